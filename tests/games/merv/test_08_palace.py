"""Chapter 8.2: the palace."""

import pytest

from games.merv.table import at, table
from tabuleiro.testkit.rules import rule


@rule("ME-8.2.1")
@pytest.mark.parametrize("courtiers", [0, 1, 3])
def test_a_courtier_costs_one_more_than_the_own_courtiers_in_the_whole_palace(courtiers: int) -> None:
    laid = at("palace").courtiers("yellow", teal=courtiers).courtiers("red", pink=2)
    short = laid.cubes("yellow", pink=courtiers, orange=5).begin().play("yellow: main_action site")
    assert short.options("place_courtier") == {"hall_orange"}
    laid = at("palace").courtiers("yellow", teal=courtiers).cubes("yellow", pink=courtiers + 2)
    match = laid.begin().play("yellow: main_action site", "yellow: place_courtier hall_pink")
    assert match.cubes("yellow") == {"pink": 1}


@rule("ME-8.2.1")
def test_the_cost_grows_within_one_action() -> None:
    match = at("palace").cubes("yellow", orange=6).begin().play("yellow: main_action site")
    match.play(*["yellow: place_courtier hall_orange"] * 3)
    assert match.courtiers("yellow") == {"orange": 3}
    assert match.cubes("yellow") == {}
    assert match.servants("yellow") == 5


@rule("ME-8.2.1")
def test_a_hall_is_paid_in_its_colour() -> None:
    match = at("palace").cubes("yellow", orange=1, teal=1).begin().play("yellow: main_action site")
    assert match.options("place_courtier") == {"hall_orange", "hall_teal"}


@rule("ME-8.2.1", "ME-8.2.2")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 4), (3, 5), (4, 6)])
def test_a_hall_has_a_limited_number_of_spaces(seats: int, spaces: int) -> None:
    for taken, allowed in ((spaces - 1, True), (spaces, False)):
        match = table(seats).chosen("r1c0").courtiers("red", purple=taken).cubes("yellow", purple=1).begin()
        assert ("site" in match.options("main_action")) is allowed


@rule("ME-8.2.3")
def test_the_first_courtier_of_a_hall_gains_favor_and_influence() -> None:
    match = at("palace").courtiers("red", teal=1).cubes("yellow", pink=1).begin()
    match.play("yellow: main_action site", "yellow: place_courtier hall_pink")
    assert (match.favor("yellow"), match.influence("yellow")) == (1, 1)


@rule("ME-8.2.3")
def test_a_later_courtier_gains_nothing() -> None:
    match = at("palace").courtiers("red", pink=1).cubes("yellow", pink=1).begin()
    match.play("yellow: main_action site", "yellow: place_courtier hall_pink")
    assert (match.favor("yellow"), match.influence("yellow")) == (0, 0)


@rule("ME-8.2.4")
def test_a_step_that_takes_a_courtier_away_is_noticed() -> None:
    before = table(4).courtiers("yellow", pink=2).begin().state
    after = table(4).courtiers("yellow", pink=1).begin().state
    assert after.check_step(before, 0) == ["ME-8.2.4: a courtier left"]
    assert before.check_step(before, 0) == []
