"""The games we know, imported only when somebody asks for one.

Four are ours; an installed package brings another through an entry point of the group `tabuleiro.games`, whose name is
the game's name and whose value is the module that holds the Game as `GAME`.
"""

from importlib import import_module

from tabuleiro.core.edition import has_edition, open_edition
from tabuleiro.core.errors import UnknownGame
from tabuleiro.core.game import Game

_GAMES: dict[str, str] = {
    "coimbra": "tabuleiro.games.coimbra",
    "hansa_teutonica": "tabuleiro.games.hansa_teutonica",
    "luna": "tabuleiro.games.luna",
    "merv": "tabuleiro.games.merv",
}


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
    """The current edition of a game."""
    game = import_module(find_module(name)).GAME
    assert isinstance(game, Game)
    return game


def find_edition(name: str, version: int, components: str) -> Game:
    """The edition of a game that a record was played with; one that we do not hold is refused by name."""
    game = find_game(name)
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
