"""`tabuleiro train`: learn to play a game by playing against oneself."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, Backend, GameName, Language, OwnComponents

if TYPE_CHECKING:
    from tabuleiro.arena.learning.training import Generation, TrainingPlan
    from tabuleiro.cli.shell import Shell
    from tabuleiro.core.action import Arguments


def train(
    game: GameName,
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where everything is kept; a killed run goes on from there.")
    ] = None,
    generations: Annotated[int, typer.Option(metavar="N", min=1, help="How often to play, fit and compare.")] = 8,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Games of self-play in a generation.")] = 400,
    iterations: Annotated[
        int, typer.Option(metavar="N", min=2, help="Iterations of a decision that is searched well.")
    ] = 120,
    rounds: Annotated[
        int, typer.Option(metavar="N", min=0, help="Rounds after which a game that need not end is stopped; 0: never.")
    ] = 30,
    duels: Annotated[int, typer.Option(metavar="N", min=2, help="At most N games between new and old weights.")] = 160,
    budget: Annotated[
        str, typer.Option(metavar="BUDGET", help="What both search there: seconds a turn, or 200i iterations.")
    ] = "0.05",
    hidden: Annotated[int, typer.Option(metavar="N", min=1, help="Hidden units.")] = 32,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed plays the same games.")] = 1,
    start: Annotated[Path | None, typer.Option(metavar="WEIGHTS", help="Begin with these weights.")] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Begin by imitating these recorded games.")
    ] = None,
    judged: Annotated[  # noqa: FBT002 - a command line switch
        bool, typer.Option("--judged", help="Learn no policy: the search judges what is behind every action.")
    ] = False,
    alone: Annotated[bool, typer.Option("--alone", help="Learn to play alone.")] = False,  # noqa: FBT002 - as above
    workers: Annotated[int, typer.Option(metavar="W", min=1, help="How many processes play.")] = 1,
    backend: Backend = "local",
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """Train weights for a game; the last line that says `champion` names the best ones, report.html shows the course.

    Fitting needs PyTorch: install the package with its extra `learn`.
    """
    from tabuleiro.arena.executor import check_backend
    from tabuleiro.arena.learning.fit import open_torch
    from tabuleiro.arena.learning.training import TrainingPlan, champion_of
    from tabuleiro.bots.weights import load_evaluation
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.core.registry import find_game

    with open_shell(lang, components=components) as shell:
        known = find_game(game)
        check_backend(backend)
        if start is not None:
            load_evaluation(known, start)
        open_torch()
        plan = TrainingPlan(
            game,
            folder or Path("training") / game,
            generations,
            games,
            iterations,
            rounds,
            duels,
            budget,
            hidden,
            seed,
            str(start or ""),
            str(records or ""),
            judged,
            alone,
        )
        course = follow(shell, plan, workers, backend)
    if as_json:
        typer.echo(json.dumps({"weights": champion_of(plan, course), "generations": len(course)}))


def follow(shell: "Shell", plan: "TrainingPlan", workers: int, backend: str) -> "list[Generation]":
    """Train with a progress bar on stderr, and tell how every generation came out."""
    from tabuleiro.arena.learning.training import train as train_all
    from tabuleiro.cli.progress import progress_bar

    with progress_bar(counted=True) as progress:
        task = progress.add_task(plan.game)

        def tell(what: str, done: int, total: int) -> None:
            description = f"{plan.game}: {shell.text(f'progress-{what}')}"
            progress.update(task, description=description, completed=done, total=total)

        course = train_all(plan, workers, tell, backend)
    for one in course:
        told: Arguments = {
            "number": f"{one.number:3}",
            "value": shell.decimal(one.errors.value, 4),
            "policy": shell.decimal(one.errors.policy, 4),
            "share": f"{shell.decimal(100 * one.verdict.share, 1):>5}%",
            "games": one.verdict.games,
        }
        shell.say("train-champion" if one.is_champion else "train-generation", told)
    return course
