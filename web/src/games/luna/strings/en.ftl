# What the drawn board says besides the words of the game itself.

web-luna-board = Holy islands around the temple island
web-luna-island-shrine = Shrine
web-luna-island-herbs = Herbs
web-luna-island-tide = Tide
web-luna-island-sailboat = Sailboat
web-luna-island-bribe = Bribe
web-luna-island-book = Library
web-luna-island-novice = Novice
web-luna-island = { $island }; { $tokens ->
        [one] { $tokens } Favor token
       *[other] { $tokens } Favor tokens
    }
web-luna-novices = { $owner }: { $active } active, { $inactive } inactive
web-luna-shrine = Shrine of { $owner }
web-luna-next = { $figure } comes here next round
web-luna-blocked = no actions here
web-luna-stone = Stone { $stone }, { $island }
web-luna-in-temple = in the temple
web-luna-party = { $party }
web-luna-count = { $owner } { $count }
web-luna-nobody = nobody
web-luna-chair = { $owner } { $points }
web-luna-round = Round { $round } of { $rounds }
web-luna-round-short = R{ $round }
web-luna-time = Time tokens left: { $left } of { $total }
web-luna-time-room = Time tokens left: { $left } of { $total }, the last one brings +{ $points }
web-luna-guard = A sanctified stone brings { $points } influence now
web-luna-favors = Favor tokens
web-luna-none = none
web-luna-council = Council of Priests: place { $rank }, { $points } points at the end
web-luna-active = Active Novices: { $count }
web-luna-inactive = Inactive Novices: { $count }
web-luna-path = Novices on the path: { $count }
web-luna-temple = Novices in the temple: { $count }
web-luna-pier = Novices on the pier: { $count }
web-luna-reserve = Novices in reserve: { $count }
web-luna-shrines = Shrines built: { $count } of { $all }
web-luna-end-of-round = End of round
web-luna-round-end = If the round ended now: Moon Priestess +{ $priestess }, Apostate −{ $apostate }, Novices in the temple +{ $temple }
web-luna-projected = If the game ended now: { $points } points

# The main actions in the turn panel, and in two or three words why one cannot be done.
web-luna-do-island = Island
web-luna-do-travel = Travel
web-luna-do-temple = Temple
web-luna-do-council = Council
web-luna-do-expel = Expel
web-luna-do-meditate = Meditate
web-luna-do-end = End
web-luna-first-this = first this
web-luna-no-novices = nobody
web-luna-no-stone = no stone
web-luna-no-apostate = not there
web-luna-no-time = no time
web-luna-act-first = act first
web-luna-at-active = Active Novices
web-luna-at-inactive = Inactive Novices
web-luna-at-path = Novices on the path
web-luna-at-temple = Novices in the temple
web-luna-at-pier = Novices on the pier
web-luna-at-reserve = Novices in reserve
web-luna-stone-number = stone { $stone }
web-luna-pier-from = from the pier
