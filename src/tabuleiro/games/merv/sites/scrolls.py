"""Scrolls and the breakthroughs that they open (ME-8.5.3, ME-8.5.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.events import note, note_at
from tabuleiro.games.merv.state import MervFields


def scrolls_owned(state: MervFields, party: i64) -> i64:
    """All scrolls of a player, those on contracts included."""
    at: i64 = party * s.COUNT_WIDTH
    return state.counts[at + s.LOOSE_SCROLLS] + state.counts[at + s.PLEDGED_SCROLLS]


def take_scroll(state: MervFields, seat: i64) -> bool:
    """Take one scroll and open the breakthrough pile that the new total reaches; False when none is left."""
    if state.supply_scrolls == 0:
        return False
    state.supply_scrolls -= 1
    state.counts[seat * s.COUNT_WIDTH + s.LOOSE_SCROLLS] += 1
    note(state, "scroll", seat)
    total: i64 = scrolls_owned(state, seat)
    pile: i64 = 0
    while pile < c.BREAKTHROUGH_PILES:
        if c.BREAKTHROUGH_AT[pile] == total:
            state.agenda.push(d.CHOOSE_BREAKTHROUGH)
            state.agenda.set(d.ACTOR, seat)
            state.agenda.set(d.PILE, pile)
        pile += 1
    return True


def legal_choose_breakthrough(state: MervFields, out: vec[i64]) -> i64:
    """The tiles left in the pile that was opened."""
    pile: i64 = state.agenda.get(d.PILE)
    count: i64 = 0
    tile: i64 = 0
    while tile < c.BREAKTHROUGH_COUNT:
        if c.PILE_OF[tile] == pile and state.breakthroughs[tile] == 0:
            out[count] = ids.CHOOSE_BREAKTHROUGH + tile
            count += 1
        tile += 1
    return count


def take_breakthrough(state: MervFields, tile: i64) -> i64:
    """Keep a tile; its owner."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.pop()
    state.breakthroughs[tile] = seat + 1
    note_at(state, "breakthrough", seat, "breakthrough", c.BREAKTHROUGHS, tile)
    return seat
