"""The palace: courtiers in its four halls (ME-8.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.payment import can_pay_units, charge_units, discount
from tabuleiro.games.merv.present.events import note_at
from tabuleiro.games.merv.state import MervFields


def courtiers_of(state: MervFields, party: i64) -> i64:
    """All courtiers of a party in the palace."""
    courtiers: i64 = 0
    hall: i64 = 0
    while hall < c.HALL_COUNT:
        courtiers += state.courtiers[hall * c.MAX_PARTIES + party]
        hall += 1
    return courtiers


def courtiers_in(state: MervFields, hall: i64) -> i64:
    """The courtiers of all parties in a hall."""
    courtiers: i64 = 0
    party: i64 = 0
    while party < c.MAX_PARTIES:
        courtiers += state.courtiers[hall * c.MAX_PARTIES + party]
        party += 1
    return courtiers


def _can_place(state: MervFields, seat: i64, hall: i64, cost: i64) -> bool:
    is_full: bool = courtiers_in(state, hall) >= c.HALL_SPACES[state.seats]
    return not is_full and can_pay_units(state, seat, c.HALL_COLOURS[hall], cost)


def can_start_palace(state: MervFields, seat: i64, free: i64) -> bool:
    """Whether a first step is possible."""
    if state.counts[seat * s.COUNT_WIDTH + s.SERVANTS_LEFT] == 0:
        return False
    cost: i64 = c.COURTIER_COST + courtiers_of(state, seat) - free
    hall: i64 = 0
    while hall < c.HALL_COUNT:
        if _can_place(state, seat, hall, cost):
            return True
        hall += 1
    return False


def legal_palace_step(state: MervFields, out: vec[i64], count: i64) -> i64:
    """Halls with a free space that the player can pay for (ME-8.2.1)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    start: i64 = count
    if state.agenda.get(d.STEPS) > 0:
        out[count] = ids.STOP
        count += 1
    if state.counts[seat * s.COUNT_WIDTH + s.SERVANTS_LEFT] > 0:
        cost: i64 = c.COURTIER_COST + courtiers_of(state, seat) - state.agenda.get(d.DISCOUNT)
        hall: i64 = 0
        while hall < c.HALL_COUNT:
            if _can_place(state, seat, hall, cost):
                out[count] = ids.PLACE_COURTIER + hall
                count += 1
            hall += 1
    if count == start:
        out[count] = ids.STOP
        count += 1
    return count


def apply_place_courtier(state: MervFields, hall: i64) -> None:
    """Ask for the cubes of a courtier: one more than the player already has in the palace."""
    seat: i64 = state.agenda.get(d.ACTOR)
    free: i64 = state.agenda.get(d.DISCOUNT)
    state.agenda.set(d.DISCOUNT, 0)
    state.agenda.set(d.STEPS, state.agenda.get(d.STEPS) + 1)
    cost: i64 = c.COURTIER_COST + courtiers_of(state, seat)
    charge_units(state, seat, ids.PLACE_COURTIER + hall, c.HALL_COLOURS[hall], cost)
    if free == 1:
        discount(state)


def place_courtier(state: MervFields, seat: i64, hall: i64) -> None:
    """Put a paid courtier into a hall; the first of all gains what is printed there (ME-8.2.3)."""
    is_first: bool = courtiers_in(state, hall) == 0
    enter_hall(state, seat, hall)
    if is_first:
        gain(state, seat, c.OF_PALACE)


def enter_hall(state: MervFields, party: i64, hall: i64) -> None:
    """Move a servant of a party into a hall, where it stays (ME-8.2.4)."""
    state.counts[party * s.COUNT_WIDTH + s.SERVANTS_LEFT] -= 1
    state.courtiers[hall * c.MAX_PARTIES + party] += 1
    note_at(state, "courtier", party, "hall", c.HALLS, hall)
