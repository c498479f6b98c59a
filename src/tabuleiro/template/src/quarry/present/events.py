"""The event kinds, and how each is noted: nothing is written unless somebody keeps a journal."""

from typing import Final

from quarry.state import QuarryFields
from tabuleiro.core.action import CHANCE, NOBODY

EVENT_KINDS: Final = ("rolled", "took", "ended")


def note_rolled(state: QuarryFields, number: int) -> None:
    """The die shows a number."""
    state.note("rolled", CHANCE, [], {"number": number})


def note_took(state: QuarryFields, seat: int, number: int) -> None:
    """A seat took pebbles."""
    state.note("took", seat, ["heap:heap"], {"number": number})


def note_ended(state: QuarryFields) -> None:
    """The heap is empty."""
    state.note("ended", NOBODY, [], {})
