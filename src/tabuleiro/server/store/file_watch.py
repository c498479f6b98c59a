"""Watches that the file of a database is in its place: what is written into a removed file is gone at the next start.

SQLite goes on writing into a file that was deleted, moved or replaced, and says nothing. So its identity (device and
inode) is compared whenever something was read or is to be acknowledged.
"""

from pathlib import Path

from tabuleiro.server.errors import LostDatabase


class FileWatch:
    """The identity of a database file and of its write-ahead log, from when they were first seen."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log = path.with_name(f"{path.name}-wal")
        self._identity = identity_of(path)
        self._log_identity: tuple[int, int] | None = None

    def check(self) -> None:
        """Refuse to go on with a file that is not in its place. When it is put back, everything goes on."""
        found = identity_of(self._path)
        if found is None:
            raise LostDatabase(f"the database file {self._path} is gone; nothing is stored until it is back")
        if found != self._identity:
            raise LostDatabase(
                f"another file is in the place of {self._path}; nothing is stored until the first one is back, or the"
                " server is started again to use the other one"
            )

    def check_log(self) -> None:
        """The same, and for the write-ahead log. It exists as long as a connection is open."""
        self.check()
        found = identity_of(self._log)
        self._log_identity = self._log_identity or found
        if found != self._log_identity:
            raise LostDatabase(
                f"{self._log} was removed or replaced; nothing is stored until it is back, or the server was stopped"
                " (which writes everything into the database) and started again"
            )


def identity_of(path: Path) -> tuple[int, int] | None:
    """What makes a file this one and no other; None when there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
