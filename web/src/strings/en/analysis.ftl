# The analysis of a game.

web-analyse = Analyse
web-analysis = Analysis
web-analysis-players = { $count ->
    [one] alone
   *[other] { $count } players
}
web-analysis-learn = Learn from mistakes
web-analysis-deeper = Look deeper
web-analysis-report = Report
web-analysis-table-link = To the table
web-analysis-none = There is no such analysis
web-analysis-none-hint = It may have been deleted, or its table is private and the link lacks the key.
web-analysis-place = Waiting: number { $place } in the queue.
web-analysis-begins = The analysis begins.
web-analysis-quick = A quick look first. It grows more precise while you read.
web-analysis-progress = How much of the analysis is done
web-analysis-done = The analysis is done.
web-analysis-failed = The analysis could not be computed. Ask for it again.
web-analysis-older = This analysis was made by an older engine. Ask for it anew at the table.
web-analysis-gaps = { $count ->
    [one] One part of the game could not be computed: there is a gap.
   *[other] { $count } parts of the game could not be computed: there are gaps.
}
web-analysis-unfinished = This game was not played to its end. It is analysed as far as it goes.
web-analysis-estimate-uncalibrated = Nobody has proven yet what the search's values come to in this game. So you see points and turns, and no chances or grades.
web-analysis-estimate-other-weights = What was proven about this game belongs to other weights. So you see points and turns, and no chances or grades.
web-analysis-estimate-unproven = In games that were held out, the estimates for this game did not come true well enough. So you see points and turns, and no chances or grades.

web-chances = Chances to win
web-chances-about = share of each seat after every turn, in %; dotted: fair share { $fair }
web-margin = Expected margin
web-margin-about = in points to the best automaton, with the band that holds four games of five
web-margin-points = { $points } points
web-analysis-points = Points if it ended now
web-analysis-points-about = of everybody after every turn; below: rounds
web-analysis-points-of = points of { $name }
web-analysis-form = How the chances are drawn
web-analysis-areas = Areas
web-analysis-lines = Lines
web-analysis-shown = What is shown
web-analysis-graph = Graph
web-analysis-as-table = Table
web-analysis-table = Chances, grades, luck and points by turn
web-analysis-copy = Copy as CSV
web-analysis-copied = The table is copied.
web-analysis-turn = turn
web-analysis-round = round
web-analysis-seat = seat
web-analysis-lost = lost
web-analysis-grade = grade
web-analysis-luck = luck
web-analysis-no-luck = In this game chance draws in the set-up only.
web-analysis-dots = dot: best to fair
web-analysis-row = Turn { $turn } of { $most }, { $name }: { $values }

web-analysis-turns = Turns
web-analysis-which = Which turns are listed
web-analysis-all = All
web-analysis-mistakes = Mistakes
web-analysis-round-number = Round { $number }

web-analysis-accuracy = accuracy { $accuracy }
web-analysis-better = Better
web-analysis-played = Played
web-analysis-line = The better line
web-analysis-drawn = Chance drew. Luck:
web-analysis-hinted = A hint was taken in this turn.
web-analysis-show-better = Show the better line
web-analysis-show-played = Show what was played
web-analysis-next = Next decision
web-analysis-editor = Open in the editor
web-analysis-moments = Key moments

web-grade-find = Find
web-grade-best = Best
web-grade-good = Good
web-grade-fair = Fair
web-grade-inaccuracy = Inaccuracy
web-grade-mistake = Mistake
web-grade-blunder = Blunder
web-grade-forced = Forced
web-grade-about = about { $grade }
web-grade-find-sign = !
web-grade-best-sign = ✓
web-grade-good-sign = =
web-grade-fair-sign = ~
web-grade-inaccuracy-sign = ?!
web-grade-mistake-sign = ?
web-grade-blunder-sign = ??
web-grade-forced-sign = ·

web-moment-swing = The largest swing: { $name } { $change }
web-moment-leader = { $name } takes the lead: { $change }
web-moment-worst = { $name }'s worst turn: { $change }
web-moment-find = A find by { $name }
web-moment-luck = Luckiest draw: { $name } { $change }
web-moment-unlucky = Unluckiest draw: { $name } { $change }
web-moment-decided = Decided here: { $name } stays above 90 %

web-ledger = Why it ended so
web-ledger-share = in % of a win; start, luck, decisions and drift add up to the result
web-ledger-points = in points of margin; start, luck, decisions and drift add up to the result
web-ledger-start = start
web-ledger-luck = luck
web-ledger-own = own
web-ledger-others = others
web-ledger-drift = drift
web-ledger-result = result
web-ledger-accuracy = accuracy
web-ledger-no-accuracy = too little was at stake to tell an accuracy
web-ledger-gave = gave away { $amount } of a win
web-ledger-gave-points = gave away { $amount } points

web-try = Try it yourself
web-try-ask = Turn { $turn } once more: find a better one. Nothing of the game is changed.
web-try-choices = What you can do
web-try-all = Show everything that can be done
web-try-ended = Your turn ends here.
web-try-check = Check
web-try-again = Try again
web-try-next = Next mistake
web-try-help = Help
web-try-best = The best turn.
web-try-good = A good turn.
web-try-better = Better than in the game, but there is more.
web-try-no = Not better than in the game.
web-try-lost =
    { $measure ->
        [margin] It gives away { $lost } points, in the game it was { $before }.
       *[other] It gives away { $lost } of a win, in the game it was { $before }.
    }

web-editor-from-here = Editor

web-key-analysis-turn = One turn on or back
web-key-analysis-moment = The next or the last key moment

# A picture to share.

web-card = Share
web-card-names = Show names
web-card-link = Copy the link
web-card-copied = The link is copied.
web-card-svg = Save as SVG
web-card-png = Save as PNG
web-card-alt = A card with the result
