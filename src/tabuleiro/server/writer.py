"""The single writer: one thread, one connection, moves of several tables in one transaction."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from sqlalchemy import Connection, Engine

from tabuleiro.server.faults import StoreFault

T = TypeVar("T")
GROUP: Final = 100
"""The most jobs in one transaction."""


class Job(Generic[T]):
    """Something to write, and whoever waits for it to be on the disk."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.value: T | None = None
        self.fault: Exception | None = None

    def run(self, connection: Connection) -> None:
        """Do the work inside a savepoint: when it fails, the others of the group go on without it."""
        try:
            with connection.begin_nested():
                self.value = self.work(connection)
        except Exception as error:  # noqa: BLE001 - told to whoever waits; a savepoint undoes what was begun
            self.fault = error

    def tell(self) -> None:
        """Wake whoever waits; called from the writer's thread."""
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(self._resolve)

    def _resolve(self) -> None:
        if self.future.done():
            return
        if self.fault is None:
            self.future.set_result(self.value)  # type: ignore[arg-type] # the work has returned a T
        else:
            self.future.set_exception(self.fault)


class Writer:
    """Writes what it is given, in order, and tells only after the commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._jobs: queue.SimpleQueue[Job[object] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction; returns when it is committed, raises what it raised."""
        job = Job(work)
        self._jobs.put(job)  # type: ignore[arg-type] # the queue does not look at the value
        return await job.future

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join(timeout=10)

    def _run(self) -> None:
        while True:
            group, is_last = self._gather()
            if group:
                self._commit(group)
            if is_last:
                return

    def _gather(self) -> tuple[list[Job[object]], bool]:
        """Wait for a job, then take whatever else is waiting."""
        group: list[Job[object]] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) == GROUP or self._jobs.empty():
                return group, False
            job = self._jobs.get()
        return group, True

    def _commit(self, group: list[Job[object]]) -> None:
        """One transaction for all; when the commit itself fails, nobody may believe that anything was written."""
        try:
            with self._engine.connect() as connection, connection.begin():
                for job in group:
                    job.run(connection)
        except Exception as error:  # noqa: BLE001 - whatever it was, everybody who waits must be told
            for job in group:
                job.fault = StoreFault(f"the database did not take it: {error}")
        for job in group:
            job.tell()
