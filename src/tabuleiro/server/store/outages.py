"""Signs of life (a heartbeat), and when there were none: the server was stopped, or the database took no write."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server import metrics
from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import StoreError, busy
from tabuleiro.server.store import schema
from tabuleiro.server.store.cluster.life import are_others_alive
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.deadlines import Deadlines
from tabuleiro.server.table.clocks.outages import Outage

log = logging.getLogger(__name__)
ALIVE: Final = "alive"
"""The name of the fact that holds the last sign of life."""
LOCK: Final = 0x6C696665
"""The number of the advisory lock of whoever writes it among others, `life` in ASCII."""
LIFE: Final = (schema.facts, schema.outages)
"""Where signs of life are written."""
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
        """The last sign of life of ours."""
        self._pause = SLOW_BEAT_SECONDS
        self._living = asyncio.Lock()

    async def note_start(self) -> None:
        """The server starts: however short it was away, nobody's clock has run since its last sign of life."""
        self._last = await self.store.read(read_alive)
        await self._live(always=True)

    async def read(self) -> Sequence[Outage]:
        """Every outage up to now. A silence of which no sign of life has told yet is noted first.

        Whoever wakes up, with the computer or because the disk does, must judge and charge nobody for the time between.
        """
        if self._silence() > self._patience():
            async with self._living:
                await self._end_silence()
        return self.known

    async def beat(self, deadlines: Deadlines) -> None:
        """Write signs of life, until the task is cancelled."""
        while True:
            self._pause = BEAT_SECONDS if deadlines.of_table else SLOW_BEAT_SECONDS
            begun = time.monotonic()
            await asyncio.sleep(self._pause)
            try:
                async with self._living:
                    await self._live(most=self._patience())
            except (SQLAlchemyError, StoreError):  # what is not written is an outage as soon as it is
                metrics.OUTAGE_SECONDS.inc(time.monotonic() - begun)

    def _patience(self) -> int:
        """How many milliseconds may lie between two signs of life."""
        return round(self._pause * 1000) + GAP

    def _silence(self) -> int:
        """How many milliseconds ago we last gave a sign of life; 0 before the first."""
        return self.clock.milliseconds() - moment_of(self._last) if self._last else 0

    async def _end_silence(self) -> None:
        """Write a sign of life, unless somebody else has done so meanwhile."""
        if self._silence() <= self._patience():
            return
        try:
            await self._live(most=self._patience())
        except (SQLAlchemyError, StoreError) as error:
            raise busy(error) from error

    async def _live(self, *, most: int = 0, always: bool = False) -> None:
        """Write one sign of life, and that there was an outage before it."""
        if self.store.is_shared:
            await self._live_among_others(most, always=always)
            return
        now, gap = self.clock.now(), self._silence()
        began = self._last if gap > most or (always and gap > 0) else ""
        number = await self.store.write(lambda database: note_life(database, now, began), LIFE)
        self._last = now
        if number:
            self.known.append(Outage(number, moment_of(began), moment_of(now)))
            log.info("nobody's clock has run for %.1f seconds", gap / 1000)

    async def _live_among_others(self, most: int, *, always: bool) -> None:
        """Write a sign of life for all workers; only what none of them has lived through is an outage."""
        worker, known, now = self.store.worker, self.known[-1].id if self.known else 0, self.clock.now()
        await self.store.write(lambda database: note_common_life(database, worker, now, most, always=always), LIFE)
        self._last = now
        self.hear(await self.store.read(lambda database: read_outages(database, known)))

    def hear(self, outages: Sequence[Outage]) -> None:
        """Note outages that this or another worker has found."""
        known = self.known[-1].id if self.known else 0
        for one in outages:
            if one.id > known:
                self.known.append(one)
                log.info("nobody's clock has run for %.1f seconds", (one.ended - one.began) / 1000)


def note_common_life(database: Connection, worker: str, now: str, most: int, *, always: bool) -> int:
    """Note that somebody is alive, and since when nobody was; returns the number of the outage, or 0.

    Whoever starts while no other worker lives ends an outage, however short it was.
    """
    database.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    last = read_alive(database) or now
    gap = moment_of(now) - moment_of(last)
    is_outage = gap > most and (not always or not are_others_alive(database, worker))
    return note_life(database, max(now, last), last if is_outage else "")


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


def read_outages(connection: Connection, after: int = 0) -> list[Outage]:
    """Every outage from behind one of them, in order."""
    rows = connection.execute(select(schema.outages).where(schema.outages.c.id > after).order_by(schema.outages.c.id))
    return [Outage(row.id, moment_of(row.began), moment_of(row.ended)) for row in rows]
