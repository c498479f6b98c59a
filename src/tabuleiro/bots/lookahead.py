"""One-ply search: how good each legal action is for whoever takes it, by the evaluation of the position after it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.rng import draw
from tabuleiro.core.state import State

FOLLOWED: Final = 2
"""How many further decisions of the same seat belong to a move: an action and the choices that it opens are one move to
a person."""
MOST: Final = 500
"""No look-ahead judges many more positions than these: where every choice is wide, a move is not followed."""


class Lookahead:
    """Owns the buffers of a look-ahead; `actions`, `odds` and `actors` (who acts next) hold the last answer."""

    def __init__(self, evaluation: Evaluation, state: State, followed: int) -> None:
        size: int = state.game().spaces.size
        self.evaluation: Evaluation = evaluation
        self.trial: State = state.copy()
        self.actions: vec[i64] = vec[i64]([0] * size)
        self.odds: vec[float] = vec[float]([0.0] * size)
        self.actors: vec[i64] = vec[i64]([0] * size)
        self.inner: Lookahead | None = None
        if followed > 0:
            self.inner = Lookahead(evaluation, state, followed - 1)

    def look(self, state: State) -> i64:
        """Judge every legal action that is not redundant; return their number. A single one is not judged."""
        count: i64 = state.legal_into(self.actions)
        return 1 if count == 1 else self.judge(state, count, state.decision(), MOST)

    def judge(self, state: State, count: i64, root: str, room: i64) -> i64:
        """Judge the first `count` of `actions` that are not redundant; return how many are left of them.

        What an action opens is followed until the seat is back at a decision of the kind `root`, if about `room`
        judgements are enough for that.
        """
        seat: i64 = state.to_act()
        kept: i64 = 0
        i: i64 = 0
        while i < count:
            action: i64 = self.actions[i]
            i += 1
            if count > 1 and state.redundant(action):
                continue
            self.trial.copy_from(state)
            self.trial.apply(action)
            self.actions[kept] = action
            self.actors[kept] = self.trial.to_act()
            self.odds[kept] = self._odds(seat, root, room // count)
            kept += 1
        return kept if kept > 0 else 1

    def best(self, count: i64) -> i64:
        """The place of the best action among the first `count`; the first of equals."""
        best: i64 = 0
        i: i64 = 1
        while i < count:
            if self.odds[i] > self.odds[best]:
                best = i
            i += 1
        return best

    def any_best(self, count: i64, margin: float, word: i64) -> i64:
        """The place of an action whose odds fall short of the best by no more than a margin, drawn by a word."""
        least: float = self.odds[self.best(count)] - margin
        among: i64 = 0
        i: i64 = 0
        while i < count:
            if self.odds[i] >= least:
                among += 1
            i += 1
        left: i64 = draw(word, among)
        i = 0
        while self.odds[i] < least or left > 0:
            if self.odds[i] >= least:
                left -= 1
            i += 1
        return i

    def _odds(self, seat: i64, root: str, room: i64) -> float:
        """The odds of a seat in the trial position, after the best of its choices there if the move goes on."""
        inner: Lookahead | None = self.inner
        if inner is None or self.trial.to_act() != seat or self.trial.decision() == root:
            return self.evaluation.odds(self.trial, seat)
        count: i64 = self.trial.legal_into(inner.actions)
        if count > room:
            return self.evaluation.odds(self.trial, seat)
        return inner.odds[inner.best(inner.judge(self.trial, count, root, room))]
