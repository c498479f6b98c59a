"""Phases A and B: rolling, drafting and placing dice (CO-6.A, CO-6.B)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.dice import insert
from tabuleiro.games.coimbra.effects.counters import lasting
from tabuleiro.games.coimbra.effects.pending import ask, ask_chance
from tabuleiro.games.coimbra.effects.rewards import gain_points
from tabuleiro.games.coimbra.present.events import NO_SEAT, note_die, note_row
from tabuleiro.games.coimbra.state import CoimbraState


def next_roll(state: CoimbraState) -> None:
    """Ask chance for the next die in die-id order; when all have rolled, the draft begins."""
    if next_die(state) >= 0:
        ask_chance(state, d.ROLL_DIE)
    else:
        state.phase = s.DRAFT_PHASE


def next_die(state: CoimbraState) -> i64:
    """The first die of this game that has not rolled yet, or -1."""
    die: i64 = 0
    while die < c.DIE_COUNT:
        if c.DICE_IN_GAME[state.seats * c.DIE_COUNT + die] == 1 and state.values[die] == 0:
            return die
        die += 1
    return -1


def legal_roll(out: vec[i64]) -> i64:
    """The six faces."""
    face: i64 = 0
    while face < c.FACES:
        out[face] = ids.ROLL_DIE + face
        face += 1
    return c.FACES


def roll(state: CoimbraState, face: i64) -> None:
    """Chance has rolled a die."""
    die: i64 = next_die(state)
    state.agenda.pop()
    state.values[die] = face
    note_die(state, "die_rolled", NO_SEAT, die, face)


def next_draft(state: CoimbraState) -> None:
    """Ask the next player of the lap; after three laps phase C begins (CO-6.B1)."""
    if state.turn == state.seats:
        state.turn = 0
        state.lap += 1
    if state.lap == c.DICE_PER_SEAT:
        state.lap = 0
        state.phase = s.RETRIEVE_PHASE
    else:
        ask(state, d.DRAFT, state.order[state.turn], 0)


def legal_draft(state: CoimbraState, out: vec[i64]) -> i64:
    """Every colour and value that lies in the pool."""
    pool: i64 = 0
    die: i64 = 0
    while die < c.DIE_COUNT:
        if state.values[die] > 0 and state.owners[die] < 0:
            pool |= c.BIT[c.DIE_COLOUR[die] * c.FACES + state.values[die] - 1]
        die += 1
    count: i64 = 0
    choice: i64 = 0
    while pool > 0:
        if pool & 1 == 1:
            out[count] = ids.DRAFT_DIE + choice
            count += 1
        pool >>= 1
        choice += 1
    return count


def draft(state: CoimbraState, colour: i64, value: i64) -> None:
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


def place(state: CoimbraState, location: i64) -> None:
    """Put the drafted die into a row; the castle may be worth points (CO-6.B6)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    die: i64 = state.agenda.get(d.DIE)
    state.agenda.pop()
    insert(state, location, die + 1)
    note_row(state, "die_placed", seat, die, state.values[die], location)
    if location == c.CASTLE:
        gain_points(state, seat, lasting(state, seat, p.OP_CASTLE_DIE))
    state.turn += 1
