"""How positions are set up by hand: what can be set in them, and what follows from it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tabuleiro.core.present.field import Field
from tabuleiro.core.state import Position, State

Read = Callable[[Position], State]
"""What `Game.read` does."""


class Editing(NamedTuple):
    """A game's answers to an editor; the test kit tries all of them."""

    fields: Callable[[Position], list[Field]]
    """What can be set in a position (`Game.read` accepts it), group by group."""
    reconcile: Callable[[Position, str, Read], None]
    """Write into a position what follows from a change at this path: counters, order, who is to act.

    It changes only what would otherwise be out of date, and never what stands at the path.
    """
    calm: Callable[[Position], None]
    """Put the quiet decision of this moment in the place of what is pending."""


def _no_fields(position: Position) -> list[Field]:  # noqa: ARG001 - nothing can be set
    return []


def _no_books(position: Position, path: str, read: Read) -> None:
    """Nothing follows from anything."""


def _no_calm(position: Position) -> None:
    """Nothing is ever half done."""


NO_EDITING: Final = Editing(_no_fields, _no_books, _no_calm)
"""Of a game in which nothing can be set by hand."""
