"""RULES.md, chapter 5.5: claiming a route, up to the benefit."""

import pytest

from games.hansa_teutonica.story import FREE
from games.hansa_teutonica.table import table
from tabuleiro.testkit.rules import rule


@rule("HT-5.5.1", forbids=True)
@pytest.mark.parametrize("third", [FREE, "blue trader", "blue merchant"])
def test_every_space_must_hold_an_own_piece(third: str) -> None:
    match = table(3).route("hamburg_luebeck", "red trader", "red merchant", third).begin()
    assert match.refusal("red: claim hamburg_luebeck") == "HT-5.5.1"


@rule("HT-5.5.1")
def test_filling_a_route_does_nothing_by_itself() -> None:
    match = table(3).route("hamburg_luebeck", "red trader", "red trader").begin()
    assert match.told("red: place hamburg_luebeck trader") == ["piece_placed"]
    assert match.asks() == "red: main"
    assert match.allows("red: claim hamburg_luebeck")


@rule("HT-5.5.2")
def test_prestige_then_marker_then_benefit_then_the_pieces_go_to_the_stock() -> None:
    laid = table(3).marker("hamburg_luebeck", "actions_4").city("hamburg", "blue trader")
    match = laid.fill("hamburg_luebeck", "red trader").supply("red", traders=2).begin()
    stock = match.stock("red")
    told = match.told("red: claim hamburg_luebeck")
    assert told == ["route_claimed", "prestige_gained", "marker_taken", "replacement_drawn"]
    assert match.route("hamburg_luebeck") == ["red trader"] * 3
    told = match.told("red: b_office b")
    assert told == ["office_founded", "prestige_gained", "pieces_returned"]
    assert match.route("hamburg_luebeck") == [FREE, FREE, FREE]
    assert match.stock("red") == (stock[0] + 2, stock[1])
    assert match.supply("red") == (2, 0)


@rule("HT-5.5.3")
def test_the_controllers_of_both_ends_get_a_point_each() -> None:
    laid = table(3).city("hamburg", "blue trader").city("luebeck", "green trader")
    match = laid.fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck")
    assert [match.prestige(colour) for colour in ("red", "blue", "green")] == [0, 1, 1]


@rule("HT-5.5.3")
def test_the_claimer_is_paid_too_if_he_controls() -> None:
    match = table(3).city("hamburg", "red trader").fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck")
    assert match.prestige("red") == 1


@rule("HT-5.5.3")
def test_control_is_looked_at_before_the_office_is_founded() -> None:
    match = table(3).desk("red", privilegium=1).city("hamburg", "blue trader").fill("hamburg_luebeck", "red trader")
    played = match.begin().play("red: claim hamburg_luebeck", "red: b_office a")
    assert played.city("hamburg") == ["blue trader", "red trader", FREE]
    assert [played.prestige(colour) for colour in ("red", "blue")] == [0, 1]


@rule("HT-5.5.4")
def test_the_marker_of_the_route_is_taken_and_a_face_down_one_drawn() -> None:
    match = table(3).marker("hamburg_luebeck", "actions_4").fill("hamburg_luebeck", "red trader").begin()
    unseen, stack = match.unseen(), match.state.stack_size
    match.play("red: claim hamburg_luebeck", "red: b_none")
    assert match.unused("red") == ["actions_4"]
    assert match.marker_on("hamburg_luebeck") == FREE
    assert match.plate("red") == 1
    assert match.state.stack_size == stack - 1
    assert match.unseen() == unseen


@rule("HT-5.5.4", forbids=True)
def test_the_marker_cannot_be_used_in_the_same_claim() -> None:
    laid = table(3).marker("hamburg_luebeck", "extra_office").city("hamburg", "blue trader")
    match = laid.fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck")
    assert match.refusal("red: b_extra a trader") == "HT-9.2"


@rule("HT-5.5.4")
def test_a_route_without_marker_draws_nothing() -> None:
    match = table(3).fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck", "red: b_none")
    assert match.unused("red") == []
    assert match.plate("red") == 0
    assert match.state.stack_size == 12


@rule("HT-5.5.5")
def test_a_route_may_be_claimed_for_nothing_but_points() -> None:
    match = table(3).city("hamburg", "red trader").fill("hamburg_luebeck", "red trader").supply("red").begin()
    stock = match.stock("red")
    match.play("red: claim hamburg_luebeck", "red: b_none")
    assert match.prestige("red") == 1
    assert match.stock("red") == (stock[0] + 3, stock[1])
    assert match.city("luebeck") == [FREE, FREE]
    assert match.asks() == "red: main"
