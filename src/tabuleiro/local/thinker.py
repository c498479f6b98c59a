"""Bots on a device: quick ones choose where the tables are, those that search do so in the second worker.

When the answer is wanted now, the second worker is ended, and a moment's search in the tables' worker takes its place.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from time import perf_counter
from typing import Final

from tabuleiro.bots.levels import SECONDS
from tabuleiro.local.workshop import Bench, Workshop
from tabuleiro.server.errors import WorkFailed
from tabuleiro.server.table.bots.thinker import Question, Task, think

PLANNED: Final = 200
"""The most planned actions that are remembered; they are small and soon played."""
AGES: Final = 1e9
"""Seconds, longer than any bot may think."""
MOST_BYTES: Final = 190 * 2**20
"""What a search may take of memory, which WebAssembly never gives back; a phone has little."""
LOOKS: Final = 100
"""Looks at the time between two at the memory. No iteration adds more than some hundred nodes to a tree."""
Turn = list[tuple[str, str]]


class CappedClock:
    """The time, which leaps ahead when memory runs out: a search that looks at it stops there.

    A search looks at it before every iteration. To ask JavaScript for the memory leaves garbage behind, so that is done
    now and then.
    """

    def __init__(self, used_bytes: Callable[[], int]) -> None:
        self.used_bytes = used_bytes
        self._looks = 0
        self._leap = 0.0

    def __call__(self) -> float:
        """The time in seconds."""
        if self._looks % LOOKS == 0:
            self._leap = AGES if self.used_bytes() > MOST_BYTES else 0.0
        self._looks += 1
        return perf_counter() + self._leap


def think_within(task: Task) -> Turn:
    """Think a turn through in the second worker, within its memory."""
    return think(task, CappedClock(Bench.used_bytes))


class DeviceThinker:
    """A `Thinker` on a device. A turn is thought through at once and its actions are remembered (LRU)."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self._planned: OrderedDict[tuple[str, str], str] = OrderedDict()

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
        try:
            return await self._workshop.run(think_within, task, seconds=AGES, hurry=question.hurry)
        except WorkFailed:
            return think(task._replace(spent=AGES))
