"""`tabuleiro soak`: long checked play, to find what the tests did not."""

import json
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tabuleiro.cli.arguments import AsJson, GameName, Language

if TYPE_CHECKING:
    from tabuleiro.core.game import Game
    from tabuleiro.testkit.soak import SoakReport

AllKinds = Annotated[
    bool, typer.Option("--all-kinds", help="Fail if a kind of decision, action or event was never seen.")
]

GROUPS: Final = ("decisions", "actions", "events")
"""What `--all-kinds` demands to see; some endings and tie-breaks are too rare to demand."""


def soak(
    game: GameName,
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many seats; every count if left out.")] = None,
    steps: Annotated[int, typer.Option(metavar="K", min=1, help="How many steps to play and check.")] = 100_000,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same soak.")] = 1,
    judge: Annotated[
        int, typer.Option(metavar="J", min=0, help="Compare legal and refusal on every id in so many positions.")
    ] = 0,
    all_kinds: AllKinds = False,  # noqa: FBT002 - a command line switch
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    workers: Annotated[int, typer.Option(metavar="W", min=1, help="How many processes.")] = 1,
    lang: Language = None,
) -> None:
    """Play at random and steered, check every position, and judge many of them; status 1 if anything is found."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.core.registry import find_game

    with open_shell(lang):
        known = find_game(game)
        if seats is not None:
            known.new(seats)
        reports = run(known, seats, steps, seed, judge, workers)
    problems = [text for report in reports for text in report.violations + report.disagreements]
    problems += shortfalls(known, reports, judge, GROUPS if all_kinds else ())
    for problem in problems:
        typer.echo(problem, err=True)
    summary = summarize(reports)
    typer.echo(json.dumps(summary) if as_json else "\n".join(f"{name}: {value}" for name, value in summary.items()))
    if problems:
        raise typer.Exit(1)


def run(game: "Game", seats: int | None, steps: int, seed: int, judge: int, workers: int) -> "list[SoakReport]":
    """Soak with a progress bar on stderr."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    from tabuleiro.testkit.soak_many import soak_many

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game.name, total=steps)
        return soak_many(
            game.name,
            steps=steps,
            seats=None if seats is None else [seats],
            seed=seed,
            judge=judge,
            processes=workers,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )


def shortfalls(game: "Game", reports: "list[SoakReport]", judge: int, groups: tuple[str, ...]) -> list[str]:
    """What the soak should have done and did not: judge enough positions, see every kind."""
    from tabuleiro.testkit.kinds import merge_kinds, missing_kinds

    problems: list[str] = []
    judged = sum(report.judged for report in reports)
    if judged < judge:
        problems.append(f"only {judged} of {judge} positions were judged")
    seen = merge_kinds([report.kinds_seen for report in reports])
    return problems + [problem for problem in missing_kinds(game, seen) if problem.split(":")[0] in groups]


def summarize(reports: "list[SoakReport]") -> dict[str, object]:
    """The numbers of all reports together."""
    from tabuleiro.testkit.kinds import merge_kinds

    return {
        "steps": sum(report.steps for report in reports),
        "games": sum(report.games for report in reports),
        "finished": sum(report.finished for report in reports),
        "violations": sum(len(report.violations) for report in reports),
        "judged": sum(report.judged for report in reports),
        "ids": sum(report.ids for report in reports),
        "disagreements": sum(len(report.disagreements) for report in reports),
        "kinds_seen": merge_kinds([report.kinds_seen for report in reports]),
    }
