"""The scripted bot: plain knowledge of a game instead of anything learned."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.graded import Grade, GradedBot
from tabuleiro.bots.judging.evaluation import JudgedEvaluation
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import next_word, seed_word
from tabuleiro.bots.scripted.hansa_teutonica import follow_script
from tabuleiro.core.action import CHANCE
from tabuleiro.core.state import State

COUNTING: Grade = Grade(60, 0)
"""How far it looks in a game without a script."""
SCALE: float = 10.0


class ScriptedBot(Bot):
    """Follows the script of its game; without one it looks ahead and counts the points on the board."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = seed_word(seed)
        self.counting: GradedBot = GradedBot(seed, COUNTING, JudgedEvaluation(None, SCALE))

    def choose(self, state: State) -> int:
        """A legal action."""
        self.word = next_word(self.word)
        if state.to_act() == CHANCE:
            return int(random_action(state, self.word, vec[i64]([0] * state.game().spaces.size)))
        if state.game().name == "hansa_teutonica":
            return follow_script(state)
        return self.counting.choose(state)
