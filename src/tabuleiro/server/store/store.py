"""The database as the server uses it: one writer, many readers; what a table needs of it is `TableStore`."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine, Table, bindparam, insert, select, update
from sqlalchemy.exc import DatabaseError, DataError, IntegrityError, InternalError, SQLAlchemyError

from tabuleiro.server import metrics
from tabuleiro.server.errors import LostDatabase, StoreError, WriteConflict, brief
from tabuleiro.server.stages import COMMIT, TELL, enter_stage
from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import SEALED, seal
from tabuleiro.server.store.club.vacations import read_away
from tabuleiro.server.store.cluster.leases import LEASE, database_now
from tabuleiro.server.store.erasure import delete_table, erase_entries, wipe_files
from tabuleiro.server.store.file_watch import FileWatch
from tabuleiro.server.store.learning.lessons import count, write_mark
from tabuleiro.server.store.notices.outbox import write_tidings
from tabuleiro.server.store.packing import read_packed
from tabuleiro.server.store.positions import is_in_play
from tabuleiro.server.store.prepared import Prepared
from tabuleiro.server.store.writer import Writer
from tabuleiro.server.table.clocks.clocks import Away
from tabuleiro.server.table.log_entry import LogEntry
from tabuleiro.server.table.notices.notice import Notice, Tidings
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.snapshot import BrokenLog, Snapshot
from tabuleiro.server.table.storage import Change, read_log

T = TypeVar("T")
log = logging.getLogger(__name__)
WATCH_SECONDS: Final = 2.0
"""How often the database is looked for while nobody reads or writes."""

READERS: Final = 4
"""How many read at the same time."""
ENTRY_COLUMNS: Final = [column.name for column in schema.entries.columns]
MOVING: Final = ("host", "state", "seq", "ply", "actor", "bot_turn", "result", "scores", "next", "updated", "deadline")
"""The columns of a table's row in lists that may change."""
INSERT_ENTRIES: Final = Prepared(insert(schema.entries))
SWAP: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.seq == bindparam("expected"))
    .values({name: bindparam(f"new_{name}") for name in MOVING})
)
"""Compare-and-swap: no row is found when somebody else has written to the table since it was read."""
UPDATE_TABLE: Final = Prepared(SWAP)
CLAIMED, RELEASED = (
    Prepared(SWAP.values(claim=bindparam("worker"), claim_until=database_now() + LEASE)),
    Prepared(SWAP.values(claim=None, claim_until=None)),
)
"""The same where workers share a database: the move that makes a bot's turn claims it, every other gives it back."""
UPDATE_SEAT: Final = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("table"), schema.seats.c.seat == bindparam("place"))
    .values(
        {
            "kind": bindparam("new_kind"),
            "name": bindparam("new_name"),
            "user_id": bindparam("new_user"),
            "level": bindparam("new_level"),
            "standin": bindparam("new_standin"),
            "resigned": bindparam("new_resigned"),
            "relief": bindparam("new_relief"),
            "until": bindparam("new_until"),
        }
    )
)


BEHIND: Final = (
    select(schema.entries)
    .where(schema.entries.c.table_id == bindparam("table"), schema.entries.c.seq > bindparam("after"))
    .order_by(schema.entries.c.seq)
)
"""The entries of a table from behind one of them."""


class Claimed(Protocol):
    """Whoever keeps the claims of this process."""

    def __call__(self, table: str, *, is_ours: bool) -> None:
        """Take note of a change that was stored."""


class Store:
    """A database: one writer, many readers."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._watch: FileWatch | None = engine.get_execution_options().get("watch")
        self._anchor = None if self._watch is None else engine.raw_connection()
        """As long as one connection is open, SQLite keeps the write-ahead log where it is."""
        self.worker = token_hex(4)
        """What this process is called among those that share the database."""
        self.is_shared = engine.dialect.name == "postgresql"
        """Whether others may serve the same database at the same time."""
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT") if self.is_shared else engine
        """PostgreSQL lets every statement see what is committed, in a transaction or not: reading needs none."""
        self.writer = Writer(engine, self.check, is_shared=self.is_shared)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self.is_wanted: Callable[[int, str], bool] = lambda _user, _event: False
        """Whether a user is to be told of an event: what nobody wants to hear is not written with a move."""
        self.noted: Callable[[Notice], None] = lambda _notice: None
        """Called for every notice that was stored."""
        self.erased: Callable[[str], None] = lambda _table: None
        """Called with every table from whose log words were erased."""
        self.claimed: Claimed | None = None
        """Told of every change whether it claims its table; None where nobody claims."""
        self.has_bots = True
        """Whether bots act here: what others must let act is not claimed."""

    def check(self) -> None:
        """Raise `LostDatabase` when the file of the database is not in its place."""
        if self._watch is not None:
            self._watch.check_log()

    async def keep_watch(self) -> None:
        """Tell the log when the database is lost and when it is back, also while nobody plays."""
        told = ""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                self.check()
            except LostDatabase as error:
                if str(error) != told:
                    log.critical("%s", error)
                told = str(error)
            else:
                if told:
                    log.warning("the database is back: play goes on")
                told = ""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a reading function in one of the readers' threads, which nothing else may occupy."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    async def read_as_one(self, work: Callable[[Connection], T]) -> T:
        """The same in one transaction, for who holds a lock meanwhile or needs more time than others may take."""

        def read() -> T:
            self.check()
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """Run a reading function here."""
        self.check()
        with self._reading.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T], tables: Sequence[Table] = SEALED) -> T:
        """Run a writing function, which writes to no sealed tables but these; returns after the commit."""
        return await self.writer.write(lambda connection: sealed(connection, work, tables))

    async def append(self, *changes: Change) -> None:
        """Store changes for good, all or none."""
        enter_stage(COMMIT)
        if not self.has_bots:
            changes = tuple(change._replace(is_claimed=False) for change in changes)
        wanted = [change._replace(tidings=self.wanted(change.tidings)) for change in changes]
        worker = "" if self.claimed is None else self.worker
        order = min(change.table for change in changes)
        try:
            noted = await self.writer.write(lambda connection: write_changes(connection, wanted, worker), order)
        except IntegrityError as error:  # the second lock: a number of the log, or a nonce, is taken
            metrics.CONFLICTS.inc()
            raise WriteConflict(brief(error)) from error
        except WriteConflict:
            metrics.CONFLICTS.inc()
            raise
        except SQLAlchemyError as error:
            raise StoreError(brief(error)) from error
        finally:
            enter_stage(TELL)
        self.tell(noted)
        if self.claimed is not None:
            for change in changes:
                self.claimed(change.table, is_ours=change.is_claimed and not change.is_new)

    def tell(self, noted: Sequence[Notice]) -> None:
        """Call whoever listens for every notice that was stored."""
        for notice in noted:
            self.noted(notice)

    def wanted(self, tidings: Tidings) -> Tidings:
        """What of some tidings concerns anybody who wants to be told."""
        if not any(tidings):
            return tidings
        notices = tuple(one for one in tidings.notices if self.is_wanted(one.user, one.event))
        return Tidings(notices, tuple(one for one in tidings.settled if self.is_wanted(one.user, one.events[0])))

    async def erase(self, table: str, wanted: Callable[[LogEntry], bool]) -> list[LogEntry]:
        """Erase the words of some entries for good."""
        erased = await self._write(lambda database: erase_entries(database, read_entries(database, table), wanted))
        self.erased(table)
        return erased

    async def count_try(self, game: str, step: str) -> None:
        """Count that something else than what a lesson asks for was tried in a step."""
        await self._write(lambda database: count(database, game, step, "tries"))

    async def remove(self, table: str) -> None:
        """Remove a table and its log."""
        await self._write(lambda database: delete_table(database, table))

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Run a writing function for a table, which knows nothing of SQL."""
        try:
            return await self.write(work)
        except SQLAlchemyError as error:
            raise StoreError(brief(error)) from error

    async def is_in_play(self, position: str, but: str, opening: int) -> bool:
        """Whether several people play a position at a running table, but one, that has agreed on no hints."""
        return await self._read(lambda connection: is_in_play(connection, [position], but, opening))

    async def away(self, users: Collection[int], now: str) -> list[Away]:
        """The vacations of some users that are not over."""
        return await self._read(lambda connection: read_away(connection, users, now))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Run a reading function for a table, which knows nothing of SQL."""
        try:
            return await self.read(work)
        except SQLAlchemyError as error:
            raise StoreError(brief(error)) from error

    async def wipe(self) -> None:
        """After something was erased: leave nothing of it in the files, as far as a database lets us."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._readers, wipe_files, self.engine)
        except SQLAlchemyError as error:
            log.warning("what was erased may still lie in the database's files: %s", brief(error))

    async def entries(self, table: str, after: int = 0) -> list[LogEntry]:
        """The log of a table, in order, from behind an entry."""
        return await self._read(lambda connection: read_entries(connection, table, after))

    async def load(self, table: str) -> Snapshot | None:
        """The verified snapshot of a table."""
        return await self._read(lambda connection: read_snapshot(connection, table))

    def close(self) -> None:
        """Write what is waiting and close every connection."""
        self.writer.close()
        self._readers.shutdown()
        if self._anchor is not None:
            self._anchor.close()
        self.engine.dispose()


def sealed(connection: Connection, work: Callable[[Connection], T], tables: Sequence[Table] = SEALED) -> T:
    """Run a writing function and give the rows that it has written their checksums."""
    value = work(connection)
    seal(connection, tables)
    return value


def write_changes(connection: Connection, changes: Sequence[Change], worker: str = "") -> list[Notice]:
    """Write some changes, all or none: a `WriteConflict` leaves nothing of them behind in its transaction.

    Returns the notices that were not known before.
    """
    if len(changes) == 1:
        return write_change(connection, changes[0], worker)
    with connection.begin_nested():  # rolled back to here when one of them comes too late
        return [notice for change in changes for notice in write_change(connection, change, worker)]


def write_change(connection: Connection, change: Change, worker: str = "") -> list[Notice]:
    """Write one change; when it comes too late, that is known before anything is written.

    A `worker` among others claims the bot's turn that follows from it.
    """
    if change.is_new:
        row = {**change.row, "id": change.table, "key": change.key}
        connection.execute(insert(schema.tables), [row])
        blank = [seat_row(change.table, number, seat) for number, seat in change.seats.items()]
        connection.execute(insert(schema.seats), blank)
        seal(connection)
    else:
        moved = {f"new_{name}": change.row[name] for name in MOVING}
        swap = {"table": change.table, "expected": change.entries[0].seq - 1, **moved}
        if swapped(connection, swap, change, worker) != 1:
            raise WriteConflict(f"table {change.table} is not at {swap['expected']} any more")
        for number, seat in change.seats.items():
            row = seat_row(change.table, number, seat)
            values = {f"new_{name.removesuffix('_id')}": row[name] for name in row if name not in {"table_id", "seat"}}
            connection.execute(UPDATE_SEAT, [{"table": change.table, "place": number, **values}])
    INSERT_ENTRIES.run(connection, *(dict(zip(ENTRY_COLUMNS, entry, strict=True)) for entry in change.entries))
    if change.mark is not None:
        write_mark(connection, change.mark, change.table, change.entries[-1].time)
        seal(connection)
    return write_tidings(connection, change.table, change.entries[-1].time, change.tidings)


def swapped(connection: Connection, swap: dict[str, object], change: Change, worker: str) -> int:
    """How many rows were swapped: 1, or 0 when the change comes too late."""
    if not worker:
        return UPDATE_TABLE.run(connection, swap).rowcount
    if not change.is_claimed:
        return RELEASED.run(connection, swap).rowcount
    return CLAIMED.run(connection, {**swap, "worker": worker}).rowcount


def seat_row(table: str, number: int, seat: Seat) -> dict[str, object]:
    """A seat's row in lists."""
    return {
        "table_id": table,
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "user_id": seat.user,
        "level": seat.level,
        "standin": seat.standin,
        "resigned": seat.resigned,
        "relief": seat.relief,
        "until": seat.until,
    }


def read_entries(connection: Connection, table: str, after: int = 0) -> list[LogEntry]:
    """The log of a table, in order, its packed part first; from behind an entry."""
    return list(each_entry(connection, table, after))


def each_entry(connection: Connection, table: str, after: int = 0) -> Iterator[LogEntry]:
    """The entries of a table from behind one of them, one after the other."""
    if after:
        found = [LogEntry(*row) for row in connection.execute(BEHIND, {"table": table, "after": after})]
        if found and found[0].seq == after + 1:  # what was packed lies before it
            yield from found
            return
    yield from (entry for entry in read_packed(connection, table) if entry.seq > after)
    for row in connection.execute(BEHIND, {"table": table, "after": after}):
        yield LogEntry(*row)


def read_snapshot(connection: Connection, table: str) -> Snapshot | None:
    """The snapshot of a table, every entry replayed and verified; a log that does not fit is a `BrokenLog`."""
    try:
        key = connection.execute(select(schema.tables.c.key).where(schema.tables.c.id == table)).scalar()
        return read_log(table, key, each_entry(connection, table)) if key else None
    except SQLAlchemyError as error:
        if is_damage(error):
            raise BrokenLog(table, 1, f"it cannot be read ({brief(error)})") from error
        raise


def is_damage(error: SQLAlchemyError) -> bool:
    """Whether a database says that what is stored is damaged, and not that it is busy, full or away."""
    # SQLite's "malformed" is a plain DatabaseError; PostgreSQL calls corrupted data and indexes internal errors.
    return type(error) is DatabaseError or isinstance(error, (InternalError, DataError))
