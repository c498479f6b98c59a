"""`tabuleiro calibrate`: find out what the values of a game's search come to in games played on."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, GameName, Language

if TYPE_CHECKING:
    from tabuleiro.core.action import Arguments


def calibrate(
    game: GameName,
    games: Annotated[
        int, typer.Option(metavar="N", min=16, help="Games of several seats; half of them only prove the fit.")
    ] = 800,
    positions: Annotated[int, typer.Option(metavar="N", min=1, help="Positions that are judged in a game.")] = 8,
    nodes: Annotated[int, typer.Option(metavar="N", min=100, help="Positions that a search looks at.")] = 2000,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed plays the same games.")] = 1,
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where samples are kept; a killed run goes on from there.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where it is written; where estimates look for it when left out.")
    ] = None,
    workers: Annotated[int, typer.Option(metavar="W", min=1, help="How many processes.")] = 1,
    alone: Annotated[  # noqa: FBT002 - a command line switch
        bool, typer.Option("--alone", help="Only whoever plays alone; what holds for several seats stays as it is.")
    ] = False,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    lang: Language = None,
) -> None:
    """Play bots' games and calibrate the estimates of a game with them, for the weights that it has now."""
    from tabuleiro.cli.progress import progress_bar
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.core.registry import find_packaged
    from tabuleiro.learn.estimate.calibration import FOLDER
    from tabuleiro.learn.estimate.making import CalibrationPlan, make_calibration, save_calibration

    with open_shell(lang) as shell:
        plan = CalibrationPlan(find_packaged(game).name, games, positions, nodes, seed, alone)
        with progress_bar(counted=True) as progress:
            task = progress.add_task(game)
            calibration = make_calibration(
                plan,
                folder or Path("calibration"),
                workers,
                lambda done, total: progress.update(task, completed=done, total=total),
            )
        path = save_calibration(calibration, out or FOLDER)
        for kind, proof in calibration.validity.items():
            figures = ", ".join(f"{name} {value}" for name, value in proof.figures.items())
            told: Arguments = {"kind": kind, "games": proof.games, "figures": figures}
            shell.say(
                "calibrate-passed" if proof.passed else "calibrate-failed", told, "good" if proof.passed else "bad"
            )
        shell.show(str(path))
        if as_json:
            verdicts = {kind: proof._asdict() for kind, proof in calibration.validity.items()}
            typer.echo(json.dumps({"game": game, "weights": calibration.weights, "validity": verdicts}))
