"""Lets one server at a time use a SQLite file, and keeps what must be alone (a restore) off a served PostgreSQL.

A killed server leaves no lock behind: the system, or PostgreSQL, takes it back by itself.
"""

import logging
import os
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from typing import Final

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from tabuleiro.server.errors import brief
from tabuleiro.server.store.database import BadDatabase, file_of, read_url, shown_url
from tabuleiro.server.store.permissions import create_private

log = logging.getLogger(__name__)
TAKEN: Final = "another server is using this database; stop that one, or give this one a database of its own"


@contextmanager
def alone_on(database: str) -> Iterator[None]:
    """Use a database alone for the length of a block; refused when another server does."""
    url = read_url(database)
    with file_lock(url) if url.get_backend_name() == "sqlite" else advisory_lock(url):
        yield


@contextmanager
def serving_on(database: str) -> Iterator[None]:
    """Serve a database for the length of a block: a file alone, PostgreSQL together with other workers."""
    url = read_url(database)
    with file_lock(url) if url.get_backend_name() == "sqlite" else advisory_lock(url, is_shared=True):
        yield


@contextmanager
def file_lock(url: URL) -> Iterator[None]:
    """The lock of an empty SQLite file beside the database: it works on every system and ends with the process."""
    path = file_of(url)
    beside = path.with_name(f"{path.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        create_private(beside)
    except OSError as error:
        raise BadDatabase(str(beside), error.strerror or str(error)) from error
    with closing(sqlite3.connect(beside, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("PRAGMA journal_mode = OFF")  # nothing is ever written; a killed server would leave it behind
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise BadDatabase(str(path), TAKEN) from error
        beside.with_name(f"{beside.name}-journal").unlink(missing_ok=True)  # of a release that still had one
        yield


ADVISORY: Final = 0x74616275
"""The number of the lock, the same for every server: `tabu` in ASCII."""
PATIENCE: Final = 5.0
"""Seconds that PostgreSQL has to notice that the server before this one is gone."""
KEEP_SECONDS: Final = 2.0
"""How often the lock's connection is looked after."""
SERVER_OPTIONS: Final = "-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3"
"""PostgreSQL notices within a minute that a server's whole machine is gone."""
HOLDER: Final = f"""
SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = {ADVISORY}
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""  # noqa: S608 - a number of our own


@contextmanager
def advisory_lock(url: URL, *, is_shared: bool = False) -> Iterator[None]:
    """PostgreSQL's advisory lock, held by a connection that does nothing else."""
    options = {"options": SERVER_OPTIONS}
    engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=options)
    keeper = Keeper(engine, is_shared=is_shared)
    try:
        is_ours = keeper.take(PATIENCE)
    except SQLAlchemyError as error:
        raise BadDatabase(shown_url(str(url)), brief(error)) from error
    if not is_ours:
        raise BadDatabase(shown_url(str(url)), TAKEN)
    keeper.start()
    try:
        yield
    finally:
        keeper.close()


class Keeper(threading.Thread):
    """Looks after the connection that holds the lock: when PostgreSQL was restarted, the lock is taken again."""

    def __init__(self, engine: Engine, *, is_shared: bool) -> None:
        super().__init__(name="lock keeper", daemon=True)
        self._function = "pg_try_advisory_lock_shared" if is_shared else "pg_try_advisory_lock"
        self._engine = engine
        self._connection: Connection | None = None
        self._backend = 0
        """The process of PostgreSQL that held the lock last."""
        self._is_over = threading.Event()

    def take(self, patience: float = 0.0) -> bool:
        """Try to get the lock, for some seconds."""
        end = time.monotonic() + patience
        connection = self._engine.connect()
        while not connection.exec_driver_sql(f"SELECT {self._function}({ADVISORY})").scalar():
            if time.monotonic() >= end:
                holder = connection.exec_driver_sql(HOLDER).scalar()
                connection.close()
                return holder == self._backend
            time.sleep(0.1)
        self._backend = int(connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one())
        self._connection = connection
        return True

    def run(self) -> None:
        """Keep the lock until the end, or end the server when another one has it."""
        while not self._is_over.wait(KEEP_SECONDS):
            try:
                if self._connection is not None:
                    self._connection.exec_driver_sql("SELECT 1")
                elif not self.take():
                    log.critical("another server has taken the database while it could not be reached: stopping")
                    os.kill(os.getpid(), signal.SIGTERM)
                    return
            except SQLAlchemyError:
                self._drop()

    def close(self) -> None:
        """Give the lock back."""
        self._is_over.set()
        if self.is_alive():
            self.join(timeout=10)
        self._drop()

    def _drop(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None
