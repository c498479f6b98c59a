# What the drawn board says besides the words of the game itself.

web-hansa-board = { $side }, map of the trade routes
web-hansa-route = { $route }, { $taken } of { $spaces } spaces taken
web-hansa-yours = yours { $count }
web-hansa-theirs = { $owner } { $count }
web-hansa-route-marker = bonus marker { $marker }
web-hansa-city = { $city }, { $taken } of { $offices } offices taken
web-hansa-controller = controlled by { $owner }
web-hansa-extra = { $count ->
        [one] one extra office
       *[other] { $count } extra offices
    }
web-hansa-next-office = next office: { $privilege }, { $shape }
web-hansa-figure = improves { $track }
web-hansa-player = { $player }
web-hansa-prestige = { $player } { $points }
web-hansa-completed = Completed cities: { $completed } of { $end }
web-hansa-completed-title = Completed cities
web-hansa-completed-end = { $end } end the game
web-hansa-stack = Marker stack: { $size ->
        [0] empty
        [one] one marker
       *[other] { $size } markers
    }
web-hansa-hand = In the hand: { $traders } × Trader, { $merchants } × Merchant
web-hansa-waiting = { $piece } ({ $owner }) is waiting for a new place
web-hansa-ends = The game ends at
web-hansa-leader = Leader's prestige points: { $value } of { $end }
web-hansa-drawn = Bonus markers drawn: { $value } of { $end }
web-hansa-supply = Supply
web-hansa-stock = Stock
web-hansa-heap = { $place }: { $traders } × Trader, { $merchants } × Merchant
web-hansa-cities-controlled = Controlled cities: { $count }
web-hansa-network = Largest network: { $offices } offices × { $keys } keys
web-hansa-projected = If the game ended now: { $points } points
web-hansa-first = Start player
web-hansa-plate = Face-down markers on the plate: { $count }
web-hansa-track = { $track }: { $value }
web-hansa-track-all = { $track }: whole stock
web-hansa-track-privilege = { $track }: { $privilege }
web-hansa-marker-unused = { $marker }, not used yet
web-hansa-marker-used = { $marker }, used
web-hansa-actions-left = { $count ->
        [0] no action left
        [one] one action left
       *[other] { $count } actions left
    }

# The main actions in the turn panel, and in two or three words why one cannot be done.
web-hansa-income = Income
web-hansa-place = Place
web-hansa-displace = Displace
web-hansa-move = Move
web-hansa-claim = Claim
web-hansa-marker = Marker
web-hansa-end = End
web-hansa-first-this = first this
web-hansa-no-actions = no action
web-hansa-no-stock = no stock
web-hansa-no-supply = no pieces
web-hansa-no-victim = nobody
web-hansa-no-pieces = no pieces
web-hansa-no-route = no route
web-hansa-no-markers = none
web-hansa-points = Prestige points
web-hansa-pay = pay { $pieces }
