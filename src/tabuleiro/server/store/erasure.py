"""Erases from the log what a person said or was called (redaction), or whole tables; what is left still verifies."""

from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, Engine, delete, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from tabuleiro.server.store import schema
from tabuleiro.server.store.cluster.schema import erasures
from tabuleiro.server.store.packing import pack, read_packed, replace_packed
from tabuleiro.server.table.log_entry import CHAT, ERASABLE, RESIGN, SEAT, LogEntry, erase
from tabuleiro.server.table.seat import read_seat

WORDY: Final = (
    schema.users,
    schema.sessions,
    schema.tables,
    schema.seats,
    schema.entries,
    schema.packed_logs,
    schema.tournaments,
    schema.tournament_entries,
    schema.channels,
    schema.wishes,
    schema.letters,
)
"""Where names, words and addresses of people are."""


def erase_entries(
    connection: Connection, log: Sequence[LogEntry], wanted: Callable[[LogEntry], bool]
) -> list[LogEntry]:
    """Erase the words of some entries of a table's whole log; returns those entries as they are now."""
    for table in {entry.table for entry in log}:
        hold_table(connection, table)
    erased: list[LogEntry] = []
    packed: dict[int, LogEntry] = {}
    before = ""
    seated: dict[int, LogEntry] = {}
    for entry in log:
        if entry.kind in ERASABLE and wanted(entry):
            erased.append(erase(before, entry))
            if entry.kind == CHAT and entry.content().get("note") is True:
                place = schema.tables.c.id == entry.table
                connection.execute(update(schema.tables).where(place).values(note=""))
            if not write_body(connection, erased[-1]):
                packed[entry.seq] = erased[-1]
        if entry.kind in {SEAT, RESIGN}:
            seated[entry.seat] = entry
        before = entry.chain
    if packed:
        beginning = read_packed(connection, log[0].table)
        replace_packed(connection, pack([packed.get(entry.seq, entry) for entry in beginning]))
    if erased and connection.dialect.name == "postgresql":
        count_erasure(connection, log[0].table)
    last = {entry.seq for entry in seated.values()}
    for entry in erased:
        if entry.kind != CHAT and entry.seq in last:
            place = (schema.seats.c.table_id == entry.table) & (schema.seats.c.seat == entry.seat)
            connection.execute(update(schema.seats).where(place).values(name=read_seat(entry.content()).name))
    return erased


def count_erasure(connection: Connection, table: str) -> None:
    """Count that something was erased from a log, for other workers that hold it in memory."""
    counting = upsert(erasures).values(table_id=table, times=1)
    more = {"times": erasures.c.times + 1}
    connection.execute(counting.on_conflict_do_update(index_elements=["table_id"], set_=more))


def write_body(connection: Connection, entry: LogEntry) -> bool:
    """Write the body of an entry that was erased; False when it is packed."""
    place = (schema.entries.c.table_id == entry.table) & (schema.entries.c.seq == entry.seq)
    return bool(connection.execute(update(schema.entries).where(place).values(body=entry.body)).rowcount)


def wipe_files(engine: Engine) -> None:
    """Empty SQLite's write-ahead log, where old pages wait; let PostgreSQL free the old versions of rows.

    SQLite itself overwrites what is deleted (`secure_delete`).
    """
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            return
        connection.exec_driver_sql("SET statement_timeout = 0")
        for table in WORDY:
            connection.exec_driver_sql(f"VACUUM {table.name}")
        connection.exec_driver_sql("RESET statement_timeout")


def hold_table(connection: Connection, table: str) -> None:
    """Keep a table as it is until this is done, as a move does with its first statement: nobody waits in a circle."""
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update())


def delete_table(connection: Connection, table: str) -> None:
    """Remove a table, its seats, its log, its analyses, and that somebody has put it away or learns there."""
    hold_table(connection, table)
    for part in (schema.seats, schema.entries, schema.packed_logs, erasures, schema.archived):
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(update(schema.lessons).where(schema.lessons.c.table_id == table).values(table_id=None))
    for part in (schema.notices, schema.analyses):
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
