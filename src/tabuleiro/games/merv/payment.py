"""Paying a cost unit by unit: coloured units first, `any` last (ME-4.9), and waiving one by a discount (ME-8.0.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.agenda import WIDTH
from tabuleiro.games.merv.actions import PAY_CUBE, WAIVE_COLOR
from tabuleiro.games.merv.data.components import ANY, COLOUR_COUNT, COLOURED, UNIT_COUNT
from tabuleiro.games.merv.state import ACTION, ACTOR, COST, LAST_PAID, PAID_FOR, PAYING, WAIVING, MervState
from tabuleiro.games.merv.supply import cubes_in_hand, is_wild, pay_cube

NONE: i64 = -1


def can_pay(state: MervState, seat: i64, costs: vec[i64], at: i64, unit: i64, colour: i64) -> bool:
    """Whether a player can pay the cost at `costs[at]`, less one `unit`, with what is left after a cube of `colour`.

    NONE for `unit` is the whole cost, NONE for `colour` is a unit that costs nothing.
    """
    needed: i64 = 0
    jokers_needed: i64 = 0
    jokers: i64 = 0
    held: i64 = 0
    c: i64 = 0
    while c < COLOUR_COUNT:
        have: i64 = state.cubes[seat * COLOUR_COUNT + c]
        if c == colour:
            have -= 1
        held += have
        need: i64 = 0
        if c < COLOURED:
            need = costs[at + c]
            if c == unit:
                need -= 1
            needed += need
        if is_wild(state, seat, c):
            jokers += have
            jokers_needed += need
        elif need > have:
            jokers_needed += need - have
        c += 1
    needed += costs[at + ANY]
    if unit == ANY:
        needed -= 1
    return jokers_needed <= jokers and needed <= held


def can_pay_units(state: MervState, seat: i64, unit: i64, count: i64) -> bool:
    """Whether a player can pay so many units of one kind."""
    if unit == ANY:
        return cubes_in_hand(state, seat) >= count
    usable: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if colour == unit or is_wild(state, seat, colour):
            usable += state.cubes[seat * COLOUR_COUNT + colour]
        colour += 1
    return usable >= count


def charge_units(state: MervState, seat: i64, action: i64, unit: i64, count: i64) -> None:
    """Ask for units of one kind; `action` is carried out as soon as they are paid."""
    _open(state, seat, action)
    state.agenda.set(COST + unit, count)


def charge(state: MervState, seat: i64, action: i64, costs: vec[i64], at: i64) -> None:
    """Ask for the cost at `costs[at]`; `action` is carried out as soon as it is paid."""
    _open(state, seat, action)
    unit: i64 = 0
    while unit < UNIT_COUNT:
        state.agenda.set(COST + unit, costs[at + unit])
        unit += 1


def discount(state: MervState) -> None:
    """Take one cube off the cost just asked for; with several colours its payer chooses which (ME-8.0)."""
    kinds: i64 = 0
    last: i64 = 0
    unit: i64 = 0
    while unit < UNIT_COUNT:
        if state.agenda.get(COST + unit) > 0:
            kinds += 1
            last = unit
        unit += 1
    if kinds == 1:
        state.agenda.set(COST + last, state.agenda.get(COST + last) - 1)
    else:
        state.agenda.turn_into(WAIVING)


def _open(state: MervState, seat: i64, action: i64) -> None:
    state.agenda.push(PAID_FOR)
    state.agenda.set(ACTOR, seat)
    state.agenda.set(ACTION, action)
    state.agenda.push(PAYING)
    state.agenda.set(ACTOR, seat)


def next_unit(state: MervState) -> i64:
    """The unit to be paid now, or NONE when everything is paid."""
    unit: i64 = 0
    while unit < UNIT_COUNT:
        if state.agenda.get(COST + unit) > 0:
            return unit
        unit += 1
    return NONE


def _will_do(state: MervState, unit: i64, colour: i64) -> bool:
    """Whether a cube of a colour pays a unit and leaves enough for the rest of the cost on top of the agenda."""
    seat: i64 = state.agenda.get(ACTOR)
    if state.cubes[seat * COLOUR_COUNT + colour] == 0:
        return False
    if unit not in (ANY, colour) and not is_wild(state, seat, colour):
        return False
    return can_pay(state, seat, state.agenda.frames, (state.agenda.depth - 1) * WIDTH + COST, unit, colour)


def legal_pay(state: MervState, out: vec[i64]) -> i64:
    """The colours that pay the next unit and still let the whole payment be completed (ME-4.9)."""
    unit: i64 = next_unit(state)
    count: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if _will_do(state, unit, colour):
            out[count] = PAY_CUBE + colour
            count += 1
        colour += 1
    return count


def legal_waive(state: MervState, out: vec[i64]) -> i64:
    """The colours of the cost that leave a payable rest (ME-8.0.1)."""
    seat: i64 = state.agenda.get(ACTOR)
    at: i64 = (state.agenda.depth - 1) * WIDTH + COST
    count: i64 = 0
    colour: i64 = 0
    while colour < COLOURED:
        if state.agenda.get(COST + colour) > 0 and can_pay(state, seat, state.agenda.frames, at, colour, NONE):
            out[count] = WAIVE_COLOR + colour
            count += 1
        colour += 1
    return count


def apply_waive(state: MervState, colour: i64) -> None:
    """One cube of the colour need not be paid."""
    state.agenda.turn_into(PAYING)
    state.agenda.set(COST + colour, state.agenda.get(COST + colour) - 1)


def apply_pay(state: MervState, colour: i64) -> None:
    """Pay the next unit with a cube of a colour."""
    unit: i64 = next_unit(state)
    state.agenda.set(COST + unit, state.agenda.get(COST + unit) - 1)
    pay_cube(state, state.agenda.get(ACTOR), colour)
    below: i64 = (state.agenda.depth - 2) * WIDTH
    state.agenda.frames[below + LAST_PAID] = colour + 1


def pay_what_is_forced(state: MervState) -> bool:
    """Pay units for which only one colour will do; whether a choice is left. A finished payment leaves the agenda."""
    while True:
        unit: i64 = next_unit(state)
        if unit == NONE:
            state.agenda.pop()
            return False
        only: i64 = NONE
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if _will_do(state, unit, colour):
                if only != NONE:
                    return True
                only = colour
            colour += 1
        apply_pay(state, only)
