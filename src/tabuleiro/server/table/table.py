"""One live table: its queue, its audience, and the path of a change from its draft to the log to every screen."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, Protocol

from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import Overtaken, RequestError, StoreError, WriteConflict, busy
from tabuleiro.server.stages import DRAFT, enter_stage
from tabuleiro.server.table.clocks.after import TIMED
from tabuleiro.server.table.clocks.outages import Known, never_away, outages_of
from tabuleiro.server.table.club.hearing import Blocks, blocks_nobody, is_heard
from tabuleiro.server.table.club.spectators import LATE, Behind, is_late, is_shut_out
from tabuleiro.server.table.cluster.attempts import uninterrupted
from tabuleiro.server.table.cluster.elsewhere import Elsewhere
from tabuleiro.server.table.lessons.course import LessonMark
from tabuleiro.server.table.log_entry import CHAT, NO_SEAT, NO_USER, OUTAGE, Draft, LogEntry
from tabuleiro.server.table.notices.law import tidings_of
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.snapshot import SPECTATORS, BrokenLog, Done, Snapshot
from tabuleiro.server.table.storage import Change, TableStore, change_to, load, read_on
from tabuleiro.server.table.updates import SerialisedSnapshot, Update, common_plies
from tabuleiro.server.table.wire import encode_text

log = logging.getLogger(__name__)
MOST_WATCHING: Final = 50
"""The most spectators that are counted."""


def is_never(_user: int) -> bool:
    """Of nobody."""
    return False


def ignores(_table: "Table") -> None:
    """Nothing follows from it."""


class Subscriber(Protocol):
    """Somebody who watches tables; `user` is 0 for a visitor without a session."""

    user: int

    def send(self, text: str) -> None:
        """Take a message; never waits."""


class Request(NamedTuple):
    """Who asks for a change, and about which version of the table.

    The nonce is an idempotency key: sent again it does nothing twice. `seq` is the version that the user has seen, for
    optimistic concurrency. What comes over REST has neither, nor has what a bot does.
    """

    user: int
    nonce: str = ""
    seq: int = 0
    arrived: int = 0
    """When the message came, in milliseconds: whoever pays for their time pays until then. 0 where that is now."""


Answer = dict[str, object]
"""What the `ack` of a command carries besides its nonce."""


class Ports(NamedTuple):
    """What tables need of the world (ports, in the sense of ports and adapters); a simulation brings its own."""

    store: TableStore
    clock: Clock
    randrange: Callable[[int], int]
    """A number from 0 to its argument - 1: chance."""
    changed: Callable[["Table"], None]
    """Called after every change, and when somebody comes to watch: is a bot next, whose turn is it?"""
    doubted: Callable[["Table"], None]
    """Called when a table may not be what its log says, and the log cannot be read now: it must be read later."""
    hurry: Callable[["Table"], None]
    """Called when the bot that thinks shall move now."""
    gone_seconds: float
    is_guest: Callable[[int], bool]
    """Whether a user has no account."""
    outages: Known = never_away
    """When the server was away, in order."""
    blocks: Blocks = blocks_nobody
    """Whom a user has blocked: what they say is not for that user."""
    is_muted: Callable[[int], bool] = is_never
    """Whether a moderator lets a user not speak."""
    elsewhere: Elsewhere | None = None
    """Who is there through other workers; None where a server is alone on its store."""
    committed: Callable[["Table"], None] = ignores
    """Called after every change that was made here: other workers must hear of it."""
    heard: Callable[["Table"], None] = ignores
    """Called after every change that was made elsewhere."""
    attended: Callable[["Table"], None] = ignores
    """Called when somebody has come to watch here, or has gone."""


class Table:
    """A table that is being watched or played. Everything that changes it waits in its queue (`entered`, `turn`)."""

    def __init__(self, snapshot: Snapshot, ports: Ports) -> None:
        self.snapshot = snapshot
        self.ports = ports
        self.audience: dict[Subscriber, str] = {}
        """Who watches, each with the form of what is sent: "" for people, `bot` for programs (updates.py)."""
        self.left: dict[int, float] = {}
        """When a user's last socket went away."""
        self.opened = ports.clock.seconds()
        self._lock = asyncio.Lock()
        self.is_doubtful = False
        """The last write may or may not be stored: the log must be read again."""
        self._serialised = SerialisedSnapshot(snapshot, self)
        self.behind: Behind | None = None
        """The table as those see it who look on late, where that was agreed on."""

    # Watching

    def subscribe(self, subscriber: Subscriber, form: str = "") -> str:
        """Let somebody watch; returns the present update, the newest part of the log included."""
        others, was_there, watching = list(self.audience), self.is_connected(subscriber.user), self.watching()
        self.audience[subscriber] = form
        if not was_there:
            self._send_presence(subscriber.user, others, watching)
            self.ports.attended(self)
        self.ports.changed(self)
        return self.present(subscriber.user).text_for(subscriber.user, form)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Let somebody go."""
        watching = self.watching()
        if self.audience.pop(subscriber, None) is None or self.is_connected(subscriber.user):
            return
        self.left[subscriber.user] = self.ports.clock.seconds()
        self._send_presence(subscriber.user, list(self.audience), watching)
        self.ports.attended(self)

    def is_connected(self, user: int) -> bool:
        """Whether a user watches the table now, here or through another worker."""
        is_here = user != NO_USER and any(subscriber.user == user for subscriber in self.audience)
        return is_here or bool(self.ports.elsewhere and self.ports.elsewhere.is_there(self.snapshot.table, user))

    def is_watched(self) -> bool:
        """Whether anybody watches, here or through another worker."""
        elsewhere, name = self.ports.elsewhere, self.snapshot.table
        return bool(self.audience or (elsewhere and elsewhere.is_watched(name)))

    def is_guest(self, user: int) -> bool:
        """Whether a user has no account."""
        return self.ports.is_guest(user)

    def watching(self) -> int:
        """How many watch who do not play, as far as that is counted; each visitor without a session is one."""
        elsewhere = 0 if self.ports.elsewhere is None else self.ports.elsewhere.watching(self.snapshot.table)
        return min(MOST_WATCHING, self.watching_here() + elsewhere)

    def watching_here(self) -> int:
        """How many of them watch through this worker."""
        users = [subscriber.user for subscriber in self.audience if not self.snapshot.seats_of(subscriber.user)]
        return users.count(NO_USER) + len({*users} - {NO_USER})

    def is_gone(self, user: int) -> bool:
        """Whether a user has been away long enough to be replaced."""
        since = self.left.get(user, self.opened)
        away = self.ports.clock.seconds() - since
        return not self.is_connected(user) and away >= self.ports.gone_seconds

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody watches or changes the table, and nobody has for some time."""
        last = max([self.opened, *self.left.values()])
        is_busy = bool(self.audience) or self._lock.locked()
        return not is_busy and self.ports.clock.seconds() - last > seconds

    def present(self, user: int = NO_USER) -> Update:
        """The table as it stands for a user, with the newest part of its log and its chat."""
        now, watching = self.ports.clock.now(), self.watching()
        seen = self.seen_by(user)
        serialised = self._serialised if seen is self.snapshot else SerialisedSnapshot(seen, self)
        return Update(serialised, 0, now, with_chat=True, watching=watching, blocks=self.ports.blocks)

    def seen_by(self, user: int) -> Snapshot:
        """The table as a user sees it: late where that was agreed on, or not at all while it is played."""
        if is_shut_out(self.snapshot, user):
            raise RequestError("forbidden", "only who plays looks on here", None, "error-no-spectators")
        if self.behind is None or not is_late(self.snapshot, user):
            return self.snapshot
        self.behind.advance(self.ports.clock.milliseconds())
        return self.behind.snapshot

    def judged_at(self) -> int | None:
        """When the table must be looked at by itself: for its clocks, or for those who look on late."""
        moments = [self.snapshot.judged_at()]
        if self.behind is not None and any(is_late(self.snapshot, one.user) for one in self.audience):
            moments.append(self.behind.due())
        return min((moment for moment in moments if moment is not None), default=None)

    def release(self) -> None:
        """Send what is old enough by now to those who look on late."""
        late = [one for one in self.audience if is_late(self.snapshot, one.user)]
        if self.behind is None:
            return
        before = self.behind.snapshot
        if not self.behind.advance(self.ports.clock.milliseconds()) or not late:
            return
        seen = self.behind.snapshot
        common = common_plies(before.playthrough, seen.playthrough)
        update = Update(
            SerialisedSnapshot(seen, self),
            common,
            self.ports.clock.now(),
            with_chat=True,
            watching=self.watching(),
            blocks=self.ports.blocks,
        )
        for one in late:
            one.send(update.text_for(one.user, self.audience[one]))

    async def fall_behind(self) -> None:
        """Read the log for those who look on late, where that was agreed on."""
        agreement = self.snapshot.agreed()
        if agreement.spectators == LATE:
            entries = await self.ports.store.entries(self.snapshot.table)
            self.behind = Behind(self.snapshot.table, self.snapshot.key, agreement.delay_minutes, entries)

    def _send_presence(self, user: int, others: Sequence[Subscriber], watched: int) -> None:
        """Send to others that a player has come or gone, or how many watch now; for a spectator nothing is made anew.

        Beyond the most that are counted nothing changes, and nothing is sent: a crowd cannot flood a table.
        """
        if self.snapshot.seats_of(user):
            self._serialised = SerialisedSnapshot(self.snapshot, self)
        elif self.watching() == watched:
            return
        self._broadcast_presence(others)

    def hear_presence(self, before: set[int]) -> None:
        """Send that players have come or gone elsewhere, where some were `before`, or how many watch there."""
        gone = {user for user in before if not self.is_connected(user)}
        self.left |= dict.fromkeys(gone, self.ports.clock.seconds())
        self._serialised = SerialisedSnapshot(self.snapshot, self)
        self._broadcast_presence(list(self.audience))

    def _broadcast_presence(self, others: Sequence[Subscriber]) -> None:
        connected = [self._serialised.is_there(number) for number in range(len(self.snapshot.seats))]
        presence = {"type": "presence", "table": self.snapshot.table, "connected": connected}
        broadcast(others, encode_text(presence | {"watching": self.watching()}))

    def send_removed(self) -> None:
        """Send that the table is no more, and let everybody go."""
        broadcast(list(self.audience), encode_text({"type": "removed", "table": self.snapshot.table}))
        self.audience.clear()

    # The queue

    @asynccontextmanager
    async def entered(self) -> AsyncIterator[None]:
        """The head of the table's queue: one change at a time, and memory says what the log says."""
        async with self._lock:
            enter_stage(DRAFT)
            if self.is_doubtful:
                await self._reread()
            yield

    async def catch_up(self, seq: int = 0) -> None:
        """Read what other workers have written since, at least up to an entry; whoever watches here gets it."""
        if self.ports.elsewhere is None or 0 < seq <= self.snapshot.seq:
            return
        async with self.entered():
            if not 0 < seq <= self.snapshot.seq:
                await self._read_on()

    @asynccontextmanager
    async def turn(
        self, request: Request, *, seat: int | None = None, or_host: bool = False, or_finished: bool = False
    ) -> AsyncIterator[Done | None]:
        """The head of the queue for a request that may change the running game now; otherwise it is refused.

        A seat's change is for its owner alone, any other for every player (`or_host`: and for the host). Yields what
        the request's nonce has done already, and then nothing must be done again; None when the request is new.
        """
        async with self.entered():
            done = self.done_by(request)
            if done is None:
                self.check_right(request.user, seat, or_host=or_host)
                self.check_status(or_finished=or_finished)
                self.check_fresh(request.seq)
            yield done

    def done_by(self, request: Request) -> Done | None:
        """What this nonce has already done; the same nonce again gets the same answer."""
        return self.snapshot.done.get((request.user, request.nonce)) if request.nonce else None

    def check_right(self, user: int, seat: int | None = None, *, or_host: bool = False) -> None:
        """Refuse whoever does not own the seat or, when none is named, does not play here."""
        if self.snapshot.agreed().is_record():
            raise RequestError("forbidden", "a record is there to watch: play on from it at a table of your own")
        mine = self.snapshot.seats_of(user)
        if seat is not None and seat not in mine:
            raise RequestError("forbidden", "this is not your seat")
        if or_host and not self.snapshot.is_member(user):
            raise RequestError("forbidden", "only players of this table and its host may do this")
        if not or_host and not mine:
            raise RequestError("forbidden", "only players of this table may do this")

    def check_no_lesson(self) -> None:
        """Refuse what makes no sense at a lesson, where the record plays for everybody but the learner."""
        if self.snapshot.agreed().is_lesson():
            raise RequestError("forbidden", "this is a lesson: it can be left and gone on with at any time")

    def check_status(self, *, or_finished: bool = False) -> None:
        """Refuse when the game is not running (or finished, where that is allowed)."""
        status = self.snapshot.status()
        if status != "running" and not (or_finished and status == "finished"):
            raise RequestError({"open": "not_started"}.get(status, status), f"the table is {status}")

    def check_fresh(self, seq: int) -> None:
        """Refuse a request about a table that has changed since (optimistic concurrency)."""
        head = self.snapshot.head
        if not head <= seq <= self.snapshot.seq:
            raise RequestError("stale", f"the table has changed: it is at {head}, the request says {seq}")

    # The path of a change

    def draft(self, request: Request, kind: str, body: dict[str, object], seat: int = NO_SEAT) -> Draft:
        """A draft of something that leaves the position as it is."""
        snapshot = self.snapshot
        return Draft(kind, snapshot.ply(), seat, request.user, body, snapshot.position(), request.nonce)

    def arrival(self, request: Request) -> dict[str, object]:
        """What the body of a decision says about when it arrived: nothing where nobody pays for time."""
        clocks = self.snapshot.clocks
        return {"at": request.arrived} if clocks is not None and request.arrived else {}

    async def note_outages(self) -> None:
        """Let the log say when the server was away, as far as a clock was running."""
        if drafts := await self._outage_drafts():
            await self.commit_drafts(*drafts)

    async def _outage_drafts(self) -> list[Draft]:
        known = await outages_of(self.snapshot.clocks, self.ports.outages)
        return [self.draft(Request(NO_USER), OUTAGE, one._asdict()) for one in known]

    async def commit(
        self,
        drafts: Sequence[Draft],
        playthrough: Playthrough | None,
        *along: Change,
        mark: LessonMark | None = None,
    ) -> int:
        """Write drafts ahead: only when they are stored as one change they become the table and are sent.

        Called at the head of the queue. `playthrough` is the game after them; returns the new `seq`. What is to be
        written `along` with them, at other tables, is stored in the same transaction or not at all; so is the `mark`
        that a lesson leaves.
        """
        before = self.snapshot
        after = before.copy()
        if any(draft.kind in TIMED and draft.kind != OUTAGE for draft in drafts):
            drafts = [*await self._outage_drafts(), *drafts]
        time = max(self.ports.clock.now(), before.updated)  # at a table time never goes back
        entries = after.write(drafts, time, playthrough)
        tidings = tidings_of(before, after, entries, blocks=self.ports.blocks)
        change = change_to(after, entries)._replace(mark=mark, tidings=tidings)
        await uninterrupted(self._finish(before, after, change, along))
        return after.head

    async def _finish(self, before: Snapshot, after: Snapshot, change: Change, along: Sequence[Change]) -> None:
        """Store a change, let it be the table, and send it: all of it or, when it cannot be stored, nothing."""
        await self._store(change, along)
        self._adopt(after)
        self._follow(change.entries)
        self._send_change(before, change.entries)
        self.ports.changed(self)
        self.ports.committed(self)

    def _follow(self, entries: Sequence[LogEntry]) -> None:
        """Let those who look on late have what was just written, when it is old enough."""
        agreement = self.snapshot.agreed()
        if self.behind is None and agreement.spectators == LATE:
            self.behind = Behind(self.snapshot.table, self.snapshot.key, agreement.delay_minutes, ())
        if self.behind is not None:
            self.behind.add(entries)
            self.release()

    async def commit_drafts(self, *drafts: Draft) -> int:
        """Commit what leaves the game as it is."""
        return await self.commit(drafts, self.snapshot.playthrough)

    async def erase(self, wanted: Callable[[LogEntry], bool]) -> int:
        """Erase the words of entries from the log and let everybody who watches forget them; returns how many."""
        async with self.entered():
            try:
                erased = await self.ports.store.erase(self.snapshot.table, wanted)
            except StoreError as error:
                raise RequestError("busy", "the server cannot store this now; try again") from error
            before, after = self.snapshot, self.snapshot.copy()
            after.forget(erased)
            self._adopt(after)
            await self.fall_behind()
            self._send_update(before, with_chat=True)
            return len(erased)

    def _adopt(self, snapshot: Snapshot) -> None:
        """Let a snapshot be the table."""
        self.snapshot = snapshot
        self._serialised = SerialisedSnapshot(snapshot, self)

    async def _reread(self) -> None:
        """Let memory say what the log says; what was stored without our knowing is sent now (stored means seen)."""
        before = self.snapshot
        self._adopt(await load(self.ports.store, before.table))
        self.is_doubtful = False
        await self.fall_behind()
        if any(getattr(self.snapshot, name) != getattr(before, name) for name in ("seq", "chat", "seats")):
            self._send_update(before, with_chat=True)
            self.ports.changed(self)

    async def _store(self, change: Change, along: Sequence[Change]) -> None:
        """Write a change. Until the answer is there, and after any fault, memory must not be trusted."""
        self.is_doubtful = True
        try:
            await self.ports.store.append(change, *along)
        except StoreError as error:
            is_late, known = isinstance(error, WriteConflict), self.snapshot.seq
            log.log(logging.INFO if is_late else logging.WARNING, "table %s: not stored: %s", change.table, error)
            await self._resolve_doubt(is_late=is_late)
            if not is_late or self.is_doubtful:
                raise busy(error) from error
            if self.snapshot.seq == known:  # a nonce from long ago
                raise RequestError("stale", "somebody else has written to this table") from error
            raise Overtaken from error
        self.is_doubtful = False

    async def _resolve_doubt(self, *, is_late: bool) -> None:
        """Read the log at once or, when the database does not answer, later: nobody may have to come and ask for it.

        Whoever was late has written nothing: what others wrote since is all that is missing.
        """
        try:
            await (self._read_on() if is_late else self._reread())
            self.is_doubtful = False
        except RequestError:
            self.ports.doubted(self)

    async def _read_on(self) -> None:
        """Let memory say what the log says by now; only what was written since is read, if it follows from what was."""
        before = self.snapshot
        try:
            entries = await self.ports.store.entries(before.table, before.seq)
            after = read_on(before, entries)
        except StoreError as error:
            raise busy(error) from error
        except BrokenLog as error:
            log.warning("the log is read from its beginning: %s", error)
            await self._reread()
            return
        if entries:
            self._adopt(after)
            self._follow(entries)
            self._send_change(before, entries)
            self.ports.heard(self)

    def _send_change(self, before: Snapshot, entries: Sequence[LogEntry]) -> None:
        """Send what changed to everybody who watches."""
        if not self.audience:
            return
        kinds = [entry.kind for entry in entries]
        if kinds == [CHAT] and self.snapshot.chat is not before.chat:  # it was not erased before we read it
            line = self.snapshot.chat[-1]
            heard = [one for one in self.audience if self._hears(one.user, line) and not self._is_late(one.user)]
            broadcast(heard, encode_text({"type": "chat", "table": self.snapshot.table, "line": line}))
            return
        is_over = before.status() == "running" != self.snapshot.status()
        is_heard_now = is_over and any(line["room"] == SPECTATORS for line in self.snapshot.chat)
        self._send_update(before, with_chat=CHAT in kinds or is_heard_now)  # who played hears what was said there

    def _is_late(self, user: int) -> bool:
        """Whether a user gets what is sent now only later, or not while the game is played."""
        return is_late(self.snapshot, user) or is_shut_out(self.snapshot, user)

    def _hears(self, listener: int, line: Mapping[str, object]) -> bool:
        """Whether somebody hears what was just said."""
        return is_heard(self.snapshot, line["room"], listener) and line["user"] not in self.ports.blocks(listener)

    def _send_update(self, before: Snapshot, *, with_chat: bool) -> None:
        """Send the table to everybody who watches, with the log from where it differs."""
        common = common_plies(before.playthrough, self.snapshot.playthrough)
        now, watching = self.ports.clock.now(), self.watching()
        update = Update(self._serialised, common, now, with_chat=with_chat, watching=watching, blocks=self.ports.blocks)
        for subscriber, form in list(self.audience.items()):
            if not self._is_late(subscriber.user):
                subscriber.send(update.text_for(subscriber.user, form))


def broadcast(audience: Sequence[Subscriber], text: str) -> None:
    """Send the same to everybody."""
    for subscriber in audience:
        subscriber.send(text)
