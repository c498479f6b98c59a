"""RULES.md, chapter 3: from the empty table to the first turn."""

from itertools import permutations

import pytest

from games.hansa_teutonica.story import COLOURS, CUBE, FREE
from games.hansa_teutonica.table import START_MARKERS, TAVERNS, set_up
from tabuleiro.core import CHANCE, BadOption, State, find_game, play
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.testkit.rules import rule


def texts(state: State) -> list[str]:
    """The legal actions as texts."""
    return [state.game().format(action) for action in state.legal()]


@rule("HT-3.1")
@pytest.mark.parametrize(("seats", "side"), [(2, "side_2_3"), (3, "side_2_3"), (4, "side_4_5"), (5, "side_4_5")])
def test_the_board_side_fits_the_players_and_no_city_is_complete(seats: int, side: str) -> None:
    match = set_up(seats)
    assert c.SIDES[match.state.side] == side
    assert match.state.completed == 0


@rule("HT-3.2")
@pytest.mark.parametrize("order", list(permutations(START_MARKERS)))
def test_each_order_of_start_markers_can_be_drawn(order: tuple[str, str, str]) -> None:
    state = find_game("hansa_teutonica").new(4)
    play(state, CHANCE, "start_player 0")
    state.journal = []
    for left, marker in enumerate(order):
        assert texts(state) == [f"start_marker {other}" for other in START_MARKERS if other not in order[:left]]
        assert {state.weight(action) for action in state.legal()} == {1}
        play(state, CHANCE, f"start_marker {marker}")
    laid = [event.elements[0] for event in state.journal if event.kind == "start_marker_laid"]
    assert laid == [f"route:{tavern}" for tavern in TAVERNS]


@rule("HT-3.3")
def test_twelve_markers_lie_face_down_without_an_order() -> None:
    match = set_up(5)
    assert match.state.stack_size == 12
    assert sum(match.unseen().values()) == 12


@rule("HT-3.4")
def test_the_desks_are_covered_but_for_the_leftmost_spaces() -> None:
    match = set_up(5)
    assert {match.level(colour, track) for colour in COLOURS[:5] for track in c.TRACKS} == {0}


@rule("HT-3.5")
def test_everybody_starts_without_prestige() -> None:
    match = set_up(5)
    assert [match.prestige(colour) for colour in COLOURS[:5]] == [0, 0, 0, 0, 0]


@rule("HT-3.6")
@pytest.mark.parametrize("start", [0, 1, 2, 3, 4])
def test_later_players_begin_with_more_in_their_supply(start: int) -> None:
    match = set_up(5, COLOURS[start])
    for place in range(5):
        colour = COLOURS[(start + place) % 5]
        assert match.supply(colour) == (5 + place, 1)
        assert match.stock(colour) == (6 - place, 0)


@rule("HT-3.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_routes_offices_and_the_coellen_table_start_empty(seats: int) -> None:
    match = set_up(seats)
    on_routes = {piece for route in c.ROUTES for piece in match.route(route)}
    assert on_routes == ({FREE, CUBE} if seats == 2 else {FREE})
    assert {piece for city in c.CITIES for piece in match.city(city)} == {FREE}
    assert match.coellen() == [FREE] * 4


@rule("HT-3.8", forbids=True)
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_one_and_six_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption):
        find_game("hansa_teutonica").new(seats)


@rule("HT-3.8")
def test_there_is_no_variant_to_choose_but_readings_of_the_rulebook() -> None:
    game = find_game("hansa_teutonica")
    assert game.seats == [2, 3, 4, 5]
    assert [option.name for option in game.options] == ["start_player", "marker_timing", "neutral_control"]


@rule("HT-3.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_is_equally_likely_to_start(seats: int) -> None:
    state = find_game("hansa_teutonica").new(seats)
    assert texts(state) == [f"start_player {seat}" for seat in range(seats)]
    assert {state.weight(action) for action in state.legal()} == {1}


@rule("HT-3.9")
def test_a_start_player_who_was_agreed_on_is_not_drawn() -> None:
    state = find_game("hansa_teutonica").new(3, {"start_player": "2"})
    assert state.decision() == "start_marker"
    for marker in START_MARKERS:
        play(state, CHANCE, f"start_marker {marker}")
    assert state.to_act() == 2


@rule("HT-3.9", forbids=True)
def test_a_start_player_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(BadOption):
        find_game("hansa_teutonica").new(3, {"start_player": "3"})
