"""Computes analyses in worker processes that yield to all others."""

from collections.abc import Callable
from typing import TypeVar

from tabuleiro.arena.worker_pool import WorkerFailed, WorkerPool
from tabuleiro.server.errors import WorkFailed

T = TypeVar("T")


class AnalysisWorkers:
    """The `Workers` of a server's analyses, on a pool of processes."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def run(self, function: Callable[..., T], *arguments: object, seconds: float, owner: object = None) -> T:
        """Do one job."""
        try:
            return await self._pool.run(function, *arguments, seconds=seconds, owner=owner)
        except WorkerFailed as error:
            raise WorkFailed(str(error)) from error

    def close(self) -> None:
        """End the processes."""
        self._pool.close()
