# What the drawn board says besides the words of the game itself.

web-coimbra-board = City, pilgrim map, influence tracks and voyages
web-coimbra-round = Round { $round } of { $rounds }
web-coimbra-influence = { $track } +{ $n }
web-coimbra-paid-in = paid in { $resource }
web-coimbra-price = costs { $cost } ({ $resource })
web-coimbra-diploma = diploma: { $diploma }
web-coimbra-diplomas = { $diploma }: { $count }
web-coimbra-place = { $location }, column { $column }
web-coimbra-no-card = no card
web-coimbra-no-dice = no dice
web-coimbra-crowns = { $count ->
        [0] no crown
        [one] one crown
       *[other] { $count } crowns
    }
web-coimbra-taken = taken by { $owner }
web-coimbra-once = Once, with your disk
web-coimbra-lasting = From your disk on
web-coimbra-disk = disk of { $owner }
web-coimbra-pilgrim = pilgrim of { $owner }
web-coimbra-invested = { $owner } has invested: { $points } VP now
web-coimbra-worth = would bring { $owner } { $points } VP now
web-coimbra-places = { $tile }: { $points } VP
web-coimbra-space = { $owner }: space { $space }
web-coimbra-die = { $color } die, { $value }
web-coimbra-die-of = { $color } die, { $value }, of { $owner }
web-coimbra-token = die token { $value }
web-coimbra-token-spent = die token { $value }, already triggered
web-coimbra-score = { $owner } { $points }
web-coimbra-flag = { $flag }: { $owner }, { $crowns } crowns
web-coimbra-order = Place { $place } in the player order
web-coimbra-stack = Character stack: { $count } cards
web-coimbra-stack-short = Stack
web-coimbra-discard = Discard pile: { $count } cards
web-coimbra-discard-short = Discard
web-coimbra-coins = { $count ->
        [one] one coin
       *[other] { $count } coins
    }
web-coimbra-guards = { $count ->
        [one] one guard
       *[other] { $count } guards
    }
web-coimbra-monasteries = Monasteries reached: { $count }
web-coimbra-voyages = Voyages invested in: { $count }
web-coimbra-cards = { $class }: { $count }
web-coimbra-projected = If the game ended now: { $points } VP
web-coimbra-then-bonus = then the rest of the bonus
web-coimbra-then-acquisition = then what follows { $card }
web-coimbra-then-start-card = then { $card }
web-coimbra-then-retrieval = then the die goes to its owner
web-coimbra-then-die-bonus = then the bonuses of the { $color } die
web-coimbra-sea = Atlantic
web-coimbra-road-blue = blue road
web-coimbra-road-brown = brown road
web-coimbra-road-ruby = ruby road
web-coimbra-steps = { $steps ->
        [one] one step for { $owner }
       *[other] { $steps } steps for { $owner }
    }
web-coimbra-now = Now for { $owner }
web-coimbra-gain = +{ $n } { $what }
web-coimbra-area-city = City
web-coimbra-area-map = Map
web-coimbra-area-voyages = Voyages
web-coimbra-area-tracks = Tracks

# The main actions in the turn panel, and in two or three words why one cannot be done.
web-coimbra-do-die = Die
web-coimbra-do-favor = Favor
web-coimbra-do-buy = Buy
web-coimbra-do-distress = Distress
web-coimbra-do-pilgrim = Pilgrim
web-coimbra-do-income = Income
web-coimbra-do-voyage = Voyage
web-coimbra-first-this = first this
web-coimbra-phase-b = phase B
web-coimbra-phase-c = phase C
web-coimbra-phase-e = phase E
web-coimbra-phase-f = phase F
web-coimbra-no-steps = no steps
