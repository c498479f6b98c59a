"""Bare tables for the judge: only what a test puts there, be it reachable or not."""

from typing import Final

from tabuleiro.core import find_game
from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.judge.refusal import refusal
from tabuleiro.games.hansa_teutonica.state import HansaFields, clear

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2


def bare_table(kind: int, seats: int = 4, actor: int = RED, columns: dict[int, int] | None = None) -> HansaFields:
    """An empty board, empty desks and supplies, and one pending decision; Red's turn with two actions left."""
    state = find_game("hansa_teutonica").new(seats)
    assert isinstance(state, HansaFields)
    clear(state)
    state.side = c.SIDE_OF_SEATS[seats]
    state.active = RED
    state.actions_left = 2
    state.agenda.push(kind)
    state.agenda.set(d.ACTOR, actor)
    for column, value in (columns or {}).items():
        state.agenda.set(column, value)
    return state


def piece(owner: int, shape: int = c.TRADER) -> int:
    return 1 + 2 * owner + shape


def stand(state: HansaFields, route: str, *pieces: int) -> None:
    """Put pieces on the first spaces of a route."""
    for space, standing in enumerate(pieces):
        state.spaces[c.ROUTES.index(route) * c.MAX_SPACES + space] = standing


def fill(state: HansaFields, route: str, owner: int, shape: int = c.TRADER) -> None:
    spaces = c.SPACES[state.side * c.ROUTE_COUNT + c.ROUTES.index(route)]
    stand(state, route, *[piece(owner, shape)] * spaces)


def settle_in(state: HansaFields, city: str, *pieces: int) -> None:
    """Put pieces into the first offices of a city."""
    for office, founded in enumerate(pieces):
        state.lasting.offices[c.CITIES.index(city) * c.MAX_OFFICES + office] = founded


def give(state: HansaFields, seat: int, traders: int, merchants: int = 0) -> None:
    """Fill a personal supply."""
    state.supply[seat * 2 + c.TRADER] = traders
    state.supply[seat * 2 + c.MERCHANT] = merchants


def store(state: HansaFields, seat: int, traders: int, merchants: int = 0) -> None:
    """Fill a general stock."""
    state.stock[seat * 2 + c.TRADER] = traders
    state.stock[seat * 2 + c.MERCHANT] = merchants


def on(route: str) -> int:
    return c.ROUTES.index(route)


def why(state: HansaFields, text: str) -> str:
    """The rule that refuses, or "legal"."""
    refused = refusal(state, ids.SPACE.parse(text))
    return "legal" if refused is None else refused.rule


def message(state: HansaFields, text: str) -> str:
    refused = refusal(state, ids.SPACE.parse(text))
    assert refused is not None
    return refused.message
