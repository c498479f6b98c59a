game-name = Luna
game-tagline = Novices, shrines and temple stones in the domain of the Moon Priestess
game-designers = Stefan Feld
game-publishers = Hall Games; in Brazil PaperGames
game-year = 2010

# Tables of components.toml

values-constants = Numbers in the rules
values-council = Council of priests
values-counts = Pieces in the box
values-figures = Figures
values-guard_stones = Guard stones
values-influence_tokens = Influence tokens
values-path = Path of the temple guard
values-player_count = By number of players
values-players = What a player starts with
values-preset = Introductory set-up
values-ring = Ring of islands
values-solo = Solo game
values-temple = Temple
values-temple_boards = Temple boards
values-two_player = Game for two
opponent = Virtual opponent

# Names

island-shrine = Shrine Island
island-herbs = Herbs Island
island-tide = Tide Island
island-sailboat = Sailboat Island
island-bribe = Bribe Island
island-book = Library Island
island-novice = Novice Island
favor-shrine = Shrine
favor-herbs = Herbs
favor-tide = Tide
favor-sailboat = Sailboat
favor-bribe = Bribe
favor-book = Book of Wisdom
favor-novice = Novice
figure-moon_priestess = Moon Priestess
figure-master_builder = Master Builder
figure-apostate = Apostate
figure-temple_guard = Temple Guard
figure-start_medallion = Start player medallion
board-blue = Blue temple board
board-yellow = Yellow temple board
board-red = Red temple board
board-green = Green temple board
guard-guard_6 = Guard stone 6
guard-guard_5 = Guard stone 5
guard-guard_4 = Guard stone 4
guard-guard_3 = Guard stone 3
guard-guard_2b = Guard stone 2
guard-guard_2a = Guard stone 2 (temple gate)
color-yellow = Yellow
color-red = Red
color-blue = Blue
color-white = White
status-approved = approved
status-bribable = within reach of a Bribe
status-locked = locked

# Pieces and places

piece-novice = Novice
piece-shrine = Shrine
piece-temple_stone = Temple stone
piece-guard_stone = Guard stone
piece-favor_token = Favor token
piece-time_token = Time token
piece-book = Book of Wisdom
piece-council_marker = Council member
piece-influence = Influence
place-holy_island = Holy Island
place-temple_island = Temple Island
place-temple = Temple
place-temple_gate = Temple gate
place-path = Path around the temple
place-pier = Pier
place-meditation_room = Meditation room
place-observatory = Observatory
place-council = Council of Priests
place-reserve = Reserve
place-on_island = on the island
place-beside_island = beside the island

# Scoring and the end

category-start = Start
category-sanctification = Sanctification
category-displacement = Displacement
category-book = Book
category-meditation = Meditation
category-priestess = Moon Priestess
category-apostate = Apostate
category-temple = Novices in the temple
category-shrines = Shrines built
category-favors = Unused Favor tokens
category-council = Council of Priests

tally-start = What everybody starts with
tally-sanctification = Novices brought into the temple
tally-displacement = Others displaced from the temple
tally-book = Books put under own novices
tally-meditation = The last candle of a round
tally-priestess = Places with the Moon Priestess
tally-apostate = Lost to the Apostate
tally-temple = Novices in the temple at the ends of rounds
tally-shrines = Shrines on the islands
tally-favors = Favor tokens not used
tally-council = The chair in the Council of Priests
tally-shrine = A shrine on { $island }
tally-unused = { $count ->
    [one] one Favor token not used
   *[other] { $count } Favor tokens not used
}
tally-chair = The chair in the Council of Priests
prospect-sanctification = A novice brought into the temple in this round
prospect-meditation = The last candle of this round: { $count ->
    [one] one is left
   *[other] { $count } are left
}
prospect-priestess = { $count ->
    [one] One more active novice
   *[other] { $count } more active novices
} with the Moon Priestess: { $place ->
    [1] first
    [2] second
   *[other] third
} place
prospect-apostate = No novice with the Apostate at the end of the round
prospect-temple = One more novice in the temple, at the end of every round
prospect-shrine = One more shrine
prospect-favor = One more Favor token kept to the end
prospect-chair = { $count ->
    [one] One chair
   *[other] { $count } chairs
} up in the Council of Priests
end-six_rounds = Six rounds have been played
tiebreak-council = Council of Priests

# Headings of the choices

kind-place_figure = Place a figure
kind-choose_colour = Choose a colour
kind-place_shrine = Place the first Shrine
kind-place_pair = Place 2 Novices
kind-solo_deactivate = Deactivate the opponent’s Novices
kind-favor = Favor of the Priest
kind-recruit = Recruit
kind-shrine = Shrine
kind-herbs = Herbs
kind-journey = Journey
kind-tide = Tide
kind-move = Move a Novice
kind-done = Finish the movement
kind-sailboat = Sailboat
kind-promote = Promotion
kind-sanctify = Sanctification
kind-book_take = Book: take
kind-book_put = Book: put
kind-council = Council of Priests
kind-expel = Expulsion
kind-meditate = Meditation
kind-end_phase = End the action phase

# Questions

decision-place_figure = Choose the island of the figure
decision-choose_colour = Choose your colour: it says where your first pieces stand
decision-prelim_shrine = Place your first Shrine
decision-prelim_pair = Place a pair of Novices
decision-solo_deactivate = Choose the island where the opponent’s Novices are deactivated
decision-action = Choose an action
decision-moves = Move Novices
decision-book_put = Choose the Novice who gets the Book
decision-start_player = Start player
decision-temple_board = Temple board drawn
decision-start_stone = First temple stone dealt
decision-island = Holy Island placed
decision-figure_island = Island of a figure

# Choices

action-place_figure = { $figure } onto { $island }
action-choose_colour = { $colour }
action-place_shrine = Place your first Shrine on { $island }
action-place_pair = Place 2 Novices on { $island }
action-solo_deactivate = Deactivate the opponent’s Novices on { $island }
action-favor = Gain the Favor token { $favor } on { $island }{ $token ->
        [1] , with the Novice token
       *[other] { "" }
    }
action-recruit = Recruit a Novice on { $island }{ $token ->
        [1] , with the Novice token
       *[other] { "" }
    }
action-shrine = Build a Shrine on { $island }{ $token ->
        [1] , with the Novice token
       *[other] { "" }
    }
action-herbs = Reactivate { $count ->
        [one] 1 Novice
       *[other] { $count } Novices
    } on { $island }
action-journey = Journey: move active Novices
action-tide = Tide: move any Novices
action-move-pier = Move a Novice from the pier to { $island }
action-move-on = Move an active Novice from { $from } to { $island }
action-move-beside = Move an inactive Novice from { $from } to { $island }
action-done = Finish the movement
action-sailboat-pier = Sail from the pier onto { $island } with { $count ->
        [one] 1 Novice
       *[other] { $count } Novices
    }
action-sailboat-on = Sail from { $from } onto { $island } with { $count ->
        [one] 1 Novice
       *[other] { $count } Novices
    }
action-promote = Claim stone { $stone } with a Novice of { $island }{ $bribe ->
        [1] , with a Bribe
       *[other] { "" }
    }{ $token ->
        [1] , with the Novice token
       *[other] { "" }
    }
action-sanctify = Move stone { $stone } into the temple: +{ $points }{ $bribe ->
        [1] , with a Bribe
       *[other] { "" }
    }
action-book_take = Take the Book from stone { $stone }
action-book_put = Put the Book under the Novice on stone { $stone }
action-council = { $steps ->
        [one] Go up 1 chair
       *[other] Go up { $steps } chairs
    } with { $own ->
        [one] 1 Novice
       *[other] { $own } Novices
    } of { $island }{ $token ->
        [1] {" "}and the Novice token
       *[other] { "" }
    }
action-council-token = Go up 1 chair with the Novice token alone
action-expel = Drive the Apostate to { $island } ({ $own ->
        [0] the Novice token alone
        [one] 1 Novice
       *[other] { $own } Novices
    }{ $token ->
        [1] { $own ->
            [0] { "" }
           *[other] {" "}and the Novice token
        }
       *[other] { "" }
    })
action-meditate = Flip a Time token ({ $left ->
        [0] the last one: ends the action phase
        [one] 1 will be left
       *[other] { $left } will be left
    })
action-end_phase = End the action phase
action-start_player = { $starter } starts
action-temple_board = { $board } is laid
action-start_stone = { $owner }: stone { $stone }
action-island = { $island } comes next in the ring
action-figure_island = { $figure } onto { $island }

# What happened

event-start_player_drawn = { $seat }: start player
event-temple_board_laid = { $board }: slot { $slot }
event-start_stone_dealt = { $seat }: dealt stone { $stone }
event-path_laid = { $stones } temple stones lie on the path
event-island_placed = { $island } is placed
event-figure_placed = { $figure }: on { $island }
event-colour_chosen = { $seat }: { $colour }
event-temple_entered_at_start = { $seat }: Novice on stone { $stone } in the temple, with a Book
event-shrine_placed = { $seat }: first Shrine on { $island }
event-novices_placed = { $seat }: { $count ->
        [one] 1 Novice
       *[other] { $count } Novices
    } on { $island }
event-start_favor_taken = { $seat }: start token { $favor }
event-round_started = Round { $round } of 6: the Temple Guard stands on { $value }
event-opponent_deactivated = { $seat }: { $count ->
        [one] 1 Novice
       *[other] { $count } Novices
    } deactivated on { $island }
event-opponent_skipped = { $seat }: no temple stone this round
event-token_returned = { $seat }: { $favor } token returned
event-favor_gained = { $seat }: Favor token { $favor } gained
event-novice_recruited = { $seat }: Novice recruited beside { $island }
event-shrine_built = { $seat }: Shrine built on { $island }
event-novices_reactivated = { $seat }: { $count ->
        [one] 1 Novice
       *[other] { $count } Novices
    } reactivated on { $island }
event-novices_used = { $seat }: { $count ->
        [one] 1 Novice
       *[other] { $count } Novices
    } of { $island } used
event-novice_moved = { $seat }: Novice moved from { $from } to { $island }
event-novice_left_pier = { $seat }: Novice moved from the pier to { $island }
event-novices_sailed = { $seat }: { $count ->
        [one] 1 Novice
       *[other] { $count } Novices
    } sailed from { $from } onto { $island }
event-novices_sailed_from_pier = { $seat }: { $count ->
        [one] 1 Novice
       *[other] { $count } Novices
    } sailed from the pier onto { $island }
event-stone_claimed = { $seat }: stone { $stone } claimed
event-stone_sanctified = { $seat }: stone { $stone } enters the temple, +{ $points }
event-novice_displaced = { $seat }: Novice displaced from stone { $stone } to the pier (+{ $points }: { $by })
event-opponent_displaced = { $seat }: Novice displaced from stone { $stone } to the side of { $island } (+{ $points }: { $by })
event-book_moved = { $seat }: Book moved from stone { $from } to stone { $to }, +{ $points }
event-council_advanced = { $seat }: { $count ->
        [one] 1 step
       *[other] { $count } steps
    } up the Council, to chair { $chair }
event-apostate_expelled = { $seat }: Apostate driven { $count ->
        [one] 1 island
       *[other] { $count } islands
    } on, to { $island }
event-time_flipped = { $seat }: Time token flipped, { $left ->
        [0] none left
        [one] 1 left
       *[other] { $left } left
    }
event-phase_ended = { $seat }: action phase ended{ $points ->
        [0] { "" }
       *[other] , +{ $points }
    }
event-priestess_scored = { $seat }: place { $place } with the Moon Priestess, +{ $points }
event-apostate_scored = { $seat }: { $novices ->
        [one] 1 Novice
       *[other] { $novices } Novices
    } with the Apostate, −{ $points }
event-temple_scored = { $seat }: Novices in the temple, +{ $points }
event-novices_returned = { $count ->
        [0] No Novice was inactive
        [one] 1 Novice is active again
       *[other] { $count } Novices are active again
    }
event-figure_moved = { $figure } moves to { $island }
event-guard_moved = The Temple Guard moves to Guard stone { $value }
event-medallion_passed = { $seat }: gets the start player medallion
event-final_scored = { $seat }: Shrines +{ $shrines }, Favor tokens +{ $favors }, Council +{ $council }
event-game_ended = The game is over

# Options

option-setup = Set-up
option-setup-standard = standard
option-setup-preset = preselected
option-figure_placement = Placement of the figures
option-figure_placement-random = at random
option-figure_placement-chosen = chosen by the start player
option-solo_level = Solo level
option-solo_level-1 = level 1
option-solo_level-2 = level 2
option-solo_level-3 = level 3
option-first_book_bonus_scope = Book bonus (1 and 2 players)
option-first_book_bonus_scope-action_phase = first Book of each action phase
option-first_book_bonus_scope-game = first Book of the game
option-opponent_displaces = The solo opponent displaces
option-opponent_displaces-yes = yes
option-opponent_displaces-no = no
option-colours = Colours (preselected set-up)
option-colours-chosen = chosen by the players
option-colours-by_seat = by seat

# Refusals: why an action is not allowed

refusal-game_over = The game is over.
refusal-not_now = Something else is asked now: { $decision }.
refusal-later_place_figure = The figures are put on islands during the set-up; later they move by themselves.
refusal-later_place_shrine = The first Shrines are placed before the first round.
refusal-later_place_pair = Pairs of Novices are placed before the first round.
refusal-later_solo_deactivate = The Novices of the opponent are deactivated at the start of a round.
refusal-later_favor = A Favor token is taken as an action of your own turn.
refusal-later_recruit = Novices are recruited as an action of your own turn.
refusal-later_shrine = A Shrine is built as an action of your own turn.
refusal-later_herbs = Herbs are used as an action of your own turn.
refusal-later_journey = A Journey is an action of your own turn.
refusal-later_tide = The Tide is an action of your own turn.
refusal-later_move = To move Novices, choose a Journey or the Tide as your action first.
refusal-later_done = You are not moving Novices now.
refusal-later_sailboat = The Sailboat is an action of your own turn.
refusal-later_promote = A stone is stepped onto by a Promotion, an action of your own turn.
refusal-later_sanctify = A stone is carried into the temple by a Sanctification, an action of your own turn.
refusal-later_book_take = A Book of Wisdom is taken with its Favor token, as an action of your own turn.
refusal-later_book_put = Take a Book of Wisdom first; then choose who gets it.
refusal-later_council = Your Council member moves on as an action of your own turn.
refusal-later_expel = The Apostate is expelled as an action of your own turn.
refusal-later_meditate = You meditate in place of an action, in your own turn.
refusal-later_end_phase = The action phase is ended between two actions.
refusal-later_choose_colour = Colours are chosen before the game begins.
refusal-now_favor = This is for another player: you take a Favor token for yourself.
refusal-now_move = No Novices leave from here in this move.
refusal-colour_taken = Somebody has { $colour } already.
refusal-shrine_here = There is a Shrine on { $island } already.
refusal-no_first_shrine_here = The first Shrine may not stand on { $island }.
refusal-own_piece_here = You already have pieces on { $island }.
refusal-no_such_seat = { $seats ->
        [one] Only one player sits at this table.
       *[other] Only { $seats } players sit at this table.
    }
refusal-board_laid = { $board }: already lies in the frame.
refusal-stone_not_in_play = Stone { $stone } is not in this game.
refusal-stone_dealt = Stone { $stone } is already dealt.
refusal-island_placed = { $island } is already placed.
refusal-token_not_held = You do not hold the Favor token { $favor }.
refusal-token_held = You already hold the Favor token { $favor }.
refusal-no_token_here = No Favor token lies on { $island }.
refusal-too_few_active = { $needed ->
        [one] Takes 1 active Novice on { $island }; you have none.
       *[other] Takes { $needed } active Novices on { $island }; you have { $found ->
            [0] none
           *[other] { $found }
        }.
    }
refusal-too_few_inactive = { $needed ->
        [one] Takes 1 inactive Novice beside { $island }; you have none.
       *[other] Takes { $needed } inactive Novices beside { $island }; you have { $found ->
            [0] none
           *[other] { $found }
        }.
    }
refusal-too_few_on_pier = { $needed ->
        [one] Takes 1 Novice on the pier; you have none.
       *[other] Takes { $needed } Novices on the pier; you have { $found ->
            [0] none
           *[other] { $found }
        }.
    }
refusal-reserve_empty = Your reserve has no Novice left.
refusal-no_shrine_left = Your reserve has no Shrine left.
refusal-own_shrine_here = You already own a Shrine on { $island }, where the Master Builder is.
refusal-herbs_island = Herbs reactivate nobody on { $island } itself.
refusal-herbs_limit = { $limit ->
        [one] Herbs may be used only once in one action phase.
       *[other] You have already used Herbs { $limit } times, the most that one action phase allows.
    }
refusal-nobody_active = You have no active Novice on any island.
refusal-nobody_to_move = You have no Novice on or beside an island or on the pier.
refusal-journey_of_active = A Journey moves only active Novices; for others you need the Tide.
refusal-same_island = A Novice of { $island } must go to another island.
refusal-moved_already = Your Novices beside { $island } have already moved in this action.
refusal-nobody_moved = Move at least one Novice first.
refusal-stone_locked = Stone { $stone } is still locked: not even a Bribe reaches it in this round.
refusal-bribe_needed = Stone { $stone } takes a Bribe, and you do not hold that Favor token.
refusal-stone_not_on_path = Stone { $stone } does not lie on the path.
refusal-stone_claimed = Stone { $stone } is already claimed.
refusal-nobody_claims = You need an active Novice on { $island } to step onto stone { $stone }.
refusal-no_second_novice = You need a second active Novice on { $island } for stone { $stone }, or a Shrine there.
refusal-no_second_needed = Your Shrine on { $island } already saves the second Novice: the Novice token would replace nobody.
refusal-stone_not_claimed = No Novice of yours stands on stone { $stone } on the path.
refusal-no_book_there = No Book of Wisdom lies on stone { $stone }.
refusal-nobody_gets_book = You have no Novice without a Book in the temple.
refusal-no_own_temple_novice = No Novice of yours stands on stone { $stone } in the temple.
refusal-had_book = The Novice on stone { $stone } had a Book before this action.
refusal-nobody_used = You must use at least one Novice.
refusal-chairs_left = { $left ->
        [0] Your Council member is on the last chair.
        [one] Your Council member has only one chair ahead.
       *[other] Your Council member has only { $left } chairs ahead.
    }
refusal-apostate_too_far = The Apostate moves { $most } islands at most.
refusal-novice_for_novice = The Favor token { $favor } cannot help you to gain itself.
refusal-token_alone_island = When the Novice token is used alone, { $island } must be named.
refusal-no_time_token = No time token is left to flip.
refusal-time_tokens_end_phase = The action phase ends when the last time token is flipped.
refusal-no_meditation = There is no Meditation in the solo game.
refusal-opponent_not_active = The opponent has no active Novice on { $island }.
refusal-no_expulsion = At level 3 the Apostate cannot be expelled.
refusal-apostate_blocks = The Apostate blocks { $island }.

# The text board

terminal-round = Round { $round } of 6
terminal-setup = Set-up
terminal-over = Game over
terminal-time = Time tokens: { $left } of { $pile }
terminal-guard = Temple Guard on { $value }
terminal-book_bonus = The next Book action brings a bonus
terminal-player = { $player }
terminal-islands = Holy Islands, clockwise
terminal-tokens = tokens { $count }
terminal-short-moon_priestess = Priestess
terminal-short-master_builder = Builder
terminal-short-apostate = Apostate
terminal-blocked = (blocked)
terminal-path = Path, from the gate to the pier
terminal-guard-stone = Guard { $value }
terminal-temple = Temple
terminal-council = Council
terminal-points = { $influence } influence, { $projected } with final points
terminal-reserve = reserve { $novices }
terminal-pier = pier { $novices }
terminal-shrines = Shrines left { $shrines }
terminal-herbs = Herbs { $used } of { $limit }
terminal-no-token = none
terminal-start = start player
terminal-next = Next round: Priestess on { $priestess }, Builder on { $builder }
terminal-legend = ▵2 on the island, ▿1 beside it, →1 on its way, ⌂ Shrine, ✦ Book; stones: [approved] (with a Bribe) locked
terminal-figures = Moon Priestess
terminal-round-end = { $loss ->
    [0] +{ $gain }
   *[other] +{ $gain }, Apostate -{ $loss }
  }
terminal-with-tide = with a Tide
terminal-with-journey = with a Journey
terminal-book-from = the Book of stone { $stone }
