"""One live table: its queue, its audience, and the path of a change from its draft to every screen."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import orjson
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import RequestError, StoreError
from tabuleiro.server.store.store import Change, TableStore
from tabuleiro.server.table.log_entry import CHAT, CREATE, NO_USER, PLAY, RESIGN, SEAT, Draft, LogEntry, place
from tabuleiro.server.table.playthrough import Dice, Playthrough
from tabuleiro.server.table.snapshot import BrokenLog, Done, Snapshot
from tabuleiro.server.table.updates import SerialisedSnapshot, Update

log = logging.getLogger(__name__)


class Subscriber(Protocol):
    """Somebody who watches tables; `user` is 0 for a visitor without a session."""

    user: int

    def send(self, text: str) -> None:
        """Take a message; never waits."""


class Ports(NamedTuple):
    """What a table needs of the world; a simulation brings its own."""

    store: TableStore
    clock: Clock
    dice: Dice
    changed: Callable[["Table"], None]
    """Called after every change: is a bot next, whose turn is it?"""
    gone_seconds: float


class Table:
    """A table that is being watched or played. Everything that changes it goes through `lock`, one at a time."""

    def __init__(self, snapshot: Snapshot, ports: Ports) -> None:
        self.snapshot = snapshot
        self.ports = ports
        self.lock = asyncio.Lock()
        self.audience: dict[Subscriber, None] = {}
        self.left: dict[int, float] = {}
        """When a user's last socket went away."""
        self.opened = ports.clock.seconds()
        self.is_doubtful = False
        """The last write may or may not be stored: the log must be read again."""
        self.serialised = SerialisedSnapshot(snapshot, self.is_connected)

    # Watching

    def subscribe(self, subscriber: Subscriber) -> str:
        """Let somebody watch; returns the present update, the whole log included."""
        others, was_there = list(self.audience), self.is_connected(subscriber.user)
        self.audience[subscriber] = None
        if not was_there:
            self._presence(subscriber.user, others)
        return self.present().text_for(subscriber.user)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Let somebody go."""
        if self.audience.pop(subscriber, self) is self or self.is_connected(subscriber.user):
            return
        self.left[subscriber.user] = self.ports.clock.seconds()
        self._presence(subscriber.user, list(self.audience))

    def is_connected(self, user: int) -> bool:
        """Whether a user watches the table now."""
        return user != NO_USER and any(subscriber.user == user for subscriber in self.audience)

    def is_gone(self, user: int) -> bool:
        """Whether a user has been away long enough to be replaced."""
        since = self.left.get(user, self.opened)
        away = self.ports.clock.seconds() - since
        return not self.is_connected(user) and away >= self.ports.gone_seconds

    def present(self) -> Update:
        """The table as it stands, with its whole log and chat."""
        return Update(self.serialised, 0, with_chat=True)

    def _presence(self, user: int, others: Sequence[Subscriber]) -> None:
        """Tell others that a player has come or gone."""
        self.serialised = SerialisedSnapshot(self.snapshot, self.is_connected)
        if not self.snapshot.seats_of(user):
            return
        connected = [self.serialised.is_there(number) for number in range(len(self.snapshot.seats))]
        told = {"type": "presence", "table": self.snapshot.table, "connected": connected}
        broadcast(others, orjson.dumps(told).decode())

    # The path of a change

    async def enter(self) -> None:
        """Make sure, at the head of the queue, that memory says what the log says."""
        if not self.is_doubtful:
            return
        try:
            snapshot = await self.ports.store.load(self.snapshot.table)
        except (SQLAlchemyError, StoreError) as error:
            raise RequestError("busy", "the table cannot be read now") from error
        except BrokenLog as error:
            log.exception("table %s is broken", self.snapshot.table)
            raise RequestError("frozen", "the log of this table is broken") from error
        if snapshot is None:
            raise RequestError("unknown_table", "there is no such table")
        self.snapshot = snapshot
        self.serialised = SerialisedSnapshot(snapshot, self.is_connected)
        self.is_doubtful = False

    async def commit(self, drafts: Sequence[Draft], playthrough: Playthrough | None) -> int:
        """Store drafts as one change; only then they become the table and everybody is told."""
        before = self.snapshot
        after = before.copy()
        time = self.ports.clock.now()
        entries: list[LogEntry] = []
        for draft in drafts:
            entries.append(place(draft, after.table, after.seq + 1, time, after.chain))
            after.adopt(entries[-1:], playthrough)
        await self._store(change_of(after, entries))
        self.snapshot = after
        self.serialised = SerialisedSnapshot(after, self.is_connected)
        self._tell(before, entries)
        self.ports.changed(self)
        return after.head

    async def _store(self, change: Change) -> None:
        """Write a change. Until the answer is there, and after any fault, memory must not be trusted."""
        self.is_doubtful = True
        try:
            await self.ports.store.append(change)
        except IntegrityError as error:
            raise RequestError("stale", "somebody else has written to this table") from error
        except (SQLAlchemyError, StoreError) as error:
            log.warning("table %s: a change was not stored: %s", change.table, error)
            raise RequestError("busy", "the server cannot store this now; try again") from error
        self.is_doubtful = False

    def _tell(self, before: Snapshot, entries: Sequence[LogEntry]) -> None:
        """Send what changed to everybody who watches."""
        if not self.audience:
            return
        if {entry.kind for entry in entries} == {CHAT}:
            told = {"type": "chat", "table": self.snapshot.table, "line": self.snapshot.chat[-1]}
            broadcast(list(self.audience), orjson.dumps(told).decode())
            return
        update = Update(self.serialised, common_plies(before.playthrough, self.snapshot.playthrough), with_chat=False)
        for subscriber in list(self.audience):
            subscriber.send(update.text_for(subscriber.user))

    # What every request has to pass

    def done(self, user: int, nonce: str) -> Done | None:
        """What this nonce has already done; the same nonce again gets the same answer."""
        return self.snapshot.done.get((user, nonce)) if nonce else None

    def check_fresh(self, seq: int) -> None:
        """Refuse a request about a table that has changed since."""
        if not self.snapshot.head <= seq <= self.snapshot.seq:
            raise RequestError("stale", f"the table has changed: it is at {self.snapshot.head}, the request says {seq}")

    def check_member(self, user: int) -> None:
        """Refuse whoever has no seat here."""
        if not self.snapshot.seats_of(user):
            raise RequestError("forbidden", "only players of this table may do this")

    def check_owner(self, user: int, seat: int) -> None:
        """Refuse whoever does not own this seat."""
        if seat not in self.snapshot.seats_of(user):
            raise RequestError("forbidden", "this is not your seat")

    def check_running(self, *allowed: str) -> None:
        """Refuse when the game is not running (or in another allowed state)."""
        state = self.snapshot.state()
        if state not in {"running", *allowed}:
            raise RequestError({"open": "not_started"}.get(state, state), f"the table is {state}")

    def draft(self, kind: str, seat: int, user: int, body: dict[str, object], nonce: str = "") -> Draft:
        """A draft of something that leaves the position as it is."""
        snapshot = self.snapshot
        return Draft(kind, snapshot.ply(), seat, user, body, snapshot.position(), nonce)


def broadcast(audience: Sequence[Subscriber], text: str) -> None:
    """Tell everybody the same."""
    for subscriber in audience:
        subscriber.send(text)


def change_of(after: Snapshot, entries: Sequence[LogEntry]) -> Change:
    """What a change writes: its entries, and the lines in lists that they alter."""
    is_new = entries[0].kind == CREATE
    touched = {entry.seat for entry in entries if entry.kind in {SEAT, RESIGN}}
    changed = range(len(after.seats)) if is_new else sorted(touched)
    seats = {number: after.seats[number] for number in changed}
    return Change(after.table, entries, after.row(), seats, is_new, after.key)


def common_plies(before: Playthrough | None, after: Playthrough | None) -> int:
    """Up to which ply two versions of a line are the same: from there on the log is told anew."""
    if before is None or after is None:
        return 0
    shared = min(before.ply(), after.ply())
    while shared > 0 and before.played[shared - 1] is not after.played[shared - 1]:
        shared -= 1
    return shared


def play_drafts(playthrough: Playthrough, since: int, user: int, nonce: str) -> list[Draft]:
    """The drafts of all actions that a line has taken since a ply; the last one carries the nonce."""
    drafts: list[Draft] = []
    for ply, played in enumerate(playthrough.played[since:], since + 1):
        body: dict[str, object] = {"action": playthrough.game().format(played.action), "by": played.by}
        drafts.append(Draft(PLAY, ply, played.actor, user, body, played.position))
    drafts[-1:] = [draft._replace(nonce=nonce) for draft in drafts[-1:]]
    return drafts
