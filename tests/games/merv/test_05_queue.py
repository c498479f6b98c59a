"""Chapter 5: the queue at the end of a round."""

import pytest

from games.merv.table import Layout, table
from tabuleiro.testkit.rules import rule


def queue(side: str = "N", **camels: int) -> Layout:
    """Four players; Red, Blue and Black had their turns; Yellow acts last, on the slot of index 4."""
    laid = table(4).year(1, side).acted(red=0, blue=1, black=3).chosen("r4c4")
    for name, count in camels.items():
        laid.camels(name, count)
    return laid


@rule("ME-5.1", "ME-5.5")
def test_the_farthest_master_chooses_first_and_takes_the_last_space() -> None:
    match = queue().begin().play("yellow: main_action favor")
    assert match.order() == ["yellow", "black", "blue", "red"]


@pytest.mark.parametrize(
    ("side", "order"),
    [
        ("N", ["yellow", "black", "blue", "red"]),
        ("E", ["yellow", "black", "blue", "red"]),
        ("S", ["red", "blue", "black", "yellow"]),
        ("W", ["red", "blue", "black", "yellow"]),
    ],
)
@rule("ME-5.1", "ME-3.4", "ME-5.3.1")
def test_the_corner_lies_clockwise(side: str, order: list[str]) -> None:
    assert queue(side).begin().play("yellow: main_action favor").order() == order


@rule("ME-5.2")
def test_a_better_space_costs_a_camel_for_each_free_space_behind() -> None:
    match = queue(red=2).begin().play("yellow: main_action favor")
    assert match.asks() == "red: queue_space"
    assert match.options("queue_space") == {"2", "3", "4"}
    match.play("red: queue_space 2")
    assert match.camels("red") == 0
    assert match.order()[1] == "red"


@rule("ME-5.2")
def test_all_camels_must_be_in_hand() -> None:
    assert queue(red=1).begin().play("yellow: main_action favor").options("queue_space") == {"3", "4"}
    assert queue(red=3).begin().play("yellow: main_action favor").options("queue_space") == {"1", "2", "3", "4"}


@rule("ME-5.2", "ME-5.3")
def test_camels_go_to_whoever_takes_the_space() -> None:
    match = queue(red=3).begin().play("yellow: main_action favor", "red: queue_space 1")
    assert match.order() == ["red", "yellow", "black", "blue"]
    assert [match.camels(colour) for colour in ("red", "blue", "black", "yellow")] == [0, 1, 1, 1]


@rule("ME-5.2", "ME-5.3")
def test_occupied_spaces_cost_nothing() -> None:
    match = queue(blue=2).begin().play("yellow: main_action favor")
    assert match.asks() == "blue: queue_space"
    assert match.options("queue_space") == {"1", "2", "3"}
    match.play("blue: queue_space 1")
    assert match.order() == ["blue", "yellow", "black", "red"]
    assert [match.camels(colour) for colour in ("blue", "black", "yellow")] == [0, 1, 1]


@rule("ME-5.3.1", "ME-5.3")
def test_the_next_chooser_counts_the_camels_just_paid() -> None:
    match = queue(red=1, blue=1).begin().play("yellow: main_action favor", "red: queue_space 3")
    assert match.options("queue_space") == {"2", "4"}
    match.play("blue: queue_space 2")
    assert match.order() == ["yellow", "blue", "red", "black"]
    assert match.camels("black") == 2


@rule("ME-5.4")
def test_the_last_chooser_has_no_choice_and_no_camel_stays() -> None:
    match = queue(yellow=3).begin().play("yellow: main_action favor")
    assert match.asks() == "yellow: choose_slot"
    assert match.camels("yellow") == 3
    assert list(match.state.queue_camels) == [0] * 4


@rule("ME-5.5")
def test_without_a_camel_there_is_no_question() -> None:
    match = queue().begin().play("yellow: main_action favor")
    assert match.asks() == "yellow: choose_slot"
    assert match.moment() == (1, "E")


@rule("ME-5.4")
def test_three_masters_use_three_spaces() -> None:
    match = table(3).acted(red=0, blue=1).chosen("r4c4").camels("red", 4).begin().play("yellow: main_action favor")
    assert match.options("queue_space") == {"1", "2", "3"}
