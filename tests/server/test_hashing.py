"""Many who log in: they wait for each other, not everybody else for them."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from server_process import ServerProcess, serving
from sqlalchemy import text

from server.people import Person
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people import passwords
from tabuleiro.server.people.hashing import WAITING, Hashing
from tabuleiro.server.people.limits import HASHES
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that exempts nobody from its limits."""
    with serving(f"sqlite:///{tmp_path}/own.db", tmp_path / "server.log", exempt="192.0.2.1") as running:
        yield running


def test_an_address_that_tries_one_name_after_another_is_slowed_down(strict_server: ServerProcess) -> None:
    def try_name(number: int) -> int:
        with closing(Person(strict_server)) as stranger:
            return stranger.post("/login", name=f"Nobody {number}", password="not the one").status_code  # noqa: S106 - a wrong one

    with ThreadPoolExecutor(4) as crowd:
        statuses = list(crowd.map(try_name, range(int(HASHES.burst) + 10)))
    assert set(statuses) == {401, 429}
    assert statuses.count(401) <= HASHES.burst + 3


@pytest.fixture
def slow_hashing(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Hashes that take until the event is set."""
    done = threading.Event()
    monkeypatch.setattr(passwords, "is_password", lambda _hashed, _password: done.wait(20))
    yield done
    done.set()


def test_whoever_comes_when_the_queue_is_full_is_asked_to_come_again(slow_hashing: threading.Event) -> None:
    async def crowd() -> tuple[str, list[bool]]:
        with closing(Hashing()) as hashing:
            waiting = [asyncio.create_task(hashing.verify(None, "x")) for _ in range(WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(RequestError) as refused:
                await hashing.verify(None, "x")
            slow_hashing.set()
            return refused.value.code, await asyncio.gather(*waiting)

    assert asyncio.run(crowd()) == ("busy", [True] * WAITING)


def test_a_read_does_not_wait_for_hashes(tmp_path: Path, slow_hashing: threading.Event) -> None:
    async def read_meanwhile() -> object:
        with closing(Hashing()) as hashing, closing(Store(open_database(f"sqlite:///{tmp_path}/t.db"))) as store:
            waiting = [asyncio.create_task(hashing.verify(None, "x")) for _ in range(WAITING)]
            await asyncio.sleep(0)
            found = await asyncio.wait_for(store.read(lambda database: database.execute(text("select 1")).scalar()), 5)
            assert not any(task.done() for task in waiting)
            slow_hashing.set()
            await asyncio.gather(*waiting)
            return found

    assert asyncio.run(read_meanwhile()) == 1


def test_reads_have_threads_of_their_own(tmp_path: Path) -> None:
    """Whatever else occupies the threads that everybody shares."""

    async def read_beside() -> str:
        with closing(Store(open_database(f"sqlite:///{tmp_path}/t.db"))) as store:
            return await store.read(lambda _: threading.current_thread().name)

    assert asyncio.run(read_beside()).startswith("reader")
