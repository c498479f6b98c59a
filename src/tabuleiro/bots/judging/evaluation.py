"""The evaluation of a game whose policy was not learned yet: a seat's odds by its own view, or by the points."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.arithmetic.logarithm import log
from tabuleiro.bots.evaluation import CERTAIN, Evaluation
from tabuleiro.bots.network import VALUE, Network, logistic
from tabuleiro.core.action import NOBODY
from tabuleiro.core.state import State


class JudgedEvaluation(Evaluation):
    """Judges a seat by a network without a policy.

    Without a network the points on the board must do.
    """

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
        return network.head(self._view(network, state, seat), VALUE)

    def values_into(self, state: State, out: vec[float]) -> None:
        """What the position is worth to every seat; they add up to one, but for a seat that plays alone."""
        self.share_into(state, 0, self.value(state, 0), out)

    def share_into(self, state: State, seat: i64, value: float, out: vec[float]) -> None:
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

    def points(self, state: State, seat: i64) -> float:
        """The points on the board: nothing more was learned."""
        return float(state.scores()[seat])

    def key(self, state: State, seat: i64) -> i64:  # noqa: ARG002 - positions are not told apart
        """Always 0."""
        return 0


def lead(state: State, seat: i64) -> i64:
    """A seat's points less the best other party's."""
    points: list[int] = state.scores()
    best_other: i64 = -(1 << 40)
    for party in range(len(points)):
        if party != seat and points[party] > best_other:
            best_other = points[party]
    return points[seat] - (best_other if len(points) > 1 else 0)
