"""Packs the logs of tables that were over long ago: the same entries in far less room, each still verified.

A packed log is the beginning of a table's log; what is written after it (a line of chat, a rematch) lies among the
other entries as always. So nothing that writes needs to know of it, and whoever reads gets the two parts as one.
"""

import json
import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select

from tabuleiro.server.store import schema
from tabuleiro.server.table.log_entry import LogEntry

LEVEL: Final = 9
"""How hard zlib tries: it is done once."""


class PackedLog(NamedTuple):
    """A log in one piece. `users` names everybody whom an entry names, for whoever looks for somebody's traces."""

    table: str
    entries: int
    users: str
    packed: bytes


def pack(log: Sequence[LogEntry]) -> PackedLog:
    """A table's whole log in one piece."""
    plain = json.dumps([entry[1:] for entry in log], ensure_ascii=False, separators=(",", ":"))
    users = sorted({entry.user for entry in log})
    packed = PackedLog(log[0].table, len(log), f" {' '.join(map(str, users))} ", zlib.compress(plain.encode(), LEVEL))
    assert unpack(packed.table, packed.packed) == list(log), "what is packed is what comes out"
    return packed


def unpack(table: str, packed: bytes) -> list[LogEntry]:
    """The entries of a packed log; damage is a ValueError, as with any other entry."""
    try:
        plain = zlib.decompress(packed)
    except zlib.error as error:
        raise ValueError(f"the packed log cannot be read: {error}") from error
    return [LogEntry(table, *fields) for fields in json.loads(plain)]


def read_packed(connection: Connection, table: str) -> list[LogEntry]:
    """The packed part of a table's log."""
    query = select(schema.packed_logs.c.packed).where(schema.packed_logs.c.table_id == table)
    packed = connection.execute(query).scalar()
    return [] if packed is None else unpack(table, packed)


def put_packed(connection: Connection, log: PackedLog) -> bool:
    """Let a packed log take the place of the entries, unless the table was written to meanwhile; whether it did."""
    entries = schema.entries.c
    last = connection.execute(select(func.max(entries.seq)).where(entries.table_id == log.table)).scalar()
    if last != log.entries:
        return False
    replace_packed(connection, log)
    connection.execute(delete(schema.entries).where(entries.table_id == log.table))
    return True


def replace_packed(connection: Connection, log: PackedLog) -> None:
    """Write a packed log in the place of the one that was there, if any."""
    connection.execute(delete(schema.packed_logs).where(schema.packed_logs.c.table_id == log.table))
    values = {"table_id": log.table, "entries": log.entries, "users": log.users, "packed": log.packed}
    connection.execute(insert(schema.packed_logs).values(values))


def read_unpacked(connection: Connection, before: str, most: int) -> list[str]:
    """Finished tables that have not changed since a time and whose logs, or ends of logs, are not packed."""
    tables, entries = schema.tables.c, schema.entries.c
    query = select(tables.id).where(tables.state == "finished", tables.updated < before)
    query = query.where(exists().where(entries.table_id == tables.id))
    return list(connection.execute(query.order_by(tables.updated).limit(most)).scalars())


def names_user(user: int) -> str:
    """What the list of the users of a packed log contains when it names a user."""
    return f" {user} "
