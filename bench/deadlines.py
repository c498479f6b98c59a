"""Many clocks that run out within the same seconds, on three workers of which one is killed: each is judged once.

    python bench/deadlines.py [--tables 500] [--write]

Every table has two people who never play, and a clock that runs out within the same ten seconds; what happens then is
read from the logs.
"""

import argparse
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

import httpx
from cluster import Workers
from postgres import temporary_cluster
from section import write_section
from sqlalchemy import select

from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import read_entries
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.log_entry import LATE
from tabuleiro.server.table.storage import read_log

SPREAD: Final = 10.0
"""Seconds within which all clocks run out."""
TARGET: Final = 1500
"""Milliseconds from a deadline to the entry that says so, at the 99th percentile."""
PEOPLE: Final = 50
WORKERS: Final = 3


class Judged(NamedTuple):
    """What the logs say."""

    tables: int
    lates: Counter[int]
    """How many tables have how many such entries."""
    delays: list[int]
    """Milliseconds from each deadline to its entry."""


def open_tables(workers: Workers, count: int) -> float:
    """So many tables whose clocks run out at about the same time; when that begins."""
    ends = time.time() + max(20.0, count * 0.12)
    people = [httpx.Client(base_url=workers.servers[n % WORKERS].url, timeout=60) for n in range(PEOPLE)]
    for number, person in enumerate(people):
        person.post("/api/guest", json={"name": f"Person {number}"}).raise_for_status()
    for number in range(count):
        bank = max(10_000, round(1000 * (ends - time.time() + SPREAD * number / count)))
        clock = {"kind": "live", "bank": bank, "gain": 0, "cap": bank, "free": 0, "errand": 0}
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bia"}]
        body = {"game": "luna", "seats": seats, "clock": clock, "late": "ask"}
        people[number % PEOPLE].post("/api/tables", json=body).raise_for_status()
    return ends


def judged(database: str) -> Judged:
    """What became of the clocks of all tables."""
    engine = open_database(database)
    lates, delays = Counter[int](), list[int]()
    with engine.connect() as connection:
        names = connection.execute(select(schema.tables.c.id)).scalars().all()
        for name in names:
            entries = read_entries(connection, name)
            found = [number for number, entry in enumerate(entries) if entry.kind == LATE]
            lates[len(found)] += 1
            for number in found[:1]:
                deadline = read_log(name, "", entries[:number]).deadline()
                assert deadline is not None, "a clock ran"
                delays.append(moment_of(entries[number].time) - deadline)
    engine.dispose()
    return Judged(len(names), lates, sorted(delays))


def told(found: Judged) -> str:
    """The figures in words."""
    once, late = found.lates[1], found.delays[int(0.99 * len(found.delays))] if found.delays else 0
    verdict = "met" if once == found.tables and late <= TARGET else "missed"
    return (
        f"{found.tables} clocks that run out within {SPREAD:.0f} s, on {WORKERS} workers of which one is killed "
        f"meanwhile: {once} judged once, {found.tables - once} otherwise; from the deadline to the entry median "
        f"{found.delays[len(found.delays) // 2]} ms, 99th percentile {late} ms (<= {TARGET} ms: {verdict})."
    )


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/server.md")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, temporary_cluster() as cluster:
        if cluster is None:
            sys.exit("no PostgreSQL can be had on this machine")
        workers = Workers(cluster.new_database("deadlines"), Path(folder), WORKERS)
        workers.start()
        ends = open_tables(workers, arguments.tables)
        killing = threading.Timer(max(0.0, ends + SPREAD / 2 - time.time()), workers.crash, (0,))
        killing.start()
        time.sleep(max(0.0, ends + SPREAD + 10 - time.time()))
        killing.join()
        workers.stop()
        text = told(judged(workers.database))
    print(text)
    if arguments.write:
        write_section("deadlines", text)


if __name__ == "__main__":
    main()
