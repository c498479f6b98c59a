"""Online backup: a consistent copy of a database while it is being served; of PostgreSQL a dump."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tabuleiro.server.errors import brief
from tabuleiro.server.store.copies.dump import dump
from tabuleiro.server.store.database import BadDatabase, file_of, read_url, shown_url
from tabuleiro.server.store.permissions import create_private

PAGES = 256
"""How much is copied at a time; moves go on in between."""


def back_up(database: str, target: Path, progress: Callable[[int, int], None] | None = None) -> None:
    """Copy a database into a new file that only its owner can read; it has its name only when it is whole."""
    url = read_url(database)
    is_sqlite = url.get_backend_name() == "sqlite"
    if is_sqlite and not file_of(url).is_file():
        raise BadDatabase(shown_url(database), "there is no such file")
    if target.exists():
        raise BadDatabase(str(target), "there is such a file already; name another one")
    partial = target.with_name(target.name + ".part")
    try:
        partial.unlink(missing_ok=True)
        create_private(partial)
        if is_sqlite:
            copy_pages(file_of(url), partial, lambda _, left, total: progress and progress(total - left, total))
        else:
            dump(url, partial)
        partial.rename(target)
        sync_folder(target.parent)
    except FileNotFoundError as error:
        raise BadDatabase(str(target), f"there is no folder {target.parent}") from error
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise BadDatabase(str(target), error.strerror or str(error)) from error
    except BadDatabase:
        partial.unlink(missing_ok=True)
        raise
    except sqlite3.Error as error:
        partial.unlink(missing_ok=True)
        raise BadDatabase(shown_url(database), brief(error)) from error


def copy_pages(source: Path, target: Path, progress: Callable[[int, int, int], object]) -> None:
    """Copy one database over another, and wait until it is on the disk."""
    reading = sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)
    with closing(reading), closing(sqlite3.connect(target)) as writing:
        reading.backup(writing, pages=PAGES, progress=progress)
    with target.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Wait until the new name of a file is on the disk, too."""
    if os.name == "nt":
        return  # Windows opens no folders
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
