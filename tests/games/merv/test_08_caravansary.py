"""Chapter 8.1: the caravansary."""

from collections.abc import Callable

import pytest

from games.merv.story import MervStory
from games.merv.table import Layout, at
from tabuleiro.testkit.rules import rule

PEPPERS = ("pepper", "pepper", "pepper", "cumin", "cumin", "cumin", "saffron", "saffron")


def caravan(*row: str, camels: int = 0) -> Layout:
    """Yellow is before a caravansary with these cards, influence 20."""
    return at("caravansary").row(*row, camels=camels).influence("yellow", 20)


def begun(laid: Layout) -> MervStory:
    return laid.begin().play("yellow: main_action site")


@rule("ME-8.1.1")
@pytest.mark.parametrize(("camels", "reach"), [(0, 1), (1, 2), (3, 4), (7, 8), (8, 8)])
def test_reach_is_one_card_beyond_the_camels(camels: int, reach: int) -> None:
    match = begun(caravan(*PEPPERS, camels=camels).cubes("yellow", white=1))
    assert match.options("take_card") == {str(position) for position in range(1, reach + 1)}


@rule("ME-8.1.2", "ME-8.1.4")
def test_a_card_comes_with_its_camel_and_the_rest_moves_together() -> None:
    match = begun(caravan("pepper", "cumin", "ginger", "cardamom", camels=2).cubes("yellow", pink=1))
    match.play("yellow: take_card 2")
    assert match.row() == ["pepper*", "ginger", "cardamom"]
    assert (match.camels("yellow"), match.spices("yellow")) == (1, {"cumin": 1})
    assert match.cubes("yellow") == {}


@rule("ME-8.1.2")
def test_the_first_cube_fixes_the_colour() -> None:
    match = begun(caravan(*PEPPERS, camels=4).cubes("yellow", pink=2, teal=2, white=1))
    match.play("yellow: take_card 1")
    assert match.options("pay_cube") == {"pink", "teal", "white"}
    match.play("yellow: pay_cube teal", "yellow: take_card 1")
    assert match.options("pay_cube") == {"teal", "white"}


@rule("ME-8.1.2")
def test_a_wild_cube_fixes_nothing() -> None:
    match = begun(caravan(*PEPPERS, camels=4).cubes("yellow", pink=1, teal=1, white=1))
    match.play("yellow: take_card 1", "yellow: pay_cube white", "yellow: take_card 1")
    assert match.options("pay_cube") == {"pink", "teal"}
    match.play("yellow: pay_cube pink")
    assert match.options("take_card") == set()


@rule("ME-8.1.3")
def test_a_camel_extends_the_reach() -> None:
    match = begun(caravan(*PEPPERS, camels=1).cubes("yellow", pink=1).camels("yellow", 2))
    match.play("yellow: extend")
    assert match.row()[:3] == ["pepper*", "pepper*", "pepper"]
    assert match.camels("yellow") == 1
    assert match.options("take_card") == {"1", "2", "3"}


@rule("ME-8.1.3")
def test_extending_needs_a_card_beyond_and_a_cube_and_a_camel() -> None:
    assert "extend" in begun(caravan("pepper", "cumin").cubes("yellow", pink=1).camels("yellow", 1)).kinds()
    assert "extend" not in begun(caravan("pepper").cubes("yellow", pink=1).camels("yellow", 1)).kinds()
    assert (
        "extend" not in begun(caravan("pepper", "cumin", camels=1).cubes("yellow", pink=1).camels("yellow", 1)).kinds()
    )
    assert "extend" not in begun(caravan("pepper", "cumin").cubes("yellow", pink=1)).kinds()
    match = begun(caravan("pepper", "cumin", "cumin").cubes("yellow", pink=1).camels("yellow", 1))
    assert "extend" not in match.play("yellow: take_card 1").kinds()


@rule("ME-8.1.3", "ME-8.1.5")
def test_a_camel_extends_the_row_only_towards_a_card_that_can_be_won() -> None:
    def holding(camels: int) -> Layout:
        laid = caravan("cumin", "ginger", "pepper").influence("yellow", 0).spices("yellow", pepper=1)
        return laid.cubes("yellow", pink=1).camels("yellow", camels)

    assert begun(holding(2)).kinds() == {"extend"}, "the second camel reaches the pepper"
    assert "site" not in holding(1).begin().options("main_action"), "one camel reaches only ginger"


@rule("ME-8.1.4", "ME-16.2")
def test_the_row_is_refilled_when_the_action_ends() -> None:
    row = ("pepper", "cumin", "ginger", "saffron", "saffron", "saffron", "cinnamon", "cinnamon")
    match = begun(caravan(*row, camels=2).cubes("yellow", pink=2))
    match.play("yellow: take_card 1", "yellow: take_card 1")
    assert match.asks() == "yellow: caravansary_step"
    assert len(match.row()) == 6
    match.play("yellow: stop")
    assert match.asks() == "chance: caravan_card"
    match.play("chance: caravan_card ginger", "chance: caravan_card cardamom")
    assert match.row() == [*row[2:], "ginger", "cardamom"]
    assert match.asks() == "red: choose_slot"


@rule("ME-8.1.4")
def test_an_empty_deck_refills_nothing() -> None:
    owned = dict.fromkeys(("saffron", "pepper", "cinnamon", "ginger", "cardamom"), 4)
    laid = caravan("cumin", "cumin", "cumin").spices("red", **owned, cumin=1).influence("red", 20)
    match = begun(laid.cubes("yellow", pink=1)).play("yellow: take_card 1", "yellow: stop")
    assert match.row() == ["cumin", "cumin"]
    assert match.asks() == "red: choose_slot"


@rule("ME-8.1.4")
def test_the_deck_refills_as_far_as_it_goes() -> None:
    owned = dict.fromkeys(("saffron", "pepper", "cinnamon", "ginger"), 4)
    laid = caravan(*["cumin"] * 4, *["cardamom"] * 3).spices("red", **owned).influence("red", 20)
    match = begun(laid.cubes("yellow", pink=1)).play("yellow: take_card 1", "yellow: stop")
    assert match.options("caravan_card") == {"cardamom"}
    match.play("chance: caravan_card cardamom")
    assert match.asks() == "red: choose_slot"
    assert len(match.row()) == 7


@rule("ME-8.1.5")
@pytest.mark.parametrize(("influence", "kinds"), [(2, 1), (3, 2), (6, 3), (9, 4), (12, 5), (15, 5), (16, 6)])
def test_influence_limits_the_kinds_of_spice(influence: int, kinds: int) -> None:
    others = ("pepper", "cinnamon", "ginger", "cardamom", "cumin")
    for owned in range(len(others) + 1):
        laid = at("caravansary").row("saffron", "cumin").influence("yellow", influence).cubes("yellow", pink=1)
        if owned <= kinds:
            match = laid.spices("yellow", **dict.fromkeys(others[:owned], 1)).begin()
            assert ("site" in match.options("main_action")) is (owned < kinds)


@rule("ME-8.1.5")
def test_a_kind_that_one_owns_is_always_allowed() -> None:
    laid = at("caravansary").row("saffron", "cumin", camels=1).spices("yellow", cumin=1).cubes("yellow", pink=1)
    assert begun(laid).options("take_card") == {"2"}


@rule("ME-8.1.5")
def test_the_limit_is_read_anew_before_every_card() -> None:
    laid = at("caravansary").row("cardamom", "saffron", "cumin", camels=1).spices("yellow", cardamom=1)
    match = begun(laid.cubes("yellow", pink=2))
    assert match.options("take_card") == {"1"}
    match.play("yellow: take_card 1")
    assert match.influence("yellow") == 3
    assert match.options("take_card") == {"1"}
    assert match.row()[0] == "saffron"


PAIRS: dict[str, Callable[[MervStory], bool]] = {
    "saffron": lambda match: match.points("yellow") == {"spice_pairs": 4},
    "pepper": lambda match: match.asks() == "yellow: choose_cube",
    "cinnamon": lambda match: (match.favor("yellow"), match.influence("yellow")) == (1, 1),
    "ginger": lambda match: match.scrolls("yellow") == (1, 0),
    "cardamom": lambda match: match.influence("yellow") == 3,
    "cumin": lambda match: (match.camels("yellow"), match.cubes("yellow")) == (1, {"white": 1}),
}


@rule("ME-8.1.6")
@pytest.mark.parametrize("spice", sorted(PAIRS))
@pytest.mark.parametrize(("owned", "pays"), [(0, False), (1, True), (2, False), (3, True)])
def test_the_second_and_the_fourth_card_of_a_spice_give_its_pair(spice: str, owned: int, pays: bool) -> None:  # noqa: FBT001 - a column of the table
    laid = at("caravansary").row(spice).spices("yellow", **{spice: owned}).cubes("yellow", pink=1)
    match = begun(laid).play("yellow: take_card 1")
    assert PAIRS[spice](match) is pays
