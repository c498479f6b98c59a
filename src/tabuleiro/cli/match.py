"""`tabuleiro match`: bots against each other, many times, with the certainty of the outcome."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, Backend, GameName, Language, OwnComponents, TurnSeconds

if TYPE_CHECKING:
    from tabuleiro.arena.match import Score
    from tabuleiro.arena.pairing import Outcome, Pairing
    from tabuleiro.cli.shell import Shell
    from tabuleiro.core.action import Arguments


def match(
    game: GameName,
    seats: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT,...",
            help="Who plays: LEVEL, LEVEL:BUDGET (0.5, 200i, 5000n, 0.5x2), LEVEL@WEIGHTS, @FOLDER or engine:COMMAND.",
        ),
    ] = "strong,regular",
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games; the seats rotate.")] = 40,
    budget: TurnSeconds = None,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same luck.")] = 1,
    workers: Annotated[int, typer.Option(metavar="W", min=1, help="How many processes.")] = 1,
    backend: Backend = "local",
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep the record of every game in this folder.")
    ] = None,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """Let bots play a match; every seating meets the same luck."""
    from tabuleiro.arena.entrant import parse_entrants
    from tabuleiro.arena.executor import check_backend
    from tabuleiro.arena.match import plan_match, report_match
    from tabuleiro.cli.shell import open_shell

    with open_shell(lang, components=components) as shell:
        check_backend(backend)
        pairings = plan_match(game, parse_entrants(seats, budget), games, seed)
        report = report_match(play(game, pairings, workers, backend, records))
        plies = shell.decimal(report.plies, 0)
        shell.say("match-title", {"game": report.game, "games": report.games, "plies": plies})
        for score in report.scores:
            told: Arguments = {
                "name": f"{score.name:16}",
                "wins": str(score.wins),
                "points": shell.decimal(score.points, 1),
                "seconds": shell.decimal(score.longest_turn, 2),
            }
            shell.say("match-score", told)
            if score.faults:
                shell.say("match-faults", faults_in_words(shell, score), "bad")
        shell.say("match-seats", {"wins": ", ".join(str(seat) for seat in report.seats)})
        if as_json:
            typer.echo(json.dumps(report.numbers()))


def faults_in_words(shell: "Shell", score: "Score") -> "Arguments":
    """How often an engine has lost a turn to the stand-in, and by what."""
    kinds = ", ".join(f"{shell.text(f'engine-{kind}')} ({count})" for kind, count in sorted(score.faults.items()))
    return {"name": score.name, "count": sum(score.faults.values()), "faults": kinds}


def play(game: str, pairings: "list[Pairing]", workers: int, backend: str, records: Path | None) -> "list[Outcome]":
    """Play all games with a progress bar on stderr; keep their records if asked to."""
    from tabuleiro.arena.match import play_match
    from tabuleiro.cli.progress import progress_bar

    outcomes: list[Outcome] = []
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    with progress_bar() as progress:
        task = progress.add_task(game, total=len(pairings))
        for outcome in play_match(pairings, workers, backend):
            outcomes.append(outcome)
            if records is not None:
                (records / f"{game}-{outcome.number:05}.tab").write_text(outcome.record, encoding="utf-8")
            progress.advance(task)
    return outcomes
