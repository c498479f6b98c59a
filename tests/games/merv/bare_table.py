"""Bare tables for the judge: only what a test puts there, be it reachable or not."""

from typing import Final

from tabuleiro.core import find_game
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.judge.refusal import refusal
from tabuleiro.games.merv.state import MervFields, clear

YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2


def bare_table(kind: int, seats: int = 4, actor: int = YELLOW, columns: dict[int, int] | None = None) -> MervFields:
    """An empty board, empty hands and supplies, and one pending decision in Yellow's turn on side N."""
    state = find_game("merv").new(seats)
    assert isinstance(state, MervFields)
    clear(state)
    state.parties = max(seats, 3)
    state.active = YELLOW
    pend(state, kind, actor, columns)
    return state


def pend(state: MervFields, kind: int, actor: int = YELLOW, columns: dict[int, int] | None = None) -> None:
    """Put one more decision, or a piece of work, on top of the agenda."""
    state.agenda.push(kind)
    state.agenda.set(d.ACTOR, actor)
    for column, value in (columns or {}).items():
        state.agenda.set(column, value)


def cell(name: str) -> int:
    return c.CELLS.index(name)


def give(state: MervFields, seat: int = YELLOW, **cubes: int) -> None:
    """Lay cubes into a hand; what is not named is 0."""
    for colour, name in enumerate(c.COLOURS):
        state.cubes[seat * c.COLOUR_COUNT + colour] = cubes.get(name, 0)


def count(state: MervFields, column: int, value: int, party: int = YELLOW) -> None:
    """Set one of the numbers that are kept for every party."""
    state.counts[party * s.COUNT_WIDTH + column] = value


def own(state: MervFields, breakthrough: str, seat: int = YELLOW) -> None:
    state.breakthroughs[c.BREAKTHROUGHS.index(breakthrough)] = 1 + seat


def lay(state: MervFields, name: str, tile: str) -> None:
    """Put a site tile on a cell."""
    state.tiles[cell(name)] = 1 + c.TILES.index(tile)


def house(state: MervFields, name: str, owner: int = YELLOW) -> None:
    state.buildings[cell(name)] = 1 + owner


def guard(state: MervFields, name: str, owner: int = YELLOW) -> None:
    """Put a soldier on a cell."""
    state.soldiers[cell(name)] = 1 + owner


def fortify(state: MervFields, *slots: str) -> None:
    for slot in slots:
        state.forts[c.FORTS.index(f"fort_{slot}")] = 1


def row(state: MervFields, *spices: str, camels: int = 0) -> None:
    """Lay caravan cards out from the exit end; the first of them carry camels."""
    for position, spice in enumerate(spices):
        state.row[position] = 1 + c.SPICES.index(spice)
        state.row_camels[position] = 1 if position < camels else 0


def found(state: MervFields, city: str, seat: int = YELLOW) -> None:
    """Put a trading post into a city."""
    state.posts[c.CITIES.index(city) * c.MAX_SEATS + seat] = 1


def pile(state: MervFields, name: str, contract: int) -> None:
    """Lay a contract (1 to 18) on top of a pile."""
    state.piles[c.PILES.index(name) * c.PILE_SIZE] = contract


def why(state: MervFields, text: str) -> str:
    """The rule that refuses, or "legal"."""
    refused = refusal(state, ids.SPACE.parse(text))
    return "legal" if refused is None else refused.rule


def message(state: MervFields, text: str) -> str:
    refused = refusal(state, ids.SPACE.parse(text))
    assert refused is not None
    return refused.message
