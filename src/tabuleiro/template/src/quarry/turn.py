"""The rules: setting up, rolling the die, taking pebbles (QU-1, QU-2)."""

from librt.vecs import vec
from mypy_extensions import i64

from quarry import actions as ids
from quarry import decisions as d
from quarry.data import components as c
from quarry.present import events
from quarry.state import QuarryFields, clear
from tabuleiro.core.action import CHANCE
from tabuleiro.core.agenda_state import ACTOR


def set_up(state: QuarryFields, seats: int, size: int) -> None:
    """Lay the heap out and let the die be rolled for seat 0 (QU-1.1, QU-1.2)."""
    clear(state)
    state.seats = seats
    state.size = size
    state.heap = c.HEAP_SIZES[size]
    state.points = vec[i64]([0] * seats)
    ask(state, d.ROLL, CHANCE)


def ask(state: QuarryFields, kind: int, actor: int) -> None:
    """Make this the pending decision."""
    state.agenda.push(kind)
    state.agenda.set(ACTOR, actor)


def legal_roll(out: vec[i64]) -> i64:
    """Every face of the die (QU-2.1)."""
    for number in range(1, c.FACES + 1):
        out[number - 1] = ids.roll_id(number)
    return c.FACES


def legal_take(state: QuarryFields, out: vec[i64]) -> i64:
    """One pebble and more, as far as the die and the heap allow (QU-2.2, QU-2.3)."""
    most = int(min(state.face, state.heap))
    for number in range(1, most + 1):
        out[number - 1] = ids.take_id(number)
    return most


def roll(state: QuarryFields, number: int) -> None:
    """The die shows a number; the seat in turn takes pebbles (QU-2.1)."""
    state.face = number
    events.note_rolled(state, number)
    state.agenda.pop()
    ask(state, d.TAKE, int(state.turn))


def take(state: QuarryFields, number: int) -> None:
    """Gain pebbles, and give the turn on or end the game (QU-2.4, QU-3.1)."""
    state.heap -= number
    state.points[state.turn] += number
    state.face = 0
    events.note_took(state, int(state.turn), number)
    state.agenda.pop()
    if state.heap == 0:
        state.last = state.turn
        events.note_ended(state)
    else:
        state.turn = (state.turn + 1) % state.seats
        ask(state, d.ROLL, CHANCE)
