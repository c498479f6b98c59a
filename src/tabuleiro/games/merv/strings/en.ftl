game-name = Merv: The Heart of the Silk Road
game-tagline = Build, trade and pray in a city that the Mongols will come for
game-designers = Fabio Lopiano
game-publishers = Osprey Games
game-year = 2020

# Tables of components.toml

values-action_slot = Action slots around the city
values-automa = Automata
values-breakthrough = Breakthroughs
values-camel_market = Camel market
values-camel_market_space = Spaces of the camel market
values-caravan_card = Caravan cards
values-caravansary = Caravansary
values-city = City
values-components = Pieces in the box
values-contract = Contracts
values-contract_pile = Piles of contracts
values-favor_track = Favour track
values-fort_column = Columns of the wall
values-fort_slot = Places of walls and gates
values-fortification_rules = Fortifications
values-good = Goods
values-influence_track = Influence track
values-invasion = Invasions
values-library = Library
values-main_action = Main actions
values-marketplace_rules = Marketplace
values-mosque_end = Top of the mosque
values-mosque_step = Steps of the mosque
values-option = Options
values-palace = Palace
values-palace_hall = Halls of the palace
values-phase = Phases
values-player_pieces = Pieces of a player
values-queue_corner = Corners of the turn order
values-resource = Resources
values-scoring = Scoring
values-scoring_tile = Scoring tiles
values-setup = Set-up by number of players
values-site_tile = Sites of the city
values-soldier = Soldiers
values-solo_card = Cards of the solo opponents
values-solo_difficulty = Difficulty of the solo game
values-spice = Spices
values-spice_scoring = Scoring of spices
values-start_resources = Starting resources
values-tie_break = Tie-break
values-trade_city = Trading cities
values-trade_route = Trade routes
values-upgrade_tile = Upgrade tiles
high_courtier = High Courtier
corrupt_magistrate = Corrupt Magistrate

# Names

color-yellow = yellow
color-red = red
color-blue = blue
color-black = black
cube-orange = orange
cube-purple = purple
cube-teal = teal
cube-pink = pink
cube-white = white
phase-actions = Actions
phase-invasion = Invasion
phase-scoring = Scoring
main-site = Action of the site
main-favor = Gain 1 favor
main-soldier = Deploy a soldier
main-alternative = Action of a breakthrough
site-caravansary = Caravansary
site-palace = Palace
site-mosque = Mosque
site-marketplace = Marketplace
site-library = Library
site-walls = Walls
tile-caravansary_orange = Caravansary (orange)
tile-caravansary_purple = Caravansary (purple)
tile-caravansary_teal = Caravansary (teal)
tile-caravansary_pink = Caravansary (pink)
tile-palace_orange = Palace (orange)
tile-palace_purple = Palace (purple)
tile-palace_teal = Palace (teal)
tile-palace_pink = Palace (pink)
tile-mosque_orange = Mosque (orange)
tile-mosque_purple = Mosque (purple)
tile-mosque_teal = Mosque (teal)
tile-mosque_pink = Mosque (pink)
tile-marketplace_orange = Marketplace (orange)
tile-marketplace_purple = Marketplace (purple)
tile-marketplace_teal = Marketplace (teal)
tile-marketplace_pink = Marketplace (pink)
tile-library_orange = Library (orange)
tile-library_purple = Library (purple)
tile-library_teal = Library (teal)
tile-library_pink = Library (pink)
tile-walls_orange = Walls (orange)
tile-walls_purple = Walls (purple)
tile-walls_teal = Walls (teal)
tile-walls_pink = Walls (pink)
slot-slot_n0 = North side, column 1
slot-slot_n1 = North side, column 2
slot-slot_n2 = North side, column 3
slot-slot_n3 = North side, column 4
slot-slot_n4 = North side, column 5
slot-slot_e0 = East side, row 1
slot-slot_e1 = East side, row 2
slot-slot_e2 = East side, row 3
slot-slot_e3 = East side, row 4
slot-slot_e4 = East side, row 5
slot-slot_s0 = South side, column 1
slot-slot_s1 = South side, column 2
slot-slot_s2 = South side, column 3
slot-slot_s3 = South side, column 4
slot-slot_s4 = South side, column 5
slot-slot_w0 = West side, row 1
slot-slot_w1 = West side, row 2
slot-slot_w2 = West side, row 3
slot-slot_w3 = West side, row 4
slot-slot_w4 = West side, row 5
fort-fort_n0 = North wall 1
fort-fort_n1 = North wall 2
fort-fort_n2 = North gate
fort-fort_n3 = North wall 4
fort-fort_n4 = North wall 5
fort-fort_e0 = East wall 1
fort-fort_e1 = East wall 2
fort-fort_e2 = East gate
fort-fort_e3 = East wall 4
fort-fort_e4 = East wall 5
fort-fort_s0 = South wall 1
fort-fort_s1 = South wall 2
fort-fort_s2 = South gate
fort-fort_s3 = South wall 4
fort-fort_s4 = South wall 5
fort-fort_w0 = West wall 1
fort-fort_w1 = West wall 2
fort-fort_w2 = West gate
fort-fort_w3 = West wall 4
fort-fort_w4 = West wall 5
corner-corner_nw = North-west corner
corner-corner_ne = North-east corner
corner-corner_se = South-east corner
corner-corner_sw = South-west corner
yard-yard_orange = Orange walls and gate
yard-yard_purple = Purple walls and gate
yard-yard_teal = Teal walls and gate
yard-yard_pink = Pink walls and gate
market_space-cm_a1 = camel market: 2 resources of your choice
market_space-cm_a2 = camel market: 1 favor
market_space-cm_a3 = camel market: 1 scroll
market_space-cm_a4 = camel market: 2 influence
market_space-cm_b1 = camel market: 2 resources of your choice
market_space-cm_b2 = camel market: 1 favor
market_space-cm_b3 = camel market: 2 influence
spice-saffron = Saffron
spice-pepper = Pepper
spice-cinnamon = Cinnamon
spice-ginger = Ginger
spice-cardamom = Cardamom
spice-cumin = Cumin
hall-hall_purple = Hall of Faith
hall-hall_orange = Hall of Trade
hall-hall_teal = Hall of Wisdom
hall-hall_pink = Hall of Spices
upgrade-up_white_1 = White upgrade
upgrade-up_white_2 = White upgrade
upgrade-up_white_3 = White upgrade
upgrade-up_white_4 = White upgrade
upgrade-up_white_5 = White upgrade
upgrade-up_bonus_orange = Bonus upgrade (orange)
upgrade-up_bonus_purple = Bonus upgrade (purple)
upgrade-up_bonus_teal = Bonus upgrade (teal)
upgrade-up_bonus_pink = Bonus upgrade (pink)
upgrade-up_bonus_white = Bonus upgrade (white)
scoring_tile-score_caravansary = Scoring tile: Caravansary
scoring_tile-score_palace = Scoring tile: Palace
scoring_tile-score_marketplace = Scoring tile: Marketplace
scoring_tile-score_library = Scoring tile: Library
good-carpets = Carpets
good-dates = Dates
good-jade = Jade
good-lapis = Lapis lazuli
good-pearls = Pearls
good-amber = Amber
good-silk = Silk
good-incense = Incense
city-nishapur = Nishapur
city-gurganj = Gurganj
city-bukhara = Bukhara
city-herat = Herat
city-baghdad = Baghdad
city-sarai = Sarai
city-kashgar = Kashgar
city-multan = Multan
route-route_01 = Gurganj–Bukhara
route-route_02 = Bukhara–Herat
route-route_03 = Herat–Nishapur
route-route_04 = Nishapur–Gurganj
route-route_05 = Gurganj–Sarai
route-route_06 = Bukhara–Kashgar
route-route_07 = Herat–Multan
route-route_08 = Nishapur–Baghdad
route-route_09 = Bukhara–Sarai
route-route_10 = Herat–Kashgar
route-route_11 = Nishapur–Multan
route-route_12 = Gurganj–Baghdad
breakthrough-bt_discount_mosque = Mosque discount
breakthrough-bt_discount_marketplace = Marketplace discount
breakthrough-bt_discount_caravansary = Caravansary discount
breakthrough-bt_discount_palace = Palace discount
breakthrough-bt_wild_orange = Orange is wild
breakthrough-bt_wild_purple = Purple is wild
breakthrough-bt_wild_teal = Teal is wild
breakthrough-bt_wild_pink = Pink is wild
breakthrough-bt_any_caravansary = Caravansary from any site
breakthrough-bt_any_palace = Palace from any site
breakthrough-bt_any_mosque = Mosque from any site
breakthrough-bt_any_marketplace = Marketplace from any site
breakthrough-bt_points = Renowned treatise
breakthrough-bt_court = Court scholar
breakthrough-bt_renown = Wide renown
breakthrough-bt_wealth = Royal gift
contract-contract_01 = Contract for Carpets
contract-contract_02 = Contract for Dates
contract-contract_03 = Contract for Jade
contract-contract_04 = Contract for Lapis lazuli
contract-contract_05 = Contract for a scroll (favor)
contract-contract_06 = Contract for a scroll (soldier)
contract-contract_07 = Contract for Dates and Pearls
contract-contract_08 = Contract for Carpets and Silk
contract-contract_09 = Contract for Jade and Amber
contract-contract_10 = Contract for Lapis lazuli and Incense
contract-contract_11 = Contract for Dates and scrolls
contract-contract_12 = Contract for Carpets and scrolls
contract-contract_13 = Contract for Silk, Incense and Jade
contract-contract_14 = Contract for Pearls, Amber and Carpets
contract-contract_15 = Contract for Silk, Pearls and Lapis lazuli
contract-contract_16 = Contract for Amber, Incense and Dates
contract-contract_17 = Contract for Jade, Amber and scrolls
contract-contract_18 = Contract for Lapis lazuli, Silk and scrolls
pile-pile_1a = Contracts level 1, pile A
pile-pile_1b = Contracts level 1, pile B
pile-pile_2a = Contracts level 2, pile A
pile-pile_2b = Contracts level 2, pile B
pile-pile_3a = Contracts level 3, pile A
pile-pile_3b = Contracts level 3, pile B
solo_card-solo_1 = Solo card 1
solo_card-solo_2 = Solo card 2
solo_card-solo_3 = Solo card 3
solo_card-solo_4 = Solo card 4
solo_card-solo_5 = Solo card 5
solo_card-solo_6 = Solo card 6
panel-influence = Influence track
panel-wall_yard = Walls and gates
panel-contracts = Contracts
panel-mosque = Mosque
panel-library = Library
panel-city = City
panel-palace = Palace
panel-favor = Favor track
panel-marketplace = Marketplace
panel-caravansary = Caravansary
panel-years = Years
phase-setup = Setup
phase-queue = Queue
phase-over = Game over
mosque_step-1 = Mosque step 1
mosque_step-2 = Mosque step 2
mosque_step-3 = Mosque step 3
mosque_step-4 = Mosque step 4
mosque_step-5 = Mosque step 5
mosque_step-6 = Mosque step 6
mosque_step-7 = Mosque step 7
mosque_step-8 = Mosque step 8
cell-r0c0 = row 1, column 1
cell-r0c1 = row 1, column 2
cell-r0c2 = row 1, column 3
cell-r0c3 = row 1, column 4
cell-r0c4 = row 1, column 5
cell-r1c0 = row 2, column 1
cell-r1c1 = row 2, column 2
cell-r1c2 = row 2, column 3
cell-r1c3 = row 2, column 4
cell-r1c4 = row 2, column 5
cell-r2c0 = row 3, column 1
cell-r2c1 = row 3, column 2
cell-r2c3 = row 3, column 4
cell-r2c4 = row 3, column 5
cell-r3c0 = row 4, column 1
cell-r3c1 = row 4, column 2
cell-r3c2 = row 4, column 3
cell-r3c3 = row 4, column 4
cell-r3c4 = row 4, column 5
cell-r4c0 = row 5, column 1
cell-r4c1 = row 5, column 2
cell-r4c2 = row 5, column 3
cell-r4c3 = row 5, column 4
cell-r4c4 = row 5, column 5
side-N = north
side-E = east
side-S = south
side-W = west
side-name-N = North side
side-name-E = East side
side-name-S = South side
side-name-W = West side
fortification-wall = wall
fortification-gate = gate
piece-building = building
piece-master = master
piece-servant = servant
piece-soldier = soldier
piece-courtier = courtier
piece-camel = camel
piece-scroll = scroll
piece-trading_post = trading post
place-camel_market = Camel market
place-supply = General supply

# Effects

effect-gain_vp = victory points
effect-gain_favor = favor
effect-gain_influence = influence
effect-gain_camel = camel
effect-gain_white = white cube
effect-gain_cube_choice = cube of your choice
effect-gain_scroll = scroll
effect-deploy_soldier = soldier
effect-take_upgrade_white = white upgrade
effect-take_upgrade_bonus = bonus upgrade
effect-take_scoring_tile = scoring tile

# Scoring and the end

category-favor_track = Favor track
category-influence_track = Influence track
category-mosque_track = Mosque track
category-mosque_end = End of the mosque track
category-contracts = Contracts
category-spice_pairs = Pairs of spices
category-spice_sets = Sets of spices
category-palace = Courtiers in the palace
category-buildings = Buildings
category-scoring_tiles = Scoring tiles
category-breakthroughs = Breakthroughs
category-other = Other effects

tally-favor_track = Marked spaces of the Favor track
tally-influence_track = Marked spaces of the Influence track
tally-mosque_track = Steps of the mosque track
tally-mosque_end = Buildings on mosque sites, at the end of the mosque track
tally-contracts = Contracts fulfilled
tally-spice_pairs = Pairs of spices
tally-spice_sets = Sets of different spices
tally-palace = Courtiers in the palace
tally-buildings = Buildings in the city
tally-scoring_tiles = Buildings that the scoring tile counts
tally-breakthroughs = Breakthroughs
tally-other = Other effects
tally-courtier = A courtier in the { $hall }
tally-built = { $count ->
    [one] one building in the city
   *[other] { $count } buildings in the city
}
tally-scoring_tile = Scoring tile: { $count ->
    [one] one building
   *[other] { $count } buildings
} ({ $site })
tally-mosques = End of the mosque track: { $count ->
    [one] one building on a mosque site
   *[other] { $count } buildings on mosque sites
}
tally-sets = Sets of different spices, of { $count ->
    [one] one caravan card
   *[other] { $count } caravan cards
}
prospect-favor_track = { $count ->
    [one] One more favor
   *[other] { $count } more favor
}: the next marked space
prospect-influence_track = { $count ->
    [one] One more influence
   *[other] { $count } more influence
}: the next marked space
prospect-mosque_site = One more building on a mosque site, at every scoring
prospect-mosque_end = { $count ->
    [one] One more step
   *[other] { $count } more steps
} to the end of the mosque track, at every scoring
prospect-spice = One more caravan card: { $spice }
prospect-favor = One more favor at the scoring, for a courtier in the { $hall }
prospect-courtier = One more courtier in the { $hall }
prospect-building = One more building in the city, at every scoring
prospect-scoring_tile = One more building that the scoring tile counts ({ $site }), at every scoring
end-three_years = The three years are over
tiebreak-influence = More influence
tiebreak-favor = More favor
tiebreak-cubes_plus_camels = More cubes and camels
tiebreak-automa = A tie with an automa is a loss
tiebreak-shared = Shared victory
option-two_player_courtier = High Courtier with two players
option-two_player_courtier-true = plays along
option-two_player_courtier-false = stays away
option-solo_difficulty = Solo difficulty
option-solo_difficulty-easy = easy
option-solo_difficulty-normal = normal
option-solo_difficulty-hard = hard

# Headings of the choices

kind-complete_contract = Complete a contract
kind-market_collect = Take the camels of the camel market
kind-market_place = Place a camel in the camel market
kind-stop = Stop
kind-end_turn = End turn
kind-choose_slot = Move the master
kind-choose_site = Activate a site
kind-main_action = Main action
kind-take_card = Take a caravan card
kind-extend = Place a camel on a caravan card
kind-place_courtier = Place a courtier
kind-advance = Advance in the mosque
kind-place_post = Found a trading post
kind-buy_good = Buy a good
kind-place_route_camel = Place a camel on a route
kind-take_scroll = Take a scroll
kind-build = Buy a wall or gate
kind-fort_slot = Place the wall or gate
kind-soldier_target = Send a soldier
kind-pay_cube = Pay a cube
kind-waive_color = Waive a cube
kind-choose_cube = Take a cube
kind-choose_upgrade_tile = Choose an upgrade
kind-choose_upgrade_site = Place the upgrade
kind-choose_scoring_tile = Choose a scoring tile
kind-choose_breakthrough = Choose a breakthrough
kind-queue_space = Take a space in the queue
kind-ransom = Pay a ransom
kind-accept_losses = Accept the losses
kind-score_courtier = Score a courtier

# What is asked

decision-choose_slot = Move your master to a free action space
decision-choose_site = Choose a site of the line to activate
decision-main_action = Choose your main action
decision-caravansary_step = Caravansary: take cards or stop
decision-palace_step = Palace: place courtiers or stop
decision-mosque_step = Mosque: advance or stop
decision-market_post = Marketplace: found a trading post
decision-market_step = Marketplace: buy goods or stop
decision-library_step = Library: take scrolls or stop
decision-walls_step = Walls: buy walls and gates or stop
decision-fort_slot = Choose where the wall or gate goes
decision-soldier_target = Choose where the soldier goes
decision-pay_cube = Choose the cube to pay with
decision-waive_color = Choose the cube that you need not pay
decision-choose_cube = Choose a cube to take
decision-choose_upgrade_tile = Choose an upgrade tile
decision-choose_upgrade_site = Choose the site of the upgrade
decision-choose_scoring_tile = Choose a scoring tile
decision-choose_breakthrough = Choose a breakthrough
decision-end_turn = End your turn or use a free option
decision-queue_space = Choose your space in the queue
decision-ransom = Ransom attacked buildings or accept the losses
decision-score_courtier = Choose a courtier to score
decision-site_tile = Site tile for the city
decision-caravan_card = Caravan card turned up
decision-contract_split = Contract for pile A
decision-first_order = First queue
decision-solo_card = Card of the automa

# Actions

action-complete_contract = Complete { $contract }: { $points } VP
action-market_collect = Take all camels of the camel market ({ $number })
action-market_place = Place a camel: { $market_space }
action-stop = Stop
action-end_turn = End the turn
action-choose_slot = Move to { $slot }
action-choose_site = Activate { $tile } ({ $cell })
action-main_action_site = Action of the site: { $site }
action-main_action_favor = Gain 1 favor
action-main_action_soldier = Send a soldier
action-main_action_alternative = Action of your breakthrough: { $site }
action-take_card = Take { $spice } (position { $number })
action-extend = Place a camel on the card at position { $number }
action-place_courtier = Courtier into { $hall } (price without discount: { $number } { $cube })
action-advance = Advance to mosque step { $number }
action-place_post = Trading post in { $city }
action-buy_good = Buy { $good } in { $city }
action-place_route_camel = Camel on the route { $route }
action-take_scroll = Take a scroll for one cube: { $cube }
action-build = Buy a { $fortification }: { $yard }
action-fort_slot = Place it: { $fort }
action-soldier_target = Soldier to { $cell } ({ $owner }): { $influence } influence
action-pay_cube = Pay with { $cube }
action-waive_color = Do not pay { $cube }
action-choose_cube = Take { $cube }
action-choose_upgrade_tile = Take { $upgrade }
action-choose_upgrade_site = Upgrade on { $cell }
action-choose_scoring_tile = Take { $scoring_tile }
action-choose_breakthrough = Choose { $breakthrough }
action-ransom = Ransom the building on { $cell }
action-accept_losses = Pay no more ransom
action-score_courtier = Courtier in { $hall }: { $points } VP
action-site_tile = { $tile } on { $cell }
action-caravan_card = Card: { $spice }
action-contract_split = { $contract } to pile A
action-first_order = { $player }: space { $number }
action-solo_card = { $solo_card }
action-queue_space =
    { $camels ->
        [0] Space { $number } of the queue
        [one] Space { $number } of the queue for { $camels } camel
       *[other] Space { $number } of the queue for { $camels } camels
    }

# Events

event-site_tile = { $tile } lies on { $cell }
event-caravan_card = New caravan card: { $spice }
event-contract_split = { $contract } goes to pile A, its twin to pile B
event-first_order = { $player }: space { $number } of the first queue
event-solo_card = { $player }: { $solo_card }
event-year = Year { $number } begins
event-round = Round on the { $side } side
event-slot = { $player }: master to { $slot }
event-site = { $player }: activated the site on { $cell }
event-building = { $player }: building on { $cell }
event-main_action = { $player }: { $main }
event-gain_cube = { $player }: +{ $number ->
    [one] { $number } { $cube } cube
   *[other] { $number } { $cube } cubes
  }
event-favor = { $player }: favor { $number }
event-favor_spent = { $player }: 1 favor spent
event-influence = { $player }: influence { $number }
event-points = { $player }: +{ $number } VP ({ $category })
event-pay = { $player }: paid { $cube }
event-soldier = { $player }: soldier on { $cell }
event-market_collect = { $player }: took the camels of the camel market
event-market_place = { $player }: camel on { $market_space }
event-contract = { $player }: { $contract }
event-card = { $player }: caravan card { $spice }
event-extend = { $player }: camel on the card at position { $number }
event-courtier = { $player }: courtier into { $hall }
event-advance = { $player }: mosque step { $number }
event-post = { $player }: trading post in { $city }
event-good = { $player }: { $good } from { $city }
event-route_camel = { $player }: camel on the route { $route }
event-camel_home_card = { $player }: route camel to the caravan card at position { $number }
event-camel_home_market = { $player }: route camel back, without a gain (space of the { $market_space })
event-camel_home_supply = { $player }: route camel to the general supply
event-scroll = { $player }: +1 scroll
event-breakthrough = { $player }: breakthrough { $breakthrough }
event-fortification = { $player }: built { $fort }
event-upgrade = { $player }: { $upgrade } on { $cell }
event-scoring_tile = { $player }: { $scoring_tile }
event-lost_effect = { $player }: lost, nothing to take or nowhere to go ({ $effect })
event-queue_camel = { $player }: 1 camel onto queue space { $number }
event-queue_space = { $player }: queue space { $number }
event-invasion = The Mongols attack
event-ransom = { $player }: ransom of { $cube } for the building on { $cell }
event-building_lost = { $player }: building on { $cell } lost
event-soldiers_home = All soldiers return home
event-scoring = Scoring phase of year { $number }
event-game_end = The game is over
event-gain_camel =
    { $number ->
        [one] { $player }: +{ $number } camel
       *[other] { $player }: +{ $number } camels
    }

# Refusals

refusal-game_over = The game is over.
refusal-not_now = Something else is asked now: { $decision }.
refusal-later_complete_contract = Contracts are completed in your own turn, but not in the middle of a payment or a choice.
refusal-later_market_collect = The camel market is used in your own turn, before or after an action.
refusal-later_market_place = The camel market is used in your own turn, before or after an action.
refusal-later_stop = There is no action under way that could be stopped.
refusal-later_end_turn = The turn is ended after its main action.
refusal-later_choose_slot = You move your master at the beginning of your turn, to a place on the side of this round.
refusal-later_choose_site = You choose one site in each turn, right after you have moved your master.
refusal-later_main_action = The main action follows when you have chosen a site.
refusal-later_take_card = Caravan cards are bought with the action of a caravansary.
refusal-later_extend = Camels are put on caravan cards during the action of a caravansary.
refusal-later_place_courtier = Courtiers enter the halls with the action of a palace.
refusal-later_advance = You advance in the mosque, one step after another, with the action of a mosque.
refusal-later_place_post = Trading posts are set up with the action of a marketplace.
refusal-later_buy_good = Goods are bought with the action of a marketplace.
refusal-later_place_route_camel = Camels are put on routes during the action of a marketplace.
refusal-later_take_scroll = Scrolls are bought with the action of a library.
refusal-later_build = Walls and gates are bought with the action of a wall site.
refusal-later_fort_slot = A wall or gate is put here after it was bought in the wall yard.
refusal-later_soldier_target = A soldier is sent as a main action, or when an effect lets you.
refusal-later_pay_cube = There is nothing to pay at the moment.
refusal-later_waive_color = There is no cost now that a discount could lower.
refusal-later_choose_cube = A cube is taken from the supply when an effect lets you choose one.
refusal-later_choose_upgrade_tile = Upgrades are won on the steps of the mosque.
refusal-later_choose_upgrade_site = An upgrade is put on a site at the moment it is won.
refusal-later_choose_scoring_tile = Scoring tiles are won on the steps of the mosque.
refusal-later_choose_breakthrough = Breakthroughs are won with 2, 4, 6 and 8 scrolls.
refusal-later_queue_space = The masters line up for the next round when this one is over.
refusal-later_ransom = A ransom is paid in the invasion, for a building that is attacked.
refusal-later_accept_losses = Losses are accepted in the invasion.
refusal-later_score_courtier = Courtiers are chosen for scoring at the end of a year, when favor is short.
refusal-now_choose_slot = This place is not on the side of this round: your master moves along that side only.
refusal-now_advance = You advance one step after another: only the next step can be taken.
refusal-free_option_in_invasion = Neither contracts nor the camel market can be used during the invasion.
refusal-contract_not_now = Contracts are completed in your own turn, but not in the middle of a payment or a choice.
refusal-market_not_now = The camel market is used before or after an action, not in the middle of it.
refusal-supply_empty = The general supply has no cube of this colour left: { $cube }.
refusal-no_disc = All your discs for trading posts are in use ({ $number }).
refusal-market_side = With this number of players the other side of the camel market is in use.
refusal-slot_taken = Another master already stands there: { $slot }.
refusal-not_in_line = This site is not in the line of your master: { $cell }.
refusal-nothing_to_do = You could not do a single step of this action: { $site }.
refusal-no_alternative = You own no breakthrough that gives you another action.
refusal-same_action = Your breakthrough names the action of the chosen site itself: { $site }.
refusal-market_used = You have already used the camel market in this turn.
refusal-market_not_in_line = The camel market is not in the line of your master.
refusal-market_empty = There is no camel in the camel market.
refusal-market_space_taken = A camel already stands on this space: { $market_space }.
refusal-no_camel = You have no camel.
refusal-pile_empty = No card is left in this pile: { $pile }.
refusal-contract_influence = This contract needs an influence of { $needed }; yours is { $influence }.
refusal-contract_cost =
    { $number ->
        [one] You have no cube to pay for this contract.
       *[other] You do not have the { $number } cubes that this contract costs.
    }
refusal-contract_good = You lack this good, or it already lies on a contract: { $good }.
refusal-contract_scrolls =
    { $needed ->
        [one] This contract takes a scroll that does not lie on a contract yet; you have { $scrolls }.
       *[other] This contract takes { $needed } scrolls that do not lie on contracts yet; you have { $scrolls }.
    }
refusal-no_cube = You have no cube of this colour: { $cube }.
refusal-wrong_cube = A cube of the colour { $cube } does not pay for this one: { $needed }.
refusal-rest_unpayable = You need this cube for another part of the cost: { $cube }.
refusal-no_queue_space = The queue has only { $spaces } spaces.
refusal-queue_space_taken = Space { $number } of the queue is taken.
refusal-queue_camels =
    { $needed ->
        [one] This space costs { $needed } camel; you have { $camels }.
       *[other] This space costs { $needed } camels; you have { $camels }.
    }
refusal-no_servant = You have no servant left.
refusal-no_target = Every building in the city already has a soldier, or there is no building.
refusal-no_building = There is no building on this site: { $cell }.
refusal-soldier_there = A soldier already stands on this site: { $cell }.
refusal-cannot_pay =
    { $held ->
        [0] { $number ->
            [one] Costs one cube, you have none.
           *[other] Costs { $number } cubes, you have none.
        }
       *[other] { $number ->
            [one] Costs one cube; of your { $held } none can pay it.
           *[other] Costs { $number } cubes of certain colours; your { $held } do not cover them.
        }
    }
refusal-cannot_pay_colour =
    { $number ->
        [one] Costs one { $cube } cube or a wild one; you have { $held }.
       *[other] Costs { $number } { $cube } or wild cubes; you have { $held }.
    }
refusal-not_in_cost = The cost contains no cube of this colour: { $cube }.
refusal-waiver_unpayable = Without this cube you still could not pay the rest: { $cube }.
refusal-first_step = Do at least one step of the action before you stop.
refusal-no_card = There is no card at position { $number } of the row.
refusal-out_of_reach =
    { $reach ->
        [one] You can reach only the first card of the row, not position { $number }.
       *[other] You can reach the positions 1 to { $reach } of the row, not position { $number }.
    }
refusal-other_colour = The cards of this action are paid in one colour, or with wild cubes: { $cube }.
refusal-row_ends = The row has no further card that a camel could bring into reach.
refusal-extend_wins_nothing = Your camels lead to no card that you may own: the spice limit forbids them all.
refusal-no_cube_for_card = You could not pay for one more card.
refusal-spice_limit =
    { $limit ->
        [one] Your influence allows you only one kind of spice, so you cannot take this one: { $spice }.
       *[other] Your influence allows you only { $limit } kinds of spice, so you cannot take this one: { $spice }.
    }
refusal-hall_full = There is no free space in this hall: { $hall }.
refusal-mosque_end = Your disc is at the end of the mosque track.
refusal-upgrade_gone = This tile no longer lies in the mosque: { $upgrade }.
refusal-upgrade_is_white = Choose a bonus upgrade, not this tile: { $upgrade }.
refusal-not_own_building = You have no building on this site: { $cell }.
refusal-upgrade_there = This site already has an upgrade: { $cell }.
refusal-scoring_tile_gone = This tile no longer lies in the mosque: { $scoring_tile }.
refusal-post_there = You already have a trading post in { $city }.
refusal-first_post_inner = Your first trading post must be in an inner city; { $city } is an outer one.
refusal-good_gone = { $city }: nothing is left of this good: { $good }.
refusal-good_bought = You have already bought a good in { $city } during this action.
refusal-city_not_connected = No route of camels connects { $city } to a trading post of yours.
refusal-route_unconnected = Neither end of this route is connected to a trading post of yours: { $route }.
refusal-route_connected = Both ends of this route are already connected: { $route }.
refusal-no_cube_for_good = You could not pay for one more good.
refusal-library_most = In one action you may take at most { $number } scrolls.
refusal-colour_paid = You have already paid with this colour during this action: { $cube }.
refusal-no_scroll_left = No scroll is left.
refusal-breakthrough_pile = Your scrolls open breakthrough pile { $number }; this tile is of another one.
refusal-breakthrough_gone = Somebody has already taken this tile: { $breakthrough }.
refusal-column_empty = This column has no such piece left ({ $fortification }): { $yard }.
refusal-fort_taken = There is already a fortification here: { $fort }.
refusal-wall_in_the_middle = A gate, not a wall, belongs here: { $fort }.
refusal-gate_off_the_middle = A wall, not a gate, belongs here: { $fort }.
refusal-not_attacked = No building is attacked on this site: { $cell }.
refusal-ransom_paid = The ransom for this building is already paid: { $cell }.
refusal-no_ransom_cube = You have no cube that would be accepted for this building: { $cell }.
refusal-ransom_colour = A cube of this colour is not accepted as a ransom here: { $cube }.
refusal-no_unscored_courtier = You have no courtier left to score in this hall: { $hall }.
refusal-tile_placed = This tile already lies in the city: { $tile }.
refusal-not_in_deck = No card of this spice is left in the deck: { $spice }.
refusal-not_of_the_pair = This card is not one of the two that are split now: { $contract }.
refusal-no_such_seat =
    { $seats ->
        [one] Only one player sits at this table.
       *[other] Only { $seats } players sit at this table.
    }
refusal-seat_placed = { $player }: already in the queue.
refusal-solo_card_drawn = This card is not in the deck any more: { $solo_card }.

# Text board

terminal-status = Year { $year } of 3, { $side } side, { $phase }
terminal-city = City
terminal-queue = Queue
terminal-row = Caravan row
terminal-deck = deck { $number }
terminal-contracts = Contracts
terminal-empty = none
terminal-market = Camel market
terminal-yard = Walls and gates
terminal-trade = Marketplace
terminal-palace = Palace
terminal-supply = General supply
terminal-camels = camels { $number }
terminal-scrolls = scrolls { $number }
terminal-player = { $player }
terminal-points = { $points } VP
terminal-tracks = favor { $favor }, influence { $influence }, mosque { $mosque }
terminal-holdings = left: buildings { $houses }, servants { $servants }; camels { $camels }, scrolls { $scrolls }
terminal-pledged = { $number } on contracts
terminal-automa = left: buildings { $houses }, servants { $servants }; courtiers { $courtiers }, cards { $cards }
terminal-cubes = cubes
terminal-spices = spices
terminal-goods = goods
terminal-breakthroughs = breakthroughs
terminal-legend = Site, its cube, building, soldier (!), upgrade (+), attacked if the Mongols came now (*). Wall or gate: #
terminal-site-caravansary = Car
terminal-site-palace = Pal
terminal-site-mosque = Mos
terminal-site-marketplace = Mar
terminal-site-library = Lib
terminal-site-walls = Wal
terminal-cube-orange = or
terminal-cube-purple = pu
terminal-cube-teal = te
terminal-cube-pink = pk
terminal-cube-white = wh
terminal-mosque = Mosque
terminal-scoring = Scoring
terminal-pairs = a pair brings
terminal-routes = routes
terminal-inner = inner
terminal-outer = outer
terminal-wall = { $n ->
    [one] 1 wall
   *[other] { $n } walls
  }
terminal-gate = { $n ->
    [one] 1 gate
   *[other] { $n } gates
  }
terminal-needs = influence { $influence }; { $cards ->
    [one] the last card
   *[other] { $cards } cards
  }
terminal-any = { $n ->
    [one] any cube
   *[other] any { $n } cubes
  }
terminal-first_courtier = the first courtier of a hall brings
terminal-scores-mosque_steps = { $n } VP per mosque step
terminal-scores-goods = { $n } VP per good
terminal-scores-scrolls = { $n } VP per scroll
terminal-scores-spices = { $n } VP per caravan card
terminal-favor_points = VP by favor
terminal-influence_points = VP by influence
terminal-set_points = VP by kinds of spice in a set
terminal-spice_limits = kinds of spice by influence
terminal-spice_kinds = kinds of spice { $kinds } of { $limit }
terminal-courtier_cost = next courtier: { $n ->
    [one] one cube
   *[other] { $n } cubes
  }
terminal-posts_left = posts left { $n }
terminal-next_scoring = next scoring +{ $next } VP, at the end { $total } VP as things stand
terminal-completed = contracts
terminal-gain_vp = { $n } VP
terminal-gain_favor = { $n } favor
terminal-gain_influence = { $n } influence
terminal-gain_camel = { $n ->
    [one] 1 camel
   *[other] { $n } camels
  }
terminal-gain_white = { $n ->
    [one] 1 white cube
   *[other] { $n } white cubes
  }
terminal-gain_cube_choice = { $n ->
    [one] 1 cube of your choice
   *[other] { $n } cubes of your choice
  }
terminal-gain_scroll = { $n ->
    [one] 1 scroll
   *[other] { $n } scrolls
  }
terminal-deploy_soldier = { $n ->
    [one] 1 soldier
   *[other] { $n } soldiers
  }
terminal-take_upgrade_white = white upgrade
terminal-take_upgrade_bonus = bonus upgrade
terminal-take_scoring_tile = scoring tile
terminal-to_pay = still to pay
terminal-steps_done = { $n ->
    [0] no step done yet
    [one] one step done
   *[other] { $n } steps done
  }
terminal-pile = pile { $n }
