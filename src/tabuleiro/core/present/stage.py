"""The stage that a game has reached, for whoever sees it in a list and not the board."""

from typing import NamedTuple


class Stage(NamedTuple):
    """Rounds, years or full cities, and how many there will be; `unit` names what is counted."""

    unit: str
    done: int
    of: int
