"""Chapter 7: soldiers."""

from games.merv.table import at, last_turn, table
from tabuleiro.testkit.rules import rule


@rule("ME-7.1")
def test_courtiers_and_soldiers_come_from_one_pool() -> None:
    laid = at("palace").courtiers("yellow", orange=3, purple=2).houses("red", "r0c0", "r0c1", "r0c2")
    match = laid.soldiers("yellow", "r0c0").begin()
    assert match.servants("yellow") == 2
    match.play("yellow: main_action soldier", "yellow: soldier_target r0c2")
    assert match.servants("yellow") == 1


@rule("ME-7.1")
def test_without_a_servant_there_is_neither_soldier_nor_courtier() -> None:
    laid = at("palace").courtiers("yellow", orange=4, purple=3).houses("red", "r0c0", "r0c1")
    match = laid.soldiers("yellow", "r0c0").cubes("yellow", purple=12).begin()
    assert match.servants("yellow") == 0
    assert match.options("main_action") == {"favor"}


@rule("ME-7.2")
def test_targets_are_buildings_without_a_soldier() -> None:
    laid = at("palace").houses("red", "r0c0", "r3c3").houses("yellow", "r4c4", "r2c1").soldiers("red", "r3c3")
    match = laid.begin().play("yellow: main_action soldier")
    assert match.options("soldier_target") == {"r0c0", "r4c4", "r2c1"}


@rule("ME-7.3")
def test_a_soldier_brings_one_influence_at_home_and_two_abroad() -> None:
    for cell, influence in (("r4c4", 1), ("r0c0", 2)):
        laid = at("palace").houses("red", "r0c0").houses("yellow", "r4c4")
        match = laid.begin().play("yellow: main_action soldier", f"yellow: soldier_target {cell}")
        assert match.soldier(cell) == "yellow"
        assert match.influence("yellow") == influence
        assert match.influence("red") == 0


@rule("ME-7.3", "ME-14.7")
def test_an_automas_building_is_somebody_elses() -> None:
    laid = table(2).houses("courtier", "r0c0").chosen("r1c0")
    match = laid.begin().play("yellow: main_action soldier", "yellow: soldier_target r0c0")
    assert match.influence("yellow") == 2


@rule("ME-7.4")
def test_soldiers_stay_through_the_first_year_and_go_home_in_the_second() -> None:
    for year, soldier, servants in ((1, "blue", 7), (2, None, 8), (3, None, 8)):
        match = last_turn(3, year).houses("red", "r0c0").soldiers("blue", "r0c0").begin()
        match.play("yellow: main_action favor")
        assert match.soldier("r0c0") == soldier
        assert match.servants("blue") == servants
        assert match.building("r0c0") == "red"


@rule("ME-7.5", "ME-19.5")
def test_a_guarded_building_is_never_removed_so_no_soldier_stands_alone() -> None:
    match = last_turn(3, 2).houses("red", "r0c0", "r0c1").soldiers("red", "r0c0").begin()
    events = match.events("yellow: main_action favor")
    lost = [event.elements for event in events if event.kind == "building_lost"]
    assert lost == [["cell:r0c1"]]
    assert [event.kind for event in events].index("building_lost") < [event.kind for event in events].index(
        "soldiers_home"
    )
