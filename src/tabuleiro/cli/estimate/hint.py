"""`tabuleiro hint`: what to do in a position, in words and numbers, and why."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, Language, NoColor, OwnComponents

if TYPE_CHECKING:
    from tabuleiro.cli.shell import Shell
    from tabuleiro.core.state import State


def hint(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record file (.tab), or a position as JSON.")],
    ply: Annotated[int | None, typer.Option(metavar="N", help="After action N; the last one when left out.")] = None,
    nodes: Annotated[int, typer.Option(metavar="N", min=100, help="Positions that the search looks at.")] = 300_000,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    components: OwnComponents = None,
    lang: Language = None,
    no_color: NoColor = False,  # noqa: FBT002 - a command line switch
) -> None:
    """Tell the best turns of whoever decides: what they come to for every seat, what follows, and why."""
    from tabuleiro.cli.estimate.hint_screen import show_hint
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.learn.hints.hint import encode_hint, give_hint

    with open_shell(lang, no_color=no_color, components=components) as shell:
        state, reached = open_position(shell, file, ply)
        given = give_hint(state, nodes)
        if as_json:
            told = {"game": state.game().name, "ply": reached, "nodes": nodes, **encode_hint(given)}
            typer.echo(json.dumps(told, ensure_ascii=False))
        else:
            show_hint(shell, given)


def open_position(shell: "Shell", file: Path, ply: int | None) -> "tuple[State, int]":
    """The position of a record after a ply, or that of a JSON file; and how many actions led there."""
    from tabuleiro.cli.position import parse_position
    from tabuleiro.cli.shell import BadInput, choose_game, read_file, reading
    from tabuleiro.cli.terminal.record_file import open_record
    from tabuleiro.cli.terminal.seating import HUMAN, TerminalSeat, player_names
    from tabuleiro.core.records.replay import begin
    from tabuleiro.core.registry import find_game

    text = read_file(file)
    if not text.lstrip().startswith("{"):
        record = open_record(shell, file)
        state, last = begin(record), len(record.plies)
        reached = last if ply is None else ply
        if not 0 <= reached <= last:
            raise BadInput("bad-ply", {"ply": reached, "last": last})
        for one in record.plies[:reached]:
            state.apply(state.game().parse(one.text))
        return state, reached
    with reading(file):
        data = parse_position(text)
        named = data.get("game")
        state = find_game(choose_game(shell, named if isinstance(named, str) else None)).load(data)
    if ply:
        raise BadInput("bad-ply", {"ply": ply, "last": 0})
    shell.open_game(state.game().name, player_names([TerminalSeat(HUMAN)] * int(state.seats), shell.text))
    return state, 0
