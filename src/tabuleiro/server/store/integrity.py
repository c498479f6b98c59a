"""What a database finds wrong with its own files: SQLite's integrity check, PostgreSQL's checksums and amcheck."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

from tabuleiro.server.store.schema import metadata

HEADER: Final = {
    0: {b"SQLite format 3\0"},
    18: {b"\2\2", b"\1\1"},  # with a write-ahead log, or with none until a server opens it
    56: {b"\0\0\0\1", bytes(4)},  # UTF-8; nothing yet while a young database is all in its write-ahead log
    72: {bytes(20)},
}
"""What must stand where at the begin of a SQLite file."""
TOLD: Final = 20
"""The most complaints of one kind that are told."""


def sqlite_problems(connection: Connection) -> Iterator[str]:
    """Pages, indexes and references that do not fit together."""
    for [line] in connection.execute(text(f"PRAGMA integrity_check({TOLD})")):
        if line != "ok":
            yield f"the file: {line}"
    for table, row, parent, _ in connection.execute(text("PRAGMA foreign_key_check")).fetchmany(TOLD):
        yield f"the file: row {row} of {table} refers to something missing in {parent}"


def header_problems(path: Path) -> Iterator[str]:
    """What the integrity check does not look at: a file that says it is of another kind than SQLite has written."""
    with path.open("rb") as file:
        header = file.read(100)
    for place, expected in HEADER.items():
        found = header[place : place + len(next(iter(expected)))]
        if found not in expected:
            yield f"the file: its header has {found.hex()} at byte {place}, which SQLite does not write there"


def postgresql_problems(connection: Connection) -> Iterator[str]:
    """Pages whose checksums failed, where the cluster has any, and broken indexes, where amcheck is installed."""
    counted = "SELECT checksum_failures FROM pg_stat_database WHERE datname = current_database()"
    if failures := connection.execute(text(counted)).scalar():
        yield f"PostgreSQL has counted {failures} pages with a wrong checksum"
    if not connection.execute(text("SELECT 1 FROM pg_extension WHERE extname = 'amcheck'")).scalar():
        return
    names = {"names": list(metadata.tables)}
    query = "SELECT indexrelid::regclass::text FROM pg_index WHERE indrelid::regclass::text = ANY(:names)"
    for index in connection.execute(text(query), names).scalars().all():
        connection.execute(text("SELECT bt_index_check(CAST(:index AS regclass), true)"), {"index": index})
