"""Warns before a blunder: how much of the own chance an action gives away that hands the turn over."""

from typing import Final, NamedTuple

from tabuleiro.core.state import State
from tabuleiro.learn.analysis.measure import find_measure
from tabuleiro.learn.analysis.tried import weigh_action
from tabuleiro.learn.estimate.calibration import NoEstimate, find_curve

NODES: Final = 100_000
"""Positions that are looked at: a third of a second."""
LIMIT: Final = 0.20
"""From this part of the own chance on somebody is warned: a mistake."""


class Warned(NamedTuple):
    """What an action gives away, less the doubt: as told, and as a part of the own chance."""

    loss: int
    r: float

    def is_bad(self) -> bool:
        """Whether it is worth a warning."""
        return self.r >= LIMIT


def warn(state: State, action: int, nodes: int = NODES) -> Warned | None:
    """Judge an action before it is played; None where there is no choice, or nothing is proven for the game."""
    if len(state.legal()) == 1:
        return None
    try:
        find_curve(state.game(), int(state.seats))
    except NoEstimate:
        return None
    weighed = weigh_action(state, action, nodes)
    return Warned(weighed.loss, weighed.loss / find_measure(state).unit(weighed.best))
