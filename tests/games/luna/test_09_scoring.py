"""RULES.md, chapter 9: the scoring phase."""

import pytest

from games.luna.table import table
from tabuleiro.testkit.rules import rule


@rule("LU-9.1")
def test_priestess_then_apostate_then_temple() -> None:
    laid = table(3).figures(moon_priestess="tide", apostate="tide").on("yellow", tide=1).time(1).turn_of("red")
    told = laid.begin().told("red: meditate")
    order = [told.index(kind) for kind in ("priestess_scored", "apostate_scored", "temple_scored")]
    assert order == sorted(order)


@rule("LU-9.1")
def test_what_the_priestess_gives_the_apostate_can_take() -> None:
    laid = table(3).figures(moon_priestess="tide", apostate="tide").on("yellow", tide=4).influence("yellow", 0)
    story = laid.begin().end_round()
    assert story.influence("yellow") == 5 + 1 - 5 + 1


@rule("LU-9.2")
@pytest.mark.parametrize(
    ("seats", "gains"),
    [(2, [5, 2]), (3, [5, 2, 0]), (4, [6, 3, 1, 0])],
)
def test_places_by_active_novices(seats: int, gains: list[int]) -> None:
    laid = table(seats).figures(moon_priestess="tide", apostate="book")
    colours = ("yellow", "red", "blue", "white")[:seats]
    for number, colour in enumerate(colours):
        laid.on(colour, tide=4 - number)
    story = laid.begin().end_round()
    assert [story.gained(colour, "priestess") for colour in colours] == gains


@rule("LU-9.2")
def test_a_shrine_counts_one() -> None:
    laid = table(3).figures(moon_priestess="tide", apostate="book").on("yellow", tide=2).on("red", tide=2)
    laid.council(3, "red").shrines("yellow", "tide")
    story = laid.begin().end_round()
    assert [story.gained(colour, "priestess") for colour in ("yellow", "red")] == [5, 2]


@rule("LU-9.2")
def test_who_is_not_there_takes_no_place() -> None:
    story = table(4).figures(moon_priestess="tide", apostate="book").on("red", tide=1).begin().end_round()
    assert [story.gained(colour, "priestess") for colour in ("yellow", "red", "blue", "white")] == [0, 6, 0, 0]


@rule("LU-9.3")
def test_inactive_novices_and_the_novice_token_do_not_count() -> None:
    laid = table(3).figures(moon_priestess="novice", apostate="book").beside("yellow", novice=3)
    story = laid.holds("yellow", "novice").on("red", novice=1).begin().end_round()
    assert [story.gained(colour, "priestess") for colour in ("yellow", "red")] == [0, 5]


@rule("LU-9.4")
@pytest.mark.parametrize(("on", "beside", "loss"), [(0, 0, 0), (1, 0, 2), (0, 1, 2), (2, 0, 3), (2, 3, 6)])
def test_the_apostate_takes_one_more_than_the_novices_with_him(on: int, beside: int, loss: int) -> None:
    laid = table(3).figures(apostate="book").influence("yellow", 20).on("yellow", book=on).beside("yellow", book=beside)
    story = laid.begin().end_round()
    assert story.gained("yellow", "apostate") == -loss


@rule("LU-9.4")
def test_a_shrine_with_the_apostate_costs_nothing() -> None:
    story = table(3).figures(apostate="book").shrines("yellow", "book").begin().end_round()
    assert story.gained("yellow", "apostate") == 0


@rule("LU-9.5")
@pytest.mark.parametrize(("influence", "lost"), [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_influence_never_drops_below_zero(influence: int, lost: int) -> None:
    laid = table(3).figures(apostate="book").influence("red", influence).beside("red", book=2)
    story = laid.begin()
    before = story.gained("red", "apostate")
    story.end_round()
    assert story.gained("red", "apostate") - before == -lost
    assert story.influence("red") == influence - lost + 1


@rule("LU-9.6")
def test_one_point_for_each_novice_in_the_temple() -> None:
    laid = table(3).round(2).temple("yellow", 6, 9).claimed("yellow", 7, 8).pier("yellow", 2).empty(11)
    story = laid.begin().end_round()
    assert story.gained("yellow", "temple") == 3
    assert story.gained("red", "temple") == 1
