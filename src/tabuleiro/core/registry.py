"""The games we know, imported only when somebody asks for one.

Four are ours; an installed package brings another through an entry point of the group `tabuleiro.games`, whose name is
the game's name and whose value is the module that holds the Game as `GAME`. Whoever owns the printed game may correct
its component data in a file; named in the environment, that file is the current edition of its game.
"""

import os
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Final

from tabuleiro.core.digest import digest_of
from tabuleiro.core.edition import has_edition, hold, open_edition
from tabuleiro.core.errors import BadComponents, UnknownGame
from tabuleiro.core.game import Game

COMPONENTS: Final = "TABULEIRO_COMPONENTS"
"""The environment variable with the paths of the owner's component files: every process that we start inherits it."""

_GAMES: dict[str, str] = {
    "coimbra": "tabuleiro.games.coimbra",
    "hansa_teutonica": "tabuleiro.games.hansa_teutonica",
    "luna": "tabuleiro.games.luna",
    "merv": "tabuleiro.games.merv",
}
_OWN_EDITIONS: dict[str, dict[str, Game]] = {}
"""The owner's editions, by what the environment said."""


def register(name: str, module: str) -> None:
    """Make a game known: `module` is imported on first use and holds the Game as `GAME`."""
    _GAMES[name] = module


def discover() -> None:
    """Make the games of installed packages known; none of them may take a name that is taken."""
    from importlib.metadata import entry_points  # reading what is installed takes as long as a game's own import

    for point in entry_points(group="tabuleiro.games"):
        _GAMES.setdefault(point.name, point.value)


def game_names() -> list[str]:
    """The names of all games, sorted."""
    discover()
    return sorted(_GAMES)


def find_module(name: str) -> str:
    """The module name of a game's package, where its texts and data lie."""
    if name not in _GAMES:
        discover()
    if name not in _GAMES:
        raise UnknownGame(
            "unknown-game",
            f"unknown game {name!r}: expected one of {', '.join(game_names())}",
            {"game": name, "known": ", ".join(game_names())},
        )
    return _GAMES[name]


def find_game(name: str) -> Game:
    """The current edition of a game: the one with the owner's component file, if there is one."""
    own = find_own_editions(os.environ.get(COMPONENTS, ""))
    return own[name] if name in own else find_packaged(name)


def find_packaged(name: str) -> Game:
    """The edition of a game that came with its package."""
    game = import_module(find_module(name)).GAME
    assert isinstance(game, Game)
    return game


def find_own_editions(paths: str) -> dict[str, Game]:
    """The games with the owner's component files, read once; of several files for a game the first is current."""
    if paths not in _OWN_EDITIONS:
        own: dict[str, Game] = {}
        for path in filter(None, paths.split(os.pathsep)):
            game = open_own_edition(Path(path))
            own.setdefault(game.name, game)
        _OWN_EDITIONS[paths] = own
    return _OWN_EDITIONS[paths]


def open_own_edition(path: Path) -> Game:
    """The game with an owner's component file; `BadComponents` tells what is wrong with the file."""
    try:
        data: dict[str, object] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadComponents(str(path), [str(error)]) from error
    name = named_game(data)
    if name is None:
        raise BadComponents(str(path), ["meta.id: it does not say which game it is for"])
    game = find_packaged(name)
    problems = game.check_components(data)
    if problems:
        raise BadComponents(str(path), problems)
    if digest_of(data) == game.components:
        return game
    return open_edition(find_module(name), game.version, hold(find_module(name), game.version, data))


def named_game(data: dict[str, object]) -> str | None:
    """The game that component data belongs to, by its own word."""
    meta = data.get("meta")
    name = meta.get("game", meta.get("id")) if isinstance(meta, dict) else None
    return name if isinstance(name, str) else None


def find_edition(name: str, version: int, components: str) -> Game:
    """The edition of a game that a record was played with; one that we do not hold is refused by name."""
    find_game(name)  # which makes the owner's editions known
    game = find_packaged(name)
    if (version, components) != (game.version, game.components):
        has_same_data = components == game.components and game.components_since <= version < game.version
        if has_same_data or has_edition(find_module(name), version, components):
            return open_edition(find_module(name), version, components)
        raise UnknownGame(
            "unknown-edition",
            f"we do not hold {name} version {version} with components {components}: "
            f"expected version {game.version} with components {game.components}",
            {"game": name, "version": version, "components": components},
        )
    return game
