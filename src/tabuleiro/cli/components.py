"""`tabuleiro components check`: is a corrected components.toml sound, and what does it change?"""

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import GameOption, Language

if TYPE_CHECKING:
    from tabuleiro.core.action import Arguments

app = typer.Typer(help="Component data: every printed value of a game.", no_args_is_help=True)


@app.callback()
def components() -> None:
    """Component data: every printed value of a game."""


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A components.toml, corrected by hand.")],
    game: GameOption = None,
    lang: Language = None,
) -> None:
    """Tell whether a corrected components.toml is sound, and which values differ from the packaged one."""
    from tabuleiro.cli.shell import BadInput, choose_game, complain, open_shell, read_file, reading
    from tabuleiro.core.registry import find_game
    from tabuleiro.texts.package import read_components

    with open_shell(lang) as shell:
        text = read_file(file)
        with reading(file):
            try:
                data = tomllib.loads(text)
            except tomllib.TOMLDecodeError as error:
                raise BadInput("bad-toml", {"problem": str(error)}) from error
        known = find_game(choose_game(shell, game or named_game(data)))
        problems = known.check_components(data)
        if problems:
            for problem in problems:
                complain(shell, shell.text.literal("error-in-file", {"file": str(file), "problem": problem}))
            raise typer.Exit(2)
        changes = differences(tomllib.loads(read_components(known.name)), data)
        shell.say("components-sound", {"file": str(file), "count": len(changes)}, "good")
        for message, arguments in changes:
            shell.say(message, arguments)


def named_game(data: dict[str, object]) -> str | None:
    """The game that component data belongs to, by its own word."""
    meta = data.get("meta")
    name = meta.get("game", meta.get("id")) if isinstance(meta, dict) else None
    return name if isinstance(name, str) else None


def differences(packaged: dict[str, object], here: dict[str, object]) -> "list[tuple[str, Arguments]]":
    """Every value that differs between two data files, as messages with their arguments."""
    old, new = values_of(packaged, ""), values_of(here, "")
    changes: list[tuple[str, Arguments]] = []
    for place in {**old, **new}:
        if place not in new:
            changes.append(("components-missing", {"place": place, "packaged": old[place]}))
        elif place not in old:
            changes.append(("components-added", {"place": place, "here": new[place]}))
        elif old[place] != new[place]:
            changes.append(("components-changed", {"place": place, "here": new[place], "packaged": old[place]}))
    return changes


def values_of(data: object, place: str) -> dict[str, str]:
    """Every single value in some data, as it is written, by its place."""
    values: dict[str, str] = {}
    if isinstance(data, dict) and data:
        for key, item in data.items():
            values |= values_of(item, f"{place}.{key}" if place else str(key))
    elif isinstance(data, list) and data:
        for index, item in enumerate(data):
            values |= values_of(item, f"{place}[{index}]")
    else:
        values[place] = repr(data)
    return values
