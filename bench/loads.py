"""Two builds of Tabuleiro under the same load: is a move of the new one still as quick as of the old one?

    python bench/loads.py OLD NEW [--rounds 4] [--seconds 30] [--tables 250] [--postgresql] [--write]

OLD and NEW are folders that hold an unpacked wheel each. Both run under bench/load.py at the same time, each with half
of the tables: in turns, a single disturbance of the machine decides the 99th percentile of whoever it hits. They change
places every round; each ratio is that of the medians over the rounds. With `--postgresql` each has a database of its
own in one PostgreSQL, else a SQLite file. Status 1 when a promise is broken.
"""

import argparse
import contextlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Final

from load import verdict
from postgres import Cluster, temporary_cluster
from section import write_section

LOAD: Final = Path(__file__).resolve().parent / "load.py"
MEASURES: Final = {
    "p50_ms": "median, ms",
    "p99_ms": "99th percentile, ms",
    "server_cpu_ms_per_move": "processor time of the server per move, ms",
}
"""What is compared, as bench/load.py calls it and as the table does; less is better."""
MOST: Final = 1.1
"""No measure may rise above this many times what it was."""


def measure(site: Path, tables: int, seconds: float, database: str) -> dict[str, float]:
    """The figures of one run with one build."""
    command = [sys.executable, str(LOAD), "--tables", str(tables), "--seconds", str(seconds), "--database", database]
    environment = {**os.environ, "PYTHONPATH": str(site.resolve())}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)  # noqa: S603 - our own
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    print(site, json.dumps(found), flush=True)
    if found["errors"]:
        raise SystemExit(f"{site}: {found['errors']} errors under load; nothing can be compared")
    return found


def together(asked: argparse.Namespace, number: int, cluster: Cluster | None) -> list[dict[str, float]]:
    """The figures of both builds in one round, the old one's first."""
    is_new_first = number % 2 == 1
    sites = [asked.new, asked.old] if is_new_first else [asked.old, asked.new]
    places = ["" if cluster is None else cluster.new_database(f"load{number}{place}") for place in "ab"]
    with ThreadPoolExecutor() as both:
        work = [
            both.submit(measure, site, asked.tables // 2, asked.seconds, place)
            for site, place in zip(sites, places, strict=True)
        ]
        runs = [one.result() for one in work]
    return runs[::-1] if is_new_first else runs


def main() -> int:
    """Compare and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--postgresql", action="store_true", help="both on one PostgreSQL, not each on a SQLite file")
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality/")
    asked = parser.parse_args()
    with temporary_cluster() if asked.postgresql else contextlib.nullcontext() as cluster:
        if asked.postgresql and cluster is None:
            print("no PostgreSQL can be had on this machine", file=sys.stderr)
            return 2
        runs = [run for number in range(asked.rounds) for run in together(asked, number, cluster)]
    lines = [
        (
            f"The build before and the build now at the same time, {asked.rounds} times {asked.seconds:.0f} s, "
            f"{asked.tables // 2} tables each on {'PostgreSQL' if asked.postgresql else 'SQLite'}; medians. Target: at "
            f"most {MOST} times what it was.\n"
        ),
        "| from the move to the last seat's update | before | now | now / before | |",
        "|---|---:|---:|---:|---|",
    ]
    worst = 0.0
    for name, words in MEASURES.items():
        before, now = (median(run[name] for run in runs[which::2]) for which in (0, 1))
        worst = max(worst, now / before)
        lines.append(f"| {words} | {before:.2f} | {now:.2f} | {now / before:.2f} | {verdict(now / before <= MOST)} |")
    print("\n".join(lines))
    if asked.write:
        write_section("loads-postgresql" if asked.postgresql else "loads", "\n".join(lines))
    return 0 if worst <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
