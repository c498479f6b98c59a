"""Counts tables as they are finished, after the fact: no move ever waits for it, and a fault is for later."""

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server.errors import StoreError, brief
from tabuleiro.server.ratings.ledger import count_table, is_counted, note_fault, read_result, uncounted
from tabuleiro.server.store.store import Store

log = logging.getLogger(__name__)
RETRY_SECONDS: Final = 5.0
"""How long until a database that did not answer is asked again."""


class Counting:
    """The tables that are to be counted, one after the other (a queue without repetitions)."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: dict[str, str] = {}
        self._filled = asyncio.Event()

    def note(self, table: str, position: str) -> None:
        """Note that a table is finished, and in which position."""
        self._waiting[table] = position
        self._filled.set()

    async def work(self) -> None:
        """Count what was finished before the server started, then whatever is finished, until the task is cancelled."""
        for table in await self.store.read(uncounted):
            self._waiting.setdefault(table, "")
        while True:
            while self._waiting:
                table, position = next(iter(self._waiting.items()))
                try:
                    await self.count(table, position)
                except (SQLAlchemyError, StoreError) as error:
                    log.warning("table %s is counted later: %s", table, brief(error))
                    await asyncio.sleep(RETRY_SECONDS)
                else:
                    if self._waiting.get(table) == position:
                        del self._waiting[table]
            self._filled.clear()
            await self._filled.wait()

    async def count(self, table: str, position: str) -> None:
        """Count one table, unless that was done; what cannot be counted is noted and passed over."""
        is_known = await self.store.read(lambda database: is_counted(database, table, position))
        if position and is_known:
            return
        try:
            result = await self.store.read(lambda database: read_result(database, table))
        except (SQLAlchemyError, StoreError):
            raise
        except Exception as error:
            log.exception("table %s cannot be counted", table)
            fault = str(error)
            await self.store.write(lambda database: note_fault(database, table, fault))
            return
        if result is not None:
            await self.store.write(lambda database: count_table(database, result))
