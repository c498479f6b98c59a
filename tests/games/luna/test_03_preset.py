"""RULES.md, chapter 3: the preselected set-up."""

import pytest

from games.luna.story import COLOURS
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
    story = set_up(Deal(seats, PRESET, start="red", boards=("green", "red", "blue", "yellow")[:seats]))
    assert story.ring() == list(ISLANDS)
    assert story.figure("moon_priestess") == "shrine"
    assert story.figure("master_builder") == "bribe"
    assert story.figure("apostate") == "novice"
    assert story.boards() == ["green", "red", "blue", "yellow"][:seats]
    assert story.asks() == "red: action"


@rule("LU-3.2")
@each_count
def test_each_playing_colour_has_a_shrine_and_four_pairs(seats: int) -> None:
    story = set_up(Deal(seats, PRESET))
    for colour in COLOURS[:seats]:
        assert story.shrines(colour) == {SHRINES[colour]}
        assert {island for island in ISLANDS if story.novices(colour, island) == (2, 0)} == PAIRS[colour]
        assert (story.reserve(colour), story.shrine_reserve(colour)) == (4, 5)


@rule("LU-3.3")
@each_count
def test_the_two_islands_without_own_pieces_give_a_favor_each(seats: int) -> None:
    story = set_up(Deal(seats, PRESET))
    for colour in COLOURS[:seats]:
        assert story.favors(colour) == set(ISLANDS) - PAIRS[colour] - {SHRINES[colour]}
    held = [sum(favor in story.favors(colour) for colour in COLOURS[:seats]) for favor in ISLANDS]
    assert [story.tokens(favor) for favor in ISLANDS] == [seats - count for count in held]


@rule("LU-3.4")
def test_there_is_no_preliminary_round_and_the_novices_are_active() -> None:
    story = set_up(Deal(3, PRESET, start="blue"))
    assert story.asks() == "blue: action"
    assert sum(story.active("blue", island) for island in ISLANDS) == 8
    assert sum(story.inactive("blue", island) for island in ISLANDS) == 0


@rule("LU-3.5")
def test_alone_only_islands_and_figures_are_preselected() -> None:
    story = set_up(Deal(1, PRESET))
    assert story.ring() == list(ISLANDS)
    assert story.figure("master_builder") == "bribe"
    assert story.asks() == "yellow: prelim_shrine"
    assert story.shrines("yellow") == set()
    assert story.shrines("opponent") == {"bribe"}
