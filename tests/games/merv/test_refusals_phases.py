"""The literal judge on queue, invasion, scoring and chance: what is forbidden, and what is next to it."""

import pytest

from games.merv.bare_table import (
    BLUE,
    RED,
    bare_table,
    cell,
    count,
    fortify,
    give,
    guard,
    house,
    lay,
    message,
    own,
    pend,
    why,
)
from tabuleiro.core.action import CHANCE
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields
from tabuleiro.testkit.rules import rule

# Queue


def queue_answers(state: MervFields) -> list[str]:
    return [why(state, f"queue_space {space}") for space in (1, 2, 3, 4)]


@rule("ME-5.2", "ME-EC16", forbids=True)
def test_every_free_space_behind_costs_a_camel() -> None:
    state = bare_table(d.QUEUE_SPACE)
    state.queue[3] = 1 + RED
    state.queue[1] = 1 + BLUE
    assert queue_answers(state) == ["ME-5.2", "ME-5.2", "legal", "ME-5.2"]
    assert message(state, "queue_space 1") == "refusal-queue_camels"
    assert message(state, "queue_space 2") == "refusal-queue_space_taken"
    count(state, s.CAMELS_HELD, 1)
    assert queue_answers(state) == ["legal", "ME-5.2", "legal", "ME-5.2"]


@rule("ME-5.4", "ME-2.13", forbids=True)
def test_there_are_as_many_spaces_as_masters() -> None:
    state = bare_table(d.QUEUE_SPACE, seats=2)
    count(state, s.CAMELS_HELD, 2)
    assert queue_answers(state) == ["legal", "legal", "legal", "ME-5.4"]
    state.parties = 2
    assert queue_answers(state) == ["legal", "legal", "ME-5.4", "ME-5.4"]


# Invasion


def attacked(name: str, tile: str = "walls_orange") -> MervFields:
    """Yellow, with one white cube, may ransom the building on a cell."""
    state = bare_table(d.RANSOM)
    lay(state, name, tile)
    house(state, name)
    give(state, white=1)
    return state


@rule("ME-11.2", "ME-11.1", "ME-EX4", forbids=True)
def test_a_building_is_attacked_until_every_exposed_side_is_fortified() -> None:
    state = attacked("r0c1")
    assert why(state, "ransom r0c1") == "legal"
    fortify(state, "n1")
    assert why(state, "ransom r0c1") == "legal"
    fortify(state, "w0")
    assert why(state, "ransom r0c1") == "ME-11.2"


@rule("ME-11.1", "ME-11.2", forbids=True)
@pytest.mark.parametrize(
    ("name", "slots"),
    [
        ("r0c0", ("n0", "w0")),
        ("r1c2", ("n2",)),
        ("r1c3", ("n3", "e1")),
        ("r2c1", ("w2",)),
        ("r2c3", ("e2",)),
        ("r3c2", ("s2",)),
        ("r3c1", ("s1", "w3")),
        ("r4c4", ("s4", "e4")),
    ],
)
def test_exposed_sides_of_a_site(name: str, slots: tuple[str, ...]) -> None:
    for left_out in slots:
        state = attacked(name)
        fortify(state, *(slot for slot in slots if slot != left_out))
        assert why(state, f"ransom {name}") == "legal"
        fortify(state, left_out)
        assert why(state, f"ransom {name}") == "ME-11.2"


@rule("ME-11.2", forbids=True)
def test_a_soldier_of_any_colour_protects() -> None:
    state = attacked("r2c1")
    guard(state, "r2c1", BLUE)
    assert why(state, "ransom r2c1") == "ME-11.2"
    assert why(state, "ransom r0c0") == "ME-11.2"
    assert why(state, "accept_losses") == "legal"


@rule("ME-11.3", forbids=True)
def test_ransom_is_paid_once_for_an_own_building_with_an_accepted_cube() -> None:
    state = attacked("r0c1")
    house(state, "r0c2", RED)
    assert message(state, "ransom r0c2") == "refusal-not_own_building"
    give(state, teal=1)
    assert message(state, "ransom r0c1") == "refusal-no_ransom_cube"
    give(state, orange=1)
    assert why(state, "ransom r0c1") == "legal"
    state.ransoms[cell("r0c1")] = 1
    assert message(state, "ransom r0c1") == "refusal-ransom_paid"
    assert why(state, "ransom r0c1") == "ME-11.3"


@rule("ME-11.3", "ME-8.5.4", "ME-EX5", forbids=True)
@pytest.mark.parametrize(
    ("upgrade", "breakthrough", "accepted"),
    [
        (None, None, ["teal", "white"]),
        (None, "bt_wild_pink", ["teal", "pink", "white"]),
        ("up_bonus_orange", None, ["orange", "teal", "white"]),
        ("up_bonus_white", None, list(c.COLOURS)),
        ("up_white_3", None, list(c.COLOURS)),
    ],
)
def test_accepted_ransoms(upgrade: str | None, breakthrough: str | None, accepted: list[str]) -> None:
    state = attacked("r0c0", "library_teal")
    if upgrade is not None:
        state.upgrades[cell("r0c0")] = 1 + c.UPGRADES.index(upgrade)
    if breakthrough is not None:
        own(state, breakthrough)
    pend(state, d.PAY_CUBE_RANSOM, columns={d.SITE: cell("r0c0")})
    for colour in c.COLOURS:
        give(state, **{colour: 1})
        assert why(state, f"pay_cube {colour}") == ("legal" if colour in accepted else "ME-11.3")


@rule("ME-4.9", forbids=True)
def test_a_ransom_is_paid_from_the_hand() -> None:
    state = attacked("r0c0", "library_teal")
    pend(state, d.PAY_CUBE_RANSOM, columns={d.SITE: cell("r0c0")})
    assert [why(state, f"pay_cube {colour}") for colour in ("teal", "white")] == ["ME-4.9", "legal"]


# Scoring


@rule("ME-12.1", forbids=True)
def test_a_courtier_scores_once_a_year() -> None:
    state = bare_table(d.SCORE_COURTIER, columns={d.UNSCORED + c.HALLS.index("hall_teal"): 1})
    assert why(state, "score_courtier hall_teal") == "legal"
    assert why(state, "score_courtier hall_pink") == "ME-12.1"


# Chance


@rule("ME-16.3", "ME-2.1", forbids=True)
def test_a_site_tile_is_drawn_once() -> None:
    state = bare_table(d.SITE_TILE, actor=CHANCE, columns={d.NEXT: 1})
    lay(state, "r0c0", c.TILES[5])
    assert why(state, f"site_tile {c.TILES[5]}") == "ME-16.3"
    assert why(state, f"site_tile {c.TILES[6]}") == "legal"


@rule("ME-16.3", forbids=True)
def test_a_caravan_card_comes_from_the_deck() -> None:
    state = bare_table(d.CARAVAN_CARD, actor=CHANCE)
    state.deck[c.SPICES.index("cumin")] = 1
    assert why(state, "caravan_card cumin") == "legal"
    assert why(state, "caravan_card ginger") == "ME-16.3"


@rule("ME-16.3", "ME-2.8", forbids=True)
def test_the_two_cards_of_a_level_and_grade_are_split() -> None:
    state = bare_table(d.CONTRACT_SPLIT, actor=CHANCE, columns={d.NEXT: 1 * 3 + 0})
    answers = [why(state, f"contract_split contract_{number}") for number in ("06", "07", "08", "09")]
    assert answers == ["ME-16.3", "legal", "legal", "ME-16.3"]


@rule("ME-16.3", "ME-2.10", forbids=True)
def test_every_seat_gets_one_place_in_the_first_queue() -> None:
    state = bare_table(d.FIRST_ORDER, seats=2, actor=CHANCE)
    state.order[0] = 1 + RED
    assert [why(state, f"first_order {seat}") for seat in range(4)] == ["legal", "ME-16.3", "ME-16.3", "ME-16.3"]
    assert message(state, "first_order 1") == "refusal-seat_placed"
    assert message(state, "first_order 2") == "refusal-no_such_seat"


@rule("ME-16.3", "ME-14.2", forbids=True)
def test_a_solo_card_is_drawn_from_the_deck_or_from_all_when_it_is_empty() -> None:
    state = bare_table(d.SOLO_CARD, seats=1, actor=CHANCE)
    assert why(state, "solo_card solo_1") == "legal"
    state.solo_deck[1] = 1
    assert why(state, "solo_card solo_1") == "ME-16.3"
    assert why(state, "solo_card solo_2") == "legal"
