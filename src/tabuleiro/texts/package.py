"""Finds the files that a game package brings: catalogues, rulebooks, the text board."""

from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Final, Protocol

from tabuleiro.core.errors import InputError
from tabuleiro.core.present.spoken import Section
from tabuleiro.core.registry import find_module
from tabuleiro.core.screen import WIDTH, Text, TextLine
from tabuleiro.core.state import Position

LANGUAGES: Final = ("en", "pt-BR")


class Board(Protocol):
    """Draws a game's text board within some columns."""

    def __call__(self, view: Position, text: Text, width: int = WIDTH) -> list[TextLine]:
        """The lines of the board."""


About = Callable[[Position, Text], str]
Spoken = Callable[[Position, Text], list[Section]]


class UnknownLanguage(InputError):
    """A language that we have no texts in."""


def check_language(language: str) -> str:
    """The language, if we speak it."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(
            "unknown-language",
            f"unknown language {language!r}: expected one of {known}",
            {"language": language, "known": known},
        )
    return language


def read_shell_strings(language: str) -> str:
    """The shell's own catalogue."""
    return _read("tabuleiro", f"strings/{language}.ftl")


def read_game_strings(game: str, language: str) -> str:
    """A game's catalogue: its one file, and the chapters in the folder of that language, if it has any."""
    strings = files(find_module(game)).joinpath("strings")
    folder = strings.joinpath(language)
    chapters = sorted(folder.iterdir(), key=lambda chapter: chapter.name) if folder.is_dir() else []
    return "\n".join(file.read_text(encoding="utf-8") for file in (strings.joinpath(f"{language}.ftl"), *chapters))


def read_rules(game: str, language: str) -> str:
    """A game's rulebook."""
    return _read(find_module(game), "RULES.md" if language == "en" else f"RULES.{language}.md")


def read_components(game: str) -> str:
    """A game's component data, as packaged."""
    return components_path(game).read_text(encoding="utf-8")


def components_path(game: str) -> Traversable:
    """Where a game's component data lies."""
    return files(find_module(game)).joinpath("components.toml")


def load_board(game: str) -> Board:
    """What draws a game's text board."""
    board: Board = import_module(f"{find_module(game)}.present.terminal").board
    return board


def load_about(game: str) -> About:
    """What tells what a pending decision is about; a game may leave that out."""
    about: About = getattr(import_module(f"{find_module(game)}.present.terminal"), "about", lambda _view, _text: "")
    return about


def load_spoken(game: str) -> Spoken | None:
    """What tells a game's board in words; None for a game that has only its drawing."""
    name = f"{find_module(game)}.present.spoken"
    if find_spec(name) is None:
        return None
    spoken: Spoken = import_module(name).sections
    return spoken


def _read(module: str, path: str) -> str:
    return files(module).joinpath(path).read_text(encoding="utf-8")
