"""Notes where accounts come from as their sockets open: once an hour each, and nobody is kept out by it."""

import contextlib
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server.clock import Clock, ago
from tabuleiro.server.errors import StoreError
from tabuleiro.server.store.club.places import note_place, place_of
from tabuleiro.server.store.store import Store

NOTED_SECONDS: Final = 3600.0
KEPT: Final = 10_000
"""Arrivals that are remembered at the most."""


class Arrivals:
    """Who came from which address within the last hour: in memory alone, so that the same is not written again."""

    def __init__(self, store: Store, clock: Clock, key: Callable[[], str]) -> None:
        self._store = store
        self._clock = clock
        self._key = key
        self._noted: dict[tuple[int, str], str] = {}

    async def note(self, account: int, address: str) -> None:
        """Note where an account comes from."""
        now = self._clock.now()
        if self._noted.get((account, address), "") >= ago(now, NOTED_SECONDS):
            return
        if len(self._noted) >= KEPT:
            self._noted.clear()
        self._noted[account, address] = now
        if place := place_of(address, self._key()):
            with contextlib.suppress(SQLAlchemyError, StoreError):
                await self._store.write(lambda database: note_place(database, account, place, now))
