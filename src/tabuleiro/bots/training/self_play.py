"""Self-play for learning: games between equals that explore, kept as the features of a few positions and their end.

A game becomes a flat list of integers, sample after sample: how many features are not zero, the value that the seat
ended with in millionths, then each such feature as value << INDEX_BITS + index.
"""

from array import array
from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.judgement import Judgement, find_judgement
from tabuleiro.bots.lookahead import FOLLOWED, Lookahead
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import draw, next_word, seed_word
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.game import Game
from tabuleiro.core.state import State

INDEX_BITS: Final = 12
INDEX_MASK: Final = 4095
MILLION: Final = 1_000_000
KEPT: Final = 30
"""So many positions of a game are kept; neighbours tell nearly the same."""

NARROWEST: Final = 4
WIDEST: Final = 16
"""In each game another number of actions, drawn by lot, is thought of at a decision: that takes less time than thinking
of all, and it shows positions that a careful player avoids."""
TRUST: Final = 0.9
"""How much of what a position is held to be worth comes from behind the next kept one; the rest is its judgement."""


class SelfPlay:
    """Plays one game after another with an evaluation, or at random without one."""

    def __init__(self, game: Game, evaluation: Evaluation | None) -> None:
        self.game: Game = game
        self.evaluation: Evaluation | None = evaluation
        self.word: i64 = 1
        self.buffer: vec[i64] = vec[i64]([0] * game.spaces.size)

    def play(self, seats: int, seed: int) -> "list[State]":
        """The positions of one game, its end last; about KEPT of them, spread at random over the game."""
        self.word = seed_word(seed)
        state: State = self.game.new(seats)
        noise: float = self._draw_noise()
        self.word = next_word(self.word)
        breadth: i64 = NARROWEST + draw(self.word, WIDEST - NARROWEST + 1)
        look: Lookahead | None = None
        if self.evaluation is not None:
            look = Lookahead(self.evaluation, state, FOLLOWED)
        kept: list[State] = []
        gap: i64 = 1
        wait: i64 = 0
        while state.to_act() != NOBODY:
            self.word = next_word(self.word)
            if wait == 0:
                kept.append(state.copy())
                if len(kept) == 2 * KEPT:
                    kept = kept[::2]
                    gap *= 2
                wait = 1 + draw(self.word, 2 * gap - 1)
            wait -= 1
            if state.to_act() == CHANCE or look is None:
                state.apply(random_action(state, self.word, self.buffer))
            else:
                state.apply(self._explore(look, state, noise, breadth))
        kept.append(state)
        return kept

    def _draw_noise(self) -> float:
        """How freely this game explores: most games a little, some not at all, some a lot."""
        self.word = next_word(self.word)
        kind: i64 = draw(self.word, 8)
        if kind < 3:
            return 0.02
        if kind < 6:
            return 0.1
        return 0.3

    def _explore(self, look: Lookahead, state: State, noise: float, breadth: i64) -> i64:
        """The best of at most `breadth` actions, drawn by lot, after noise on every estimate."""
        count: i64 = state.legal_into(look.actions)
        i: i64 = 0
        while i < breadth < count:
            self.word = next_word(self.word)
            other: i64 = i + draw(self.word, count - i)
            action: i64 = look.actions[other]
            look.actions[other] = look.actions[i]
            look.actions[i] = action
            i += 1
        count = look.judge(state, breadth if breadth < count else count, state.decision(), 4 * breadth)
        i = 0
        while i < count:
            self.word = next_word(self.word)
            chance: float = (float(self.word) + 0.5) / 4294967296.0
            look.odds[i] = look.odds[i] - noise * log(-log(chance))
            i += 1
        return look.actions[look.best(count)]


def samples_of(positions: list[State], values: list[float], evaluation: Evaluation | None) -> "array[int]":
    """The samples of one game: every kept position as each seat sees it, from the end backwards.

    A position is worth what came of it. One game says little about that, so on the way back to the beginning the end
    is mixed more and more with what the evaluation holds of the positions in between.
    """
    samples: array[int] = array("q")
    game = positions[0].game()
    judgement: Judgement = find_judgement(game)
    features: vec[i64] = vec[i64]([0] * len(judgement.names(game)))
    values = values[:]
    for position in reversed(positions):
        if position.to_act() == NOBODY:
            continue
        for seat in range(len(values)):
            judgement.into(position, seat, features)
            sample: list[int] = []
            i: i64 = 0
            while i < len(features):
                if features[i] != 0:
                    sample.append(int((features[i] << INDEX_BITS) + i))
                i += 1
            samples.append(len(sample))
            samples.append(round(values[seat] * MILLION))
            samples.extend(sample)
            if evaluation is not None:
                values[seat] = TRUST * values[seat] + (1.0 - TRUST) * evaluation.value(position, seat)
    return samples
