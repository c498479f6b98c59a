"""A public event: what the rules did, in an order in which it can be told and animated."""

from typing import NamedTuple

from tabuleiro.core.action import Arguments


class Event(NamedTuple):
    """One thing that happened. Its text is the message `event-<kind>` of the game's catalogue."""

    kind: str
    seat: int
    elements: list[str]
    arguments: Arguments
