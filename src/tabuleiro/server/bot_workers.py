"""Bots think in worker processes, with a time limit; when one fails, a harmless move is played for it."""

import logging
import secrets
from collections import OrderedDict
from typing import Final

from tabuleiro.arena.worker_pool import WorkerFailed, WorkerPool
from tabuleiro.core.digest import digest_of
from tabuleiro.core.state import Position
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.bots.thinker import think

log = logging.getLogger(__name__)
PLANNED: Final = 1000
"""The most planned actions that are remembered; they are small and soon played."""


class BotWorkers:
    """A `Thinker` on a pool of processes. A turn is thought through at once and its actions are remembered (LRU)."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._pool = WorkerPool(workers)
        self._seconds = seconds
        self._planned: OrderedDict[tuple[str, str], str] = OrderedDict()

    async def choose(self, agreement: Agreement, position: Position, level: str, spent: float) -> str | None:
        """The text of an action, when `spent` seconds of the turn are gone; None when no answer came in time."""
        key = (level, digest_of(position))
        if key not in self._planned:
            edition = (agreement.game, agreement.version, agreement.components)
            task = (*edition, position, level, secrets.randbits(32), spent)
            try:
                turn = await self._pool.run(think, *task, seconds=self._seconds)
            except WorkerFailed as error:
                log.warning("a bot of level %s did not answer: %s", level, error)
                return None
            self._planned.update({(level, where): action for where, action in turn})
            while len(self._planned) > PLANNED:
                self._planned.popitem(last=False)
        return self._planned.pop(key, None)

    def close(self) -> None:
        """End the worker processes."""
        self._pool.close()
