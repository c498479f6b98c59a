"""Self-play for learning: games between equals that search, kept as their actions and what the searches found.

Playout cap randomisation: most decisions are searched a little, only to get on; some are searched well, with noise in
their priors, and these are learned from.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.advice import Advice
from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.haste import TURN_CAPS
from tabuleiro.bots.judging.search import new_search
from tabuleiro.bots.network import Network
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import draw, next_word, seed_word
from tabuleiro.bots.search import Search
from tabuleiro.bots.training.taste import Tastes
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.game import Game
from tabuleiro.core.state import State

WELL: Final = 4
"""One decision in WELL is searched well."""
FAST_SHARE: Final = 6
"""The other decisions get one iteration in FAST_SHARE."""
OPENING: Final = 12
"""The most decisions at the beginning of a game that are drawn by the visits: no two games begin alike."""
SLIP: Final = 25
"""One later decision in SLIP is drawn by the visits, too."""
CURIOUS: Final = 2
"""One game in CURIOUS is a curious one: in it one decision in CURIOUS_SLIP is drawn, and what was never tried may come.

Bots that always decline something never learn what it would have been worth.
"""
CURIOUS_SLIP: Final = 8
TASTES: Final = 2
"""In one game in TASTES some seats have tastes of their own; nothing is learned from what these decide."""
SUDDEN: Final = 2
"""One game in SUDDEN that need not end is stopped after any number of rounds: what a seat has by then is what counts.

Else a seat that is behind learns that nobody stops it from waiting for ever.
"""
SOONEST: Final = 8
"""Before that round no game is stopped."""


class Choice(NamedTuple):
    """A decision that was searched well: its ply, the actions that were tried and how often, the value to each seat."""

    ply: int
    actions: list[int]
    visits: list[int]
    values: list[float]


class PlayedGame(NamedTuple):
    """A game to learn from; shares and points are those of the seats."""

    seats: int
    actions: list[int]
    choices: list[Choice]
    shares: list[float]
    points: list[int]
    margin: int
    rounds: int
    """The rounds after which it was stopped; 0: never."""


class SelfPlay:
    """Plays one game after another with an evaluation."""

    def __init__(self, game: Game, evaluation: Evaluation, iterations: int, rounds: int = 0) -> None:
        self.game: Game = game
        self.evaluation: Evaluation = evaluation
        self.iterations: int = iterations
        self.rounds: int = rounds
        self.word: i64 = 1
        self.is_curious: bool = False
        self.tastes: Tastes | None = None
        self.seated: list[Evaluation] = []
        """What every seat plays by."""
        self.buffer: vec[i64] = vec[i64]([0] * game.spaces.size)
        self.view: vec[i64] = vec[i64]([0] * len(game.feature_names))

    def play(self, seats: int, seed: int) -> PlayedGame:
        """One game; the same seed plays the same."""
        self.word = seed_word(seed)
        state: State = self.game.new(seats)
        opening: i64 = self._draw(OPENING + 1)
        self.is_curious = self._draw(CURIOUS) == 0
        self._seat(seats)
        rounds: int = self._last_round()
        actions: list[int] = []
        choices: list[Choice] = []
        returned: list[dict[int, int]] = [{} for _ in range(seats)]
        search: Search | None = None
        while state.to_act() != NOBODY:
            count: i64 = state.legal_into(self.buffer)
            action: i64 = self.buffer[0]
            if state.to_act() == CHANCE:
                self.word = next_word(self.word)
                action = random_action(state, self.word, self.buffer)
            elif count > 1:
                if search is None:
                    self.word = next_word(self.word)
                    seated: Evaluation = self.seated[state.to_act()]
                    search = new_search(seated, state, int(self.word), returned[state.to_act()])
                action = self._decide(search, actions, choices, is_opening=opening > 0)
                opening -= 1
            actions.append(int(action))
            seat: int = state.to_act()
            state.apply(action)
            if search is not None:
                search.step(int(action))
            if state.to_act() != seat:
                search = None
                if seat >= 0:
                    key: int = int(self.evaluation.key(state, seat))
                    returned[seat][key] = returned[seat].get(key, 0) + 1
                state = hurried(state, rounds, self.view)
        return finished(state, actions, choices, rounds)

    def _seat(self, seats: int) -> None:
        """Give every seat what it plays by; in games of tastes at least one seat has none."""
        self.seated = [self.evaluation for _ in range(seats)]
        network: Network | None = self.evaluation.network
        if seats == 1 or network is None or network.actions == 0 or self._draw(TASTES) > 0:
            return
        if self.tastes is None:
            self.tastes = Tastes(self.game, self.evaluation)
        plain: i64 = self._draw(seats)
        for seat in range(seats):
            self.word = next_word(self.word)
            if seat != plain and self.word % 2 == 0:
                self.seated[seat] = self.tastes.draw(int(self.word))

    def _last_round(self) -> int:
        """The round after which the game is stopped."""
        if self.rounds <= SOONEST or self._draw(SUDDEN) > 0:
            return self.rounds
        return SOONEST + int(self._draw(self.rounds - SOONEST))

    def _decide(self, search: Search, actions: list[int], choices: list[Choice], *, is_opening: bool) -> i64:
        """Search a decision, well or a little; keep what was found if well."""
        is_well: bool = self._draw(WELL) == 0
        if is_well:
            if not search.is_looked_at():
                search.run(1)
            search.shake()
        search.run(self.iterations if is_well else max(self.iterations // FAST_SHARE, 2))
        advice: Advice = search.advice()
        if is_well and search.evaluation is self.evaluation:
            tried = [one for one in advice.candidates if one.visits > 0]
            choices.append(
                Choice(len(actions), [one.action for one in tried], [one.visits for one in tried], advice.expected)
            )
        if not is_opening and self._draw(CURIOUS_SLIP if self.is_curious else SLIP) > 0:
            return advice.action
        more: int = 1 if self.is_curious else 0
        left: i64 = self._draw(max(sum([one.visits + more for one in advice.candidates]), 1))
        for one in advice.candidates:
            left -= one.visits + more
            if left < 0:
                return one.action
        return advice.action

    def _draw(self, below: i64) -> i64:
        self.word = next_word(self.word)
        return draw(self.word, below)


def hurried(state: State, rounds: int, view: vec[i64]) -> State:
    """The same position or, after some rounds of a game that need not end, one whose clock has nearly run out.

    Whoever learns from games without an end learns that time costs nothing. The rules have a safeguard against them
    (HT-12.6), which counts the turns: they are set so near to the last one that the rules themselves stop the game and
    score it. `view` is a buffer for features.
    """
    game: Game = state.game()
    if rounds == 0 or game.name not in TURN_CAPS or state.to_act() == NOBODY:
        return state
    state.features_into(0, view)
    turns: int = int(view[game.feature_names.index("turns")])
    seats: int = int(state.seats)
    skipped: int = (TURN_CAPS[game.name] - 1 - turns) // seats * seats
    if turns < rounds * seats or skipped <= 0:
        return state
    return game.load({**state.dump(), "turns": turns + skipped})


def finished(state: State, actions: list[int], choices: list[Choice], rounds: int = 0) -> PlayedGame:
    """A game that is over, with how it ended."""
    result = state.result()
    assert result is not None, "the game goes on"
    seats = int(state.seats)
    shares = [float(result.shares[seat]) for seat in range(seats)]
    points = [result.standings[seat].points for seat in range(seats)]
    return PlayedGame(seats, actions, choices, shares, points, result.margin, rounds)
