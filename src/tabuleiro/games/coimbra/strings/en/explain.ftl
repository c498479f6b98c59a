# What the elements of the board are, do and mean now

explain-kind-card = Character card ({ $name })
explain-kind-place = Place on the board
explain-kind-die = Die
explain-kind-tile = Tile
explain-kind-action = Action
explain-kind-start = Start cards
explain-kind-monastery = Monastery
explain-kind-voyage = Voyage
explain-kind-resource = What a player has
explain-kind-piece = Piece of a player
explain-kind-class = Class and influence
explain-kind-points = Points
explain-kind-course = Course of the game

explain-too-dear = Costs { $price } ({ $resource }); you have { $have }.
explain-pays = Costs { $price } ({ $resource }): { $have } → { $left }.
explain-card-influence = Influence: { $track } +{ $n }.
explain-card-immediate = At once:
explain-card-phase_c = When buying cards, in phase C:
explain-card-phase_e = At the income, in phase E:
explain-card-game_end = At the end of the game:
explain-card-cost = Paid in { $resource }: as many as the die shows.
explain-card-diploma = Diploma: { $diploma }.
explain-card-owner = { $owner } has it.
explain-card-discarded = It lies on the discard pile.
explain-card-undrawn = It has not been drawn yet.
explain-card-lies = { $location }, column { $column }.
explain-card-crown = On it lies: { $crown }.
explain-display-title = { $location }, column { $column }
explain-display = Character cards lie here, new ones in every round.
explain-display-empty = There is no card here now.
explain-location-castle = Each die here takes a favour tile, free of charge.
explain-location-city = Each die here buys a character card of this row, at the price that the die shows.
explain-location-ascending = Low dice act first.
explain-location-descending = High dice choose first, and pay more.
explain-location-die = { $value }: { $owner }.
explain-location-token = { $value }: a die token, which takes away the card with most influence.
explain-die-title = Die ({ $color })
explain-die-number = Its number is the price of a card and says when you choose.
explain-die-colour = Its colour is your income in phase E, by your place on this track: { $track }.
explain-die-white = In phase E it brings the income of any track you choose.
explain-die-unused = It is not in this game.
explain-die-shows = It shows { $value }.
explain-die-pool = It lies in the pool.
explain-die-owner = { $owner } has it.
explain-die-income = Income for { $owner } now:
explain-favor = Whoever takes it:
explain-crowns = { $crowns ->
        [0] No crowns.
        [one] One crown.
       *[other] { $crowns } crowns.
    }
explain-favor-free = It is free.
explain-favor-taken = { $owner } took it in this round.
explain-crown = Whoever buys the card that it lies on takes it. Crowns decide the player order in phase D.
explain-crown-owner = { $owner } has it in this round.
explain-crown-lies = It lies on a card: { $location }, column { $column }.
explain-cap = Raises one of your dice in the city by { $n }: you choose earlier, and pay more.
explain-cap-used = It lies on a die now.
explain-distress = Instead of a card or a favour tile: { $coins } coins and { $guards } guards.
explain-distress-you = Coins { $coins } → { $more }, guards { $guards } → { $stronger }.
explain-group = Two start cards, taken together before the first round. They bring influence and their bonuses.
explain-group-other = Everybody takes one pair and places the pilgrim on one corner, in two turns.
explain-group-card = { $card }:
explain-group-taken = Nothing lies here any more.
explain-group-title = Start cards { $number }
explain-pool = In phase B everybody takes three dice from here, one after the other, and places them in the city.
explain-pool-left = { $dice ->
        [one] One die left.
       *[other] { $dice } dice left.
    }
explain-stack = Twelve cards are laid out from here in every round. Nobody knows the order.
explain-stack-left = { $cards ->
        [one] One card.
       *[other] { $cards } cards.
    }
explain-discard = Cards that nobody bought. Some effects bring them back.

explain-monastery-once = Once, when your pilgrim arrives:
explain-monastery-lasting = From then on:
explain-monastery = Whoever enters for the first time puts a disk here and gets what it brings. Each player once.
explain-monastery-absent = It is not in this game.
explain-monastery-disk = { $owner } was here.
explain-node-steps = { $steps ->
        [one] One step away from your pilgrim.
       *[other] { $steps } steps away from your pilgrim.
    }
explain-node-brings = Would bring you now:
explain-gain = +{ $n } { $what }
explain-node-pilgrim = The pilgrim of { $owner } is here.
explain-corner = A start: pilgrims begin in one of the four corners and never come back.
explain-stopover = Nothing happens here; pilgrims pass through.
explain-map = Pilgrims walk along the roads, one place for each step. Others do not block the way.
explain-map-disks = { $owner }: { $disks ->
        [one] one monastery
       *[other] { $disks } monasteries
    }.
explain-slot-title = Voyage { $number }
explain-voyage-task = At the end of the game:
explain-voyage = In phase F each player may invest in one voyage: pay its price, and its task counts at the end.
explain-voyage-cost = Price: { $cost } ({ $resource }).
explain-voyage-absent = It is not in this game.
explain-voyage-invested = { $owner } invested: { $points } points now.
explain-voyage-worth = It would be worth { $points } points to you now.
explain-track = Influence with this class. The higher the disk, the larger the income of a die of its colour in phase E.
explain-track-order = At the end the first places score. On one space whoever came first is ahead.
explain-track-space = { $owner } is on { $space }.
explain-track-income = A die of this colour brings you now:
explain-track-two = At the end: first { $first }, second { $second }.
explain-track-three = At the end: first { $first }, second { $second }, third { $third }.
explain-tile-title = Influence scoring tile
explain-tile = What the first places on its track are worth at the end. Whoever stands on space 0 gets nothing.
explain-tile-track = It belongs to this track: { $track }.
explain-flag = The order of play. In phase D most crowns come first; in a tie the order turns round.
explain-flag-title = Player order, place { $number }
explain-flag-has = { $owner } plays here now.

explain-coins-title = Coins
explain-coins = They buy cards and voyages with the sign of a coin.
explain-guards-title = Guards
explain-guards = They buy cards and voyages with the sign of a shield.
explain-limit = At most { $limit }; what is more is lost.
explain-resource-has = { $owner }: { $n }.
explain-crowns-title = Crowns
explain-crowns-use = Crowns of this round, on favour tiles, crown tokens and flags, decide the player order in phase D.
explain-crowns-has = { $owner }: { $crowns }.
explain-diplomas = Sets of different diplomas score at the end; larger sets are worth far more.
explain-diplomas-has = { $diploma }: { $n }.
explain-diplomas-worth = { $owner }, now worth { $points }.
explain-shutters-title = Shutters
explain-shutters = Dice that have acted wait here; in phase E each brings the income of its colour.
explain-shutters-has = { $owner }: { $dice } of 3.
explain-pilgrim-at = { $owner }: { $node }.
explain-class = Cards, die colour, track and income of one class belong together.
explain-class-cards = { $cards ->
        [one] One card of this class.
       *[other] { $cards } cards of this class.
    }
explain-score = Points so far, and what the final scoring would add if the game ended now.
explain-score-part = { $category }: { $points }.
explain-score-total = { $owner }, if it ended now: { $points }.
explain-round-title = Round
explain-round = The game has { $rounds } rounds of six phases.
explain-round-now = Round { $round }; { $left } to come.
explain-phase-title = Phase { $letter }
explain-letter-A = A
explain-letter-B = B
explain-letter-C = C
explain-letter-D = D
explain-letter-E = E
explain-letter-F = F
explain-phase-A = A: all dice are rolled.
explain-phase-B = B: in three turns everybody takes a die and places it in the city.
explain-phase-C = C: row by row the dice buy cards and take favour tiles.
explain-phase-D = D: crowns decide the new player order.
explain-phase-E = E: everybody's dice bring the income of their tracks.
explain-phase-F = F: everybody may invest in a voyage.
explain-zone-immediate = Cards whose bonus came once, when they were bought.
explain-zone-phase_c = Cards that help when buying others in phase C.
explain-zone-phase_e = Cards that work at the income in phase E.
explain-zone-game_end = Cards that score at the end of the game.
explain-zone-has = { $owner }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
