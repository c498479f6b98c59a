"""Phase B: the dice are drafted and placed (CO-6.B)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.dice import insert
from tabuleiro.games.coimbra.effects.counters import lasting
from tabuleiro.games.coimbra.effects.pending import ask
from tabuleiro.games.coimbra.effects.rewards import gain_points
from tabuleiro.games.coimbra.present.events import note_die, note_row
from tabuleiro.games.coimbra.state import CoimbraFields


def next_draft(state: CoimbraFields) -> None:
    """Ask the next player of the lap; after three laps phase C begins (CO-6.B1)."""
    if state.turn == state.seats:
        state.turn = 0
        state.lap += 1
    if state.lap == c.DICE_PER_SEAT:
        state.lap = 0
        state.phase = s.RETRIEVE_PHASE
    else:
        ask(state, d.DRAFT, state.order[state.turn], 0)


def legal_draft(state: CoimbraFields, out: vec[i64]) -> i64:
    """Every colour and value that lies in the pool."""
    values: vec[i64] = state.values
    owners: vec[i64] = state.owners
    pool: i64 = 0
    die: i64 = 0
    while die < c.DIE_COUNT:
        if values[die] > 0 and owners[die] < 0:
            pool |= c.BIT[ids.draft_die_id(c.DIE_COLOUR[die], values[die]) - ids.DRAFT_DIE]
        die += 1
    return ids.add_set(pool, ids.DRAFT_DIE, out, 0)


def draft_die(state: CoimbraFields, colour: i64, value: i64) -> None:
    """Take the lowest-numbered matching die (CO-1.15); the same player places it next."""
    seat: i64 = state.agenda.get(d.ACTOR)
    die: i64 = 0
    while c.DIE_COLOUR[die] != colour or state.values[die] != value or state.owners[die] >= 0:
        die += 1
    state.owners[die] = seat
    state.agenda.pop()
    ask(state, d.PLACE, seat, die)
    note_die(state, "die_drafted", seat, die, value)


def legal_place(out: vec[i64]) -> i64:
    """All four locations, always (CO-6.B5)."""
    location: i64 = 0
    while location < c.LOCATION_COUNT:
        out[location] = ids.PLACE_DIE + location
        location += 1
    return c.LOCATION_COUNT


def place_die(state: CoimbraFields, location: i64) -> None:
    """Put the drafted die into a row; the castle may be worth points (CO-6.B6)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    die: i64 = state.agenda.get(d.DIE)
    state.agenda.pop()
    insert(state, location, die + 1)
    note_row(state, "die_placed", seat, die, state.values[die], location)
    if location == c.CASTLE:
        gain_points(state, seat, lasting(state, seat, p.OP_ON_CASTLE_DIE))
    state.turn += 1
