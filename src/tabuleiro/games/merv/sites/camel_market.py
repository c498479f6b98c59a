"""The camel market in the centre of the city, a free option of the own turn (ME-4.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.present.events import note, note_at
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.supply import hand_camels


def legal_market(state: MervFields, seat: i64, out: vec[i64], count: i64) -> i64:
    """Take all camels, or put one on an empty space, once a turn and only from the middle slot."""
    if state.slot != c.MARKET_SLOT or state.market_used == 1:
        return count
    if camels_in_market(state) > 0:
        out[count] = ids.MARKET_COLLECT
        count += 1
    if state.counts[seat * s.COUNT_WIDTH + s.CAMELS_HELD] > 0:
        space: i64 = 0
        while space < c.SPACE_COUNT:
            if is_free_space(state, space):
                out[count] = ids.MARKET_PLACE + space
                count += 1
            space += 1
    return count


def can_use_market(state: MervFields, seat: i64) -> bool:
    """Whether the camel market offers anything now."""
    if state.slot != c.MARKET_SLOT or state.market_used == 1:
        return False
    if camels_in_market(state) > 0:
        return True
    return state.counts[seat * s.COUNT_WIDTH + s.CAMELS_HELD] > 0


def is_free_space(state: MervFields, space: i64) -> bool:
    """Whether a space is on the side in use and empty."""
    return c.SPACE_SIDES[space] == c.MARKET_SIDES[state.seats] and state.market[space] == 0


def camels_in_market(state: MervFields) -> i64:
    """All camels on the market's spaces."""
    camels: i64 = 0
    space: i64 = 0
    while space < c.SPACE_COUNT:
        camels += state.market[space]
        space += 1
    return camels


def apply_market_collect(state: MervFields, seat: i64) -> None:
    """Take all camels of the market."""
    state.market_used = 1
    camels: i64 = camels_in_market(state)
    space: i64 = 0
    while space < c.SPACE_COUNT:
        state.market[space] = 0
        space += 1
    note(state, "market_collect", seat)
    hand_camels(state, seat, camels)


def apply_market_place(state: MervFields, seat: i64, space: i64) -> None:
    """Put a camel on a space and gain what is printed there."""
    state.market_used = 1
    state.counts[seat * s.COUNT_WIDTH + s.CAMELS_HELD] -= 1
    state.market[space] = 1
    note_at(state, "market_place", seat, "market_space", c.SPACES, space)
    gain(state, seat, c.OF_SPACE + space)
