## The end and replay

web-scoring = Final scoring
web-category = Category
web-total = Total
web-rank = Rank
web-chart = The points of every player as bars, by category; the table above has the same numbers.
web-winner = { $names } wins
web-winners = Shared victory: { $names }
web-solo-won = You won by { $margin }
web-solo-lost = You lost by { $margin }
web-tie-break = The tie was broken by: { $criterion }
web-truncated = The game was cut off before its natural end.
web-rematch-there = To the rematch
web-replay = Replay
web-replay-first = To the start
web-replay-previous = Back one move
web-replay-next = Forward one move
web-replay-last = To the last move
web-replay-play = Play
web-replay-pause = Pause
web-replay-ply = Move
web-replay-now = Back to now
web-download = Download
web-fork = Play from here
web-fork-hint = A new table begins after move { $ply }. This one stays as it is.
web-fork-seat = You play
web-fork-level = The others are bots
