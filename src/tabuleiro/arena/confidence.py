"""The Wilson score interval: how sure a share of wins is."""

from math import sqrt
from typing import Final, NamedTuple

SIGMAS: Final = 1.959964
"""The standard deviations to both sides that hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """A share and the bounds of its 95 % confidence interval."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


def wilson(wins: float, games: int) -> Interval:
    """Wilson's score interval: it stays between 0 and 1 and holds for few games, too. A shared win counts in part."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    square = SIGMAS * SIGMAS / games
    middle = (share + square / 2) / (1 + square)
    reach = SIGMAS * sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return Interval(share, max(middle - reach, 0.0), min(middle + reach, 1.0))
