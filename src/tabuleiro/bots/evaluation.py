"""How good a position is for each seat: judged by a learned network, or by the result once the game is over.

A game for which nothing was learned yet is judged by the points on its board.
"""

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.judgement import Judgement, find_judgement
from tabuleiro.bots.network import Accumulator, Network, logistic
from tabuleiro.bots.outcome_value import final_values
from tabuleiro.core.action import NOBODY
from tabuleiro.core.game import Game
from tabuleiro.core.state import State

CERTAIN: Final = 0.0001
"""Values are kept so far away from 0 and 1 that their odds stay finite."""


class Evaluation:
    """Estimates the final value (`standing.final_values`) of a position for its seats."""

    def __init__(self, network: Network | None, scale: float) -> None:
        self.network: Network | None = network
        self.scale: float = scale
        self.judgement: Judgement | None = None
        """What the network goes by; found when the first position tells the game."""
        self.features: vec[i64] = vec[i64]([0] * (int(network.inputs) if network is not None else 0))
        self.accumulators: list[Accumulator] = []
        """One for each seat: what a seat sees changes little from one position to the next."""

    def odds(self, state: State, seat: i64) -> float:
        """The logarithm of a seat's odds: orders positions as `value` does, and never saturates."""
        if state.to_act() == NOBODY:
            value: float = self.final(state)[seat]
            value = min(max(value, CERTAIN), 1.0 - CERTAIN)
            return log(value / (1.0 - value))
        return self.judge(state, seat)

    def value(self, state: State, seat: i64) -> float:
        """What the position is worth to one seat, from 0 to 1."""
        if state.to_act() == NOBODY:
            return self.final(state)[seat]
        return logistic(self.judge(state, seat))

    def judge(self, state: State, seat: i64) -> float:
        """The logarithm of a seat's odds while the game goes on."""
        network: Network | None = self.network
        if network is None:
            return float(lead(state, seat)) / self.scale
        judgement: Judgement | None = self.judgement
        if judgement is None:
            judgement = find_judgement(state.game())
            self.judgement = judgement
        judgement.into(state, seat, self.features)
        while len(self.accumulators) <= seat:
            self.accumulators.append(Accumulator(int(network.inputs), int(network.hidden) + 1))
        return network.run(self.features, self.accumulators[seat])

    def values_into(self, state: State, seat: i64, value: float, out: vec[float]) -> None:
        """What the position is worth to every seat, when it is worth `value` to one of them; they add up to one.

        With two seats there is nothing left to judge; with more, the others share what is left in proportion to how
        each of them sees it. A seat that plays alone keeps its value.
        """
        others: float = 0.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                out[other] = self.value(state, other) if state.seats > 2 else 1.0
                others += out[other] + CERTAIN
            other += 1
        out[seat] = value
        other = 0
        while other < state.seats:
            if other != seat:
                out[other] = (out[other] + CERTAIN) * (1.0 - value) / others
            other += 1

    def final(self, state: State) -> list[float]:
        """What a finished game is worth to every seat."""
        result = state.result()
        assert result is not None, "the game goes on"
        return final_values(result, int(state.seats), self.scale)


def input_count(game: Game) -> int:
    """How many numbers a network goes by."""
    return len(find_judgement(game).names(game))


def lead(state: State, seat: i64) -> i64:
    """A seat's points less the best other party's."""
    points: list[int] = state.scores()
    best_other: i64 = -(1 << 40)
    for party in range(len(points)):
        if party != seat and points[party] > best_other:
            best_other = points[party]
    return points[seat] - (best_other if len(points) > 1 else 0)
