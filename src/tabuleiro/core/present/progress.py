"""How far a game is, for whoever sees it in a list and not the board."""

from typing import NamedTuple


class Progress(NamedTuple):
    """So many rounds, years or full cities of so many; `unit` names what is counted."""

    unit: str
    done: int
    of: int
