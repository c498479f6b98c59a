"""The admin port: alive, ready or why not, and metrics that move; people reach none of it on the public port."""

import asyncio
import json
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from server_process import ServerProcess, free_port, serving
from websockets.exceptions import ConnectionClosed

from server.people import Person, eventually
from tabuleiro.server.operations.heartbeat import STUCK_SECONDS, Heartbeat
from tabuleiro.server.operations.pulse import Pulse
from tabuleiro.server.operations.readiness import Readiness


class Watched:
    """A server, and its admin port as monitoring sees it."""

    def __init__(self, server: ServerProcess, port: int) -> None:
        self.server = server
        self.url = f"http://127.0.0.1:{port}"

    def get(self, path: str) -> httpx.Response:
        return httpx.get(f"{self.url}{path}", timeout=20)

    def metrics(self) -> dict[str, float]:
        """Every number, by its name and labels."""
        found = text_string_to_metric_families(self.get("/metrics").text)
        return {
            " ".join([sample.name, *sample.labels.values()]): sample.value
            for family in found
            for sample in family.samples
        }


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    port = free_port()
    with serving(f"sqlite:///{tmp_path}/t.db", tmp_path / "server.log", "--admin-port", str(port)) as server:
        yield Watched(server, port)


def test_metrics_move_when_people_play(watched: Watched) -> None:
    with closing(Person(watched.server, "Ana")) as ana:
        table = ana.create("hansa_teutonica", "me", "hotseat")
        tab = ana.watch(table)
        assert tab.play()["type"] == "ack"
        assert tab.act("play", seat=tab.update["actor"], action="income hamburg")["type"] == "error"
        assert tab.ask("play", table=table["table"], seq=1, seat=0, action="pass")["type"] == "error"
        rook = ana.create("luna", "me", "random")
        ana.watch(rook)
        during = watched.metrics()
    assert during["tabuleiro_tables running"] == 2
    assert during["tabuleiro_live_tables"] == 2
    assert during["tabuleiro_sockets user"] == 2
    for stage in ("wait", "draft", "commit", "tell"):
        assert during[f"tabuleiro_move_seconds_count {stage}"] == 1, stage
    assert during["tabuleiro_commit_group_size_count"] > 3
    refused = [value for name, value in during.items() if name.startswith("tabuleiro_refused_total")]
    assert sum(refused) == 2
    assert [name for name in during if name.startswith("tabuleiro_build_info")]
    assert {"tabuleiro_loop_lag_seconds", "tabuleiro_db_pool used", "tabuleiro_bot_queue quick"} <= set(during)
    assert {"tabuleiro_fanout_seconds_count", "tabuleiro_late_seconds_count", "tabuleiro_claims bot"} <= set(during)
    assert during["tabuleiro_jobs order waiting"] == during["tabuleiro_jobs analysis failed"] == 0
    assert {"process_resident_memory_bytes", "tabuleiro_writer_queue", "tabuleiro_outage_seconds_total"} <= set(during)
    assert eventually(lambda: watched.metrics()["tabuleiro_sockets user"] == 0, 20)


def test_a_server_is_ready_until_its_database_takes_nothing(watched: Watched) -> None:
    assert watched.get("/readyz").json() == {"ready": True, "reasons": []}
    with closing(sqlite3.connect(watched.server.database.removeprefix("sqlite:///"))) as other:
        other.execute("BEGIN IMMEDIATE")
        assert eventually(lambda: watched.get("/readyz").status_code == 503, 30)
        [reason] = watched.get("/readyz").json()["reasons"]
        assert reason.startswith("database: ")
        assert watched.get("/healthz").json() == {"status": "alive"}, "a restart would not help"
        other.rollback()
    assert eventually(lambda: watched.get("/readyz").status_code == 200, 30)


def test_people_reach_nothing_of_it(watched: Watched) -> None:
    public = watched.server.url
    assert [httpx.get(f"{public}{path}").status_code for path in ("/metrics", "/readyz")] == [404, 404]
    assert httpx.get(f"{public}/healthz").json() == {"status": "alive"}
    answer = watched.get("/api/me")
    assert (answer.status_code, answer.json()["paths"]) == (404, ["/healthz", "/readyz", "/metrics"])


def test_a_taken_admin_port_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        with pytest.raises(RuntimeError, match="has ended") as caught:
            ServerProcess(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", "--admin-port", str(port)).start()
    assert "--admin-port: 127.0.0.1" in " ".join(str(caught.value).split())
    assert "Traceback" not in str(caught.value)


def test_a_loop_that_stands_still_is_told_by_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    heartbeat = Heartbeat()
    assert heartbeat.is_alive()
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + STUCK_SECONDS + 1)
    assert not heartbeat.is_alive()
    assert heartbeat.lag() > STUCK_SECONDS


def test_a_part_that_ends_by_a_fault_is_told_and_one_that_is_done_is_not(caplog: pytest.LogCaptureFixture) -> None:
    """The rest of the server goes on, and nobody would notice that no clock is judged any more."""

    async def done() -> None:
        pass

    async def broken() -> None:
        raise ZeroDivisionError

    async def stopped() -> None:
        await asyncio.sleep(60)

    async def story() -> Readiness:
        context = SimpleNamespace(store=SimpleNamespace(writer=SimpleNamespace(waiting=lambda: 0)))
        readiness = Readiness(context, Pulse(), Heartbeat())  # type: ignore[arg-type] # the database is not asked here
        works = [asyncio.ensure_future(work) for work in (done(), stopped())]
        readiness.watch(works)
        works[1].cancel()
        await asyncio.wait(works)
        await asyncio.sleep(0)
        assert caplog.text == ""
        assert parts(readiness) == []
        readiness.watch([failed := asyncio.ensure_future(broken())])
        await asyncio.wait([failed])
        await asyncio.sleep(0)
        assert "a part of the server has ended" in caplog.text
        return readiness

    def parts(readiness: Readiness) -> list[str]:
        with pytest.MonkeyPatch.context() as without:
            without.setattr(readiness, "_database", list)
            return readiness.reasons()

    assert parts(asyncio.run(story())) == [
        "broken: a part of the server has ended (ZeroDivisionError); the log tells which"
    ]


def test_a_server_that_is_to_stop_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    """It is not ready any more, goes on serving while it drains, and everybody is told when to come back."""
    port = free_port()
    options = ("--admin-port", str(port), "--drain-seconds", "60")
    with serving(f"sqlite:///{tmp_path}/t.db", tmp_path / "server.log", *options) as server:
        watched = Watched(server, port)
        with closing(Person(server, "Ana")) as ana:
            table = ana.create("hansa_teutonica", "me", "hotseat")
            tab = ana.watch(table)
            assert server.process is not None
            server.process.terminate()
            assert eventually(lambda: watched.get("/readyz").status_code == 503, 20)
            assert "draining" in json.dumps(watched.get("/readyz").json())
            assert tab.play()["type"] == "ack", "whoever is here plays on"
            ply = tab.update["ply"]
            server.process.send_signal(signal.SIGINT)  # a second signal: wait no longer
            bye = tab.read_until("bye")
            assert 0 <= bye["after"] < 3000
            with pytest.raises(ConnectionClosed) as closed:
                tab.read_until("nothing that is ever sent")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            server.process.wait(20)
            server.start()
            assert ana.watch(table).update["ply"] >= ply
            server.process.kill()
            server.process.wait(20)
