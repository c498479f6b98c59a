game-name = Coimbra
game-tagline = Dice, citizens, pilgrims and voyages in the Age of Discovery
game-designers = Virginio Gigli, Flaminia Brasini
game-publishers = eggertspiele (Plan B Games)
game-year = 2018

# Tables of components.toml

values-cap_tile = Cap tile
values-character_card = Character cards
values-city_rows = Places of the city
values-class = Classes
values-crown_token = Crown tokens
values-dice = Dice
values-die_tokens = Die tokens
values-diploma_scoring = Scoring of diplomas
values-distress = Distress
values-end_track_tiers = Final scoring of the tracks
values-favor_tile = Favour tiles
values-final_scoring = Final scoring
values-influence_scoring_rules = Scoring of influence
values-influence_scoring_tile = Influence scoring tiles
values-influence_track = Influence tracks
values-limits = Limits
values-map_node = Places of the pilgrim map
values-map_roads = Roads of the pilgrim map
values-monastery = Monastery tiles
values-player_board = Player board
values-player_order_flags = Player order flags
values-player_start = What a player starts with
values-score_track = Score track
values-setup = Set-up
values-vocabulary = Kinds of components
values-voyage_card = Voyage cards
values-voyages = Voyages

# Names

class-council = Council members
class-merchants = Merchants
class-clerics = Clerics
class-scholars = Scholars
person-council = Council member
person-merchants = Merchant
person-clerics = Cleric
person-scholars = Scholar
diploma-d1 = Theology
diploma-d2 = Law
diploma-d3 = Medicine
diploma-d4 = Mathematics
diploma-d5 = Arts
diploma-wild = Wild diploma
favor-favor_voyage = Patronage of voyages
favor-favor_cap = Honor and cap
favor-favor_pilgrim = Pilgrimage
favor-favor_resources = Supplies
crown-council = Crown token: council members
crown-merchants = Crown token: merchants
crown-clerics = Crown token: clerics
crown-scholars = Crown token: scholars
tile-ist_1 = Influence scoring tile 1
tile-ist_2 = Influence scoring tile 2
tile-ist_3 = Influence scoring tile 3
tile-ist_4 = Influence scoring tile 4
card-cou_1a = Starting council member with 4 guards
card-cou_1b = Starting council member who saves guards
card-mer_1a = Starting merchant with 4 coins
card-mer_1b = Starting merchant who saves coins
card-cle_1a = Starting cleric with 2 steps
card-cle_1b = Starting cleric of the council
card-sch_1a = Starting scholar with 3 points
card-sch_1b = Starting scholar of the merchants
card-cou_2a = Council member with 4 guards
card-cou_2b = Council member with 2 guards
card-cou_2c = Council member with influence and a guard
card-cou_2d = Council member with tribute from all
card-cou_2e = Council member with coins for gray dice
card-cou_2f = Council member of the discard pile
card-cou_3a = Council member with 3 guards
card-cou_3b = Council member with tribute from those behind
card-cou_3c = Council member counting the council
card-cou_3d = Council member with 5 points
card-cou_3e = Council member exchanging guards
card-cou_3f = Council member with an income
card-mer_2a = Merchant with 4 coins
card-mer_2b = Merchant with 2 coins
card-mer_2c = Merchant with influence and a coin
card-mer_2d = Merchant with a favor tile
card-mer_2e = Merchant with guards for orange dice
card-mer_2f = Merchant with a voyage for coins
card-mer_3a = Merchant with 3 coins
card-mer_3b = Merchant counting merchants
card-mer_3c = Merchant with a voyage for guards
card-mer_3d = Merchant exchanging coins
card-mer_3e = Merchant with an income
card-mer_3f = Merchant with points for orange dice
card-cle_2a = Cleric with 3 steps
card-cle_2b = Cleric with 2 guards and 2 steps
card-cle_2c = Cleric of Medicine with 2 steps
card-cle_2d = Cleric with steps for no purple die
card-cle_2e = Cleric with points for purple dice
card-cle_2f = Cleric repeating a council member
card-cle_3a = Cleric with 2 steps
card-cle_3b = Cleric counting monasteries
card-cle_3c = Cleric with 5 steps for 5 guards
card-cle_3d = Cleric with an income
card-cle_3e = Cleric repeating a merchant
card-cle_3f = Cleric with guards for purple dice
card-sch_2a = Scholar with 3 points and a step
card-sch_2b = Scholar with 3 points
card-sch_2c = Scholar counting cards of little influence
card-sch_2d = Scholar of the council track
card-sch_2e = Scholar of the merchant track
card-sch_2f = Scholar with steps for green dice
card-sch_3a = Scholar of the scholar track
card-sch_3b = Scholar of the cleric track
card-sch_3c = Scholar counting sets of all classes
card-sch_3d = Scholar copying a game end bonus
card-sch_3e = Scholar with 7 points for 5 coins
card-sch_3f = Scholar with an income
monastery-mon_1a = Monastery of guards
monastery-mon_1b = Monastery of coins
monastery-mon_1c = Monastery of guards and coins
monastery-mon_1d = Monastery of points
monastery-mon_1e = Monastery of council influence
monastery-mon_1f = Monastery of merchant influence
monastery-mon_1g = Monastery of cleric influence
monastery-mon_1h = Monastery of scholar influence
monastery-mon_1i = Monastery of crowns
monastery-mon_1j = Monastery of the castle
monastery-mon_1k = Monastery of pilgrims
monastery-mon_1l = Monastery of the wild diploma
monastery-mon_2a = Monastery of council members
monastery-mon_2b = Monastery of merchants
monastery-mon_2c = Monastery of clerics
monastery-mon_2d = Monastery of scholars
monastery-mon_2e = Monastery of all influence
monastery-mon_2f = Monastery of great influence
monastery-mon_2g = Monastery of all classes
monastery-mon_2h = Monastery of monasteries
monastery-mon_3a = Monastery of diplomas
monastery-mon_3b = Monastery of voyages
monastery-mon_3c = Monastery of the final scoring
monastery-mon_3d = Monastery of two wild diplomas
voyage-tanger = Tanger
voyage-madeira = Madeira
voyage-cabo_verde = Cabo Verde
voyage-sansibar = Sansibar
voyage-ceuta = Ceuta
voyage-calicut = Calicut
voyage-mascat = Mascat
voyage-barbados = Barbados
voyage-brasil = Brasil
voyage-acores = Ilhas dos Açores
voyage-goa = Goa
voyage-macau = Macau
voyage-malaca = Malaca
voyage-ceilao = Ceilão
voyage-diu = Diu
node-corner_nw = Starting corner NW
node-corner_ne = Starting corner NE
node-corner_se = Starting corner SE
node-corner_sw = Starting corner SW
node-m_i_1 = Monastery space I, N
node-m_i_2 = Monastery space I, NE
node-m_i_3 = Monastery space I, ENE
node-m_i_4 = Monastery space I, ESE
node-m_i_5 = Monastery space I, SE
node-m_i_6 = Monastery space I, S
node-m_i_7 = Monastery space I, SW
node-m_i_8 = Monastery space I, WNW
node-m_ii_1 = Monastery space II, NE
node-m_ii_2 = Monastery space II, SE
node-m_ii_3 = Monastery space II, SW
node-m_ii_4 = Monastery space II, NW
node-m_iii_1 = Monastery space III, N
node-m_iii_2 = Monastery space III, S
node-stop_nw_w = Stopover NW, west
node-stop_nw_n = Stopover NW, north
node-stop_nw_out = Stopover NW, outer
node-stop_ne_n = Stopover NE, north
node-stop_ne_e = Stopover NE, east
node-stop_ne_out = Stopover NE, outer
node-stop_se_e = Stopover SE, east
node-stop_se_s = Stopover SE, south
node-stop_se_out = Stopover SE, outer
node-stop_sw_s = Stopover SW, south
node-stop_sw_w = Stopover SW, west
node-stop_sw_out = Stopover SW, outer
node-stop_n = Stopover north
node-stop_e = Stopover east
node-stop_s = Stopover south
node-stop_w = Stopover west
node-stop_nw2 = Stopover NW 2
node-stop_ne2 = Stopover NE 2
node-stop_se2 = Stopover SE 2
node-stop_sw2 = Stopover SW 2
node-stop_north = Stopover far north
node-stop_nne = Stopover NNE
node-stop_ene = Stopover ENE
node-stop_east = Stopover far east
node-stop_ese = Stopover ESE
node-stop_sse = Stopover SSE
node-stop_south = Stopover far south
node-stop_ssw = Stopover SSW
node-stop_wsw = Stopover WSW
node-stop_west = Stopover far west
node-stop_wnw = Stopover WNW
node-stop_nnw = Stopover NNW
node-stop_ruby_n1 = Stopover on the north road 1
node-stop_ruby_n2 = Stopover on the north road 2
node-stop_ruby_n3 = Stopover on the north road 3
node-stop_ruby_w1 = Stopover on the coast road 1
node-stop_ruby_w2 = Stopover on the coast road 2
node-stop_ruby_w3 = Stopover on the coast road 3
node-stop_ruby_w4 = Stopover on the coast road 4
node-stop_ruby_w5 = Stopover on the coast road 5
node-stop_ruby_w6 = Stopover on the coast road 6
node-stop_ruby_w7 = Stopover on the coast road 7
node-stop_ruby_s1 = Stopover on the south road 1
node-stop_ruby_s2 = Stopover on the south road 2
node-stop_ruby_s3 = Stopover on the south road 3
# Places of the map of edition 1 only.
node-stop_ne = Stopover NE 1
node-stop_se = Stopover SE 1
node-stop_sw = Stopover SW 1
node-stop_nw = Stopover NW 1
node-stop_ne3 = Stopover NE 3
node-stop_se3 = Stopover SE 3
node-stop_sw3 = Stopover SW 3
node-stop_nw3 = Stopover NW 3
resource-guards = guards
resource-coins = coins
resource-steps = pilgrim steps
resource-vp = victory points
resource-crowns = crowns
color-gray = gray
color-orange = orange
color-purple = purple
color-green = green
color-white = white
location-castle = Castle
location-upper = Upper city
location-central = Central city
location-lower = Lower city
zone-immediate = Immediate bonus
zone-phase_c = Phase C bonus
zone-phase_e = Phase E bonus
zone-game_end = Game end bonus
piece-cap = Cap tile
piece-die_token = Die token
piece-favor_tile = Favor tile
piece-crown_token = Crown token
piece-pilgrim = Pilgrim
piece-disk = Disk
piece-lion = Lion
piece-die_holder = Die holder
piece-dice_pool = Dice pool
piece-discard_pile = Discard pile
piece-character_stack = Character stack
piece-influence_track = Influence track
piece-score_track = Score track
piece-pilgrim_map = Pilgrim map
piece-player_order_flag = Player order flag
option-phase_e_beginning = Cards for the beginning of phase E
option-phase_e_beginning-phase = all players, before anybody's income
option-phase_e_beginning-own_turn = each player, in the own income turn
phase-monasteries = Set-up: monasteries
phase-scoring_tiles = Set-up: influence scoring tiles
phase-voyages = Set-up: voyage cards
phase-seats = Set-up: player order
phase-layout = Character display
phase-start_groups = Set-up: start character cards
phase-start_choice = Choosing the start conditions
phase-start_cards = Using the start character cards
phase-roll = Phase A: rolling dice
phase-draft = Phase B: drafting and placing dice
phase-retrieve = Phase C: retrieving dice
phase-income = Phase E: influence income
phase-invest = Phase F: invest in a voyage
phase-over = End of the game
category-score_track = Score track
category-voyages = Voyages
category-influence = Influence tracks
category-diplomas = Diploma sets
category-game_end_cards = Game end bonuses
category-leftovers = Guards, coins and crowns

prospect-voyage = An own disk on the voyage { $voyage }, as it counts now
prospect-influence = { $track }: { $count ->
    [one] one space farther
   *[other] { $count } spaces farther
}, { $place ->
    [1] first
    [2] second
   *[other] third
} place
prospect-diploma = One more diploma: { $diploma }
prospect-counted = { $card }: one more of what it counts
prospect-tier = { $card }: { $count ->
    [one] one space farther
   *[other] { $count } spaces farther
} ({ $track })
prospect-leftovers = { $count ->
    [one] One more guard, coin or crown
   *[other] { $count } more guards, coins or crowns
}
tally-score_track = Earned on the score track
tally-voyage = Voyage { $voyage }
tally-influence = { $track }: { $place ->
    [1] first
    [2] second
   *[other] third
} place
tally-diplomas = Sets of different diplomas
tally-game_end_card = { $card }
tally-leftovers = Half of what is left: { $guards ->
    [one] one guard
   *[other] { $guards } guards
}, { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
}
end-four_rounds = The fourth round is over
tiebreak-player_order = Earlier in the player order

# Decisions

decision-start_choice = Take a pair of start cards or place your pilgrim
decision-start_cards = Which start card first?
decision-draft = Choose a die
decision-place = Place the die
decision-castle_action = Take a favor tile or distress action
decision-city_action = Acquire a character card or distress action
decision-step = Move your pilgrim
decision-option = Choose a reward
decision-track = Choose an influence track
decision-invest = Invest in one voyage
decision-cap = Put the cap tile on one of your dice
decision-cede = What do you give?
decision-lose = What do you lose?
decision-discard_pick = Buy a card from the discard pile
decision-repeat = Repeat an immediate bonus
decision-pay_for = Pay for the reward?
decision-favor = Take a favor tile
decision-income_menu = Collect your income
decision-draw_monastery = A monastery is drawn
decision-draw_scoring_tile = An influence scoring tile is drawn
decision-draw_voyage = A voyage card is drawn
decision-draw_seat = The player order is drawn
decision-draw_character = A character card is drawn
decision-draw_start_card = A start character card is drawn
decision-roll_die = A die is rolled

# Families of actions

kind-take_group = Take a pair of start cards
kind-place_pilgrim = Place the pilgrim
kind-start_card_first = First start card
kind-draft_die = Choose a die
kind-place_die = Place the die
kind-take_favor = Take a favor tile
kind-acquire = Acquire a character card
kind-distress = Distress action
kind-step = Move the pilgrim
kind-stop = Stop moving
kind-option = Choose a reward
kind-pick_track = Choose an influence track
kind-invest = Invest in a voyage
kind-decline = Decline
kind-cap_die = Place the cap tile
kind-cede = Give
kind-lose_vp = Lose victory points
kind-lose_card = Lose a card
kind-take_discard = Buy from the discard pile
kind-repeat = Repeat an immediate bonus
kind-accept = Pay for the reward
kind-e_card = Use a phase E card
kind-activate_die = Activate a die
kind-exchange = Exchange for victory points
kind-end_income = End the income

# Actions

action-take_group = Take { $first } and { $second }
action-place_pilgrim = Place the pilgrim: { $node }
action-start_card_first = First { $card }
action-draft_die = Take the { $color } die with { $value }
action-place_die = Place the { $color } { $value }: { $location }
action-take_favor = Take { $tile }
action-acquire = Acquire { $card } ({ $resource } −{ $cost })
action-distress = Distress action: +{ $coins } coins, +{ $guards } guards
action-step = Step to { $node }
action-stop = Stop
action-pick_track = Track: { $track }
action-invest = Invest in { $voyage } ({ $resource } −{ $cost })
action-decline = Decline
action-cap_die = Cap tile on the { $color } { $value } ({ $location })
action-cede-vp = Give { $owner }: { $amount } victory points
action-lose_vp = Lose { $amount } victory points
action-lose_card = Lose { $card }
action-take_discard = Buy { $card } from the discard pile ({ $resource } −{ $cost })
action-repeat = Repeat the bonus of { $card }
action-accept = Pay ({ $resource }: { $amount })
action-e_card = Use { $card }
action-activate_die = Activate a die: { $color }
action-exchange = Exchange ({ $resource }: { $amount }) for { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
 }
action-end_income = End the income
action-draw_monastery = { $monastery } lies at { $node }
action-draw_scoring_tile = { $tile } lies above { $track }
action-draw_voyage = Voyage: { $voyage }
action-draw_seat = Flag { $flag }: { $owner }
action-draw_character = { $card }: { $location }
action-draw_start_card = Group { $group }: { $card }
action-roll_die = The { $color } die shows { $value }
action-cede-resources = Give { $owner }:{ $guards ->
    [0] {""}
    [one] { " " }{ $guards } guard
   *[other] { " " }{ $guards } guards
 }{ $coins ->
    [0] {""}
    [one] { " " }{ $coins } coin
   *[other] { " " }{ $coins } coins
 }
action-option-0 = Gain{ $guards ->
    [0] {""}
    [one] { " " }{ $guards } guard
   *[other] { " " }{ $guards } guards
 }{ $coins ->
    [0] {""}
    [one] { " " }{ $coins } coin
   *[other] { " " }{ $coins } coins
 }{ $steps ->
    [0] {""}
    [one] { " " }{ $steps } pilgrim step
   *[other] { " " }{ $steps } pilgrim steps
 }{ $vp ->
    [0] {""}
    [one] { " " }{ $vp } victory point
   *[other] { " " }{ $vp } victory points
 }
action-option-1 = Gain{ $guards ->
    [0] {""}
    [one] { " " }{ $guards } guard
   *[other] { " " }{ $guards } guards
 }{ $coins ->
    [0] {""}
    [one] { " " }{ $coins } coin
   *[other] { " " }{ $coins } coins
 }{ $steps ->
    [0] {""}
    [one] { " " }{ $steps } pilgrim step
   *[other] { " " }{ $steps } pilgrim steps
 }{ $vp ->
    [0] {""}
    [one] { " " }{ $vp } victory point
   *[other] { " " }{ $vp } victory points
 }

# Events

event-monastery_drawn = { $monastery } lies at { $node }
event-scoring_tile_drawn = { $tile } lies above { $track }
event-voyage_drawn = Voyage: { $voyage }
event-seat_drawn = { $seat }: flag { $flag }
event-round_began = Round { $round }
event-character_drawn = { $card }: { $location }, column { $column }
event-crown_placed = Crown token placed: { $class }
event-start_card_drawn = Group { $group }: { $card }
event-group_taken = { $seat }: takes { $first } and { $second }
event-pilgrim_placed = { $seat }: pilgrim at { $node }
event-start_card_used = { $seat }: uses { $card }
event-die_rolled = The { $color } die shows { $value }
event-die_drafted = { $seat }: takes the { $color } { $value }
event-die_placed = { $seat }: { $color } { $value } to { $location }
event-die_triggered = { $seat }: { $color } { $value } is triggered ({ $location })
event-token_triggered = Die token { $value } is triggered ({ $location })
event-card_discarded = { $card } goes to the discard pile
event-favor_taken = { $seat }: takes { $tile }
event-card_acquired = { $seat }: acquires { $card } ({ $resource } −{ $cost })
event-card_bought = { $seat }: buys { $card } from the discard pile ({ $resource } −{ $cost })
event-distress_taken = { $seat }: distress action
event-crown_taken = { $seat }: crown token ({ $class })
event-die_retrieved = { $seat }: retrieves the { $color } { $value }
event-order_changed = { $seat }: flag { $flag } with { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
 }
event-guards_gained = { $seat }: +{ $amount ->
    [one] { $amount } guard
   *[other] { $amount } guards
 }
event-coins_gained = { $seat }: +{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
 }
event-points_gained = { $seat }: +{ $amount ->
    [one] { $amount } victory point
   *[other] { $amount } victory points
 }
event-influence_gained = { $seat }: { $track } +{ $amount }, now { $space }
event-influence_lost = { $seat }: { $track } -{ $amount }, now { $space }
event-pilgrim_moved = { $seat }: pilgrim to { $node }
event-disk_placed = { $seat }: disk at { $monastery } ({ $node })
event-move_stopped = { $seat }: stops the pilgrim
event-declined = { $seat }: declines
event-option_chosen = { $seat }: chooses option { $option }
event-cap_placed = { $seat }: cap tile on the { $color } die, now { $value } ({ $location })
event-resources_ceded = { $seat }: gives { $owner }{ $guards ->
    [0] {""}
    [one] { " " }{ $guards } guard
   *[other] { " " }{ $guards } guards
 }{ $coins ->
    [0] {""}
    [one] { " " }{ $coins } coin
   *[other] { " " }{ $coins } coins
 }
event-points_ceded = { $seat }: gives { $owner } { $amount ->
    [one] { $amount } victory point
   *[other] { $amount } victory points
 }
event-points_lost = { $seat }: -{ $amount ->
    [one] { $amount } victory point
   *[other] { $amount } victory points
 }
event-card_lost = { $seat }: loses { $card }
event-bonus_repeated = { $seat }: repeats the bonus of { $card }
event-bonus_paid = { $seat }: pays ({ $resource }: { $amount })
event-bonus_scored = { $seat }: { $part }: { $amount } VP now
event-beginning_used = { $seat }: uses { $card }
event-die_activated = { $seat }: activates a die ({ $color })
event-track_picked = { $seat }: chooses the track { $track }
event-resources_exchanged = { $seat }: exchanges ({ $resource }: { $amount }) for { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
 }
event-income_ended = { $seat }: income is collected
event-voyage_invested = { $seat }: invests in { $voyage } ({ $resource } −{ $cost })
event-part_scored = { $seat }: { $part }: { $amount }
event-game_ended = The game is over

# Refusals: why an action is not allowed

refusal-game_over = The game is over.
refusal-not_now = Something else is asked now: { $decision }.
refusal-later_take_group = Start cards are chosen before the first round.
refusal-later_place_pilgrim = The pilgrims are put on their starting corners before the first round.
refusal-later_start_card_first = Start cards are used before the first round.
refusal-later_draft_die = Dice are taken from the pool in phase B, one in each of your turns.
refusal-later_place_die = A die goes to the castle or to the city in phase B, right after you have taken it.
refusal-later_take_favor = A favor tile is taken in phase C, with a die that lies in the castle.
refusal-later_acquire = A card is bought in phase C, with a die that lies in its row.
refusal-later_distress = The distress action is taken in phase C, in place of what a die could do.
refusal-later_step = Your pilgrim walks whenever something gives you steps.
refusal-later_stop = Your pilgrim can stop only while it is walking.
refusal-later_option = This reward is chosen when its favor tile is taken.
refusal-later_pick_track = A track is chosen for a white die in phase E, or when a card asks for it.
refusal-later_invest = You invest in a voyage in phase F, or when a card or a favor tile lets you.
refusal-later_decline = There is no offer to decline now.
refusal-later_cap_die = The cap goes on a die at the moment you take its favor tile.
refusal-later_cede = You give something away only when the card of another player demands it.
refusal-later_lose_vp = You lose points only when the card of another player demands it.
refusal-later_lose_card = You lose a card only when the card of another player demands it.
refusal-later_take_discard = A discarded card is bought only with a card that lets you.
refusal-later_repeat = A bonus is repeated only with a card that lets you.
refusal-later_accept = There is nothing to pay for now.
refusal-later_e_card = These cards are used at the beginning of phase E.
refusal-later_activate_die = Each die brings its income to its owner in phase E, once.
refusal-later_exchange = Exchanges for points are made in phase E, with a card that lets you.
refusal-later_end_income = This ends your income turn in phase E.
refusal-now_acquire = Only the die whose turn it is acts, and it buys a card of its own row.
refusal-now_draft_die = This die is not in the pool: take one that lies there.
refusal-now_activate_die = This die brings you no income now: it is not yours, or one of its colour comes first.
refusal-monastery_back = The back of { $monastery } does not fit { $node }.
refusal-monastery_drawn = { $monastery } already lies on the map.
refusal-tile_drawn = { $tile } already lies above a track.
refusal-voyage_drawn = The voyage { $voyage } already lies on the board.
refusal-no_such_seat = Only { $seats } players sit at this table.
refusal-has_flag = { $owner }: the lion already stands on a flag.
refusal-card_of_other_round = { $card } does not come up in round { $round }.
refusal-card_drawn = { $card } was already drawn.
refusal-no_such_group = There { $groups ->
    [one] is only one pair
   *[other] are only { $groups } pairs
 } of start cards.
refusal-has_group = You already have your start cards.
refusal-group_taken = This pair of start cards is already taken.
refusal-pilgrim_placed = Your pilgrim already stands on a starting corner.
refusal-corner_taken = Another pilgrim already stands here: { $node }.
refusal-not_in_pool = The dice pool has no { $color } die with { $value }.
refusal-favor_gone = This favor tile no longer lies beside the castle: { $tile }.
refusal-no_card_there = { $location }: there is no card in column { $column }.
refusal-cannot_pay = Costs { $cost } { $resource }, you have { $held }.
refusal-not_your_card = You do not have { $card }.
refusal-no_beginning = { $card } has no bonus for the beginning of phase E.
refusal-beginning_used = You have already used { $card } in this phase E.
refusal-beginning_over = The beginning of phase E is over.
refusal-beginning_first = First use your cards for the beginning of phase E.
refusal-no_die_to_activate = You have no { $color } die left to activate.
refusal-dice_first = First activate all your dice.
refusal-not_your_income = You can exchange only during your own income turn.
refusal-no_exchange_card = You have no card that exchanges { $resource }.
refusal-has_die_of_color = { $card } helps only without a { $color } die, and you have one.
refusal-already_invested = You have already invested in { $voyage }.
refusal-voyage_cost_type = This investment is only for a voyage that is paid with { $resource }.
refusal-no_road = No road leads from { $from } to { $node }.
refusal-wrong_class = { $card } does not belong to this class: { $class }.
refusal-not_discarded = { $card } is not in the discard pile.
refusal-no_cost_icon = { $card } is a start card: it has no cost and cannot be bought.
refusal-own_bonus = { $card } cannot repeat its own bonus.
refusal-not_immediate = { $card } has no immediate bonus.
refusal-already_repeated = The bonus of { $card } was already repeated with this die.
refusal-not_your_die = This die is not yours.
refusal-die_not_in_city = The cap tile goes only on a die that lies in the upper, central or lower city.

# Effects, as fragments that follow each other

effect-guards = +{ $n ->
    [one] { $n } guard
   *[other] { $n } guards
 }
effect-coins = +{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
effect-steps = up to { $n ->
    [one] { $n } step
   *[other] { $n } steps
 }
effect-vp = +{ $n } VP
effect-or = or
effect-influence = { $track } +{ $n }
effect-influence_all = all tracks +{ $n }
effect-per-cards_of_class = per card ({ $class }):
effect-per-cards_with_influence = per card with influence { $first }-{ $last }:
effect-per-class_sets = per set of all 4 classes:
effect-per-cards = per character card:
effect-per-monasteries_with_disk = per monastery with your disk:
effect-per-monasteries_i_with_disk = per monastery I with your disk:
effect-per-monasteries_without_disk = per monastery without your disk:
effect-per-crowns = per crown:
effect-per-voyages_with_disk = per voyage with your disk:
effect-per-diplomas = per diploma:
effect-cede = opponents give{ $guards ->
    [0] {""}
    [one] { " " }{ $guards } guard
   *[other] { " " }{ $guards } guards
 }{ $coins ->
    [0] {""}
    [one] { " " }{ $coins } coin
   *[other] { " " }{ $coins } coins
 } or { $vp } VP
effect-cede_behind = opponents behind you ({ $track }) give{ $guards ->
    [0] {""}
    [one] { " " }{ $guards } guard
   *[other] { " " }{ $guards } guards
 }{ $coins ->
    [0] {""}
    [one] { " " }{ $coins } coin
   *[other] { " " }{ $coins } coins
 } or { $vp } VP
effect-opponents_lose = opponents lose { $n } VP or a card ({ $class })
effect-acquire_from_discard = buy from the discard pile for { $n }
effect-take_favor_tile = take a favor tile
effect-invest-any = invest in a voyage
effect-invest-guards = invest in a voyage with a guard cost
effect-invest-coins = invest in a voyage with a coin cost
effect-repeat_immediate = repeat an immediate bonus ({ $class })
effect-track_income = income now ({ $class })
effect-pay_for = pay { $n } ({ $resource }):
effect-place_cap = cap tile: +{ $n } on one of your dice in the city
effect-score_diplomas = score your diploma sets now
effect-score_voyages = score up to { $n } of your voyages now
effect-score_game_end_card = score one game end bonus now,
effect-score_influence_tile = score one influence track now, for you alone
effect-voyage_discount = voyages cost { $n } less this round,
effect-acquire_discount = cards cost { $n } less ({ $resource })
effect-on_acquire = per new card ({ $class }):
effect-e_start_influence = start of phase E: any track +{ $n },
effect-e_if_no_die = start of phase E, no { $color } die:
effect-e_per_die = phase E, per { $color } die:
effect-e_exchange = phase E: exchange { $n } ({ $resource }) for { $points } VP
effect-end_track_tier = end: up to { $n } VP by the track { $class }
effect-end_copy = end: another game end bonus again
effect-on_castle_die = { $n } VP per die you place in the castle
effect-on_monastery_disk = { $n } VP per further monastery disk
effect-wild_diploma = { $n ->
    [one] { $n } wild diploma
   *[other] { $n } wild diplomas
 }
effect-task_half_tracks = ({ $first } + { $second }) / { $n } VP
effect-task_half_resources = (guards + coins + crowns) / { $n } VP
effect-task_lowest_track = { $n } x your lowest track in VP
effect-task_cards_beyond = { $n } VP per card beyond { $threshold }

# Text board

terminal-round = Round { $round }/4
terminal-city = City
terminal-pool = Dice pool
terminal-map = Pilgrim map
terminal-steps = steps of
terminal-tracks = Influence tracks
terminal-voyages = Voyages
terminal-group = Group { $group }
terminal-flag = { $flag }: { $owner }
terminal-name = { $owner }
terminal-player = VP { $points }, coins { $coins }, guards { $guards }, crowns { $crowns }; if the game ended now: { $total } VP
terminal-dice = dice
terminal-discard = Discard pile
terminal-legend_dice = Dice: the sign of the owner, color and value; T = die token; ^ = with the cap tile
terminal-legend_cards = Cards: [influence cost], g = guards, c = coins; * = crown token; in parentheses: diplomas
terminal-cost-guards = g
terminal-cost-coins = c
terminal-order = Player order
terminal-purse = coins { $coins }, guards { $guards }, VP { $points }
terminal-favors = Favor tiles
terminal-crowns = { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
terminal-steps_left = { $steps ->
    [one] (one step left)
   *[other] ({ $steps } steps left)
 }
terminal-income = income
terminal-at_end = at the end:
terminal-diplomas = diplomas
terminal-price-guards = { $n ->
    [one] one guard
   *[other] { $n } guards
 }
terminal-price-coins = { $n ->
    [one] one coin
   *[other] { $n } coins
 }
terminal-legend_map = Map: disks, steps, bonus; → where the roads lead next, with the steps
terminal-from = from { $node }
