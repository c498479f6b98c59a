"""Audits a whole database, changing nothing: its files, its rows, every log replayed and compared with the lists.

Whatever a damaged row or page raises, it is told in its place, and the audit goes on with the next.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from functools import partial
from typing import Any

from sqlalchemy import Boolean, ColumnElement, Connection, Integer, Table, select, type_coerce

from tabuleiro.server.errors import brief
from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import SEALED, is_sealed, name_of
from tabuleiro.server.store.database import file_of
from tabuleiro.server.store.integrity import header_problems, postgresql_problems, sqlite_problems
from tabuleiro.server.store.schema_version import schema_problems
from tabuleiro.server.store.store import read_snapshot, seat_row
from tabuleiro.server.table.snapshot import BrokenLog, Snapshot

Progress = Callable[[int, int], None]
BATCH = 500
"""Rows that are held in memory at a time."""


def audit_database(connection: Connection, progress: Progress | None = None) -> list[str]:
    """Everything that is wrong with a database, each with its place."""
    if connection.dialect.name == "sqlite":
        path = file_of(connection.engine.url)
        problems = attempt(connection, "the file", lambda: sqlite_problems(connection))
        problems += attempt(connection, "the file", lambda: header_problems(path))
    else:
        problems = attempt(connection, "the database", lambda: postgresql_problems(connection))
    problems += attempt(connection, "the schema", lambda: schema_problems(connection))
    for table in SEALED:
        if table is not schema.tables:  # of these each row is compared with its log
            problems += attempt(connection, table.name, partial(altered_rows, connection, table))
    problems += attempt(connection, "logs", lambda: lost_logs(connection))
    return problems + verify_tables(connection, only_unfinished=False, progress=progress)


def attempt(connection: Connection, what: str, look: Callable[[], Iterable[str]]) -> list[str]:
    """What is found by looking; whatever is raised meanwhile is a finding, too."""
    found: list[str] = []
    # PostgreSQL refuses everything after an error in a transaction unless there is a savepoint to go back to.
    is_alone = connection.get_execution_options().get("isolation_level") == "AUTOCOMMIT"
    needs_one = connection.dialect.name == "postgresql" and not is_alone
    savepoint = connection.begin_nested() if needs_one else nullcontext()
    try:
        with savepoint:
            found.extend(look())
    except Exception as error:  # noqa: BLE001 - a damaged row can raise anything; the audit must go on
        found.append(f"{what}: cannot be read further ({type(error).__name__}: {brief(error)})")
    return found


def altered_rows(connection: Connection, table: Table) -> Iterator[str]:
    """The rows whose checksum does not fit."""
    for row in connection.execute(select(table).execution_options(yield_per=BATCH)).mappings():
        if not is_sealed(table, row):
            yield f"{name_of(table, row)}: its row was altered, the checksum does not fit"


def lost_logs(connection: Connection) -> Iterator[str]:
    """Logs whose table is not listed any more."""
    listed = select(schema.tables.c.id)
    query = select(schema.entries.c.table_id).where(schema.entries.c.table_id.not_in(listed)).distinct()
    for table in connection.execute(query).scalars():
        yield f"table {table}: it has a log, but is lost from the lists"


def verify_tables(connection: Connection, *, only_unfinished: bool, progress: Progress | None = None) -> list[str]:
    """Everything that is wrong with the tables, each with its place."""
    query = select(schema.tables.c.id).order_by(schema.tables.c.id)
    if only_unfinished:
        query = query.where(schema.tables.c.state != "finished")
    names: list[str] = []

    def list_names() -> list[str]:
        names.extend(connection.execute(query).scalars())
        return []

    problems = attempt(connection, "tables", list_names)
    for number, table in enumerate(names):
        problems += verify_table(connection, table)
        if progress is not None:
            progress(number + 1, len(names))
    return problems


def verify_table(connection: Connection, table: str) -> list[str]:
    """Everything that is wrong with one table."""

    def look() -> list[str]:
        try:
            snapshot = read_snapshot(connection, table)
        except BrokenLog as error:
            return [str(error)]
        if snapshot is None or snapshot.agreement is None:
            return [f"table {table}: its log is empty"]
        return compare_lists(connection, snapshot)

    return attempt(connection, f"table {table}", look)


def as_stored(table: Table) -> list[ColumnElement[Any]]:
    """The columns of a table with what really stands in them: SQLite keeps truth as a number, and 3 is true, too."""
    return [
        type_coerce(column, Integer).label(column.name) if isinstance(column.type, Boolean) else column
        for column in table.columns
    ]


def compare_lists(connection: Connection, snapshot: Snapshot) -> list[str]:
    """Where the table's rows in lists differ from what its log says."""
    table = snapshot.table
    row = select(*as_stored(schema.tables)).where(schema.tables.c.id == table)
    stored = connection.execute(row).mappings().one()
    problems = [
        f"table {table}: {name} is {stored[name]!r}, its log says {value!r}"
        for name, value in snapshot.row().items()
        if stored[name] != value and not (name == "scores" and stored[name] is None)  # from before they were listed
    ]
    seats = select(*as_stored(schema.seats)).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
    found = [dict(row) for row in connection.execute(seats).mappings()]
    expected = [seat_row(table, number, seat) for number, seat in enumerate(snapshot.seats)]
    if found != expected:
        problems.append(f"table {table}: its seats are not what its log says")
    if not is_sealed(schema.tables, stored):
        problems.append(f"table {table}: its key was altered")
    return problems
