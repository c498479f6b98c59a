"""The single writer: one thread, one connection, and moves of several tables in one transaction (group commit)."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Final, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server import metrics
from tabuleiro.server.errors import LostDatabase, StoreError, WriteConflict, brief

T = TypeVar("T")
GROUP: Final = 100
"""The most jobs in one transaction."""


class WriteJob(Generic[T]):
    """Something to write, and whoever waits for it to be on the disk. What is rolled back may be done again."""

    def __init__(self, work: Callable[[Connection], T], order: str = "") -> None:
        self.work = work
        self.order = order
        """The table that it changes; empty for anything else."""
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.value: T | None = None
        self.fault: Exception | None = None

    def attempt(self, connection: Connection) -> None:
        """Do the work. A conflict is an outcome and no fault: it has written nothing, and the others go on."""
        self.fault = None
        try:
            self.value = self.work(connection)
        except WriteConflict as error:
            self.fault = error

    def resolve(self) -> None:
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
    """Writes what it is given, in order; whoever waits for a job is woken only after its commit."""

    def __init__(self, engine: Engine, check: Callable[[], None], *, is_shared: bool = False) -> None:
        self._is_shared = is_shared
        self._engine = engine.execution_options(writes=True)
        self._kept = self._engine.connect() if engine.dialect.name == "sqlite" else None
        """A file stays open for the writer alone: taking a connection from the pool costs as much as a statement does.
        One to a database server is asked for each time, and whether it still lives with it."""
        self._check = check
        """Raises `LostDatabase` when what is written would be lost."""
        self._jobs: queue.SimpleQueue[WriteJob[object] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T], order: str = "") -> T:
        """Do the work in a transaction; returns when it is committed, raises what it raised.

        `order` names the table that is changed, where it is one.
        """
        job = WriteJob(work, order)
        self._jobs.put(job)  # type: ignore[arg-type] # the queue does not look at the value
        return await job.future

    def _connected(self) -> AbstractContextManager[Connection]:
        """The writer's connection."""
        return self._engine.connect() if self._kept is None else nullcontext(self._kept)

    def waiting(self) -> int:
        """How many jobs wait."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join(timeout=10)
        if self._kept is not None and not self._thread.is_alive():
            self._kept.close()

    def _run(self) -> None:
        while True:
            group, is_last = self._gather()
            for part in apart(group) if self._is_shared else [group]:
                if part:
                    self._commit(part)
            if is_last:
                return

    def _gather(self) -> tuple[list[WriteJob[object]], bool]:
        """Wait for a job, then take whatever else is waiting."""
        group: list[WriteJob[object]] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) == GROUP or self._jobs.empty():
                return group, False
            job = self._jobs.get()
        return group, True

    def _commit(self, group: list[WriteJob[object]]) -> None:
        """One transaction for all; if any job fails, each is tried again in one of its own."""
        try:
            self._transact(group)
        except LostDatabase as error:
            for job in group:
                job.fault = error
        except Exception as error:  # noqa: BLE001 - whatever it was, everybody who waits must be told
            if len(group) > 1:
                for job in group:
                    self._commit([job])
                return
            group[0].fault = error
        for job in group:
            job.resolve()

    def _transact(self, group: list[WriteJob[object]]) -> None:
        """Do all jobs and commit. When the commit itself fails, nobody may believe that anything was written."""
        metrics.GROUP_SIZE.observe(len(group))
        self._check()
        with self._connected() as connection, connection.begin() as transaction:
            for job in group:
                job.attempt(connection)
            try:
                transaction.commit()
            except SQLAlchemyError as error:
                raise StoreError(f"the database did not take it: {brief(error)}") from error
        self._check()


def apart(group: list[WriteJob[object]]) -> list[list[WriteJob[object]]]:
    """The transactions of a group where other processes write, too.

    Changes of tables go together, all workers lock their rows in the same order, and so they never wait for each other
    in a circle (no deadlocks); anything else goes alone.
    """
    moves = sorted((job for job in group if job.order), key=lambda job: job.order)
    return [moves, *([job] for job in group if not job.order)]
