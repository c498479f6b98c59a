## Following the moves of others

web-since-turn = Since your turn
web-moves = { $count ->
    [0] no moves
    [one] one move
   *[other] { $count } moves
  }
web-move-of = move { $number } of { $count }
web-follow-first = To before the first move
web-following-move = Move { $number } of { $count }: { $name }
web-following-start = Before the first move
web-following-hint = What the others did since your turn. Nothing waits for you yet.
web-skip-to-now = Skip to now
web-speed = How fast others’ moves are shown
web-speed-off = Off
web-speed-quick = Quick
web-speed-usual = Usual
web-speed-slow = Slow
web-thinks = { $seconds ->
    [one] thinks: 1 second
   *[other] thinks: { $seconds } seconds
  }
web-move-now = Move now
web-key-step = back and on through the moves since your turn
web-key-space = play them, or stop
web-key-hurry = have the bot that thinks move now
web-key-speed = faster, slower
web-sound = Sound
web-sound-off = Off
web-sound-quiet = Quiet
web-sound-normal = Normal

web-replay-previous-move = Back one move
web-replay-previous-turn = Back one turn
web-replay-previous-round = Back one round
web-replay-next-move = Forward one move
web-replay-next-turn = Forward one turn
web-replay-next-round = Forward one round
web-replay-unit = Step by
web-replay-by-move = by move
web-replay-by-turn = by turn
web-replay-by-round = by round
web-replay-start = Before the first move
web-log-beginning = The beginning
web-curve = Points over the game
web-curve-hint = press a moment to see the board there
web-curve-label = Lines of every player’s points over the game; the replay shows the same moments one by one.
