"""The palace: courtiers in its four halls (ME-8.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv.actions import PLACE_COURTIER, STOP
from tabuleiro.games.merv.data.components import (
    COURTIER_COST,
    HALL_COLOURS,
    HALL_COUNT,
    HALL_SPACES,
    HALLS,
    MAX_PARTIES,
    OF_PALACE,
)
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.payment import can_pay_units, charge_units, discount
from tabuleiro.games.merv.present.events import note_at
from tabuleiro.games.merv.state import ACTOR, COUNT_WIDTH, DISCOUNT, SERVANTS_LEFT, STEPS, MervState


def courtiers_of(state: MervState, party: i64) -> i64:
    """All courtiers of a party in the palace."""
    courtiers: i64 = 0
    hall: i64 = 0
    while hall < HALL_COUNT:
        courtiers += state.courtiers[hall * MAX_PARTIES + party]
        hall += 1
    return courtiers


def courtiers_in(state: MervState, hall: i64) -> i64:
    """All courtiers in a hall, whoever's they are."""
    courtiers: i64 = 0
    party: i64 = 0
    while party < MAX_PARTIES:
        courtiers += state.courtiers[hall * MAX_PARTIES + party]
        party += 1
    return courtiers


def _can_place(state: MervState, seat: i64, hall: i64, cost: i64) -> bool:
    return courtiers_in(state, hall) < HALL_SPACES[state.seats] and can_pay_units(state, seat, HALL_COLOURS[hall], cost)


def can_start_palace(state: MervState, seat: i64, free: i64) -> bool:
    """Whether a first step is possible."""
    if state.counts[seat * COUNT_WIDTH + SERVANTS_LEFT] == 0:
        return False
    cost: i64 = COURTIER_COST + courtiers_of(state, seat) - free
    hall: i64 = 0
    while hall < HALL_COUNT:
        if _can_place(state, seat, hall, cost):
            return True
        hall += 1
    return False


def legal_palace(state: MervState, out: vec[i64], count: i64) -> i64:
    """Halls with a free space that the player can pay for (ME-8.2.1)."""
    seat: i64 = state.agenda.get(ACTOR)
    start: i64 = count
    if state.agenda.get(STEPS) > 0:
        out[count] = STOP
        count += 1
    if state.counts[seat * COUNT_WIDTH + SERVANTS_LEFT] > 0:
        cost: i64 = COURTIER_COST + courtiers_of(state, seat) - state.agenda.get(DISCOUNT)
        hall: i64 = 0
        while hall < HALL_COUNT:
            if _can_place(state, seat, hall, cost):
                out[count] = PLACE_COURTIER + hall
                count += 1
            hall += 1
    if count == start:
        out[count] = STOP
        count += 1
    return count


def apply_place_courtier(state: MervState, hall: i64) -> None:
    """Ask for the cubes of a courtier: one more than the player already has in the palace."""
    seat: i64 = state.agenda.get(ACTOR)
    free: i64 = state.agenda.get(DISCOUNT)
    state.agenda.set(DISCOUNT, 0)
    state.agenda.set(STEPS, state.agenda.get(STEPS) + 1)
    charge_units(state, seat, PLACE_COURTIER + hall, HALL_COLOURS[hall], COURTIER_COST + courtiers_of(state, seat))
    if free == 1:
        discount(state)


def place_courtier(state: MervState, seat: i64, hall: i64) -> None:
    """Put a paid courtier into a hall; the first of all gains what is printed there (ME-8.2.3)."""
    is_first: bool = courtiers_in(state, hall) == 0
    enter_hall(state, seat, hall)
    if is_first:
        gain(state, seat, OF_PALACE)


def enter_hall(state: MervState, party: i64, hall: i64) -> None:
    """Move a servant of a party into a hall, where it stays (ME-8.2.4)."""
    state.counts[party * COUNT_WIDTH + SERVANTS_LEFT] -= 1
    state.courtiers[hall * MAX_PARTIES + party] += 1
    note_at(state, "courtier", party, "hall", HALLS, hall)
