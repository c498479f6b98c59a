"""The book of a game: for every first choice how often it was made and what it brought, as counts that add up.

Counts are kept apart by whatever a reader may ask for (a data cube), so that books of bots, of a folder and of a server
are read by the same code.
"""

import json
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tabuleiro.core.digest import canonical
from tabuleiro.core.records.record import Record, write_record
from tabuleiro.learn.explorer.played import PlayedGame

FOLDER: Final = Path(__file__).parent / "books"
EXAMPLES: Final = 2
"""Games that are named for each choice."""
MOST_RECORDS: Final = 40
"""The most games that a book holds whole, to be looked at."""
ROOM: Final = 80_000
"""The most characters that they may take."""


class Count(NamedTuple):
    """Seats that chose alike: how many, what they won (ten-thousandths), their points.

    `judged` of them were analysed, and won `adjusted` after their luck was taken off.
    """

    games: int = 0
    wins: int = 0
    points: int = 0
    judged: int = 0
    adjusted: int = 0

    def plus(self, other: "Count") -> "Count":
        """Both together."""
        return Count(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


class Cell(NamedTuple):
    """What is counted apart: the data edition, how many play, the options (canonical), who plays, and which seat."""

    edition: str
    seats: int
    options: str
    who: str
    seat: int


class Example(NamedTuple):
    """A game to look at: `name` is a table, or the number of a record in the book (`is_record`)."""

    name: str
    seat: int
    is_record: bool


class Book:
    """The counts of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.cells: dict[Cell, dict[str, dict[str, Count]]] = {}
        self.sizes: dict[Cell, int] = {}
        """The games of every cell."""
        self.examples: dict[tuple[str, str, int], list[Example]] = {}
        """By facet, value and number of seats."""
        self.records: list[str] = []
        """Records that are held whole, packed."""

    def add(self, played: PlayedGame, record: int | None = None) -> None:
        """Count a game; `record` is its number if it is held whole."""
        options = canonical(played.options)
        for seat, one in enumerate(played.seats):
            cell = Cell(played.edition, len(played.seats), options, played.who, seat)
            counts = self.cells.setdefault(cell, {})
            self.sizes[cell] = self.sizes.get(cell, 0) + 1
            for facet, value in one.facets.items():
                values = counts.setdefault(facet, {})
                values[value] = values.get(value, Count()).plus(Count(1, one.share, one.points))
                self._note(facet, value, played, seat, record)

    def add_adjusted(self, played: PlayedGame, adjusted: Sequence[int]) -> None:
        """Note what the seats of a game that was counted won less their luck, now that it was analysed."""
        options = canonical(played.options)
        for seat, one in enumerate(played.seats):
            counts = self.cells[Cell(played.edition, len(played.seats), options, played.who, seat)]
            for facet, value in one.facets.items():
                counts[facet][value] = counts[facet][value].plus(Count(judged=1, adjusted=adjusted[seat]))

    def _note(self, facet: str, value: str, played: PlayedGame, seat: int, record: int | None) -> None:
        """Remember a game as an example, one that was won before one that was not."""
        if record is None and not played.name:
            return
        known = self.examples.setdefault((facet, value, len(played.seats)), [])
        example = Example(played.name, seat, False) if record is None else Example(str(record), seat, True)
        has_won = played.seats[seat].place == 1
        if len(known) < EXAMPLES:
            known.insert(0 if has_won else len(known), example)

    def encode(self) -> dict[str, object]:
        """The book as JSON."""
        return {
            "game": self.game,
            "cells": [
                {**cell._asdict(), "games": self.sizes[cell], "facets": facets} for cell, facets in self.cells.items()
            ],
            "examples": [[*key, *examples] for key, examples in self.examples.items()],
            "records": self.records,
        }


def decode_book(told: dict[str, Any]) -> Book:
    """The inverse of `encode`."""
    book = Book(told["game"])
    for one in told["cells"]:
        cell = Cell(one["edition"], one["seats"], one["options"], one["who"], one["seat"])
        book.sizes[cell] = one["games"]
        book.cells[cell] = {
            facet: {value: Count(*count) for value, count in values.items()} for facet, values in one["facets"].items()
        }
    for facet, value, seats, *examples in told["examples"]:
        book.examples[facet, value, seats] = [Example(*one) for one in examples]
    book.records = told["records"]
    return book


@cache
def shipped_book(game: str) -> Book:
    """The games of bots that come with the package; an empty book where there are none."""
    path = FOLDER / f"{game}.json"
    return decode_book(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else Book(game)


def make_book(game: str, games: Sequence[tuple[PlayedGame, Record]]) -> Book:
    """A book that holds some of its games whole: those that show choices of which none is held yet."""
    book = Book(game)
    counts = {len(played.seats) for played, _ in games}
    room = dict.fromkeys(counts, ROOM // max(len(counts), 1))
    left = dict.fromkeys(counts, MOST_RECORDS // max(len(counts), 1))
    seen: Counter[tuple[str, str, int]] = Counter()
    for played, record in games:
        seats = len(played.seats)
        keys = {(facet, value, seats) for one in played.seats for facet, value in one.facets.items()}
        is_new = any(seen[key] < EXAMPLES for key in keys)
        packed = pack_record(record) if is_new and left[seats] else ""
        if packed and len(packed) <= room[seats]:
            room[seats] -= len(packed)
            left[seats] -= 1
            seen.update(keys)
            book.records.append(packed)
            book.add(played, record=len(book.records) - 1)
        else:
            book.add(played._replace(name=""))
    return book


def pack_record(record: Record) -> str:
    """A record as a short text."""
    return b64encode(zlib.compress(write_record(record).encode(), 9)).decode()


def unpack_record(packed: str) -> str:
    """The inverse of `pack_record`, as the text of a record file."""
    return zlib.decompress(b64decode(packed)).decode()
