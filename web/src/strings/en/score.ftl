# A score explains itself

web-score-of = Points of { $name }
web-score-press = { $points ->
    [one] { $points } point
   *[other] { $points } points
} of { $name }: where from?
web-score-board = On the board
web-score-if-ended = If the game ended now
web-score-in-all = In all
web-score-more = How could it become more?
web-score-more-hint = The nearest step of each kind: facts of this position, no advice.
web-score-moves = { $count ->
    [one] The move that brought it
   *[other] The { $count } moves that brought it
}
web-score-before = before the first move
web-score-move = move { NUMBER($ply, useGrouping: 0) }
web-score-where = Show on the board: { $what }
web-score-none = No points yet.
web-score-back = Final scoring
web-score-fold = Make room for the board
web-score-unfold = Show the points again
web-score-every = Every point of it
web-key-score = Explain a score
