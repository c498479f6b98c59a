"""What a worker does by itself among others: signs of life, and looking for whatever it was not told of.

Words may be lost with the process that had them to tell. Every two seconds a worker compares its live tables with their
rows, and finds bots and clocks that nobody looks after; so nothing stands still, however much is lost.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server import metrics
from tabuleiro.server.clock import ago
from tabuleiro.server.cluster.cluster import Cluster
from tabuleiro.server.cluster.database_clock import DatabaseClock
from tabuleiro.server.errors import RequestError, StoreError, brief
from tabuleiro.server.store.cluster.buckets import forget_full
from tabuleiro.server.store.cluster.claims import TableClaims
from tabuleiro.server.store.cluster.life import ALIVE, BOTS, JOBS, WEB, beat, forget_dead, leave
from tabuleiro.server.store.cluster.looking import Look, look
from tabuleiro.server.store.queries import read_turns
from tabuleiro.server.store.schema_version import is_ours_to_serve
from tabuleiro.server.table.cluster.editions import note_editions, own_editions

log = logging.getLogger(__name__)
BEAT_SECONDS: Final = 2.0
REPEAT_SECONDS: Final = 10.0
"""How often it is repeated who is here."""
REFRESH_SECONDS: Final = 30.0
"""How often lists are read again that words keep true."""
PATIENCE: Final = 2.0
"""Seconds that whoever made a bot's turn, or heard of a deadline, has before somebody else looks after it."""
BROKEN_SECONDS: Final = 60.0
SILENCE_SECONDS: Final = 8.0
"""A listener that hears not even itself for so long has had time to connect again, and could not."""
FULL: Final = 0.5
"""How much of the queue of notifications may wait for somebody who does not read."""
LOST_SECONDS: Final = 10.0
"""A worker that has not reached the database for so long sends everybody away: another one may reach it."""


class Watch:
    """The housekeeping of a worker among others."""

    def __init__(self, cluster: Cluster, clock: DatabaseClock, claims: TableClaims) -> None:
        self.cluster = cluster
        self.context = cluster.context
        self.clock = clock
        self.claims = claims
        self._started = clock.now()
        config = cluster.context.config
        has = {WEB: cluster.hub.is_open, BOTS: config.bots > 0, JOBS: config.jobs}
        self._roles = [role for role, is_ours in has.items() if is_ours]
        self._editions = own_editions()
        self._erased: dict[str, int] = {}
        """For every live table how often words of its log were erased, as far as memory knows."""
        self._reached = time.monotonic()
        """When the database last answered."""
        self._is_timed = False
        """Whether the database has told its time."""
        self._is_ours = True
        """Whether the schema is one that we can serve."""
        self.queue = 0.0
        """How full PostgreSQL's queue of notifications was then."""
        self._told = ""
        self._broken: dict[str, float] = {}
        """Tables that could not be loaded, and until when they are left alone."""
        self._is_missed = asyncio.Event()
        cluster.bus.connected = self._is_missed.set

    def works(self) -> list[Awaitable[None]]:
        """Everything that it does, until it is cancelled."""
        return [
            self.cluster.bus.speak(),
            self.cluster.bus.listen(),
            every(BEAT_SECONDS, self.beat),
            self.look_around(),
            every(REPEAT_SECONDS, self.repeat),
            every(REFRESH_SECONDS, self.refresh),
        ]

    async def beat(self) -> None:
        """Give a sign of life, and take care of what is ours for some seconds."""
        worker, store, asked = self.context.store.worker, self.context.store, time.monotonic()
        before = self.clock.milliseconds() - self.clock.offset
        try:
            found = await store.writer.write(
                lambda connection: beat(connection, worker, self._started, self._roles, self._editions)
            )
        except (SQLAlchemyError, StoreError) as error:
            self._miss(error)
            return
        after = self.clock.milliseconds() - self.clock.offset
        if not self._is_timed or after - before < BEAT_SECONDS * 1000:
            self.clock.set_by(before, found.now, after)
            self._is_timed = True
        note_editions(found.editions)
        self._reached, self._told, self.queue = time.monotonic(), "", found.queue
        metrics.NOTIFY_QUEUE.set(found.queue)
        new = self.context.duties.note(found.duties, asked)
        if "director" in new:
            await self.context.director.wake_all()
        self.cluster.bus.say("h", found.now)
        await self.claims.renew(self.context.tables.bots.is_thinking)

    def reasons(self) -> list[str]:
        """Why nobody should be sent to this worker now; empty when it is one that others count on."""
        missed, found = time.monotonic() - self._reached, list[str]()
        if not self._is_timed:
            found.append("clock: the database has not told its time yet")
        if not self._is_ours:
            found.append("schema: a newer release has changed it, and this one cannot serve it")
        if missed > ALIVE / 1000:
            found.append(f"database: no sign of life was stored for {missed:.0f} s")
        if (silence := self.cluster.bus.silence()) > SILENCE_SECONDS:
            found.append(f"listener: nothing was heard for {silence:.0f} s")
        if self.queue > FULL:
            found.append(f"notifications: their queue is {self.queue:.0%} full")
        return found

    def _miss(self, error: Exception) -> None:
        """The database does not answer: after a while everybody is sent away, to where it may."""
        if not self._told:
            log.warning("no sign of life can be written: %s", brief(error))
        self._told = brief(error)
        if time.monotonic() - self._reached > LOST_SECONDS:
            self.cluster.hub.drop_all()

    async def look_around(self) -> None:
        """Look for what nobody told, every two seconds and whenever words may have been missed."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_missed.wait(), BEAT_SECONDS)
            self._is_missed.clear()
            try:
                await self.look()
            except (SQLAlchemyError, StoreError) as error:
                log.info("nothing can be seen now: %s", brief(error))

    async def look(self) -> None:
        """Compare what is live here with its rows, and find what nobody looks after."""
        tables, alone = self.context.tables, self.context.config.unwatched_bots
        known = {name: table.snapshot.seq for name, table in tables.live.items()}
        since = ago(self.clock.now(), PATIENCE)
        outage = self.context.outages.known[-1].id if self.context.outages.known else 0
        seen = await self.context.store.read(
            lambda connection: look(connection, list(known), since, alone=alone, outage=outage)
        )
        self.context.outages.hear(seen.outages)
        self._compare(known, seen)
        for name in seen.due:
            if await self._is_sound(name):
                tables.deadlines.note(name, seen.now - 1000)
        for name in seen.sleeping if self.context.store.has_bots else []:
            if not tables.bots.is_acting(name) and await self._is_sound(name):
                tables.bots.wake(tables.live[name])
        self._forget_silent()

    async def _is_sound(self, name: str) -> bool:
        """Load a table that nobody looks after; one that cannot be loaded is left alone for a while."""
        if self._broken.get(name, 0.0) > time.monotonic():
            return False
        try:
            await self.context.tables.find(name)
        except RequestError as error:
            log.warning("table %s is not looked after: %s", name, error.text)
            self._broken[name] = time.monotonic() + BROKEN_SECONDS
        return name in self.context.tables.live

    def _compare(self, known: dict[str, int], seen: Look) -> None:
        """Read on where a row is ahead of memory, and again where it is behind it or was changed in its past."""
        live = self.context.tables.live
        self._erased = {name: times for name, times in self._erased.items() if name in live}
        for name, seq in known.items():
            if (table := live.get(name)) is None or table.snapshot.agreement is None:
                continue
            row = seen.live.get(name)
            if row is None:
                self.cluster.note_removed(name)
            elif row.seq < seq or row.erased != self._erased.get(name, 0):
                self._erased[name] = row.erased
                self.cluster.read_again(table)
            elif row.seq > table.snapshot.seq:
                metrics.SWEEP_FOUND.inc()
                self.cluster.catch_up(table, row.seq)
            elif row.is_left and not self.context.tables.bots.is_acting(name):
                self.context.tables.bots.wake(table)

    def _forget_silent(self) -> None:
        """Forget who was there through workers that give no sign of life."""
        limit = self.clock.seconds() - ALIVE / 1000
        for worker in [worker for worker, at in self.cluster.last_word.items() if at < limit]:
            self.cluster.forget_worker(worker)
        self.cluster.tell_gone(self.context.elsewhere.expire())

    async def repeat(self) -> None:
        """Tell again who is here."""
        self.cluster.tell_everybody()

    async def refresh(self) -> None:
        """Read again what words keep true, in case some were lost."""
        try:
            self._is_ours = await self.context.store.read(is_ours_to_serve)
            turns = dict(await self.context.store.read(read_turns))
            for table in [table for table, user in self.context.tables.turn_of.items() if user and table not in turns]:
                if table not in self.context.tables.live:
                    self.context.tables.note_turn(table, 0)
            for table, user in turns.items():
                if table not in self.context.tables.live:
                    self.context.tables.note_turn(table, user)
            await self.context.read_all_again()
            if self.context.duties.has("director"):
                await self.context.director.wake_all()
            if self.context.duties.has("counting"):
                await self.context.counting.find_uncounted()
            if self.context.duties.has("retention"):
                await self.context.store.writer.write(forget_full)
                await self.context.store.writer.write(forget_dead)
        except (SQLAlchemyError, StoreError) as error:
            log.info("lists are read again later: %s", brief(error))

    async def close(self) -> None:
        """The worker stops: what is ours is anybody's again, at once."""
        worker = self.context.store.worker
        await self.claims.drop_all()
        try:
            await self.context.store.writer.write(lambda connection: leave(connection, worker))
        except (SQLAlchemyError, StoreError) as error:
            log.info("the others find out by themselves: %s", brief(error))
        await self.cluster.close()


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again, until cancelled."""
    while True:
        await asyncio.sleep(seconds)
        await work()
