"""`tabuleiro replay`, `tabuleiro score` and `tabuleiro verify`: record files."""

import json
from pathlib import Path
from typing import Annotated

import typer

from tabuleiro.cli.arguments import AsJson, Language, NoColor, OwnComponents


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record file (.tab).")],
    ply: Annotated[int | None, typer.Option(metavar="N", help="Begin after action N; 0 is the start.")] = None,
    whole: Annotated[bool, typer.Option("--all", help="Tell the whole game at once, then the last position.")] = False,  # noqa: FBT002 - a command line switch
    components: OwnComponents = None,
    lang: Language = None,
    no_color: NoColor = False,  # noqa: FBT002 - a command line switch
) -> None:
    """Step through a recorded game."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.cli.terminal.playback import Playback
    from tabuleiro.cli.terminal.playback_screen import PlaybackScreen
    from tabuleiro.cli.terminal.record_file import open_record

    with open_shell(lang, no_color=no_color, components=components) as shell:
        projector = PlaybackScreen(shell, Playback(open_record(shell, file)))
        if whole:
            projector.show_all()
        else:
            projector.run(ply or 0)


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Record files (.tab).")],
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """Replay record files and compare their results; the first that is not sound ends with status 2."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.cli.terminal.record_file import open_record
    from tabuleiro.core.records.record import UNFINISHED

    with open_shell(lang, components=components) as shell:
        for file in files:
            record = open_record(shell, file)
            unfinished = record.result == UNFINISHED
            result = shell.text("verify-unfinished") if unfinished else record.result
            shell.say("verify-sound", {"file": str(file), "plies": len(record.plies), "result": result}, "good")


def score(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record file (.tab).")],
    ply: Annotated[int | None, typer.Option(metavar="N", help="After action N; the last one when left out.")] = None,
    seat: Annotated[str | None, typer.Option(metavar="S", help="A seat from 1, or a name; all when left out.")] = None,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """Tell where every point of a recorded game comes from, and how a score could become more."""
    from tabuleiro.cli.shell import BadInput, open_shell
    from tabuleiro.cli.terminal.record_file import open_record
    from tabuleiro.cli.terminal.score_screen import find_party, show_score
    from tabuleiro.core.records.replay import begin
    from tabuleiro.learn.score_sheet import encode_sheet, read_sheet

    with open_shell(lang, components=components) as shell:
        record = open_record(shell, file)
        start, last = begin(record), len(record.plies)
        game, seats = start.game(), int(start.seats)
        if ply is not None and not 0 <= ply <= last:
            raise BadInput("bad-ply", {"ply": ply, "last": last})
        actions = [game.parse(one.text) for one in record.plies[:ply]]
        asked = range(len(game.parties(seats))) if seat is None else [find_party(shell, game, seats, seat)]
        if as_json:
            sheets = [encode_sheet(read_sheet(start, actions, party), start) for party in asked]
            typer.echo(json.dumps({"game": game.name, "ply": len(actions), "sheets": sheets}, ensure_ascii=False))
            return
        for party in asked:
            show_score(shell, start, actions, party, whole=True)
