game-name = Hansa Teutonica
game-tagline = Routes, offices and influence in the Hanseatic League
game-designers = Andreas Steding
game-publishers = Argentum Verlag; Z-Man Games
game-year = 2009

# Tables of components.toml

values-actions = Actions
values-boards = Cities and routes of both sides of the board
values-bonus_marker_totals = Number of bonus markers
values-bonus_markers = Bonus markers
values-coellen_table = Table of Coellen
values-completed_cities_track = Track of completed cities
values-components = Pieces in the box
values-desk = Desk of a player
values-final_scoring = Final scoring
values-game_end = End of the game
values-piece_shapes = Shapes of the pieces
values-prestige = Prestige points during the game
values-prestige_track = Prestige track
values-privilege = Privileges
values-setup = Set-up
values-two_player = Game for two
neutral = Neutral player

# Names

city-groningen = Groningen
city-emden = Emden
city-stade = Stade
city-hamburg = Hamburg
city-luebeck = Lübeck
city-kampen = Kampen
city-osnabrueck = Osnabrück
city-bremen = Bremen
city-lueneburg = Lüneburg
city-perleberg = Perleberg
city-arnheim = Arnheim
city-muenster = Münster
city-minden = Minden
city-hannover = Hannover
city-brunswiek = Brunswiek
city-stendal = Stendal
city-duisburg = Duisburg
city-dortmund = Dortmund
city-paderborn = Paderborn
city-hildesheim = Hildesheim
city-goslar = Goslar
city-magdeburg = Magdeburg
city-coellen = Coellen
city-warburg = Warburg
city-goettingen = Göttingen
city-quedlinburg = Quedlinburg
city-halle = Halle
route-groningen_emden = Groningen–Emden
route-emden_stade = Emden–Stade
route-emden_osnabrueck = Emden–Osnabrück
route-stade_hamburg = Stade–Hamburg
route-hamburg_luebeck = Hamburg–Lübeck
route-hamburg_bremen = Hamburg–Bremen
route-hamburg_lueneburg = Hamburg–Lüneburg
route-kampen_osnabrueck = Kampen–Osnabrück
route-kampen_arnheim = Kampen–Arnheim
route-osnabrueck_bremen = Osnabrück–Bremen
route-bremen_minden = Bremen–Minden
route-bremen_hannover = Bremen–Hannover
route-lueneburg_perleberg = Lüneburg–Perleberg
route-lueneburg_hannover = Lüneburg–Hannover
route-perleberg_stendal = Perleberg–Stendal
route-arnheim_muenster = Arnheim–Münster
route-arnheim_duisburg = Arnheim–Duisburg
route-muenster_minden = Münster–Minden
route-minden_hannover = Minden–Hannover
route-minden_brunswiek = Minden–Brunswiek
route-minden_paderborn = Minden–Paderborn
route-brunswiek_stendal = Brunswiek–Stendal
route-stendal_magdeburg = Stendal–Magdeburg
route-duisburg_dortmund = Duisburg–Dortmund
route-dortmund_paderborn = Dortmund–Paderborn
route-paderborn_hildesheim = Paderborn–Hildesheim
route-paderborn_warburg = Paderborn–Warburg
route-hildesheim_goslar = Hildesheim–Goslar
route-goslar_magdeburg = Goslar–Magdeburg
route-goslar_quedlinburg = Goslar–Quedlinburg
route-coellen_warburg = Coellen–Warburg
route-warburg_goettingen = Warburg–Göttingen
route-goettingen_quedlinburg = Göttingen–Quedlinburg
route-quedlinburg_halle = Quedlinburg–Halle
track-keys = City Keys
track-actions = Actions
track-privilegium = Privilegium
track-liber_sophiae = Liber Sophiae
track-money_bags = Money Bags
marker-extra_office = Extra Office
marker-swap_offices = Swap Offices
marker-remove_three = Remove 3 Pieces
marker-actions_3 = +3 Actions
marker-actions_4 = +4 Actions
marker-improve_ability = Improve 1 Ability
piece-trader = Trader
piece-merchant = Merchant
privilege-white = White
privilege-orange = Orange
privilege-pink = Pink
privilege-black = Black
shape-square = Square
shape-circle = Round

# Places on the table

place-supply = Personal supply
place-stock = General stock
place-desk = Desk
place-plate = Plate
place-stack = Marker stack
place-tavern = Tavern
place-route = Trade route
place-space = Space
place-city = City
place-office = Office
place-extra_office = Extra office
place-coellen_table = Coellen table
place-prestige_track = Prestige track
place-completed_cities_track = Completed cities track
place-neutral_reserve = Neutral reserve
place-coin = Gold coin
board-side_4_5 = Front side (4-5 players)
board-side_2_3 = Back side (2-3 players)
coellen-slot-0 = 7 points (white)
coellen-slot-1 = 8 points (orange)
coellen-slot-2 = 9 points (pink)
coellen-slot-3 = 11 points (black)

# Scoring and the end

category-track = Earned during the game
category-abilities = Fully developed abilities
category-bonus_markers = Bonus markers
category-coellen = Coellen table
category-cities = Controlled cities
category-network = Largest network of cities

tally-track = Prestige points earned during the game
tally-ability = { $track }, fully developed
tally-markers = { $count ->
    [one] one bonus marker, used or not
   *[other] { $count } bonus markers, used or not
}
tally-coellen = A merchant at the Coellen table
tally-city = { $city }, controlled
tally-network = Largest network of cities: { $offices ->
    [one] one office
   *[other] { $offices } offices
} × { $keys } (key to the city)
prospect-claim = Anybody claims a route to a controlled city
prospect-ability = { $track }: { $count ->
    [one] one more piece uncovers
   *[other] { $count } more pieces uncover
} all of it
prospect-markers = { $count ->
    [one] One more bonus marker
   *[other] { $count } more bonus markers
}
prospect-coellen = A merchant on the first free place of the Coellen table
prospect-city = Control of one more city; one office is enough in { $count ->
    [one] one city
   *[other] { $count } cities
}
prospect-network = One more office in the largest network × { $keys } (key to the city)
reason-city_controller = Controls a city of the claimed route
reason-coin_office = Office with a gold coin
reason-east_west = Network Stendal - Arnheim
end-prestige_20 = A player has 20 or more prestige points
end-no_replacement_marker = No bonus marker left to draw
end-completed_cities_10 = Ten cities are completed
end-turn_cap = Stopped by the turn limit
tiebreak-lower_actions_value = Fewer actions per turn
tiebreak-more_offices = More offices on the board
tiebreak-shared_victory = Shared victory

# Headings of the choices

kind-end_turn = End turn
kind-income = Take income
kind-place = Place a piece on a route
kind-displace = Displace another player
kind-displace_pay = Replace and pay the penalty
kind-relocate = Move the displaced piece
kind-extra_put = Add a piece
kind-extra_lift = Lift an own piece
kind-extra_drop = Put the lifted piece down
kind-extra_stop = Add no more
kind-move_lift = Move own pieces: lift
kind-move_lift_stop = Stop lifting
kind-move_drop = Put a lifted piece down
kind-claim = Claim a route
kind-b_office = Found an office
kind-b_extra = Found an extra office
kind-b_develop = Improve an ability
kind-b_coellen = Place a merchant on the Coellen table
kind-b_none = No benefit
kind-use_marker = Use a bonus marker
kind-upgrade_pick = Choose the ability
kind-swap_pick = Choose two neighbouring offices
kind-remove_pick = Remove a piece
kind-remove_stop = Remove no more
kind-place_marker = Place the replacement marker
kind-neutral_put = Place a neutral trader
kind-neutral_city = Choose the city of the neutral office

# Questions

decision-main = Choose an action
decision-displace_pay = Choose the replacing piece and the penalty
decision-relocate = Move your displaced piece
decision-extra = Add further pieces
decision-extra_drop = Put the lifted piece on a route
decision-move_lifting = Lift further own pieces
decision-move_dropping = Put the lifted pieces down
decision-benefit = Choose the benefit of the route
decision-upgrade_pick = Choose the ability to improve
decision-swap_pick = Choose the offices to swap
decision-remove_pick = Choose a piece to remove
decision-place_marker = Choose a route for the replacement marker
decision-neutral_put = Place a neutral trader
decision-neutral_city = Choose the city of the neutral office
decision-start_player = Start player
decision-start_marker = Start bonus marker
decision-marker_reveal = Replacement marker turned up

# Choices

action-end_turn = End the turn
action-income = Take { $merchants ->
    [0] { $traders ->
        [one] 1 Trader
       *[other] { $traders } Traders
      }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 Merchant
           *[other] { $merchants } Merchants
          }
       *[other] { $traders ->
            [one] 1 Trader
           *[other] { $traders } Traders
          } and { $merchants ->
            [one] 1 Merchant
           *[other] { $merchants } Merchants
          }
      }
  } from the stock
action-place = Place a { $piece } on { $route }
action-displace = Displace a { $piece } ({ $owner }) from { $route }
action-displace_pay = Replace it by a { $piece }; penalty: { $merchants ->
    [0] { $traders ->
        [one] 1 Trader
       *[other] { $traders } Traders
      }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 Merchant
           *[other] { $merchants } Merchants
          }
       *[other] { $traders ->
            [one] 1 Trader
           *[other] { $traders } Traders
          } and { $merchants ->
            [one] 1 Merchant
           *[other] { $merchants } Merchants
          }
      }
  }
action-relocate = Move the displaced piece to { $route }
action-extra_put = Add a { $piece } on { $route }
action-extra_lift = Lift a { $piece } from { $route }
action-extra_drop = Put the lifted piece on { $route }
action-extra_stop = Add no more pieces
action-move_lift = Lift a { $piece } from { $route }
action-move_lift_stop = Lift no more pieces
action-move_drop = Put a { $piece } on { $route }
action-claim = Claim { $route }
action-b_office = Found an office in { $city }
action-b_extra = Found an extra office in { $city } with a { $piece }
action-b_develop = Improve { $track } ({ $city })
action-b_coellen = Put a Merchant on the Coellen table for { $points } points
action-b_none = Take no benefit
action-use_marker = Use the bonus marker { $marker }
action-upgrade_pick = Improve { $track }
action-swap_pick = Swap offices { $first } and { $second } of { $city }
action-remove_pick = Remove a { $piece } ({ $owner }) from { $route }
action-remove_stop = Remove no more pieces
action-place_marker = Place the bonus marker on { $route }
action-neutral_put = Put the neutral Trader on { $route }
action-neutral_city = The neutral player founds its office in { $city }
action-start_player = { $starter } starts
action-start_marker = { $marker } lies on { $route }
action-marker_reveal = { $marker } is turned up

# What happened

event-start_player_drawn = { $seat }: start player
event-start_marker_laid = { $marker } lies on { $route }
event-turn_started = { $seat }: { $actions ->
        [one] one action
       *[other] { $actions } actions
    } this turn
event-income_taken = { $seat }: income, { $merchants ->
    [0] { $traders ->
        [one] 1 Trader
       *[other] { $traders } Traders
      }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 Merchant
           *[other] { $merchants } Merchants
          }
       *[other] { $traders ->
            [one] 1 Trader
           *[other] { $traders } Traders
          } and { $merchants ->
            [one] 1 Merchant
           *[other] { $merchants } Merchants
          }
      }
  }
event-piece_placed = { $seat }: { $piece } placed on { $route }
event-piece_displaced = { $seat }: { $piece } ({ $owner }) displaced from { $route }
event-penalty_paid = { $seat }: penalty paid, { $merchants ->
    [0] { $traders ->
        [one] 1 Trader
       *[other] { $traders } Traders
      }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 Merchant
           *[other] { $merchants } Merchants
          }
       *[other] { $traders ->
            [one] 1 Trader
           *[other] { $traders } Traders
          } and { $merchants ->
            [one] 1 Merchant
           *[other] { $merchants } Merchants
          }
      }
  }
event-piece_relocated = { $seat }: displaced { $piece } moved to { $route }
event-extra_placed = { $seat }: extra { $piece } put on { $route }
event-piece_lifted = { $seat }: { $piece } lifted from { $route }
event-piece_dropped = { $seat }: { $piece } put on { $route }
event-route_claimed = { $seat }: { $route } claimed
event-prestige_gained = { $seat }: +{ $points } PP ({ $reason })
event-marker_taken = { $seat }: bonus marker { $marker } taken
event-replacement_drawn = { $seat }: replacement marker drawn, { $stack ->
        [0] none left
        [one] one left
       *[other] { $stack } left
    } in the stack
event-office_founded = { $seat }: office founded in { $city } ({ $piece })
event-extra_office_founded = { $seat }: extra office founded in { $city } ({ $piece })
event-ability_developed = { $seat }: { $track } improved, one { $piece } freed
event-coellen_slot_taken = { $seat }: Coellen table, { $points } points
event-pieces_returned = { $seat }: back to stock, { $merchants ->
    [0] { $traders ->
        [one] 1 Trader
       *[other] { $traders } Traders
      }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 Merchant
           *[other] { $merchants } Merchants
          }
       *[other] { $traders ->
            [one] 1 Trader
           *[other] { $traders } Traders
          } and { $merchants ->
            [one] 1 Merchant
           *[other] { $merchants } Merchants
          }
      }
  }
event-city_completed = { $city } is complete: { $completed ->
        [one] one completed city
       *[other] { $completed } completed cities
    }
event-marker_used = { $seat }: bonus marker { $marker } used
event-actions_gained = { $seat }: { $actions ->
        [one] one more action
       *[other] { $actions } more actions
    }
event-offices_swapped = { $seat }: offices swapped in { $city } ({ $first } and { $second })
event-piece_removed = { $seat }: { $piece } ({ $owner }) removed from { $route }
event-marker_revealed = { $seat }: { $marker } turned up
event-marker_placed = { $seat }: bonus marker { $marker } placed on { $route }
event-neutral_placed = Neutral Trader on { $route }
event-neutral_claimed = The neutral player claims { $route }
event-neutral_office_founded = The neutral player founds an office in { $city }
event-marker_discarded = { $marker } of { $route } leaves the game
event-turn_ended = { $seat }: turn ended{ $unused ->
        [0] { "" }
        [one] , one action unused
       *[other] , { $unused } actions unused
    }
event-game_ended = Game over: { $reason }

# Options

option-start_player = Start player
option-start_player-random = drawn at random
option-start_player-0 = seat 1
option-start_player-1 = seat 2
option-start_player-2 = seat 3
option-start_player-3 = seat 4
option-start_player-4 = seat 5
option-marker_timing = Bonus markers
option-marker_timing-any_time = at any time of one's own turn
option-marker_timing-between_actions = only between actions
option-neutral_control = Neutral control (2 players)
option-neutral_control-final_scoring = denies points at the final scoring only
option-neutral_control-always = denies the point of a claim too

# Refusals: why an action is not allowed

refusal-game_over = The game is over.
refusal-not_now = Something else is asked now: { $decision }.
refusal-later_end_turn = The turn is ended between actions: finish this one first.
refusal-later_income = Income is one of the actions of your turn: finish this one first.
refusal-later_place = Placing a piece is one of the actions of your turn: finish this one first.
refusal-later_displace = Displacing is one of the actions of your turn: finish this one first.
refusal-later_displace_pay = You pay when you displace a piece of another player.
refusal-later_relocate = A piece is moved here only after it was displaced.
refusal-later_extra_put = Further pieces come along only when a piece of yours was displaced.
refusal-later_extra_lift = A piece is lifted as a further one only after a displacement, with stock and supply empty.
refusal-later_extra_drop = This is for a piece lifted after a displacement.
refusal-later_extra_stop = There are no further pieces to add now.
refusal-later_move_lift = Moving your pieces is one of the actions of your turn: finish this one first.
refusal-later_move_lift_stop = You are not lifting pieces now.
refusal-later_move_drop = A piece is put down here only after you have lifted it.
refusal-later_claim = Claiming a route is one of the actions of your turn: finish this one first.
refusal-later_b_office = An office is founded when you claim a route that ends in this city.
refusal-later_b_extra = An extra office is founded with its marker when you claim a route that ends in the city.
refusal-later_b_develop = This ability is improved when you claim a route that ends in this city.
refusal-later_b_coellen = The Coellen table is filled when you claim the route from Coellen to Warburg.
refusal-later_b_none = You can do without a benefit when you claim a route.
refusal-later_use_marker = No marker can be used at this moment.
refusal-later_upgrade_pick = Abilities are improved by claiming a route to their city, or with a bonus marker.
refusal-later_swap_pick = Offices are swapped with the bonus marker for it.
refusal-later_remove_pick = Pieces are removed with the bonus marker for it.
refusal-later_remove_stop = You are not removing pieces now.
refusal-later_place_marker = New bonus markers are laid out at the end of a turn.
refusal-later_neutral_put = A neutral trader is placed after one was displaced.
refusal-later_neutral_city = This city is chosen when the neutral player claims a route.
refusal-now_b_office = An office is founded in a city at an end of the route that you claim.
refusal-no_such_route = This side of the board has no route { $route }.
refusal-no_such_opponent = Nobody sits { $slot } places after you.
refusal-displacement_route = A displaced piece, and those that follow it, must leave the route { $route }.
refusal-marker_laid_out = The start marker { $marker } already lies on a tavern route.
refusal-no_such_seat = Only { $seats } players sit at this table.
refusal-no_action_left = You have no action left in this turn.
refusal-no_marker = You have no unused { $marker } marker.
refusal-marker_between_actions = At this table markers are used between actions only.
refusal-marker_not_now = No marker can be used now: finish this first.
refusal-stock_empty = Your general stock is empty.
refusal-income_merchants =
    { $most ->
        [0] This income cannot include any Merchant.
        [one] This income can include only one Merchant.
       *[other] This income can include at most { $most } Merchants.
    }
refusal-income_incomplete =
    { $pieces ->
        [one] You must take one piece, and it has to be a Merchant.
       *[other] You must take { $pieces } pieces: { $least ->
            [one] at least one of them has to be a Merchant.
           *[other] at least { $least } of them have to be Merchants.
        }
    }
refusal-not_in_supply = There is no { $shape } in your personal supply.
refusal-route_full = The route { $route } has no empty space.
refusal-no_such_piece = { $owner }: no { $shape } on the route { $route }.
refusal-price_too_high = Costs { $price ->
        [one] one piece
       *[other] { $price } pieces
    }, you have { $supply } in your personal supply.
refusal-nowhere_to_go = No route other than { $route } has an empty space for the displaced piece.
refusal-no_extra_left = You have added all the further pieces you may.
refusal-extra_from_stock = The further piece must come from your general stock, which has no { $shape }.
refusal-extra_from_supply = Your general stock is empty, and your personal supply has no { $shape }.
refusal-extra_from_routes = Your stock and your supply are empty: lift one of your pieces from a route.
refusal-extra_not_from_routes = Pieces on routes may be used only when your stock and your supply are empty.
refusal-nearer_route = The route { $route } is too far away: { $nearer } is nearer and has an empty space.
refusal-no_own_piece = You have no { $shape } on the route { $route }.
refusal-no_destination = A piece lifted from { $route } would have no other route to go to.
refusal-back_to_origin = The piece was lifted from { $route } and must go to another route.
refusal-penalty_merchants =
    { $penalty ->
        [one] The penalty is one piece only.
       *[other] The penalty is { $penalty } pieces only.
    }
refusal-payment_not_in_supply = This payment takes { $needed } ({ $shape }); your personal supply has { $supply }.
refusal-just_placed = Each { $shape } of yours on { $route } was put there by this very displacement.
refusal-book_limit = You may lift at most { $limit ->
        [one] one piece
       *[other] { $limit } pieces
    } in one move.
refusal-not_in_hand = You have lifted no { $shape } that is still in your hand.
refusal-route_not_own =
    { $missing ->
        [one] To claim { $route } you need your own pieces on one more space.
       *[other] To claim { $route } you need your own pieces on { $missing } more spaces.
    }
refusal-city_full = { $city } has no empty office.
refusal-office_privilege = The next office in { $city } needs this privilege: { $privilege }.
refusal-shape_not_on_route = There is no { $shape } among your pieces on { $route }.
refusal-no_ability_here = { $city } improves no ability.
refusal-coellen_route = The Coellen table is reached only by the route { $route }.
refusal-coellen_slot_taken = The slot for { $points } points is already taken.
refusal-coellen_privilege = The slot for { $points } points needs this privilege: { $privilege }.
refusal-track_full = This ability is fully developed: { $track }.
refusal-marker_too_fresh = You took the { $marker } marker in this very action; it can be used after it.
refusal-nothing_to_swap = No two neighbouring offices belong to different players.
refusal-nothing_to_remove = No other player has a piece on a route.
refusal-nothing_to_improve = All your abilities are fully developed.
refusal-no_office_in_city = Nobody has founded an office in { $city } yet.
refusal-pair_not_occupied = These are not two neighbouring occupied offices in { $city }.
refusal-pair_of_one_owner = Both offices in { $city } belong to the same player.
refusal-removal_limit = This marker removes at most { $limit ->
        [one] one piece
       *[other] { $limit } pieces
    }.
refusal-remove_one_first = Remove at least one piece before you stop.
refusal-route_has_marker = The route { $route } already has a bonus marker.
refusal-route_occupied = There are pieces on the route { $route }.
refusal-end_cities_full = Both end cities of { $route } are full.
refusal-no_cube_left = All neutral cubes of this displacement are placed.
refusal-marker_not_unseen = No { $marker } marker is left among the unseen ones.

# The text board

terminal-player = { $player }
terminal-cities = Cities
terminal-routes = Routes
terminal-status = turn { $turn } · completed cities { $completed }/10 · marker stack { $stack }
terminal-actions = { $actions ->
        [one] one action left
       *[other] { $actions } actions left
    }
terminal-points = { $prestige } PP (final score now: { $total })
terminal-supply = supply { $traders } + ({ $merchants })
terminal-stock = stock { $traders } + ({ $merchants })
terminal-all = all
terminal-figure-keys = keys
terminal-figure-actions = actions
terminal-figure-privilegium = privilege
terminal-figure-liber_sophiae = book
terminal-figure-money_bags = money
terminal-legend = ● Trader, (●) Merchant, ▢ square and ◯ round office, 1-4 the privilege it needs (white, orange, pink, black), $ gold coin, + extra office, ◈ bonus marker, □ neutral. The sign before a city is its controller.
terminal-unseen = Markers in the stack
terminal-discarded = Markers out of the game
terminal-reserve = { $number ->
    [one] one neutral trader in the reserve
   *[other] { $number } neutral traders in the reserve
  }
terminal-connected = { $number ->
    [1] first to join east and west
    [2] second to join east and west
    [3] third to join east and west
   *[other] has joined east and west
  }
terminal-used = used
terminal-plate = { $number ->
    [one] one marker on the plate, to be put on a route
   *[other] { $number } markers on the plate, to be put on routes
  }
terminal-piece = { $piece } ({ $owner })
terminal-left = { $number ->
    [one] one left
   *[other] { $number } left
  }
terminal-hand = in hand: { $merchants ->
    [0] { $traders ->
        [one] one trader
       *[other] { $traders } traders
      }
   *[other] { $traders ->
        [0] { "" }
        [one] one trader and{ " " }
       *[other] { $traders } traders and{ " " }
      }{ $merchants ->
        [one] one merchant
       *[other] { $merchants } merchants
      }
  }
