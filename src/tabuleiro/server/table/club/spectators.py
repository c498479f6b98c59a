"""Who looks on, and how late: decided by the time of each entry, so that every way to look at a table agrees.

A table that shows itself late keeps a second fold over its log, some minutes behind the first (`Behind`). What has
happened before the start is no secret; from then on whoever has no seat sees an entry when it is old enough.
"""

from collections import deque
from collections.abc import Iterable
from typing import Final

from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import MINUTE
from tabuleiro.server.table.log_entry import START, LogEntry
from tabuleiro.server.table.snapshot import Snapshot

OPEN_TO_ALL, LATE, CLOSED = "open", "delay", "off"
"""Everybody looks on; everybody without a seat does so some minutes late; only members do, until the game is over."""
LONGEST_DELAY: Final = 60
"""Minutes."""


def is_late(snapshot: Snapshot, user: int) -> bool:
    """Whether a user sees a table late."""
    return snapshot.agreed().spectators == LATE and not snapshot.is_member(user)


def is_shut_out(snapshot: Snapshot, user: int) -> bool:
    """Whether a user may not look on now."""
    is_played = snapshot.status() in {"running", "frozen"}
    return snapshot.agreed().spectators == CLOSED and is_played and not snapshot.is_member(user)


def told_at(spectators: str, minutes: int, over: str) -> int:
    """When everybody may know of a game that was over at a moment: at once, or as late as it is looked on at."""
    return moment_of(over) + (minutes * MINUTE if spectators == LATE else 0)


class Behind:
    """A table as it was some minutes ago."""

    def __init__(self, table: str, key: str, minutes: int, entries: Iterable[LogEntry]) -> None:
        self.snapshot = Snapshot(table, key)
        self._delay = minutes * MINUTE
        self._waiting = deque(entries)
        self._has_begun = False

    def add(self, entries: Iterable[LogEntry]) -> None:
        """Take what was just written; it waits until it is old enough."""
        self._waiting.extend(entries)

    def due(self) -> int | None:
        """When the next entry is old enough; None when none waits."""
        return moment_of(self._waiting[0].time) + self._delay if self._waiting else None

    def advance(self, now: int) -> bool:
        """Read what is old enough by now; whether there was anything."""
        before = self.snapshot.seq
        while self._waiting and (self._is_open(self._waiting[0]) or (self.due() or 0) <= now):
            if self.snapshot.seq == before:  # whoever looks at the old one goes on doing so
                self.snapshot = self.snapshot.copy()
                if self.snapshot.playthrough is not None:
                    self.snapshot.playthrough = self.snapshot.playthrough.copy()
            self.snapshot.read(self._waiting.popleft())
        return self.snapshot.seq != before

    def _is_open(self, entry: LogEntry) -> bool:
        """Whether an entry is from before the start."""
        self._has_begun = self._has_begun or entry.kind == START
        return not self._has_begun


def veiled(told: dict[str, object], now: int, minutes: int | None = None) -> dict[str, object]:
    """A table as it is listed for whoever sees it late: nothing of a game that is not old enough, not even its end.

    `minutes` is how late, where that is not what was agreed on.
    """
    is_member = told["key"] is not None
    if told["spectators"] != LATE or is_member or told["state"] not in {"running", "finished"}:
        return told
    late = told["delay_minutes"] if minutes is None else minutes
    assert isinstance(late, int), "a number of our own list"
    if told["state"] == "finished" and moment_of(str(told["updated"])) + late * MINUTE <= now:
        return told
    seats = told["seats"]
    assert isinstance(seats, list), "seats of our own list"
    nothing = dict.fromkeys(("actor", "scores", "result", "deadline", "next"))
    shown = [seat | {"standin": None, "resigned": False, "relief": None} for seat in seats]
    return told | nothing | {"state": "running", "ply": 0, "seq": 0, "updated": told["created"], "seats": shown}
