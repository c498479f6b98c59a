"""A policy that strives for what a game names as its aims, and so gets where nobody gets by chance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.testkit.soaking.hints import DEPTH, aims_of, depth_of, strivers_of
from tabuleiro.testkit.soaking.policies import Policy, Steering, uniform

WIDTH: Final = 30
"""The number of actions that are looked at in a decision further down."""
SLIP: Final = 30
"""It does something else in one of this number of decisions."""


def striving(game: Game) -> Policy | None:
    """The policy for a game's aims; None for a game that has none."""
    aims = aims_of(game)
    return Striving(game, aims, depth_of(game), strivers_of(game)) if aims else None


class Striving:
    """Takes the action that brings most of what the aims weigh, by the end of a short look-ahead."""

    def __init__(self, game: Game, aims: dict[str, int], depth: int = DEPTH, strivers: int | None = None) -> None:
        self.depth = depth
        self.strivers = max(game.seats) if strivers is None else strivers
        kinds = {family.kind for family in game.spaces.families}
        self.actions = {kind: aims[kind] for kind in kinds & aims.keys()}
        self.features = {game.feature_names.index(name): aims[name] for name in sorted(aims.keys() - kinds)}
        self.kinds = [game.spaces.kind(action) for action in range(game.spaces.size)]
        self.buffer = vec[i64]([0] * len(game.feature_names))

    def __call__(self, steering: Steering, state: State, legal: list[int]) -> int:
        """The policy's choice among the legal actions; the first of equals."""
        seat = state.to_act()
        if seat == CHANCE or seat >= self.strivers or steering.dice.below(SLIP) == 0:
            return uniform(steering, state, legal)
        return max(legal, key=lambda action: self._brings(state, seat, action, self.depth - 1))

    def _brings(self, state: State, seat: int, action: int, depth: int) -> int:
        """What an action and the best `depth` of the seat's own decisions after it bring."""
        after = state.copy()
        after.journal = None
        after.apply(action)
        gained = self.actions.get(self.kinds[action], 0)
        if depth == 0 or after.to_act() != seat:
            return gained + self._holds(after, seat)
        return gained + max(self._brings(after, seat, follower, depth - 1) for follower in after.legal()[:WIDTH])

    def _holds(self, state: State, seat: int) -> int:
        state.features_into(seat, self.buffer)
        return sum(weight * int(self.buffer[place]) for place, weight in self.features.items())
