"""How good a turn was: what part of the own chance it gave away, and the accuracy that this comes to.

At two equal players the limits are those that chess players know: 5, 10 and 15 points of the chance to win.
"""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from tabuleiro.bots.arithmetic.exponential import exp
from tabuleiro.learn.analysis.shape import Grade

LIMITS: Final[tuple[tuple[float, Grade], ...]] = (
    (0.30, "blunder"),
    (0.20, "mistake"),
    (0.10, "inaccuracy"),
    (0.05, "fair"),
)
"""From which part of the own chance on a turn has a grade, the worst first."""
ABOUT: Final = 0.05
"""A turn about whose worth there is more doubt is held against nobody."""
DECAY: Final = 2.2
"""An accuracy is 100 e^(-2.2 r): 80, 64 and 52 at the three limits."""
LEAST_STAKES: Final = 0.01
"""A turn at which less was at stake does not count: anybody would have played as well."""
WEIGHTS: Final = (0.02, 0.5)
"""The least and the most that a turn counts."""
RESAMPLES: Final = 1_000
SEED: Final = 1
LOW, HIGH = 25, 974
"""The places of the ends of the 95 % interval among the sorted resamples."""


class Play(NamedTuple):
    """A turn, or a decision: what part of the own chance it gave away, and what part was at stake."""

    r: float
    stakes: float


def grade_of(r: float) -> Grade:
    """The grade of a turn with a choice."""
    if r <= 0:
        return "best"
    return next((grade for limit, grade in LIMITS if r >= limit), "good")


def accuracy_of(r: float) -> float:
    """The accuracy of one turn, from 0 to 100."""
    return 100 * exp(-DECAY * max(r, 0.0))


def accuracy(plays: Sequence[Play]) -> float | None:
    """The accuracy of a game: half the mean by stakes, half the harmonic mean; None where nothing was at stake."""
    counted = _counted(plays)
    return _mean(counted) if counted else None


def interval(plays: Sequence[Play]) -> tuple[float, float] | None:
    """Where the accuracy lies with 95 % (percentile bootstrap over turns, with fixed seed)."""
    counted = _counted(plays)
    if not counted:
        return None
    dice = random.Random(SEED)
    means = sorted(_mean(dice.choices(counted, k=len(counted))) for _ in range(RESAMPLES))
    return means[LOW], means[HIGH]


def _counted(plays: Sequence[Play]) -> list[tuple[float, float]]:
    """The accuracy and the weight of every turn that counts."""
    low, high = WEIGHTS
    return [
        (max(accuracy_of(play.r), 1.0), min(max(play.stakes, low), high))
        for play in plays
        if play.stakes >= LEAST_STAKES
    ]


def _mean(counted: list[tuple[float, float]]) -> float:
    weighted = sum(one * weight for one, weight in counted) / sum(weight for _, weight in counted)
    harmonic = len(counted) / sum(1 / one for one, _ in counted)
    return (weighted + harmonic) / 2
