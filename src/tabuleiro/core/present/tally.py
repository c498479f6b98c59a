"""Where points come from: a score taken apart into entries that say what, where and by which rule."""

from typing import NamedTuple

from tabuleiro.core.action import Arguments


class Entry(NamedTuple):
    """Some points of one party. `message` names a text of the game's catalogue, which `arguments` fill.

    `category` is one of those of the final result. A settled entry is part of the score that the board shows; any
    other would come on top if the game ended now.
    """

    category: str
    points: int
    rule: str
    message: str
    arguments: Arguments
    elements: list[str]
    settled: bool


class Prospect(NamedTuple):
    """What one step would add to a category: a fact of the position, and no advice.

    `message` names a text of the game's catalogue that says the step; `points` is what a party would have more in the
    category if nothing else changed.
    """

    category: str
    points: int
    rule: str
    message: str
    arguments: Arguments
    elements: list[str]
