"""Plain knowledge of a game in points: what one more of everything that a player has is worth, early and late."""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.judging.evaluation import JudgedEvaluation
from tabuleiro.bots.network import HEADS, VALUE, Network
from tabuleiro.core.game import Game
from tabuleiro.core.state import State

SCALE: float = 10.0
"""How many points of lead count as a clear one."""


class Worth(NamedTuple):
    """In points: when the whole game is still to come, and when it is about to end."""

    early: float
    late: float


class Script(NamedTuple):
    """The worths of a game by the names of its features."""

    worths: dict[str, Worth]
    players: tuple[str, ...]
    """How the features of a player are called: of the own one, of the next one clockwise, and so on."""
    clock: str
    """The feature that tells how late it is, and its first and its last value."""
    first: int
    last: int


def weigh(script: Script, state: State) -> JudgedEvaluation:
    """The evaluation by a script at the time of a position: everybody's worths, less those of the others."""
    game = state.game()
    seats = int(state.seats)
    left = time_left(script, state)
    network = Network(len(game.feature_names), 0, 0)
    for place, pattern in enumerate(script.players[: max(seats, 2)]):
        side = 1.0 if place == 0 else -1.0 / max(seats - 1, 1)
        for name, worth in script.worths.items():
            points = worth.late + (worth.early - worth.late) * left
            network.direct[feature(game, pattern.format(name)) * HEADS + VALUE] = side * points / SCALE
    return JudgedEvaluation(network, SCALE)


def time_left(script: Script, state: State) -> float:
    """How much of the game is left, from 1 to 0."""
    view: vec[i64] = vec[i64]([0] * len(state.game().feature_names))
    state.features_into(0, view)
    left = float(int(view[feature(state.game(), script.clock)]) - script.last) / float(script.first - script.last)
    return min(max(left, 0.0), 1.0)


def feature(game: Game, name: str) -> int:
    """The place of a feature."""
    return game.feature_names.index(name)
