"""What a soak should know about a game, from `soak.toml` in the game's package; a game without one needs no hints.

depth = 3                   # how many of its own decisions a seat looks ahead when it strives for the aims
strivers = 1                # how many seats strive for them; the others play at random and stand less in the way
[aims]                      # weights of features (a seat's own) and of action kinds
place_route_camel = 8
[impossible]                # decision, action and event kinds that cannot occur: by seat count, by option, by both
3 = ["solo_card"]
"setup=preset" = ["island"]
"1 setup=preset" = ["choose_colour"]
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from tabuleiro.core.game import Game
from tabuleiro.core.option import complete_options
from tabuleiro.core.registry import find_module

DEPTH: Final = 3
"""Enough for choosing a place, what to do there, and doing it."""


def aims_of(game: Game) -> dict[str, int]:
    """What to strive for in some games, to get where play at random never does."""
    aims: dict[str, int] = _read(game).get("aims", {})
    return aims


def depth_of(game: Game) -> int:
    """How far to look ahead for the aims."""
    depth: int = _read(game).get("depth", DEPTH)
    return depth


def strivers_of(game: Game) -> int:
    """How many seats strive for the aims; all of them when a game does not say."""
    strivers: int = _read(game).get("strivers", max(game.seats))
    return strivers


def impossible_kinds(game: Game, seats: int, options: Mapping[str, str]) -> set[str]:
    """The kinds that cannot occur at a seat count with some options (those left out have their defaults)."""
    impossible: dict[str, list[str]] = _read(game).get("impossible", {})
    holds = {str(seats), *(f"{name}={value}" for name, value in complete_options(game.options, seats, options).items())}
    return {kind for condition, kinds in impossible.items() if holds >= set(condition.split()) for kind in kinds}


def _read(game: Game) -> dict[str, Any]:
    path = files(find_module(game.name)).joinpath("soak.toml")
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
