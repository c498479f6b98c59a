"""RULES.md, chapter 17: what is true after every step, and that `check` notices when it is not."""

from collections.abc import Callable

import pytest

from games.hansa_teutonica.story import CUBE, FREE, piece_of
from games.hansa_teutonica.table import set_up, table
from tabuleiro.bots.random import RandomBot
from tabuleiro.core import NOBODY, find_game
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import HansaFields, put, renew
from tabuleiro.testkit.rules import rule


def complaints(seats: int, spoil: Callable[[HansaFields], None]) -> str:
    """What `check` says about a spoiled position."""
    state = set_up(seats).state
    assert state.check() == []
    spoil(state)
    return "; ".join(state.check())


def with_supply(state: HansaFields) -> None:
    state.supply[0] += 1


def with_merchant(state: HansaFields) -> None:
    state.stock[1] += 1


def with_level(state: HansaFields) -> None:
    state.lasting.levels[c.TRACK_COUNT] += 1


def with_piece(state: HansaFields) -> None:
    state.spaces[c.ROUTES.index("hamburg_luebeck") * c.MAX_SPACES + 2] = piece_of("red trader")


def with_gap(state: HansaFields) -> None:
    state.supply[0] -= 1
    state.lasting.offices[c.CITIES.index("minden") * c.MAX_OFFICES + 1] = piece_of("red trader")


def with_city(state: HansaFields) -> None:
    state.completed = 1


def with_marker(state: HansaFields) -> None:
    state.lasting.route_markers[c.ROUTES.index("minden_hannover")] = 1


def with_missing_marker(state: HansaFields) -> None:
    state.lasting.route_markers[c.ROUTES.index("hildesheim_goslar")] = 0
    state.lasting.unseen[2] += 1
    state.stack_size += 1


def with_stack(state: HansaFields) -> None:
    state.stack_size -= 1


def with_prestige(state: HansaFields) -> None:
    state.prestige[1] = 28


def with_connection(state: HansaFields) -> None:
    state.lasting.connected[0] = 1


def with_negative_actions(state: HansaFields) -> None:
    state.actions_left = -1


def with_cube(state: HansaFields) -> None:
    state.reserve += 1


def with_neutral_route(state: HansaFields) -> None:
    for i in range(3):
        state.spaces[c.ROUTES.index("minden_hannover") * c.MAX_SPACES + i] = piece_of(CUBE)
    state.reserve -= 3


def with_hand(state: HansaFields) -> None:
    state.supply[0] -= 1
    state.hand[0] += 1


@rule("HT-17.1", "HT-17.2")
@pytest.mark.parametrize("spoil", [with_supply, with_merchant, with_level, with_piece])
def test_pieces_are_neither_made_nor_lost(spoil: Callable[[HansaFields], None]) -> None:
    assert "HT-17.1" in complaints(3, spoil)


@rule("HT-17.3")
@pytest.mark.parametrize("spoil", [with_gap, with_city])
def test_offices_fill_from_the_left_and_full_cities_are_counted(spoil: Callable[[HansaFields], None]) -> None:
    assert "HT-17.3" in complaints(3, spoil)


@rule("HT-8.2", "HT-8.5")
def test_what_is_known_about_the_offices_is_true() -> None:
    assert "out of date" in complaints(3, with_gap)
    assert "out of date" not in complaints(3, with_supply)


@rule("HT-17.4")
@pytest.mark.parametrize("spoil", [with_marker, with_missing_marker])
def test_fifteen_markers_of_which_three_are_in_play(spoil: Callable[[HansaFields], None]) -> None:
    assert "HT-17.4" in complaints(3, spoil)


@rule("HT-17.4")
def test_the_pool_is_the_stack_and_the_plates() -> None:
    assert "HT-14.4" in complaints(3, with_stack)


@rule("HT-17.5")
def test_prestige_has_its_limit_and_awards_their_offices() -> None:
    assert "HT-17.5" in complaints(3, with_prestige)
    assert "HT-8.6" in complaints(3, with_connection)


@rule("HT-17.5", "HT-17.6")
def test_what_may_not_fall_or_change_in_one_step_is_noticed() -> None:
    laid = table(3).prestige("red", 3).desk("red", keys=1).coellen(0, "blue").begin().state
    for spoil in ("prestige", "levels", "coellen", "completed"):
        after = laid.copy()
        assert isinstance(after, HansaFields)
        if spoil == "completed":
            after.completed -= 1
        elif spoil == "prestige":
            after.prestige[0] = 0
        else:
            setattr(renew(after), spoil, put(getattr(after.lasting, spoil), 0, 0))
        assert after.check_step(laid, 0) != [], spoil
    assert laid.copy().check_step(laid, 0) == []


@rule("HT-17.6")
def test_actions_never_fall_below_zero() -> None:
    assert complaints(3, with_negative_actions) != ""


@rule("HT-17.7")
@pytest.mark.parametrize("spoil", [with_cube, with_neutral_route])
def test_81_cubes_and_no_route_of_cubes_alone(spoil: Callable[[HansaFields], None]) -> None:
    assert "HT-17.7" in complaints(2, spoil)


@rule("HT-17.8")
def test_hands_are_empty_in_the_main_decision() -> None:
    assert complaints(3, with_hand) != ""


@rule("HT-17.1", "HT-17.2", "HT-17.3", "HT-17.4", "HT-17.5", "HT-17.6", "HT-17.7", "HT-17.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_play_keeps_every_invariant(seats: int) -> None:
    state = find_game("hansa_teutonica").new(seats)
    bot = RandomBot(seats)
    for _ in range(400):
        assert state.to_act() != NOBODY
        before = state.copy()
        action = bot.choose(state)
        state.apply(action)
        assert state.check() == []
        assert state.check_step(before, action) == []
        assert state.legal() != []


@rule("HT-17.8")
def test_the_lifted_piece_is_in_hand_until_it_is_put_down() -> None:
    match = table(3).route("hamburg_luebeck", "red trader").begin().play("red: move_lift hamburg_luebeck trader")
    assert list(match.state.hand) == [1, 0]
    assert match.route("hamburg_luebeck") == [FREE, FREE, FREE]
    match.play("red: move_drop minden_hannover trader")
    assert list(match.state.hand) == [0, 0]
