"""RULES.md, chapter 10: replacement markers on the plate."""

import pytest

from games.hansa_teutonica.story import FREE
from games.hansa_teutonica.table import TAVERNS, Layout, table
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.testkit.rules import rule


@rule("HT-10.1")
def test_a_drawn_marker_waits_on_the_plate_until_the_turn_is_over() -> None:
    laid = table(3).marker("hamburg_luebeck", "actions_4").fill("hamburg_luebeck", "red trader")
    match = laid.begin().play("red: claim hamburg_luebeck", "red: b_none", "red: use_marker actions_4")
    match.play("red: place hamburg_luebeck trader")
    assert match.plate("red") == 1
    match.play("red: end_turn")
    assert match.asks() == "chance: marker_reveal"


@rule("HT-10.1")
def test_one_replacement_for_every_marker_gained_in_the_turn() -> None:
    laid = table(3).marker("hamburg_luebeck", "actions_4").marker("minden_hannover", "actions_3")
    match = laid.fill("hamburg_luebeck", "red trader").fill("minden_hannover", "red trader").begin()
    match.play("red: claim hamburg_luebeck", "red: b_none", "red: claim minden_hannover", "red: b_none")
    assert match.plate("red") == 2
    match.play("red: end_turn", "chance: marker_reveal extra_office", "red: place_marker hamburg_luebeck")
    match.play("chance: marker_reveal extra_office", "red: place_marker minden_hannover")
    assert match.plate("red") == 0
    assert match.marker_on("hamburg_luebeck") == match.marker_on("minden_hannover") == "extra_office"
    assert match.asks() == "blue: main"


@rule("HT-10.2")
def test_a_marker_is_turned_up_then_laid_before_the_next_is_turned_up() -> None:
    match = table(3).plate("red", 2).begin().play("red: end_turn")
    unseen = match.unseen()
    assert match.options("marker_reveal") == {marker for marker, count in unseen.items() if count > 0}
    match.play("chance: marker_reveal improve_ability")
    assert match.asks() == "red: place_marker"
    match.play("red: place_marker minden_hannover")
    assert match.marker_on("minden_hannover") == "improve_ability"
    assert match.asks() == "chance: marker_reveal"
    assert match.unseen()["improve_ability"] == unseen["improve_ability"] - 1


@rule("HT-10.3")
def test_a_replacement_goes_to_any_free_route_without_marker() -> None:
    laid = table(3).plate("red", 1).route("hamburg_luebeck", "blue trader").route("minden_hannover", "red trader")
    match = laid.begin().play("red: end_turn", "chance: marker_reveal actions_3")
    marked = {tavern for tavern in TAVERNS if match.marker_on(tavern) != FREE}
    there = {route for r, route in enumerate(c.ROUTES) if c.SPACES[c.ROUTE_COUNT + r] > 0}
    assert match.options("place_marker") == there - marked - {"hamburg_luebeck", "minden_hannover"}


@rule("HT-10.3", forbids=True)
@pytest.mark.parametrize("route", ["hamburg_luebeck", "duisburg_dortmund", "hildesheim_goslar"])
def test_no_replacement_on_a_taken_a_marked_or_a_finished_route(route: str) -> None:
    laid = table(3).plate("red", 1).route("hamburg_luebeck", "blue trader").city("duisburg", "blue trader")
    laid = laid.city("dortmund", "green trader", "green trader")
    match = laid.begin().play("red: end_turn", "chance: marker_reveal actions_3")
    assert match.refusal(f"red: place_marker {route}") == "HT-10.3"


@rule("HT-10.3")
def test_one_empty_office_at_one_end_is_enough() -> None:
    laid = table(3).plate("red", 1).city("duisburg", "blue trader").city("dortmund", "green trader")
    match = laid.begin().play("red: end_turn", "chance: marker_reveal actions_3")
    assert "duisburg_dortmund" in match.options("place_marker")


@rule("HT-10.3")
def test_the_route_just_claimed_is_fine() -> None:
    laid = table(3).marker("hamburg_luebeck", "actions_4").fill("hamburg_luebeck", "red trader")
    match = laid.begin().play("red: claim hamburg_luebeck", "red: b_none", "red: end_turn")
    match.play("chance: marker_reveal swap_offices", "red: place_marker hamburg_luebeck")
    assert match.marker_on("hamburg_luebeck") == "swap_offices"


def nowhere() -> Layout:
    """A plate marker of red, and a piece of green or blue on every route that has no marker."""
    laid = table(3).plate("red", 1)
    marked = ("lueneburg_perleberg", "hildesheim_goslar")
    free = [route for r, route in enumerate(c.ROUTES) if c.SPACES[c.ROUTE_COUNT + r] > 0 and route not in marked]
    laid.desk("blue", keys=4, actions=5)
    for i, route in enumerate(free):
        laid.route(route, "green trader" if i < 10 else "blue trader")
    return laid


@rule("HT-10.4")
def test_a_marker_without_a_route_stays_on_the_plate_unseen() -> None:
    match = nowhere().begin()
    unseen = match.unseen()
    match.play("red: end_turn")
    assert match.asks() == "blue: main"
    assert match.plate("red") == 1
    assert match.unseen() == unseen


@rule("HT-10.4")
def test_the_marker_is_placed_at_the_end_of_its_owners_next_turn_with_a_route() -> None:
    match = nowhere().begin().play("red: end_turn")
    match.play("blue: move_lift quedlinburg_halle trader", "blue: move_lift_stop")
    match.play("blue: move_drop coellen_warburg trader", "blue: end_turn")
    assert match.asks() == "green: main"
    match.play("green: end_turn", "red: end_turn", "chance: marker_reveal actions_4")
    assert match.options("place_marker") == {"quedlinburg_halle"}
    match.play("red: place_marker quedlinburg_halle")
    assert match.asks() == "blue: main"
    assert match.plate("red") == 0


@rule("HT-10.5")
def test_a_marker_on_the_plate_neither_scores_nor_works() -> None:
    match = nowhere().after_turns(1999).begin()
    assert match.options("use_marker") == set()
    match.play("red: end_turn")
    assert match.plate("red") == 1
    assert match.points("red", "bonus_markers") == 0
