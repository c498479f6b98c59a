"""Phase A: the dice are rolled (CO-6.A)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.effects.pending import ask_chance
from tabuleiro.games.coimbra.present.events import NO_SEAT, note_die
from tabuleiro.games.coimbra.state import CoimbraFields


def next_roll(state: CoimbraFields) -> None:
    """Ask chance for the next die in die-id order; when all have rolled, the draft begins."""
    if next_die(state) >= 0:
        ask_chance(state, d.ROLL_DIE)
    else:
        state.phase = s.DRAFT_PHASE


def next_die(state: CoimbraFields) -> i64:
    """The first die of this game that has not rolled yet, or -1."""
    values: vec[i64] = state.values
    die: i64 = 0
    while die < c.DIE_COUNT:
        if values[die] == 0 and c.DICE_IN_GAME[state.seats * c.DIE_COUNT + die] == 1:
            return die
        die += 1
    return -1


def legal_roll_die(out: vec[i64]) -> i64:
    """The six faces."""
    action: i64 = ids.roll_die_id(1)
    i: i64 = 0
    while i < c.FACES:
        out[i] = action + i
        i += 1
    return c.FACES


def roll_die(state: CoimbraFields, face: i64) -> None:
    """Chance has rolled a die."""
    die: i64 = next_die(state)
    state.agenda.pop()
    state.values[die] = face
    note_die(state, "die_rolled", NO_SEAT, die, face)
