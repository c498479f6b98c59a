"""Notes where accounts come from as their sockets open: once an hour each, and nobody is kept out by it."""

import contextlib
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server.clock import Clock, ago
from tabuleiro.server.errors import StoreError
from tabuleiro.server.people.places import note_place
from tabuleiro.server.people.user import User
from tabuleiro.server.store.store import Store

NOTED_SECONDS: Final = 3600.0
KEPT: Final = 10_000
"""Arrivals that are remembered at the most."""


class Arrivals:
    """Who came from which address within the last hour: in memory alone, so that the same is not written again."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._noted: dict[tuple[int, str], str] = {}

    async def note(self, user: User | None, address: str) -> None:
        """Note where an account comes from; of guests, who are not rated, and of programs nothing."""
        if user is None or user.is_guest or user.owner or not address:
            return
        now = self._clock.now()
        if self._noted.get((user.id, address), "") >= ago(now, NOTED_SECONDS):
            return
        if len(self._noted) >= KEPT:
            self._noted.clear()
        self._noted[user.id, address] = now
        with contextlib.suppress(SQLAlchemyError, StoreError):
            await self._store.write(lambda database: note_place(database, user.id, address, now))
