"""A pool of worker processes for work that takes the processor: each job has a time limit and is killed at it.

Whoever waits for a job may want its answer now: a flag in shared memory tells it so, and it looks at it as it likes.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Protocol, TypeVar, cast

T = TypeVar("T")
log = logging.getLogger(__name__)
NICENESS = 10
"""The niceness of a worker: a process that serves people goes first."""
LEAST_URGENT = 19
"""The niceness of a worker for whom nobody waits: every other process goes first."""
START_SECONDS = 180.0
"""How long a process may take to start: on a crowded machine longer than any job may take."""
READY = "ready"
"""The first word of a process."""


class WorkerFailed(Exception):
    """A job that raised, took too long or took its process down with it."""


class Unwanted(Exception):
    """A job whose turn came when nobody wanted its answer any more: it was not done."""


class Flag(Protocol):
    """A number that two processes see: 1 when the answer is wanted now."""

    value: int


class Here:
    """What the process that this runs in was given; in one that is no worker nobody is in a hurry."""

    hurry: Flag | None = None


def is_hurried() -> bool:
    """Whether the answer of the job that runs here is wanted now."""
    return Here.hurry is not None and Here.hurry.value == 1


def work(jobs: "Connection[object, object]", hurry: Flag, niceness: int, _first: Callable[..., object]) -> None:
    """The loop of a worker process: one job after another, until the other end of the pipe is closed.

    What its first job needs was loaded with the name of its function, before it says that it is ready.
    """
    Here.hurry = hurry
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    with contextlib.suppress(EOFError, OSError):
        jobs.send(READY)
        while True:
            function, arguments = cast("tuple[Callable[..., object], tuple[object, ...]]", jobs.recv())
            try:
                jobs.send((True, function(*arguments)))
            except Exception as error:  # noqa: BLE001 - told to whoever gave the job
                jobs.send((False, f"{type(error).__name__}: {error}"))


class Worker:
    """One process, started anew whenever it is gone."""

    def __init__(self, niceness: int, first: Callable[..., object]) -> None:
        context = multiprocessing.get_context("spawn")
        self.jobs, theirs = context.Pipe()
        self.hurry: Flag = context.RawValue("b", 0)
        self.process = context.Process(target=work, args=(theirs, self.hurry, niceness, first), daemon=True)
        self.process.start()
        theirs.close()

    def wait_until_ready(self) -> None:
        """Wait until it has loaded what it needs; blocks. That takes nothing of the time of any job."""
        try:
            if not self.jobs.poll(START_SECONDS):
                raise WorkerFailed(f"the worker process has not started in {START_SECONDS} s")
            self.jobs.recv()
        except (EOFError, OSError) as error:
            raise WorkerFailed("the worker process did not start") from error

    def ask(self, function: Callable[..., T], arguments: tuple[object, ...], seconds: float) -> T:
        """Give a job and wait for its answer; blocks."""
        try:
            self.jobs.send((function, arguments))
            if not self.jobs.poll(seconds):
                raise WorkerFailed(f"no answer in {seconds} s")
            is_answer, value = cast("tuple[bool, T]", self.jobs.recv())
        except (EOFError, OSError) as error:
            raise WorkerFailed("the worker process is gone") from error
        if not is_answer:
            raise WorkerFailed(str(value))
        return value

    async def pass_on(self, hurry: asyncio.Event) -> None:
        """Let the job know as soon as its answer is wanted."""
        await hurry.wait()
        self.hurry.value = 1

    def stop(self) -> None:
        """End the process."""
        self.jobs.close()
        self.process.kill()
        self.process.join(timeout=5)


def start_worker(niceness: int, first: Callable[..., object]) -> Worker:
    """A new worker for a first job; a system that has no process left for it is a failed job like any other."""
    try:
        return Worker(niceness, first)
    except OSError as error:
        raise WorkerFailed(f"no process can be started: {error}") from error


class WorkerPool:
    """Several workers, shared fairly: an owner has one job done at a time, and owners take turns (round robin)."""

    def __init__(self, workers: int, niceness: int = NICENESS) -> None:
        self._workers = workers
        self._niceness = niceness
        self._idle: list[Worker | None] = [None] * workers  # None is started at its first job
        self._all: set[Worker] = set()
        self._threads = ThreadPoolExecutor(workers, "worker")  # waiting for a worker must not hold up anything else
        self._busy: set[object] = set()
        """The owners of the jobs that are being done."""
        self._waiting: dict[object, deque[asyncio.Future[None]]] = {}
        """For every owner the jobs that wait, first come first served; the owner whose turn is next comes first."""

    async def run(
        self,
        function: Callable[..., T],
        *arguments: object,
        seconds: float,
        owner: object = None,
        hurry: asyncio.Event | None = None,
        begin: Callable[[], Awaitable[bool]] | None = None,
    ) -> T:
        """Do one job in a worker process; `WorkerFailed` when it cannot be done in time. No owner: one of its own.

        When `hurry` is set, before the job or while it is done, the job's `is_hurried` says so. `begin` is called when
        a process is there to do the job, and says whether it is still wanted; else it is `Unwanted`.
        """
        whose = object() if owner is None else owner
        await self._wait_for_turn(whose)
        loop, worker = asyncio.get_running_loop(), self._idle.pop()
        try:
            if worker is None:
                worker = await loop.run_in_executor(self._threads, start_worker, self._niceness, function)
                self._all.add(worker)
                await loop.run_in_executor(self._threads, worker.wait_until_ready)
            if begin is not None and not await begin():
                raise Unwanted
            worker.hurry.value = 0
            telling = asyncio.create_task(worker.pass_on(hurry or asyncio.Event()))
            try:
                return await loop.run_in_executor(self._threads, worker.ask, function, arguments, seconds)
            finally:
                telling.cancel()
        except (WorkerFailed, asyncio.CancelledError):
            if worker is not None:
                self._all.discard(worker)
                worker.stop()
                worker = None
            raise
        finally:
            self._idle.append(worker)
            self._leave(whose)

    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return sum(map(len, list(self._waiting.values())))

    async def _wait_for_turn(self, owner: object) -> None:
        """Wait until a worker is idle and it is this owner's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was admitted in the same moment
                self._leave(owner)
            raise

    def _admit(self) -> None:
        """Let the next jobs begin, as many as there are workers for."""
        for owner in [one for one in self._waiting if one not in self._busy]:
            if len(self._busy) == self._workers:
                return
            turns = self._waiting.pop(owner)
            while turns and turns[0].done():  # whoever waited was cancelled
                turns.popleft()
            if turns:
                self._busy.add(owner)
                turns.popleft().set_result(None)
            if turns:
                self._waiting[owner] = turns

    def _leave(self, owner: object) -> None:
        """End an owner's turn: their next job waits behind everybody else's."""
        self._busy.discard(owner)
        if owner in self._waiting:
            self._waiting[owner] = self._waiting.pop(owner)
        self._admit()

    def close(self) -> None:
        """End every process."""
        for worker in self._all:
            worker.stop()
        self._all.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)
