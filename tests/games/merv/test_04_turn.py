"""Chapter 4: slot, site, cubes, main action, camel market."""

import pytest

from games.merv.table import SITE_OF, at, table
from tabuleiro.testkit.rules import rule


@rule("ME-4.1")
def test_a_master_goes_to_a_slot_without_another_master() -> None:
    match = table(4).acted(red=1, blue=4).begin()
    assert match.options("choose_slot") == {"0", "2", "3"}
    assert match.play("yellow: choose_slot 3").options("choose_site") == {f"r{row}c3" for row in range(5)}


@rule("ME-4.2")
def test_an_empty_site_is_built_on_at_once() -> None:
    match = table(4).stands(0).begin().play("yellow: choose_site r3c0")
    assert match.building("r3c0") == "yellow"
    assert match.houses("yellow") == 8
    assert match.asks() == "yellow: main_action"


@rule("ME-4.2")
def test_a_building_stays_who_built_it() -> None:
    match = table(4).houses("red", "r3c0").stands(0).begin().play("yellow: choose_site r3c0")
    assert match.building("r3c0") == "red"
    assert match.houses("yellow") == 9


@rule("ME-4.2")
def test_the_camel_market_is_no_site() -> None:
    assert table(4).stands(2).begin().options("choose_site") == {"r0c2", "r1c2", "r3c2", "r4c2"}


NINE = ("r0c1", "r0c2", "r0c3", "r0c4", "r1c1", "r1c2", "r1c3", "r1c4", "r2c0")


@rule("ME-4.2", "ME-4.3")
def test_without_a_building_left_an_empty_site_can_still_be_chosen() -> None:
    match = table(4).houses("yellow", *NINE).stands(0).begin()
    assert match.houses("yellow") == 0
    match.play("yellow: choose_site r0c0")
    assert match.building("r0c0") is None
    assert match.cubes("yellow") == {"orange": 1}


@rule("ME-4.3")
def test_all_buildings_of_the_owner_in_the_line_produce() -> None:
    match = table(4).houses("yellow", "r1c0", "r3c0", "r0c1").houses("red", "r2c0").stands(0).begin()
    match.play("yellow: choose_site r1c0")
    assert match.cubes("yellow") == {"purple": 1, "teal": 1}
    assert match.cubes("red") == {}


@rule("ME-4.3", "ME-4.4")
def test_the_line_of_another_owner_produces_for_the_active_player() -> None:
    match = table(4).houses("red", "r0c0", "r1c0").houses("yellow", "r2c0", "r4c0").stands(0).begin()
    match.play("yellow: choose_site r0c0")
    assert match.cubes("yellow") == {"orange": 1, "purple": 1}
    assert match.cubes("red") == {"orange": 1}


@rule("ME-4.3.1")
def test_a_white_upgrade_makes_white_instead_and_a_bonus_upgrade_makes_more() -> None:
    laid = table(4).houses("yellow", "r0c0", "r1c0", "r4c0").upgrade("r0c0", "up_white_1")
    match = laid.upgrade("r1c0", "up_bonus_orange").upgrade("r4c0", "up_bonus_white").stands(0).begin()
    match.play("yellow: choose_site r1c0")
    assert match.cubes("yellow") == {"orange": 1, "purple": 1, "pink": 1, "white": 2}


@rule("ME-4.4")
def test_the_owner_shares_in_the_chosen_site_and_in_upgrades_of_the_line() -> None:
    laid = table(4).houses("red", "r0c0", "r1c0", "r2c0", "r3c0").upgrade("r0c0", "up_white_1")
    match = laid.upgrade("r1c0", "up_white_2").upgrade("r2c0", "up_bonus_pink").stands(0).begin()
    match.play("yellow: choose_site r0c0")
    assert match.cubes("yellow") == {"white": 2, "teal": 2, "pink": 1}
    assert match.cubes("red") == {"white": 2, "pink": 1}


@rule("ME-4.4")
def test_an_upgrade_of_a_third_player_gives_nothing() -> None:
    laid = table(4).houses("red", "r0c0").houses("blue", "r1c0").upgrade("r1c0", "up_white_1")
    match = laid.stands(0).begin().play("yellow: choose_site r0c0")
    assert (match.cubes("yellow"), match.cubes("red"), match.cubes("blue")) == ({"orange": 1}, {"orange": 1}, {})


# Main action


@rule("ME-4.5")
@pytest.mark.parametrize("kind", sorted(SITE_OF))
def test_the_action_of_a_site_is_its_kind(kind: str) -> None:
    laid = at(kind).row("pepper", "cumin").cubes("yellow", orange=1, purple=1)
    match = laid.begin().play("yellow: main_action site")
    step = {"marketplace": "market_post"}.get(kind, f"{kind}_step")
    assert match.asks() == f"yellow: {step}"


@rule("ME-4.5")
@pytest.mark.parametrize("kind", sorted(SITE_OF))
def test_an_action_without_a_possible_step_is_not_offered(kind: str) -> None:
    options = at(kind).begin().options("main_action")
    assert options == ({"site", "favor"} if kind == "marketplace" else {"favor"})


@rule("ME-4.5", "ME-8.0")
@pytest.mark.parametrize("kind", ["caravansary", "palace", "mosque"])
def test_an_unused_discount_makes_an_action_possible(kind: str) -> None:
    match = at(kind).scrolls("yellow", 2, f"discount_{kind}").begin()
    assert match.options("main_action") == {"site", "favor"}


@rule("ME-4.5", "ME-8.5.4")
def test_an_alternative_action_is_offered_at_another_site() -> None:
    tiles = ("discount_palace", "wild_pink", "any_mosque")
    match = at("library").scrolls("yellow", 6, *tiles).cubes("yellow", pink=1).begin()
    assert match.options("main_action") == {"site", "favor", "alternative"}
    match.play("yellow: main_action alternative")
    assert match.asks() == "yellow: mosque_step"


@rule("ME-4.5")
def test_an_alternative_action_is_not_listed_at_its_own_kind_of_site() -> None:
    tiles = ("discount_palace", "wild_pink", "any_mosque")
    match = at("mosque").scrolls("yellow", 6, *tiles).cubes("yellow", pink=1).begin()
    assert match.options("main_action") == {"site", "favor"}


@rule("ME-4.5", "ME-7.2")
def test_a_soldier_needs_a_target() -> None:
    assert "soldier" not in at("mosque").begin().options("main_action")
    assert "soldier" in at("mosque").houses("red", "r4c4").begin().options("main_action")
    assert "soldier" not in at("mosque").houses("red", "r4c4").soldiers("blue", "r4c4").begin().options("main_action")


# Camel market


@rule("ME-4.6")
def test_the_camel_market_is_used_once_a_turn_from_the_middle_slot() -> None:
    match = table(4).stands(2).camels("yellow", 2).market("cm_a1").begin()
    assert match.options("market_place") == {"cm_a2", "cm_a3", "cm_a4"}
    assert "market_collect" in match.kinds()
    match.play("yellow: market_place cm_a2")
    assert match.favor("yellow") == 1
    assert match.market() == {"cm_a1", "cm_a2"}
    assert match.kinds() == {"choose_site"}


@rule("ME-4.6")
def test_another_line_does_not_see_the_camel_market() -> None:
    match = table(4).stands(1).camels("yellow", 2).market("cm_a1").begin()
    assert match.kinds() == {"choose_site"}


@rule("ME-4.6")
def test_all_camels_of_the_market_are_taken() -> None:
    match = table(4).stands(2).market("cm_a1", "cm_a3", "cm_a4").begin().play("yellow: market_collect")
    assert match.camels("yellow") == 3
    assert match.market() == set()
    assert match.kinds() == {"choose_site"}


@rule("ME-4.6")
def test_an_empty_market_cannot_be_collected() -> None:
    assert "market_collect" not in table(4).stands(2).camels("yellow", 1).begin().kinds()


@rule("ME-4.6")
def test_the_market_is_open_before_and_after_the_site_but_not_within_an_action() -> None:
    match = table(4).camels("yellow", 1).cubes("yellow", white=1).begin()
    assert "market_place" not in match.kinds()
    match.play("yellow: choose_slot 2")
    assert "market_place" in match.kinds()
    match.play("yellow: choose_site r3c2")
    assert "market_place" in match.kinds()
    match.play("yellow: main_action site")
    assert match.kinds() == {"take_scroll"}
    match.play("yellow: take_scroll white", "yellow: stop")
    assert match.kinds() == {"end_turn", "market_place"}


@rule("ME-4.6")
@pytest.mark.parametrize(("seats", "space"), [(4, "cm_a4"), (2, "cm_b3")])
def test_a_space_gives_its_effects(seats: int, space: str) -> None:
    match = table(seats).stands(2).camels("yellow", 1).begin().play(f"yellow: market_place {space}")
    assert (match.influence("yellow"), match.camels("yellow")) == (2, 0)


@rule("ME-4.6", "ME-8.5.3")
def test_a_scroll_of_the_market_can_open_a_breakthrough() -> None:
    match = table(4).stands(2).camels("yellow", 1).scrolls("yellow", 1).begin().play("yellow: market_place cm_a3")
    assert match.asks() == "yellow: choose_breakthrough"
    match.play("yellow: choose_breakthrough bt_discount_palace")
    assert match.asks() == "yellow: choose_site"
