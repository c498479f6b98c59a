"""The second worker of a device: whatever takes the processor for long is done there, one job after another.

What runs in WebAssembly hears nothing until it is done. A job that is wanted no more may end by itself; when another
one waits, its worker is ended, and the next job begins a new one.
"""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar

from tabuleiro.bots.tree import limit_trees
from tabuleiro.server.errors import WorkFailed

T = TypeVar("T")
GRACE_SECONDS: Final = 0.5
"""How long a job that nobody wants may still take when another one waits: to begin a new worker takes longer."""
MOST_NODES: Final = 2**17 - 2**10
"""Of a search tree; a node takes 120 bytes or so. What holds them grows by doubling: with more it would do so again."""
AS_TEXT: Final = 0
"""The form of a pickle that has no bytes beyond those of a text."""


class Searcher(Protocol):
    """The worker."""

    def search(self, task: str) -> Awaitable[str]:
        """What `work` below has found; an empty text when the worker has failed or was ended."""

    def stop(self) -> None:
        """End the worker; the next job begins a new one."""


class Bench:
    """What a job in the second worker knows of it; where there is none, memory is free."""

    used_bytes: Callable[[], int] = staticmethod(lambda: 0)


def begin() -> None:
    """Get the second worker ready: what WebAssembly has taken of memory it never gives back, and a phone has little."""
    limit_trees(MOST_NODES)


def work(task: str, used_bytes: Callable[[], int]) -> str:
    """Do one job, in the second worker; both texts are our own."""
    Bench.used_bytes = staticmethod(used_bytes)
    function, arguments = unpacked(task)
    try:
        return packed((True, function(*arguments)))
    except Exception as error:  # noqa: BLE001 - told to whoever gave the job
        return packed((False, f"{type(error).__name__}: {error}"))


def packed(value: object) -> str:
    """Any value of ours as a text that another worker of the same page reads."""
    return pickle.dumps(value, AS_TEXT).decode("latin-1")


def unpacked(text: str) -> Any:  # noqa: ANN401 - whoever unpacks it knows what was packed
    """The inverse of `packed`."""
    return pickle.loads(text.encode("latin-1"))  # noqa: S301 - it never leaves the page


class Workshop:
    """Gives jobs to the second worker (`Workers` of an analysis queue)."""

    def __init__(self, searcher: Searcher) -> None:
        self._searcher = searcher
        self._free = asyncio.Lock()
        self._unwanted: asyncio.Future[str] | None = None
        """A job that nobody waits for any more, and that may still be done."""
        self.waiting = 0
        """How many jobs wait for the worker."""

    async def run(
        self,
        function: Callable[..., T],
        *arguments: object,
        seconds: float,
        owner: object = None,  # noqa: ARG002 - there is one owner
        hurry: asyncio.Event | None = None,
    ) -> T:
        """Do one job; `WorkFailed` when it cannot be done in time, or is wanted before it is done."""
        self.waiting += 1
        try:
            await self._free.acquire()
        finally:
            self.waiting -= 1
        try:
            await self._clear()
            done, found = unpacked(await self._found(packed((function, arguments)), seconds, hurry))
        finally:
            self._free.release()
        if not done:
            raise WorkFailed(found)
        result: T = found
        return result

    def close(self) -> None:
        """End the worker."""
        self._searcher.stop()

    async def _clear(self) -> None:
        """Have the worker to oneself."""
        left, self._unwanted = self._unwanted, None
        if left is not None and not left.done():
            await asyncio.wait({left}, timeout=GRACE_SECONDS)
            if not left.done():
                self._end(left)

    async def _found(self, task: str, seconds: float, hurry: asyncio.Event | None) -> str:
        """What the worker finds."""
        running: asyncio.Future[str] = asyncio.ensure_future(self._search(task))
        awaited: set[asyncio.Future[Any]] = {running}
        hurrying = None if hurry is None else asyncio.ensure_future(hurry.wait())
        if hurrying is not None:
            awaited.add(hurrying)
        try:
            await asyncio.wait(awaited, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            self._unwanted = running
            raise
        finally:
            if hurrying is not None:
                hurrying.cancel()
        if not running.done():
            self._end(running)
            raise WorkFailed("it was not done in time")
        if not (found := running.result()):
            raise WorkFailed("the second worker is gone")
        return found

    async def _search(self, task: str) -> str:
        """As a coroutine: what JavaScript promises is awaitable and nothing more."""
        return await self._searcher.search(task)

    def _end(self, running: asyncio.Future[str]) -> None:
        self._searcher.stop()
        running.cancel()
