"""`tabuleiro collection`: bots' games of every title at every seat count, as partitioned Parquet with a data card."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro import __version__
from tabuleiro.cli.arguments import Language

if TYPE_CHECKING:
    from tabuleiro.dataset.collection import Collection


def collection(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the files are made, or made on.")],
    titles: Annotated[
        str | None, typer.Option(metavar="GAME,GAME,...", help="Which games; all of them if left out.")
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many of each game at each seat count.")] = 2000,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT,...", help="Who plays; they fill the seats and move on by one.")
    ] = "strong:100i",
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same luck.")] = 1,
    workers: Annotated[int, typer.Option(metavar="W", min=1, help="How many processes.")] = 1,
    lang: Language = None,
) -> None:
    """Make a collection of data sets; a run that was interrupted goes on when it is started again."""
    from tabuleiro.cli.shell import BadInput, open_shell
    from tabuleiro.core.registry import game_names
    from tabuleiro.envs.library import MissingLibrary

    with open_shell(lang) as shell:
        try:
            from tabuleiro.dataset.collection import new_collection

            wanted = game_names() if titles is None else [word.strip() for word in titles.split(",")]
            asked = new_collection(wanted, [word.strip() for word in bots.split(",")], games, seed)
            made = make(asked, folder, workers)
        except MissingLibrary as error:
            raise BadInput("missing-library", {"library": str(error.name), "extra": "data"}) from error
        shell.say("collection-made", {"folder": str(folder), "games": made}, "good")


def make(asked: "Collection", folder: Path, workers: int) -> int:
    """Make the collection and its card with a progress bar on stderr; return how many games it holds."""
    from tabuleiro.cli.progress import progress_bar
    from tabuleiro.dataset.card import write_card
    from tabuleiro.dataset.collection import collect

    total = sum(plan.games for _, plan in asked.parts())
    done: dict[str, int] = {}
    with progress_bar(counted=True) as progress:
        task = progress.add_task("collection", total=total)

        def note(part: str, games: int) -> None:
            done[part] = games
            progress.update(task, completed=sum(done.values()))

        collect(asked, folder, workers, note)
    write_card(asked, folder, __version__)
    return total
