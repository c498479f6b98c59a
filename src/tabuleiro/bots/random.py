"""The random bot: any legal action, all equally likely."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import next_word, seed_word
from tabuleiro.core.state import State


class RandomBot(Bot):
    """Plays at random. At a chance decision it draws by weight, so it can stand in for chance too."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = seed_word(seed)

    def choose(self, state: State) -> int:
        """A random legal action."""
        self.word = next_word(self.word)
        return int(random_action(state, self.word, vec[i64]([0] * state.game().spaces.size)))
