"""Bots on a device: quick ones choose where the tables are, those that search do so in a worker of their own.

A search that runs in WebAssembly hears nothing until it is done. When the answer is wanted now, its worker is ended,
and a moment's search in the tables' worker takes its place.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final, Protocol

from tabuleiro.bots.levels import SECONDS
from tabuleiro.server.table.bots.thinker import Question, Task, think

log = logging.getLogger(__name__)
PLANNED: Final = 200
"""The most planned actions that are remembered; they are small and soon played."""
AGES: Final = 1e9
"""Seconds, longer than any bot may think."""
MOST_BYTES: Final = 190 * 2**20
"""What a search may take of memory, which WebAssembly never gives back; a phone has little."""
Turn = list[tuple[str, str]]


class Searcher(Protocol):
    """The worker that searches."""

    def search(self, task: str) -> Awaitable[str]:
        """The turn that `search` below has found; an empty text when the worker has failed or was ended."""

    def stop(self) -> None:
        """End the worker; the next search begins a new one."""


class CappedClock:
    """The time, which leaps ahead when memory runs out: a search that looks at it stops there."""

    def __init__(self, used_bytes: Callable[[], int]) -> None:
        self.used_bytes = used_bytes

    def __call__(self) -> float:
        """The time in seconds."""
        return perf_counter() + (AGES if self.used_bytes() > MOST_BYTES else 0.0)


def search(task: str, used_bytes: Callable[[], int]) -> str:
    """Think a turn through, in the worker that searches: JSON in, JSON out."""
    return json.dumps(think(Task(*json.loads(task)), CappedClock(used_bytes)))


class DeviceThinker:
    """A `Thinker` on a device. A turn is thought through at once and its actions are remembered (LRU)."""

    def __init__(self, searcher: Searcher) -> None:
        self._searcher = searcher
        self._planned: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def choose(self, question: Question) -> str | None:
        """The text of an action; None when no answer came."""
        key = question.key()
        if key not in self._planned:
            for where, action in await self._think(question):
                self._planned[question.level, where] = action
            while len(self._planned) > PLANNED:
                self._planned.popitem(last=False)
        return self._planned.pop(key, None)

    async def _think(self, question: Question) -> Turn:
        """The actions of a whole turn."""
        task = question.task()
        if question.level not in SECONDS:
            await asyncio.sleep(0)  # whoever has just moved sees the table before the bot has thought
            return think(task)
        async with self._one_at_a_time:
            found = await self._search(json.dumps(task), question.hurry)
        if found:
            return [(where, action) for where, action in json.loads(found)]
        return think(task._replace(spent=AGES))

    async def _found(self, task: str) -> str:
        """What the other worker finds, as a coroutine: what JavaScript promises is awaitable and nothing more."""
        return await self._searcher.search(task)

    async def _search(self, task: str, hurry: asyncio.Event) -> str:
        """What the other worker finds; an empty text when the answer is wanted before it is done."""
        searching = asyncio.ensure_future(self._found(task))
        hurrying = asyncio.ensure_future(hurry.wait())
        try:
            await asyncio.wait({searching, hurrying}, return_when=asyncio.FIRST_COMPLETED)
            if searching.done():
                return searching.result()
            self._searcher.stop()
            return ""
        finally:
            searching.cancel()
            hurrying.cancel()
