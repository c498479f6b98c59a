"""The graded bots: look a little ahead, and slip now and then, as people do."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from mypy_extensions import i64

from tabuleiro.bots.advice import Advice
from tabuleiro.bots.arithmetic.total import total_of
from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.rng import draw, next_word
from tabuleiro.bots.search import Search
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.state import State

PLAUSIBLE: Final = 0.1
"""A slip has at least this share of the prior of what looks best: it is a move that a person might well make."""
USUAL: Final = ""
"""Stands for every game that has no grades of its own."""


class Grade(NamedTuple):
    """How far a bot looks, in iterations of the search, and how many of a hundred decisions are slips."""

    iterations: int
    slips: int


class GradedBot(SearchBot):
    """Searches so little that no clock is needed; the same seed plays the same.

    Searching pays more in one game than in another, so a level has a grade for each game.
    """

    def __init__(self, seed: int, grades: Mapping[str, Grade], evaluation: Evaluation | None = None) -> None:
        super().__init__(seed, 0.0, 1, 0, evaluation)
        self.grades: Mapping[str, Grade] = grades
        self.slips: int = 0

    def choose(self, state: State) -> int:
        """The action that the search prefers or, as a slip, another plausible one."""
        grade: Grade = self.grades.get(state.game().name, self.grades[USUAL])
        self.iterations = grade.iterations
        self.slips = grade.slips
        return super().choose(state)

    def prefer(self, advice: Advice) -> int:
        """What was found best, or a slip."""
        self.word = next_word(self.word)
        if draw(self.word, 100) >= self.slips:
            return advice.action
        assert self.search is not None, "it has just searched"
        self.word = next_word(self.word)
        return self.slip(self.search)

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
