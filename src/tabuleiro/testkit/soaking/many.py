"""Soak in blocks over seat counts, options and processes; the result does not depend on the number of processes."""

import multiprocessing
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tabuleiro.core.registry import find_game, find_module, register
from tabuleiro.testkit.scenarios import every_scenario
from tabuleiro.testkit.soaking.policies import Policy
from tabuleiro.testkit.soaking.seen_kinds import merge_kinds
from tabuleiro.testkit.soaking.soak import MOST_PROBLEMS, SoakReport, soak

BLOCK: Final = 100_000
"""Steps of one block, at most."""


class SoakBlock(NamedTuple):
    """One block of work for one process."""

    game: str
    module: str
    seats: int
    options: dict[str, str]
    steps: int
    seed: int
    judge: int
    steering: Policy | None


def soak_many(
    game: str,
    *,
    steps: int,
    seats: Sequence[int] | None = None,
    seed: int = 1,
    judge: int = 0,
    processes: int | None = None,
    steering: Policy | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[SoakReport]:
    """Spread `steps` steps and `judge` judged positions over seat counts and options; one report per scenario.

    `processes` is the number of worker processes (all cores when None).
    """
    blocks = plan(game, list(seats if seats is not None else find_game(game).seats), steps, seed, judge, steering)
    reports: list[SoakReport] = []
    done = 0
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for report in pool.imap(soak_block, blocks):
            reports.append(report)
            done += report.steps
            if progress is not None:
                progress(done, steps)
    return merge_reports(reports)


def plan(
    game: str, seats: list[int], steps: int, seed: int, judge: int, steering: Policy | None = None
) -> list[SoakBlock]:
    """The blocks of a soak: scenarios take turns, so that every one gets its share; each block has its own seed."""
    scenarios = [scenario for count in seats for scenario in every_scenario(find_game(game), count)]
    number = max(len(scenarios), -(-steps // BLOCK))
    blocks: list[SoakBlock] = []
    for i in range(number):
        count, options = scenarios[i % len(scenarios)]
        blocks.append(
            SoakBlock(
                game,
                find_module(game),
                count,
                options,
                steps * (i + 1) // number - steps * i // number,
                seed * 1_000_003 + i,
                judge * (i + 1) // number - judge * i // number,
                steering,
            )
        )
    return blocks


def soak_block(block: SoakBlock) -> SoakReport:
    """Soak one block; a worker process learns here where the game lives."""
    register(block.game, block.module)
    return soak(
        find_game(block.game),
        seats=block.seats,
        steps=block.steps,
        seed=block.seed,
        judge=block.judge,
        options=block.options,
        steering=block.steering,
    )


def merge_reports(reports: list[SoakReport]) -> list[SoakReport]:
    """One report per seat count and options, in order of first appearance; the seed is that of its first block."""
    groups: dict[str, list[SoakReport]] = {}
    for report in reports:
        groups.setdefault(f"{report.seats} {report.options}", []).append(report)
    return [_merged(group) for group in groups.values()]


def _merged(group: list[SoakReport]) -> SoakReport:
    return group[0]._replace(
        steps=sum(report.steps for report in group),
        games=sum(report.games for report in group),
        finished=sum(report.finished for report in group),
        longest=max(report.longest for report in group),
        judged=sum(report.judged for report in group),
        ids=sum(report.ids for report in group),
        violations=[text for report in group for text in report.violations][:MOST_PROBLEMS],
        disagreements=[text for report in group for text in report.disagreements][:MOST_PROBLEMS],
        kinds_seen=merge_kinds([report.kinds_seen for report in group]),
    )
