"""The sequential probability ratio test (SPRT): play until it is known whether a bot is stronger, and not longer."""

from math import log, log10
from typing import Final, NamedTuple

STRONGER: Final = 40.0
"""The gain in Elo that the test looks for, against no gain at all."""
RISK: Final = 0.05
"""How often each of the two errors may happen: to take what is no stronger, to refuse what is."""
CERTAIN: Final = log((1 - RISK) / RISK)


class Verdict(NamedTuple):
    """What the games so far tell: their number, the share that was won, and the logarithm of the likelihood ratio."""

    games: int
    share: float
    ratio: float

    def is_decided(self) -> bool:
        """Whether more games are needless."""
        return abs(self.ratio) >= CERTAIN

    def is_stronger(self) -> bool:
        """What speaks for a gain weighs more than what speaks against it."""
        return self.ratio > 0


def judge_shares(shares: list[float]) -> Verdict:
    """The generalised test over the share of each game, for a bot that ought to get half (normal approximation).

    Half a game for each side is added to the spread, so that a few games without a loss do not look certain.
    """
    count = len(shares)
    if count == 0:
        return Verdict(0, 0.5, 0.0)
    mean = sum(shares) / count
    spread = (sum((share - mean) ** 2 for share in shares) + 0.5) / (count + 1)
    more = share_of(STRONGER)
    ratio = count * (more - 0.5) * (2 * mean - more - 0.5) / (2 * spread)
    return Verdict(count, mean, ratio)


def share_of(elo: float) -> float:
    """The share of the wins that a lead in Elo brings."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(share: float, games: int) -> float:
    """The lead in Elo that a share of the wins tells; one game's part is added so that it stays finite."""
    share = (share * games + 0.5) / (games + 1)
    return 400 * log10(share / (1 - share))
