"""Chapter 8.4: the marketplace."""

import pytest

from games.merv.story import MervStory
from games.merv.table import Layout, at, table
from tabuleiro.testkit.rules import rule

INNER = {"nishapur", "gurganj", "bukhara", "herat"}
OUTER = {"baghdad", "sarai", "kashgar", "multan"}


def market(laid: Layout | None = None) -> MervStory:
    """Yellow begins the action of a marketplace."""
    return (laid if laid is not None else at("marketplace")).begin().play("yellow: main_action site")


@rule("ME-8.4.1")
def test_the_first_post_goes_to_an_inner_city() -> None:
    match = market()
    assert match.asks() == "yellow: market_post"
    assert match.options("place_post") == INNER
    match = market(at("marketplace").posts("yellow", "herat"))
    assert match.options("place_post") == (INNER | OUTER) - {"herat"}


@rule("ME-8.4.1")
def test_a_post_is_compulsory_and_free() -> None:
    match = market()
    assert match.kinds() == {"place_post"}
    match.play("yellow: place_post bukhara")
    assert match.posts("yellow") == {"bukhara"}
    assert match.kinds() == {"stop"}


@rule("ME-8.4.1")
def test_the_first_disc_of_all_gains_a_camel_or_favor() -> None:
    match = market().play("yellow: place_post bukhara")
    assert (match.camels("yellow"), match.favor("yellow")) == (1, 0)
    match = market(at("marketplace").posts("yellow", "herat")).play("yellow: place_post multan")
    assert (match.camels("yellow"), match.favor("yellow")) == (0, 1)


@rule("ME-8.4.1")
def test_a_later_disc_on_the_same_city_gains_nothing() -> None:
    match = market(at("marketplace").posts("red", "bukhara")).play("yellow: place_post bukhara")
    assert (match.camels("yellow"), match.favor("yellow")) == (0, 0)
    assert match.posts("red") == {"bukhara"}


SIX = ("nishapur", "gurganj", "bukhara", "herat", "baghdad", "sarai")


@rule("ME-8.4.1", "ME-19.4", "ME-1.2")
def test_six_posts_are_all() -> None:
    match = market(at("marketplace").posts("yellow", *SIX).cubes("yellow", pink=1))
    assert match.asks() == "yellow: market_step"
    assert "stop" not in match.kinds()


@rule("ME-8.4.2")
def test_a_good_costs_any_cube_and_there_is_one_per_city() -> None:
    laid = at("marketplace").posts("yellow", "herat").cubes("yellow", pink=1, teal=2)
    match = market(laid).play("yellow: place_post gurganj")
    assert match.options("buy_good") == {"herat", "gurganj"}
    match.play("yellow: buy_good herat", "yellow: pay_cube teal")
    assert match.goods("yellow") == {"lapis": 1}
    assert match.stock("lapis") == 5
    assert match.options("buy_good") == {"gurganj"}


@rule("ME-8.4.2", "ME-15.1")
def test_an_empty_stack_sells_nothing() -> None:
    laid = at("marketplace").posts("yellow", "herat").cubes("yellow", pink=1).goods("red", lapis=6)
    assert market(laid).play("yellow: place_post gurganj").options("buy_good") == {"gurganj"}


@rule("ME-8.4.2", "ME-8.4.3")
def test_a_camel_connects_a_city_for_this_performance() -> None:
    laid = at("marketplace").posts("red", "herat").cubes("yellow", pink=2).camels("yellow", 1)
    match = market(laid).play("yellow: place_post herat")
    assert match.options("place_route_camel") == {"route_02", "route_03", "route_07", "route_10"}
    match.play("yellow: place_route_camel route_07")
    assert match.options("buy_good") == {"herat", "multan"}
    assert match.options("place_route_camel") == set()


@rule("ME-8.4.3")
def test_camels_may_be_chained() -> None:
    laid = at("marketplace").posts("red", "herat").cubes("yellow", pink=2).camels("yellow", 2)
    match = market(laid).play("yellow: place_post herat", "yellow: place_route_camel route_07")
    assert "route_11" in match.options("place_route_camel")
    match.play("yellow: place_route_camel route_11")
    assert match.options("buy_good") == {"herat", "multan", "nishapur"}


@rule("ME-8.4.2")
def test_a_camel_must_join_a_connected_city_to_an_unconnected_one() -> None:
    laid = at("marketplace").posts("yellow", "herat").posts("red", "nishapur").cubes("yellow", pink=2)
    match = market(laid.camels("yellow", 1)).play("yellow: place_post nishapur")
    assert "route_03" not in match.options("place_route_camel")
    assert "route_01" not in match.options("place_route_camel")
    assert "route_04" in match.options("place_route_camel")


@rule("ME-8.4.2")
def test_a_route_camel_needs_the_means_for_one_more_good() -> None:
    laid = at("marketplace").posts("red", "herat").cubes("yellow", pink=1).camels("yellow", 1)
    match = market(laid).play("yellow: place_post herat", "yellow: buy_good herat")
    assert match.kinds() == {"stop"}
    laid = at("marketplace").posts("red", "herat").camels("yellow", 1).scrolls("yellow", 2, "discount_marketplace")
    assert "place_route_camel" in market(laid).play("yellow: place_post herat").kinds()


def finished(camels: int, *full: str, routes: int = 2, seats: int = 4) -> MervStory:
    """Yellow's action ends with camels on two routes; `camels` cards of a row of three have one already."""
    laid = table(seats).chosen("r3c0").posts("red", "herat").cubes("yellow", pink=2).camels("yellow", routes)
    match = market(laid.row("pepper", "cumin", "ginger", camels=camels).market(*full)).play("yellow: place_post herat")
    return match.play("yellow: place_route_camel route_07", "yellow: place_route_camel route_10")


@rule("ME-8.4.4")
def test_camels_go_home_to_the_first_cards_without_one() -> None:
    match = finished(1)
    assert match.told("yellow: stop")[:2] == ["camel_home_card", "camel_home_card"]
    assert match.row() == ["pepper*", "cumin*", "ginger*"]
    assert not any(match.state.route_camels)


@rule("ME-8.4.4")
def test_then_to_the_camel_market_without_effect() -> None:
    match = finished(2, "cm_a1")
    assert match.told("yellow: stop")[:2] == ["camel_home_card", "camel_home_market"]
    assert match.market() == {"cm_a1", "cm_a2"}
    assert match.favor("yellow") == 0


@rule("ME-8.4.4")
def test_the_market_is_filled_in_its_clockwise_order() -> None:
    match = finished(3, "cm_a1", "cm_a2").play("yellow: stop")
    assert match.market() == {"cm_a1", "cm_a2", "cm_a3", "cm_a4"}
    assert finished(2, "cm_a1", "cm_a2").play("yellow: stop").market() == {"cm_a1", "cm_a2", "cm_a4"}
    assert finished(2, "cm_b1", seats=2).play("yellow: stop").market() == {"cm_b1", "cm_b2"}


@rule("ME-8.4.4")
def test_then_to_the_supply() -> None:
    match = finished(3, "cm_a1", "cm_a2", "cm_a3")
    supply = int(match.state.supply_camels)
    assert match.told("yellow: stop")[:2] == ["camel_home_market", "camel_home_supply"]
    assert int(match.state.supply_camels) == supply + 1


@rule("ME-8.4.5")
def test_the_discount_makes_one_good_of_each_performance_free() -> None:
    laid = at("marketplace").posts("yellow", "herat").scrolls("yellow", 2, "discount_marketplace")
    match = market(laid.cubes("yellow", pink=1)).play("yellow: place_post gurganj", "yellow: buy_good herat")
    assert match.cubes("yellow") == {"pink": 1}
    match.play("yellow: buy_good gurganj")
    assert match.cubes("yellow") == {}
    assert match.goods("yellow") == {"lapis": 1, "dates": 1}


@rule("ME-8.4.6")
@pytest.mark.parametrize(("cubes", "allowed"), [(0, False), (1, True)])
def test_without_a_post_to_place_the_action_needs_a_cube(cubes: int, allowed: bool) -> None:  # noqa: FBT001 - a column of the table
    match = at("marketplace").posts("yellow", *SIX).cubes("yellow", pink=cubes).begin()
    assert ("site" in match.options("main_action")) is allowed


@rule("ME-8.4.6")
def test_a_route_camel_alone_makes_the_action_possible() -> None:
    goods = dict.fromkeys(("carpets", "dates", "jade", "lapis", "pearls", "amber"), 6)
    laid = at("marketplace").posts("yellow", *SIX).cubes("yellow", pink=1).goods("red", **goods)
    assert "site" not in laid.begin().options("main_action")
    match = laid.camels("yellow", 1).begin()
    assert "site" in match.options("main_action")
    match.play("yellow: main_action site")
    assert match.kinds() == {"place_route_camel"}
