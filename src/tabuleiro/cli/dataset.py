"""`tabuleiro dataset`: bots' games as a Parquet file to learn from."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import GameName, Language, OwnComponents

if TYPE_CHECKING:
    from tabuleiro.dataset.plan import DatasetPlan


def dataset(
    game: GameName,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="The Parquet file to make.")],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT,...", help="The levels that play; they fill the seats and move on by one.")
    ] = "regular,regular",
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many seats; one for each bot if left out.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(metavar="S", min=0.001, help="Seconds a turn for bots that search.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same luck.")] = 1,
    workers: Annotated[int, typer.Option(metavar="W", min=1, help="How many processes.")] = 1,
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """Let bots play and keep every decision; a run that was interrupted goes on when it is started again."""
    from tabuleiro.cli.play import parse_options
    from tabuleiro.cli.shell import BadInput, open_shell
    from tabuleiro.dataset.plan import new_plan
    from tabuleiro.envs.library import MissingLibrary

    with open_shell(lang, components=components) as shell:
        levels = [word.strip() for word in bots.split(",")]
        options = parse_options(option or [])
        plan = new_plan(game, levels, games, seats=seats, options=options, seconds=seconds, seed=seed)
        try:
            rows = make(plan, output, workers)
        except MissingLibrary as error:
            raise BadInput("missing-library", {"library": str(error.name), "extra": "data"}) from error
        shell.say("dataset-made", {"file": str(output), "games": games, "rows": rows}, "good")


def make(plan: "DatasetPlan", output: Path, workers: int) -> int:
    """Make the data set with a progress bar on stderr."""
    from tabuleiro.cli.progress import progress_bar
    from tabuleiro.dataset.making import make_dataset

    with progress_bar(counted=True) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        return make_dataset(plan, output, workers, lambda done: progress.update(task, completed=done))
