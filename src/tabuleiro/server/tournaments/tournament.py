"""A tournament at one moment: the fold over its log."""

from collections.abc import Sequence
from secrets import compare_digest
from typing import Any, Final, NamedTuple, TypeVar

from tabuleiro.arena.rounds.contest import Board, Entry, Field, Round
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import MINUTE
from tabuleiro.server.table.log_entry import NO_USER
from tabuleiro.server.tournaments import log
from tabuleiro.server.tournaments.log import TournamentDraft, TournamentEntry
from tabuleiro.server.tournaments.setting import MOST_ABSENCES, PATIENCE, TournamentSetting

T = TypeVar("T")
OVER: Final = ("finished", "cancelled")


class Participant(NamedTuple):
    """Somebody who entered: a user, or a bot of a level."""

    number: int
    user: int = NO_USER
    level: str = ""
    rating: int = 0
    missed: int = 0
    """Rounds that had begun before."""
    is_here: bool = True
    """Whether they have said that they are there, where that is asked."""
    out: str = ""
    """Why they play on no more: `left`, `dropped`, `absent`."""
    absences: int = 0
    is_outside: bool = False
    """Whether the user is a bot of others."""


class Stage(NamedTuple):
    """One round as it is played: its tables, one for each board."""

    began: int
    ends: int
    """When its time is over; 0 for never."""
    drawn: Round
    tables: tuple[str, ...]
    """Empty where a table is not opened yet."""
    absent: tuple[tuple[int, ...], ...]
    is_called: bool = False
    """Whether it was looked who is not there."""
    is_adjudicated: bool = False
    decided: frozenset[int] = frozenset()
    """The boards whose result the organiser has decided."""

    def open_boards(self) -> list[int]:
        """The boards that have no result."""
        return [number for number, board in enumerate(self.drawn.boards) if not board.is_over()]


class Tournament:
    """The fold over the entries of a log up to `seq`."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.title = ""
        self.organiser = NO_USER
        self.created = self.updated = ""
        self.settings: TournamentSetting | None = None
        self.state = "draft"
        """`draft`, `open`, `running`, `finished` or `cancelled`."""
        self.participants: list[Participant] = []
        self.stages: list[Stage] = []
        self.held = ""
        """What the organiser must decide before it goes on."""
        self.told: list[TournamentEntry] = []
        self.seq = 0

    def setting(self) -> TournamentSetting:
        """What was agreed on."""
        assert self.settings is not None, f"the log of tournament {self.id} is empty"
        return self.settings

    def is_over(self) -> bool:
        """Whether nothing happens in it any more."""
        return self.state in OVER

    def stage(self) -> Stage | None:
        """The round that is played."""
        return self.stages[-1] if self.stages else None

    def of_user(self, user: int) -> Participant | None:
        """The part that a user takes."""
        mine = [one for one in self.participants if user != NO_USER and one.user == user]
        return mine[-1] if mine else None

    def is_member(self, user: int) -> bool:
        """Whether somebody organises it, or has entered it."""
        return user != NO_USER and (user == self.organiser or self.of_user(user) is not None)

    def is_seen_by(self, user: int, key: str) -> bool:
        """Whether it exists for somebody: a draft for its organiser, a private one for its people and with its key."""
        if self.state == "draft":
            return user != NO_USER and user == self.organiser
        is_open = self.setting().visibility == "public" or self.is_member(user)
        return is_open or compare_digest(key.encode(), self.setting().key.encode())

    def field(self) -> Field:
        """The field, as the law of tournaments knows it."""
        entries = tuple(
            Entry(one.number, one.rating, one.missed, is_out=bool(one.out)) for one in self.participants if one.is_here
        )
        return Field(entries, tuple(stage.drawn for stage in self.stages), self.setting().seed)

    def due(self) -> int | None:
        """When it must be looked at although nobody has done anything; None when that is never."""
        stage = self.stage()
        if self.state == "open":
            return self.setting().starts
        if self.state != "running" or stage is None or not stage.open_boards():
            return None
        moments = [stage.ends] if stage.ends and not stage.is_adjudicated else []
        if self.setting().is_live() and not stage.is_called:
            moments.append(stage.began + PATIENCE)
        return min(moments, default=None)

    def write(self, drafts: Sequence[TournamentDraft], time: str) -> list[TournamentEntry]:
        """Go on by drafts; returns the entries to store."""
        entries: list[TournamentEntry] = []
        for draft in drafts:
            entry = TournamentEntry(self.id, self.seq + 1, time, draft.kind, draft.user, draft.body, draft.said)
            self.read(entry)
            entries.append(entry)
        return entries

    def read(self, entry: TournamentEntry) -> None:
        """Let one entry act."""
        assert entry.seq == self.seq + 1, f"tournament {self.id}: expected entry {self.seq + 1}, found {entry.seq}"
        self.seq, self.updated = entry.seq, entry.time
        if entry.kind in log.DECISIONS:
            self.held = ""
        if entry.kind in log.PUBLIC:
            self.told.append(entry)
        getattr(self, f"_{entry.kind}")(entry, entry.body)

    # What each kind of entry does

    def _create(self, entry: TournamentEntry, body: dict[str, Any]) -> None:
        self.settings = TournamentSetting(**body)
        self.title, self.organiser, self.created = entry.said, entry.user, entry.time

    def _publish(self, _: TournamentEntry, __: dict[str, Any]) -> None:
        self.state = "open"

    def _change(self, _: TournamentEntry, body: dict[str, Any]) -> None:
        self.settings = self.setting()._replace(**body)

    def _join(self, _: TournamentEntry, body: dict[str, Any]) -> None:
        is_here = bool(body["level"]) or not self.setting().check_in or self.state == "running"
        missed = len(self.stages) if self.state == "running" else 0
        about = (body["user"], body["level"], body["rating"], missed, is_here)
        before = self.of_user(body["user"])
        if before is not None:
            self._put(before._replace(out="", is_here=is_here, missed=max(missed, before.missed)))
        else:
            is_outside = bool(body.get("outside"))
            self.participants.append(Participant(len(self.participants), *about, is_outside=is_outside))

    def _check_in(self, _: TournamentEntry, body: dict[str, Any]) -> None:
        self._put(self.participants[body["entrant"]]._replace(is_here=True, missed=len(self.stages)))

    def _withdraw(self, _: TournamentEntry, body: dict[str, Any]) -> None:
        self._put(self.participants[body["entrant"]]._replace(out="left"))

    def _drop(self, _: TournamentEntry, body: dict[str, Any]) -> None:
        self._put(self.participants[body["entrant"]]._replace(out="dropped"))

    def _start(self, _: TournamentEntry, __: dict[str, Any]) -> None:
        self.state = "running"

    def _round(self, entry: TournamentEntry, body: dict[str, Any]) -> None:
        boards = tuple(Board(tuple(players)) for players in body["boards"])
        began, minutes = moment_of(entry.time), self.setting().round_minutes
        blank = tuple("" for _ in boards), tuple(() for _ in boards)
        ends = began + minutes * MINUTE if minutes else 0
        self.stages.append(Stage(began, ends, Round(boards, tuple(body["byes"])), *blank))

    def _table(self, _: TournamentEntry, body: dict[str, Any]) -> None:
        stage, board = self.stages[-1], body["board"]
        self.stages[-1] = stage._replace(tables=put(stage.tables, board, body["table"]))

    def _call(self, _: TournamentEntry, __: dict[str, Any]) -> None:
        self.stages[-1] = self.stages[-1]._replace(is_called=True)

    def _adjudicate(self, _: TournamentEntry, __: dict[str, Any]) -> None:
        self.stages[-1] = self.stages[-1]._replace(is_adjudicated=True)

    def _extend(self, _: TournamentEntry, body: dict[str, Any]) -> None:
        self.stages[-1] = self.stages[-1]._replace(ends=body["ends"], is_adjudicated=False)

    def _result(self, _: TournamentEntry, body: dict[str, Any]) -> None:
        stage, number = self.stages[-1], body["board"]
        board = stage.drawn.boards[number]._replace(
            places=tuple(body["places"]), scores=tuple(body["scores"]), points=tuple(body["points"])
        )
        drawn = stage.drawn._replace(boards=put(stage.drawn.boards, number, board))
        absent = tuple(body["absent"])
        self.stages[-1] = stage._replace(drawn=drawn, absent=put(stage.absent, number, absent))
        for entrant in absent:
            missing = self.participants[entrant]
            absences = missing.absences + 1
            out = missing.out or ("absent" if absences >= MOST_ABSENCES else "")
            self._put(missing._replace(absences=absences, out=out))

    def _decide(self, entry: TournamentEntry, body: dict[str, Any]) -> None:
        self._result(entry, body)
        self.stages[-1] = self.stages[-1]._replace(decided=self.stages[-1].decided | {body["board"]})

    def _hold(self, _: TournamentEntry, body: dict[str, Any]) -> None:
        self.held = body["reason"]

    def _hand(self, _: TournamentEntry, body: dict[str, Any]) -> None:
        if self.organiser == body["old"]:
            self.organiser = body["new"]
        mine, known = self.of_user(body["old"]), self.of_user(body["new"])
        if mine is not None:
            self._put(mine._replace(user=body["new"]) if known is None else mine._replace(out="left"))

    def _finish(self, _: TournamentEntry, __: dict[str, Any]) -> None:
        self.state = "finished"

    def _cancel(self, _: TournamentEntry, __: dict[str, Any]) -> None:
        self.state = "cancelled"

    def _put(self, participant: Participant) -> None:
        self.participants[participant.number] = participant


def folded(entries: Sequence[TournamentEntry]) -> Tournament:
    """The tournament that a log, or its beginning, tells of."""
    found = Tournament(entries[0].tournament)
    for entry in entries:
        found.read(entry)
    return found


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with another one in a place."""
    return (*items[:place], item, *items[place + 1 :])
