# What the elements of the board are, do and mean now

explain-kind-site = Building site
explain-kind-slot = Place of a master
explain-kind-fort = City wall
explain-kind-space = Space of the camel market
explain-kind-action = Main action
explain-kind-round = Round of a year
explain-kind-panel = Board beside the city
explain-kind-tile = Tile of the mosque
explain-kind-spice = Caravan card
explain-kind-good = Goods
explain-kind-resource = What a player has
explain-kind-pieces = Pieces of a player
explain-kind-points = Points
explain-kind-solo = Opponents without a player
explain-kind-course = Course of the game

explain-gain_vp = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
explain-gain_favor = { $n } favor
explain-gain_influence = { $n } influence
explain-gain_camel = { $n ->
        [one] 1 camel
       *[other] { $n } camels
    }
explain-gain_white = { $n ->
        [one] 1 white cube
       *[other] { $n } white cubes
    }
explain-gain_cube_choice = { $n ->
        [one] 1 cube of your choice
       *[other] { $n } cubes of your choice
    }
explain-gain_scroll = { $n ->
        [one] 1 scroll
       *[other] { $n } scrolls
    }
explain-deploy_soldier = { $n ->
        [one] 1 soldier
       *[other] { $n } soldiers
    }
explain-take_upgrade_white = a white upgrade
explain-take_upgrade_bonus = a bonus upgrade
explain-take_scoring_tile = a scoring tile
explain-cost-any = { $n ->
        [one] 1 cube of any colour
       *[other] { $n } cubes of any colour
    }
explain-cost-cube = { $n } × { $cube }
explain-have = You have:
explain-you-have = You have { $n }.
explain-party-has = { $owner }: { $n }.

explain-cell = A master in its line chooses it: it makes cubes for you, also on your other buildings of the line, and you may take its action. Without a building you put one of yours here.
explain-cell-makes = Makes:
explain-cell-empty = No building stands here yet.
explain-cell-owner = A building of { $owner }.
explain-cell-share = Whoever chooses it lets its owner make cubes too.
explain-cell-soldier = A soldier of { $owner } protects it.
explain-cell-upgrade = On it lies: { $upgrade }.
explain-cell-safe = Safe from the Mongols as it stands.
explain-cell-attacked = The Mongols would attack it; no fortification at:
explain-site-caravansary = Caravansary: buy caravan cards with spices from the front of the row, one cube each, all of one colour. Camels reach further.
explain-site-palace = Palace: place courtiers in its halls, each dearer than the last. They score in every year, for one favor each.
explain-site-mosque = Mosque: climb its steps, each for its price, and take what each of them brings.
explain-site-marketplace = Marketplace: place a trading post, then buy goods in cities with your posts, or joined to them by your camels.
explain-site-library = Library: buy scrolls with cubes of different colours. Every second scroll brings a breakthrough.
explain-site-walls = Walls: build walls and gates against the Mongols, for influence.
explain-slot = Masters stand at one side of the city in each round, each at a place of its own.
explain-slot-line = From here the sites of this line can be chosen.
explain-slot-market = The camel market lies in this line.
explain-slot-free = No master stands here.
explain-slot-taken = The master of { $owner } stands here.
explain-fort = Walls and gates protect the two sites behind them from this side, for the rest of the game.
explain-fort-points = Influence for each building behind it: { $own } for your own, { $other } for another's.
explain-fort-built = It is built.
explain-fort-open = Nothing is built here.
explain-fort-behind = Behind it: { $owner }, { $cell }.
explain-fort-influence = Building here would bring you { $n } influence now.
explain-yard-wall = A wall costs:
explain-yard-gate = A gate costs:
explain-yard-left-wall = { $n ->
        [one] One wall left.
       *[other] { $n } walls left.
    }
explain-yard-left-gate = { $n ->
        [one] One gate left.
       *[other] { $n } gates left.
    }
explain-camel-market = Pay a camel to get what a free space shows.
explain-camel-market-when = Once in a turn, when your master stands in the middle of a side.
explain-camel-market-used = It was used in this turn.
explain-market-space = A camel here brings:
explain-market-camels = { $n ->
        [one] One camel stands here.
       *[other] { $n } camels stand here.
    }
explain-main = One main action in each turn.
explain-main-site = The action that belongs to the chosen site.
explain-main-favor = One step on the favor track. Courtiers need favor to score.
explain-main-soldier = Put a servant as a soldier on any building without one. He protects it in the next invasion.
explain-soldier-influence = Influence: { $own } on your own, { $other } on another's.
explain-main-alternative = The action of your breakthrough, wherever the master stands.
explain-favor-now = You have { $n } favor.
explain-servants-left = { $n ->
        [one] One servant left.
       *[other] { $n } servants left.
    }
explain-queue-title = Queue, place { $number }
explain-queue = The order of play of the next round.
explain-queue-price = The last free place costs nothing; a better one costs a camel on each free place behind it. Whoever takes a place takes its camels.
explain-queue-has = { $owner } stands here.
explain-queue-camels = { $n ->
        [one] One camel lies here.
       *[other] { $n } camels lie here.
    }
explain-corner = After the round at this side the masters queue here: { $side }.
explain-side = Round { $number } of each year is played here.
explain-side-order = The masters go once round the city in a year.
explain-side-now = Now played: { $side }.

explain-panel-influence = Influence never falls. Marked spaces bring points; it also allows more kinds of spices and better contracts.
explain-panel-favor = Favor pays for courtiers at each scoring. Marked spaces bring points whenever they are reached.
explain-panel-contracts = Contracts are fulfilled with goods, scrolls and cubes in your own turn, without an action.
explain-panel-city = 24 sites around the camel market. Buildings make cubes and are worth points in every year.
explain-panel-years = Three years of four rounds, one at each side of the city; then a scoring.
explain-panel-wall_yard = Walls and gates that can still be built, by the colour of their price.
explain-influence-you = It allows you { $spices } kinds of spices and contracts up to level { $level }.
explain-reach = The first { $n } cards are within reach.
explain-hall = At each scoring a courtier here brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each of your { $scores }.
explain-scores-mosque_steps = steps in the mosque
explain-scores-goods = goods
explain-scores-scrolls = scrolls
explain-scores-spices = spices
explain-hall-cost = Paid in this colour: { $cube }. One cube more for every courtier that you have.
explain-hall-first = The very first courtier here brings:
explain-hall-taken = { $n } of { $spaces } places are taken.
explain-hall-you = Your next courtier costs { $cost }; here he is worth { $points } now.
explain-step-cost = Costs:
explain-step-brings = Brings:
explain-step-end = From then on: { $points } points at each scoring for every building of yours on a mosque.
explain-step-here = { $owner } is here.
explain-step-reached = You have reached it.
explain-step-ahead = { $steps ->
        [one] It is your next step.
       *[other] { $steps } steps ahead of you.
    }
explain-upgrade = Chosen at the mosque, it lies on a site with a building of yours.
explain-upgrade-bonus = The site makes one more cube: { $cube }.
explain-upgrade-white = The site makes another cube instead of its own: { $cube }. White stands for any colour.
explain-upgrade-lies = It lies at { $cell }.
explain-scoring-tile = At each scoring { $points } points for every building of yours on this kind of site: { $site }.
explain-scoring-you = You have { $n }: { $points } points.
explain-tile-free = Nobody has it yet.
explain-tile-owner = { $owner } has it.
explain-breakthrough-immediate = Once, at once:
explain-breakthrough-wild = Your cubes of this colour stand for any other: { $cube }.
explain-breakthrough-discount = This action costs you one cube less: { $site }.
explain-breakthrough-action = You may take this action from any site: { $site }.
explain-breakthrough = From pile { $pile }, for whoever reaches { $scrolls } scrolls.

explain-spice-pair = Every second card of it brings:
explain-spice-sets = At the end sets of different spices are worth points; larger sets far more.
explain-spice-limit = Influence says how many kinds of spices you may own.
explain-spice-you = You have { $n } of it.
explain-spice-kinds = You own { $kinds } of { $limit } kinds.
explain-spice-has = { $n } × { $spice }
explain-spices-title = Caravan cards
explain-spices-worth = Sets now worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
explain-row-title = Caravan row, place { $number }
explain-row = Cards are bought at the caravansary, one cube each. Behind cards with camels lies the next one within reach.
explain-row-near = It is within reach.
explain-row-far = It is out of reach: camels must be put on the cards before it.
explain-row-camel = A camel lies on it; whoever buys the card takes it.
explain-deck-title = Caravan deck
explain-deck = The row is filled up from here. Nobody knows the order.
explain-deck-left = { $n ->
        [one] One card left.
       *[other] { $n } cards left.
    }
explain-city = Sells { $good }.
explain-city-inner = An inner city: the first trading post stands in one of these.
explain-city-outer = An outer city: reached from cities with your posts.
explain-city-post = A trading post here brings:
explain-stock = { $n } left in the stack.
explain-city-has = { $owner } has a trading post here.
explain-city-connected = You can buy here.
explain-city-apart = You are not connected to it.
explain-posts-left = { $n ->
        [one] You have one trading post left.
       *[other] { $n } trading posts left.
    }
explain-route = Joins { $a } and { $b }.
explain-route-camels = A camel on it connects the two for one action; then it goes to the caravan row.
explain-route-used = A camel stands on it now.
explain-good = Sold in { $city } for { $cost ->
        [one] one cube
       *[other] { $cost } cubes
    }.
explain-good-use = Goods fulfil contracts and count in this hall: { hall-hall_orange }. Those on contracts stay yours.
explain-good-you = You have { $n }, { $pledged } of them on contracts.
explain-goods-title = Goods
explain-pledged = On contracts: { $n }.
explain-contract = Worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
explain-contract-cost = Costs:
explain-contract-needs = Takes, and keeps:
explain-contract-good = { $n } × { $good }
explain-contract-brings = Brings too:
explain-contract-level = Level { $level }: from { $influence } influence on.
explain-contract-open = Your influence is enough: { $influence }.
explain-contract-closed = Your influence is not enough yet: { $influence }.
explain-contract-have = You have free { $good }: { $n }.
explain-pile-empty = No contract is left here.
explain-pile-cards = { $n ->
        [one] The last card of this pile.
       *[other] { $n } cards in this pile; only the top one can be fulfilled.
    }

explain-cube-title = Cubes ({ $cube })
explain-cube = Buildings make them; nearly everything is paid with them.
explain-cube-white = White cubes stand for any colour.
explain-cube-supply = { $n } in the general supply.
explain-supply = What is missing here is not gained and not owed.
explain-camels-title = Camels
explain-camels = They buy better places in the queue, reach further in the caravan row, connect trade cities, and are spent at the camel market.
explain-servants-title = Servants
explain-servants = They become courtiers, who stay, or soldiers, who come back after an invasion.
explain-houses-title = Buildings
explain-houses = Each building in the city is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } at each scoring.
explain-houses-has = { $owner }: { $built } in the city, { $left } left.
explain-scrolls-title = Scrolls
explain-scrolls = They count in this hall: { hall-hall_teal }. They fulfil contracts too.
explain-scrolls-at = A breakthrough each at { $first }, { $second }, { $third } and { $fourth } scrolls.
explain-posts-title = Trading posts
explain-posts = Goods are bought in cities with a post, or joined to one by camels.
explain-score = Points so far by their sources, and what would come.
explain-score-part = { $category }: { $points }.
explain-score-next = A scoring now would bring { $points }.
explain-score-total = { $owner }, with sets of spices: { $points }.
explain-category = One of the sources of points.
explain-solo = One card for each turn of an opponent without a player; all six are used before any comes again.
explain-solo-turn = It says where his master goes, which site he takes, and what he does then.
explain-solo-left = { $n ->
        [one] One card left.
       *[other] { $n } cards left.
    }
explain-year-now = Year { $year }, side { $side }.
explain-year-title = Year { $number }
explain-years-invasion = In an invasion unprotected buildings are lost unless a cube is paid for each.
explain-years-scoring = Then courtiers, buildings, scoring tiles and the end of the mosque score.
explain-year-invasion = The Mongols invade at its end.
explain-year-peace = No invasion in this year.
