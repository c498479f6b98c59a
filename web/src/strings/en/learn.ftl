web-learn-title = Learn by playing
web-learn-hint = A real game on the real board, step by step. Do what the coach asks, or try anything else: the rules answer. Leave whenever you like and go on later.
web-learn-game = Learn { $game }
web-learn-steps = Steps
web-learn-progress = { $done } of { $of } steps done
web-learn-go =
    { $state ->
        [begun] Go on
        [done] Play it again
       *[new] Begin
    }
web-coach-step = { $step } of { $of }
web-coach-done = Done.
web-coach-now = Now:
web-coach-look = Look up:
web-coach-open = Open each part of the scoring
web-coach-try = Try it: { $action }
web-coach-reply =
    { $sort ->
        [refused] Not yet ✕
        [wrong] Not quite
       *[elsewhere] Allowed, but not here
    }
web-coach-not-played = Nothing was played.
web-coach-ways = Through the lesson
web-coach-back = Back
web-coach-again = Again
web-coach-skip = Skip
web-coach-help = Help
web-coach-no-help = Everything that you need is in the text above. What it talks about is framed on the board.
web-coach-leave = Leave
web-coach-scene-over = On to another game
web-coach-scene-next = The next steps are played in a later game, on a fuller board.
web-coach-go-on = Go on
web-coach-end = You know how to play
web-coach-end-hint = That was everything a first game needs. Now play on from your first game, on your own, against two novices.
web-coach-play-on = Play on
web-coach-others = All lessons
web-coach-later = { $count ->
    [one] One thing that a first game leaves out
   *[other] { $count } things that a first game leaves out
}
web-key-coach = In a lesson: help with this step
web-key-step-back = In a lesson: one step back

# Puzzles.

web-puzzles = Puzzles
web-puzzles-hint = A turn to find, or all that are left, in positions from games between bots; some are set up to be the last ones. Any order counts, and so does everything that is as good. What is claimed is proved, or was played out hundreds of times.
web-puzzle = Puzzle
web-puzzle-of-the-day = Puzzle of the day
web-puzzle-daily-of = Puzzles of the day
web-puzzle-level = level { $level } of 5
web-puzzle-ask-win = { $name } to move: find what wins
web-puzzle-ask-points = { $name } to move: find what brings most points by the end
web-puzzle-ask-best = { $name } to move: find the best turn
web-puzzle-claim-win = Win the game
web-puzzle-claim-points = Most points
web-puzzle-claim-best = Best turn
web-puzzle-ask-how = Play the whole turn on the board, undo freely, then press Check. Any order and any equally good turn counts.
web-puzzle-ask-how-run = { $seats ->
    [one] Play until chance draws or the game is over.
   *[other] Play until somebody else has a choice or the game is over; forced moves of others are made for them.
} Undo freely, then press Check. Any order counts, and so does anything as good.
web-puzzle-list = { $count ->
    [one] List the one thing that can be done
   *[other] List the { $count } things that can be done
}
web-puzzle-help = Help { $step } of 3
web-puzzle-show = Show the solution
web-puzzle-help-costs = help costs the streak only
web-puzzle-best = Solved
web-puzzle-good = Solved: as good as ours
web-puzzle-better = Better than ours, it seems
web-puzzle-better-kept = A search holds your turn for better than our solution. That is kept as a report, and counts as solved.
web-puzzle-no = Not this one
web-puzzle-shown = The solution
web-puzzle-other-order = in another order than ours
web-puzzle-tries = { $count ->
    [one] first try
   *[other] { $count } tries
}
web-puzzle-lost-win = This turn does not win.
web-puzzle-lost-points = { $count ->
    [1] It brings one point less than the best one.
   *[other] It brings { $points } points less than the best one.
  }
web-puzzle-solution = Our solution
web-puzzle-why = Why the usual try fails
web-puzzle-fails-win = It does not win.
web-puzzle-fails-points = { $count ->
    [1] It brings one point less by the end.
   *[other] It brings { $points } points less by the end.
  }
web-puzzle-fails-best = Played out, it wins less often.
web-puzzle-proof-enumerated = Proved: everything that can still happen was played out, { $count } positions.
web-puzzle-proof-wins_now = Proved: the turn ends the game, and it is won. No other turn wins at once.
web-puzzle-proof-played_out = Played out { $games } times each by equal bots that met the same luck: our turn won { $best }, the next best { $next }. That is ahead beyond chance (95 %, one-sided). Searches of several sizes agree.
web-puzzle-themes = Themes
web-puzzle-theme = Theme
web-puzzle-theme-denies = denies others
web-puzzle-theme-waits = waits
web-puzzle-theme-sets_up = sets up
web-puzzle-theme-ends_the_game = ends the game
web-puzzle-theme-opening = opening
web-puzzle-theme-middle = middle
web-puzzle-theme-end = end
web-puzzle-vote = Good puzzle?
web-puzzle-vote-yes = Yes
web-puzzle-vote-no = No
web-puzzle-restart = Restart
web-puzzle-played = Your turn as played
web-puzzle-next = Next puzzle
web-puzzle-no-next = There is no other puzzle like this.
web-puzzle-none = There is no such puzzle
web-puzzle-none-hint = It may have been for an older edition of the game, or it did not stand up to a closer look.
web-puzzle-nothing = There are no puzzles like this yet.
web-puzzle-choose = Practise
web-puzzle-game = Game
web-puzzle-level-choice = Level
web-puzzle-any = any
web-puzzle-begin = { $count ->
    [one] Begin: one puzzle
   *[other] Begin: { $count } puzzles
}
web-puzzle-week = Your week
web-puzzle-day =
    { $state ->
        [solved] solved
        [helped] solved with help
        [missed] not solved
       *[none] nothing tried
    }
web-puzzle-streak = { $count ->
    [one] streak: { $count } day
   *[other] streak: { $count } days
}
web-puzzle-solved-of = solved { $solved } of { $tried }
web-puzzle-weakest = weakest: { $theme }, { $solved } of { $tried }
web-puzzle-practise = Practise this

# The explorer: what is chosen first, and what became of it.

web-explorer = Explorer
web-explorer-hint = Set-ups are drawn, so no opening position comes twice. What people and bots choose first does: how often each choice was made, its share of the wins, and how sure that is.
web-explorer-none = none
web-explorer-choice = Choice
web-explorer-games = Games
web-explorer-wins = Wins
web-explorer-between = Where the truth lies with 95 %
web-explorer-points = Points
web-explorer-adjusted = Wins without luck
web-explorer-examples = Examples
web-explorer-open = { $choice }: open example { $number }
web-explorer-few = too few games
web-explorer-verdict-above = : better than the fair share
web-explorer-verdict-below = : worse than the fair share
web-explorer-verdict-even = : no clear difference
web-explorer-verdict-few = : too few games
web-explorer-all = All { $count } choices
web-explorer-less = Fewer choices
web-explorer-seats = Players
web-explorer-seat = Seat
web-explorer-who = Who plays
web-explorer-edition = Data edition
web-explorer-options = Options
web-explorer-any = any
web-explorer-option = { $name } ({ $games })
web-explorer-who-people = People
web-explorer-who-mixed = People and bots
web-explorer-who-iterations = { $level }, { $count } lines tried a decision
web-explorer-who-seconds = { $level }, { $count } s a turn
web-explorer-counted = { $games ->
    [0] No games are known yet.
    [one] One game. The fair share of wins is { $fair }.
   *[other] { $games } games. The fair share of wins is { $fair }.
}
web-explorer-by = Who plays: { $who }.
web-explorer-waiting = { $games ->
    [one] One more is being counted.
   *[other] { $games } more are being counted.
}
web-explorer-legend = Dotted: the fair share. ▲ better, ▼ worse: sure even though many choices are compared. All others may be chance.

# What my own games say of me.

web-statistics = My statistics
web-statistics-private = Only you see this.
web-statistics-save = Save as JSON
web-statistics-clear = Begin anew
web-statistics-clear-hint = Games that are over will not be counted here any more. Your tries at mistakes and puzzles and your progress in lessons are deleted. The games themselves stay.
web-statistics-none = Nothing to tell yet
web-statistics-none-hint = Finish a game with others, people or bots, or solve a puzzle. Then it is counted here.
web-statistics-waiting = { $games ->
    [one] One game is still being read.
   *[other] { $games } games are still being read.
}
web-statistics-results = Results
web-statistics-record = { $games ->
    [one] One game: { $share } of the wins, { $low } to { $high } with 95 % certainty. The fair share is { $fair }.
   *[other] { $games } games: { $share } of the wins, { $low } to { $high } with 95 % certainty. The fair share is { $fair }.
}
web-statistics-points = Where the points come from
web-statistics-own = me, points on average
web-statistics-winners = who won these games
web-statistics-sum = All together
web-statistics-accuracy = Accuracy
web-statistics-accuracy-legend = A dot a game, filled where it was won; the line is its 95 % interval. Dashed: the mean.
web-statistics-unjudged = None of these games was analysed. Analyse one to see accuracy, luck, and where chances were lost.
web-statistics-judged = { $games ->
    [one] One game analysed: accuracy { $accuracy }.
   *[other] { $known ->
        [yes] { $games } games analysed: accuracy { $accuracy } on average, { $between } with 95 % certainty.
       *[no] { $games } games analysed: accuracy { $accuracy } on average.
    }
}
web-statistics-place = Place
web-statistics-luck = Luck
web-statistics-luck-sum = Luck in sum: { $luck } wins; without it these games would have brought { $adjusted }. Given away by decisions: { $lost } wins.
web-statistics-lost = Where chances are lost
web-statistics-where = In
web-statistics-decisions = Judged
web-statistics-a-game = Wins a game
web-statistics-lost-legend = What better decisions would have brought on average in a game, by part of the game and by what was decided.
web-statistics-phase-opening = Opening
web-statistics-phase-middle = Middle
web-statistics-phase-end = End
web-statistics-practise = Practise
web-statistics-weakest = Most is lost here: { $kind }
web-statistics-puzzle = Puzzle { $number }
web-statistics-mistakes = { $found ->
    [one] One turn worth trying again, { $solved } solved.
   *[other] { $found } turns worth trying again, { $solved } solved.
}
web-statistics-mistake = Turn { $turn }: { $kind }, −{ $loss }
web-statistics-puzzles = { $tried ->
    [one] One puzzle tried, { $solved } solved.
   *[other] { $tried } puzzles tried, { $solved } solved.
}
web-statistics-tried = Tried
web-statistics-solved = Solved
web-statistics-choices = What I choose first
web-statistics-choices-legend = Choices made three times or more. Dotted: the fair share.

# What teaches, on the home page.

web-home-learn = Your first game, step by step
web-home-learn-hint = A short real game with a coach who explains only what you need now.
web-home-learn-part =
    { $part ->
        [board] The aim, on the real board
        [press] Turns in which every press is told
        [wrong] Try anything: the rules answer
       *[count] How every point was won
    }
web-home-learn-go =
    { $state ->
        [begun] Go on with { $game }
       *[new] Start with { $game }
    }
web-home-puzzle =
    { $claim ->
        [win] One turn wins the game: find it.
        [points] Find what brings most points by the end.
       *[best] Find the best turn.
    }
web-home-solve = Solve
web-home-puzzles = All puzzles
