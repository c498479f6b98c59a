"""Opens the database: SQLite (write-ahead log, synced commits) or PostgreSQL; what they promise is asserted."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, InvalidatePoolError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool, PoolProxiedConnection

from tabuleiro.core.errors import InputError
from tabuleiro.server.errors import brief
from tabuleiro.server.store.file_watch import FileWatch
from tabuleiro.server.store.permissions import create_private, tighten
from tabuleiro.server.store.schema_version import (
    found_schema,
    is_behind,
    known_schemas,
    migrate,
    serves_us,
    version_problem,
)

SQLITE_PROMISES: Final = {"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1"}
"""What SQLite must answer: readers never wait, and a commit is on the disk when it returns (2 is FULL)."""
SQLITE_SETTINGS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "secure_delete=ON",  # what is deleted is overwritten
)
POSTGRESQL_PROMISES: Final = {"synchronous_commit": "on", "fsync": "on"}
POSTGRESQL_LIMITS: Final = {
    "lock_timeout": "2s",
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "10s",
}
"""A worker that stands still in the middle of a transaction must not keep the others waiting for its rows."""
RESTED_SECONDS: Final = 1.0
"""A connection that was not used for so long is asked whether it lives before it is used; a busy one is not."""
MIGRATION: Final = 0x74616276
"""The number of the advisory lock under which a schema is brought up to date."""


class BadDatabase(InputError):
    """A database that cannot be used."""

    def __init__(self, database: str, problem: str) -> None:
        super().__init__("bad-database", f"{database}: {problem}", {"database": database, "problem": problem})


class BehindSchema(BadDatabase):
    """A database that must be brought up to date, which a server of PostgreSQL does only when it is told to."""

    def __init__(self, database: str, found: str, ours: str) -> None:
        super().__init__(database, f"its schema is {found or 'none'}, ours is {ours}; type: tabuleiro migrate")
        self.key = "behind-schema"
        self.arguments = {"database": database, "found": found or "none", "ours": ours}


def open_database(database: str, *, is_served: bool = False, migrates: bool = True) -> Engine:
    """An engine for a URL, its durability asserted and its schema brought up to date.

    Whoever serves PostgreSQL beside others brings nothing up to date unless it may (`migrates`), and goes on with a
    newer schema that says it may be served by older programs.
    """
    url = read_url(database)
    with complaining(database), ExitStack() as stack:
        engine = open_sqlite(url) if url.get_backend_name() == "sqlite" else open_postgresql(url)
        stack.callback(engine.dispose)
        with engine.connect().execution_options(writes=True) as connection:
            check_promises(connection, database)
            wait_in_line(connection)
            is_shared = is_served and connection.dialect.name == "postgresql"
            if is_shared and not migrates and is_behind(connection):
                raise BehindSchema(shown_url(database), found_schema(connection), known_schemas()[0])
            if not (is_shared and serves_us(connection)):
                refuse(database, version_problem(connection, or_older=True))
                migrate(connection)
            connection.commit()
        stack.pop_all()  # nothing was wrong: it stays open
    return engine


def wait_in_line(connection: Connection) -> None:
    """Let workers that start at the same time bring a schema up to date one after the other, however long it takes."""
    if connection.dialect.name == "postgresql":
        take_time(connection)
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION})")


def take_time(connection: Connection) -> None:
    """Let one transaction take as long as it needs."""
    if connection.dialect.name == "postgresql":
        for name in POSTGRESQL_LIMITS:
            connection.exec_driver_sql(f"SET LOCAL {name} = 0")


def open_to_read(database: str) -> Engine:
    """An engine for a URL that changes nothing: no row, no schema, no file beside it."""
    url = read_url(database)
    with complaining(database):
        engine = read_sqlite(url) if url.get_backend_name() == "sqlite" else read_postgresql(url)
        with engine.connect() as connection:
            refuse(database, version_problem(connection, or_older=False))
    return engine


@contextmanager
def complaining(database: str) -> Iterator[None]:
    """Whatever keeps a database from being opened is told in one sentence, with its name."""
    try:
        yield
    except (SQLAlchemyError, CommandError, OSError, sqlite3.Error) as error:
        raise BadDatabase(shown_url(database), brief(error)) from error
    except UnicodeDecodeError as error:  # SQLite complains of a word that Python cannot even read
        raise BadDatabase(shown_url(database), "its schema is malformed") from error


def refuse(database: str, problem: str) -> None:
    """Refuse a database if there is a problem with it."""
    if problem:
        raise BadDatabase(shown_url(database), problem)


def read_url(database: str) -> URL:
    """The URL, with the driver that we use."""
    try:
        url = make_url(database)
    except ArgumentError as error:
        raise BadDatabase(database[:80], "expected sqlite:///FILE or postgresql://...") from error
    if url.drivername == "sqlite" and url.database:
        return url
    if url.drivername in {"postgresql", "postgresql+psycopg"}:
        return url.set(drivername="postgresql+psycopg")
    raise BadDatabase(shown_url(database), "expected sqlite:///FILE or postgresql://...")


def shown_url(database: str) -> str:
    """The URL as it may be printed: without its password, and without the driver, which nobody has typed."""
    try:
        url = make_url(database)
        return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
    except ArgumentError:
        return database[:80]


def file_of(url: URL) -> Path:
    """The file of a SQLite database."""
    assert url.database is not None, "checked by read_url"
    return Path(url.database).resolve()


def open_sqlite(url: URL) -> Engine:
    """An engine for one file, which only its owner can read; its folder is made."""
    path = file_of(url)
    path.parent.mkdir(parents=True, exist_ok=True)
    create_private(path)
    tighten(path)
    watch = FileWatch(path)
    arguments = {"timeout": 5, "check_same_thread": False}
    engine = create_engine(url, connect_args=arguments, hide_parameters=True, execution_options={"watch": watch})

    @event.listens_for(engine, "connect")
    def prepare(raw: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        """Turn Python's own idea of transactions off and make the promises, if this is the file that was opened."""
        watch.check()
        raw.isolation_level = None
        raw.text_factory = readable
        for statement in SQLITE_SETTINGS:
            raw.execute(f"PRAGMA {statement}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        """Begin as a writer where the writer asks for it, so that a snapshot is never upgraded."""
        is_writer = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writer else "BEGIN")

    return engine


def read_sqlite(url: URL) -> Engine:
    """An engine that only reads one file.

    Without a write-ahead log nobody has the file open: it is read as it is (immutable), because SQLite would otherwise
    put an empty log beside it. With one it may be served at this moment, and is read together with its log.
    """
    path = file_of(url)
    if not path.is_file():
        raise BadDatabase(str(path), "there is no such file")
    how = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "mode=ro&immutable=1"

    def connect() -> sqlite3.Connection:
        raw = sqlite3.connect(f"{path.as_uri()}?{how}", uri=True, timeout=5, isolation_level=None)
        raw.text_factory = readable
        return raw

    engine = create_engine(url, creator=connect, poolclass=NullPool, hide_parameters=True)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        """Read everything as it is at one moment."""
        connection.exec_driver_sql("BEGIN")

    return engine


readable: Final = partial(str, encoding="utf-8", errors="backslashreplace")
"""How text is read: also that with a flipped bit in it, so that its checksum tells, instead of an exception."""


def open_postgresql(url: URL) -> Engine:
    """An engine for a PostgreSQL server."""
    settings = {"synchronous_commit": "on", **POSTGRESQL_LIMITS}
    options = {"options": " ".join(f"-c {name}={value}" for name, value in settings.items())}
    engine = create_engine(url, connect_args=options, hide_parameters=True)

    @event.listens_for(engine, "checkin")
    def rest(_raw: DBAPIConnection | None, entry: ConnectionPoolEntry) -> None:
        """Note when a connection was last used."""
        entry.info["used"] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def wake(raw: DBAPIConnection, entry: ConnectionPoolEntry, _given: PoolProxiedConnection) -> None:
        """Ask a connection that has rested whether it lives; the pool gives another for one that does not."""
        if time.monotonic() - entry.info.get("used", 0.0) < RESTED_SECONDS:
            return
        try:
            engine.dialect.do_ping(raw)
        except engine.dialect.loaded_dbapi.Error as error:
            raise InvalidatePoolError from error

    return engine


def read_postgresql(url: URL) -> Engine:
    """An engine that only reads a PostgreSQL database, all of it as it is at one moment."""
    return create_engine(
        url,
        connect_args={"options": "-c default_transaction_read_only=on"},
        isolation_level="REPEATABLE READ",
        poolclass=NullPool,
        hide_parameters=True,
    )


def check_promises(connection: Connection, database: str) -> None:
    """Refuse a database that could lose a commit."""
    is_sqlite = connection.dialect.name == "sqlite"
    for name, promised in (SQLITE_PROMISES if is_sqlite else POSTGRESQL_PROMISES).items():
        found = connection.exec_driver_sql(f"PRAGMA {name}" if is_sqlite else f"SHOW {name}").scalar()
        if str(found) != promised:
            raise BadDatabase(shown_url(database), f"{name} is {found}, expected {promised}")
