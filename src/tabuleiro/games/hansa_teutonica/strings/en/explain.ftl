# What the elements of the board are, do and mean now

explain-kind-route = Trade route
explain-kind-space = Space of a trade route
explain-kind-marker = Bonus marker
explain-kind-place = Place on the board
explain-kind-city = City
explain-kind-office = Office
explain-kind-ability = Ability on the desk
explain-kind-heap = Pieces of a player
explain-kind-points = Points
explain-kind-track = Track on the board
explain-kind-award = Award
explain-kind-sign = Sign
explain-kind-end = End of the game

explain-route = Joins { $a } and { $b }; { $spaces } spaces, one piece each.
explain-route-claim = Whoever has own pieces on all of them may claim it: found an office in one of the two cities, or take what a yellow city offers. The other pieces go back to the general stock.
explain-route-points = First, whoever controls one of the two cities gets { $points ->
        [one] 1 prestige point
       *[other] { $points } prestige points
    } for it.
explain-route-marker = Whoever claims it also takes the bonus marker that lies here: { $marker }.
explain-route-coellen = Its merchants may go to the Coellen table.
explain-route-empty = Nobody stands here.
explain-route-holds = { $owner }: { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    } here.
explain-route-missing = { $missing ->
        [one] You lack one piece to claim it.
       *[other] You lack { $missing } pieces to claim it.
    }
explain-route-ready = All pieces are yours: you can claim it.
explain-space-title = A space of { $route }
explain-space = Holds one piece, a trader or a merchant, of anybody.
explain-space-empty = It is empty: any player may place a piece here from the personal supply.
explain-space-taken = { $owner } stands here with a { $piece }.
explain-space-price = To displace it takes a piece of one's own and { $penalty ->
        [one] one more piece
       *[other] { $penalty } more pieces
    }, which go to the general stock. Its owner puts it on a near route and may add pieces.
explain-space-afford = Displacing it takes { $price } pieces; your supply has { $supply }.
explain-no-marker = No bonus marker lies on { $route } now.
explain-marker-take = Whoever claims { $route } takes it.
explain-marker-points = Used or not, bonus markers count at the end: the more, the more points.
explain-marker-extra_office = When you claim a route: found an additional office, left of all others, in one of its cities, with any piece and without a privilege.
explain-marker-swap_offices = Swap the pieces of two neighbouring offices of one city.
explain-marker-remove_three = Take up to { $amount } pieces of other players off the routes; they go back to their supplies.
explain-marker-actions = { $amount } more actions in this turn.
explain-marker-improve_ability = Improve one ability of your choice on your desk.
explain-bonus-once = Each can be used once, in one's own turn, but not in the action that brought it.
explain-bonus-yours = You have { $unused } to use and { $used } used.
explain-bonus-actions = Actions left in this turn: { $left } → { $gained }.
explain-tavern = A start marker was laid here, on { $route }, before the first turn. Later bonus markers may lie on any empty route.
explain-city = { $offices ->
        [one] One office
       *[other] { $offices } offices
    }, founded from left to right by claiming a route to the city.
explain-city-points = Most offices control it. That brings { $claimed ->
        [one] 1 prestige point
       *[other] { $claimed } prestige points
    } whenever a route to it is claimed, and { $points } points at the end. In a tie the office furthest right decides.
explain-city-figure = Instead of an office one may improve this ability: { $track }.
explain-city-end = One end of the east-west line: connected offices from here to { $other } bring { $points } prestige points to whoever is first.
explain-city-has = { $owner }: { $offices ->
        [one] one office
       *[other] { $offices } offices
    }.
explain-city-nobody = Nobody controls it.
explain-city-controller = Controlled by { $owner }.
explain-city-full = All its offices are founded.
explain-office-next = The next office takes a { $piece } and this privilege: { $privilege }.
explain-office-next-allowed = The next office takes a { $piece } and this privilege: { $privilege }. Yours is enough: { $own }.
explain-office-allowed = Your privilege is enough: { $own }.
explain-office-next-denied = The next office takes a { $piece } and this privilege: { $privilege }. Yours is still { $own }.
explain-office-denied = Your privilege is not enough yet: { $own }.
explain-office-title = Office { $number } of { $city }
explain-office = Takes a { $piece } and this privilege: { $privilege }.
explain-office-order = Only the first empty office from the left can be founded.
explain-office-coin = The gold coin: { $points ->
        [one] 1 prestige point
       *[other] { $points } prestige points
    } for whoever founds it.
explain-office-taken = { $owner } founded it with a { $piece }.
explain-extra-title = Extra offices of { $city }
explain-extra = Founded with the Extra Office marker, left of the printed ones.
explain-extra-count = They count for control and for the network, but they complete no city.
explain-figure = Whoever claims a route to { $city } may improve this ability instead of founding an office.
explain-track-keys = At the end the offices of your largest network count this many points each.
explain-track-actions = How many actions you have in each turn.
explain-track-privilegium = Which offices you may found: those of this colour and of all before it.
explain-track-liber_sophiae = How many of your pieces on routes you may move with one action.
explain-track-money_bags = How many pieces one income action brings from the general stock to the supply.
explain-track-develop = Each step frees a { $piece } for your supply.
explain-track-full = Fully developed: { $points } points at the end.
explain-track-has = { $owner } is at { $value }.
explain-track-has-privilege = { $owner } has this privilege: { $privilege }.
explain-track-has-all = { $owner } takes all.
explain-track-next = Next step: { $value }.
explain-track-next-privilege = Next step: { $privilege }.
explain-track-next-all = Next step: all.
explain-track-network = Largest network: { $offices ->
        [one] one office
       *[other] { $offices } offices
    } × { $keys } = { $points } points.
explain-supply = Pieces at hand: they are placed on routes and pay for displacing others.
explain-stock = Pieces out of play for the moment: claimed routes and penalties end here. Income brings them back to the supply.
explain-heap = { $owner }: { $traders ->
        [one] one trader
       *[other] { $traders } traders
    }, { $merchants ->
        [one] one merchant
       *[other] { $merchants } merchants
    }.
explain-stock-income = One income action brings { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    }.
explain-markers-worth = { $owner }: { $markers ->
        [one] one marker
       *[other] { $markers } markers
    }, worth { $points ->
        [one] one point
       *[other] { $points } points
    } at the end.
explain-plate = Replacement markers lie here face down until the end of the turn, when they are laid on empty routes. They count for nothing here.
explain-plate-holds = { $owner }: { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } on the plate.
explain-score-title = Points
explain-score = Prestige points on the track, and what the final scoring would add if the game ended now.
explain-score-part = { $category }: { $points }.
explain-score-total = { $owner }, if it ended now: { $points }.
explain-network = Cities with your offices that routes join. Every office of the largest one counts as many points as your keys show.
explain-control = Each city that one controls at the end is worth { $points } points.
explain-control-has = { $owner } controls { $cities ->
        [one] one city
       *[other] { $cities } cities
    }: { $points } points at the end.
explain-actions-left = { $owner }: { $left ->
        [one] one action left
       *[other] { $left } actions left
    }; { $value } in each turn.
explain-stack = Whoever takes a marker from a route draws the next one from here. When one should be drawn and none is left, the game ends.
explain-stack-left = { $left ->
        [0] The stack is empty: the next marker taken ends the game.
        [one] One marker left.
       *[other] { $left } markers left.
    }
explain-completed = Counts the cities whose printed offices are all founded. At { $end } the game ends.
explain-completed-now = { $completed } completed; { $left } to the end.
explain-prestige = Prestige points of all players. Whoever reaches { $end } ends the game.
explain-prestige-has = { $owner }: { $points }.
explain-east-west = Offices in connected cities all the way from { $a } to { $b }.
explain-east-west-awards = Prestige points once for each player: { $first } for the first, { $second } for the second, { $third } for the third.
explain-east-west-left = The next player to connect them gets { $points }.
explain-east-west-done = You have connected them.
explain-coellen = Whoever claims the route to Coellen may put a merchant of it on a slot of this table.
explain-coellen-stays = It stays there to the end and brings the points of its slot; no office is founded then.
explain-coellen-slot = { $points } points at the end; needs this privilege: { $privilege }.
explain-coellen-taken = { $points } points: { $owner }.
explain-coellen-open = { $points } points: open with this privilege: { $privilege }.
explain-coellen-denied = { $points } points: open, but you lack this privilege: { $privilege }.
explain-hand-title = Lifted pieces
explain-hand = Pieces lifted from routes; all of them are put down again in the same action.
explain-hand-holds = { $traders ->
        [one] one trader
       *[other] { $traders } traders
    }, { $merchants ->
        [one] one merchant
       *[other] { $merchants } merchants
    } in hand.
explain-first = Plays first; those who play later begin with more traders in their supply.
explain-first-is = { $owner } began.
explain-reserve = Cubes of the neutral player: they block routes and take offices, but never score.
explain-reserve-left = { $left } left.
explain-end = When this happens, the action is finished and the game is over.
