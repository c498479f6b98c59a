"""`tabuleiro tournament`: every bot against every other, in several games, with ratings and a report."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, Backend, Language, OwnComponents, TurnSeconds

if TYPE_CHECKING:
    from tabuleiro.arena.pairing import Outcome
    from tabuleiro.arena.tournament import Tournament


def tournament(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="Where every game is kept; a killed tournament goes on from there.")
    ],
    games: Annotated[
        str | None, typer.Option(metavar="GAME,GAME,...", help="Which games are played; all if left out.")
    ] = None,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT,...", help="Who plays: LEVEL, LEVEL:BUDGET or LEVEL@WEIGHTS.")
    ] = "random,novice,regular",
    seats: Annotated[int, typer.Option(metavar="N", min=2, help="How many sit at a table.")] = 2,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="Different lucks, each in every seating.")] = 5,
    budget: TurnSeconds = None,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same luck.")] = 1,
    workers: Annotated[int, typer.Option(metavar="W", min=1, help="How many processes.")] = 1,
    backend: Backend = "local",
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """Play a round robin; DIR then holds the records, and report.html tells how it went."""
    from tabuleiro.arena.entrant import parse_entrants
    from tabuleiro.arena.executor import check_backend
    from tabuleiro.arena.ratings import rate
    from tabuleiro.arena.report import write_report
    from tabuleiro.arena.tournament import Tournament
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.core.registry import game_names

    with open_shell(lang, components=components) as shell:
        check_backend(backend)
        names = games.split(",") if games is not None else game_names()
        plan = Tournament(folder, names, parse_entrants(bots, budget), seats, rounds, seed)
        outcomes = play(plan, shell.text("progress-playing"), workers, backend)
        (folder / "report.html").write_text(write_report(outcomes), encoding="utf-8")
        ratings = rate(outcomes)
        for rating in ratings:
            strength = f"{shell.decimal(rating.strength, 2):>6} ± {shell.decimal(2 * rating.doubt, 2)}"
            shell.say("tournament-rating", {"name": f"{rating.name:16}", "strength": strength, "games": rating.games})
        shell.show(str(folder / "report.html"))
        if as_json:
            typer.echo(json.dumps({"games": len(outcomes), "ratings": {one.name: one.strength for one in ratings}}))


def play(plan: "Tournament", title: str, workers: int, backend: str) -> "list[Outcome]":
    """Play what is missing, with a progress bar on stderr."""
    from tabuleiro.arena.tournament import open_folder, play_tournament
    from tabuleiro.cli.progress import progress_bar

    total = len(plan.pairings())
    outcomes = open_folder(plan)
    with progress_bar() as progress:
        task = progress.add_task(title, total=total, completed=len(outcomes))
        for outcome in play_tournament(plan, list(outcomes), workers, backend):
            outcomes.append(outcome)
            progress.advance(task)
    return outcomes
