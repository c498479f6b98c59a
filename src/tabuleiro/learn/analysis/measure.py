"""What people are told of a value: whole ten-thousandths of the win, or alone hundredths of a point of margin."""

from typing import Final, NamedTuple

from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core.state import State
from tabuleiro.learn.estimate.calibration import Curve, fitted_curve
from tabuleiro.learn.estimate.outlook import WHOLE, ten_thousandths

POINT: Final = 100
"""Margins are told in hundredths of a point."""
UNTOLD: Final = -1
"""Stands for a chance to win that cannot be told."""


class Measure(NamedTuple):
    """Turns the values of a search into what is told, for one game and seat count."""

    curve: Curve
    seats: int
    scale: float

    def read(self, values: list[float], state: State) -> list[int]:
        """The shares of all seats, or alone the margin, by what a search expects of a position."""
        progress = state.progress() / 1000
        if self.seats == 1:
            return [round(self.curve.margin(values[0], progress).middle * POINT)]
        return ten_thousandths(self.curve.shares(values, progress))

    def band(self, values: list[float], state: State) -> list[int] | None:
        """Alone: low, middle and high of the margin, and the chance to win."""
        if self.seats > 1:
            return None
        knot = self.curve.margin(values[0], state.progress() / 1000)
        chance = round(knot.won * WHOLE) if self.curve.has_chance else UNTOLD
        return [*(round(one * POINT) for one in (knot.low, knot.middle, knot.high)), chance]

    def final(self, state: State) -> list[int]:
        """The same of a game that is over: the result itself."""
        result = state.result()
        assert result is not None, "the game goes on"
        if self.seats == 1:
            return [result.margin * POINT]
        return ten_thousandths([float(share) for share in result.shares[: self.seats]])

    def final_band(self, state: State) -> list[int] | None:
        """The band of a game that is over."""
        result = state.result()
        assert result is not None, "the game goes on"
        if self.seats > 1:
            return None
        chance = round(float(result.shares[0]) * WHOLE) if self.curve.has_chance else UNTOLD
        return [result.margin * POINT] * 3 + [chance]

    def unit(self, share: int) -> float:
        """What a loss is measured against: the own chance, but never less than a fair share; alone a clear margin."""
        return self.scale * POINT if self.seats == 1 else max(float(share), WHOLE / self.seats)


def find_measure(state: State) -> Measure:
    """The measure of a game, by the calibration that was fitted for its weights."""
    game, seats = state.game(), int(state.seats)
    return Measure(fitted_curve(game, seats), seats, find_evaluation(game, seats).scale)
