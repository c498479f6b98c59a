"""Scrolls and the breakthroughs that they open (ME-8.5.3, ME-8.5.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv.actions import CHOOSE_BREAKTHROUGH
from tabuleiro.games.merv.data.components import (
    BREAKTHROUGH_AT,
    BREAKTHROUGH_COUNT,
    BREAKTHROUGH_PILES,
    BREAKTHROUGHS,
    PILE_OF,
)
from tabuleiro.games.merv.present.events import note, note_at
from tabuleiro.games.merv.state import (
    ACTOR,
    CHOOSING_BREAKTHROUGH,
    COUNT_WIDTH,
    LOOSE_SCROLLS,
    PILE,
    PLEDGED_SCROLLS,
    MervState,
)


def scrolls_owned(state: MervState, party: i64) -> i64:
    """All scrolls of a player, those on contracts included."""
    return state.counts[party * COUNT_WIDTH + LOOSE_SCROLLS] + state.counts[party * COUNT_WIDTH + PLEDGED_SCROLLS]


def take_scroll(state: MervState, seat: i64) -> bool:
    """Take one scroll and open the breakthrough pile that the new total reaches; False when none is left."""
    if state.supply_scrolls == 0:
        return False
    state.supply_scrolls -= 1
    state.counts[seat * COUNT_WIDTH + LOOSE_SCROLLS] += 1
    note(state, "scroll", seat)
    total: i64 = scrolls_owned(state, seat)
    pile: i64 = 0
    while pile < BREAKTHROUGH_PILES:
        if BREAKTHROUGH_AT[pile] == total:
            state.agenda.push(CHOOSING_BREAKTHROUGH)
            state.agenda.set(ACTOR, seat)
            state.agenda.set(PILE, pile)
        pile += 1
    return True


def legal_breakthrough(state: MervState, out: vec[i64]) -> i64:
    """The tiles left in the pile that was opened."""
    pile: i64 = state.agenda.get(PILE)
    count: i64 = 0
    tile: i64 = 0
    while tile < BREAKTHROUGH_COUNT:
        if PILE_OF[tile] == pile and state.breakthroughs[tile] == 0:
            out[count] = CHOOSE_BREAKTHROUGH + tile
            count += 1
        tile += 1
    return count


def take_breakthrough(state: MervState, tile: i64) -> i64:
    """Keep a tile; its owner."""
    seat: i64 = state.agenda.get(ACTOR)
    state.agenda.pop()
    state.breakthroughs[tile] = seat + 1
    note_at(state, "breakthrough", seat, "breakthrough", BREAKTHROUGHS, tile)
    return seat
