"""What people are told of a position: shares of the win in ten-thousandths, the lead to expect, and the doubt."""

from typing import Final, NamedTuple

from tabuleiro.bots.appraisal import Appraisal
from tabuleiro.learn.estimate.calibration import Curve

WHOLE: Final = 10_000
"""Shares are told in ten-thousandths, so that they add up to one exactly."""


class Outlook(NamedTuple):
    """What a seat's turn leads to: the share of every seat, the lead of that seat in points, and how sure that is.

    Alone there is a share only where games were won and lost often enough to tell one.
    """

    shares: list[int] | None
    lead: float
    low: float
    high: float
    """Four games of five end between these two leads."""
    doubt: int
    """By how much the second half of the search changed the seat's share, in ten-thousandths."""
    lead_doubt: float


def read_outlook(curve: Curve, found: Appraisal, seat: int, progress: float) -> Outlook:
    """What an appraisal comes to by a calibration; `progress` is that of the position that was judged."""
    whole, half = curve.shares(found.expected, progress), curve.shares(found.half, progress)
    margin, before = curve.margin(found.expected[seat], progress), curve.margin(found.half[seat], progress)
    return Outlook(
        ten_thousandths(whole) if curve.has_chance else None,
        round(margin.middle, 1),
        round(margin.low, 1),
        round(margin.high, 1),
        round(abs(whole[seat] - half[seat]) * WHOLE),
        round(abs(margin.middle - before.middle), 1),
    )


def ten_thousandths(shares: list[float]) -> list[int]:
    """Shares as whole numbers that add up to as much as the shares do (largest remainder)."""
    exact = [share * WHOLE for share in shares]
    rounded = [int(one) for one in exact]
    missing = round(sum(exact)) - sum(rounded)
    order = sorted(range(len(exact)), key=lambda place: (rounded[place] - exact[place], place))
    for place in order[:missing]:
        rounded[place] += 1
    return rounded
