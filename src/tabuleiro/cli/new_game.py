"""`tabuleiro new-game`: a Python package with a tiny, complete game, to be replaced rule by rule."""

import keyword
import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final

import typer

from tabuleiro.cli.arguments import Language

TEMPLATE: Final = "quarry"
"""The name of the game in the template, wherever a file or a text names it."""
PREFIX: Final = "QU"
"""The prefix of its rule IDs."""


def new_game(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="ASCII snake_case: the name of the package and the game.")
    ],
    folder: Annotated[
        Path | None, typer.Option("--folder", metavar="FOLDER", help="Where to write it; NAME when left out.")
    ] = None,
    lang: Language = None,
) -> None:
    """Write a Python package with a tiny, complete game: rules, texts, data, tests, goldens."""
    from tabuleiro.cli.shell import BadInput, open_shell
    from tabuleiro.core.registry import game_names

    with open_shell(lang) as shell:
        if not re.fullmatch("[a-z][a-z0-9_]+", name) or keyword.iskeyword(name) or name in sys.stdlib_module_names:
            raise BadInput("bad-game-name", {"name": name})
        if name in game_names():
            raise BadInput("game-exists", {"name": name})
        target = folder or Path(name)
        if target.exists():
            raise BadInput("folder-exists", {"folder": str(target)})
        write_template(files("tabuleiro").joinpath("template"), target, name)
        prove(target, name)
        shell.say("new-game-written", {"name": name, "folder": str(target)}, "good")


def write_template(source: Traversable, target: Path, name: str) -> None:
    """Copy the template, the game's own name in every path and text."""
    target.mkdir(parents=True)
    for entry in source.iterdir():
        if entry.name == "__pycache__":
            continue
        path = target / entry.name.replace(TEMPLATE, name)
        if entry.is_dir():
            write_template(entry, path, name)
        else:
            between = "" if path.suffix == ".py" else " "
            path.write_text(renamed(entry.read_text("utf-8"), name, between), encoding="utf-8")


def renamed(text: str, name: str, between: str) -> str:
    """A text of the template about another game; its title has `between` between two words."""
    title = between.join(word.capitalize() for word in name.split("_"))
    prefix = (name.replace("_", "") + "x")[:2].upper()
    text = re.sub(rf"\b{PREFIX}\b", prefix, text)
    return text.replace(TEMPLATE.capitalize(), title).replace(TEMPLATE, name)


def prove(target: Path, name: str) -> None:
    """Write what the test kit compares with later: golden playthroughs and counted lines of play."""
    from tabuleiro.core.registry import find_game, register
    from tabuleiro.testkit.golden import make_goldens
    from tabuleiro.testkit.perft import make_perft

    sys.path.insert(0, str(target / "src"))
    register(name, name)
    tests = target / "tests" / name
    make_goldens(find_game(name), tests, only_new=True)
    make_perft(find_game(name), tests, seed=1)
