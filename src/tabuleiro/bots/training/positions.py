"""The positions of played games as numbers for a fit: what every seat saw, what was legal, what search preferred."""

from array import array
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.training.self_play import Choice, PlayedGame, hurried
from tabuleiro.bots.weights import timeless_inputs
from tabuleiro.core.game import Game
from tabuleiro.core.state import State

LARGEST: Final = 32_767
"""Features are kept as 16-bit integers; a larger one counts as this."""


class Positions:
    """The searched decisions of games with the same number of seats, in flat arrays, one after the other."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.count: int = 0
        self.actors: array[int] = array("h")
        self.features: array[int] = array("h")
        """For each decision what each seat saw, the acting one first, then clockwise."""
        self.legal: array[int] = array("h")
        self.legal_counts: array[int] = array("h")
        self.preferred: array[float] = array("f")
        """For each legal action its share of the visits."""
        self.values: array[float] = array("f")
        """For each decision and seat, in the same order, what the search found; nothing found: -1."""
        self.games: array[int] = array("i")
        """The place of each decision's game among those that were added."""
        self.added: int = 0
        self.buffer: vec[i64] = vec[i64]([0] * game.spaces.size)
        self.timeless: vec[i64] = timeless_inputs(game)
        self.view: vec[i64] = vec[i64]([0] * len(game.feature_names))

    def add(self, played: PlayedGame) -> None:
        """Play a game again and take its searched decisions over."""
        state: State = self.game.new(played.seats)
        wanted: dict[int, Choice] = {choice.ply: choice for choice in played.choices}
        for ply in range(len(played.actions)):
            if ply in wanted:
                self._take(state, wanted[ply])
            seat: int = state.to_act()
            state.apply(played.actions[ply])
            if state.to_act() != seat:
                state = hurried(state, played.rounds, self.view)
        self.added += 1

    def _take(self, state: State, choice: Choice) -> None:
        count: i64 = state.legal_into(self.buffer)
        visits: dict[int, int] = {}
        for place in range(len(choice.actions)):
            visits[choice.actions[place]] = choice.visits[place]
        total: float = float(sum(choice.visits))
        kept: int = 0
        i: i64 = 0
        while i < count:
            action: int = int(self.buffer[i])
            if action in visits or not state.redundant(action):
                self.legal.append(action)
                self.preferred.append(float(visits.get(action, 0)) / total)
                kept += 1
            i += 1
        self.legal_counts.append(kept)
        self.games.append(self.added)
        actor: int = state.to_act()
        self.actors.append(actor)
        for offset in range(self.seats):
            seat: int = (actor + offset) % self.seats
            self.values.append(choice.values[seat] if len(choice.values) > 0 else -1.0)
            state.features_into(seat, self.view)
            i = 0
            while i < len(self.view):
                self.features.append(int(min(max(self.view[i] * self.timeless[i], -LARGEST), LARGEST)))
                i += 1
        self.count += 1
