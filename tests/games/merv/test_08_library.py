"""Chapter 8.5: the library, scrolls and breakthroughs."""

import pytest

from games.merv.story import MervStory
from games.merv.table import Layout, at
from tabuleiro.testkit.rules import rule

FULL = ("discount_mosque", "wild_orange", "any_mosque", "points")
"""A breakthrough of each pile."""


def library(laid: Layout) -> MervStory:
    """Yellow begins the action of a library."""
    return laid.begin().play("yellow: main_action site")


@rule("ME-8.5.1")
def test_a_colour_gives_one_scroll_and_white_any_number() -> None:
    match = library(at("library").scrolls("yellow", 8, *FULL).cubes("yellow", purple=2, teal=1, white=3))
    match.play("yellow: take_scroll purple")
    assert match.options("take_scroll") == {"teal", "white"}
    match.play("yellow: take_scroll white", "yellow: take_scroll white")
    assert match.options("take_scroll") == {"teal", "white"}
    assert match.scrolls("yellow") == (11, 0)
    assert match.cubes("yellow") == {"purple": 1, "teal": 1, "white": 1}


@rule("ME-8.5.1")
def test_four_scrolls_are_the_most_of_a_performance() -> None:
    match = library(at("library").scrolls("yellow", 8, *FULL).cubes("yellow", white=6))
    match.play(*["yellow: take_scroll white"] * 4)
    assert match.kinds() == {"stop"}
    assert match.scrolls("yellow") == (12, 0)


@rule("ME-8.5.1", "ME-8.5.4")
def test_a_wild_colour_may_be_spent_more_than_once() -> None:
    match = library(at("library").scrolls("yellow", 8, *FULL).cubes("yellow", orange=2, teal=2))
    match.play("yellow: take_scroll orange", "yellow: take_scroll teal")
    assert match.options("take_scroll") == {"orange"}


@rule("ME-8.5.2", "ME-15.1")
def test_when_scrolls_run_out_no_more_are_taken() -> None:
    others = ("discount_palace", "wild_teal", "any_palace", "court")
    third = ("discount_marketplace", "wild_pink", "any_marketplace", "wealth")
    laid = at("library").scrolls("yellow", 8, *FULL).scrolls("red", 12, *others).scrolls("blue", 11, *third)
    match = library(laid.cubes("yellow", white=3)).play("yellow: take_scroll white")
    assert match.kinds() == {"stop"}


PILES = {
    2: {"bt_discount_mosque", "bt_discount_marketplace", "bt_discount_caravansary", "bt_discount_palace"},
    4: {"bt_wild_orange", "bt_wild_purple", "bt_wild_teal", "bt_wild_pink"},
    6: {"bt_any_caravansary", "bt_any_palace", "bt_any_mosque", "bt_any_marketplace"},
    8: {"bt_points", "bt_court", "bt_renown", "bt_wealth"},
}


@rule("ME-8.5.3")
@pytest.mark.parametrize("total", sorted(PILES))
def test_every_second_scroll_opens_a_pile(total: int) -> None:
    match = library(at("library").scrolls("yellow", total - 1, *FULL[: total // 2 - 1]).cubes("yellow", teal=1))
    match.play("yellow: take_scroll teal")
    assert match.asks() == "yellow: choose_breakthrough"
    assert match.options("choose_breakthrough") == PILES[total]


@rule("ME-8.5.3")
@pytest.mark.parametrize("total", [1, 3, 5, 7, 9, 10])
def test_other_totals_open_none(total: int) -> None:
    owned = min(4, (total - 1) // 2)
    match = library(at("library").scrolls("yellow", total - 1, *FULL[:owned]).cubes("yellow", teal=1))
    match.play("yellow: take_scroll teal")
    assert match.asks() == "yellow: library_step"


@rule("ME-8.5.3")
def test_a_tile_of_somebody_else_cannot_be_chosen() -> None:
    laid = at("library").scrolls("yellow", 1).scrolls("red", 2, "discount_palace").cubes("yellow", teal=1)
    match = library(laid).play("yellow: take_scroll teal")
    assert match.options("choose_breakthrough") == PILES[2] - {"bt_discount_palace"}
    match.play("yellow: choose_breakthrough bt_discount_mosque")
    assert match.breakthroughs("yellow") == ["discount_mosque"]


@rule("ME-8.5.3", "ME-19.8")
def test_two_breakthroughs_in_one_performance() -> None:
    match = library(at("library").scrolls("yellow", 1).cubes("yellow", white=3))
    match.play("yellow: take_scroll white", "yellow: choose_breakthrough bt_discount_palace")
    match.play("yellow: take_scroll white", "yellow: take_scroll white", "yellow: choose_breakthrough bt_wild_pink")
    assert match.breakthroughs("yellow") == ["discount_palace", "wild_pink"]


@rule("ME-8.5.4")
@pytest.mark.parametrize("tile", ["points", "court", "renown", "wealth"])
def test_an_immediate_breakthrough_gives_its_effects_now(tile: str) -> None:
    match = library(at("library").scrolls("yellow", 7, *FULL[:3]).cubes("yellow", teal=1))
    match.play("yellow: take_scroll teal", f"yellow: choose_breakthrough bt_{tile}")
    gained = (match.points("yellow"), match.favor("yellow"), match.influence("yellow"), match.camels("yellow"))
    assert (
        gained
        == {
            "points": ({"breakthroughs": 10}, 0, 0, 0),
            "court": ({"favor_track": 1}, 4, 0, 0),
            "renown": ({"influence_track": 1}, 0, 5, 0),
            "wealth": ({}, 0, 0, 2),
        }[tile]
    )
    assert match.cubes("yellow") == ({"white": 3} if tile == "wealth" else {})


@rule("ME-8.5.4")
def test_a_wild_colour_pays_for_contracts_and_courtiers() -> None:
    laid = at("palace").scrolls("yellow", 4, "discount_mosque", "wild_orange").cubes("yellow", orange=1)
    match = laid.begin().play("yellow: main_action site")
    assert match.options("place_courtier") == {"hall_purple", "hall_orange", "hall_teal", "hall_pink"}


@rule("ME-8.5.4", "ME-4.5")
@pytest.mark.parametrize("action", ["caravansary", "palace", "mosque", "marketplace"])
def test_every_alternative_action_can_be_performed(action: str) -> None:
    tiles = ("discount_mosque", "wild_teal", f"any_{action}")
    laid = at("library").scrolls("yellow", 6, *tiles).cubes("yellow", teal=1)
    match = laid.begin().play("yellow: main_action alternative")
    assert match.asks() == f"yellow: {'market_post' if action == 'marketplace' else action + '_step'}"
