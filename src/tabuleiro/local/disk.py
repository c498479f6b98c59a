"""A `TableStore` on what a browser keeps: JavaScript hands the disk in (IndexedDB), a test one in memory.

`append` returns when the browser has said that all of it is written: stored before anybody sees it holds here, too.
"""

import json
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Final, NamedTuple, Protocol

from tabuleiro.server.errors import FullDisk, StoreError, WriteConflict
from tabuleiro.server.table.clocks.clocks import Away
from tabuleiro.server.table.lessons.course import LessonMark
from tabuleiro.server.table.lessons.known_lesson import KnownLesson
from tabuleiro.server.table.log_entry import ERASABLE, LogEntry, erase
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.storage import Change, read_log
from tabuleiro.server.table.summary import summarise_row

ME: Final = 1
"""The only user there is on a device."""
FAULTS: Final[dict[str, type[StoreError]]] = {"taken": WriteConflict, "full": FullDisk}
"""What a disk may say instead of doing its part; any other word is a plain `StoreError`."""


class Disk(Protocol):
    """What the browser does for us, in one transaction each. It answers with JSON: `{"fault", "text", "found"}`."""

    def write(self, changes: str) -> Awaitable[str]:
        """Store a list of changes for good, all or none; entries that are there already are `taken`."""

    def replace(self, entries: str) -> Awaitable[str]:
        """Store entries in place of those with the same numbers."""

    def read(self, table: str) -> Awaitable[str]:
        """The key and the entries of a table; nothing when there is none."""

    def remove(self, table: str) -> Awaitable[str]:
        """Remove a table and its log."""

    def lessons(self) -> Awaitable[str]:
        """How far the learner has come in each lesson."""

    def keep(self, shelf: str, row: str) -> Awaitable[str]:
        """Store a row for good, by its `id`, in place of one that has the same."""

    def find(self, shelf: str, key: str) -> Awaitable[str]:
        """A row by its id; nothing when there is none."""

    def kept(self, shelf: str) -> Awaitable[str]:
        """All rows, in the order of their ids."""

    def drop(self, shelf: str, key: str) -> Awaitable[str]:
        """Remove a row, if it is there."""


class Here:
    """Presence on a device: whoever plays is there, and has no account."""

    def is_connected(self, user: int) -> bool:
        """Whether a user is there now."""
        return user == ME

    def is_guest(self, user: int) -> bool:
        """Whether a user has no account."""
        return user == ME


class KnownTable(NamedTuple):
    """What a change does not say about its table."""

    key: str
    seats: tuple[Seat, ...]


class DiskStore:
    """Tables on a device. Every table is listed as its summary says, so that lists need no Python."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.lessons: dict[str, KnownLesson] = {}
        self._known: dict[str, KnownTable] = {}

    async def begin(self) -> None:
        """Read how far the learner has come."""
        for one in await answered(self.disk.lessons()) or []:
            known = KnownLesson(one["game"], one["step"], one["table"], tuple(one["done"]), one["updated"])
            self.lessons[known.game] = known

    async def append(self, *changes: Change) -> None:
        """Store changes for good, all or none."""
        known = {change.table: self._after(change) for change in changes}
        marked = [self._marked(change.mark, change) for change in changes if change.mark is not None]
        written = [encode_change(change, known[change.table]) for change in changes]
        lessons = [{**one.tell(), "table": one.table} for one in marked]
        await answered(self.disk.write(json.dumps({"changes": written, "lessons": lessons})))
        self._known.update(known)
        self.lessons.update({one.game: one for one in marked})

    async def erase(self, table: str, wanted: Callable[[LogEntry], bool]) -> list[LogEntry]:
        """Erase the words of some entries for good."""
        _, log = await self._read(table)
        chains = ["", *(entry.chain for entry in log)]
        erased = [erase(chains[entry.seq - 1], entry) for entry in log if entry.kind in ERASABLE and wanted(entry)]
        if erased:
            await answered(self.disk.replace(json.dumps(erased)))
        return erased

    async def count_try(self, game: str, step: str) -> None:
        """Nobody counts what is tried on a device of one's own."""

    async def remove(self, table: str) -> None:
        """Remove a table and its log."""
        await answered(self.disk.remove(table))
        self._known.pop(table, None)

    async def is_in_play(self, position: str, but: str, opening: int) -> bool:  # noqa: ARG002 - for servers
        """Never: one person plays on a device."""
        return False

    async def away(self, users: Collection[int], now: str) -> list[Away]:  # noqa: ARG002 - for servers
        """Nobody: a device knows of no vacations."""
        return []

    async def entries(self, table: str, after: int = 0) -> list[LogEntry]:
        """The log of a table, in order, from behind an entry."""
        _, entries = await self._read(table)
        return entries[after:]

    async def load(self, table: str) -> Snapshot | None:
        """The verified snapshot of a table."""
        key, entries = await self._read(table)
        if not key:
            return None
        snapshot = read_log(table, key, entries)
        self._known[table] = KnownTable(key, tuple(snapshot.seats))
        return snapshot

    async def keep(self, shelf: str, row: Mapping[str, object]) -> None:
        """Store a row of what is studied for good, by its `id`."""
        await answered(self.disk.keep(shelf, json.dumps(row)))

    async def find(self, shelf: str, key: str) -> dict[str, Any] | None:
        """A row by its id."""
        found: dict[str, Any] | None = await answered(self.disk.find(shelf, key))
        return found

    async def kept(self, shelf: str) -> list[dict[str, Any]]:
        """All rows, in the order of their ids."""
        return list(await answered(self.disk.kept(shelf)) or [])

    async def drop(self, shelf: str, key: str) -> None:
        """Remove a row."""
        await answered(self.disk.drop(shelf, key))

    async def _read(self, table: str) -> tuple[str, list[LogEntry]]:
        found = await answered(self.disk.read(table))
        return ("", []) if found is None else (found["key"], [LogEntry(*entry) for entry in found["entries"]])

    def _after(self, change: Change) -> KnownTable:
        """What is known of a table after a change."""
        if change.is_new:
            return KnownTable(change.key, tuple(change.seats.values()))
        before = self._known[change.table]
        seats = tuple(change.seats.get(number, seat) for number, seat in enumerate(before.seats))
        return before._replace(seats=seats)

    def _marked(self, mark: LessonMark, change: Change) -> KnownLesson:
        """How far the learner has come with a change."""
        known = self.lessons.get(mark.game)
        done = () if known is None else known.done
        done += tuple(step for step in mark.ended if step not in done)
        return KnownLesson(mark.game, mark.step, change.table, done, change.entries[-1].time)


def encode_change(change: Change, known: KnownTable) -> dict[str, object]:
    """A change as the disk takes it: how the table is listed now, and the entries that are added to its log."""
    told = summarise_row(change.table, known.key, change.row, known.seats, ME, Here())
    lesson = bool(change.row["lesson"])
    return {"table": change.table, "key": known.key, "told": told, "lesson": lesson, "entries": list(change.entries)}


async def answered(answer: Awaitable[str]) -> Any:  # noqa: ANN401 - our own JSON, read where it is asked for
    """What a disk has found; what it could not do is raised."""
    said = json.loads(await answer)
    if said.get("fault"):
        raise FAULTS.get(said["fault"], StoreError)(said.get("text") or said["fault"])
    return said.get("found")
