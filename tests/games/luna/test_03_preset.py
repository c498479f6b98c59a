"""RULES.md, chapter 3: the preselected set-up."""

import pytest

from games.luna.story import COLOURS, LunaStory
from games.luna.table import Deal, set_up
from tabuleiro.core import find_game
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.games.luna.game import LunaState
from tabuleiro.games.luna.present.view import derived
from tabuleiro.testkit.rules import rule

PRESET = {"setup": "preset"}
SHRINES = {"yellow": "tide", "red": "sailboat", "blue": "bribe", "white": "novice"}
PAIRS = {
    "yellow": {"shrine", "herbs", "bribe", "novice"},
    "red": {"shrine", "tide", "book", "novice"},
    "blue": {"shrine", "herbs", "sailboat", "book"},
    "white": {"shrine", "tide", "sailboat", "bribe"},
}


def preset_game(seats: int, options: dict[str, str]) -> LunaStory:
    """A game before anything was decided."""
    state = find_game("luna").new(seats, options)
    assert isinstance(state, LunaState)
    return LunaStory(state)


def colours(story: LunaStory, party: int) -> object:
    """The colour of a party, as everybody sees it."""
    return derived(story.state)["parties"][party]["color"]


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


@rule("LU-2.1", "LU-3.2")
def test_players_choose_their_colours_in_seat_order_and_begin_with_the_pieces_of_theirs() -> None:
    story = preset_game(2, PRESET)
    assert story.asks() == "yellow: choose_colour"
    assert story.options("choose_colour") == {"yellow", "red", "blue", "white"}
    story.play("yellow: choose_colour white", "red: choose_colour yellow")
    for outcome in Deal(2, PRESET).outcomes():
        story.play(f"chance: {outcome}")
    assert [colours(story, seat) for seat in (0, 1)] == ["white", "yellow"]
    assert (story.shrines("yellow"), story.shrines("red")) == ({SHRINES["white"]}, {SHRINES["yellow"]})
    assert {island for island in ISLANDS if story.novices("yellow", island) == (2, 0)} == PAIRS["white"]


@rule("LU-2.1", forbids=True)
def test_nobody_takes_a_colour_that_somebody_has() -> None:
    story = preset_game(3, PRESET).play("yellow: choose_colour blue")
    assert story.options("choose_colour") == {"yellow", "red", "white"}
    assert story.refusal("red: choose_colour blue") == "LU-2.1"


@rule("LU-2.1")
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (1, PRESET), (3, {**PRESET, "colours": "by_seat"})])
def test_nobody_is_asked_for_a_colour_where_it_makes_no_difference(seats: int, options: dict[str, str]) -> None:
    story = preset_game(seats, options)
    assert not story.asks().endswith("choose_colour")
    assert [colours(story, party) for party in range(seats)] == list(COLOURS[:seats])


@rule("LU-2.13")
def test_the_preselected_set_up_places_the_figures_whatever_was_agreed_on() -> None:
    story = set_up(Deal(3, {**PRESET, "figure_placement": "chosen"}))
    assert story.asks() == "yellow: action"
    assert story.figure("apostate") == "novice"


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
