"""The novice bot: judges as the regular bot does, but overlooks actions at random, as people do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.lookahead import FOLLOWED, Lookahead
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import draw, next_word, seed_word
from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core.action import CHANCE
from tabuleiro.core.state import State

OVERLOOKED: Final = 60
"""The chance, in hundredths, that an action does not come to its mind."""


class NoviceBot(Bot):
    """Takes the best of the actions that come to its mind."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = seed_word(seed)

    def choose(self, state: State) -> int:
        """A legal action; now and then a better one was overlooked."""
        self.word = next_word(self.word)
        if state.to_act() == CHANCE:
            return int(random_action(state, self.word, vec[i64]([0] * state.game().spaces.size)))
        look = Lookahead(find_evaluation(state.game(), int(state.seats)), state, FOLLOWED)
        count: i64 = look.look(state)
        kept: i64 = 0
        i: i64 = 0
        while i < count:
            self.word = next_word(self.word)
            if draw(self.word, 100) >= OVERLOOKED:
                look.actions[kept] = look.actions[i]
                look.odds[kept] = look.odds[i]
                kept += 1
            i += 1
        if kept == 0:
            return int(look.actions[draw(self.word, count)])
        return int(look.actions[look.best(kept)])
