"""Chapters 6, 9 and 10: favor and influence."""

import pytest

from games.merv.table import at, table
from tabuleiro.testkit.rules import rule


@rule("ME-6.1")
def test_the_main_action_favor_gains_one_favor() -> None:
    match = at("library").begin().play("yellow: main_action favor")
    assert match.favor("yellow") == 1
    assert match.points("yellow") == {}


@pytest.mark.parametrize(("before", "points"), [(2, 0), (3, 1), (4, 0), (5, 2), (6, 0), (7, 3), (8, 0), (9, 5)])
@rule("ME-9.1")
def test_marked_spaces_of_the_favor_track_give_points(before: int, points: int) -> None:
    match = at("library").favor("yellow", before).begin().play("yellow: main_action favor")
    assert match.points("yellow").get("favor_track", 0) == points
    assert match.favor("yellow") == before + 1


@rule("ME-9.1")
def test_several_favors_are_single_advances() -> None:
    tiles = ("discount_mosque", "wild_pink", "any_mosque")
    match = at("library").favor("yellow", 3).scrolls("yellow", 7, *tiles).cubes("yellow", teal=1).begin()
    match.play("yellow: main_action site", "yellow: take_scroll teal", "yellow: choose_breakthrough bt_court")
    assert match.favor("yellow") == 7
    assert match.points("yellow") == {"favor_track": 3}


@rule("ME-9.2")
def test_favor_beyond_the_end_is_influence() -> None:
    match = at("library").favor("yellow", 10).influence("yellow", 4).begin().play("yellow: main_action favor")
    assert (match.favor("yellow"), match.influence("yellow")) == (10, 5)
    assert match.points("yellow") == {"influence_track": 1}


@pytest.mark.parametrize(
    ("before", "points"), [(3, 1), (4, 1), (5, 0), (8, 2), (13, 3), (14, 3), (16, 4), (17, 4), (18, 5)]
)
@rule("ME-10.1")
def test_marked_spaces_of_the_influence_track_give_points_when_reached_or_passed(before: int, points: int) -> None:
    match = table(4).stands(2).camels("yellow", 1).influence("yellow", before).begin()
    match.play("yellow: market_place cm_a4")
    assert match.influence("yellow") == before + 2
    assert match.points("yellow").get("influence_track", 0) == points


@rule("ME-10.1", "ME-19.6")
def test_influence_beyond_the_end_is_lost() -> None:
    match = table(4).stands(2).camels("yellow", 1).influence("yellow", 19).begin()
    match.play("yellow: market_place cm_a4")
    assert match.influence("yellow") == 20
    assert match.points("yellow") == {"influence_track": 5}


@rule("ME-10.1")
def test_one_gain_may_pass_two_marked_spaces() -> None:
    tiles = ("discount_mosque", "wild_pink", "any_mosque")
    match = at("library").influence("yellow", 14).scrolls("yellow", 7, *tiles).cubes("yellow", teal=1).begin()
    match.play("yellow: main_action site", "yellow: take_scroll teal", "yellow: choose_breakthrough bt_renown")
    assert match.influence("yellow") == 19
    assert match.points("yellow") == {"influence_track": 7}


@rule("ME-10.2", "ME-8.1.5")
def test_the_view_tells_spice_limit_and_contract_level() -> None:
    limits = [(0, 1, 0), (2, 1, 1), (3, 2, 1), (6, 3, 1), (7, 3, 2), (9, 4, 2), (12, 5, 3), (15, 5, 3), (16, 6, 3)]
    for influence, kinds, level in limits:
        seen = table(4).influence("yellow", influence).begin().seen()["parties"][0]
        assert (seen["spice_limit"], seen["contract_level"]) == (kinds, level)
