"""Keeps database files to their owner: they hold hashes of passwords and sessions, and the keys of private tables."""

import logging
import os
import stat
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)
OWNER_ONLY: Final = 0o600
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; it makes these files with the database's own permissions."""


def create_private(path: Path) -> None:
    """An empty file that only its owner can read, unless there is a file already."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))


def tighten(path: Path) -> None:
    """Take a database and what lies beside it from everybody but the owner; a file of somebody else is warned of."""
    for file in (path, *(path.with_name(path.name + ending) for ending in BESIDE)):
        if os.name == "nt" or not file.exists() or not file.stat().st_mode & OTHERS:
            continue
        try:
            file.chmod(OWNER_ONLY)
        except PermissionError:
            log.warning("%s can be read by others than its owner, and it is not ours to change that", file)
        else:
            log.warning("%s could be read by others than its owner; that is over now", file)
