"""The games that were played in this terminal: those to go on with, and what cannot be read any more."""

import os
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.cli.shell import read_file
from tabuleiro.cli.terminal.saved_file import FINISHED, SavedFile, private_folder
from tabuleiro.core.errors import InputError
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import UNFINISHED, Record
from tabuleiro.core.registry import find_edition

BROKEN: Final = "broken"
"""The folder for files that cannot be read: nothing is ever deleted."""
REMOVED: Final = "removed"
"""The folder for games that a person does not want to be offered any more."""


class SavedGame(NamedTuple):
    """An unfinished game: where it lies, its record, and when it was written last."""

    path: Path
    record: Record
    written: datetime


class Unusable(NamedTuple):
    """A file that nobody can go on with, and why; `path` is where it lies now."""

    path: Path
    problem: InputError


class SavedGames:
    """A folder with one record file per unfinished game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def unfinished(self) -> tuple[list[SavedGame], list[Unusable]]:
        """All unfinished games, the last one played first, and the files that are none.

        A broken file is put aside. A game of an edition that we do not hold stays: another version may open it.
        """
        games: list[SavedGame] = []
        unusable: list[Unusable] = []
        for path in sorted(self.folder.glob("*.tab")):
            try:
                record = parse_record(read_file(path))
            except InputError as error:
                unusable.append(Unusable(self.put(path, BROKEN), error))
                continue
            if record.result != UNFINISHED:  # a crash came between the last move and putting the game away
                self.put(path, FINISHED)
                continue
            try:
                find_edition(record.game, record.version, record.components)
            except InputError as error:
                unusable.append(Unusable(path, error))
                continue
            games.append(SavedGame(path, record, datetime.fromtimestamp(path.stat().st_mtime).astimezone()))
        return sorted(games, key=lambda game: game.written, reverse=True), unusable

    def put(self, path: Path, place: str) -> Path:
        """Move a file to one of the folders below, under a name that is free there; where it lies now."""
        try:
            private_folder(self.folder / place)
            target = free_path(self.folder / place / path.name)
            path.rename(target)
        except OSError:
            return path
        return target

    def new_file(self, game: str, now: datetime) -> SavedFile:
        """A file for a game that begins now; nothing is written yet."""
        return SavedFile(free_path(self.folder / f"{game}-{now:%Y%m%d-%H%M%S}-{os.getpid()}.tab"))


def free_path(path: Path) -> Path:
    """The path, or the first numbered one like it where there is no file."""
    free, number = path, 1
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free
