"""`tabuleiro replay` and `tabuleiro verify`: record files."""

from pathlib import Path
from typing import Annotated

import typer

from tabuleiro.cli.arguments import Language, NoColor, OwnComponents


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
