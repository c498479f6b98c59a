"""In which edition new tables begin while workers of different releases serve one database: one that all of them know.

A worker of the release before does not know the newest edition of a game. As long as one lives, new tables begin in the
edition that it begins itself, which the newer release still plays (decision 18).
"""

import json
from collections.abc import Iterable
from typing import Final

from tabuleiro.core.errors import UnknownGame
from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_edition, find_game, game_names

Edition = tuple[int, str]
"""The version of a game and the digest of its components."""
_COMMON: Final[dict[str, Edition]] = {}
"""For every game the oldest edition that another living worker begins, if it is not ours."""


def own_editions() -> str:
    """The editions that this worker begins, as others read them."""
    games = [find_game(name) for name in game_names()]
    return json.dumps({game.name: [game.version, game.components] for game in games}, separators=(",", ":"))


def note_editions(told: Iterable[str]) -> None:
    """Note which editions the other living workers begin; what makes no sense is ignored."""
    _COMMON.clear()
    for text in told:
        for name, edition in read_editions(text).items():
            if name not in _COMMON or edition < _COMMON[name]:
                _COMMON[name] = edition


def read_editions(text: str) -> dict[str, Edition]:
    """The editions that a worker has told."""
    try:
        told = json.loads(text)
        return {str(name): (int(version), str(components)) for name, (version, components) in told.items()}
    except (ValueError, TypeError, AttributeError):
        return {}


def newest_game(name: str) -> Game:
    """The newest edition of a game that every living worker knows."""
    ours = find_game(name)
    version, components = _COMMON.get(name, (ours.version, ours.components))
    if version >= ours.version:
        return ours
    try:
        return find_edition(name, version, components)
    except UnknownGame:  # which nobody here can play any more
        return ours
