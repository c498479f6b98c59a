"""`tabuleiro components`: where printed values come from, and whether a corrected file is sound."""

import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, GameName, GameOption, Language, OwnComponents

if TYPE_CHECKING:
    from tabuleiro.cli.shell import Shell
    from tabuleiro.core.action import Arguments
    from tabuleiro.texts.provenance import ComponentValue

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
    from tabuleiro.core.registry import find_packaged, named_game
    from tabuleiro.texts.package import read_components

    with open_shell(lang) as shell:
        text = read_file(file)
        with reading(file):
            try:
                data = tomllib.loads(text)
            except tomllib.TOMLDecodeError as error:
                raise BadInput("bad-toml", {"problem": str(error)}) from error
        known = find_packaged(choose_game(shell, game or named_game(data)))
        problems = known.check_components(data)
        if problems:
            for problem in problems:
                complain(shell, shell.text.literal("error-in-file", {"file": str(file), "problem": problem}))
            raise typer.Exit(2)
        changes = differences(tomllib.loads(read_components(known.name)), data)
        shell.say("components-sound", {"file": str(file), "count": len(changes)}, "good")
        for message, arguments in changes:
            shell.say(message, arguments)


@app.command("list")
def list_values(
    game: GameName,
    only: Annotated[
        str | None,
        typer.Option(
            "--provenance", "--only", metavar="PROVENANCE", help="rulebook, public, recalled or reconstructed."
        ),
    ] = None,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """List every printed value of a game with its provenance."""
    from tabuleiro.cli.shell import BadInput, open_shell
    from tabuleiro.core.edition import edition_name
    from tabuleiro.core.registry import find_game
    from tabuleiro.texts.component_values import known_values
    from tabuleiro.texts.package import components_path
    from tabuleiro.texts.provenance import PROVENANCES

    with open_shell(lang, components=components) as shell:
        if only is not None and only not in PROVENANCES:
            raise BadInput("unknown-provenance", {"word": only, "known": ", ".join(PROVENANCES)})
        known = find_game(game)
        shell.open_game(game, [])
        values = known_values(known)
        shown = [value for value in values if only in (None, value.provenance)]
        if as_json:
            listed = [value._asdict() for value in shown]
            typer.echo(json.dumps({"game": game, "edition": edition_name(known), "values": listed}, ensure_ascii=False))
            return
        show_values(shell, shown)
        counts: Arguments = {word: sum(value.provenance == word for value in values) for word in PROVENANCES}
        told: Arguments = {"game": shell.text("game-name"), "edition": edition_name(known), "count": len(values)}
        shell.say("components-counts", {**told, **counts}, "good")
        shell.say("components-correct", {"file": str(components_path(game))})


def show_values(shell: "Shell", values: "list[ComponentValue]") -> None:
    """Write values row by row, each with its provenance in words."""
    from rich.text import Text

    from tabuleiro.texts.component_values import row_name, rows, title

    for section, item, row in rows(values):
        name = row_name(shell.text, row[0])
        shell.show(Text(f"{shell.text(title(section))} · {shell.text(name) if name else item or section}", "title"))
        for value in row:
            word = shell.text(f"provenance-{value.provenance}")
            shell.show(Text(f"  {value.field} = {value.value or '...'}  ({word})"))


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
