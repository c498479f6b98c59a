"""The graded bots: look a little ahead, and slip now and then, as people do."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.arithmetic.total import total_of
from tabuleiro.bots.bot import Bot
from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.judging.search import new_search
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import draw, next_word, seed_word
from tabuleiro.bots.search import Search
from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core.action import CHANCE
from tabuleiro.core.state import State

PLAUSIBLE: Final = 0.1
"""A slip has at least this share of the prior of what looks best: it is a move that a person might well make."""


class Grade(NamedTuple):
    """How far a bot looks, in iterations of the search, and how many of a hundred decisions are slips."""

    iterations: int
    slips: int


class GradedBot(Bot):
    """Searches so little that no clock is needed; the same seed plays the same."""

    def __init__(self, seed: int, grade: Grade, evaluation: Evaluation | None = None) -> None:
        self.word: i64 = seed_word(seed)
        self.grade: Grade = grade
        self.evaluation: Evaluation | None = evaluation

    def choose(self, state: State) -> int:
        """The action that the search prefers or, as a slip, another plausible one."""
        self.word = next_word(self.word)
        if state.to_act() == CHANCE:
            return int(random_action(state, self.word, vec[i64]([0] * state.game().spaces.size)))
        legal: list[int] = state.legal()
        if len(legal) == 1:
            return legal[0]
        evaluation = self.evaluation or find_evaluation(state.game(), int(state.seats))
        search: Search = new_search(evaluation, state, int(self.word))
        search.run(self.grade.iterations)
        self.word = next_word(self.word)
        if draw(self.word, 100) < self.grade.slips:
            self.word = next_word(self.word)
            return self.slip(search)
        return search.advice().action

    def slip(self, search: Search) -> int:
        """A plausible action at the root, drawn by the priors."""
        tree = search.tree
        first: i64 = tree.first[search.root]
        end: i64 = first + tree.count[search.root]
        least: float = PLAUSIBLE * max([tree.prior[child] for child in range(int(first), int(end))])
        total = total_of([tree.prior[child] for child in range(int(first), int(end)) if tree.prior[child] >= least])
        left: float = total * float(self.word) / 4294967296.0
        chosen: i64 = first
        child: i64 = first
        while child < end and left >= 0.0:
            if tree.prior[child] >= least:
                left -= tree.prior[child]
                chosen = child
            child += 1
        return int(tree.action[chosen])
