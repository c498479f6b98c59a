"""Bare tables for the judge: only what a test puts there, be it reachable or not."""

from typing import Final

from tabuleiro.core import find_game
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.game import LunaState
from tabuleiro.games.luna.state import clear

YELLOW: Final = 0
RED: Final = 1


def bare_table(kind: int, seats: int = 4, actor: int = YELLOW, columns: dict[int, int] | None = None) -> LunaState:
    """Round 1 with an empty path and empty islands: Priestess on Novice, Builder on Shrine, Apostate on Tide."""
    state = find_game("luna").new(seats)
    assert isinstance(state, LunaState)
    clear(state)
    state.parties = max(seats, 2)
    state.round = 1
    for slot in range(c.BOARDS_OF_SEATS[seats]):
        state.boards[slot] = slot
    for island in range(c.ISLAND_COUNT):
        state.ring[island] = island
        state.ring_index[island] = island
        state.tokens[island] = 1
    for party in range(state.parties):
        state.chairs[party] = 0
    put_figure(state, c.PRIESTESS, "novice")
    put_figure(state, c.BUILDER, "shrine")
    put_figure(state, c.APOSTATE, "tide")
    state.agenda.push(kind)
    state.agenda.set(d.ACTOR, actor)
    for column, value in (columns or {}).items():
        state.agenda.set(column, value)
    return state


def put_figure(state: LunaState, figure: int, island: str) -> None:
    state.figures[figure] = c.ISLANDS.index(island)


def at(island: str, party: int = YELLOW) -> int:
    """Where a table by party and island holds the entry of one of them."""
    return party * c.ISLAND_COUNT + c.ISLANDS.index(island)


def activate(state: LunaState, island: str, novices: int, party: int = YELLOW) -> None:
    """Let some novices of a party stand on an island."""
    state.active[at(island, party)] = novices


def deactivate(state: LunaState, island: str, novices: int, party: int = YELLOW) -> None:
    """Let some novices of a party stand beside an island."""
    state.inactive[at(island, party)] = novices


def build(state: LunaState, island: str, party: int = YELLOW) -> None:
    """Put a shrine on an island."""
    state.shrines[at(island, party)] = 1


def give(state: LunaState, *kinds: str, party: int = YELLOW) -> None:
    """Hand favor tokens to a party."""
    for kind in kinds:
        state.favors[at(kind, party)] = 1


def lay(state: LunaState, *stones: int) -> None:
    """Lay free stones on the path."""
    for stone in stones:
        state.stones[stone] = s.PATH


def claim(state: LunaState, stone: int, party: int = YELLOW) -> None:
    """Lay a stone on the path with a novice of the party on it."""
    state.stones[stone] = s.PATH
    state.stone_party[stone] = 1 + party


def enter(state: LunaState, stone: int, party: int = YELLOW, *, book: bool = False) -> None:
    """Put a stone with a novice of the party into the temple, a Book under it or not."""
    state.stones[stone] = s.TEMPLE
    state.stone_party[stone] = 1 + party
    state.books[stone] = 1 if book else 0
