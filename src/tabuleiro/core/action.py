"""What one action means in one position, for people and front ends."""

from typing import Final, NamedTuple

CHANCE: Final = -1
"""The actor of a chance decision (OpenSpiel's number)."""
NOBODY: Final = -4
"""The actor when the game is over (OpenSpiel's number)."""

Arguments = dict[str, int | str]
"""What fills a message: a number stays a number, a text is the id of another message of the same catalogue
(`route-hamburg_luebeck`), and `seat-2` stands for whoever sits in seat 2."""


class Action(NamedTuple):
    """An action id, described in the position where it may be taken.

    `elements` are board elements (`route:hamburg_luebeck`), the one to click first; `message` names a text of the
    game's catalogue, which `arguments` fill.
    """

    id: int
    text: str
    kind: str
    seat: int
    elements: list[str]
    message: str
    arguments: Arguments


class Meant(NamedTuple):
    """What a press on a board element can stand for in a position, whether or not it is allowed there."""

    actions: list[int]
    """Ids, the likeliest first."""
    later: str = ""
    """The kind of action that the element is for at another moment, when no id is forbidden here."""
