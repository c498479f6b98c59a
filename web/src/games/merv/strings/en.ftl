# What the drawn board says besides the words of the game itself.

web-merv-board = Merv: the walled city and the places of its actions
web-merv-note = Most printed numbers of this edition (costs, gains, tracks, cards) are reconstructed, and so are the map and the places on this board; the document about the game says which and how an owner of the game corrects them.
web-merv-areas = Parts of the board
web-merv-tab-city = City
web-merv-tab-palace = Palace
web-merv-tab-mosque = Mosque
web-merv-tab-marketplace = Market
web-merv-tab-caravansary = Caravans
web-merv-tab-library = Library
web-merv-tab-contracts = Contracts
web-merv-tab-influence = Influence
web-merv-party = { $party }
web-merv-makes = makes
web-merv-building = building of { $owner }
web-merv-soldier = soldier of { $owner }
web-merv-ransomed = ransom paid
web-merv-threatened = the invasion would hit it
web-merv-hall = { $hall }, { $taken } of { $spaces } spaces taken
web-merv-city = { $city }, { $good }: { $left } left
web-merv-posts = trading posts
web-merv-pile = { $pile }: { $cards ->
        [0] empty
        [one] one card
       *[other] { $cards } cards
    }
web-merv-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-merv-needs = needs
web-merv-brings = brings
web-merv-scrolls = { $count ->
        [0] no scroll
        [one] one scroll
       *[other] { $count } scrolls
    }
web-merv-pledged = { $count } of them on contracts
web-merv-card = Position { $number }, { $spice }
web-merv-pair = a pair brings
web-merv-deck = Caravan cards in the deck: { $count }
web-merv-reach = underlined: within reach
web-merv-queue = Space { $number } of the queue
web-merv-built = built
web-merv-free = free
web-merv-camels = { $count ->
        [0] no camel
        [one] one camel
       *[other] { $count } camels
    }
web-merv-walls = Walls
web-merv-walls-built = built { $built }/{ $all }
web-merv-yard = { $yard }: { $fortification }, { $count } left
web-merv-next-courtier = { $count ->
        [one] next: 1 cube
       *[other] next: { $count } cubes
    }
web-merv-mosque-end = Step { $step }: { $points } points per own building on a mosque, every year
web-merv-supply = Supply
web-merv-cubes = { $cube }: { $count }
web-merv-year = Year { $year } of { $years }, round on the { $side } side
web-merv-when = Year { $year }, { $side }
web-merv-mongols = The Mongols come at the end of this year
web-merv-legend-contracts = I–III: contracts
web-merv-legend-spices = 2–6: kinds of spice
web-merv-influence = Influence: { $count }
web-merv-favor-title = Favor
web-merv-favor = Favor: { $count }
web-merv-mosque = Mosque: step { $count } of { $all }
web-merv-spice-kinds = Kinds of spice: { $count } of { $limit } allowed
web-merv-risk = { $count ->
        [one] The invasion would hit one building
       *[other] The invasion would hit { $count } buildings
    }
web-merv-projected = With the next scoring and the sets of spices: { $points } points
web-merv-houses = Buildings left: { $count }
web-merv-servants = Servants left: { $count }
web-merv-sets = Sets of spices at the end: { $points } points
web-merv-automa = Points: { $points }; courtiers: { $courtiers }; buildings: { $buildings }; contracts: { $contracts }; caravan cards: { $cards }

# The main actions in the turn panel, and in two or three words why one cannot be done.
web-merv-do-master = Master
web-merv-do-site = Site
web-merv-do-action = Action
web-merv-do-contract = Contract
web-merv-do-camels = Camels
web-merv-do-stop = Stop
web-merv-do-end = End
web-merv-later = later
web-merv-done = done
web-merv-no-contract = none met
web-merv-no-camels = none there
web-merv-nothing-begun = no need
web-merv-act-first = act first
web-merv-victory-points = Victory points
web-merv-contract = { $points } points
