"""What is kept for how long: sessions, links, guests and deeds that are over go, logs of old tables are packed."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server.clock import Clock, ago
from tabuleiro.server.config import Config
from tabuleiro.server.errors import StoreError
from tabuleiro.server.notices.news import forget_old
from tabuleiro.server.operations.trail import forget_deeds
from tabuleiro.server.people.leaving.parcels import forget_old_parcels
from tabuleiro.server.people.sessions import DAY, Swept, sweep
from tabuleiro.server.store.club.places import forget_old_places
from tabuleiro.server.store.learning.analyses import forget_unused
from tabuleiro.server.store.packing import PackedLog, pack, put_packed, read_unpacked
from tabuleiro.server.store.store import Store, read_entries, read_snapshot
from tabuleiro.server.table.snapshot import BrokenLog

log = logging.getLogger(__name__)
HOUR_SECONDS: Final = 3600.0
DUTY_SECONDS: Final = 60.0
AT_ONCE: Final = 500
"""How many tables are packed in an hour."""
PAUSE_SECONDS: Final = 1.0
"""Between two tables: whoever plays goes first."""


NOTICE_DAYS: Final = 30
"""How long notices are kept."""
UNREAD_DAYS: Final = 180
"""An analysis that nobody has read for so long goes: it can be computed again."""


class Removed(NamedTuple):
    """What the rules of retention have removed."""

    people: Swept
    deeds: int
    analyses: int
    notices: int
    places: int
    parcels: int


def rules_of(config: Config, now: str) -> list[Callable[[Connection], Any]]:
    """What removes each part, in the order of `Removed`."""
    return [
        lambda connection: sweep(connection, now, config.retention_guests * DAY),
        lambda connection: forget_deeds(connection, ago(now, config.retention_audit * DAY)),
        lambda connection: forget_unused(connection, ago(now, UNREAD_DAYS * DAY)),
        lambda connection: forget_old(connection, ago(now, NOTICE_DAYS * DAY)),
        lambda connection: forget_old_places(connection, now),
        lambda connection: forget_old_parcels(connection, now),
    ]


def would_remove(connection: Connection, config: Config, now: str) -> Removed:
    """Remove what is over in one transaction, which whoever only counts rolls back."""
    return Removed(*(rule(connection) for rule in rules_of(config, now)))


async def remove_old(store: Store, config: Config, now: str) -> Removed:
    """Remove what is over, each part in a transaction of its own: it keeps nobody from writing for long."""
    return Removed(*[await store.write(rule) for rule in rules_of(config, now)])


def find_old_tables(connection: Connection, config: Config, now: str, most: int = AT_ONCE) -> list[str]:
    """The tables whose logs are to be packed; none when nothing is."""
    if not config.retention_pack:
        return []
    return read_unpacked(connection, ago(now, config.retention_pack * DAY), most)


def pack_log(connection: Connection, table: str) -> PackedLog | None:
    """The whole log of a table in one piece, every entry verified; a broken log is left as it is, and told."""
    try:
        snapshot = read_snapshot(connection, table)
    except BrokenLog as error:
        log.error("%s: it is not packed", error)  # noqa: TRY400 - the error says where; a traceback would not
        return None
    return None if snapshot is None else pack(read_entries(connection, table))


async def pack_table(store: Store, table: str) -> bool:
    """Pack the log of one table; whether it was."""
    packed = await store.read(lambda database: pack_log(database, table))
    return packed is not None and await store.write(lambda database: put_packed(database, packed))


async def keep_once(config: Config, store: Store, now: str) -> None:
    """Remove and pack what is old now."""
    removed = await remove_old(store, config, now)
    tables = await store.read(lambda database: find_old_tables(database, config, now))
    for table in tables:
        await pack_table(store, table)
        await asyncio.sleep(PAUSE_SECONDS)
    if tables or any(removed.people) or any(removed[1:]):
        log.info("retention: %s, %d tables to pack", removed, len(tables))


async def keep_retention(
    config: Config, store: Store, clock: Clock, is_on_duty: Callable[[], bool] = lambda: True
) -> None:
    """Once an hour remove and pack what is old, until the server stops; what cannot be written now is in an hour."""
    while True:
        if not is_on_duty():  # another worker does; it may be no more in a minute
            await asyncio.sleep(DUTY_SECONDS)
            continue
        try:
            await keep_once(config, store, clock.now())
        except (SQLAlchemyError, StoreError) as error:
            log.warning("what is old could not be removed now: %s", type(error).__name__)
        await asyncio.sleep(HOUR_SECONDS)
