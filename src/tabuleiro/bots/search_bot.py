"""The searching bot: thinks for a fixed time per turn, or for what it is asked in the turn of another."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.advice import Advice
from tabuleiro.bots.bot import Bot
from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.haste import is_in_haste
from tabuleiro.bots.judging.evaluation import JudgedEvaluation
from tabuleiro.bots.judging.search import new_search
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import next_word, seed_word
from tabuleiro.bots.search import Search
from tabuleiro.bots.tree import LARGEST
from tabuleiro.bots.turn import NO_TURN, goes_on
from tabuleiro.bots.turns.search import GAMES, TurnSearch
from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.state import State

FIRST_SHARE: Final = 0.2
"""After this share of the time that is left the search says how many decisions the turn still holds."""
LAST_SHARE: Final = 0.93
"""No decision takes more of the time that is left: the turn may go on where the search did not expect it."""
SPARE_LOOKS: Final = 8
"""Further decisions that can be looked at once when the rest of the time is gone."""
RESERVE: Final = 0.02
"""This share of the time is not planned: an iteration that has begun is finished, and its result is read."""


class SearchBot(Bot):
    """Searches. What it finds out for one decision of a turn it keeps for the next one.

    With `iterations` or `nodes` every decision gets that number, whatever time that takes, and the same seed plays the
    same game; else `seconds` is for the whole turn. A forced move takes no time.
    """

    def __init__(
        self,
        seed: int,
        seconds: float,
        iterations: int = 0,
        nodes: int = 0,
        evaluation: Evaluation | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.word: i64 = seed_word(seed)
        self.seconds: float = seconds
        self.iterations: int = iterations
        self.nodes: int = nodes
        self.evaluation: Evaluation | None = evaluation
        self.clock: Callable[[], float] = clock
        self.hastens: bool = False
        """Whether it ends a game that it has as good as won."""
        self.seat: int = NOBODY
        """Who decided last."""
        self.turn: tuple[int, int] = NO_TURN
        """In whose turn that was."""
        self.left: float = 0.0
        self.look: float = 0.0
        """How long the last first look at a decision took."""
        self.search: Search | None = None
        self.advice: Advice | None = None
        """What the last search found; None after a forced move."""
        self.returned: dict[int, int] = {}
        """The positions in which turns of this game ended so far, by their keys, and how often they did."""

    def choose(self, state: State) -> int:
        """The action that the search tried most often."""
        if state.to_act() == CHANCE:
            self.word = next_word(self.word)
            return int(random_action(state, self.word, vec[i64]([0] * state.game().spaces.size)))
        advice = self.consider(state)
        action = state.legal()[0] if advice is None else self.prefer(advice)
        self.take(action)
        self.remember(state, action)
        return action

    def prefer(self, advice: Advice) -> int:
        """Which of the candidates is taken."""
        return advice.action

    def recall(self, start: State, actions: list[int], seat: int) -> None:
        """Know where the turns of a seat ended, in a game that another bot has played for it so far."""
        state = start.copy()
        for action in actions:
            actor = state.to_act()
            state.apply(action)
            if actor == seat and state.to_act() != seat:
                self._note_ending(state, seat)

    def consider(self, state: State) -> Advice | None:
        """Search for this decision's part of the turn's time; None when there is nothing to choose."""
        began: float = self.clock()
        self.word = next_word(self.word)
        if not self._is_expected(state):
            if not self._is_same_turn(state):
                self.left = self.seconds * (1.0 - RESERVE)
            self.search = None
        self.seat = state.to_act()
        self.turn = state.whose_turn()
        self.advice = None
        search = self.search
        if search is None:  # also for a forced move: it tells that the turn, and its time, go on
            search = self._new_search(state)
        self.search = search
        if len(state.legal()) > 1:
            self._think(search, began)
            self.advice = search.advice()
        self.left = max(self.left - (self.clock() - began), 0.0)
        return self.advice

    def take(self, action: int) -> None:
        """Keep what is known about the position behind an action that is taken now."""
        if self.search is not None:
            self.search.step(action)

    def _new_search(self, state: State) -> Search:
        """By the clock one that judges ends of turns, where that wins; what needs no clock searches as ever."""
        evaluation: Evaluation = self._evaluation(state)
        is_timed: bool = self.iterations == 0 and self.nodes == 0
        search: Search
        if is_timed and state.seats > 1 and state.game().name in GAMES and not isinstance(evaluation, JudgedEvaluation):
            search = TurnSearch(evaluation, state, int(self.word), self.returned)
        else:
            search = new_search(evaluation, state, int(self.word), self.returned)
        if self.hastens and is_in_haste(evaluation, state):
            search.began = state.whose_turn()[1]
        return search

    def _evaluation(self, state: State) -> Evaluation:
        return self.evaluation or find_evaluation(state.game(), int(state.seats))

    def remember(self, state: State, action: int) -> None:
        """Keep the position that the action leads to, if it ends the turn: it shall not return."""
        seat = state.to_act()
        after = state.copy()
        after.apply(action)
        if after.to_act() != seat:
            self._note_ending(after, seat)

    def _note_ending(self, state: State, seat: int) -> None:
        key = int(self._evaluation(state).key(state, seat))
        self.returned[key] = self.returned.get(key, 0) + 1

    def _is_expected(self, state: State) -> bool:
        """Whether this is the position that the last action led to, in the same turn."""
        search = self.search
        return search is not None and goes_on(state, self.seat, self.turn) and search.root_state.dump() == state.dump()

    def _is_same_turn(self, state: State) -> bool:
        """Whether the last action led to chance or to an answer of another seat, and the same turn goes on after it."""
        search = self.search
        if search is None or not goes_on(state, self.seat, self.turn):
            return False
        return search.is_interrupted(self.seat, self.turn)

    def _think(self, search: Search, began: float) -> None:
        """Search for this decision's part of the time: the turn's rest is shared by the decisions still expected."""
        if self.iterations > 0 or self.nodes > 0:
            search.run(self.iterations or self.nodes, self.nodes or LARGEST)
            return
        if not search.is_looked_at():
            before: float = self.clock()
            search.run(1)
            self.look = self.clock() - before
        planned: float = max(self.left - SPARE_LOOKS * self.look, self.left / 2.0)
        search.run_until(self.clock, began + planned * FIRST_SHARE)
        share: float = min(1.0 / float(search.own_decisions()), LAST_SHARE)
        if share > FIRST_SHARE:
            search.run_until(self.clock, began + planned * share)
