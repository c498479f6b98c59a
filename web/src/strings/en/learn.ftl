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
