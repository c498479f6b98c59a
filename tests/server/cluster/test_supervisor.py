"""The supervisor of several workers, with workers that do nothing: started, replaced, renewed and stopped."""

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from multiprocessing.synchronize import Event
from types import SimpleNamespace

import pytest

from tabuleiro.server.config import Config
from tabuleiro.server.errors import RequestError
from tabuleiro.server.sockets import hub as sockets
from tabuleiro.server.supervisor import Supervisor
from tabuleiro.server.table.table import Table


def idle(_config: Config, _number: int, _listening: socket.socket, ready: Event) -> None:
    """A worker that is ready at once and ends when it is asked to."""
    ready.set()
    while True:
        time.sleep(1)


def fail(_config: Config, _number: int, _listening: socket.socket, _ready: Event) -> None:
    """A worker that cannot start."""
    raise SystemExit(3)


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with socket.socket() as opened:
        opened.bind(("127.0.0.1", 0))
        opened.listen()
        yield opened


def test_workers_are_replaced_when_they_die_renewed_one_by_one_and_stopped(listening: socket.socket) -> None:
    supervisor = Supervisor(Config(workers=2), idle, listening)
    assert [supervisor.start(number) for number in range(2)] == [True, True]
    first, second = [supervisor.workers[number].pid for number in range(2)]
    assert first is not None
    os.kill(first, signal.SIGKILL)
    supervisor.workers[0].join()
    supervisor.replace_dead()
    assert supervisor.workers[0].is_alive()
    assert supervisor.workers[0].pid != first
    assert supervisor.workers[1].pid == second, "whoever lives is left alone"
    supervisor.renew()
    assert supervisor.workers[1].pid != second
    supervisor.stop()
    assert not any(worker.is_alive() for worker in supervisor.workers.values())


def test_a_worker_goes_only_when_another_can_take_its_place(listening: socket.socket) -> None:
    supervisor = Supervisor(Config(workers=2), idle, listening)
    assert [supervisor.start(number) for number in range(2)] == [True, True]
    before = [worker.pid for worker in supervisor.workers.values()]
    supervisor._work = fail
    supervisor.renew()
    assert [worker.pid for worker in supervisor.workers.values()] == before
    assert all(worker.is_alive() for worker in supervisor.workers.values())
    supervisor.stop()


class Guest:
    """Somebody with a socket at a worker that is about to stop."""

    def __init__(self, number: int, told: list[str]) -> None:
        self.number = number
        self.told = told
        self.tables: dict[str, Table] = {}

    def send(self, text: str) -> None:
        self.told.append(f"{json.loads(text)['type']} {self.number}")

    def close(self, code: int) -> None:
        self.told.append(f"{code} {self.number}")


def test_everybody_plays_on_until_it_is_their_turn_to_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "FAREWELL_SECONDS", 0.0)
    told: list[str] = []
    hub = sockets.Hub(SimpleNamespace(tables=SimpleNamespace(), store=SimpleNamespace(is_shared=True)))  # type: ignore[arg-type] # not asked
    hub.of_user = {number: {Guest(number, told)} for number in (1, 2)}  # type: ignore[arg-type] # as much as is needed
    asyncio.run(hub.send_away())
    assert told == ["bye 1", "1012 1", "bye 2", "1012 2"]
    with pytest.raises(RequestError, match="about to stop"):
        hub.check(3, "192.0.2.1")


def test_a_worker_that_cannot_start_is_noticed(listening: socket.socket) -> None:
    assert not Supervisor(Config(workers=2), fail, listening).start(0)
