"""The terminal of one command: its language, where it writes, and how it refuses bad input."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from tabuleiro.cli.language import system_language
from tabuleiro.cli.paint import THEME
from tabuleiro.core.action import Arguments
from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import find_module, game_names
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import check_language


class BadInput(InputError):
    """Input that only the command line takes: a file, a seat list, an option in words."""

    def __init__(self, key: str, arguments: Arguments) -> None:
        super().__init__(key, f"{key}: {arguments}", arguments)


class Shell:
    """Writes in one language; `text` speaks for the shell alone until a game is opened."""

    def __init__(self, language: str, *, no_color: bool) -> None:
        self.text = Catalogue("", language)
        self.out = Console(theme=THEME, no_color=no_color, highlight=False)

    def open_game(self, game: str, players: list[str]) -> None:
        """From now on the catalogue is that of a game with these players."""
        self.text = Catalogue(game, self.text.language, players)

    def say(self, message: str, arguments: Arguments | None = None, style: str = "plain") -> None:
        """Write a message of the shell; its text arguments are shown as they are."""
        self.show(Text(self.text.literal(message, arguments or {}), style))

    def show(self, what: RenderableType) -> None:
        """Write something; a line that is too long is left to the terminal, not cut."""
        self.out.print(what, soft_wrap=isinstance(what, Text))


@contextmanager
def open_shell(language: str | None = None, *, no_color: bool = False) -> Iterator[Shell]:
    """The shell of a command. Bad input ends the command: told on stderr in the chosen language, exit status 2."""
    shell = Shell(system_language(), no_color=no_color)
    try:
        if language is not None:
            shell.text = Catalogue("", check_language(language))
        yield shell
    except InputError as error:
        complain(shell, shell.text.error(error))
        raise typer.Exit(2) from error


def complain(shell: Shell, complaint: str) -> None:
    """Write a complaint to stderr."""
    err = Console(theme=THEME, stderr=True, no_color=shell.out.no_color, highlight=False)
    err.print(Text(complaint, "bad"), soft_wrap=True)


def choose_game(name: str | None) -> str:
    """The name of a known game; while there is only one it may be left out."""
    if name is not None:
        find_module(name)
        return name
    if len(game_names()) > 1:
        raise BadInput("no-game", {"known": ", ".join(game_names())})
    return game_names()[0]


def read_file(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadInput("no-such-file", {"file": str(path)}) from error
    except UnicodeDecodeError as error:
        raise BadInput("no-text-file", {"file": str(path)}) from error
    except OSError as error:
        raise BadInput("unreadable-file", {"file": str(path), "problem": error.strerror or ""}) from error


def write_new_file(path: Path, text: str) -> None:
    """Write a file that must not exist yet."""
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise BadInput("file-exists", {"file": str(path)}) from error
    except OSError as error:
        raise BadInput("unwritable-file", {"file": str(path), "problem": error.strerror or ""}) from error


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Complaints about the content of a file name the file."""
    try:
        yield
    except InputError as error:
        raise BadInput("in-file", {"file": str(path), "problem": str(error)}) from error
