"""`tabuleiro position`: can a position stand, what can be set in it, and the test that it makes."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, GameOption, Language

if TYPE_CHECKING:
    from tabuleiro.cli.shell import Shell
    from tabuleiro.core.game import Game
    from tabuleiro.core.present.problem import Problem
    from tabuleiro.core.state import State
    from tabuleiro.learn.editor import Edit

app = typer.Typer(help="Positions as JSON.", no_args_is_help=True)
PositionFile = Annotated[Path, typer.Argument(metavar="FILE", help="A position as JSON, as `State.dump` gives it.")]
UNSOUND = 2
"""The status of a command that found a position unsound."""


@app.callback()
def position() -> None:
    """Positions as JSON."""


@app.command()
def check(
    file: PositionFile,
    game: GameOption = None,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    lang: Language = None,
) -> None:
    """Tell whether a position is sound: its form, and every invariant of the rules; status 2 if it is not."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.core.action import Arguments
    from tabuleiro.core.digest import digest

    with open_shell(lang) as shell:
        _, _, state = open_position(shell, file, game)
        problems = state.problems()
        if as_json:
            typer.echo(json.dumps({"problems": tell_problems(shell, problems), "digest": digest(state)}))
        elif not problems:
            seats = int(state.seats)
            facts: Arguments = {"file": str(file), "game": shell.text("game-name"), "seats": seats}
            shell.say("position-sound", {**facts, "digest": digest(state)}, "good")
        say_problems(shell, file, problems, quiet=as_json)


@app.command()
def edit(
    file: PositionFile,
    values: Annotated[
        list[str] | None, typer.Option("--set", metavar="PATH=VALUE", help="A value to be set, as JSON or as a word.")
    ] = None,
    game: GameOption = None,
    no_balance: Annotated[bool, typer.Option("--no-balance", help="Set the values alone; keep no books.")] = False,  # noqa: FBT002 - a command line switch
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the position that comes out of it.")] = None,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    lang: Language = None,
) -> None:
    """Set values of a position and tell what is wrong then; without any value, list all that can be set."""
    from tabuleiro.arena.whole_file import save
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.learn.editor import edit as apply_edits

    with open_shell(lang) as shell:
        known, data, state = open_position(shell, file, game)
        if not values:
            list_fields(shell, known, state.dump(), as_json=as_json)
            return
        edited = apply_edits(known, data, [parse_edit(word) for word in values], balance=not no_balance)
        if out is not None:
            save(out, json.dumps(edited.position, ensure_ascii=False, indent=1) + "\n")
        if as_json:
            told = tell_problems(shell, edited.problems)
            answer = {"position": edited.position, "changed": edited.changed, "problems": told}
            typer.echo(json.dumps({**answer, "digest": edited.digest(), "calmed": edited.is_calmed}))
        else:
            for path in edited.changed:
                shell.say("position-changed", {"path": path}, "dim")
            if edited.is_calmed:
                shell.say("position-calmed")
            if not edited.problems:
                shell.say("position-edited", {"digest": edited.digest()}, "good")
        say_problems(shell, file, edited.problems, quiet=as_json)


@app.command("test")
def write_test(file: PositionFile, game: GameOption = None, lang: Language = None) -> None:
    """Print a test that loads a position, to go on from."""
    from tabuleiro.cli.shell import open_shell, reading
    from tabuleiro.learn.position_story import tell_story

    with open_shell(lang) as shell:
        known, data = read_position(shell, file, game)
        with reading(file):
            state = known.load(data)
        typer.echo(tell_story(state), nl=False)


def read_position(shell: "Shell", file: Path, game: str | None) -> "tuple[Game, dict[str, object]]":
    """The JSON in a file, and the game that it is of."""
    from tabuleiro.cli.shell import choose_game, read_file, reading
    from tabuleiro.core.registry import find_game

    text = read_file(file)
    with reading(file):
        data = parse_position(text)
        named = data.get("game")
        known = find_game(choose_game(shell, game or (named if isinstance(named, str) else None)))
    return known, data


def open_position(shell: "Shell", file: Path, game: str | None) -> "tuple[Game, dict[str, object], State]":
    """A position that may be unsound, its game and its JSON; the shell calls its players by their numbers."""
    from tabuleiro.cli.shell import reading
    from tabuleiro.cli.terminal.seating import HUMAN, TerminalSeat, player_names
    from tabuleiro.learn.editor import read

    known, data = read_position(shell, file, game)
    with reading(file):
        state = read(known, data)
    shell.open_game(known.name, player_names([TerminalSeat(HUMAN)] * int(state.seats), shell.text))
    return known, data, state


def tell_problems(shell: "Shell", problems: "list[Problem]") -> list[dict[str, object]]:
    """Problems as JSON, in words too."""
    return [
        {"rule": one.rule, "text": shell.text(f"problem-{one.key}", one.arguments), "paths": one.paths}
        for one in problems
    ]


def say_problems(shell: "Shell", file: Path, problems: "list[Problem]", *, quiet: bool) -> None:
    """Tell every problem in words with its rule, and end with the status of an unsound position."""
    if not problems:
        return
    if not quiet:
        shell.say("position-unsound", {"file": str(file), "count": len(problems)}, "bad")
        for one in problems:
            text = shell.text(f"problem-{one.key}", one.arguments)
            shell.say("position-problem", {"rule": one.rule, "problem": text})
    raise typer.Exit(UNSOUND)


def list_fields(shell: "Shell", game: "Game", position: dict[str, object], *, as_json: bool) -> None:
    """Everything that can be set: its path, its name, what it is now."""
    from tabuleiro.core.present.path import value_at

    told = []
    for field in game.editing.fields(position):
        label = shell.text(field.label.message, field.label.arguments)
        told.append({"path": field.path, "kind": field.kind, "label": label, "value": value_at(position, field.path)})
    if as_json:
        typer.echo(json.dumps({"fields": told}, ensure_ascii=False))
        return
    for one in told:
        value = json.dumps(one["value"], ensure_ascii=False)
        shell.say("position-field", {"path": str(one["path"]), "value": value, "label": str(one["label"])})


def parse_edit(word: str) -> "Edit":
    """The edit of a word `path=value`; a value that is no JSON is a word."""
    from tabuleiro.cli.shell import BadInput
    from tabuleiro.learn.editor import Edit

    path, equals, text = word.partition("=")
    if not equals or not path:
        raise BadInput("bad-edit-word", {"word": word})
    try:
        return Edit(path, json.loads(text))
    except (ValueError, RecursionError):
        return Edit(path, text)


def parse_position(text: str) -> dict[str, object]:
    """The JSON object in a text."""
    from tabuleiro.cli.shell import BadInput

    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput("bad-json", {"line": error.lineno, "problem": error.msg}) from error
    except RecursionError as error:
        raise BadInput("bad-json", {"line": 1, "problem": "nested too deeply"}) from error
    if not isinstance(data, dict):
        raise BadInput("no-position", {})
    return data
