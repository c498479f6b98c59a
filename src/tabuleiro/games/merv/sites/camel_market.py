"""The camel market in the centre of the city, a free option of the own turn (ME-4.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv.actions import MARKET_COLLECT, MARKET_PLACE
from tabuleiro.games.merv.data.components import MARKET_SIDES, MARKET_SLOT, OF_SPACE, SPACE_COUNT, SPACE_SIDES, SPACES
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.present.events import note, note_at
from tabuleiro.games.merv.state import CAMELS_HELD, COUNT_WIDTH, MervState
from tabuleiro.games.merv.supply import hand_camels


def legal_market(state: MervState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Take all camels, or put one on an empty space, once a turn and only from the middle slot."""
    if state.slot != MARKET_SLOT or state.market_used == 1:
        return count
    if camels_in_market(state) > 0:
        out[count] = MARKET_COLLECT
        count += 1
    if state.counts[seat * COUNT_WIDTH + CAMELS_HELD] > 0:
        space: i64 = 0
        while space < SPACE_COUNT:
            if is_free_space(state, space):
                out[count] = MARKET_PLACE + space
                count += 1
            space += 1
    return count


def can_use_market(state: MervState, seat: i64) -> bool:
    """Whether the camel market offers anything now."""
    if state.slot != MARKET_SLOT or state.market_used == 1:
        return False
    if camels_in_market(state) > 0:
        return True
    return state.counts[seat * COUNT_WIDTH + CAMELS_HELD] > 0


def is_free_space(state: MervState, space: i64) -> bool:
    """Whether a space is on the side in use and empty."""
    return SPACE_SIDES[space] == MARKET_SIDES[state.seats] and state.market[space] == 0


def camels_in_market(state: MervState) -> i64:
    """All camels on the market's spaces."""
    camels: i64 = 0
    space: i64 = 0
    while space < SPACE_COUNT:
        camels += state.market[space]
        space += 1
    return camels


def apply_collect(state: MervState, seat: i64) -> None:
    """Take all camels of the market."""
    state.market_used = 1
    camels: i64 = camels_in_market(state)
    space: i64 = 0
    while space < SPACE_COUNT:
        state.market[space] = 0
        space += 1
    note(state, "market_collect", seat)
    hand_camels(state, seat, camels)


def apply_place(state: MervState, seat: i64, space: i64) -> None:
    """Put a camel on a space and gain what is printed there."""
    state.market_used = 1
    state.counts[seat * COUNT_WIDTH + CAMELS_HELD] -= 1
    state.market[space] = 1
    note_at(state, "market_place", seat, "market_space", SPACES, space)
    gain(state, seat, OF_SPACE + space)
