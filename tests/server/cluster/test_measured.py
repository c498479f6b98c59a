"""What two workers measure of themselves: every metric is told, and moves when that happens which it counts."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import psycopg
import pytest
from postgres import Cluster
from prometheus_client.parser import text_string_to_metric_families
from server_process import ServerProcess, free_port, serving

from server.people import Person, Tab, account, eventually

LIVE = {"kind": "live", "bank": 10_000, "gain": 0, "cap": 10_000, "free": 0, "errand": 0}
LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"
FAULT = """
INSERT INTO counted_tables (table_id, game, position, finished, verdict, fault)
VALUES ('none', 'luna', '', '2026-01-01T00:00:00.000Z', 'fault', 'it is none')
"""
WORDS = "SELECT pg_notify('tabuleiro', n::text || repeat('x', 7000)) FROM generate_series(1, 200) AS n"


class Measured:
    """Two workers, and what they tell of themselves together."""

    def __init__(self, database: str, servers: list[ServerProcess], ports: list[int]) -> None:
        self.database = database
        self.one, self.other = servers
        self._ports = ports

    def samples(self) -> dict[str, float]:
        """Every number of both together, by its name and labels."""
        found: dict[str, float] = {}
        for port in self._ports:
            told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=20).text
            for family in text_string_to_metric_families(told):
                for sample in family.samples:
                    name = " ".join([sample.name, *sample.labels.values()])
                    found[name] = found.get(name, 0) + sample.value
        return found

    def moves(self, *names: str, by: Callable[[], object] = lambda: None, seconds: float = 20) -> None:
        """Do something, again if need be, until every number with one of these names is larger than before."""
        before, end, still = self.samples(), time.monotonic() + seconds, list(names)
        while still:
            assert time.monotonic() < end, f"these did not move: {still}"
            by()
            now = self.samples()
            still = [name for name in still if now.get(name, 0) <= before.get(name, 0)]

    def connect(self) -> psycopg.Connection:
        return psycopg.connect(self.database)


@pytest.fixture
def measured(cluster: Cluster, tmp_path: Path) -> Iterator[Measured]:
    database, ports = cluster.new_database("measured"), [free_port(), free_port()]
    more = ("--analysis-workers", "0", "--hint-workers", "0", "--gone-seconds", "0", "--notify-allow", "127.0.0.1")
    with ExitStack() as stack:
        servers = [
            stack.enter_context(serving(database, tmp_path / f"{port}.log", "--admin-port", str(port), *more))
            for port in ports
        ]
        yield Measured(database, servers, ports)


def turn(*tabs: Tab) -> None:
    """Whoever is next makes a move, and everybody is shown it."""
    for tab in tabs:
        if tab.update["legal"]:
            assert tab.play()["type"] == "ack"
            break
    newest = max(tab.update["seq"] for tab in tabs)
    for tab in tabs:
        while tab.update["seq"] < newest:
            tab.next_update()


@pytest.mark.slow
def test_every_metric_moves_when_that_happens_which_it_counts(measured: Measured) -> None:
    with closing(account(measured.one, "Ana")) as ana, closing(Person(measured.other, "Bia")) as bia:
        late = ana.create("luna", "me", "open", clock=LIVE)
        bia.join(late)
        table = ana.create("luna", "me", "open")
        bia.join(table)
        tabs = [ana.watch(table), bia.watch(table)]
        people_play(measured, tabs, str(table["table"]))
        bots_think(measured, ana)
        something_fails(measured, ana)
        assert eventually(lambda: measured.samples()["tabuleiro_late_seconds_count"] > 0, 30), "nobody has moved there"
        measured.moves("tabuleiro_dropped_sockets_total 1008", by=lambda: ana.post("/logout-everywhere"))
    told = measured.samples()
    assert told["tabuleiro_tables running"] + told["tabuleiro_tables finished"] >= 2
    assert {"tabuleiro_tables frozen", "tabuleiro_claims clock", "tabuleiro_loop_lag_seconds"} <= set(told)
    assert told["tabuleiro_live_tables"] >= 2
    assert told["tabuleiro_db_pool used"] + told["tabuleiro_db_pool idle"] >= 2
    assert sum(number for name, number in told.items() if name.startswith("tabuleiro_build_info")) == 2


def people_play(measured: Measured, tabs: list[Tab], table: str) -> None:
    """Two play through two workers, against the rules, too, and at the same moment."""
    stages = [f"tabuleiro_move_seconds_count {stage}" for stage in ("wait", "draft", "commit", "tell")]
    across = ["tabuleiro_fanout_seconds_count", "tabuleiro_catch_up_seconds_count", "tabuleiro_commit_group_size_count"]
    measured.moves(*stages, *across, by=lambda: turn(*tabs))
    assert measured.samples()["tabuleiro_sockets user"] == 2

    def against_the_rules() -> None:
        mover = next(tab for tab in tabs if tab.update["legal"])
        legal = {action["id"] for action in mover.update["legal"]}
        for action in range(200):
            if action not in legal:
                mover.act("play", seat=mover.update["actor"], action=action)

    before = measured.samples()
    against_the_rules()
    now = measured.samples()
    for name in ("tabuleiro_refused_total", "tabuleiro_refused_rule_total luna"):
        assert sum(now[one] - before.get(one, 0) for one in now if one.startswith(name)) > 0, name

    def at_once() -> None:
        """Both wait for the row of the table, and only one can be the first."""
        with measured.connect() as other:
            other.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (table,))
            for number, tab in enumerate(tabs):
                words = f'{{"type":"chat","nonce":"c{time.monotonic()}{number}","table":"{table}","text":"at once"}}'
                tab.web.send(words)
            time.sleep(0.5)
        for tab in tabs:
            tab.read_until("ack")

    measured.moves("tabuleiro_conflicts_total", by=at_once)

    def unheard() -> None:
        with measured.connect() as other:
            other.execute(LISTENERS.encode())
        turn(*tabs)

    measured.moves("tabuleiro_sweep_found_total", by=unheard, seconds=30)


def bots_think(measured: Measured, host: Person) -> None:
    """More bots than there are processes, of which one is killed in the middle of a thought."""
    tabs = list[Tab]()

    def begin() -> None:
        tabs.append(host.watch(host.create("luna", "advanced", "advanced")))

    measured.moves("tabuleiro_bot_queue searching", "tabuleiro_claims bot", by=begin)
    quick = host.watch(host.create("luna", "novice", "novice"))
    measured.moves("tabuleiro_bot_seconds_count novice")
    quick.close()

    def strike() -> None:
        """Kill what thinks for either worker, which then has time to begin a thought anew."""
        for server in (measured.one, measured.other):
            assert server.process is not None
            threads = Path(f"/proc/{server.process.pid}/task").glob("*/children")  # each knows those that it has begun
            for child in [child for thread in threads for child in thread.read_text().split()]:
                os.kill(int(child), signal.SIGKILL)
        time.sleep(4)

    measured.moves("tabuleiro_bot_failed_total advanced", by=strike, seconds=120)
    for tab in tabs:
        tab.close()


def something_fails(measured: Measured, owner: Person) -> None:
    """A letter does not arrive, a table cannot be counted, the database takes nothing, a listener does not read."""
    refused = {"kind": "webhook", "url": f"http://127.0.0.1:{free_port()}/"}
    made = owner.http.put("/api/me/channels", json={"channel": refused})
    assert made.status_code == 200, made.text
    [channel] = owner.get("/me/channels").json()["channels"]
    assert owner.post(f"/me/channels/{channel['id']}/try").status_code == 200
    assert eventually(lambda: measured.samples().get("tabuleiro_notices_total webhook failed", 0) > 0, 20)
    with measured.connect() as stopped:
        stopped.execute(b"LISTEN tabuleiro")
        stopped.commit()
        stopped.execute(b"SELECT 1")  # in a transaction nobody is told anything
        with measured.connect() as other:
            other.execute(WORDS.encode())
        measured.moves("tabuleiro_notify_queue")
    with measured.connect() as other:
        other.execute(FAULT.encode())
    assert eventually(lambda: measured.samples()["tabuleiro_jobs counting failed"] > 0, 30)
    with measured.connect() as other:
        other.execute(b"LOCK TABLE facts IN EXCLUSIVE MODE")
        measured.moves("tabuleiro_outage_seconds_total", by=lambda: time.sleep(0.5), seconds=30)
