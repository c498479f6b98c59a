"""What a soak should know about a game, from `soak.toml` in the game's package; a game without one needs no hints.

[aims]                      # weights of features (a seat's own) and of action kinds
place_route_camel = 8
[impossible]                # by seat count: decision, action and event kinds that cannot occur
3 = ["solo_card"]
"""

import tomllib
from importlib.resources import files
from typing import Any

from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_module


def aims_of(game: Game) -> dict[str, int]:
    """What to strive for in some games, to get where play at random never does."""
    aims: dict[str, int] = _read(game).get("aims", {})
    return aims


def impossible_kinds(game: Game, seats: int) -> list[str]:
    """The kinds that cannot occur at a seat count."""
    impossible: dict[str, list[str]] = _read(game).get("impossible", {})
    return impossible.get(str(seats), [])


def _read(game: Game) -> dict[str, Any]:
    path = files(find_module(game.name)).joinpath("soak.toml")
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
