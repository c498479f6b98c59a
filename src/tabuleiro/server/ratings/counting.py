"""Counts tables as they are finished, after the fact: no move ever waits for it, and a fault is for later.

A table at which others look on late is counted as late: ratings and results tell nothing sooner than the table does.
"""

import logging
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import StoreError, brief
from tabuleiro.server.ratings.ledger import count_table, is_counted, note_fault, read_result, uncounted
from tabuleiro.server.ratings.result import COUNTS, TableResult
from tabuleiro.server.store.club.places import flag_table
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.clocks.deadlines import Deadlines
from tabuleiro.server.table.log_entry import NO_USER

log = logging.getLogger(__name__)
RETRY: Final = 5000
"""Milliseconds until a database that did not answer is asked again."""


class Counting:
    """The tables that are to be counted, each from its moment on (a queue without repetitions)."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self._clock = clock
        self._positions: dict[str, str] = {}
        """Each table that waits, in the position in which it ended; empty where that is not known."""
        self._dates = Deadlines(clock)

    def note(self, table: str, position: str, moment: int) -> None:
        """Note that a table is finished, in which position, and from when on all may know it.

        What is said there afterwards puts nothing off: of two moments for one position the first one stands.
        """
        known = self._dates.of_table.get(table)
        if known is not None and self._positions.get(table) in {position, ""}:
            moment = min(moment, known)
        self._positions[table] = position
        self._dates.note(table, moment)

    async def work(self) -> None:
        """Count what was finished before the server started, then whatever is finished, until the task is cancelled."""
        await self.find_uncounted()
        while True:
            await self.count_due()
            await self._dates.wait(0)

    async def count_due(self) -> None:
        """Count every table whose moment has come."""
        for table in self._dates.due(0):
            position = self._positions.pop(table)
            try:
                await self.count(table, position)
            except (SQLAlchemyError, StoreError) as error:
                log.warning("table %s is counted later: %s", table, brief(error))
                if table not in self._positions:
                    self.note(table, position, self._clock.milliseconds() + RETRY)

    async def find_uncounted(self) -> None:
        """Find tables that were finished and not counted: before the start, or by a worker that is no more."""
        for table, moment in await self.store.read(uncounted):
            if table not in self._positions:
                self.note(table, "", moment)

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
            now = self._clock.now()
            await self.store.write(lambda database: count_and_flag(database, result, now))


def count_and_flag(connection: Connection, result: TableResult, now: str) -> None:
    """Count a table; one that counts and at which people of one place have played is shown to moderators."""
    count_table(connection, result)
    if result.verdict == COUNTS:
        flag_table(connection, result.table, [seat.user for seat in result.seats if seat.user != NO_USER], now)
