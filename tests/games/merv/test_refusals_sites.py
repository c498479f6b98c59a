"""The literal judge on the six site actions: each rule forbids its case and lets the neighbouring one pass."""

import pytest

from games.merv.bare_table import (
    BLUE,
    RED,
    YELLOW,
    bare_table,
    cell,
    count,
    found,
    give,
    house,
    message,
    own,
    row,
    why,
)
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields
from tabuleiro.testkit.rules import rule

# Every action


@rule("ME-8.0.2", forbids=True)
def test_the_first_step_is_compulsory_while_it_is_possible() -> None:
    state = bare_table(d.MOSQUE_STEP)
    give(state, teal=1)
    assert why(state, "stop") == "ME-8.0.2"
    give(state)
    assert why(state, "stop") == "legal"
    give(state, teal=1)
    state.agenda.set(d.STEPS, 1)
    assert why(state, "stop") == "legal"


@rule("ME-8.0.2", "ME-8.4.6", forbids=True)
def test_a_market_without_a_post_to_place_may_still_have_to_be_used() -> None:
    state = bare_table(d.MARKET_STEP)
    for city in c.CITIES[:6]:
        found(state, city)
    give(state, pink=1)
    assert why(state, "stop") == "legal"
    count(state, s.CAMELS_HELD, 1)
    assert why(state, "stop") == "ME-8.0.2"
    count(state, s.CAMELS_HELD, 0)
    state.stock[c.CITY_GOODS[0]] = 1
    assert why(state, "stop") == "ME-8.0.2"


# Caravansary


def caravans(*spices: str, camels: int = 0) -> MervFields:
    """Yellow, rich in influence, stands before a row of cards."""
    state = bare_table(d.CARAVANSARY_STEP)
    row(state, *spices, camels=camels)
    count(state, s.INFLUENCE, 20)
    give(state, teal=1)
    return state


@rule("ME-8.1.1", "ME-EC2", forbids=True)
def test_the_camels_of_the_row_set_the_reach() -> None:
    state = caravans("pepper", "cumin", "ginger", "saffron", camels=2)
    answers = [why(state, f"take_card {position}") for position in range(1, 6)]
    assert answers == ["legal", "legal", "legal", "ME-8.1.1", "ME-8.1.1"]
    assert message(state, "take_card 4") == "refusal-out_of_reach"
    assert message(state, "take_card 5") == "refusal-no_card"
    row(state, "pepper", "cumin", "ginger", "saffron", camels=0)
    assert [why(state, f"take_card {position}") for position in (1, 2)] == ["legal", "ME-8.1.1"]


@rule("ME-8.0", forbids=True)
def test_a_card_costs_a_cube_unless_a_discount_is_unused() -> None:
    state = caravans("pepper")
    give(state)
    assert why(state, "take_card 1") == "ME-8.0"
    state.agenda.set(d.DISCOUNT, 1)
    assert why(state, "take_card 1") == "legal"


@rule("ME-8.0", "ME-8.1.2", "ME-EC4", forbids=True)
def test_a_fixed_colour_leaves_only_it_and_jokers() -> None:
    state = caravans("pepper")
    state.agenda.set(d.FIXED, 1 + c.COLOURS.index("purple"))
    assert why(state, "take_card 1") == "ME-8.0"
    assert message(state, "take_card 1") == "refusal-cannot_pay_colour"
    own(state, "bt_wild_teal")
    assert why(state, "take_card 1") == "legal"


@rule("ME-8.1.3", forbids=True)
def test_extending_takes_a_camel_a_further_card_and_the_means_to_pay() -> None:
    state = caravans("pepper", "cumin")
    assert message(state, "extend") == "refusal-no_camel"
    count(state, s.CAMELS_HELD, 1)
    assert why(state, "extend") == "legal"
    give(state)
    assert message(state, "extend") == "refusal-no_cube_for_card"
    state.agenda.set(d.DISCOUNT, 1)
    assert why(state, "extend") == "legal"
    count(state, s.INFLUENCE, 0)
    state.spices[c.SPICES.index("saffron")] = 1
    assert message(state, "extend") == "refusal-extend_wins_nothing"
    row(state, "pepper", "cumin", camels=1)
    assert message(state, "extend") == "refusal-row_ends"
    assert why(state, "extend") == "ME-8.1.3"


@rule("ME-8.1.5", "ME-EC3", forbids=True)
def test_influence_limits_the_kinds_of_spice() -> None:
    state = caravans("pepper", "saffron", camels=1)
    state.spices[c.SPICES.index("saffron")] = 1
    count(state, s.INFLUENCE, 2)
    assert [why(state, f"take_card {position}") for position in (1, 2)] == ["ME-8.1.5", "legal"]
    count(state, s.INFLUENCE, 3)
    assert [why(state, f"take_card {position}") for position in (1, 2)] == ["legal", "legal"]


# Palace


def seat_courtiers(state: MervFields, hall: str, number: int, party: int = YELLOW) -> None:
    state.courtiers[c.HALLS.index(hall) * c.MAX_PARTIES + party] = number


@rule("ME-7.1", forbids=True)
def test_a_courtier_is_a_servant_of_the_supply() -> None:
    state = bare_table(d.PALACE_STEP)
    give(state, orange=1)
    assert why(state, "place_courtier hall_orange") == "ME-7.1"
    count(state, s.SERVANTS_LEFT, 1)
    assert why(state, "place_courtier hall_orange") == "legal"


@rule("ME-8.0", "ME-8.2.1", "ME-EX2", forbids=True)
def test_each_own_courtier_makes_the_next_one_dearer() -> None:
    state = bare_table(d.PALACE_STEP)
    count(state, s.SERVANTS_LEFT, 1)
    seat_courtiers(state, "hall_purple", 1)
    seat_courtiers(state, "hall_orange", 2, RED)
    give(state, orange=1, purple=1)
    assert why(state, "place_courtier hall_orange") == "ME-8.0"
    assert message(state, "place_courtier hall_orange") == "refusal-cannot_pay_colour"
    give(state, orange=1, white=1)
    assert why(state, "place_courtier hall_orange") == "legal"
    assert why(state, "place_courtier hall_purple") == "ME-8.0"


@rule("ME-8.0", "ME-EC5", forbids=True)
def test_the_palace_discount_takes_one_cube_off() -> None:
    state = bare_table(d.PALACE_STEP, columns={d.DISCOUNT: 1})
    count(state, s.SERVANTS_LEFT, 5)
    seat_courtiers(state, "hall_purple", 2)
    give(state, orange=2)
    assert why(state, "place_courtier hall_orange") == "legal"
    state.agenda.set(d.DISCOUNT, 0)
    assert why(state, "place_courtier hall_orange") == "ME-8.0"


@rule("ME-8.2.1", "ME-8.2.2", forbids=True)
@pytest.mark.parametrize(("seats", "spaces"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_a_hall_has_room_for_so_many(seats: int, spaces: int) -> None:
    state = bare_table(d.PALACE_STEP, seats)
    count(state, s.SERVANTS_LEFT, 1)
    give(state, orange=1)
    seat_courtiers(state, "hall_orange", 1, BLUE)
    seat_courtiers(state, "hall_orange", spaces - 2, RED)
    assert why(state, "place_courtier hall_orange") == "legal"
    seat_courtiers(state, "hall_orange", spaces - 1, RED)
    assert why(state, "place_courtier hall_orange") == "ME-8.2.1"


# Mosque


@rule("ME-8.0", "ME-8.3.1", forbids=True)
def test_a_mosque_step_is_paid_in_its_colours() -> None:
    state = bare_table(d.MOSQUE_STEP)
    count(state, s.STEP, 2)  # the next one costs orange and teal
    give(state, orange=2)
    assert why(state, "advance") == "ME-8.0"
    assert message(state, "advance") == "refusal-cannot_pay"
    state.agenda.set(d.DISCOUNT, 1)
    assert why(state, "advance") == "legal"
    state.agenda.set(d.DISCOUNT, 0)
    give(state, orange=1, teal=1)
    assert why(state, "advance") == "legal"


@rule("ME-8.3.2", forbids=True)
def test_the_eighth_step_is_the_end() -> None:
    state = bare_table(d.MOSQUE_STEP)
    give(state, orange=3, purple=3, teal=3, pink=3)
    count(state, s.STEP, 7)
    assert why(state, "advance") == "legal"
    count(state, s.STEP, 8)
    assert why(state, "advance") == "ME-8.3.2"


@rule("ME-8.3.5", forbids=True)
def test_a_bonus_upgrade_is_chosen_from_those_left() -> None:
    state = bare_table(d.CHOOSE_UPGRADE_TILE)
    state.mosque_upgrades[c.UPGRADES.index("up_bonus_teal")] = 1
    state.mosque_upgrades[c.UPGRADES.index("up_white_1")] = 1
    assert why(state, "choose_upgrade_tile up_bonus_teal") == "legal"
    assert message(state, "choose_upgrade_tile up_bonus_pink") == "refusal-upgrade_gone"
    assert message(state, "choose_upgrade_tile up_white_1") == "refusal-upgrade_is_white"
    assert why(state, "choose_upgrade_tile up_white_1") == "ME-8.3.5"


@rule("ME-8.3.5", forbids=True)
def test_an_upgrade_goes_to_an_own_building_without_one() -> None:
    state = bare_table(d.CHOOSE_UPGRADE_SITE, columns={d.TILE: c.UPGRADES.index("up_white_1")})
    house(state, "r0c0")
    house(state, "r0c1")
    house(state, "r0c2", RED)
    state.upgrades[cell("r0c1")] = 1 + c.UPGRADES.index("up_bonus_teal")
    assert [name for name in c.CELLS if why(state, f"choose_upgrade_site {name}") == "legal"] == ["r0c0"]
    assert message(state, "choose_upgrade_site r0c1") == "refusal-upgrade_there"
    assert message(state, "choose_upgrade_site r0c2") == "refusal-not_own_building"
    assert why(state, "choose_upgrade_site r0c3") == "ME-8.3.5"


@rule("ME-8.3.6", forbids=True)
def test_a_scoring_tile_is_taken_once() -> None:
    state = bare_table(d.CHOOSE_SCORING_TILE)
    state.scoring_tiles[0] = 1 + RED
    assert why(state, f"choose_scoring_tile {c.SCORING_TILES[0]}") == "ME-8.3.6"
    assert why(state, f"choose_scoring_tile {c.SCORING_TILES[1]}") == "legal"


# Marketplace


@rule("ME-1.2", forbids=True)
def test_six_discs_found_six_posts() -> None:
    state = bare_table(d.MARKET_POST)
    for city in c.CITIES[:5]:
        found(state, city)
    assert why(state, "place_post multan") == "legal"
    found(state, c.CITIES[5])
    assert why(state, "place_post multan") == "ME-1.2"


@rule("ME-8.4.1", forbids=True)
def test_the_first_post_is_inner_and_no_city_has_two_of_yours() -> None:
    state = bare_table(d.MARKET_POST)
    found(state, "herat", RED)
    assert message(state, "place_post kashgar") == "refusal-first_post_inner"
    assert why(state, "place_post kashgar") == "ME-8.4.1"
    assert why(state, "place_post herat") == "legal"
    found(state, "herat")
    assert message(state, "place_post herat") == "refusal-post_there"
    assert why(state, "place_post kashgar") == "legal"


def trading() -> MervFields:
    """Yellow trades from Herat with one cube and one camel; every stack holds a good."""
    state = bare_table(d.MARKET_STEP, columns={d.STEPS: 1})
    found(state, "herat")
    found(state, "multan", RED)
    give(state, pink=1)
    count(state, s.CAMELS_HELD, 1)
    for city in range(len(c.CITIES)):
        state.stock[c.CITY_GOODS[city]] = 1
    return state


@rule("ME-8.4.2", "ME-8.4.3", "ME-EC12", forbids=True)
def test_goods_are_bought_in_connected_cities() -> None:
    state = trading()
    assert [city for city in c.CITIES if why(state, f"buy_good {city}") == "legal"] == ["herat"]
    assert message(state, "buy_good kashgar") == "refusal-city_not_connected"
    state.route_camels[c.ROUTES.index("route_10")] = 1  # Herat-Kashgar
    state.route_camels[c.ROUTES.index("route_06")] = 1  # Bukhara-Kashgar, a chain
    assert [city for city in c.CITIES if why(state, f"buy_good {city}") == "legal"] == ["bukhara", "herat", "kashgar"]
    assert why(state, "buy_good multan") == "ME-8.4.2"


@rule("ME-8.4.2", forbids=True)
def test_one_good_per_city_while_the_stack_lasts() -> None:
    state = trading()
    state.agenda.set(d.USED, 2 ** c.CITIES.index("herat"))
    assert message(state, "buy_good herat") == "refusal-good_bought"
    state.agenda.set(d.USED, 2 ** c.CITIES.index("bukhara"))
    assert why(state, "buy_good herat") == "legal"
    state.stock[c.CITY_GOODS[c.CITIES.index("herat")]] = 0
    assert message(state, "buy_good herat") == "refusal-good_gone"
    assert why(state, "buy_good herat") == "ME-8.4.2"


@rule("ME-8.0", "ME-8.4.5", forbids=True)
def test_a_good_costs_a_cube_or_the_discount() -> None:
    state = trading()
    give(state)
    assert why(state, "buy_good herat") == "ME-8.0"
    state.agenda.set(d.DISCOUNT, 1)
    assert why(state, "buy_good herat") == "legal"


@rule("ME-8.4.2", forbids=True)
def test_a_route_camel_connects_one_more_city_while_a_good_can_be_paid() -> None:
    state = trading()
    legal = [route for route in c.ROUTES if why(state, f"place_route_camel {route}") == "legal"]
    assert legal == ["route_02", "route_03", "route_07", "route_10"]
    assert message(state, "place_route_camel route_01") == "refusal-route_unconnected"
    state.route_camels[c.ROUTES.index("route_02")] = 1
    assert message(state, "place_route_camel route_02") == "refusal-route_connected"
    give(state)
    assert message(state, "place_route_camel route_10") == "refusal-no_cube_for_good"
    state.agenda.set(d.DISCOUNT, 1)
    assert why(state, "place_route_camel route_10") == "legal"
    count(state, s.CAMELS_HELD, 0)
    assert message(state, "place_route_camel route_10") == "refusal-no_camel"
    assert why(state, "place_route_camel route_10") == "ME-8.4.2"


# Library


def reading(steps: int = 0, *used: str) -> MervFields:
    """Yellow has taken some scrolls in this performance and paid these colours."""
    bits = sum(2 ** c.COLOURS.index(colour) for colour in used)
    state = bare_table(d.LIBRARY_STEP, columns={d.STEPS: steps, d.USED: bits})
    state.supply_scrolls = 9
    give(state, orange=2, teal=1, white=2)
    return state


@rule("ME-8.5.1", "ME-EX9", forbids=True)
def test_a_colour_pays_for_one_scroll_and_a_joker_for_any_number() -> None:
    state = reading(2, "orange", "white")
    answers = [why(state, f"take_scroll {colour}") for colour in c.COLOURS]
    assert answers == ["ME-8.5.1", "ME-8.5.1", "legal", "ME-8.5.1", "legal"]
    assert message(state, "take_scroll orange") == "refusal-colour_paid"
    assert message(state, "take_scroll purple") == "refusal-no_cube"
    own(state, "bt_wild_orange")
    assert why(state, "take_scroll orange") == "legal"


@rule("ME-8.5.1", forbids=True)
def test_four_scrolls_are_the_most() -> None:
    assert why(reading(3, "white"), "take_scroll white") == "legal"
    assert message(reading(4, "white"), "take_scroll white") == "refusal-library_most"
    assert why(reading(4, "white"), "take_scroll white") == "ME-8.5.1"


@rule("ME-8.5.2", forbids=True)
def test_scrolls_run_out() -> None:
    state = reading()
    state.supply_scrolls = 1
    assert why(state, "take_scroll teal") == "legal"
    state.supply_scrolls = 0
    assert why(state, "take_scroll teal") == "ME-8.5.2"
    assert why(state, "stop") == "legal"


@rule("ME-8.5.3", forbids=True)
def test_a_breakthrough_is_taken_from_its_pile() -> None:
    state = bare_table(d.CHOOSE_BREAKTHROUGH, columns={d.PILE: 1})
    own(state, "bt_wild_teal", RED)
    legal = [tile for tile in c.BREAKTHROUGHS if why(state, f"choose_breakthrough {tile}") == "legal"]
    assert legal == ["bt_wild_orange", "bt_wild_purple", "bt_wild_pink"]
    assert message(state, "choose_breakthrough bt_wild_teal") == "refusal-breakthrough_gone"
    assert message(state, "choose_breakthrough bt_points") == "refusal-breakthrough_pile"
    assert why(state, "choose_breakthrough bt_points") == "ME-8.5.3"


# Walls


@rule("ME-8.0", "ME-8.6.1", forbids=True)
def test_a_gate_costs_two_cubes_and_a_wall_one() -> None:
    state = bare_table(d.WALLS_STEP)
    state.yard[0 * 2 + c.WALL] = 1
    state.yard[0 * 2 + c.GATE] = 1
    give(state, orange=1)
    assert why(state, "build yard_orange wall") == "legal"
    assert why(state, "build yard_orange gate") == "ME-8.0"
    give(state, orange=1, white=1)
    assert why(state, "build yard_orange gate") == "legal"


@rule("ME-8.6.1", forbids=True)
def test_a_column_gives_what_it_has() -> None:
    state = bare_table(d.WALLS_STEP)
    state.yard[0 * 2 + c.WALL] = 1
    give(state, orange=2)
    assert why(state, "build yard_orange wall") == "legal"
    assert why(state, "build yard_orange gate") == "ME-8.6.1"


@rule("ME-8.6.1", forbids=True)
def test_gates_stand_in_the_middle_and_walls_elsewhere() -> None:
    gate = bare_table(d.FORT_SLOT, columns={d.BUILD_FROM: 3 * 2 + c.GATE})
    wall = bare_table(d.FORT_SLOT, columns={d.BUILD_FROM: 3 * 2 + c.WALL})
    middle = ["fort_n2", "fort_e2", "fort_s2", "fort_w2"]
    assert [slot for slot in c.FORTS if why(gate, f"fort_slot {slot}") == "legal"] == middle
    assert [slot for slot in c.FORTS if why(wall, f"fort_slot {slot}") == "ME-8.6.1"] == middle
    assert message(gate, "fort_slot fort_n0") == "refusal-gate_off_the_middle"
    assert message(wall, "fort_slot fort_n2") == "refusal-wall_in_the_middle"
    wall.forts[c.FORTS.index("fort_n0")] = 1
    assert message(wall, "fort_slot fort_n0") == "refusal-fort_taken"
