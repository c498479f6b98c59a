"""Workers of one machine are renewed one after another (SIGHUP), and stopped and started in order, while people play.

    python bench/rolling.py [--renewals 3] [--restarts 3] [--workers 3] [--tables 40] [--write]

The players are those of bench/chaos.py: who loses a connection comes back and sends what was not answered again. No
acknowledged move may be lost or doubled, 99 of 100 moves are answered within a second, lost connections included, and a
server that is asked to stop has ended within ten. Status 1 when a promise is broken.
"""

import argparse
import asyncio
import contextlib
import json
import signal
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Final

import psycopg
from chaos import Chaos
from load import percentile, verdict
from postgres import temporary_cluster
from section import write_section
from server_process import ServerProcess

SLOW_MS, STOP_SECONDS = 1000, 10.0
"""The promise."""
RENEW_SECONDS: Final = 120.0
ALIVE: Final = "SELECT pid FROM workers WHERE alive > extract(epoch from clock_timestamp()) * 1000 - 5000"


def living(database: str) -> set[int]:
    """The processes of the workers that give signs of life."""
    with psycopg.connect(database, autocommit=True) as raw:
        return {int(row[0]) for row in raw.execute(ALIVE.encode()).fetchall()}


def renew(server: ServerProcess, workers: int) -> None:
    """Have every worker renewed, and wait until the last one is."""
    assert server.process is not None, "started"
    before, end = living(server.database), time.monotonic() + RENEW_SECONDS
    server.process.send_signal(signal.SIGHUP)
    while len(found := living(server.database)) != workers or found & before:
        if time.monotonic() > end:
            raise RuntimeError(f"not renewed: {server.log.read_text()[-2000:]}")
        time.sleep(0.1)


def restart(server: ServerProcess, stops: list[float]) -> None:
    """Stop all workers in order and start them again; notes how long the stopping took."""
    begun = time.monotonic()
    server.stop()
    stops.append(time.monotonic() - begun)
    server.start()


def markdown(summary: dict[str, object]) -> str:
    """The section of docs/quality/."""
    slow, stop = float(str(summary["p99_ms"])), float(str(summary["stop_s"]))
    return (
        f"{summary['workers']} workers of one supervisor, {summary['tables']} tables that move on as soon as they are "
        f"answered: renewed {summary['renewals']} times (SIGHUP), stopped and started {summary['restarts']} times "
        f"(SIGTERM); {summary['acknowledged']:,} acknowledged moves, **{summary['problems']} lost, doubled, misplaced, "
        "refused, or tables standing still**.\n\n"
        "| | reached | target | |\n|---|---:|---:|---|\n"
        f"| from a move to its answer while workers are renewed, 99th percentile | {slow:.0f} ms | <= {SLOW_MS} ms "
        f"| {verdict(slow <= SLOW_MS)} |\n"
        f"| from SIGTERM to the end, the longest | {stop:.1f} s | <= {STOP_SECONDS:.0f} s "
        f"| {verdict(stop <= STOP_SECONDS)} |\n"
    )


def main() -> int:
    """Run it and report; status 1 when a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--renewals", type=int, default=3)
    parser.add_argument("--restarts", type=int, default=3)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds of play between two blows, on average")
    parser.add_argument("--game", default="hansa_teutonica")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    stops: list[float] = []
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = stack.enter_context(temporary_cluster())
        if cluster is None:
            print("no PostgreSQL can be had on this machine", file=sys.stderr)
            return 2
        options = ("--workers", str(asked.workers), "--analysis-workers", "0", "--hint-workers", "0")
        server = ServerProcess(cluster.new_database("rolling"), folder / "server.log", *options)
        server.start()
        chaos = Chaos(server, asked.game, asked.tables)
        begun = time.monotonic()
        asyncio.run(chaos.run([partial(renew, server, asked.workers)] * asked.renewals, asked.pause))
        answered = [seconds for player in chaos.players for seconds in player.times]
        second = Chaos(server, asked.game, asked.tables)
        asyncio.run(second.run([partial(restart, server, stops)] * asked.restarts, asked.pause))
        chaos.players += second.players
        chaos.problems += second.problems
        seconds = time.monotonic() - begun  # people play on while workers are renewed
        server.stop()
        chaos.check()
    summary = {
        "workers": asked.workers,
        "tables": asked.tables,
        "renewals": asked.renewals,
        "restarts": asked.restarts,
        "acknowledged": len(chaos.acknowledged()),
        "moves_per_second": round(len(chaos.acknowledged()) / seconds, 1),
        "p99_ms": percentile(answered, 0.99),
        "longest_ms": percentile(answered, 1.0),
        "stop_s": round(max(stops, default=0.0), 2),
        "problems": len(chaos.problems),
    }
    print(json.dumps(summary))
    if asked.write:
        write_section("rolling", markdown(summary))
    for problem in chaos.problems[:10]:
        print(problem, file=sys.stderr)
    is_quick = percentile(answered, 0.99) <= SLOW_MS and max(stops, default=0.0) <= STOP_SECONDS
    return 0 if is_quick and not chaos.problems else 1


if __name__ == "__main__":
    sys.exit(main())
