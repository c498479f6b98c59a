"""`tabuleiro benchmark`: an agent against the rated levels, and the rating that it earns."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, GameName, Language

if TYPE_CHECKING:
    from tabuleiro.arena.pairing import Outcome, Pairing
    from tabuleiro.core.action import Arguments


def benchmark(
    game: GameName,
    agent: Annotated[
        str, typer.Option(metavar="MODULE:CLASS", help="The agent: a class that is made from a seed; or a level.")
    ],
    games: Annotated[
        int | None,
        typer.Option(metavar="N", min=2, help="Games against each opponent; fewer than usual are a trial only."),
    ] = None,
    workers: Annotated[int, typer.Option(metavar="W", min=1, help="How many processes.")] = 1,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the report as one HTML page into this file.")
    ] = None,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    lang: Language = None,
) -> None:
    """Rate an agent against fixed opponents, from fixed seeds: two ratings of the same protocol can be compared."""
    from tabuleiro.arena.benchmark import GAMES, PROTOCOL, judge_benchmark, plan_benchmark
    from tabuleiro.arena.benchmark_report import write_benchmark
    from tabuleiro.cli.shell import open_shell

    with open_shell(lang) as shell:
        wanted = min(games or GAMES, GAMES)
        outcomes = play(game, plan_benchmark(game, agent, wanted), workers)
        found = judge_benchmark(game, agent, outcomes)
        for one in found.meetings:
            told: Arguments = {
                "opponent": f"{one.opponent:12}",
                "rating": f"{shell.decimal(one.rating, 1):>5}",
                "wins": str(one.wins),
                "points": f"{shell.decimal(one.points, 1)} : {shell.decimal(one.theirs, 1)}",
            }
            shell.say("benchmark-meeting", told)
        strength = f"{shell.decimal(found.rating, 1)} ± {shell.decimal(found.doubt, 1)}"
        shell.say(
            "benchmark-rating" if found.is_whole else "benchmark-trial",
            {"agent": agent, "strength": strength, "games": found.games, "protocol": PROTOCOL},
        )
        if report is not None:
            report.write_text(write_benchmark(found, outcomes), encoding="utf-8")
            shell.show(str(report))
        if as_json:
            typer.echo(json.dumps(found.numbers()))


def play(game: str, pairings: "list[Pairing]", workers: int) -> "list[Outcome]":
    """Play all games with a progress bar on stderr."""
    from tabuleiro.arena.benchmark import play_benchmark
    from tabuleiro.cli.progress import progress_bar

    outcomes: list[Outcome] = []
    with progress_bar() as progress:
        task = progress.add_task(game, total=len(pairings))
        for outcome in play_benchmark(pairings, workers):
            outcomes.append(outcome)
            progress.advance(task)
    return outcomes
