"""Counts the records of a folder, over processes."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.arena.executor import run_blocks
from tabuleiro.core.errors import InputError
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import Record
from tabuleiro.core.records.replay import verify
from tabuleiro.learn.explorer.played import PlayedGame, read_played

BLOCK: Final = 16
"""Records that one process reads at a time."""


class BadFile(InputError):
    """A record file that is not sound."""


class ReadGame(NamedTuple):
    """A finished game that was read from a file."""

    path: str
    record: Record
    played: PlayedGame


def read_folder(folder: Path, workers: int, tell: Callable[[int, int], None]) -> list[ReadGame]:
    """Every finished game in a folder and those below it, in the order of their paths; the first bad file is told."""
    paths = sorted(str(path) for path in folder.rglob("*.tab"))
    blocks = [paths[first : first + BLOCK] for first in range(0, len(paths), BLOCK)]
    found: list[ReadGame] = []
    done = 0
    for games, size in run_blocks(read_block, blocks, workers):
        found += games
        done += size
        tell(done, len(paths))
    return sorted(found, key=lambda one: one.path)


def read_block(paths: Sequence[str]) -> tuple[list[ReadGame], int]:
    """The finished games among some files, and how many files that were."""
    return list(_read(paths)), len(paths)


def _read(paths: Sequence[str]) -> Iterator[ReadGame]:
    for path in paths:
        try:
            record = parse_record(Path(path).read_text(encoding="utf-8"))
            verify(record)
        except InputError as error:
            raise BadFile("in-file", f"{path}: {error}", {"file": path, "problem": str(error)}) from error
        except (OSError, UnicodeDecodeError) as error:
            raise BadFile("unreadable-file", f"{path}: {error}", {"file": path, "problem": str(error)}) from error
        played = read_played(record, path)
        if played is not None:
            yield ReadGame(path, record, played)
