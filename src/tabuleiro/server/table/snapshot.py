"""A table at one moment, folded from its log (event sourcing). Reading a log verifies it entry by entry."""

import logging
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tabuleiro.core.errors import InputError
from tabuleiro.learn.lesson import LEARNER
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.clocks.after import TIMED, Tick, after
from tabuleiro.server.table.clocks.clocks import NO_CLOCK, Clocks, Situation, Span, deadline
from tabuleiro.server.table.clocks.days_off import moment_of, text_of
from tabuleiro.server.table.clocks.rule import LAPSES
from tabuleiro.server.table.lessons.course import Course, LessonPlace, find_course, read_place
from tabuleiro.server.table.log_entry import (
    ACCEPT,
    AGREE,
    ASK,
    CHAT,
    CREATE,
    DECLINE,
    ERASED,
    FREEZE,
    GRANT,
    HINT,
    HOST,
    KINDS,
    LATE,
    LESSON,
    MUTE,
    NEXT,
    NO_SEAT,
    NO_USER,
    OFFER,
    OUTAGE,
    PAUSE,
    PLAY,
    REDO,
    REFUSE,
    RESIGN,
    RESUME,
    SEAT,
    START,
    UNDO,
    VACATION,
    Draft,
    LogEntry,
    Moment,
    is_sound,
    place,
)
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.seat import HELD, OPEN, RECORD, Seat, read_seat
from tabuleiro.server.table.serialise import encode_result
from tabuleiro.server.table.wire import encode_text

log = logging.getLogger(__name__)
AT_TABLE, SPECTATORS = "table", "spectators"
"""Where something is said: at the table, or among those who look on (club/hearing.py)."""
CHAT_KEPT: Final = 100
"""The most lines of chat that are kept in memory and sent to whoever comes."""
SPANS_KEPT: Final = 16
"""The most stretches of time that are kept in memory and sent."""
NONCES_KEPT: Final = 1000
"""The most nonces that are kept in memory; the store refuses an older one that comes again."""
SILENT: Final = frozenset({CHAT, MUTE, OFFER, ACCEPT, REFUSE, HINT, LATE, GRANT, PAUSE, RESUME, OUTAGE, VACATION})
"""Entries that change nothing at the table: a move that crosses them is not stale."""


class UndoRequest(NamedTuple):
    """A request to go back that waits for the consent of the others."""

    user: int
    seat: int
    ply: int
    agreed: tuple[int, ...]


class UndoRefusal(NamedTuple):
    """Somebody has declined a request to go back; it stands until the game goes on."""

    user: int
    asked_by: int
    ply: int


class RematchOffer(NamedTuple):
    """An offer to play again; `rotate`: everybody moves up one seat. Whoever makes it has agreed."""

    user: int
    rotate: bool
    agreed: tuple[int, ...]
    declined: tuple[int, ...] = ()

    def answered(self, user: int, *, accept: bool) -> "RematchOffer":
        """The offer after somebody's answer, which may be another one than before."""
        agreed = tuple(one for one in self.agreed if one != user)
        declined = tuple(one for one in self.declined if one != user)
        if accept:
            return self._replace(agreed=(*agreed, user), declined=declined)
        return self._replace(agreed=agreed, declined=(*declined, user))


class Done(NamedTuple):
    """What a nonce (an idempotency key) has done: the answer to the same nonce again."""

    seq: int
    kind: str


class BrokenLog(Exception):
    """A log that does not say what was written: its place and what is wrong."""

    def __init__(self, table: str, seq: int, problem: str) -> None:
        super().__init__(f"table {table}, entry {seq}: {problem}")


class NewerLog(BrokenLog):
    """A log that a newer release has written: nothing is wrong with it, but only such a worker can serve it."""


class Snapshot:
    """The fold over the entries of a log up to `seq`."""

    def __init__(self, table: str, key: str) -> None:
        self.table = table
        self.key = key
        """The invitation to a private table; not part of the log."""
        self.agreement: Agreement | None = None
        self.setting = ""
        """The agreement as lists hold it: without the position, which may be long."""
        self.host = 0
        self.created = self.updated = ""
        self.seats: list[Seat] = []
        self.playthrough: Playthrough | None = None
        self.undo_request: UndoRequest | None = None
        self.asked = 0
        """When that request was made, in milliseconds."""
        self.undo_refusal: UndoRefusal | None = None
        self.rematch: RematchOffer | None = None
        self.lesson: LessonPlace | None = None
        """Where the learner stands, at a table that gives a lesson."""
        self.chat: list[dict[str, object]] = []
        self.note = ""
        """What whoever created the table has said about it; it is the first line of the chat, too."""
        self._note_seq = 0
        """Where that stands."""
        self.muted: frozenset[int] = frozenset()
        """Users who may not speak here."""
        self.dismissed: frozenset[int] = frozenset()
        """Users whom the host has sent away; they may not sit down again."""
        self.clocks: Clocks | None = None
        """Everybody's time; None without clocks, and before the start."""
        self.spans: tuple[Span, ...] = ()
        """Who paid for what lately."""
        self.pause_wishes: frozenset[int] = frozenset()
        """The users who wish for a pause."""
        self.moment = Moment(0, NO_SEAT, NO_SEAT)
        """Whose turn it is, as of the last entry."""
        self.done: dict[tuple[int, str], Done] = {}
        self.hints: tuple[tuple[int, int], ...] = ()
        """After which ply which seat had a hint."""
        self.problem = ""
        self.next = ""
        self.seq = 0
        self.head = 0
        """The last entry that changed the table; chat does not."""
        self.chain = ""

    def copy(self) -> "Snapshot":
        """A snapshot to go on from; the playthrough is shared, because it is replaced and never changed."""
        other = Snapshot.__new__(Snapshot)  # a fifth of the time that copy.copy takes, for every move
        other.__dict__.update(self.__dict__)
        other.seats = self.seats[:]
        other.done = self.done.copy()
        return other

    def agreed(self) -> Agreement:
        """What was agreed on."""
        assert self.agreement is not None, f"the log of {self.table} is empty"
        return self.agreement

    def playing(self) -> Playthrough:
        """The playthrough, once the game has started."""
        assert self.playthrough is not None, f"{self.table} has not started"
        return self.playthrough

    def status(self) -> str:
        """`open`, `running`, `finished` or `frozen`."""
        if self.problem:
            return "frozen"
        if self.playthrough is None:
            return "open"
        return "finished" if self.playthrough.is_over() else "running"

    def actor(self) -> int | None:
        """Who decides; None while the table is open."""
        return None if self.playthrough is None else self.playthrough.state.to_act()

    def decides(self, user: int) -> bool:
        """Whether a user decides now, in a seat that no bot plays."""
        actor = self.actor()
        if actor is None or actor < 0 or user == NO_USER or self.seats[actor].user != user:
            return False
        return self.status() == "running" and not self.bot_to_act()

    def bot_to_act(self) -> str:
        """The level of the bot that must act now; empty when none must."""
        actor = self.actor()
        if self.status() != "running" or actor is None or actor < 0:
            return ""
        if self.agreed().is_lesson():
            course = self.course()
            return RECORD if course is not None and course.recorded() else ""
        return self.seats[actor].bot()

    def course(self) -> Course | None:
        """The lesson as it stands; None at every other table, and where the package knows its step no more."""
        return None if self.playthrough is None else self.course_of(self.playthrough)

    def course_of(self, playthrough: Playthrough) -> Course | None:
        """The lesson as it stands in another position of the game."""
        return None if self.lesson is None else find_course(self.agreed().game, self.lesson, playthrough)

    def learner(self) -> int:
        """Who learns, at a table that gives a lesson."""
        return self.seats[LEARNER].user

    def position(self) -> str:
        """The digest of the position; empty before the start."""
        return "" if self.playthrough is None else self.playthrough.digest()

    def ply(self) -> int:
        """How many actions were played."""
        return 0 if self.playthrough is None else self.playthrough.ply()

    def seats_of(self, user: int) -> list[int]:
        """The seats that a user owns."""
        return [seat for seat, holder in enumerate(self.seats) if user and holder.user == user]

    def is_member(self, user: int) -> bool:
        """Whether a user plays here or created the table."""
        return user != NO_USER and (user == self.host or bool(self.seats_of(user)))

    def room_of(self, user: int) -> str:
        """Where something is said that a user says now: while a game is played, those who look on are by themselves."""
        return AT_TABLE if self.status() != "running" or self.is_member(user) else SPECTATORS

    def owners(self) -> set[int]:
        """The users whose game this is: those who have not resigned, also while a bot stands in for them."""
        return {seat.user for seat in self.seats if seat.kind == "human" and not seat.resigned}

    def invited(self) -> set[int]:
        """The users who must agree to a rematch: everybody who played, but who was sent away or deleted since."""
        played = {seat.user for seat in self.seats if seat.kind == "human" and seat.name}
        return played - self.dismissed - {NO_USER}

    def has_people(self) -> bool:
        """Whether anybody plays here but our bots: a person, or a program of somebody's."""
        return any((seat.kind == "human" or seat.is_outside()) and not seat.bot() for seat in self.seats)

    def has_hints(self) -> bool:
        """Whether hints are given: as agreed on or, where nothing was, to somebody who plays without other people."""
        agreement = self.agreed()
        if agreement.is_lesson() or agreement.is_record() or agreement.counts():
            return False
        return agreement.hints == "all" or (not agreement.hints and len(self.owners()) == 1 and OPEN not in self.seats)

    def row(self) -> dict[str, object]:
        """The table's row in lists (a read model), derived from the log alone."""
        agreement = self.agreed()
        result = None if self.playthrough is None else encode_result(self.playthrough.state.result())
        return {
            "game": agreement.game,
            "version": agreement.version,
            "components": agreement.components,
            "setting": self.setting,
            "visibility": agreement.visibility,
            "host": self.host,
            "state": self.status(),
            "seq": self.seq,
            "ply": self.ply(),
            "actor": self.actor(),
            "bot_turn": bool(self.bot_to_act()),
            "lesson": agreement.is_lesson(),
            "result": None if result is None else encode_text(result),
            "scores": None if self.playthrough is None else encode_text(self.scores()),
            "next": self.next or None,
            "note": self.note,
            "created": self.created,
            "updated": self.updated,
            "deadline": None if (until := self.deadline()) is None else text_of(until),
        }

    def situation(self) -> Situation:
        """What the position and the seats say about time."""
        turn, owner, decider = self.moment
        users = tuple(0 if seat.bot() else seat.user for seat in self.seats)
        return Situation(turn, owner, NO_SEAT if self.problem else decider, users)

    def deadline(self) -> int | None:
        """When whoever must decide will be out of time; None when no clock runs."""
        rule = self.agreed().rule()
        return None if self.clocks is None or rule is None else deadline(self.clocks, rule)

    def lapse(self) -> int | None:
        """When a pending request to undo lapses; None without one, and where nobody pays for time."""
        rule = self.agreed().rule()
        return None if self.undo_request is None or rule is None else self.asked + LAPSES[rule.kind]

    def judged_at(self) -> int | None:
        """When the table must be looked at although nobody has done anything; None when that is never."""
        held = [seat.until for seat in self.seats if seat.kind == HELD and self.status() == "open"]
        known = [moment for moment in (self.deadline(), self.lapse()) if moment is not None]
        return min(known + held, default=None)

    def scores(self) -> list[int]:
        """The points of each seat as the board shows them, and at the end those of the final scoring."""
        state = self.playing().state
        result = state.result()
        points = state.scores() if result is None else [standing.points for standing in result.standings]
        return points[: len(self.seats)]

    def write(self, drafts: Sequence[Draft], time: str, playthrough: Playthrough | None) -> list[LogEntry]:
        """Go on by drafts that were played on a copy; `playthrough` is that copy. Returns the entries to store."""
        entries: list[LogEntry] = []
        for draft in drafts:
            entries.append(place(draft, self.table, self.seq + 1, time, self.chain))
            self._note(entries[-1])
            self._keep_time(entries[-1], draft.moment)
        self.playthrough = playthrough
        return entries

    def read(self, entry: LogEntry) -> None:
        """Replay one stored entry; whatever does not fit is a `BrokenLog`."""
        if entry.table != self.table or entry.seq != self.seq + 1:
            raise BrokenLog(self.table, entry.seq, f"expected entry {self.seq + 1}")
        if not is_sound(self.chain, entry):
            raise BrokenLog(self.table, entry.seq, "the chain is broken: this or an earlier entry was altered")
        if entry.kind not in KINDS:
            raise NewerLog(self.table, entry.seq, f"a newer release has written it: {entry.kind}")
        try:
            self._note(entry)
            self._replay(entry)
            self._keep_time(entry, self.playing().moment() if entry.kind in {START, PLAY, UNDO, REDO} else None)
        except InputError as error:
            is_newer = error.key == "unknown-edition" and self.agreed().is_newer()
            kind = NewerLog if is_newer else BrokenLog
            raise kind(self.table, entry.seq, f"it does not replay: {error}") from error
        if self.position() != entry.position or self.ply() != entry.ply:
            raise BrokenLog(self.table, entry.seq, "it replays to another position: the rules have changed")

    def _replay(self, entry: LogEntry) -> None:
        """Let an entry act on the playthrough."""
        content = entry.content()
        if entry.kind == START:
            self.playthrough = self.agreed().begin()
        elif entry.kind == PLAY:
            self.playing().take(entry.seat, content["action"], str(content["by"]))
        elif entry.kind == UNDO:
            self.playing().back_to(number(content["to"]), number(content["for"]))
        elif entry.kind == REDO:
            self.playing().again()

    def _note(self, entry: LogEntry) -> None:
        """Keep what an entry says besides its action."""
        content = {} if entry.kind == PLAY else entry.content()
        if entry.kind == CREATE:
            self._note_agreement(entry, Agreement(**content))  # type: ignore[arg-type] # our own log, its chain verified
        elif entry.kind in {SEAT, RESIGN}:
            self._seat(entry, read_seat(content))
        elif entry.kind == ASK:
            question = UndoRequest(entry.user, entry.seat, number(content["to"]), (entry.user,))
            self.undo_request, self.undo_refusal, self.asked = question, None, moment_of(entry.time)
        elif entry.kind == AGREE:
            assert self.undo_request is not None, "an answer follows a question"
            self.undo_request = self.undo_request._replace(agreed=(*self.undo_request.agreed, entry.user))
        elif entry.kind == DECLINE:
            assert self.undo_request is not None, "an answer follows a question"
            self.undo_refusal = UndoRefusal(entry.user, self.undo_request.user, self.undo_request.ply)
        elif entry.kind in {OFFER, ACCEPT, REFUSE}:
            self._note_rematch(entry)
        elif entry.kind == CHAT and ERASED not in content:
            self._note_line(entry, content)
        elif entry.kind == PAUSE:
            self._note_wish(entry.user, is_wish=content["wish"] is True and content["stands"] is False)
        elif entry.kind == MUTE:
            user = number(content["user"])
            self.muted = self.muted | {user} if content["muted"] else self.muted - {user}
        elif entry.kind == LESSON:
            self.lesson = read_place(content)
        elif entry.kind == HINT:
            self.hints = (*self.hints, (entry.ply, entry.seat))
        elif entry.kind == HOST:
            self.host = number(content["user"])
        elif entry.kind == FREEZE:
            self.problem = str(content["problem"])
        elif entry.kind == NEXT:
            self.next = str(content["table"])
        if entry.kind in {PLAY, UNDO, REDO, DECLINE}:
            self.undo_request = None
        if entry.kind in {PLAY, UNDO, REDO}:
            self.undo_refusal = self.rematch = None
            self.pause_wishes = frozenset()
        if entry.nonce:
            self.done[entry.user, entry.nonce] = Done(entry.seq, entry.kind)
            if len(self.done) > NONCES_KEPT:
                del self.done[next(iter(self.done))]
        self.seq, self.chain, self.updated = entry.seq, entry.chain, entry.time
        if entry.kind not in SILENT:
            self.head = entry.seq

    def _note_agreement(self, entry: LogEntry, agreement: Agreement) -> None:
        """Keep what was agreed on."""
        self.agreement = agreement
        self.setting = encode_text(agreement.encode() | {"position": None})
        self.host, self.created = entry.user, entry.time
        self.seats = [OPEN] * agreement.seats

    def _note_line(self, entry: LogEntry, content: Mapping[str, object]) -> None:
        """Keep what somebody has said, or said about the whole table when it was created."""
        said = {"name": content["name"], "text": content["text"], "phrase": content.get("phrase")}
        about = {"seq": entry.seq, "user": entry.user, "time": entry.time, "room": self.room_of(entry.user)}
        self.chat = [*self.chat[1 - CHAT_KEPT :], {**about, **said}]
        if content.get("note") is True:
            self.note, self._note_seq = str(content["text"]), entry.seq

    def _keep_time(self, entry: LogEntry, moment: Moment | None) -> None:
        """Let an entry act on the clocks; a fault of theirs stops them at this table and refuses nobody's move."""
        rule = self.agreed().rule()
        self.moment = moment or self.moment
        if rule is None or entry.kind not in TIMED:
            return
        tick = Tick(entry.kind, moment_of(entry.time), entry.user, entry.seat, entry.content())
        try:
            self.clocks, span = after(self.clocks, tick, self.situation(), rule)
        except Exception:
            log.exception("table %s: the clocks failed at entry %s and stand still", self.table, entry.seq)
            self.clocks = None if self.clocks is None else self.clocks._replace(running=NO_CLOCK, paused="fault")
            return
        if span is not None and span.ends > span.begins:
            self.spans = (*self.spans[1 - SPANS_KEPT :], span)

    def _note_wish(self, user: int, *, is_wish: bool) -> None:
        """Keep who wishes for a pause, until it begins or the wish is taken back."""
        self.pause_wishes = self.pause_wishes | {user} if is_wish else frozenset()

    def _note_rematch(self, entry: LogEntry) -> None:
        """Keep an offer to play again and the answers to it; whoever has made it takes it back by declining."""
        if entry.kind == OFFER:
            self.rematch = RematchOffer(entry.user, entry.content()["rotate"] is True, (entry.user,))
            return
        assert self.rematch is not None, "an answer follows an offer"
        is_taken_back = entry.kind == REFUSE and entry.user == self.rematch.user
        self.rematch = None if is_taken_back else self.rematch.answered(entry.user, accept=entry.kind == ACCEPT)

    def _seat(self, entry: LogEntry, seat: Seat) -> None:
        """Let somebody sit, or rise; whose seat the host has opened or given away was sent away."""
        before = self.seats[entry.seat].user
        if entry.user == self.host != before and (seat == OPEN or seat.resigned):
            self.dismissed |= {before} - {NO_USER}
        self.seats[entry.seat] = seat

    def forget(self, erased: Sequence[LogEntry]) -> None:
        """Forget the words of entries that were erased from the log."""
        gone = {entry.seq for entry in erased}
        self.chat = [line for line in self.chat if line["seq"] not in gone]
        if self._note_seq in gone:
            self.note = ""
        for entry in erased:
            if entry.kind != CHAT and self.seats[entry.seat].user == read_seat(entry.content()).user:
                self.seats[entry.seat] = self.seats[entry.seat]._replace(name="")


def number(value: object) -> int:
    """A number of our own log."""
    assert isinstance(value, int), f"expected a number, found {value!r}"
    return value
