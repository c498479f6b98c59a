"""The regular bot: looks one move ahead with the learned evaluation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.lookahead import FOLLOWED, Lookahead
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import next_word, seed_word
from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core.action import CHANCE
from tabuleiro.core.state import State

ALIKE: Final = 0.01
"""Actions whose odds differ by no more are alike to it, and it takes any of them: else it could go round in circles."""


class RegularBot(Bot):
    """Takes an action that the evaluation likes best. A chance decision is drawn by weight."""

    def __init__(self, seed: int, evaluation: Evaluation | None = None) -> None:
        self.evaluation: Evaluation | None = evaluation
        self.word: i64 = seed_word(seed)

    def choose(self, state: State) -> int:
        """A legal action that leads to the best position, or to one that is as good."""
        self.word = next_word(self.word)
        if state.to_act() == CHANCE:
            return int(random_action(state, self.word, vec[i64]([0] * state.game().spaces.size)))
        look = Lookahead(self.evaluation or find_evaluation(state.game(), int(state.seats)), state, FOLLOWED)
        return int(look.actions[look.any_best(look.look(state), ALIKE, self.word)])
