"""Common random numbers: the n-th chance event of a kind has the same outcome in every game of a comparison."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import seed_word
from tabuleiro.core.state import State


class CommonRandom:
    """Draws by (seed, kind of event, how many of that kind came before).

    Two games with the same seed and other bots in the seats so meet the same luck, as far as their courses allow.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.counts: dict[str, int] = {}

    def draw(self, state: State) -> int:
        """An outcome of the pending chance decision."""
        kind = state.decision()
        ordinal = self.counts.get(kind, 0)
        self.counts[kind] = ordinal + 1
        word = seed_word(self.seed)
        for letter in f"{kind} {ordinal}".encode():
            word = seed_word(int(word) * 257 + letter)
        return int(random_action(state, word, vec[i64]([0] * state.game().spaces.size)))
