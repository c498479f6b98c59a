"""Copies a whole database into another, of the same kind or not: from a living room's file to PostgreSQL and back.

Rows are copied as they are, with their checksums and chains: what was proven there is proven here.
"""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Column, Connection, Integer, Table, func, insert, inspect, select, text

from tabuleiro.server.store import schema
from tabuleiro.server.store.database import BadDatabase
from tabuleiro.server.store.schema_version import FACT

BATCH: Final = 500
"""Rows that are held in memory at a time."""
Progress = Callable[[str, int, int], None]


def is_blank(connection: Connection) -> bool:
    """Whether a database holds no table of anybody's."""
    return not inspect(connection).get_table_names()


def check_unused(connection: Connection, name: str) -> None:
    """Refuse a database of ours in which there is something already; what it knows about itself does not count."""
    for table in schema.metadata.sorted_tables:
        if table is not schema.facts and connection.execute(select(table).limit(1)).first() is not None:
            raise BadDatabase(name, f"there is something in it already (in {table.name}); copy into a new database")


def copy_rows(source: Connection, target: Connection, progress: Progress | None = None) -> dict[str, int]:
    """Copy every row of every table; returns how many each has."""
    counted: dict[str, int] = {}
    for table in schema.metadata.sorted_tables:
        total = int(source.execute(select(func.count()).select_from(table)).scalar() or 0)
        counted[table.name] = copy_table(source, target, table)
        if progress is not None:
            progress(table.name, counted[table.name], total)
    return counted


def copy_table(source: Connection, target: Connection, table: Table) -> int:
    """Copy the rows of one table; the fingerprint of a schema is every database's own."""
    query = select(table)
    if table is schema.facts:
        query = query.where(table.c.name != FACT)
        target.execute(table.delete().where(table.c.name != FACT))
    copied = 0
    for part in source.execute(query.execution_options(yield_per=BATCH)).mappings().partitions(BATCH):
        target.execute(insert(table), [dict(row) for row in part])
        copied += len(part)
    for column in table.columns:
        if target.dialect.name == "postgresql" and is_numbered(column):
            go_on_counting(target, table, column)
    return copied


def is_numbered(column: Column[object]) -> bool:
    """Whether the database numbers the rows by this column."""
    return column.autoincrement is True and column.primary_key and isinstance(column.type, Integer)


def go_on_counting(target: Connection, table: Table, column: Column[object]) -> None:
    """Let PostgreSQL number the next row after the last one that was copied: no number is given out twice."""
    names = {"table": table.name, "column": column.name}
    largest = target.execute(select(func.max(column))).scalar()
    if largest is not None:
        target.execute(
            text("SELECT setval(pg_get_serial_sequence(:table, :column), :largest)"), {**names, "largest": largest}
        )
