"""An older release beside this one: a worker of each on one PostgreSQL while people play, then an upgrade.

    python bench/beside.py COMMIT [--restarts 2] [--seconds 60] [--tables 20] [--without-bots] [--write]

The older release is what the repository held at COMMIT, run uncompiled from its sources. Ours brings the schema up to
date; people come through both workers, and both are killed and started again. Then the older one is replaced by ours.
The players and what must hold are those of bench/cluster.py. Status 1 when a promise is broken.
"""

import argparse
import asyncio
import contextlib
import json
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

from cluster import ClusterChaos, Workers, deadlocks, keep_logs
from postgres import temporary_cluster
from section import write_section

ROOT = Path(__file__).resolve().parents[1]
OURS, OLDER = 0, 1
"""The places of the two workers."""


def unpack(commit: str, folder: Path) -> Path:
    """The sources of the package as they were at a commit."""
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True).stdout  # noqa: S603, S607 - our own repository
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


class TwoReleases(Workers):
    """A worker of this release and one of an older one."""

    def __init__(self, database: str, folder: Path, older: Path, *, has_bots: bool) -> None:
        super().__init__(database, folder, 2, has_bots=has_bots)
        self.servers[OLDER].site = older

    def upgrade(self) -> None:
        """Stop the older worker in order, and start one of ours in its place."""
        self.down.add(OLDER)
        self.servers[OLDER].stop()
        self.servers[OLDER].site = None
        self.servers[OLDER].start()
        self.down.discard(OLDER)


def markdown(summary: dict[str, object]) -> str:
    """The section of docs/quality/."""
    return (
        f"A worker of the release of {summary['date']} and one of ours on one PostgreSQL, {summary['seconds']} s, each "
        f"killed and started again {summary['restarts']} times, then an upgrade of the older one; people come through "
        f"both to {summary['tables']} tables {summary['company']}, {summary['moves_per_second']} moves per second: "
        f"{summary['acknowledged']:,} acknowledged moves, "
        f"**{summary['problems']} lost, doubled, misplaced, shown backwards, or tables standing still**, every table "
        f"verified, {summary['deadlocks']} deadlocks.\n"
    )


def main() -> int:
    """Run it and report; status 1 when a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--restarts", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60.0, help="of play besides the restarts")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--game", default="hansa_teutonica")
    parser.add_argument(
        "--without-bots", dest="bots", action="store_false", help="people take all seats, and no process is for bots"
    )
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    date = subprocess.run(  # noqa: S603 - our own repository
        ["git", "show", "-s", "--format=%cs", asked.commit],  # noqa: S607
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = stack.enter_context(temporary_cluster())
        if cluster is None:
            print("no PostgreSQL can be had on this machine", file=sys.stderr)
            return 2
        older = unpack(asked.commit, folder / "older")
        workers = TwoReleases(cluster.new_database("beside"), folder, older, has_bots=asked.bots)
        stack.callback(workers.stop)
        workers.start()
        blows: list[Callable[[], None]] = [partial(workers.crash, place) for place in (OLDER, OURS)] * asked.restarts
        chaos = ClusterChaos(workers, asked.game, asked.tables, steered=False, has_bots=asked.bots)
        begun = time.monotonic()
        asyncio.run(chaos.run([*blows, workers.upgrade], asked.seconds / (len(blows) + 2)))
        seconds = time.monotonic() - begun
        workers.stop()
        chaos.check()
        summary = {
            "date": date,
            "restarts": asked.restarts,
            "tables": asked.tables,
            "company": "with a bot each" if asked.bots else "of their own",
            "seconds": round(seconds),
            "acknowledged": len(chaos.acknowledged()),
            "moves_per_second": round(len(chaos.acknowledged()) / seconds, 1),
            "deadlocks": deadlocks(cluster),
            "problems": len(chaos.problems),
        }
        if chaos.problems:
            keep_logs(folder)
    print(json.dumps(summary))
    if asked.write:
        write_section("beside", markdown(summary))
    for problem in chaos.problems[:10]:
        print(problem, file=sys.stderr)
    return 1 if chaos.problems else 0


if __name__ == "__main__":
    sys.exit(main())
