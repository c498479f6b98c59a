"""Claims on tables in PostgreSQL: leases of some seconds, taken with the move that makes a bot's turn if possible."""

import logging
import time
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, Select, func, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server.errors import StoreError, brief
from tabuleiro.server.store import schema
from tabuleiro.server.store.cluster.leases import LEASE, database_now
from tabuleiro.server.store.queries import has_people
from tabuleiro.server.store.store import Store

log = logging.getLogger(__name__)
JUDGING: Final = 1500
"""Milliseconds for which a table is claimed to judge its clock: others need not wait for long if we die meanwhile."""
AT_ONCE: Final = 3
"""At how many tables of one host bots may act among themselves at the same moment, through all workers."""
LOCK: Final = 0x626F7473
"""The first half of an advisory lock's number, `bots` in ASCII; the other half is the host."""
tables, seats = schema.tables.c, schema.seats.c


def is_free() -> ColumnElement[bool]:
    """Whether nobody claims a table."""
    return or_(tables.claim.is_(None), tables.claim_until < database_now())


class TableClaims:
    """The claims of one worker, and when it last knew of each."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._until: dict[str, float] = {}
        store.claimed = self.note

    def note(self, table: str, *, is_ours: bool, lease: int = LEASE) -> None:
        """Note that a change was stored, which has claimed the table or given it back."""
        if is_ours:
            self._until[table] = time.monotonic() + lease / 1000
        else:
            self._until.pop(table, None)

    def held(self) -> list[str]:
        """The tables that are claimed, as far as we know."""
        return list(self._until)

    async def take(self, table: str, host: int | None = None) -> bool:
        """Claim a table, or go on claiming it."""
        if host is None and self._until.get(table, 0.0) > time.monotonic():
            return True
        return table in await self._take([table], host)

    async def take_due(self, names: Sequence[str]) -> list[str]:
        """Claim those of some tables that nobody else has, for as long as it takes to judge them."""
        return await self._take(names, None, JUDGING) if names else []

    async def drop(self, table: str) -> None:
        """Claim a table no more."""
        if self._until.pop(table, None) is not None:
            await self._write(lambda connection: release(connection, self._store.worker, table))

    async def drop_all(self) -> None:
        """Claim nothing any more: the server stops."""
        self._until.clear()
        await self._write(lambda connection: release(connection, self._store.worker))

    async def renew(self, is_wanted: Callable[[str], bool]) -> None:
        """Go on claiming the tables at which a bot still thinks."""
        names = [name for name in self._until if is_wanted(name)]
        self._until = {name: self._until[name] for name in names}
        if names:
            kept = await self._write(lambda connection: keep(connection, self._store.worker, names)) or []
            self._until = {name: time.monotonic() + LEASE / 1000 for name in kept}

    async def _take(self, names: Sequence[str], host: int | None, lease: int = LEASE) -> list[str]:
        took = await self._write(lambda connection: take(connection, self._store.worker, names, host, lease)) or []
        for name in took:
            self.note(name, is_ours=True, lease=lease)
        return took

    async def _write(self, work: Callable[[Connection], list[str]]) -> list[str] | None:
        """Write; a database that does not answer grants nothing, and is asked again by whoever looks around."""
        try:
            return await self._store.writer.write(work)
        except (SQLAlchemyError, StoreError) as error:
            log.info("no claim: %s", brief(error))
            return None


def take(connection: Connection, worker: str, names: Sequence[str], host: int | None, lease: int) -> list[str]:
    """Claim some tables, those that are free; returns them."""
    if host is not None and not has_room(connection, names, host):
        return []
    free = select(tables.id).where(tables.id.in_(names), or_(tables.claim == worker, is_free()))
    locked = free.order_by(tables.id).with_for_update(skip_locked=True)
    return _claim(connection, worker, locked, lease)


def keep(connection: Connection, worker: str, names: Sequence[str]) -> list[str]:
    """Renew claims; returns those that were still ours."""
    own = select(tables.id).where(tables.id.in_(names), tables.claim == worker)
    return _claim(connection, worker, own.order_by(tables.id).with_for_update(skip_locked=True), LEASE)


def _claim(connection: Connection, worker: str, found: Select[tuple[str]], lease: int) -> list[str]:
    change = update(schema.tables).where(tables.id.in_(found.scalar_subquery()))
    values = {"claim": worker, "claim_until": database_now() + lease}
    return list(connection.execute(change.values(values).returning(tables.id)).scalars())


def release(connection: Connection, worker: str, table: str = "") -> list[str]:
    """Give one claim back, or all."""
    own = (tables.claim == worker) & (tables.id == table if table else tables.state == "running")
    connection.execute(update(schema.tables).where(own).values(claim=None, claim_until=None))
    return []


def has_room(connection: Connection, names: Sequence[str], host: int) -> bool:
    """Whether bots of a host may act among themselves at one more table; whoever asks meanwhile waits."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock, :host)"), {"lock": LOCK, "host": host % 2**31})
    acting = (tables.host == host) & (tables.state == "running") & tables.id.not_in(names) & ~is_free() & ~has_people()
    return int(connection.execute(select(func.count()).where(acting)).scalar() or 0) < AT_ONCE
