"""`tabuleiro tournament`: bots against each other in several games, by any format, with ratings and a report."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, Backend, Language, OwnComponents, TurnSeconds

if TYPE_CHECKING:
    from tabuleiro.arena.pairing import Outcome
    from tabuleiro.arena.tournament import Tournament
    from tabuleiro.core.action import Arguments


def tournament(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="Where every game is kept; a killed tournament goes on from there.")
    ],
    games: Annotated[
        str | None, typer.Option(metavar="GAME,GAME,...", help="Which games are played; all if left out.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(metavar="BOT,BOT,...", help="Who plays: LEVEL, LEVEL:BUDGET, LEVEL@WEIGHTS or engine:COMMAND."),
    ] = "random,novice,regular",
    seats: Annotated[int, typer.Option(metavar="N", min=2, help="How many sit at a table.")] = 2,
    rounds: Annotated[
        int,
        typer.Option(metavar="N", min=1, help="Rounds; of a round robin different lucks, each in every seating."),
    ] = 5,
    kind: Annotated[
        str, typer.Option("--format", metavar="round-robin|swiss|knockout", help="Who meets whom.")
    ] = "round-robin",
    advance: Annotated[int, typer.Option(metavar="N", min=1, help="How many of a table go on in a knock-out.")] = 1,
    budget: TurnSeconds = None,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same luck.")] = 1,
    workers: Annotated[int, typer.Option(metavar="W", min=1, help="How many processes.")] = 1,
    backend: Backend = "local",
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """Play a tournament of bots; DIR then holds the records, and report.html tells how it went."""
    from tabuleiro.arena.entrant import parse_entrants
    from tabuleiro.arena.executor import check_backend
    from tabuleiro.arena.ratings import rate
    from tabuleiro.arena.report import write_report
    from tabuleiro.arena.rounds.standings import shown
    from tabuleiro.arena.tournament import Tournament, final_standings, read_kind
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.core.registry import game_names

    with open_shell(lang, components=components) as shell:
        check_backend(backend)
        names = games.split(",") if games is not None else game_names()
        entrants = parse_entrants(bots, budget)
        plan = Tournament(folder, names, entrants, seats, rounds, seed, read_kind(kind), advance)
        outcomes = play(plan, shell.text("progress-playing"), workers, backend)
        (folder / "report.html").write_text(write_report(outcomes), encoding="utf-8")
        ratings = rate(outcomes)
        for rating in ratings:
            strength = f"{shell.decimal(rating.strength, 2):>6} ± {shell.decimal(2 * rating.doubt, 2)}"
            shell.say("tournament-rating", {"name": f"{rating.name:16}", "strength": strength, "games": rating.games})
        ranked: dict[str, list[str]] = {}
        for game, table in final_standings(plan, outcomes).items():
            ranked[game] = [entrants[one.number].name for one in table]
            shell.show(game)
            for one in table:
                score = shell.decimal(shown(one.figures.score), 1)
                about: Arguments = {"place": one.place, "name": entrants[one.number].name, "score": score}
                shell.say("tournament-standing", about)
        shell.show(str(folder / "report.html"))
        if as_json:
            told: dict[str, object] = {"games": len(outcomes), "ratings": {one.name: one.strength for one in ratings}}
            typer.echo(json.dumps(told | ({"standings": ranked} if ranked else {})))


def play(plan: "Tournament", title: str, workers: int, backend: str) -> "list[Outcome]":
    """Play what is missing, with a progress bar on stderr."""
    from tabuleiro.arena.tournament import open_folder, play_tournament
    from tabuleiro.cli.progress import progress_bar

    total = plan.expected()
    outcomes = open_folder(plan)
    with progress_bar() as progress:
        task = progress.add_task(title, total=total, completed=len(outcomes))
        for outcome in play_tournament(plan, list(outcomes), workers, backend):
            outcomes.append(outcome)
            progress.advance(task)
    return outcomes
