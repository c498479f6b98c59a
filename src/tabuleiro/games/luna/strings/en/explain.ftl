# What the elements of the board are, do and mean now

explain-kind-figure = Figure
explain-kind-pieces = Pieces of a player
explain-kind-points = Points
explain-kind-course = Course of the game

explain-island = Use 2 active Novices here, or 1 if you have a Shrine here, to take the Favor token of this island: { $favor }.
explain-island-recruit = Or use 2 Novices here to recruit one more from your reserve.
explain-island-tokens = Favor tokens left here ({ $favor }): { $tokens }.
explain-island-novices = { $owner }: { $active } active, { $inactive } resting beside it.
explain-island-shrine = { $owner } has a Shrine here.
explain-island-figure = { $figure } is here.
explain-island-held = You hold its Favor token already; nobody holds two of one kind.
explain-island-price = Its Favor token takes { $price ->
        [one] one Novice
       *[other] { $price } Novices
    }; you have { $active } active here.
explain-favor-shrine = Shrine: with the token and 2 Novices, build a Shrine on the island of the Master Builder.
explain-favor-herbs = Herbs: return the token to wake 1 or 2 of your resting Novices on one other island. At most { $limit } times in a round.
explain-favor-tide = Tide: return the token to move any of your Novices, active, resting or on the Pier, beside other islands.
explain-favor-sailboat = Sailboat: return the token to move 1 or 2 Novices from one place onto another island; they stay active.
explain-favor-bribe = Bribe: return the token to use a temple stone just ahead of the Temple Guard as if it were approved.
explain-favor-book = Book of Wisdom: return the token to take any Book in the temple and put it under one of your Novices there. You gain { $points } Influence, and a Book keeps him from being displaced.
explain-favor-novice = Novice: the token stands in for one Novice in many actions.
explain-favor-points = Each token still held at the end is worth { $points ->
        [one] one point
       *[other] { $points } points
    }.
explain-favor-held = { $owner } holds it.
explain-favor-missing = { $owner } does not hold it; it is taken on { $island }.
explain-beside-title = Beside { $island }
explain-beside = Novices that were used rest beside their island. They can do nothing more in this round.
explain-beside-return = At the end of the round they go back onto the island.
explain-temple-guard = Stones between him and the Pier are approved: they can be claimed, and brought into the temple.
explain-temple-guard-moves = After each round he goes on to the next guard stone, towards the gate.
explain-guard-value = Bringing a stone into the temple is worth { $value } Influence in this round.
explain-figure-at = Now on { $island }.
explain-figure-next = In the next round on { $island }.
explain-figure-steps = After each round: { $steps } islands on, clockwise.
explain-priestess = At the end of each round those with most active Novices on her island gain Influence. A Shrine there counts as one Novice.
explain-priestess-points = First { $first }, second { $second }, third { $third }. Ties go by the Council of Priests.
explain-priestess-you = If the round ended now: { $count } counted for you, { $points } Influence.
explain-builder = Shrines are built on his island only.
explain-builder-built = You have a Shrine there already.
explain-builder-you = You have { $active } active Novices there (2 are needed), { $token ->
        [0] and no Shrine token
       *[other] and a Shrine token
    }.
explain-apostate = At the end of each round whoever has Novices on or beside his island loses { $extra } Influence and 1 more for each of them.
explain-apostate-expel = Novices used on his island drive him on: one island clockwise for each.
explain-apostate-moves = After the round he goes to the next island with Novices.
explain-apostate-you = If the round ended now you would lose { $loss }.
explain-stone-title = Temple stone { $number }
explain-stone = Belongs to space { $number } of the temple ({ $board }); its symbol is that of { $island }.
explain-stone-promote = Promotion: an active Novice of { $island } claims it, and a second one there is used.
explain-stone-sanctify = Sanctification: bring a stone that you claimed, with its Novice, to its space in the temple. It is worth the number under the Temple Guard.
explain-stone-displace = Rivals on neighbouring spaces with lower numbers and without a Book are driven out to their Pier, { $points } Influence for each.
explain-stone-absent = It is not in this game.
explain-stone-dealt = It was dealt to begin with.
explain-stone-approved = Approved: it can be used now.
explain-stone-bribable = Not approved yet, but within reach of a Bribe.
explain-stone-locked = Locked: the Temple Guard has not come so far.
explain-stone-free = Nobody has claimed it.
explain-stone-claimed = Claimed by { $owner }.
explain-stone-you = You have { $active } active Novices on { $island }; 2 are needed.
explain-stone-empty = It lies in the temple without a Novice; nobody can enter any more.
explain-stone-holds = In the temple with a Novice: { $owner }.
explain-stone-book = A Book of Wisdom protects it.
explain-board = { $spaces } spaces, one for each temple stone of its colour.
explain-board-laid = It lies in the temple.
explain-board-unused = It is not part of this game.
explain-temple = Novices come here with the stones that they claimed on the path.
explain-temple-points = At the end of each round every own Novice in the temple is worth { $points ->
        [one] one Influence
       *[other] { $points } Influence
    }.
explain-temple-has = { $owner }: { $novices } in the temple.
explain-path = Temple stones wait here in order of their numbers, guard stones between them. Those that the Temple Guard has passed are approved.
explain-guard = The Temple Guard stands here in round { $round }.
explain-guard-points = Then a stone brought into the temple is worth { $value } Influence.
explain-guard-here = He is here now.
explain-guard-gone = This round is over.
explain-guard-ahead = He has not come so far yet.
explain-chair-title = Chair { $number }
explain-chair-points = Whoever sits here at the end gains { $points }.
explain-chair-sits = { $owner } sits here.
explain-chair-steps = { $steps ->
        [one] One Novice brings you here.
       *[other] { $steps } Novices of one island bring you here.
    }
explain-council = Use any number of Novices of one island to move your marker on by as many chairs.
explain-council-ties = Whoever is further ahead wins all ties; on one chair the marker on top. On the last chair later markers go underneath.
explain-council-place = Place { $place }: { $owner }.
explain-meditation = Meditation: turn over a time token instead of acting. One may act again later.
explain-meditation-last = Whoever turns over the last one ends the actions of the round and gains { $points ->
        [one] one Influence
       *[other] { $points } Influence
    }.
explain-meditation-left = { $left ->
        [one] One time token left.
       *[other] { $left } time tokens left.
    }
explain-observatory = The store of Influence, which is points: most of it wins.
explain-round-title = Round
explain-round = The game has { $rounds } rounds.
explain-round-scoring = Each ends with a scoring: Moon Priestess, Apostate, temple.
explain-round-now = Round { $round }; { $left } to come.
explain-novices = { $novices } for each player. Active ones stand on islands and can be used.
explain-novices-active = { $owner }: { $novices } active.
explain-novices-inactive = Resting: { $novices }.
explain-novices-pier = { $owner }: { $novices } on the Pier.
explain-novices-reserve = In reserve: { $novices }.
explain-shrines = Each Shrine on an island is worth { $points } points at the end.
explain-shrines-use = The Favor of its island takes one Novice less, a Promotion too, and it counts as a Novice for the Moon Priestess.
explain-shrines-has = { $owner }: { $built } built, worth { $points }; { $left } left.
explain-pier = Novices driven out of the temple wait here. Tide and Sailboat bring them back to the islands.
explain-score = Influence so far, and what the end of the game would add.
explain-score-has = { $owner }: { $points }.
explain-score-part = At the end, { $category }: { $points }.
explain-score-round = At the end of this round, { $category }: { $points }.
explain-score-total = { $owner }, if the game ended now: { $points }.
explain-medallion = The start player of the round. Next is whoever sits left of the player who turns over the last time token.
explain-medallion-two = The start player of the round. It changes hands after every round.
explain-medallion-is = { $owner } has it.
