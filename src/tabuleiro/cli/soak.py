"""`tabuleiro soak`: long checked play, to find what the tests did not."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from tabuleiro.cli.arguments import AsJson, GameName, Language, OwnComponents

if TYPE_CHECKING:
    from tabuleiro.core.game import Game
    from tabuleiro.testkit.soaking.soak import SoakReport

AllKinds = Annotated[
    bool, typer.Option("--all-kinds", help="Fail if a kind of decision, action or event was never seen.")
]


def soak(
    game: GameName,
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many seats; every count if left out.")] = None,
    steps: Annotated[int, typer.Option(metavar="K", min=1, help="How many steps to play and check.")] = 100_000,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same soak.")] = 1,
    judge: Annotated[
        int, typer.Option(metavar="J", min=0, help="Compare legal and refusal on every id in J positions.")
    ] = 0,
    all_kinds: AllKinds = False,  # noqa: FBT002 - a command line switch
    as_json: AsJson = False,  # noqa: FBT002 - a command line switch
    workers: Annotated[int, typer.Option(metavar="W", min=1, help="How many processes.")] = 1,
    components: OwnComponents = None,
    lang: Language = None,
) -> None:
    """Play at random and steered, check every position, and judge many of them; status 1 if anything is found."""
    from tabuleiro.cli.shell import open_shell
    from tabuleiro.core.registry import find_game

    with open_shell(lang, components=components):
        known = find_game(game)
        if seats is not None:
            known.new(seats)
        reports = run(known, seats, steps, seed, judge, workers)
    problems = [text for report in reports for text in report.violations + report.disagreements]
    problems += shortfalls(reports, judge)
    problems += unseen_kinds(known, reports) if all_kinds else []
    for problem in problems:
        typer.echo(problem, err=True)
    summary = summarize(reports)
    typer.echo(json.dumps(summary) if as_json else "\n".join(f"{name}: {value}" for name, value in summary.items()))
    if problems:
        raise typer.Exit(1)


def run(game: "Game", seats: int | None, steps: int, seed: int, judge: int, workers: int) -> "list[SoakReport]":
    """Soak with a progress bar on stderr; one worker is this process itself."""
    from tabuleiro.cli.progress import progress_bar
    from tabuleiro.testkit.soaking.many import merge_reports, plan, soak_block, soak_many

    counts = game.seats if seats is None else [seats]
    with progress_bar() as progress:
        task = progress.add_task(game.name, total=steps)
        if workers == 1:
            reports: list[SoakReport] = []
            for block in plan(game.name, counts, steps, seed, judge):
                reports.append(soak_block(block))
                progress.advance(task, block.steps)
            return merge_reports(reports)
        return soak_many(
            game.name,
            steps=steps,
            seats=counts,
            seed=seed,
            judge=judge,
            processes=workers,
            progress=lambda done, _: progress.update(task, completed=done),
        )


def shortfalls(reports: "list[SoakReport]", judge: int) -> list[str]:
    """Positions that should have been judged and were not."""
    judged = sum(report.judged for report in reports)
    return [f"only {judged} of {judge} positions were judged"] if judged < judge else []


def unseen_kinds(game: "Game", reports: "list[SoakReport]") -> list[str]:
    """Every kind of decision, action and event that a seat count and its options allow and that was not seen there."""
    from tabuleiro.testkit.scenarios import Scenario
    from tabuleiro.testkit.soaking.hints import impossible_kinds

    listed = {
        "decisions": game.decision_kinds,
        "actions": [family.kind for family in game.spaces.families],
        "events": game.event_kinds,
    }
    problems: list[str] = []
    for report in reports:
        where = Scenario(report.seats, report.options).label()
        impossible = impossible_kinds(game, report.seats, report.options)
        for group, kinds in listed.items():
            seen = report.kinds_seen[group]
            problems += [
                f"{where}: {group}: {kind} was never seen" for kind in kinds if kind not in {*seen, *impossible}
            ]
            problems += [f"{where}: {group}: {kind} was seen, but cannot be" for kind in seen if kind in impossible]
    return problems


def summarize(reports: "list[SoakReport]") -> dict[str, object]:
    """The numbers of all reports together."""
    from tabuleiro.testkit.soaking.seen_kinds import merge_kinds

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
