"""What tables need of a database: a port that SQL fills on a server, and a list in memory in a simulation."""

import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from tabuleiro.server.errors import RequestError, StoreError, brief, busy
from tabuleiro.server.table.clocks.clocks import Away
from tabuleiro.server.table.lessons.course import LessonMark
from tabuleiro.server.table.log_entry import CREATE, RESIGN, SEAT, LogEntry
from tabuleiro.server.table.notices.notice import Tidings
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.snapshot import BrokenLog, NewerLog, Snapshot

log = logging.getLogger(__name__)


class Change(NamedTuple):
    """Everything that one move writes, in one transaction. `is_new`: the table itself is created by it."""

    table: str
    entries: Sequence[LogEntry]
    row: Mapping[str, object]
    """The table's row in lists."""
    seats: Mapping[int, Seat]
    """The seats whose rows change."""
    is_new: bool = False
    key: str = ""
    mark: LessonMark | None = None
    """What is to be noted about a learner."""
    tidings: Tidings = Tidings()
    """Who is to be told of it, and what nobody needs to be told any more."""
    is_claimed: bool = False
    """Whether a bot is next that whoever writes this lets act: where workers share a store, it is claimed with it."""


class TableStore(Protocol):
    """Where logs are kept. Every method raises `StoreError` when it cannot be done now."""

    async def append(self, *changes: Change) -> None:
        """Store changes for good, all or none, or raise: then their tables must be loaded again.

        Raises `WriteConflict` when the log has an entry with such a number or nonce already (compare-and-swap).
        """

    async def erase(self, table: str, wanted: Callable[[LogEntry], bool]) -> list[LogEntry]:
        """Erase the words of some entries for good, in the log and in lists; returns those entries as they are now."""

    async def count_try(self, game: str, step: str) -> None:
        """Count that something else than what a lesson asks for was tried in a step, without a name."""

    async def remove(self, table: str) -> None:
        """Remove a table and its log."""

    async def is_in_play(self, position: str, but: str, opening: int) -> bool:
        """Whether several people play a position at a running table, but one, that has agreed on no hints.

        It counts after these plies, or where a table stands right now: first moves are common to many games.
        """

    async def away(self, users: Collection[int], now: str) -> Sequence[Away]:
        """The vacations of some users that are not over."""

    async def entries(self, table: str, after: int = 0) -> Sequence[LogEntry]:
        """The log of a table, in order, from behind an entry."""

    async def load(self, table: str) -> Snapshot | None:
        """The verified snapshot of a table; None when there is no such table."""


def change_to(after: Snapshot, entries: Sequence[LogEntry]) -> Change:
    """What is to be written so that the store says what a snapshot says: its last entries and the rows they alter."""
    is_new = entries[0].kind == CREATE
    touched = {entry.seat for entry in entries if entry.kind in {SEAT, RESIGN}}
    changed = range(len(after.seats)) if is_new else sorted(touched)
    seats = {number: after.seats[number] for number in changed}
    row = after.row()
    is_claimed = bool(row["bot_turn"]) and after.has_people()
    return Change(after.table, entries, row, seats, is_new, after.key, is_claimed=is_claimed)


def read_log(table: str, key: str, entries: Iterable[LogEntry]) -> Snapshot:
    """The snapshot of a table, every entry replayed and verified; a log that does not fit is a `BrokenLog`."""
    return read_into(Snapshot(table, key), entries)


def read_on(before: Snapshot, entries: Iterable[LogEntry]) -> Snapshot:
    """The snapshot after the entries that follow it, each replayed and verified; the one before stays as it is."""
    after = before.copy()
    if after.playthrough is not None:
        after.playthrough = after.playthrough.copy()
    return read_into(after, entries)


def read_into(snapshot: Snapshot, entries: Iterable[LogEntry]) -> Snapshot:
    """The same snapshot, changed by some entries."""
    try:
        for entry in entries:
            snapshot.read(entry)
    except (ValueError, TypeError, LookupError, AssertionError, AttributeError) as error:
        problem = f"it cannot be replayed ({type(error).__name__}: {brief(error)})"
        raise BrokenLog(snapshot.table, snapshot.seq + 1, problem) from error
    return snapshot


async def load(store: TableStore, table: str) -> Snapshot:
    """The stored snapshot of a table; whatever keeps it from being read is the answer to the request."""
    try:
        snapshot = await store.load(table)
    except StoreError as error:
        raise busy(error) from error
    except NewerLog as error:
        log.warning("%s: it is served by workers of that release", error)
        raise RequestError("elsewhere", "a newer release has written this table; another worker serves it") from error
    except BrokenLog as error:
        log.exception("table %s is broken", table)
        raise RequestError("frozen", "the log of this table is broken") from error
    if snapshot is None:
        raise RequestError("unknown_table", "there is no such table")
    return snapshot
