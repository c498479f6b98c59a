"""`tabuleiro train`: learn to judge the positions of a game by playing against oneself."""

import json
from pathlib import Path
from typing import Annotated

import typer

from tabuleiro.cli.arguments import AsJson, GameName, Language, OwnComponents


def train(
    game: GameName,
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where everything is kept; a killed run goes on from there.")
    ] = None,
    generations: Annotated[int, typer.Option(metavar="N", min=1, help="How often to play, fit and compare.")] = 8,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Games of self-play in a generation.")] = 600,
    duels: Annotated[int, typer.Option(metavar="N", min=2, help="Games between new and old weights.")] = 100,
    hidden: Annotated[int, typer.Option(metavar="N", min=0, help="Hidden units; 0 is a linear model.")] = 16,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same weights.")] = 1,
    start: Annotated[
        Path | None, typer.Option(metavar="WEIGHTS", help="Begin with these weights, not at random.")
    ] = None,
    workers: Annotated[int, typer.Option(metavar="W", min=1, help="How many processes.")] = 1,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """Train weights for a game; the last line of the table that says `champion` names the best ones."""
    from tabuleiro.arena.training import TrainingPlan, weights_path
    from tabuleiro.arena.training import train as train_all
    from tabuleiro.bots.weights import load_evaluation
    from tabuleiro.cli.progress import progress_bar
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.core.registry import find_game

    with open_shell(lang, components=components):
        known = find_game(game)
        if start is not None:
            load_evaluation(known, start)
        plan = TrainingPlan(
            game, folder or Path("training") / game, generations, games, duels, hidden, seed, str(start or "")
        )
        with progress_bar(counted=True) as progress:
            task = progress.add_task(game)

            def tell(what: str, done: int, total: int) -> None:
                progress.update(task, description=f"{game}: {what}", completed=done, total=total)

            course = train_all(plan, workers, tell)
    best = next((str(weights_path(plan, one.number)) for one in reversed(course) if one.is_champion), plan.start)
    for one in course:
        mark = "  champion" if one.is_champion else ""
        typer.echo(f"{one.number:3}  lead {one.scale:6.2f}  error {one.error:.4f}  wins {one.wins:6.1%}{mark}")
    if as_json:
        typer.echo(json.dumps({"weights": best, "generations": len(course)}))
