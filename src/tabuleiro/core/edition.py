"""Editions: a game as it was before one of its printed values was corrected, or before it got a new option.

The values of a game are constants of its compiled modules, so one process holds one compiled edition. An older one is
played by the same sources, uncompiled and under another module name, over the data file that was kept for it in
`editions/<version>-<digest>.toml`, or over `components.toml` when the data are still the same. It is slower and plays
the very games that its records tell. A data file that an owner of the game has corrected is played in the same way,
without building anything.
"""

import re
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Final

from tabuleiro.core.digest import digest_of
from tabuleiro.core.game import Game

MARK: Final = "__edition_"
"""Stands between the name of a game's package and the name of an edition in the name of the edition's package."""

_OWN: Final[dict[str, dict[str, object]]] = {}
"""The component data of editions that are not packaged, by the name of the edition's package."""


def hold(package: str, version: int, data: dict[str, object]) -> str:
    """Remember component data that is not packaged, and return its digest: `open_edition` plays with it."""
    components = digest_of(data)
    _OWN[edition_package(package, version, components)] = data
    return components


def read_components(package: str) -> tuple[dict[str, object], str]:
    """The component data that belongs to a game's package, or to the package of one of its editions, and its digest."""
    if package in _OWN:
        return _OWN[package], digest_of(_OWN[package])
    source, mark, edition = package.partition(MARK)
    kept = folder_of(source) / f"editions/{edition.replace('_', '-')}.toml"
    path = kept if mark and kept.is_file() else folder_of(source) / "components.toml"
    data = tomllib.loads(path.read_text("utf-8"))
    return data, digest_of(data)


def has_edition(package: str, version: int, components: str) -> bool:
    """Whether we hold the data of another edition; the digest may be any text, and must not lead elsewhere."""
    if edition_package(package, version, components) in _OWN:
        return True
    if not re.fullmatch("[0-9a-f]{32}", components):
        return False
    return (folder_of(package) / f"editions/{version}-{components}.toml").is_file()


def folder_of(package: str) -> Path:
    """Where the files of a package lie: `importlib.resources` would take a sixth of what importing a game takes."""
    return Path(import_module(package).__path__[0])


def edition_package(package: str, version: int, components: str) -> str:
    """The name of the package of an older edition."""
    return f"{package}{MARK}{version}_{components}"


def open_edition(package: str, version: int, components: str) -> Game:
    """The game over the data of another edition; opened once, then remembered."""
    from tabuleiro.core.edition_finder import EditionFinder  # few processes ever open an older edition

    if not any(isinstance(finder, EditionFinder) for finder in sys.meta_path):
        sys.meta_path.append(EditionFinder())
    game = import_module(edition_package(package, version, components)).GAME
    assert isinstance(game, Game)
    assert game.components == components, f"the data of version {version} are {game.components}, not {components}"
    if game.version != version:
        game.take_back(version)
    return game


def edition_name(game: Game) -> str:
    """How people tell the editions of a game apart: its version, and the beginning of its data's digest."""
    return f"{game.version}-{game.components[:6]}"


def package_of(game: Game) -> str:
    """The package that a game was opened from: its own, or that of an edition."""
    return type(game).__module__.rpartition(".")[0]
