"""The scripted bot: plain knowledge of a game instead of anything learned."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.judging.evaluation import JudgedEvaluation
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import next_word, seed_word
from tabuleiro.bots.scripted import coimbra, luna, merv
from tabuleiro.bots.scripted.hansa_teutonica import follow_script
from tabuleiro.bots.scripted.worth import SCALE, Script, weigh
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.action import CHANCE
from tabuleiro.core.state import State

SCRIPTS: Final[dict[str, Script]] = {"coimbra": coimbra.SCRIPT, "luna": luna.SCRIPT, "merv": merv.SCRIPT}
"""Of the games whose scripts say what things are worth."""
LOOKING: Final = 60
"""How many iterations it looks ahead where the script does not name the move itself."""


class ScriptedBot(Bot):
    """Follows the script of its game; without one it looks ahead and counts the points on the board."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = seed_word(seed)
        self.looking: SearchBot = SearchBot(seed, 0.0, LOOKING, 0, JudgedEvaluation(None, SCALE))

    def choose(self, state: State) -> int:
        """A legal action."""
        self.word = next_word(self.word)
        if state.to_act() == CHANCE:
            return int(random_action(state, self.word, vec[i64]([0] * state.game().spaces.size)))
        name = state.game().name
        if name == "hansa_teutonica":
            return follow_script(state)
        if name in SCRIPTS:
            self.looking.evaluation = weigh(SCRIPTS[name], state)
        return self.looking.choose(state)
