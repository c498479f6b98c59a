"""Brings databases from one place to another: back up, restore, copy; nothing counts as done before it was checked."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy import create_engine, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from tabuleiro.server.errors import brief
from tabuleiro.server.store import schema
from tabuleiro.server.store.audit import audit_database
from tabuleiro.server.store.backup import back_up
from tabuleiro.server.store.copies.copying import Progress, check_unused, copy_rows, is_blank
from tabuleiro.server.store.copies.dump import MAGIC, load_dump
from tabuleiro.server.store.database import (
    BadDatabase,
    complaining,
    file_of,
    open_database,
    open_to_read,
    read_url,
    shown_url,
)
from tabuleiro.server.store.permissions import BESIDE
from tabuleiro.server.store.server_lock import alone_on

SQLITE: Final = b"SQLite format 3\0"
POSTGRESQL: Final = "postgresql"


def kind_of(backup: Path) -> str:
    """Which kind of database a backup is of."""
    try:
        with backup.open("rb") as file:
            begin = file.read(len(SQLITE))
    except OSError as error:
        raise BadDatabase(str(backup), error.strerror or str(error)) from error
    if begin == SQLITE:
        return "sqlite"
    if begin.startswith(MAGIC):
        return POSTGRESQL
    raise BadDatabase(str(backup), "this is no backup of ours: neither a SQLite database nor a dump of PostgreSQL")


def restore(backup: Path, database: str) -> list[str]:
    """Make a new database from a backup; returns what is wrong with it. Nothing that is there is overwritten."""
    kind, url = kind_of(backup), read_url(database)
    if kind != url.get_backend_name():
        problem = f"this is a backup of {kind}: restore it into a database of that kind, then use copy-database"
        raise BadDatabase(str(backup), problem)
    with alone_on(database), complaining(database):
        if kind == POSTGRESQL:
            check_blank(database)
            load_dump(url, backup)
        else:
            file_of(url).parent.mkdir(parents=True, exist_ok=True)
            back_up(f"sqlite:///{backup.resolve()}", file_of(url))
        open_database(database).dispose()  # a backup of an older version is brought up to date
    return problems_of(database)


def check_blank(database: str) -> None:
    """Refuse a PostgreSQL database that has any table."""
    engine = create_engine(read_url(database), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            blank = is_blank(connection)
    except SQLAlchemyError as error:
        raise BadDatabase(shown_url(database), brief(error)) from error
    if not blank:
        raise BadDatabase(shown_url(database), "there are tables in it already; restore into an empty database")


def problems_of(database: str, progress: Callable[[int, int], None] | None = None) -> list[str]:
    """What check-database would say."""
    engine = open_to_read(database)
    try:
        with engine.connect() as connection:
            return audit_database(connection, progress)
    finally:
        engine.dispose()


def copy_database(source: str, target: str, progress: Progress | None = None) -> list[str]:
    """Copy a database, also one that is served, into a new one; returns what is wrong with the copy."""
    if read_url(target).get_backend_name() == "sqlite" and file_of(read_url(target)).exists():
        raise BadDatabase(shown_url(target), "there is such a file already; name another one")
    reading = open_to_read(source)
    with alone_on(target), complaining(target):
        writing = open_database(target)
        try:
            with reading.connect() as old, writing.connect().execution_options(writes=True) as new:
                check_unused(new, shown_url(target))
                counted = copy_rows(old, new, progress)
                new.commit()
        except BaseException:
            writing.dispose()
            remove_file(target)
            raise
        finally:
            reading.dispose()
            writing.dispose()
    return [*missing_rows(target, counted), *problems_of(target)]


def remove_file(database: str) -> None:
    """Remove a SQLite database that could not be filled; nobody takes half a copy for a whole one."""
    if read_url(database).get_backend_name() == "sqlite":
        path = file_of(read_url(database))
        for file in (path, *(path.with_name(path.name + ending) for ending in BESIDE)):
            file.unlink(missing_ok=True)


def missing_rows(database: str, counted: dict[str, int]) -> list[str]:
    """The tables of a copy that have not as many rows as were copied."""
    engine = open_to_read(database)
    with engine.connect() as connection:
        found = {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar() or 0
            for table in schema.metadata.sorted_tables
            if table is not schema.facts
        }
    engine.dispose()
    return [
        f"{name}: {counted[name]} rows were copied, {there} are there"
        for name, there in found.items()
        if counted[name] != there
    ]
