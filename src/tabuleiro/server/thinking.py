"""Bots think in worker processes, with a time limit; when one fails, a harmless move is played for it."""

import logging
import secrets
from typing import Protocol

from tabuleiro.arena.pool import Pool, WorkerFailed
from tabuleiro.bots.levels import new_bot
from tabuleiro.core.registry import find_edition
from tabuleiro.core.state import Position
from tabuleiro.server.history import Setting

log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Chooses actions for bots."""

    async def choose(self, setting: Setting, position: Position, level: str) -> str | None:
        """The text of an action; None when no answer came in time."""


def think(game: str, version: int, components: str, position: Position, level: str, seed: int) -> str:
    """Choose an action: what a worker process does."""
    known = find_edition(game, version, components)
    return known.format(new_bot(level, seed).choose(known.load(position)))


class PoolThinker:
    """Thinks in a pool of processes."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._pool = Pool(workers)
        self._seconds = seconds

    async def choose(self, setting: Setting, position: Position, level: str) -> str | None:
        """The text of an action; None when no answer came in time."""
        task = (setting.game, setting.version, setting.components, position, level, secrets.randbits(32))
        try:
            return await self._pool.run(think, *task, seconds=self._seconds)
        except WorkerFailed as error:
            log.warning("a bot of level %s did not answer: %s", level, error)
            return None

    def close(self) -> None:
        """End the worker processes."""
        self._pool.close()
