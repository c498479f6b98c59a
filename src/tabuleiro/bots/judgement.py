"""What an evaluation weighs: a registry of judgements, by the name of the game.

Learners see the features of a game, which are facts. Where these cannot tell one move ahead what counts, somebody who
knows the game writes a judgement for the bots: fewer numbers, with an opinion in them. A game without one is judged by
its features.
"""

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tabuleiro.core.edition import MARK
from tabuleiro.core.game import Game
from tabuleiro.core.state import State

_MODULES: Final[dict[str, str]] = {"hansa_teutonica": "tabuleiro.bots.hansa_teutonica.judgement"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(ABC):
    """Turns a position into the numbers that an evaluation weighs. It may keep what it derives: it belongs to a bot."""

    @abstractmethod
    def names(self, game: Game) -> list[str]:
        """What the numbers are called, each name once."""

    @abstractmethod
    def into(self, state: State, seat: i64, out: vec[i64]) -> None:
        """Write the numbers of a position, seen from a seat, all of them and nothing behind them."""


class FeatureJudgement(Judgement):
    """Goes by the features of the game."""

    def names(self, game: Game) -> list[str]:
        """The names of the features."""
        return game.feature_names

    def into(self, state: State, seat: i64, out: vec[i64]) -> None:
        """Write the features."""
        state.features_into(seat, out)


def register_judgement(name: str, module: str) -> None:
    """Give a game a judgement: `module` is imported on first use and makes one with `new_judgement()`."""
    _MODULES[name] = module


def find_judgement(game: Game) -> Judgement:
    """A new judgement for a game; the one of an older edition reads that edition's tables."""
    if game.name not in _MODULES:
        return FeatureJudgement()
    package, _, module = _MODULES[game.name].rpartition(".")
    _, mark, edition = type(game).__module__.partition(MARK)
    judgement = import_module(f"{package}{mark}{edition.partition('.')[0]}.{module}").new_judgement()
    assert isinstance(judgement, Judgement)
    return judgement
