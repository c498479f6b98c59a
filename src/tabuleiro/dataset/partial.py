"""The games of an unfinished data set, in an append-only file: what was written before a kill stays good.

A line with the plan, then one frame per game: its number, the length of its bytes, its bytes. A frame that a kill cut
short is dropped when the file is opened again.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from struct import Struct
from types import TracebackType
from typing import Final, Self

from tabuleiro.core.errors import InputError
from tabuleiro.dataset.plan import DatasetPlan

HEAD: Final = Struct("<qq")


class OtherPlan(InputError):
    """The file goes on with another data set than the one that was asked for."""


class Partial:
    """An open file of frames; `frames` tells where each game's bytes lie."""

    def __init__(self, path: Path, plan: DatasetPlan) -> None:
        self.path = path
        self.frames: dict[int, tuple[int, int]] = {}
        is_new = not path.exists() or path.stat().st_size == 0
        self._file = path.open("w+b" if is_new else "r+b")
        line = json.dumps(plan._asdict()).encode() + b"\n"
        if is_new:
            self._file.write(line)
            self._file.flush()
            return
        found = self._file.readline()
        if found != line:
            self._file.close()
            raise OtherPlan("other-plan", f"{path} belongs to another data set", {"file": str(path)})
        self._scan(len(line))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, number: int, packed: bytes) -> None:
        """Append a game; it is in the system's hands when this returns."""
        self._file.seek(0, os.SEEK_END)
        self._file.write(HEAD.pack(number, len(packed)) + packed)
        self._file.flush()
        self.frames[number] = (self._file.tell() - len(packed), len(packed))

    def games(self) -> Iterator[bytes]:
        """The bytes of every game, in the order of their numbers."""
        for _, (start, length) in sorted(self.frames.items()):
            self._file.seek(start)
            yield self._file.read(length)

    def _scan(self, place: int) -> None:
        """Find the whole frames and cut off what follows them."""
        size = self.path.stat().st_size
        while place + HEAD.size <= size:
            self._file.seek(place)
            number, length = HEAD.unpack(self._file.read(HEAD.size))
            if place + HEAD.size + length > size:
                break
            self.frames[number] = (place + HEAD.size, length)
            place += HEAD.size + length
        self._file.truncate(place)
