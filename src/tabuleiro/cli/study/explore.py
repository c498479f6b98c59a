"""`tabuleiro explore`: what is chosen first in many games, and what became of it."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, GameName, Language

if TYPE_CHECKING:
    from tabuleiro.learn.explorer.folder import ReadGame

Workers = Annotated[
    int | None, typer.Option(metavar="W", min=1, help="How many processes; one a processor when left out.")
]


def explore(
    game: GameName,
    folder: Annotated[
        Path | None,
        typer.Argument(
            metavar="FOLDER", help="A folder of records (.tab); the games of bots that we bring if left out."
        ),
    ] = None,
    seats: Annotated[
        int, typer.Option(metavar="N", min=0, help="Games of so many players; 0: the most usual number.")
    ] = 0,
    seat: Annotated[int, typer.Option(metavar="S", min=0, help="Only this seat, from 1; 0: all of them.")] = 0,
    edition: Annotated[str, typer.Option(metavar="E", help="Only this data edition (2-6478ec).")] = "",
    who: Annotated[str, typer.Option(metavar="WHO", help="Only games of people, mixed, or of one bot.")] = "",
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the counts, as the explorer of the page reads them.")
    ] = None,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    lang: Language = None,
) -> None:
    """Count first choices over many games: how often, with what success, and how sure that is."""
    from tabuleiro.cli.shell import BadInput, open_shell, write_new_file
    from tabuleiro.cli.study.study_screen import show_explored
    from tabuleiro.core.registry import find_game
    from tabuleiro.learn.explorer.book import make_book, shipped_book
    from tabuleiro.learn.explorer.explore import Question
    from tabuleiro.learn.explorer.explore import explore as ask

    with open_shell(lang) as shell:
        find_game(game)
        shell.open_game(game, [])
        if folder is None:
            book = shipped_book(game)
        else:
            found = [one for one in read(folder, workers) if one.played.game == game]
            book = make_book(game, [(one.played, one.record) for one in found])
        if not book.cells:
            raise BadInput("no-games", {"game": game})
        if out is not None:
            write_new_file(out, json.dumps(book.encode(), separators=(",", ":")) + "\n")
        told = ask([book], Question(seats, edition, who, "", seat - 1))
        if as_json:
            typer.echo(json.dumps(told, ensure_ascii=False))
        else:
            show_explored(shell, told)


def read(folder: Path, workers: int | None) -> "list[ReadGame]":
    """The finished games of a folder, under a progress bar."""
    from tabuleiro.cli.progress import progress_bar
    from tabuleiro.cli.shell import BadInput
    from tabuleiro.learn.explorer.folder import read_folder

    if not folder.is_dir():
        raise BadInput("no-such-folder", {"folder": str(folder)})
    with progress_bar(counted=True) as progress:
        task = progress.add_task(folder.name)
        return read_folder(
            folder, workers or os.cpu_count() or 1, lambda done, of: progress.update(task, completed=done, total=of)
        )
