"""The library: one scroll per cube, every colour once, jokers any number of times (ME-8.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.supply import cubes_in_hand, is_wild, pay_cube


def can_start_library(state: MervFields, seat: i64) -> bool:
    """Whether a first step is possible."""
    return state.supply_scrolls > 0 and cubes_in_hand(state, seat) > 0


def legal_library_step(state: MervFields, out: vec[i64], count: i64) -> i64:
    """The colours that can still be spent (ME-8.5.1)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    start: i64 = count
    if state.agenda.get(d.STEPS) > 0:
        out[count] = ids.STOP
        count += 1
    if state.supply_scrolls > 0 and state.agenda.get(d.STEPS) < c.LIBRARY_MOST:
        used: i64 = state.agenda.get(d.USED)
        colour: i64 = 0
        while colour < c.COLOUR_COUNT:
            if state.cubes[seat * c.COLOUR_COUNT + colour] > 0 and (
                (used >> colour) & 1 == 0 or is_wild(state, seat, colour)
            ):
                out[count] = ids.TAKE_SCROLL + colour
                count += 1
            colour += 1
    if count == start:
        out[count] = ids.STOP
        count += 1
    return count


def apply_take_scroll(state: MervFields, colour: i64) -> None:
    """Pay a cube of exactly that colour and take what it brings."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.set(d.STEPS, state.agenda.get(d.STEPS) + 1)
    state.agenda.set(d.USED, state.agenda.get(d.USED) | (1 << colour))
    pay_cube(state, seat, colour)
    gain(state, seat, c.OF_LIBRARY)
