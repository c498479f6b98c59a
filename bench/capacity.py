"""How much a server carries: moves per second, latency, processor time and memory, at the sizes of docs/hosting.md.

    python bench/capacity.py [--seconds 60] [--write]

`--write` puts the table into docs/hosting.md, and whether the promises hold into docs/quality/server.md. The generator
shares the machine with the server, and with PostgreSQL, without which the larger sizes are left out. Status 1 when a
promise is broken.
"""

import argparse
import asyncio
import os
import resource
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

from load import Load, percentile, quick_loop, verdict
from postgres import Cluster, temporary_cluster
from section import write_section
from server_process import serving

HOSTING: Final = Path(__file__).resolve().parents[1] / "docs" / "hosting.md"
DECISION_SECONDS: Final = 8
"""A live table is one at which somebody decides every so many seconds."""
GAME, SEATS = "hansa_teutonica", 4


class Size(NamedTuple):
    """A size of a server, and what is promised of it."""

    name: str
    machine: str
    database: str
    workers: int
    tables: int
    """With one move a second each, under which it is measured."""
    slow_ms: int
    """99 of 100 moves are everywhere within so many milliseconds."""
    memory_mb: int
    """No process of the server holds more."""

    def live(self) -> int:
        """How many live tables do as much."""
        return self.tables * DECISION_SECONDS

    def settings(self) -> str:
        """What to type."""
        return f"`--workers {self.workers}`" if self.workers > 1 else "none"


SIZES: Final = (
    Size("living room", "laptop, Raspberry Pi 4", "SQLite", 1, 40, 150, 350),
    Size("club", "2 cores, 4 GB", "SQLite", 1, 125, 150, 400),
    Size("large club", "4 cores, 8 GB", "PostgreSQL", 1, 190, 150, 500),
    Size("public", "4 cores, 8 GB", "PostgreSQL", 2, 250, 250, 500),
)


class Figure(NamedTuple):
    """What was measured at one size."""

    size: Size
    moves_per_second: float
    median: float
    slow: float
    processor: float
    memory: int
    errors: int

    def row(self) -> str:
        """A line of the table."""
        size = self.size
        return (
            f"| {size.name} | {size.machine} | {size.database} | {size.settings()} | {size.live():,} "
            f"| {size.live() * SEATS:,} | {self.moves_per_second:.0f} | {self.median} / {self.slow} ms "
            f"| {self.processor:.2f} ms | {self.memory / 1e6:.0f} MB |"
        )

    def is_kept(self) -> bool:
        """Whether the promise holds."""
        is_quick = self.slow <= self.size.slow_ms and self.memory <= self.size.memory_mb * 1e6
        return is_quick and not self.errors

    def judged(self) -> str:
        """The same as a line of docs/quality/."""
        reached = f"{self.slow} ms, {self.memory / 1e6:.0f} MB, {self.errors} errors"
        target = f"<= {self.size.slow_ms} ms, {self.size.memory_mb} MB, 0 errors"
        return (
            f"| {self.size.name}, {self.size.live():,} live tables | {reached} | {target} | {verdict(self.is_kept())} |"
        )


def measure(size: Size, cluster: Cluster | None, seconds: float, folder: Path) -> Figure:
    """Load a new server for a while."""
    database = f"sqlite:///{folder}/{size.name}.db"
    if size.database == "PostgreSQL":
        assert cluster is not None, "asked for before"
        database = cluster.new_database(size.name.replace(" ", "_"))
    options = ("--workers", str(size.workers)) if size.workers > 1 else ()
    with serving(database, folder / f"{size.name}.log", *options) as server:
        load = Load(server, GAME, SEATS)
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            runner.run(load.run(size.tables, seconds))
        memory = server.peak_memory()
    moves = max(1, len(load.times))
    median, slow = (percentile(load.times, part) for part in (0.5, 0.99))
    return Figure(size, moves / seconds, median, slow, load.cpu * 1000 / moves, memory, len(load.errors))


HEAD: Final = (
    "| size | machine | database | settings | live tables | sockets | measured at moves/s | move, median / 99 of 100 "
    "| processor per move | memory |\n|---|---|---|---|---:|---:|---:|---:|---:|---:|"
)


def table(figures: list[Figure], seconds: float) -> str:
    """The section of docs/hosting.md."""
    how = (
        f"Measured by `make capacity` on {os.cpu_count()} processors that the load generator and PostgreSQL share, "
        f"{seconds:.0f} s each, {SEATS} sockets a table, from the move to the last seat's update; memory is that of "
        "the largest process, bots not counted."
    )
    return "\n".join([HEAD, *(figure.row() for figure in figures), "", how])


def markdown(figures: list[Figure]) -> str:
    """The section of docs/quality/."""
    lines = ["| size | 99 of 100 moves, memory, errors | target | |", "|---|---:|---:|---|"]
    return "\n".join([*lines, *(figure.judged() for figure in figures)])


def main() -> int:
    """Measure every size; status 1 when a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--write", action="store_true", help="put the result into docs/")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    figures: list[Figure] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = stack.enter_context(temporary_cluster())
        for size in SIZES:
            if size.database == "SQLite" or cluster is not None:
                figures.append(measure(size, cluster, asked.seconds, folder))
                print("\n" + figures[-1].judged(), flush=True)
    if asked.write:
        write_section("sizes", table(figures, asked.seconds), HOSTING)
        write_section("capacity", markdown(figures))
    return 0 if all(figure.is_kept() for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
