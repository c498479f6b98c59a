"""`tabuleiro position check`: can a position stand?"""

import json
from pathlib import Path
from typing import Annotated

import typer

from tabuleiro.cli.arguments import GameOption, Language

app = typer.Typer(help="Positions as JSON.", no_args_is_help=True)


@app.callback()
def position() -> None:
    """Positions as JSON."""


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position as JSON, as `State.dump` gives it.")],
    game: GameOption = None,
    lang: Language = None,
) -> None:
    """Tell whether a position is sound: its form, and every invariant of the rules."""
    from tabuleiro.cli.shell import choose_game, open_shell, read_file, reading
    from tabuleiro.core.action import Arguments
    from tabuleiro.core.digest import digest
    from tabuleiro.core.registry import find_game

    with open_shell(lang) as shell:
        text = read_file(file)
        with reading(file):
            data = parse_position(text)
            named = data.get("game")
            known = find_game(choose_game(shell, game or (named if isinstance(named, str) else None)))
            state = known.load(data)
        shell.open_game(known.name, [])
        facts: Arguments = {
            "file": str(file),
            "game": shell.text("game-name"),
            "seats": int(state.seats),
            "digest": digest(state),
        }
        shell.say("position-sound", facts, "good")


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
