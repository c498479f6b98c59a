"""Online backup: a consistent copy of a SQLite database while it is being served."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from tabuleiro.server.store.database import BadDatabase, read_url, shown_url

PAGES = 256
"""How much is copied at a time; moves go on in between."""


def back_up(database: str, target: Path, progress: Callable[[int, int], None] | None = None) -> None:
    """Copy a SQLite database into a new file; PostgreSQL has pg_dump for that."""
    url = read_url(database)
    if url.get_backend_name() != "sqlite" or url.database is None:
        raise BadDatabase(shown_url(database), "a PostgreSQL database is backed up by pg_dump")
    if not Path(url.database).exists():
        raise BadDatabase(shown_url(database), "there is no such file")
    if target.exists():
        raise BadDatabase(str(target), "there is such a file already; name another one")
    partial = target.with_name(target.name + ".part")
    source, copy = sqlite3.connect(url.database), sqlite3.connect(partial)
    try:
        source.backup(copy, pages=PAGES, progress=lambda _, left, total: progress and progress(total - left, total))
    finally:
        copy.close()
        source.close()
    with partial.open("rb+") as file:
        os.fsync(file.fileno())
    partial.rename(target)
