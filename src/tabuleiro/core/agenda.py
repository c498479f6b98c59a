"""The agenda: pending decisions as a stack of small frames of integers inside a state."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 8
"""Integers per frame: the decision kind, then seven arguments whose meaning belongs to that kind."""


class Agenda:
    """A stack of frames with a fixed capacity; the top frame is the decision that is pending now.

    Every step looks at it many times: frames that are final and there from the beginning are read without counting who
    uses them, and without asking whether they are there.
    """

    def __init__(self, frames: vec[i64], depth: i64) -> None:
        self.frames: Final = frames
        self.depth: i64 = depth

    def push(self, kind: i64) -> None:
        """Put a new decision on top, its arguments zero."""
        frames: vec[i64] = self.frames
        place: i64 = self.depth * WIDTH
        end: i64 = place + WIDTH
        frames[place] = kind
        while place + 1 < end:
            place += 1
            frames[place] = 0
        self.depth += 1

    def pop(self) -> None:
        """Take the top decision off; what lies below is pending again. A free frame is always zero."""
        assert self.depth > 0, "the agenda is empty"
        frames: vec[i64] = self.frames
        self.depth -= 1
        place: i64 = self.depth * WIDTH
        end: i64 = place + WIDTH
        while place < end:
            frames[place] = 0
            place += 1

    def turn_into(self, kind: i64) -> None:
        """Let the top decision become one of another kind; its arguments stay."""
        self.frames[(self.depth - 1) * WIDTH] = kind

    def kind(self) -> i64:
        """The kind of the top decision."""
        return self.frames[(self.depth - 1) * WIDTH]

    def get(self, column: i64) -> i64:
        """Argument `column` (1 to 7) of the top decision."""
        return self.frames[(self.depth - 1) * WIDTH + column]

    def set(self, column: i64, value: i64) -> None:
        """Write argument `column` (1 to 7) of the top decision."""
        self.frames[(self.depth - 1) * WIDTH + column] = value

    def copy(self) -> "Agenda":
        """An agenda of its own with the same frames."""
        return Agenda(self.frames[:], self.depth)


def new_agenda(capacity: int) -> Agenda:
    """An empty agenda for at most `capacity` frames; pushing one more raises IndexError."""
    return Agenda(vec[i64]([0] * (capacity * WIDTH)), 0)
