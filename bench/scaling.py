"""What a second worker brings: processor time per move of one worker and of two, on one PostgreSQL.

    python bench/scaling.py [--tables 100] [--seconds 60] [--rounds 2] [--kept FILE] [--busy] [--write]

Generator, database and workers share the machine, so that the clock on the wall shows nothing; counted is the time of
the processor, t, of all workers per move. Two workers carry 2 t(1) / t(2) times as much as one. Steered: the people of
a table come to the same worker, as behind a proxy that hashes; unsteered: the seats of a table come to both, and each
worker holds every table. Rounds are interleaved, and of each figure the median counts. With a FILE every round is kept
there, and a run that was ended goes on. Status 1 when a promise is broken.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from kept import run_kept
from load import Load, percentile, quick_loop, verdict
from postgres import Cluster, temporary_cluster
from section import write_section
from server_process import ServerProcess, serving

GAME, SEATS = "hansa_teutonica", 4
QUIET: Final = ("--analysis-workers", "0", "--hint-workers", "0")
ONE, STEERED, UNSTEERED = "one worker", "two workers, steered", "two workers, unsteered"
WORKERS: Final = {ONE: 1, STEERED: 2, UNSTEERED: 2}
GAINS: Final = {STEERED: 1.6, UNSTEERED: 1.15}
"""The promise: so many times as much as one worker carries."""
MEDIAN_MS: Final = 40
SLOW_MS: Final = {ONE: 200, STEERED: 200, UNSTEERED: 250}
"""The promise: half of all moves are everywhere within the first, 99 of 100 within the second."""


class SpreadLoad(Load):
    """A load on several workers."""

    def __init__(self, servers: Sequence[ServerProcess], *, steered: bool) -> None:
        super().__init__(servers[0], GAME, SEATS)
        self.servers = servers
        self.steered = steered

    def door(self, table: int, seat: int) -> ServerProcess:
        """The worker that a seat of a table comes to."""
        return self.servers[(table if self.steered else table + seat) % len(self.servers)]

    def cpu_seconds(self) -> float:
        """How much processor time all workers have used so far."""
        return sum(server.cpu_seconds() for server in self.servers)


class Figure(NamedTuple):
    """What was measured in one round."""

    processor: float
    """Milliseconds per move."""
    median: float
    slow: float
    moves: int
    errors: list[str]


def measure(cluster: Cluster, way: str, number: int, tables: int, seconds: float, folder: Path) -> Figure:
    """Load new workers on a new database for a while."""
    database = cluster.new_database(f"scaling_{number}")
    with contextlib.ExitStack() as stack:
        servers = [
            stack.enter_context(serving(database, folder / f"{number}-{worker}.log", *QUIET))
            for worker in range(WORKERS[way])
        ]
        load = SpreadLoad(servers, steered=way != UNSTEERED)
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            runner.run(load.run(tables, seconds))
    moves = len(load.times)
    slow = percentile(load.times, 0.99)
    return Figure(load.cpu * 1000 / max(1, moves), percentile(load.times, 0.5), slow, moves, load.errors)


class Scaling:
    """All rounds, by the way in which people come."""

    def __init__(self, figures: dict[str, list[Figure]]) -> None:
        self.figures = figures
        self.errors = [error for rounds in figures.values() for one in rounds for error in one.errors]

    def median_of(self, way: str, name: str) -> float:
        """The median of a figure over all rounds."""
        return statistics.median(float(getattr(one, name)) for one in self.figures[way])

    def gain(self, way: str) -> float:
        """How many times as much several workers carry as one."""
        return WORKERS[way] * self.median_of(ONE, "processor") / self.median_of(way, "processor")

    def is_kept(self) -> bool:
        """Whether every promise holds."""
        gains = all(self.gain(way) >= least for way, least in GAINS.items())
        return gains and not self.errors

    def is_quick(self, way: str) -> bool:
        """Whether moves are everywhere in time."""
        return self.median_of(way, "median") <= MEDIAN_MS and self.median_of(way, "slow") <= SLOW_MS[way]

    def markdown(self, tables: int, seconds: float, *, is_busy: bool) -> str:
        """The section of docs/quality/; how long moves take says nothing where others use the machine, too."""
        rounds = len(self.figures[ONE])
        lines = [
            (
                f"{tables} tables, {SEATS * tables:,} sockets, one move per second and table; {rounds} rounds of "
                f"{seconds:.0f} s each, interleaved, medians; generator and PostgreSQL on the same machine. "
                f"**{len(self.errors)} errors**."
            ),
            "",
            "| | processor time of all workers per move | carried, of what one carries | target | |",
            "|---|---:|---:|---:|---|",
            f"| {ONE} | {self.median_of(ONE, 'processor'):.2f} ms | 1.00 | | |",
        ]
        for way, least in GAINS.items():
            cells = f"{self.median_of(way, 'processor'):.2f} ms | {self.gain(way):.2f} | >= {least}"
            lines.append(f"| {way} | {cells} | {verdict(self.gain(way) >= least)} |")
        if is_busy:
            return "\n".join([*lines, "", "Others used the machine meanwhile: how long moves took was not judged."])
        lines += [
            "",
            "| from the move to the last seat's update | median | 99th percentile | target | |",
            "|---|---:|---:|---:|---|",
        ]
        for way in WORKERS:
            times = f"{self.median_of(way, 'median'):.1f} ms | {self.median_of(way, 'slow'):.1f} ms"
            lines.append(f"| {way} | {times} | <= {MEDIAN_MS} and {SLOW_MS[way]} ms | {verdict(self.is_quick(way))} |")
        return "\n".join(lines)


def main() -> int:
    """Measure and report; status 1 when a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--kept", type=Path, default=Path(os.devnull), metavar="FILE", help="rounds so far")
    parser.add_argument("--busy", action="store_true", help="others use the machine: do not judge how long moves take")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    with tempfile.TemporaryDirectory() as folder, temporary_cluster() as cluster:
        if cluster is None:
            print("no PostgreSQL can be had on this machine", file=sys.stderr)
            return 2

        def measured(block: tuple[int, str]) -> Figure:
            number = block[0] * len(WORKERS) + list(WORKERS).index(block[1])
            figure = measure(cluster, block[1], number, asked.tables, asked.seconds, Path(folder))
            print(json.dumps({"way": block[1], **figure._asdict()}), flush=True)
            return figure

        blocks = [(number, way) for number in range(asked.rounds) for way in WORKERS]
        found = run_kept(asked.kept, blocks, measured, lambda kept: Figure(*kept))
    scaling = Scaling({way: [one for (_, at), one in zip(blocks, found, strict=True) if at == way] for way in WORKERS})
    print(json.dumps({way: round(scaling.gain(way), 2) for way in GAINS}))
    for error in scaling.errors[:5]:
        print(error, file=sys.stderr)
    if asked.write:
        write_section("scaling", scaling.markdown(asked.tables, asked.seconds, is_busy=asked.busy))
    is_quick = asked.busy or all(scaling.is_quick(way) for way in WORKERS)
    return 0 if scaling.is_kept() and is_quick else 1


if __name__ == "__main__":
    sys.exit(main())
