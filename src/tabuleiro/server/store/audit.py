"""Audits a whole database: every log is replayed, its hash chain checked, its projections compared with it."""

from collections.abc import Callable

from sqlalchemy import Connection, select

from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import is_sealed
from tabuleiro.server.store.store import read_snapshot, seat_row
from tabuleiro.server.table.snapshot import BrokenLog, Snapshot


def verify_tables(
    connection: Connection, *, only_unfinished: bool, progress: Callable[[int, int], None] | None = None
) -> list[str]:
    """Everything that is wrong with the tables, each with its place."""
    query = select(schema.tables.c.id).order_by(schema.tables.c.id)
    if only_unfinished:
        query = query.where(schema.tables.c.state != "finished")
    problems: list[str] = []
    names = list(connection.execute(query).scalars())
    for number, table in enumerate(names):
        problems += verify_table(connection, table)
        if progress is not None:
            progress(number + 1, len(names))
    return problems


def verify_table(connection: Connection, table: str) -> list[str]:
    """Everything that is wrong with one table."""
    try:
        snapshot = read_snapshot(connection, table)
    except BrokenLog as error:
        return [str(error)]
    except (ValueError, TypeError, KeyError, AssertionError, IndexError) as error:
        return [f"table {table}: an entry cannot be read ({type(error).__name__}: {error})"]
    if snapshot is None or snapshot.agreement is None:
        return [f"table {table}: its log is empty"]
    return compare_lists(connection, snapshot)


def compare_lists(connection: Connection, snapshot: Snapshot) -> list[str]:
    """Where the table's rows in lists differ from what its log says."""
    table = snapshot.table
    stored = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().one()
    problems = [
        f"table {table}: {name} is {stored[name]!r}, its log says {value!r}"
        for name, value in snapshot.row().items()
        if stored[name] != value
    ]
    query = select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
    found = [dict(row) for row in connection.execute(query).mappings()]
    expected = [seat_row(table, number, seat) for number, seat in enumerate(snapshot.seats)]
    if found != expected:
        problems.append(f"table {table}: its seats are not what its log says")
    if not is_sealed(schema.tables, stored):
        problems.append(f"table {table}: its key was altered")
    return problems
