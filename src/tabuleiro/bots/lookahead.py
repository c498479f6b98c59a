"""One-ply search: how good each legal action is for whoever takes it, by the evaluation of the position after it."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.core.state import State


class Lookahead:
    """Owns the buffers of a look-ahead; `actions`, `odds` and `actors` (who acts next) hold the last answer."""

    def __init__(self, evaluation: Evaluation, state: State) -> None:
        size: int = state.game().spaces.size
        self.evaluation: Evaluation = evaluation
        self.trial: State = state.copy()
        self.actions: vec[i64] = vec[i64]([0] * size)
        self.odds: vec[float] = vec[float]([0.0] * size)
        self.actors: vec[i64] = vec[i64]([0] * size)

    def look(self, state: State, kept: set[int]) -> i64:
        """Judge every legal action that is kept or not redundant; return their number. A single one is not judged."""
        count: i64 = state.legal_into(self.actions)
        if count == 1:
            return 1
        seat: i64 = state.to_act()
        judged: i64 = 0
        i: i64 = 0
        while i < count:
            action: i64 = self.actions[i]
            i += 1
            if state.redundant(action) and int(action) not in kept:
                continue
            self.trial.copy_from(state)
            self.trial.apply(action)
            self.actions[judged] = action
            self.actors[judged] = self.trial.to_act()
            self.odds[judged] = self.evaluation.odds(self.trial, seat)
            judged += 1
        return judged if judged > 0 else 1

    def best(self, count: i64) -> i64:
        """The place of the best action among the first `count`; the first of equals."""
        best: i64 = 0
        i: i64 = 1
        while i < count:
            if self.odds[i] > self.odds[best]:
                best = i
            i += 1
        return best
