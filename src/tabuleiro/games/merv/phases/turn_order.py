"""The end of a round: masters queue at the next corner, camels buy better places (ME-5)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.events import note_place
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.supply import hand_camels


def next_slot(state: MervFields) -> i64:
    """The slot of the master farthest from the corner where the round ends, or -1 when all are gone (ME-5.1)."""
    found: i64 = -1
    slot: i64 = 0
    while slot < c.SLOTS_PER_SIDE:
        if state.slots[slot] != 0 and (found < 0 or _clockwise(state, slot) < _clockwise(state, found)):
            found = slot
        slot += 1
    return found


def _clockwise(state: MervFields, slot: i64) -> i64:
    return c.CLOCKWISE[state.round * c.SLOTS_PER_SIDE + slot]


def last_free(state: MervFields) -> i64:
    """The last free space of the queue."""
    space: i64 = state.parties - 1
    while state.queue[space] != 0:
        space -= 1
    return space


def has_choice(state: MervFields, seat: i64) -> bool:
    """Whether a space before the last free one is free, and a camel in hand pays for it (ME-5.5)."""
    if state.counts[seat * s.COUNT_WIDTH + s.CAMELS_HELD] == 0:
        return False
    space: i64 = last_free(state) - 1
    while space >= 0:
        if state.queue[space] == 0:
            return True
        space -= 1
    return False


def queue_next(state: MervFields) -> bool:
    """Let the next master queue, without asking where there is no choice; False when all stand in the queue."""
    slot: i64 = next_slot(state)
    if slot < 0:
        return False
    party: i64 = state.slots[slot] - 1
    if party < state.seats and has_choice(state, party):
        state.agenda.push(d.QUEUE_SPACE)
        state.agenda.set(d.ACTOR, party)
    else:
        _take_space(state, slot, last_free(state))
    return True


def legal_queue_space(state: MervFields, out: vec[i64]) -> i64:
    """Free spaces whose free spaces behind can each be paid a camel (ME-5.2)."""
    camels: i64 = state.counts[state.agenda.get(d.ACTOR) * s.COUNT_WIDTH + s.CAMELS_HELD]
    behind: i64 = 0
    count: i64 = 0
    space: i64 = state.parties - 1
    while space >= 0:
        if state.queue[space] == 0:
            if behind <= camels:
                count += 1
            behind += 1
        space -= 1
    place: i64 = count
    behind = 0
    space = state.parties - 1
    while space >= 0:
        if state.queue[space] == 0:
            if behind <= camels:
                place -= 1
                out[place] = ids.QUEUE_SPACE + space
            behind += 1
        space -= 1
    return count


def apply_queue_space(state: MervFields, space: i64) -> None:
    """Pay a camel onto each free space behind the chosen one, then take the place."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.pop()
    behind: i64 = state.parties - 1
    while behind > space:
        if state.queue[behind] == 0:
            state.counts[seat * s.COUNT_WIDTH + s.CAMELS_HELD] -= 1
            state.queue_camels[behind] += 1
            note_place(state, "queue_camel", seat, "queue", behind + 1)
        behind -= 1
    _take_space(state, next_slot(state), space)


def _take_space(state: MervFields, slot: i64, space: i64) -> None:
    """Move a master from its slot to a space and hand over the camels there; an automa's go to the supply (ME-14.6)."""
    party: i64 = state.slots[slot] - 1
    state.slots[slot] = 0
    state.queue[space] = party + 1
    note_place(state, "queue_space", party, "queue", space + 1)
    camels: i64 = state.queue_camels[space]
    state.queue_camels[space] = 0
    if party < state.seats:
        hand_camels(state, party, camels)
    else:
        state.supply_camels += camels


def adopt_queue(state: MervFields) -> None:
    """The queue is the order of the next round."""
    place: i64 = 0
    while place < state.parties:
        state.order[place] = state.queue[place]
        state.queue[place] = 0
        place += 1
