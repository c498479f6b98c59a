"""The mosque track: one step at a time, each with its price and its effects (ME-8.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.payment import NONE, can_pay, charge, discount
from tabuleiro.games.merv.present.events import note_place
from tabuleiro.games.merv.state import MervFields


def can_advance(state: MervFields, seat: i64, free: i64) -> bool:
    """Whether the next step exists and can be paid, an unused discount counted."""
    step: i64 = state.counts[seat * s.COUNT_WIDTH + s.STEP]
    if step == c.STEP_COUNT:
        return False
    at: i64 = step * c.UNIT_COUNT
    if free == 0:
        return can_pay(state, seat, c.STEP_COSTS, at, NONE, NONE)
    unit: i64 = 0
    while unit < c.UNIT_COUNT:
        if c.STEP_COSTS[at + unit] > 0 and can_pay(state, seat, c.STEP_COSTS, at, unit, NONE):
            return True
        unit += 1
    return False


def legal_mosque_step(state: MervFields, out: vec[i64], count: i64) -> i64:
    """Advance, or stop (ME-8.3.1)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    possible: bool = can_advance(state, seat, state.agenda.get(d.DISCOUNT))
    if state.agenda.get(d.STEPS) > 0 or not possible:
        out[count] = ids.STOP
        count += 1
    if possible:
        out[count] = ids.ADVANCE
        count += 1
    return count


def apply_advance(state: MervFields) -> None:
    """Ask for the price of the next step."""
    seat: i64 = state.agenda.get(d.ACTOR)
    free: i64 = state.agenda.get(d.DISCOUNT)
    state.agenda.set(d.DISCOUNT, 0)
    state.agenda.set(d.STEPS, state.agenda.get(d.STEPS) + 1)
    charge(state, seat, ids.ADVANCE, c.STEP_COSTS, state.counts[seat * s.COUNT_WIDTH + s.STEP] * c.UNIT_COUNT)
    if free == 1:
        discount(state)


def advance(state: MervFields, seat: i64) -> None:
    """Move the disc onto the paid step and gain its effects."""
    at: i64 = seat * s.COUNT_WIDTH + s.STEP
    state.counts[at] += 1
    note_place(state, "advance", seat, "mosque_step", state.counts[at])
    gain(state, seat, c.OF_STEP + state.counts[at] - 1)
