"""Novices, favor tokens and influence: the small steps that every action is made of."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.present.events import note_favor, note_novices
from tabuleiro.games.luna.state import LunaFields


def use_novices(state: LunaFields, party: i64, island: i64, count: i64) -> None:
    """Active novices of one island become inactive beside it (LU-5.3)."""
    state.active[party * c.ISLAND_COUNT + island] -= count
    state.inactive[party * c.ISLAND_COUNT + island] += count
    note_novices(state, "novices_used", party, island, count)


def holds(state: LunaFields, party: i64, favor: i64) -> bool:
    """Whether a party holds a favor token."""
    return state.favors[party * c.ISLAND_COUNT + favor] == 1


def return_token(state: LunaFields, party: i64, favor: i64) -> None:
    """A spent favor token goes back to its island at once (LU-5.4)."""
    state.favors[party * c.ISLAND_COUNT + favor] = 0
    state.tokens[favor] += 1
    note_favor(state, "token_returned", party, favor)


def take_token(state: LunaFields, party: i64, favor: i64, event: str) -> None:
    """A party takes a favor token from its island."""
    state.favors[party * c.ISLAND_COUNT + favor] = 1
    state.tokens[favor] -= 1
    note_favor(state, event, party, favor)


def gain(state: LunaFields, party: i64, points: i64, category: i64) -> None:
    """Give influence, or take it with negative points; the caller keeps it at 0 or more (LU-9.5, LU-11.6)."""
    state.influence[party] += points
    state.ledger[party * s.CATEGORY_COUNT + category] += points


def blocked_island(state: LunaFields) -> i64:
    """The island where the solo levels 2 and 3 forbid actions, or -1 (LU-13.18)."""
    return state.figures[c.APOSTATE] if state.level >= 2 else -1


def clockwise(state: LunaFields, island: i64, steps: i64) -> i64:
    """The island some steps clockwise around the ring (LU-0.3)."""
    place: i64 = state.ring_index[island] + steps
    while place >= c.ISLAND_COUNT:  # at most once or twice, and far quicker than to divide
        place -= c.ISLAND_COUNT
    return state.ring[place]


def total(table: vec[i64], party: i64) -> i64:
    """What a party has at all islands together, in a table by party and island."""
    count: i64 = 0
    place: i64 = party * c.ISLAND_COUNT
    end: i64 = place + c.ISLAND_COUNT
    while place < end:
        count += table[place]
        place += 1
    return count
