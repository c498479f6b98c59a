"""Chapter 11: the Mongols."""

import pytest

from games.merv.story import MervStory
from games.merv.table import Layout, last_turn
from tabuleiro.games.merv.data import components as c
from tabuleiro.testkit.rules import rule


def invaded(laid: Layout) -> MervStory:
    """Yellow's favor ends the year, and the Mongols come."""
    return laid.begin().play("yellow: main_action favor")


def exposed(cell: str) -> set[str]:
    """The slots whose wall a site needs."""
    seen = last_turn(3, 2).houses("red", cell).begin().seen()["city"][cell]
    return {fort.removeprefix("fort_") for fort in seen["exposed"]}


@rule("ME-11.1")
@pytest.mark.parametrize(
    ("cell", "slots"),
    [
        ("r0c0", {"n0", "w0"}),
        ("r1c1", {"n1", "w1"}),
        ("r0c4", {"n4", "e0"}),
        ("r1c3", {"n3", "e1"}),
        ("r4c0", {"s0", "w4"}),
        ("r3c4", {"s4", "e3"}),
        ("r0c2", {"n2"}),
        ("r1c2", {"n2"}),
        ("r3c2", {"s2"}),
        ("r2c0", {"w2"}),
        ("r2c1", {"w2"}),
        ("r2c3", {"e2"}),
        ("r2c4", {"e2"}),
    ],
)
def test_a_site_is_exposed_to_the_sides_it_is_near(cell: str, slots: set[str]) -> None:
    assert exposed(cell) == slots


@rule("ME-11.1")
def test_only_sites_of_the_middle_lines_are_exposed_to_one_side() -> None:
    assert {cell for cell in c.CELLS if len(exposed(cell)) == 1} == {cell for cell in c.CELLS if "2" in cell}


@rule("ME-11.2")
@pytest.mark.parametrize(
    ("forts", "building"), [((), None), (("n0",), None), (("w0",), None), (("n0", "w0"), "red"), (("n1", "w1"), None)]
)
def test_every_exposed_side_needs_a_wall(forts: tuple[str, ...], building: str | None) -> None:
    assert invaded(last_turn(3, 2).houses("red", "r0c0").forts(*forts)).building("r0c0") == building


@rule("ME-11.2", "ME-8.6.1")
def test_a_wall_protects_both_sites_behind_it() -> None:
    match = invaded(last_turn(3, 2).houses("red", "r0c0", "r1c0", "r2c0").forts("n0", "w0", "w1"))
    assert [match.building(cell) for cell in ("r0c0", "r1c0", "r2c0")] == ["red", "red", None]


@rule("ME-11.2")
@pytest.mark.parametrize("owner", ["red", "blue", "yellow"])
def test_a_soldier_of_anybody_protects(owner: str) -> None:
    match = invaded(last_turn(3, 2).houses("red", "r0c0").soldiers(owner, "r0c0"))
    assert match.building("r0c0") == "red"


@rule("ME-11.3")
def test_a_ransom_saves_a_building() -> None:
    match = invaded(last_turn(3, 2).houses("red", "r0c0", "r0c1").cubes("red", orange=1, purple=1))
    assert match.asks() == "red: ransom"
    assert match.options("ransom") == {"r0c0", "r0c1"}
    match.play("red: ransom r0c0")
    assert match.options("ransom") == {"r0c1"}
    match.play("red: accept_losses")
    assert (match.building("r0c0"), match.building("r0c1")) == ("red", None)
    assert match.cubes("red") == {"purple": 1}
    assert match.houses("red") == 8


@rule("ME-11.3")
def test_paying_is_never_compulsory() -> None:
    match = invaded(last_turn(3, 2).houses("red", "r0c0").cubes("red", orange=3))
    assert match.kinds() == {"ransom", "accept_losses"}
    match.play("red: accept_losses")
    assert match.building("r0c0") is None
    assert match.cubes("red") == {"orange": 3}


@rule("ME-11.3")
def test_a_cube_of_the_site_or_a_joker_is_accepted() -> None:
    assert invaded(last_turn(3, 2).houses("red", "r0c0").cubes("red", teal=3)).asks() == "red: choose_slot"
    match = invaded(last_turn(3, 2).houses("red", "r0c0").cubes("red", teal=3, orange=1, white=1))
    match.play("red: ransom r0c0")
    assert match.asks() == "red: pay_cube"
    assert match.options("pay_cube") == {"orange", "white"}
    match.play("red: pay_cube white")
    assert match.cubes("red") == {"orange": 1, "teal": 3}


@rule("ME-11.3", "ME-8.5.4")
def test_a_wild_colour_pays_a_ransom() -> None:
    laid = last_turn(3, 2).houses("red", "r0c0").scrolls("red", 4, "discount_mosque", "wild_teal")
    match = invaded(laid.cubes("red", teal=1)).play("red: ransom r0c0")
    assert match.building("r0c0") == "red"
    assert match.cubes("red") == {}


@rule("ME-11.3")
def test_upgrades_widen_what_is_accepted() -> None:
    for upgrade, colours in (
        ("up_bonus_teal", {"orange", "teal", "white"}),
        ("up_white_1", {"orange", "purple", "teal", "pink", "white"}),
        ("up_bonus_white", {"orange", "purple", "teal", "pink", "white"}),
    ):
        cubes = dict.fromkeys(("orange", "purple", "teal", "pink", "white"), 1)
        match = invaded(last_turn(3, 2).houses("red", "r0c0").upgrade("r0c0", upgrade).cubes("red", **cubes))
        assert match.play("red: ransom r0c0").options("pay_cube") == colours


@rule("ME-11.3", "ME-19.1")
def test_a_paid_cube_lies_on_the_site_until_the_end() -> None:
    match = invaded(last_turn(3, 2).houses("red", "r0c0", "r0c1").cubes("red", orange=1, purple=1))
    match.play("red: ransom r0c0")
    assert match.supply("orange") == 11
    match.play("red: accept_losses")
    assert match.supply("orange") == 12


@rule("ME-11.4", "ME-7.4")
def test_losses_then_soldiers_then_ransoms() -> None:
    laid = last_turn(3, 2).houses("red", "r0c0", "r0c1", "r4c0").soldiers("blue", "r4c0").cubes("red", orange=1)
    match = invaded(laid)
    events = match.events("red: ransom r0c0")
    assert [event.kind for event in events][:3] == ["ransom", "building_lost", "soldiers_home"]
    assert match.houses("red") == 7
    assert match.servants("blue") == 8


@rule("ME-11.5")
def test_all_players_decide_before_anything_is_lost() -> None:
    laid = last_turn(3, 2).houses("red", "r0c0").houses("blue", "r0c1").cubes("red", white=1).cubes("blue", white=1)
    match = invaded(laid)
    first, second = match.order()[:2] if "yellow" not in match.order()[:2] else match.order()[1:]
    match.play(f"{first}: accept_losses")
    assert (match.building("r0c0"), match.building("r0c1")) == ("red", "blue")
    match.play(f"{second}: accept_losses")
    assert (match.building("r0c0"), match.building("r0c1")) == (None, None)


@rule("ME-11.5.1")
def test_a_ransom_changes_no_other_attack() -> None:
    match = invaded(last_turn(3, 2).houses("red", "r0c0", "r0c1", "r4c4").forts("s4", "e4").cubes("red", white=3))
    assert match.options("ransom") == {"r0c0", "r0c1"}
    match.play("red: ransom r0c1")
    assert match.options("ransom") == {"r0c0"}


@rule("ME-11.6")
def test_no_contract_and_no_market_during_an_invasion() -> None:
    laid = last_turn(3, 2).houses("red", "r0c0").cubes("red", orange=1).influence("red", 2).goods("red", carpets=1)
    assert invaded(laid.market("cm_a1")).kinds() == {"ransom", "accept_losses"}


@rule("ME-11.3")
def test_who_lacks_an_accepted_cube_is_not_asked() -> None:
    match = invaded(last_turn(3, 3).houses("red", "r0c0").cubes("red", teal=2))
    assert match.asks() == "over"
    assert match.building("r0c0") is None
