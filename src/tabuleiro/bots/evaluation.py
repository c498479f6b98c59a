"""How good a position is for each seat: judged by a learned network, or by the result once the game is over."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.arithmetic.exponential import exp
from tabuleiro.bots.arithmetic.logarithm import log
from tabuleiro.bots.network import ALONE, POINTS, VALUE, Accumulator, Network, logistic
from tabuleiro.bots.outcome_value import final_values
from tabuleiro.core.action import NOBODY
from tabuleiro.core.state import State

CERTAIN: Final = 0.0001
"""Values are kept so far away from 0 and 1 that their odds stay finite."""


class Evaluation:
    """Estimates the final values (`outcome_value.final_values`) of a position, and which actions deserve a look."""

    def __init__(self, network: Network | None, scale: float) -> None:
        self.network: Network | None = network
        self.scale: float = scale
        self.features: vec[i64] = vec[i64]([0] * (int(network.inputs) if network is not None else 0))
        self.accumulators: list[Accumulator] = []
        """One for each seat: what a seat sees changes little from one position to the next."""
        self.values: vec[float] = vec[float]([0.0] * 8)

    def odds(self, state: State, seat: i64) -> float:
        """The logarithm of a seat's odds."""
        self.values_into(state, self.values)
        value: float = min(max(self.values[seat], CERTAIN), 1.0 - CERTAIN)
        return log(value / (1.0 - value))

    def values_into(self, state: State, out: vec[float]) -> None:
        """What the position is worth to every seat, from 0 to 1.

        Every seat has a logit by its own view. The values are their softmax, so they add up to one whoever looks; a
        seat that plays alone has a head of its own.
        """
        if state.to_act() == NOBODY:
            self._final_into(state, out)
            return
        network: Network | None = self.network
        assert network is not None, "nothing was learned"
        seats: i64 = state.seats
        seat: i64 = 0
        while seat < seats:
            out[seat] = network.head(self._view(network, state, seat), ALONE if seats == 1 else VALUE)
            seat += 1
        if seats == 1:
            out[0] = logistic(out[0])
        else:
            share(out, seats)

    def priors_into(self, state: State, actions: vec[i64], count: i64, out: vec[float]) -> None:
        """How likely each of the first `count` actions is the best; `values_into` has just seen the position."""
        network: Network | None = self.network
        assert network is not None, "nothing was learned"
        accumulator: Accumulator = self.accumulators[state.to_act()]
        i: i64 = 0
        while i < count:
            out[i] = network.favour(accumulator, actions[i])
            i += 1
        share(out, count)

    def look(self, state: State) -> None:
        """See a position as the seat that decides does, without judging it: all that `priors_into` needs."""
        network: Network | None = self.network
        assert network is not None, "nothing was learned"
        self._view(network, state, state.to_act())

    def points(self, state: State, seat: i64) -> float:
        """With how many points a seat will probably end."""
        network: Network | None = self.network
        assert network is not None, "nothing was learned"
        return network.head(self._view(network, state, seat), POINTS) * self.scale

    def key(self, state: State, seat: i64) -> i64:
        """Tells positions apart, whenever they are reached."""
        network: Network | None = self.network
        assert network is not None, "nothing was learned"
        return self._view(network, state, seat).key()

    def final(self, state: State) -> list[float]:
        """What a finished game is worth to every seat."""
        result = state.result()
        assert result is not None, "the game goes on"
        seats = int(state.seats)
        shares = [float(result.shares[seat]) for seat in range(seats)]
        points = [result.standings[seat].points for seat in range(seats)]
        return final_values(shares, points, result.margin, self.scale)

    def _view(self, network: Network, state: State, seat: i64) -> Accumulator:
        """The network's view of a position from a seat."""
        while len(self.accumulators) <= seat:
            self.accumulators.append(Accumulator(int(network.inputs), int(network.hidden)))
        accumulator: Accumulator = self.accumulators[seat]
        state.features_into(seat, self.features)
        network.see(self.features, accumulator)
        return accumulator

    def _final_into(self, state: State, out: vec[float]) -> None:
        final: list[float] = self.final(state)
        for seat in range(len(final)):
            out[seat] = final[seat]


def share(numbers: vec[float], count: i64) -> None:
    """Turn the first `count` numbers into shares of one (softmax)."""
    highest: float = numbers[0]
    i: i64 = 1
    while i < count:
        if numbers[i] > highest:
            highest = numbers[i]
        i += 1
    total: float = 0.0
    i = 0
    while i < count:
        numbers[i] = exp(numbers[i] - highest)
        total += numbers[i]
        i += 1
    i = 0
    while i < count:
        numbers[i] = numbers[i] / total
        i += 1


def lower(values: vec[float], seat: i64, left: float) -> None:
    """Leave a part of its worth to a seat; the others share the rest."""
    seats: i64 = len(values)
    lost: float = (1.0 - left) * values[seat]
    values[seat] = values[seat] - lost
    other: i64 = 0
    while other < seats:
        if other != seat:
            values[other] = values[other] + lost / float(seats - 1)
        other += 1
