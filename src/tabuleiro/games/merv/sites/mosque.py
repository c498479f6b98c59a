"""The mosque track: one step at a time, each with its price and its effects (ME-8.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv.actions import ADVANCE, STOP
from tabuleiro.games.merv.data.components import OF_STEP, STEP_COSTS, STEP_COUNT, UNIT_COUNT
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.payment import NONE, can_pay, charge, discount
from tabuleiro.games.merv.present.events import note_place
from tabuleiro.games.merv.state import ACTOR, COUNT_WIDTH, DISCOUNT, STEP, STEPS, MervState


def can_advance(state: MervState, seat: i64, free: i64) -> bool:
    """Whether the next step exists and can be paid, an unused discount counted."""
    step: i64 = state.counts[seat * COUNT_WIDTH + STEP]
    if step == STEP_COUNT:
        return False
    at: i64 = step * UNIT_COUNT
    if free == 0:
        return can_pay(state, seat, STEP_COSTS, at, NONE, NONE)
    unit: i64 = 0
    while unit < UNIT_COUNT:
        if STEP_COSTS[at + unit] > 0 and can_pay(state, seat, STEP_COSTS, at, unit, NONE):
            return True
        unit += 1
    return False


def legal_mosque(state: MervState, out: vec[i64], count: i64) -> i64:
    """Advance, or stop (ME-8.3.1)."""
    seat: i64 = state.agenda.get(ACTOR)
    possible: bool = can_advance(state, seat, state.agenda.get(DISCOUNT))
    if state.agenda.get(STEPS) > 0 or not possible:
        out[count] = STOP
        count += 1
    if possible:
        out[count] = ADVANCE
        count += 1
    return count


def apply_advance(state: MervState) -> None:
    """Ask for the price of the next step."""
    seat: i64 = state.agenda.get(ACTOR)
    free: i64 = state.agenda.get(DISCOUNT)
    state.agenda.set(DISCOUNT, 0)
    state.agenda.set(STEPS, state.agenda.get(STEPS) + 1)
    charge(state, seat, ADVANCE, STEP_COSTS, state.counts[seat * COUNT_WIDTH + STEP] * UNIT_COUNT)
    if free == 1:
        discount(state)


def advance(state: MervState, seat: i64) -> None:
    """Move the disc onto the paid step and gain its effects."""
    at: i64 = seat * COUNT_WIDTH + STEP
    state.counts[at] += 1
    note_place(state, "advance", seat, "mosque_step", state.counts[at])
    gain(state, seat, OF_STEP + state.counts[at] - 1)
