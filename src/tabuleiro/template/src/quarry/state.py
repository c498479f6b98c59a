"""The fields of a position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.agenda import new_agenda
from tabuleiro.core.agenda_state import AgendaState

END_REASONS: Final = ("heap_empty",)
AGENDA_CAPACITY: Final = 1
NO_SEAT: Final = -1


class QuarryFields(AgendaState):
    """What lies on the table; one frame on the agenda, or none when the game is over."""

    size: i64 = 0
    """The option `heap`: an index into HEAPS."""
    heap: i64 = 0
    """Pebbles that nobody has taken yet."""
    face: i64 = 0
    """What the die shows, or 0 while it is being rolled."""
    turn: i64 = 0
    """The seat in turn."""
    last: i64 = NO_SEAT
    """The seat that took the last pebble, or NO_SEAT while the heap is not empty."""
    points: vec[i64]


def clear(state: QuarryFields) -> None:
    """Fill every table with its empty value, as the numbers have theirs."""
    state.agenda = new_agenda(AGENDA_CAPACITY)
    state.points = vec[i64]()


def copy_fields(source: QuarryFields, target: QuarryFields) -> None:
    """Make one position equal to another; nothing mutable is shared."""
    target.agenda = source.agenda.copy()
    target.seats = source.seats
    target.size = source.size
    target.heap = source.heap
    target.face = source.face
    target.turn = source.turn
    target.last = source.last
    target.points = source.points[:]
