"""RULES.md, chapter 1: what is in the box."""

import pytest

from games.hansa_teutonica.story import COLOURS
from games.hansa_teutonica.table import TAVERNS, set_up, table
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.testkit.rules import rule


@rule("HT-1.1")
@pytest.mark.parametrize(("seats", "large"), [(2, False), (3, False), (4, True), (5, True)])
def test_four_and_five_players_use_the_side_with_more_routes(seats: int, *, large: bool) -> None:
    match = set_up(seats)
    assert match.allows("red: place emden_stade trader") == large
    assert match.allows("red: place warburg_goettingen trader") == large


@rule("HT-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_colour_has_27_traders_and_4_merchants(seats: int) -> None:
    match = set_up(seats)
    desk = [sum(c.LEVELS[t] - 1 for t in range(5) if c.TRACK_PIECES[t] == shape) for shape in (0, 1)]
    for colour in COLOURS[:seats]:
        supply, stock = match.supply(colour), match.stock(colour)
        assert 1 + desk[0] + supply[0] + stock[0] == 27
        assert desk[1] + supply[1] + stock[1] == 4


@rule("HT-1.3")
def test_fifteen_markers_of_six_kinds() -> None:
    match = set_up(4)
    markers = match.unseen()
    for tavern in TAVERNS:
        markers[match.marker_on(tavern)] += 1
    assert markers == {
        "extra_office": 4,
        "swap_offices": 2,
        "remove_three": 2,
        "actions_3": 2,
        "actions_4": 2,
        "improve_ability": 3,
    }


@rule("HT-1.4")
def test_the_black_cube_counts_completed_cities() -> None:
    match = table(3).fill("arnheim_duisburg", "red trader").begin()
    assert match.state.completed == 0
    match.play("red: claim arnheim_duisburg", "red: b_office b")
    assert match.city("duisburg") == ["red trader"]
    assert match.state.completed == 1


@rule("HT-1.5")
def test_a_piece_that_is_not_there_cannot_be_placed() -> None:
    match = table(3).supply("red", traders=1, merchants=0).begin()
    assert match.allows("red: place hamburg_luebeck trader")
    assert not match.allows("red: place hamburg_luebeck merchant")


@rule("HT-1.5")
def test_no_piece_is_created_when_the_stock_runs_out() -> None:
    match = table(3).stock("red", traders=2).begin()
    traders, merchants = match.supply("red")
    match.play("red: income 0")
    assert match.supply("red") == (traders + 2, merchants)
    assert match.options("income") == set()
