"""The library: one scroll per cube, every colour once, jokers any number of times (ME-8.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv.actions import STOP, TAKE_SCROLL
from tabuleiro.games.merv.data.components import COLOUR_COUNT, LIBRARY_MOST, OF_LIBRARY
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.state import ACTOR, STEPS, USED, MervState
from tabuleiro.games.merv.supply import cubes_in_hand, is_wild, pay_cube


def can_start_library(state: MervState, seat: i64) -> bool:
    """Whether a first step is possible."""
    return state.supply_scrolls > 0 and cubes_in_hand(state, seat) > 0


def legal_library(state: MervState, out: vec[i64], count: i64) -> i64:
    """The colours that can still be spent (ME-8.5.1)."""
    seat: i64 = state.agenda.get(ACTOR)
    start: i64 = count
    if state.agenda.get(STEPS) > 0:
        out[count] = STOP
        count += 1
    if state.supply_scrolls > 0 and state.agenda.get(STEPS) < LIBRARY_MOST:
        used: i64 = state.agenda.get(USED)
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if state.cubes[seat * COLOUR_COUNT + colour] > 0 and (
                (used >> colour) & 1 == 0 or is_wild(state, seat, colour)
            ):
                out[count] = TAKE_SCROLL + colour
                count += 1
            colour += 1
    if count == start:
        out[count] = STOP
        count += 1
    return count


def apply_scroll(state: MervState, colour: i64) -> None:
    """Pay a cube of exactly that colour and take what it brings."""
    seat: i64 = state.agenda.get(ACTOR)
    state.agenda.set(STEPS, state.agenda.get(STEPS) + 1)
    state.agenda.set(USED, state.agenda.get(USED) | (1 << colour))
    pay_cube(state, seat, colour)
    gain(state, seat, OF_LIBRARY)
