"""Chapter 15: what is missing is not gained."""

from games.merv.table import at, table
from tabuleiro.testkit.rules import rule


@rule("ME-15.1")
def test_the_active_player_takes_the_last_cube_and_the_owner_nothing() -> None:
    match = table(4).houses("red", "r0c0").cubes("blue", orange=11).stands(0).begin().play("yellow: choose_site r0c0")
    assert match.cubes("yellow") == {"orange": 1}
    assert match.cubes("red") == {}


@rule("ME-15.1")
def test_what_is_missing_is_not_owed() -> None:
    match = table(4).houses("yellow", "r0c0").cubes("blue", orange=12).stands(0).begin()
    match.play("yellow: choose_site r0c0")
    assert match.cubes("yellow") == {}
    assert match.asks() == "yellow: main_action"


@rule("ME-15.1")
def test_no_camel_left_none_gained() -> None:
    match = at("mosque").cubes("yellow", pink=1).camels("red", 12).begin()
    match.play("yellow: main_action site", "yellow: advance")
    assert match.mosque("yellow") == 1
    assert match.camels("yellow") == 0


@rule("ME-15.2")
def test_there_is_no_hand_limit() -> None:
    match = table(4).houses("yellow", "r0c0").cubes("yellow", orange=11, purple=12, white=12).stands(0).begin()
    match.play("yellow: choose_site r0c0")
    assert sum(match.cubes("yellow").values()) == 36
