"""The terminal of one command: its language, where it writes, and how it refuses bad input."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from tabuleiro.cli.language import system_language
from tabuleiro.cli.terminal.theme import THEME
from tabuleiro.core.action import Arguments
from tabuleiro.core.edition import edition_name
from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import COMPONENTS, find_module, find_own_editions, game_names
from tabuleiro.core.screen import GLYPHS
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import check_language

with suppress(ImportError):
    import_module("readline")  # gives `input` its line editing and history, where the system has it


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

    def show(self, what: RenderableType, indent: int = 2) -> None:
        """Write something. A line too long for a terminal goes on in the next, indented; elsewhere it stays one."""
        if not isinstance(what, Text):
            self.out.print(what)
            return
        for line in what.split(allow_blank=True):
            for part in hanging(line, self.out, indent) if self.out.is_terminal else [line]:
                self.out.print(part, soft_wrap=True)

    def decimal(self, value: float, digits: int) -> str:
        """A number with these decimal places, and with the mark that the language uses."""
        return f"{value:.{digits}f}".replace(".", "," if self.text.language == "pt-BR" else ".")

    def glyph(self, seat: int) -> Text:
        """The sign of a seat in its colour; a dot when no seat is meant."""
        if 0 <= seat < min(len(self.text.player_names), len(GLYPHS)):
            return Text(GLYPHS[seat], f"seat-{seat}")
        return Text("·", "dim")

    def ask(self, prompt: str) -> str | None:
        """A line of input without the blanks around it; None at its end or when the person interrupts."""
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.out.print()
            return None


def hanging(line: Text, console: Console, indent: int) -> list[Text]:
    """A line in as many as it needs, broken between words; those after the first are indented."""
    first = line.wrap(console, console.width)[0]
    first.rstrip()
    rest = line[len(first) :]
    rest = rest[len(rest) - len(rest.plain.lstrip()) :]
    if not rest:
        return [line]
    parts = [Text.assemble(" " * indent, part) for part in rest.wrap(console, console.width - indent)]
    for part in parts:
        part.rstrip()
    return [first, *parts]


@contextmanager
def open_shell(
    language: str | None = None, *, no_color: bool = False, components: list[Path] | None = None
) -> Iterator[Shell]:
    """The shell of a command. Bad input ends the command: told on stderr in the chosen language, exit status 2."""
    shell = Shell(system_language(), no_color=no_color)
    try:
        if language is not None:
            shell.text = Catalogue("", check_language(language))
        if components:
            use_components(shell, components)
        yield shell
    except InputError as error:
        complain(shell, shell.text.error(error))
        raise typer.Exit(2) from error


def use_components(shell: Shell, paths: list[Path]) -> None:
    """Let this process, and all that it starts, play with the owner's component files, and name these editions."""
    os.environ[COMPONENTS] = os.pathsep.join(str(path.resolve()) for path in paths)
    for game in find_own_editions(os.environ[COMPONENTS]).values():
        shell.say("components-used", {"name": game.name, "edition": edition_name(game)}, "dim")


def complain(shell: Shell, complaint: str) -> None:
    """Write a complaint to stderr."""
    err = Console(theme=THEME, stderr=True, no_color=shell.out.no_color, highlight=False)
    err.print(Text(complaint, "bad"), soft_wrap=True)


def choose_game(shell: Shell, name: str | None) -> str:
    """The name of a known game. Left out, it is the only one there is, or the one that the person picks from a list."""
    names = game_names()
    if name is not None:
        find_module(name)
        return name
    if len(names) == 1:
        return names[0]
    for number, known in enumerate(names, start=1):
        shell.show(Text.assemble((f"{number} ", "accent"), Catalogue(known, shell.text.language)("game-name")))
    answer = shell.ask(f"{shell.text('play-which-game')} ") or ""
    if answer.isdecimal() and 1 <= int(answer) <= len(names):
        return names[int(answer) - 1]
    if answer in names:
        return answer
    raise BadInput("no-game", {"known": ", ".join(names)})


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
