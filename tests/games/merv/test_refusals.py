"""The literal judge on turns and the camel market: what is forbidden, and what is next to it."""

import pytest

from games.merv.bare_table import (
    BLUE,
    RED,
    bare_table,
    cell,
    count,
    give,
    guard,
    house,
    lay,
    message,
    own,
    pend,
    pile,
    row,
    why,
)
from tabuleiro.core.action import CHANCE
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields
from tabuleiro.testkit.rules import rule

# Which decision


@rule("ME-17.2", forbids=True)
def test_a_decision_takes_only_its_own_actions() -> None:
    state = bare_table(d.CHOOSE_SLOT)
    assert why(state, "end_turn") == "ME-17.2"
    assert why(state, "market_collect") == "ME-4.6"
    assert why(state, "caravan_card pepper") == "ME-17.2"
    assert why(bare_table(d.MARKET_POST), "stop") == "ME-17.2"
    assert why(bare_table(d.SITE_TILE, actor=CHANCE), "choose_slot 0") == "ME-17.2"
    assert why(bare_table(d.SITE_TILE, actor=CHANCE), "market_collect") == "ME-17.2"
    assert why(state, "choose_slot 0") == "legal"


@rule("ME-17.2", forbids=True)
def test_nothing_may_be_done_after_the_end() -> None:
    state = bare_table(d.END_TURN)
    assert why(state, "end_turn") == "legal"
    state.agenda.pop()
    assert {why(state, ids.SPACE.format(action)) for action in range(ids.SPACE.size)} == {"ME-17.2"}
    assert message(state, "end_turn") == "refusal-game_over"


@rule("ME-4.6", "ME-4.7", "ME-11.6", forbids=True)
def test_no_free_option_while_a_payment_an_effect_or_a_ransom_is_open() -> None:
    for kind in (d.PAY_CUBE, d.WAIVE_COLOR, d.SOLDIER_TARGET, d.CHOOSE_CUBE, d.RANSOM, d.PAY_CUBE_RANSOM):
        state = bare_table(kind)
        give(state, white=1)
        count(state, s.INFLUENCE, 2)
        count(state, s.LOOSE_SCROLLS, 1)
        pile(state, "pile_1a", 5)
        invaded = kind in (d.RANSOM, d.PAY_CUBE_RANSOM)
        assert why(state, "complete_contract pile_1a") == ("ME-11.6" if invaded else "ME-4.7")
        assert why(state, "market_collect") == ("ME-11.6" if invaded else "ME-4.6")
        pend(state, d.MOSQUE_STEP)
        assert why(state, "complete_contract pile_1a") == "legal"


# Slot, site and main action


@rule("ME-4.1", forbids=True)
def test_a_slot_holds_one_master() -> None:
    state = bare_table(d.CHOOSE_SLOT)
    state.slots[3] = 1 + RED
    assert [why(state, f"choose_slot {index}") for index in (2, 3)] == ["legal", "ME-4.1"]


@rule("ME-4.2", "ME-3.2", forbids=True)
@pytest.mark.parametrize(
    ("side", "line"),
    [
        (0, ["r0c1", "r1c1", "r2c1", "r3c1", "r4c1"]),
        (1, ["r1c0", "r1c1", "r1c2", "r1c3", "r1c4"]),
        (2, ["r0c1", "r1c1", "r2c1", "r3c1", "r4c1"]),
        (3, ["r1c0", "r1c1", "r1c2", "r1c3", "r1c4"]),
    ],
)
def test_a_site_is_chosen_in_the_line(side: int, line: list[str]) -> None:
    state = bare_table(d.CHOOSE_SITE)
    state.round, state.slot = side, 1
    assert [name for name in c.CELLS if why(state, f"choose_site {name}") == "legal"] == line
    assert why(state, "choose_site r3c3") == "ME-4.2"


@rule("ME-4.2", forbids=True)
def test_the_middle_line_has_four_sites() -> None:
    state = bare_table(d.CHOOSE_SITE)
    state.slot = 2
    sites = [name for name in c.CELLS if why(state, f"choose_site {name}") == "legal"]
    assert sites == ["r0c2", "r1c2", "r3c2", "r4c2"]
    assert why(state, "choose_site r2c1") == "ME-4.2"


def choosing_main(tile: str) -> MervFields:
    """Yellow chose the site r0c0, on which this tile lies."""
    state = bare_table(d.MAIN_ACTION)
    lay(state, "r0c0", tile)
    state.site = cell("r0c0")
    return state


@rule("ME-4.5", "ME-3.5", forbids=True)
def test_an_action_needs_a_possible_step() -> None:
    state = choosing_main("mosque_pink")
    assert why(state, "main_action site") == "ME-4.5"
    assert why(state, "main_action favor") == "legal"
    give(state, pink=1)
    assert why(state, "main_action site") == "legal"
    give(state)
    own(state, "bt_discount_mosque")
    assert why(state, "main_action site") == "legal"


@rule("ME-4.5", forbids=True)
def test_extending_alone_makes_the_caravansary_possible() -> None:
    state = choosing_main("caravansary_pink")
    row(state, "pepper", "cumin")
    give(state, teal=1)
    count(state, s.CAMELS_HELD, 1)
    state.spices[c.SPICES.index("cumin")] = 1
    assert why(state, "main_action site") == "legal"
    count(state, s.CAMELS_HELD, 0)
    assert why(state, "main_action site") == "ME-4.5"
    count(state, s.CAMELS_HELD, 1)
    state.spices[c.SPICES.index("cumin")] = 0
    state.spices[c.SPICES.index("saffron")] = 1
    assert why(state, "main_action site") == "ME-4.5"


@rule("ME-4.5", forbids=True)
def test_an_alternative_action_needs_its_breakthrough_and_another_site() -> None:
    state = choosing_main("mosque_pink")
    give(state, pink=1)
    assert message(state, "main_action alternative") == "refusal-no_alternative"
    own(state, "bt_any_mosque")
    assert message(state, "main_action alternative") == "refusal-same_action"
    assert why(state, "main_action alternative") == "ME-4.5"
    lay(state, "r0c0", "walls_pink")
    assert why(state, "main_action alternative") == "legal"
    give(state)
    assert message(state, "main_action alternative") == "refusal-nothing_to_do"


@rule("ME-7.1", forbids=True)
def test_a_soldier_is_a_servant_of_the_supply() -> None:
    state = choosing_main("mosque_pink")
    house(state, "r0c0", RED)
    assert why(state, "main_action soldier") == "ME-7.1"
    count(state, s.SERVANTS_LEFT, 1)
    assert why(state, "main_action soldier") == "legal"


@rule("ME-7.2", forbids=True)
def test_a_soldier_needs_a_building_without_a_soldier() -> None:
    state = choosing_main("mosque_pink")
    count(state, s.SERVANTS_LEFT, 1)
    assert why(state, "main_action soldier") == "ME-7.2"
    house(state, "r0c0", RED)
    assert why(state, "main_action soldier") == "legal"
    guard(state, "r0c0", BLUE)
    assert why(state, "main_action soldier") == "ME-7.2"


@rule("ME-7.2", forbids=True)
def test_a_soldier_goes_where_none_stands() -> None:
    state = bare_table(d.SOLDIER_TARGET)
    house(state, "r0c0", RED)
    house(state, "r0c1")
    guard(state, "r0c1")
    assert why(state, "soldier_target r0c0") == "legal"
    assert message(state, "soldier_target r0c1") == "refusal-soldier_there"
    assert message(state, "soldier_target r0c2") == "refusal-no_building"
    assert why(state, "soldier_target r0c2") == "ME-7.2"


@rule("ME-0.1", forbids=True)
def test_a_cube_is_chosen_from_the_supply() -> None:
    state = bare_table(d.CHOOSE_CUBE)
    state.supply[c.COLOURS.index("teal")] = 1
    assert why(state, "choose_cube teal") == "legal"
    assert why(state, "choose_cube pink") == "ME-0.1"


# Camel market


def at_the_market(seats: int = 4) -> MervFields:
    """Yellow stands before the camel market with one camel."""
    state = bare_table(d.CHOOSE_SITE, seats)
    state.slot = 2
    count(state, s.CAMELS_HELD, 1)
    return state


@rule("ME-2.2", forbids=True)
def test_the_number_of_players_sets_the_side_of_the_market() -> None:
    for seats, expected in ((2, ("ME-2.2", "legal")), (3, ("legal", "ME-2.2"))):
        state = at_the_market(seats)
        assert (why(state, "market_place cm_a2"), why(state, "market_place cm_b2")) == expected


@rule("ME-4.6", forbids=True)
def test_a_camel_goes_to_an_empty_space_of_the_market() -> None:
    state = at_the_market()
    state.market[c.SPACES.index("cm_a1")] = 1
    assert message(state, "market_place cm_a1") == "refusal-market_space_taken"
    assert why(state, "market_place cm_a2") == "legal"
    count(state, s.CAMELS_HELD, 0)
    assert message(state, "market_place cm_a2") == "refusal-no_camel"
    assert why(state, "market_place cm_a2") == "ME-4.6"


@rule("ME-4.6", forbids=True)
def test_only_camels_that_are_there_are_collected() -> None:
    state = at_the_market()
    assert message(state, "market_collect") == "refusal-market_empty"
    state.market[c.SPACES.index("cm_a1")] = 1
    assert why(state, "market_collect") == "legal"


@rule("ME-4.6", forbids=True)
@pytest.mark.parametrize("text", ["market_collect", "market_place cm_a2"])
def test_the_market_is_used_once_a_turn_and_from_the_middle(text: str) -> None:
    state = at_the_market()
    state.market[c.SPACES.index("cm_a1")] = 1
    assert why(state, text) == "legal"
    state.slot = 1
    assert message(state, text) == "refusal-market_not_in_line"
    state.slot, state.market_used = 2, 1
    assert message(state, text) == "refusal-market_used"
    assert why(state, text) == "ME-4.6"
