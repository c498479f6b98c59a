"""The caravansary: cards of the row, reached by camels, one cube each (ME-8.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.core.agenda import WIDTH
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.payment import can_pay_units, charge_units, discount
from tabuleiro.games.merv.present.events import NO_PARTY, note_at, note_place
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.supply import hand_camels, is_wild


def row_length(state: MervFields) -> i64:
    """How many cards lie in the row."""
    length: i64 = 0
    while length < c.ROW_SIZE and state.row[length] != 0:
        length += 1
    return length


def leading_camels(state: MervFields) -> i64:
    """How many leading cards carry a camel."""
    camels: i64 = 0
    while camels < c.ROW_SIZE and state.row_camels[camels] != 0:
        camels += 1
    return camels


def spice_kinds(state: MervFields, party: i64) -> i64:
    """How many kinds of spice a party owns."""
    spices: vec[i64] = state.spices
    kinds: i64 = 0
    spice: i64 = 0
    while spice < c.SPICE_COUNT:
        if spices[party * c.SPICE_COUNT + spice] > 0:
            kinds += 1
        spice += 1
    return kinds


def may_own(state: MervFields, seat: i64, spice: i64) -> bool:
    """Whether one more card of a spice stays within the limit of influence (ME-8.1.5)."""
    if state.spices[seat * c.SPICE_COUNT + spice] > 0:
        return True
    return spice_kinds(state, seat) < c.SPICE_LIMITS[state.counts[seat * s.COUNT_WIDTH + s.INFLUENCE]]


def _can_pay_card(state: MervFields, seat: i64, free: i64, fixed: i64) -> bool:
    """Whether a discount or a cube of the colour of this performance pays for one more card (ME-8.1.2)."""
    return free == 1 or can_pay_units(state, seat, _unit(fixed), 1)


def _unit(fixed: i64) -> i64:
    return c.ANY if fixed == 0 else fixed - 1


def _can_extend(state: MervFields, seat: i64) -> bool:
    """Whether a camel can go onto the row, and the camels in hand lead to a card that the player may own (ME-8.1.3)."""
    camels: i64 = state.counts[seat * s.COUNT_WIDTH + s.CAMELS_HELD]
    first: i64 = leading_camels(state) + 1
    if camels == 0 or first + 1 > row_length(state):
        return False
    if state.game().version < s.EXTENDING_WINS_SINCE:
        return True
    position: i64 = first
    while position < first + camels and position < c.ROW_SIZE and state.row[position] != 0:
        if may_own(state, seat, state.row[position] - 1):
            return True
        position += 1
    return False


def can_start_caravansary(state: MervFields, seat: i64, free: i64) -> bool:
    """Whether a first step is possible."""
    if not _can_pay_card(state, seat, free, 0):
        return False
    if _can_extend(state, seat):
        return True
    reach: i64 = leading_camels(state) + 1
    position: i64 = 0
    while position < reach and position < c.ROW_SIZE and state.row[position] != 0:
        if may_own(state, seat, state.row[position] - 1):
            return True
        position += 1
    return False


def legal_caravansary_step(state: MervFields, out: vec[i64], count: i64) -> i64:
    """Cards within reach that the limit allows, and extending the reach (ME-8.1.1, ME-8.1.3)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    start: i64 = count
    if state.agenda.get(d.STEPS) > 0:
        out[count] = ids.STOP
        count += 1
    if _can_pay_card(state, seat, state.agenda.get(d.DISCOUNT), state.agenda.get(d.FIXED)):
        reach: i64 = leading_camels(state) + 1
        position: i64 = 0
        while position < reach and position < c.ROW_SIZE and state.row[position] != 0:
            if may_own(state, seat, state.row[position] - 1):
                out[count] = ids.TAKE_CARD + position
                count += 1
            position += 1
        if _can_extend(state, seat):
            out[count] = ids.EXTEND
            count += 1
    if count == start:
        out[count] = ids.STOP
        count += 1
    return count


def apply_take_card(state: MervFields, position: i64) -> None:
    """Ask for the cube of a card."""
    seat: i64 = state.agenda.get(d.ACTOR)
    free: i64 = state.agenda.get(d.DISCOUNT)
    unit: i64 = _unit(state.agenda.get(d.FIXED))
    state.agenda.set(d.DISCOUNT, 0)
    state.agenda.set(d.STEPS, state.agenda.get(d.STEPS) + 1)
    charge_units(state, seat, ids.TAKE_CARD + position, unit, 1)
    if free == 1:
        discount(state)


def take_card(state: MervFields, seat: i64, position: i64, paid: i64) -> None:
    """Take the paid card and its camel; the first cube that is no joker fixes the colour of the performance.

    The step frame is on top again; `paid` is 1 + the colour of the cube, 0 when the card was free.
    """
    if paid > 0 and state.agenda.get(d.FIXED) == 0 and not is_wild(state, seat, paid - 1):
        state.agenda.set(d.FIXED, paid)
    spice: i64 = state.row[position] - 1
    camels: i64 = remove_card(state, position)
    state.spices[seat * c.SPICE_COUNT + spice] += 1
    note_at(state, "card", seat, "spice", c.SPICES, spice)
    hand_camels(state, seat, camels)
    if state.spices[seat * c.SPICE_COUNT + spice] % c.PAIR_SIZE == 0:
        gain(state, seat, c.OF_SPICE + spice)


def remove_card(state: MervFields, position: i64) -> i64:
    """Take a card out of the row and move the others together; the camels that lay on it (ME-8.1.4)."""
    camels: i64 = state.row_camels[position]
    while position < c.ROW_SIZE - 1:
        state.row[position] = state.row[position + 1]
        state.row_camels[position] = state.row_camels[position + 1]
        position += 1
    state.row[c.ROW_SIZE - 1] = 0
    state.row_camels[c.ROW_SIZE - 1] = 0
    return camels


def apply_extend(state: MervFields) -> None:
    """Put a camel on the first card without one (ME-8.1.3)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    position: i64 = leading_camels(state)
    state.agenda.set(d.STEPS, state.agenda.get(d.STEPS) + 1)
    state.counts[seat * s.COUNT_WIDTH + s.CAMELS_HELD] -= 1
    state.row_camels[position] = 1
    note_place(state, "extend", seat, "row", position + 1)


def refill(state: MervFields) -> None:
    """Ask chance for the missing cards, as far as the deck has any (ME-8.1.4)."""
    missing: i64 = c.ROW_SIZE - row_length(state)
    left: i64 = 0
    spice: i64 = 0
    while spice < c.SPICE_COUNT:
        left += state.deck[spice]
        spice += 1
    if missing > left:
        missing = left
    if missing > 0:
        state.agenda.push(d.CARAVAN_CARD)
        state.agenda.set(d.ACTOR, CHANCE)
        state.agenda.set(d.LEFT, missing)


def legal_caravan_card(state: MervFields, out: vec[i64]) -> i64:
    """The spices left in the deck."""
    count: i64 = 0
    spice: i64 = 0
    while spice < c.SPICE_COUNT:
        if state.deck[spice] > 0:
            out[count] = ids.CARAVAN_CARD + spice
            count += 1
        spice += 1
    return count


def apply_caravan_card(state: MervFields, spice: i64) -> None:
    """Put a drawn card at the deck end of the row; during set-up the first ones get a camel (ME-2.7)."""
    position: i64 = row_length(state)
    state.deck[spice] -= 1
    state.row[position] = spice + 1
    note_at(state, "caravan_card", NO_PARTY, "spice", c.SPICES, spice)
    at: i64 = (state.agenda.depth - 1) * WIDTH
    if state.agenda.frames[at + d.CAMELS_LEFT] > 0:
        state.agenda.frames[at + d.CAMELS_LEFT] -= 1
        state.supply_camels -= 1
        state.row_camels[position] = 1
    state.agenda.frames[at + d.LEFT] -= 1
    if state.agenda.frames[at + d.LEFT] == 0:
        state.agenda.pop()
