"""RULES.md, chapter 7, third part: the Council of Priests."""

import pytest

from games.luna.table import table
from tabuleiro.testkit.rules import rule


@rule("LU-7.12")
@pytest.mark.parametrize("used", [1, 2, 3])
def test_each_novice_used_is_one_chair(used: int) -> None:
    story = table(3).on("yellow", tide=3).begin().play(f"yellow: council tide {used} plain")
    assert story.chair("yellow") == used
    assert story.novices("yellow", "tide") == (3 - used, used)


@rule("LU-7.12")
def test_a_marker_is_put_on_top_of_those_on_its_chair() -> None:
    laid = table(3).council(2, "red", "blue").on("yellow", tide=2)
    story = laid.begin().play("yellow: council tide 2 plain")
    assert story.stack(2) == ["red", "blue", "yellow"]


@rule("LU-7.12")
def test_on_the_last_chair_a_marker_goes_underneath_all_others() -> None:
    laid = table(3).council(12, "red", "blue").council(10, "yellow").on("yellow", tide=2)
    story = laid.begin().play("yellow: council tide 2 plain")
    assert story.stack(12) == ["yellow", "red", "blue"]


@rule("LU-7.12")
def test_those_left_behind_keep_their_order() -> None:
    laid = table(4).council(3, "white", "yellow", "red", "blue").on("yellow", tide=1)
    story = laid.begin().play("yellow: council tide 1 plain")
    assert story.stack(3) == ["white", "red", "blue"]
    assert story.stack(4) == ["yellow"]


@rule("LU-7.12")
def test_a_marker_arrives_on_top_even_where_somebody_has_left_from_below() -> None:
    laid = table(4).council(3, "white", "red").turn_of("white").on("white", tide=1).on("yellow", tide=3)
    story = laid.begin().play("white: council tide 1 plain", "yellow: council tide 3 plain")
    assert story.stack(3) == ["red", "yellow"]
    assert story.council() == ["white", "yellow", "red", "blue"]


@rule("LU-7.12")
def test_nobody_goes_beyond_the_last_chair() -> None:
    laid = table(3).council(10, "yellow").on("yellow", tide=4).holds("yellow", "novice")
    options = laid.begin().options("council")
    assert options == {"tide 1 plain", "tide 2 plain", "tide 1 token", "shrine 0 token"}


@rule("LU-7.12")
def test_from_the_last_chair_there_is_no_way_on() -> None:
    laid = table(3).council(12, "yellow").on("yellow", tide=4).holds("yellow", "novice")
    assert laid.begin().options("council") == set()


@rule("LU-7.12")
def test_all_novices_come_from_one_island() -> None:
    options = table(3).on("yellow", tide=2, book=1).begin().options("council")
    assert options == {"tide 1 plain", "tide 2 plain", "book 1 plain"}


@rule("LU-7.13")
def test_council_order_is_farther_first_then_higher_first() -> None:
    story = table(4).council(5, "red").council(3, "white", "yellow").begin()
    assert story.council() == ["red", "yellow", "white", "blue"]


@rule("LU-7.13")
def test_council_order_breaks_the_tie_on_the_island_of_the_priestess() -> None:
    def gains(*stack: str) -> list[int]:
        laid = table(3).figures(moon_priestess="tide", apostate="book").on("yellow", tide=2).on("red", tide=2)
        story = laid.council(4, *stack).begin().end_round()
        return [story.gained(colour, "priestess") for colour in ("yellow", "red")]

    assert gains("yellow", "red") == [2, 5]
    assert gains("red", "yellow") == [5, 2]
    assert gains("yellow") == [5, 2]
