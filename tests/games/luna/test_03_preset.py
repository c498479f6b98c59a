"""RULES.md, chapter 3: the preselected set-up."""

import pytest

from games.luna.match import COLOURS
from games.luna.table import Deal, set_up
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.testkit.rules import rule

PRESET = {"setup": "preset"}
SHRINES = {"yellow": "tide", "red": "sailboat", "blue": "bribe", "white": "novice"}
PAIRS = {
    "yellow": {"shrine", "herbs", "bribe", "novice"},
    "red": {"shrine", "tide", "book", "novice"},
    "blue": {"shrine", "herbs", "sailboat", "book"},
    "white": {"shrine", "tide", "sailboat", "bribe"},
}
each_count = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("LU-3.1")
@each_count
def test_islands_and_figures_are_preselected_and_the_rest_is_drawn(seats: int) -> None:
    match = set_up(Deal(seats, PRESET, start="red", boards=("green", "red", "blue", "yellow")[:seats]))
    assert match.ring() == list(ISLANDS)
    assert match.figure("moon_priestess") == "shrine"
    assert match.figure("master_builder") == "bribe"
    assert match.figure("apostate") == "novice"
    assert match.boards() == ["green", "red", "blue", "yellow"][:seats]
    assert match.asks() == "red: action"


@rule("LU-3.2")
@each_count
def test_each_playing_colour_has_a_shrine_and_four_pairs(seats: int) -> None:
    match = set_up(Deal(seats, PRESET))
    for colour in COLOURS[:seats]:
        assert match.shrines(colour) == {SHRINES[colour]}
        assert {island for island in ISLANDS if match.novices(colour, island) == (2, 0)} == PAIRS[colour]
        assert (match.reserve(colour), match.shrine_reserve(colour)) == (4, 5)


@rule("LU-3.3")
@each_count
def test_the_two_islands_without_own_pieces_give_a_favor_each(seats: int) -> None:
    match = set_up(Deal(seats, PRESET))
    for colour in COLOURS[:seats]:
        assert match.favors(colour) == set(ISLANDS) - PAIRS[colour] - {SHRINES[colour]}
    held = [sum(favor in match.favors(colour) for colour in COLOURS[:seats]) for favor in ISLANDS]
    assert [match.tokens(favor) for favor in ISLANDS] == [seats - count for count in held]


@rule("LU-3.4")
def test_there_is_no_preliminary_round_and_the_novices_are_active() -> None:
    match = set_up(Deal(3, PRESET, start="blue"))
    assert match.asks() == "blue: action"
    assert sum(match.active("blue", island) for island in ISLANDS) == 8
    assert sum(match.inactive("blue", island) for island in ISLANDS) == 0


@rule("LU-3.5")
def test_alone_only_islands_and_figures_are_preselected() -> None:
    match = set_up(Deal(1, PRESET))
    assert match.ring() == list(ISLANDS)
    assert match.figure("master_builder") == "bribe"
    assert match.asks() == "yellow: prelim_shrine"
    assert match.shrines("yellow") == set()
    assert match.shrines("opponent") == {"bribe"}
