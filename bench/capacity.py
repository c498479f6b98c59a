"""How much one server carries: moves per second, latency, processor time and memory, at the sizes of docs/hosting.md.

    python bench/capacity.py [--seconds 60] [--write]

`--write` puts the table into docs/quality/server.md. The generator shares the machine with the server, and with
PostgreSQL where one can be had.
"""

import argparse
import asyncio
import resource
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

from load import Load, percentile, quick_loop
from postgres import temporary_cluster
from section import write_section
from server_process import serving

SIZES: Final = (40, 125, 250)
"""Tables with one move a second each: what 320, 1,000 and 2,000 live tables do at which somebody decides every 8 s."""
DECISION_SECONDS: Final = 8
GAME, SEATS = "hansa_teutonica", 4


class Figure(NamedTuple):
    """What was measured at one size."""

    kind: str
    tables: int
    moves_per_second: float
    median: float
    slow: float
    processor: float
    memory: int
    errors: int

    def row(self) -> str:
        """A line of the table."""
        live = self.tables * DECISION_SECONDS
        return (
            f"| {self.kind} | {self.moves_per_second:.0f} | {live:,} | {self.median} ms | {self.slow} ms "
            f"| {self.processor:.2f} ms | {self.memory / 1e6:.0f} MB | {self.errors} |"
        )


def measure(database: str, kind: str, tables: int, seconds: float, folder: Path) -> Figure:
    """Load a new server for a while."""
    with serving(database, folder / f"{kind}-{tables}.log") as server:
        load = Load(server, GAME, SEATS)
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            runner.run(load.run(tables, seconds))
        memory = server.peak_memory()
    moves = max(1, len(load.times))
    slow = percentile(load.times, 0.99)
    processor = load.cpu * 1000 / moves
    return Figure(kind, tables, moves / seconds, percentile(load.times, 0.5), slow, processor, memory, len(load.errors))


def markdown(figures: list[Figure], seconds: float) -> str:
    """The section of docs/quality/."""
    return "\n".join(
        [
            f"One server and its load generator on the same machine, {seconds:.0f} s each, {SEATS} sockets a table.",
            "",
            "| database | moves/s | live tables | median | 99th percentile | processor per move | memory | errors |",
            "|---|---:|---:|---:|---:|---:|---:|---:|",
            *(figure.row() for figure in figures),
            "",
            f"A live table is one at which somebody decides every {DECISION_SECONDS} s.",
        ]
    )


def main() -> None:
    """Measure every size on both databases."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES))
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    figures: list[Figure] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = stack.enter_context(temporary_cluster())
        for size in asked.sizes:
            figures.append(measure(f"sqlite:///{folder}/{size}.db", "SQLite", size, asked.seconds, folder))
            print("\n" + figures[-1].row(), flush=True)
        for size in asked.sizes if cluster is not None else []:
            assert cluster is not None, "just seen"
            url = cluster.new_database(f"capacity_{size}")
            figures.append(measure(url, "PostgreSQL", size, asked.seconds, folder))
            print("\n" + figures[-1].row(), flush=True)
    if asked.write:
        write_section("capacity", markdown(figures, asked.seconds))


if __name__ == "__main__":
    main()
