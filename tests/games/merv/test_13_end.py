"""Chapter 13: the end."""

from fractions import Fraction

import pytest

from games.merv.story import MervStory
from games.merv.table import Layout, last_turn
from tabuleiro.testkit.rules import rule


def ended(laid: Layout) -> MervStory:
    """Yellow's favor ends the game, unless somebody is asked for a ransom."""
    match = laid.begin().play("yellow: main_action favor")
    assert match.asks() == "over"
    return match


def final(seats: int = 3) -> Layout:
    """The last turn of the game; Yellow will have one favor more."""
    return last_turn(seats, 3)


@rule("ME-13.1")
@pytest.mark.parametrize(
    ("spices", "points"),
    [
        ({"pepper": 1}, 1),
        ({"pepper": 1, "cumin": 1}, 2),
        ({"pepper": 1, "cumin": 1, "ginger": 1}, 4),
        ({"pepper": 1, "cumin": 1, "ginger": 1, "saffron": 1}, 7),
        ({"pepper": 1, "cumin": 1, "ginger": 1, "saffron": 1, "cinnamon": 1}, 10),
        ({"pepper": 1, "cumin": 1, "ginger": 1, "saffron": 1, "cinnamon": 1, "cardamom": 1}, 14),
        ({"pepper": 4}, 4),
        ({"pepper": 2, "cumin": 1}, 3),
        ({"pepper": 2, "cumin": 2, "ginger": 1, "saffron": 1}, 9),
        ({}, 0),
    ],
)
def test_sets_of_different_spices(spices: dict[str, int], points: int) -> None:
    row = ("saffron", "cinnamon", "ginger", "cardamom", "cumin", "saffron", "cinnamon", "ginger")
    match = ended(final().row(*row).influence("red", 20).spices("red", **spices))
    assert match.points("red").get("spice_sets", 0) == points


@rule("ME-13.1", "ME-3.1")
def test_sets_score_only_after_the_last_year() -> None:
    match = last_turn(3, 2).spices("red", pepper=1).begin().play("yellow: main_action favor")
    assert match.points("red") == {}


@rule("ME-13.2")
def test_cubes_camels_favor_and_goods_are_worth_nothing() -> None:
    match = ended(final().cubes("red", white=5).camels("red", 3).favor("red", 6).goods("red", jade=2))
    assert match.standing("red").points == 0


@rule("ME-13.3")
def test_most_points_win() -> None:
    match = ended(final().points("yellow", 5).points("red", 7).points("blue", 7).influence("blue", 1))
    assert [match.standing(colour).rank for colour in ("yellow", "red", "blue")] == [3, 2, 1]
    match = ended(final().points("yellow", 8).points("red", 7))
    assert match.result().tie_break == ""
    assert match.result().shares == [1, 0, 0]
    assert match.result().reasons == ["three_years"]


@rule("ME-13.3")
def test_a_tie_is_broken_by_influence() -> None:
    laid = final().points("red", 7).points("blue", 7).influence("red", 3).influence("blue", 4).favor("red", 9)
    result = ended(laid).result()
    assert result.tie_break == "influence"
    assert result.shares == [0, 0, 1]


@rule("ME-13.3")
def test_then_by_favor() -> None:
    laid = final().points("red", 7).points("blue", 7).favor("red", 3).favor("blue", 2).camels("blue", 5)
    result = ended(laid).result()
    assert result.tie_break == "favor"
    assert result.shares == [0, 1, 0]


@rule("ME-13.3")
@pytest.mark.parametrize(("camels", "winner"), [(1, 1), (4, 2)])
def test_then_by_cubes_and_camels(camels: int, winner: int) -> None:
    laid = final().points("red", 7).points("blue", 7).cubes("red", white=2, teal=1).camels("blue", camels)
    result = ended(laid).result()
    assert result.tie_break == "cubes_plus_camels"
    assert result.shares[winner] == 1


@rule("ME-13.3")
def test_else_the_victory_is_shared() -> None:
    laid = final().points("red", 7).points("blue", 7).cubes("red", white=2).camels("blue", 2)
    result = ended(laid).result()
    assert result.tie_break == "shared"
    assert [standing.rank for standing in result.standings] == [3, 1, 1]
    assert result.shares == [0, Fraction(1, 2), Fraction(1, 2)]


@rule("ME-13.3")
def test_a_tie_behind_the_winner_needs_no_tie_break() -> None:
    laid = final().points("yellow", 9).points("red", 7).points("blue", 7)
    assert ended(laid).result().tie_break == ""


@rule("ME-13.4")
def test_the_breakdown_adds_up() -> None:
    laid = final().houses("red", "r4c0", "r3c4", "r2c0").soldiers("red", "r4c0", "r3c4", "r2c0").mosque("red", 8)
    laid = laid.scoring_tile("red", "score_library").spices("red", pepper=1).favor("red", 1).courtiers("red", purple=1)
    match = ended(laid.points("red", 5, "contracts").points("red", 4, "spice_pairs").points("red", 10, "breakthroughs"))
    assert match.standing("red").categories == {
        "favor_track": 0,
        "influence_track": 0,
        "mosque_track": 0,
        "mosque_end": 4,
        "contracts": 5,
        "spice_pairs": 4,
        "spice_sets": 1,
        "palace": 8,
        "buildings": 3,
        "scoring_tiles": 6,
        "breakthroughs": 10,
        "other": 0,
    }
    assert match.standing("red").points == 41
