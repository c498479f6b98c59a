"""Signs of life (a heartbeat), and when there were none: the server was stopped, or the database took no write."""

import asyncio
import contextlib
import logging
from typing import Final

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import StoreError
from tabuleiro.server.store import schema
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.deadlines import Deadlines
from tabuleiro.server.table.clocks.outages import Outage

log = logging.getLogger(__name__)
ALIVE: Final = "alive"
"""The name of the fact that holds the last sign of life."""
BEAT_SECONDS, SLOW_BEAT_SECONDS = 2.0, 10.0
"""How often a sign of life is written while a clock runs, and while none does."""
GAP: Final = 2000
"""Milliseconds by which a sign of life may be late; a longer silence is an outage."""


class Outages:
    """The outages that are known, in order. Tables put them into their logs before a clock is looked at again."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.known: list[Outage] = store.read_now(read_outages)
        self._last = ""
        """The last sign of life."""

    async def note_start(self) -> None:
        """The server starts: however short it was away, nobody's clock has run since its last sign of life."""
        self._last = await self.store.read(read_alive)
        await self._live(always=True)

    async def beat(self, deadlines: Deadlines) -> None:
        """Write signs of life, until the task is cancelled."""
        while True:
            pause = BEAT_SECONDS if deadlines.of_table else SLOW_BEAT_SECONDS
            await asyncio.sleep(pause)
            with contextlib.suppress(SQLAlchemyError, StoreError):  # what is not written is an outage as soon as it is
                await self._live(most=round(pause * 1000) + GAP)

    async def _live(self, *, most: int = 0, always: bool = False) -> None:
        """Write one sign of life, and that there was an outage before it."""
        now = self.clock.now()
        gap = moment_of(now) - moment_of(self._last) if self._last else 0
        began = self._last if gap > most or (always and gap > 0) else ""
        number = await self.store.write(lambda database: note_life(database, now, began))
        self._last = now
        if number:
            self.known.append(Outage(number, moment_of(began), moment_of(now)))
            log.info("nobody's clock has run for %.1f seconds", gap / 1000)


def note_life(database: Connection, now: str, began: str) -> int:
    """Note that the server is alive, and since when it was not; returns the number of the outage, or 0."""
    note_alive(database, now)
    if not began:
        return 0
    row = database.execute(insert(schema.outages).values(began=began, ended=now))
    assert row.inserted_primary_key is not None, "the database numbers outages"
    return int(row.inserted_primary_key[0])


def note_alive(database: Connection, time: str) -> None:
    """Note that the server was alive at a time."""
    change = update(schema.facts).where(schema.facts.c.name == ALIVE).values(value=time)
    if not database.execute(change).rowcount:
        database.execute(insert(schema.facts).values(name=ALIVE, value=time))


def read_alive(connection: Connection) -> str:
    """The last sign of life; empty for a database that never had one."""
    return connection.execute(select(schema.facts.c.value).where(schema.facts.c.name == ALIVE)).scalar() or ""


def read_outages(connection: Connection) -> list[Outage]:
    """Every outage, in order."""
    rows = connection.execute(select(schema.outages).order_by(schema.outages.c.id))
    return [Outage(row.id, moment_of(row.began), moment_of(row.ended)) for row in rows]
