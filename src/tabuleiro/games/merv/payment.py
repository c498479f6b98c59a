"""Paying a cost unit by unit: coloured units first, `any` last (ME-4.9), and waiving one by a discount (ME-8.0.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.agenda import WIDTH
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.supply import cubes_in_hand, is_wild, pay_cube

NONE: Final = -1
"""No unit, no colour."""


def can_pay(state: MervFields, seat: i64, costs: vec[i64], at: i64, unit: i64, colour: i64) -> bool:
    """Whether a player can pay the cost at `costs[at]`, less one `unit`, with what is left after a cube of `colour`.

    NONE for `unit` is the whole cost, NONE for `colour` is a unit that costs nothing.
    """
    needed: i64 = 0
    jokers_needed: i64 = 0
    jokers: i64 = 0
    held: i64 = 0
    each: i64 = 0
    while each < c.COLOUR_COUNT:
        have: i64 = state.cubes[seat * c.COLOUR_COUNT + each]
        if each == colour:
            have -= 1
        held += have
        need: i64 = 0
        if each < c.COLOURED:
            need = costs[at + each]
            if each == unit:
                need -= 1
            needed += need
        if is_wild(state, seat, each):
            jokers += have
            jokers_needed += need
        elif need > have:
            jokers_needed += need - have
        each += 1
    needed += costs[at + c.ANY]
    if unit == c.ANY:
        needed -= 1
    return jokers_needed <= jokers and needed <= held


def can_pay_units(state: MervFields, seat: i64, unit: i64, count: i64) -> bool:
    """Whether a player can pay `count` units of one kind."""
    if unit == c.ANY:
        return cubes_in_hand(state, seat) >= count
    usable: i64 = 0
    colour: i64 = 0
    while colour < c.COLOUR_COUNT:
        if colour == unit or is_wild(state, seat, colour):
            usable += state.cubes[seat * c.COLOUR_COUNT + colour]
        colour += 1
    return usable >= count


def charge_units(state: MervFields, seat: i64, action: i64, unit: i64, count: i64) -> None:
    """Ask for units of one kind; `action` is carried out as soon as they are paid."""
    _open(state, seat, action)
    state.agenda.set(d.COST + unit, count)


def charge(state: MervFields, seat: i64, action: i64, costs: vec[i64], at: i64) -> None:
    """Ask for the cost at `costs[at]`; `action` is carried out as soon as it is paid."""
    _open(state, seat, action)
    unit: i64 = 0
    while unit < c.UNIT_COUNT:
        state.agenda.set(d.COST + unit, costs[at + unit])
        unit += 1


def discount(state: MervFields) -> None:
    """Take one cube off the cost just asked for; with several colours its payer chooses which (ME-8.0)."""
    kinds: i64 = 0
    last: i64 = 0
    unit: i64 = 0
    while unit < c.UNIT_COUNT:
        if state.agenda.get(d.COST + unit) > 0:
            kinds += 1
            last = unit
        unit += 1
    if kinds == 1:
        state.agenda.set(d.COST + last, state.agenda.get(d.COST + last) - 1)
    else:
        state.agenda.turn_into(d.WAIVE_COLOR)


def _open(state: MervFields, seat: i64, action: i64) -> None:
    state.agenda.push(d.PAID_FOR)
    state.agenda.set(d.ACTOR, seat)
    state.agenda.set(d.ACTION, action)
    state.agenda.push(d.PAY_CUBE)
    state.agenda.set(d.ACTOR, seat)


def next_unit(state: MervFields) -> i64:
    """The unit to be paid now, or NONE when everything is paid."""
    unit: i64 = 0
    while unit < c.UNIT_COUNT:
        if state.agenda.get(d.COST + unit) > 0:
            return unit
        unit += 1
    return NONE


def _will_do(state: MervFields, unit: i64, colour: i64) -> bool:
    """Whether a cube of a colour pays a unit and leaves enough for the rest of the cost on top of the agenda."""
    seat: i64 = state.agenda.get(d.ACTOR)
    if state.cubes[seat * c.COLOUR_COUNT + colour] == 0:
        return False
    if unit not in (c.ANY, colour) and not is_wild(state, seat, colour):
        return False
    return can_pay(state, seat, state.agenda.frames, (state.agenda.depth - 1) * WIDTH + d.COST, unit, colour)


def legal_pay_cube(state: MervFields, out: vec[i64]) -> i64:
    """The colours that pay the next unit and still let the whole payment be completed (ME-4.9)."""
    unit: i64 = next_unit(state)
    count: i64 = 0
    colour: i64 = 0
    while colour < c.COLOUR_COUNT:
        if _will_do(state, unit, colour):
            out[count] = ids.PAY_CUBE + colour
            count += 1
        colour += 1
    return count


def legal_waive_color(state: MervFields, out: vec[i64]) -> i64:
    """The colours of the cost that leave a payable rest (ME-8.0.1)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    at: i64 = (state.agenda.depth - 1) * WIDTH + d.COST
    count: i64 = 0
    colour: i64 = 0
    while colour < c.COLOURED:
        if state.agenda.get(d.COST + colour) > 0 and can_pay(state, seat, state.agenda.frames, at, colour, NONE):
            out[count] = ids.WAIVE_COLOR + colour
            count += 1
        colour += 1
    return count


def apply_waive_color(state: MervFields, colour: i64) -> None:
    """One cube of the colour need not be paid."""
    state.agenda.turn_into(d.PAY_CUBE)
    state.agenda.set(d.COST + colour, state.agenda.get(d.COST + colour) - 1)


def apply_pay_cube(state: MervFields, colour: i64) -> None:
    """Pay the next unit with a cube of a colour."""
    unit: i64 = next_unit(state)
    state.agenda.set(d.COST + unit, state.agenda.get(d.COST + unit) - 1)
    pay_cube(state, state.agenda.get(d.ACTOR), colour)
    below: i64 = (state.agenda.depth - 2) * WIDTH
    state.agenda.frames[below + d.LAST_PAID] = colour + 1


def pay_what_is_forced(state: MervFields) -> bool:
    """Pay units for which only one colour will do; whether a choice is left. A finished payment leaves the agenda."""
    while True:
        unit: i64 = next_unit(state)
        if unit == NONE:
            state.agenda.pop()
            return False
        only: i64 = NONE
        colour: i64 = 0
        while colour < c.COLOUR_COUNT:
            if _will_do(state, unit, colour):
                if only != NONE:
                    return True
                only = colour
            colour += 1
        apply_pay_cube(state, only)
