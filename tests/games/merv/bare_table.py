"""Bare tables for the judge: only what a test puts there, be it reachable or not."""

from typing import Final

from tabuleiro.core import find_game
from tabuleiro.games.merv.actions import SPACE
from tabuleiro.games.merv.data.components import (
    BREAKTHROUGHS,
    CELLS,
    CITIES,
    COLOUR_COUNT,
    COLOURS,
    FORTS,
    MAX_SEATS,
    PILE_SIZE,
    PILES,
    SPICES,
    TILES,
)
from tabuleiro.games.merv.judge.refusal import refusal
from tabuleiro.games.merv.state import ACTOR, COUNT_WIDTH, MervState, clear

YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2


def bare_table(kind: int, seats: int = 4, actor: int = YELLOW, columns: dict[int, int] | None = None) -> MervState:
    """An empty board, empty hands and supplies, and one pending decision in Yellow's turn on side N."""
    state = find_game("merv").new(seats)
    assert isinstance(state, MervState)
    clear(state)
    state.parties = max(seats, 3)
    state.active = YELLOW
    pend(state, kind, actor, columns)
    return state


def pend(state: MervState, kind: int, actor: int = YELLOW, columns: dict[int, int] | None = None) -> None:
    """Put one more decision, or a piece of work, on top of the agenda."""
    state.agenda.push(kind)
    state.agenda.set(ACTOR, actor)
    for column, value in (columns or {}).items():
        state.agenda.set(column, value)


def cell(name: str) -> int:
    return CELLS.index(name)


def give(state: MervState, seat: int = YELLOW, **cubes: int) -> None:
    """Lay cubes into a hand; what is not named is 0."""
    for colour, name in enumerate(COLOURS):
        state.cubes[seat * COLOUR_COUNT + colour] = cubes.get(name, 0)


def count(state: MervState, column: int, value: int, party: int = YELLOW) -> None:
    """Set one of the numbers that are kept for every party."""
    state.counts[party * COUNT_WIDTH + column] = value


def own(state: MervState, breakthrough: str, seat: int = YELLOW) -> None:
    state.breakthroughs[BREAKTHROUGHS.index(breakthrough)] = 1 + seat


def lay(state: MervState, name: str, tile: str) -> None:
    """Put a site tile on a cell."""
    state.tiles[cell(name)] = 1 + TILES.index(tile)


def house(state: MervState, name: str, owner: int = YELLOW) -> None:
    state.buildings[cell(name)] = 1 + owner


def guard(state: MervState, name: str, owner: int = YELLOW) -> None:
    """Put a soldier on a cell."""
    state.soldiers[cell(name)] = 1 + owner


def fortify(state: MervState, *slots: str) -> None:
    for slot in slots:
        state.forts[FORTS.index(f"fort_{slot}")] = 1


def row(state: MervState, *spices: str, camels: int = 0) -> None:
    """Lay caravan cards out from the exit end; the first of them carry camels."""
    for position, spice in enumerate(spices):
        state.row[position] = 1 + SPICES.index(spice)
        state.row_camels[position] = 1 if position < camels else 0


def found(state: MervState, city: str, seat: int = YELLOW) -> None:
    """Put a trading post into a city."""
    state.posts[CITIES.index(city) * MAX_SEATS + seat] = 1


def pile(state: MervState, name: str, contract: int) -> None:
    """Lay a contract (1 to 18) on top of a pile."""
    state.piles[PILES.index(name) * PILE_SIZE] = contract


def why(state: MervState, text: str) -> str:
    """The rule that refuses, or "legal"."""
    refused = refusal(state, SPACE.parse(text))
    return "legal" if refused is None else refused.rule


def message(state: MervState, text: str) -> str:
    refused = refusal(state, SPACE.parse(text))
    assert refused is not None
    return refused.message
