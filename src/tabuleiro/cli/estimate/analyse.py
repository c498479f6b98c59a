"""`tabuleiro analyse`: who was winning when, by luck or by whose decisions, and what would have been better."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, Language, NoColor, OwnComponents

if TYPE_CHECKING:
    from tabuleiro.learn.analysis.plan import Plan
    from tabuleiro.learn.analysis.shape import AnalysisShape

GAPS = 3
"""The exit status of an analysis with gaps."""


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record file (.tab).")],
    budget: Annotated[
        str, typer.Option(metavar="B", help="quick, standard, deep, or a number of positions for the whole game.")
    ] = "standard",
    workers: Annotated[
        int | None, typer.Option(metavar="W", min=1, help="How many processes; one a processor when left out.")
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="S", help="Tell the turns of this seat only: a number from 1, or a name.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the whole analysis as JSON; a killed run goes on when asked again."),
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a report: one file to read, print and send on.")
    ] = None,
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    components: OwnComponents = None,
    lang: Language = None,
    no_color: NoColor = False,  # noqa: FBT002 - a command line switch
) -> None:
    """Analyse a recorded game: chances over its course, every turn graded, luck apart from skill."""
    from tabuleiro.cli.estimate.analysis_screen import show_analysis
    from tabuleiro.cli.shell import BadInput, open_shell, write_new_file
    from tabuleiro.cli.terminal.record_file import open_record
    from tabuleiro.cli.terminal.score_screen import find_party
    from tabuleiro.core.records.replay import begin
    from tabuleiro.learn.analysis.job import encode
    from tabuleiro.learn.analysis.plan import plan_analysis
    from tabuleiro.learn.report.report import write_report

    with open_shell(lang, no_color=no_color, components=components) as shell:
        record = open_record(shell, file)
        asked = None if seat is None else find_party(shell, begin(record).game(), record.seats, seat)
        for path in (out, html):
            if path is not None and path.exists():
                raise BadInput("file-exists", {"file": str(path)})
        plan = plan_analysis(record, budget)
        told = run(plan, workers or os.cpu_count() or 1, out)
        if out is not None:
            write_new_file(out, encode(told))
            kept_beside(out).unlink(missing_ok=True)
        if html is not None:
            write_new_file(html, write_report(record, told, shell.text))
        if as_json:
            typer.echo(encode(told), nl=False)
        else:
            show_analysis(shell, record, told, asked)
    if told["missing"]:
        raise typer.Exit(GAPS)


def run(plan: "Plan", workers: int, out: Path | None) -> "AnalysisShape":
    """Compute an analysis under a progress bar."""
    from tabuleiro.cli.progress import progress_bar
    from tabuleiro.learn.analysis.job import run_analysis

    with progress_bar() as progress:
        task = progress.add_task(plan.record.game)
        return run_analysis(
            plan,
            workers,
            None if out is None else kept_beside(out),
            lambda done, total: progress.update(task, completed=done, total=total),
        )


def kept_beside(out: Path) -> Path:
    """Where blocks are kept until the analysis is whole."""
    return out.with_name(f"{out.name}.part")
