"""Chapter 18: the worked examples of the rulebook."""

import pytest

from games.merv.table import at, last_turn, table
from tabuleiro.testkit.rules import rule


@rule("ME-EX1")
def test_example_1_three_masters_queue() -> None:
    match = table(3).acted(yellow=0, red=2).chosen("r4c4").camels("yellow", 1).camels("red", 1).begin()
    match.play("blue: main_action favor", "yellow: queue_space 2", "red: queue_space 1")
    assert match.order() == ["red", "yellow", "blue"]
    assert [match.camels(colour) for colour in ("red", "yellow", "blue")] == [0, 0, 2]


@rule("ME-EX2")
def test_example_2_the_second_courtier_costs_two() -> None:
    laid = table(3).order("red", "blue", "yellow").chosen("r1c0").courtiers("red", purple=1)
    match = laid.cubes("red", orange=1, white=1).begin().play("red: main_action site")
    assert match.options("place_courtier") == {"hall_orange"}
    match.play("red: place_courtier hall_orange", "red: pay_cube orange")
    assert match.cubes("red") == {}
    assert match.courtiers("red") == {"purple": 1, "orange": 1}


@rule("ME-EX3")
def test_example_3_red_uses_blues_line() -> None:
    laid = table(3).order("red", "blue", "yellow").houses("blue", "r0c0", "r1c0", "r2c0").upgrade("r1c0", "up_white_1")
    match = laid.stands(0).begin().play("red: choose_site r0c0")
    assert match.cubes("red") == {"orange": 1, "teal": 1, "white": 1}
    assert match.cubes("blue") == {"orange": 1, "white": 1}


@rule("ME-EX4")
@pytest.mark.parametrize(
    ("forts", "soldier", "safe"), [((), "", False), (("n1",), "", False), (("n1", "w0"), "", True), ((), "blue", True)]
)
def test_example_4_a_building_near_two_sides(forts: tuple[str, ...], soldier: str, safe: bool) -> None:  # noqa: FBT001 - a column of the table
    laid = last_turn(3, 2).tile("r0c1", "caravansary_orange").houses("red", "r0c1").forts(*forts)
    if soldier:
        laid.soldiers(soldier, "r0c1")
    match = laid.cubes("red", orange=1, white=1, teal=1).begin().play("yellow: main_action favor")
    if safe:
        assert match.asks() == "red: choose_slot"
        assert match.building("r0c1") == "red"
    else:
        assert match.options("ransom") == {"r0c1"}
        match.play("red: ransom r0c1")
        assert match.options("pay_cube") == {"orange", "white"}


@rule("ME-EX5")
def test_example_5_what_pays_for_upgraded_sites() -> None:
    cubes = dict.fromkeys(("orange", "purple", "teal", "pink", "white"), 1)
    for upgrade, colours in (("up_bonus_orange", {"teal", "orange", "white"}), ("up_white_1", set(cubes))):
        match = last_turn(3, 2).houses("red", "r1c1").upgrade("r1c1", upgrade).cubes("red", **cubes).begin()
        match.play("yellow: main_action favor", "red: ransom r1c1")
        assert match.options("pay_cube") == colours


@rule("ME-EX6")
def test_example_6_two_favor_for_three_courtiers() -> None:
    laid = last_turn(3).courtiers("red", purple=2, orange=1).mosque("red", 4).goods("red", jade=3, silk=2)
    match = laid.favor("red", 2).begin().play("yellow: main_action favor")
    match.play("red: score_courtier hall_orange")
    assert match.points("red") == {"palace": 9}
    assert match.favor("red") == 0


@rule("ME-EX7")
def test_example_7_library_tile_and_mosque_end() -> None:
    cells = ("r4c0", "r3c2", "r0c0", "r1c0", "r4c1", "r2c0")
    laid = last_turn(3).houses("red", *cells).scoring_tile("red", "score_library").mosque("red", 8)
    match = laid.begin().play("yellow: main_action favor")
    assert match.points("red") == {"buildings": 6, "scoring_tiles": 6, "mosque_end": 4}


@rule("ME-EX8")
def test_example_8_favor_beyond_ten() -> None:
    laid = table(3).favor("yellow", 10).influence("yellow", 12).goods("yellow", silk=1, incense=1, jade=1)
    match = laid.cubes("yellow", teal=1).begin().play("yellow: complete_contract pile_3a")
    assert (match.favor("yellow"), match.influence("yellow")) == (10, 14)
    assert match.points("yellow") == {"contracts": 14}


@rule("ME-EX9")
def test_example_9_two_orange_and_two_white_are_three_scrolls() -> None:
    laid = at("library").scrolls("yellow", 8, "discount_mosque", "wild_teal", "any_mosque", "points")
    match = laid.cubes("yellow", orange=2, white=2).begin().play("yellow: main_action site")
    match.play("yellow: take_scroll orange", "yellow: take_scroll white", "yellow: take_scroll white")
    assert match.scrolls("yellow") == (11, 0)
    assert match.kinds() == {"stop"}


@rule("ME-EX10")
def test_example_10_scrolls_on_contracts_count_for_breakthroughs() -> None:
    laid = at("library").contracts("red", 1, 3, 7, 9).contracts("yellow", 5, 11).scrolls("yellow", 0, "discount_mosque")
    match = laid.cubes("yellow", pink=1).begin()
    assert match.scrolls("yellow") == (0, 3)
    match.play("yellow: main_action site", "yellow: take_scroll pink")
    assert match.options("choose_breakthrough") == {"bt_wild_orange", "bt_wild_purple", "bt_wild_teal", "bt_wild_pink"}


@rule("ME-EX11")
def test_example_11_a_wall_before_an_own_and_another_building() -> None:
    laid = at("walls").houses("yellow", "r0c0").soldiers("red", "r0c0").houses("red", "r1c0").cubes("yellow", teal=1)
    match = laid.begin().play("yellow: main_action site", "yellow: build yard_teal wall", "yellow: fort_slot fort_n0")
    assert match.influence("yellow") == 3
