"""Bots think in worker processes, with a time limit; when one fails, a harmless move is played for it."""

import logging
from collections import OrderedDict
from time import perf_counter
from typing import Final

from tabuleiro.arena.worker_pool import Unwanted, WorkerFailed, WorkerPool, is_hurried
from tabuleiro.bots.levels import AT_ONCE
from tabuleiro.server import metrics
from tabuleiro.server.table.bots.thinker import NotWanted, Question, Task, think

log = logging.getLogger(__name__)
PLANNED: Final = 1000
"""The most planned actions that are remembered; they are small and soon played."""
AGES: Final = 1e9
"""Seconds, longer than any bot may think."""


class LeapingClock:
    """The time, which leaps ahead when the answer is wanted now: a search that looks at it stops there.

    The first look tells the true time also to a job that was hurried before it began: else all its time would leap with
    it, and none of it would be over.
    """

    def __init__(self) -> None:
        self.has_begun = False

    def __call__(self) -> float:
        """The time in seconds."""
        leap = AGES if self.has_begun and is_hurried() else 0.0
        self.has_begun = True
        return perf_counter() + leap


def think_in_worker(task: Task) -> list[tuple[str, str]]:
    """Choose the actions of a whole turn; whoever waits for it may have it cut short."""
    return think(task, LeapingClock())


class BotWorkers:
    """A `Thinker` on pools of processes. A turn is thought through at once and its actions are remembered (LRU).

    Bots that answer at once have a process of their own, so that they never wait for those that search. In both pools
    the hosts of tables take turns, with one turn of a bot each.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self._quick = WorkerPool(1)
        self._searching = WorkerPool(max(1, workers))  # who leaves bots to other workers starts no process
        self._seconds = seconds
        self._planned: OrderedDict[tuple[str, str], str] = OrderedDict()

    async def choose(self, question: Question) -> str | None:
        """The text of an action; None when no answer came in time. `NotWanted` when it is not ours any more."""
        user, level, hurry, key = question.user, question.level, question.hurry, question.key()
        if key not in self._planned:
            pool = self._quick if level in AT_ONCE else self._searching
            began = perf_counter()
            try:
                turn = await pool.run(
                    think_in_worker,
                    question.task(),
                    seconds=self._seconds,
                    owner=user,
                    hurry=hurry,
                    begin=question.begin,
                )
            except Unwanted as error:
                raise NotWanted from error
            except WorkerFailed as error:
                metrics.BOT_FAILED.labels(level).inc()
                log.warning("a bot of level %s did not answer: %s", level, error)
                return None
            metrics.BOT_SECONDS.labels(level).observe(perf_counter() - began)
            self._planned.update({(level, where): action for where, action in turn})
            while len(self._planned) > PLANNED:
                self._planned.popitem(last=False)
        return self._planned.pop(key, None)

    def waiting(self) -> dict[str, int]:
        """How many turns wait for a process, of bots that answer at once and of those that search."""
        return {"quick": self._quick.waiting(), "searching": self._searching.waiting()}

    def close(self) -> None:
        """End the worker processes."""
        self._quick.close()
        self._searching.close()
