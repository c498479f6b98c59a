"""Searches for hints in worker processes of their own: no bot waits for a hint, and no hint for a bot."""

import logging

from tabuleiro.arena.worker_pool import WorkerFailed, WorkerPool
from tabuleiro.server.table.hints.adviser import HintQuestion, advise

log = logging.getLogger(__name__)


class HintWorkers:
    """An `Adviser` on a pool of processes, in which users take turns; without processes there are no hints."""

    def __init__(self, workers: int) -> None:
        self._pool = WorkerPool(workers) if workers else None

    async def advise(self, question: HintQuestion) -> dict[str, object] | None:
        """A hint as JSON; None when none came in time."""
        if self._pool is None:
            return None
        agreement = question.agreement
        task = (agreement.game, agreement.version, agreement.components, question.position)
        try:
            asked = question.nodes, question.action
            return await self._pool.run(advise, *task, *asked, seconds=question.seconds, owner=question.user)
        except WorkerFailed as error:
            log.warning("no hint: %s", error)
            return None

    def waiting(self) -> int:
        """How many searches wait for a process."""
        return 0 if self._pool is None else self._pool.waiting()

    def close(self) -> None:
        """End the worker processes."""
        if self._pool is not None:
            self._pool.close()
