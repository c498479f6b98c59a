game-name = Quarry
game-tagline = Take pebbles from the heap

decision-roll = The die is rolled
decision-take = How many pebbles do you take?

kind-take = Take

action-roll = Roll a { $number }
action-take = { $number ->
    [one] Take one pebble
   *[other] Take { $number } pebbles
}

event-rolled = The die shows { $number }
event-took = { $number ->
    [one] { $seat }: takes one pebble
   *[other] { $seat }: takes { $number } pebbles
}
event-ended = The heap is empty

refusal-over = The game is over
refusal-not_now = This is not what is decided now
refusal-die = The die shows only { $face }
refusal-heap = The heap holds only { $heap }

heap-left = { $number } in the heap
die-shows = die { $face }
category-pebbles = Pebbles
end-heap_empty = The heap is empty
tiebreak-last_pebble = Took the last pebble
tiebreak-shared = Shared victory
option-heap = Heap
option-heap-small = Small
option-heap-large = Large

# What the generic board of the page calls the facts of the view.
fact-heap = Heap
fact-face = Die
fact-turn = Seat in turn
fact-last = Took the last pebble
fact-most = Most that can be taken
fact-points = Pebbles

# What the elements of the board are and mean now.
explain-kind = On the table
explain-heap = Pebbles are taken from here: at least one, at most as many as the die shows. When it is empty, the game ends.
explain-heap-left = { $number ->
    [one] One pebble is left.
   *[other] { $number } pebbles are left.
}
explain-die = Rolled before every turn; it says how many pebbles may be taken.
explain-die-shows = It shows { $face }.
explain-points = Each pebble is worth one point.
explain-points-of = { $seat }: { $points }.
