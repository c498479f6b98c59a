"""The file in which one game at the terminal keeps itself, written anew after every move."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from tabuleiro.cli.shell import BadInput

OWNER_ONLY: Final = 0o600
FINISHED: Final = "finished"
"""The folder beside the unfinished games in which those that are over are kept."""


class SavedFile:
    """Belongs to one terminal from `open` to `close`, so that two never write over each other's moves.

    The lock is that of an empty SQLite file beside the game's: it works on every system and ends with the process.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: sqlite3.Connection | None = None

    def open(self) -> None:
        """Take the file for this terminal; refused while another one has it."""
        if self._lock is not None:
            return
        try:
            private_folder(self.path.parent)
            os.close(os.open(self._beside(), os.O_CREAT | os.O_RDWR, OWNER_ONLY))
        except OSError as error:
            raise unwritable(self.path, error) from error
        lock = sqlite3.connect(self._beside(), timeout=0, isolation_level=None)
        try:
            lock.execute("PRAGMA journal_mode = OFF")  # nothing is ever written; a killed game would leave it behind
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            raise BadInput("game-in-use", {"file": str(self.path)}) from error
        self._lock = lock

    def write(self, text: str, *, over: bool) -> None:
        """Put the game's record in the place of the old one. A crash leaves one of the two, whole (atomic replace).

        A game that is over moves to the finished ones, and back when its end is undone.
        """
        self.open()
        try:
            write_whole(self.path, text)
            target = self.path.parent / FINISHED / self.path.name
            if over:
                private_folder(target.parent)
                self.path.replace(target)
            else:
                target.unlink(missing_ok=True)
        except OSError as error:
            raise unwritable(self.path, error) from error

    def close(self) -> None:
        """Leave the file to other terminals; where there is no unfinished game no lock stays either."""
        if self._lock is not None:
            if not self.path.exists():
                with suppress(OSError):
                    self._beside().unlink()
            self._lock.close()
            self._lock = None

    def _beside(self) -> Path:
        return self.path.with_name(f"{self.path.name}.lock")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at any moment it is either as before or whole, and stays so when the power fails."""
    beside = path.with_name(f"{path.name}.new")
    with os.fdopen(os.open(beside, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, OWNER_ONLY), "wb") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    if os.name == "posix":  # elsewhere a folder cannot be opened, and needs not be
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def private_folder(folder: Path) -> None:
    """Make a folder that only its owner can look into, unless there is one."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)


def unwritable(path: Path, error: OSError) -> BadInput:
    """What is told when a file cannot be written."""
    return BadInput("unwritable-file", {"file": str(path), "problem": error.strerror or str(error)})
