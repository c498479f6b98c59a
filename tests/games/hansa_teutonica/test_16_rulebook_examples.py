"""RULES.md, chapter 16.1: the worked examples of the rulebook."""

import pytest

from games.hansa_teutonica.chains import close_chain, four_chains
from games.hansa_teutonica.table import set_up, table
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.testkit.rules import rule


@rule("HT-S1")
def test_six_offices_and_three_keys_make_eighteen() -> None:
    laid = table(3).desk("red", keys=3).city("minden", *["red trader"] * 3).city("hannover", *["red trader"] * 2)
    match = laid.city("muenster", "red trader").after_turns(1999).begin().play("red: end_turn")
    assert match.points("red", "network") == 18


@rule("HT-S2")
def test_the_setup_of_five_players() -> None:
    match = set_up(5)
    colours = ("red", "blue", "green", "yellow", "purple")
    assert [match.supply(colour) for colour in colours] == [(5, 1), (6, 1), (7, 1), (8, 1), (9, 1)]
    assert [match.stock(colour) for colour in colours] == [(6, 0), (5, 0), (4, 0), (3, 0), (2, 0)]
    for colour in colours:
        assert match.supply(colour)[0] + match.stock(colour)[0] + 15 + 1 == 27
        assert match.supply(colour)[1] + match.stock(colour)[1] + 3 == 4


@rule("HT-S3")
def test_control_of_bremen_osnabrueck_and_hannover() -> None:
    laid = table(4).city("bremen", "red trader").city("osnabrueck", "red trader", "blue trader", "red trader")
    laid = laid.city("hannover", "red trader", "blue trader").turn_of("green")
    laid = laid.fill("osnabrueck_bremen", "green trader").fill("bremen_hannover", "green trader")
    match = laid.begin().play("green: claim osnabrueck_bremen", "green: b_none")
    assert [match.prestige(colour) for colour in ("red", "blue", "green")] == [2, 0, 0]
    match.play("green: claim bremen_hannover")
    assert [match.prestige(colour) for colour in ("red", "blue", "green")] == [3, 1, 0]


@rule("HT-S4")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21])))
def test_the_points_for_markers(count: int, points: int) -> None:
    box = [marker for m, marker in enumerate(c.MARKERS) for _ in range(c.MARKERS_START[m] + c.MARKERS_STACK[m])]
    match = table(3).holds("red", *box[:count]).after_turns(1999).begin().play("red: end_turn")
    assert match.points("red", "bonus_markers") == points


@rule("HT-S5")
def test_a_development_of_the_actions_pays_for_the_claim() -> None:
    match = table(3).actions(1).fill("goettingen_quedlinburg", "red trader").begin()
    match.play("red: claim goettingen_quedlinburg", "red: b_develop a")
    assert match.actions_left() == 1


@rule("HT-S6")
def test_three_connections_give_7_4_and_2() -> None:
    match = four_chains().begin()
    assert [close_chain(match, colour) for colour in ("red", "blue", "green")] == [7, 4, 2]


@rule("HT-S7")
@pytest.mark.parametrize(("supply", "shapes"), [(1, set()), (2, {"trader"}), (3, {"trader", "merchant"})])
def test_the_price_of_a_displacement(supply: int, shapes: set[str]) -> None:
    laid = table(3).supply("red", traders=supply).route("hamburg_luebeck", "blue trader", "blue merchant")
    assert {option.split(" ")[2] for option in laid.begin().options("displace")} == shapes


@rule("HT-S8")
@pytest.mark.parametrize(
    ("seats", "route", "side", "points"),
    [
        (3, "hamburg_luebeck", "b", 1),
        (5, "hamburg_luebeck", "b", 1),
        (5, "paderborn_warburg", "b", 0),
        (3, "paderborn_warburg", "b", 1),
    ],
)
def test_coins_in_luebeck_and_warburg(seats: int, route: str, side: str, points: int) -> None:
    match = table(seats).desk("red", privilegium=1).fill(route, "red trader").begin()
    match.play(f"red: claim {route}", f"red: b_office {side}")
    assert match.prestige("red") == points
