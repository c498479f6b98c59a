"""The searching bot: thinks for a fixed time per turn, the run of one seat's decisions."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.generator import next_word, seed_word
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.search import Advice, Search
from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core.action import CHANCE
from tabuleiro.core.state import State

FIRST_SHARE: Final = 0.2
"""After this share of the time that is left the search says how many decisions the turn still holds."""

SOLO_TURN: Final = 10
"""Whoever plays alone is never interrupted: so many decisions count as a turn there."""


class SearchBot(Bot):
    """Searches. What it finds out for one decision of a turn it keeps for the next one.

    With `iterations` every decision gets so many, whatever time that takes, and the same seed plays the same game;
    else `seconds` is for the whole turn. A forced move takes no time.
    """

    def __init__(
        self,
        seed: int,
        seconds: float,
        iterations: int = 0,
        evaluation: Evaluation | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.word: i64 = seed_word(seed)
        self.seconds: float = seconds
        self.iterations: int = iterations
        self.evaluation: Evaluation | None = evaluation
        self.clock: Callable[[], float] = clock
        self.left: float = 0.0
        self.decisions: int = 0
        self.search: Search | None = None
        self.advice: Advice | None = None
        """What the last search found; None after a forced move."""

    def choose(self, state: State) -> int:
        """The action that the search tried most often."""
        self.word = next_word(self.word)
        if state.to_act() == CHANCE:
            return int(random_action(state, self.word, vec[i64]([0] * state.game().spaces.size)))
        search = self._continued(state)
        if search is None or (state.seats == 1 and self.decisions >= SOLO_TURN):
            self.left = self.seconds
            self.decisions = 0
        self.decisions += 1
        legal = state.legal()
        self.advice = None
        if len(legal) > 1:
            if search is None:
                search = Search(self.evaluation or find_evaluation(state.game()), state, int(self.word))
            self._think(search)
            self.advice = search.advice()
            legal = [self.advice.action]
        if search is not None:
            search.step(legal[0])
        self.search = search
        return legal[0]

    def _continued(self, state: State) -> Search | None:
        """The search of the turn that is going on, if this position belongs to it."""
        search = self.search
        if search is None or search.root_state.to_act() != state.to_act():
            return None
        return search if search.root_state.dump() == state.dump() else None

    def _think(self, search: Search) -> None:
        """Search for this decision's part of the time: the turn's rest is shared by the decisions still expected."""
        if self.iterations > 0:
            search.run(self.iterations)
            return
        began: float = self.clock()
        search.run_until(self.clock, began + self.left * FIRST_SHARE)
        part: float = self.left / float(search.own_decisions())
        if part > self.left * FIRST_SHARE:
            search.run_until(self.clock, began + part)
        self.left = max(self.left - (self.clock() - began), 0.0)
