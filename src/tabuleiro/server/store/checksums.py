"""Checksums over the rows that no log proves: users, sessions, facts, and the keys of tables.

Every statement that inserts or changes such a row empties its checksum (the column's default says so), and `seal` fills
what is empty before the transaction ends: whoever writes a new statement need not think of it. A row whose checksum
does not fit was changed by something else than this program, a failing disk or a hand, and is not served.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Column, Connection, RowMapping, Table, bindparam, select, update

from tabuleiro.core.digest import digest_of
from tabuleiro.server.errors import DamagedRow
from tabuleiro.server.store import schema

SEALED: Final = [table for table in schema.metadata.sorted_tables if "checksum" in table.columns]
"""The tables with a checksum in every row; each has a key of one column."""
SHOWN: Final = 12
"""How much of a row's key is told: enough to find it, too little of a session's hash to be worth anything."""


def covered(table: Table) -> list[Column[object]]:
    """What the checksum of a row is about. The rest of a table's row is compared with the table's log."""
    if table is schema.tables:
        return [table.c.id, table.c.key]
    return [column for column in table.columns if column.name != "checksum"]


def checksum_of(table: Table, row: RowMapping) -> str:
    """The checksum that a row must have. A column that holds nothing does not count, so that one can be added later."""
    said = {column.name: row[column] for column in covered(table) if row[column] is not None}
    return digest_of([table.name, said])


def seal(connection: Connection, tables: Sequence[Table] = SEALED) -> None:
    """Fill every empty checksum, of those tables that were written to where that is known."""
    for table in tables:
        [key] = table.primary_key.columns
        rows = connection.execute(select(table).where(table.c.checksum == "")).mappings().all()
        if rows:
            change = update(table).where(key == bindparam("row")).values(checksum=bindparam("fitting"))
            connection.execute(change, [{"row": row[key], "fitting": checksum_of(table, row)} for row in rows])


def is_sealed(table: Table, row: RowMapping) -> bool:
    """Whether a row is as it was written; what JSON cannot hold (a text that became bytes) never is."""
    try:
        return bool(row[table.c.checksum] == checksum_of(table, row))
    except TypeError:
        return False


def check_row(table: Table, row: RowMapping) -> None:
    """Refuse a row that was altered."""
    if not is_sealed(table, row):
        raise DamagedRow(f"{name_of(table, row)} was altered: its checksum does not fit")


def name_of(table: Table, row: RowMapping) -> str:
    """A row in words."""
    [key] = table.primary_key.columns
    return f"{table.name.removesuffix('s')} {str(row[key])[:SHOWN]}"
