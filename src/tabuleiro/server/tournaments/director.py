"""Directs tournaments: draws rounds, opens their tables, waits for results, and needs nobody to press "next round".

Whatever it does is in the tournament's log before it happens, or in the same transaction: a server that was killed goes
on where it stopped. A step that finds nothing to do changes nothing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.arena.rounds.draw import NoDraw
from tabuleiro.arena.rounds.next_round import next_round
from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import Overtaken, RequestError, StoreError, WriteConflict, brief, busy
from tabuleiro.server.store.club.standing import read_apart
from tabuleiro.server.store.notices.outbox import write_tidings
from tabuleiro.server.store.store import Store, read_entries, write_change
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.deadlines import Deadlines
from tabuleiro.server.table.clocks.vacations import vacations_of
from tabuleiro.server.table.cluster.attempts import attempted
from tabuleiro.server.table.live_tables import LiveTables, new_id
from tabuleiro.server.table.log_entry import NO_USER
from tabuleiro.server.table.notices.notice import Notice
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import STANDIN, Beginning, bot_seat, withdraw, write_beginning
from tabuleiro.server.table.standins import relieve
from tabuleiro.server.table.storage import read_log
from tabuleiro.server.table.table import Table
from tabuleiro.server.tournaments import log as kinds
from tabuleiro.server.tournaments.board_result import board_result
from tabuleiro.server.tournaments.commands import people_of
from tabuleiro.server.tournaments.log import TournamentDraft
from tabuleiro.server.tournaments.setting import ADJUDICATOR, PATIENCE
from tabuleiro.server.tournaments.storage import (
    Seen,
    read_going,
    read_names,
    read_seats,
    read_states,
    read_tournament,
    read_visible,
    write_entries,
)
from tabuleiro.server.tournaments.tidings import tidings_of
from tabuleiro.server.tournaments.tournament import Stage, Tournament

log = logging.getLogger(__name__)
RETRY: Final = 5000
"""Milliseconds until a tournament is looked at again when the database did not answer."""
LATER: Final = 60_000
"""Milliseconds until one is tried again in which something went wrong that nobody foresaw: the others go on."""
Drafts = list[TournamentDraft]


def draft(kind: str, **body: object) -> TournamentDraft:
    """Something that the server itself does."""
    return TournamentDraft(kind, NO_USER, body)


class Director:
    """All tournaments of a server. Store, tables and clock are arguments, so that a simulation can drive it."""

    def __init__(self, store: Store, tables: LiveTables, clock: Clock) -> None:
        self.store = store
        self.tables = tables
        self.clock = clock
        self.dates = Deadlines(clock)
        """When each tournament must be looked at."""
        self.changed: Callable[[str], None] = lambda _name: None
        """Called when a tournament, or who plays at one of its tables, has changed."""
        self._reliefs: dict[str, tuple[str, ...]] = {}
        """For the tables that are played, why somebody else plays in each seat."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.is_on_duty: Callable[[], bool] = lambda: True
        """Whether this worker directs for all."""
        self.told: Callable[[str], None] = lambda _name: None
        """Tells whoever directs to look at a tournament."""

    # From outside

    def note_table(self, table: Table) -> None:
        """Look at a tournament of which a table is finished, or cannot go on; tell when somebody else plays there."""
        origin, name = table.snapshot.agreed().origin, table.snapshot.table
        if origin is None or origin["kind"] != "tournament":
            return
        if table.snapshot.status() in {"finished", "frozen"}:
            self._reliefs.pop(name, None)
            self.wake(str(origin["tournament"]))
            return
        reliefs = tuple(seat.relief for seat in table.snapshot.seats)
        if self._reliefs.setdefault(name, reliefs) != reliefs:
            self._reliefs[name] = reliefs
            self.changed(str(origin["tournament"]))

    def wake(self, name: str, moment: int | None = None) -> None:
        """Look at a tournament at a moment, or at once; an earlier date stands."""
        wanted, known = self._now() if moment is None else moment, self.dates.of_table.get(name)
        self.dates.note(name, wanted if known is None else min(wanted, known))

    async def look_at(self, name: str, user: int, key: str) -> Seen:
        """A tournament as somebody sees it; whoever may not is refused as if there were none."""
        now = self._now()
        return await self.store.read(lambda database: read_visible(database, name, user, now, key))

    async def create(self, drafts: Sequence[TournamentDraft]) -> Tournament:
        """A new tournament, stored."""
        tournament = Tournament(new_id())
        await self._append(tournament, drafts)
        self.wake(tournament.id)
        return tournament

    @attempted
    async def change(self, name: str, command: Callable[[Tournament], Sequence[TournamentDraft]]) -> Tournament:
        """Let a command act on a tournament as it stands."""
        async with self._lock(name):
            tournament = await self._load(name)
            drafts = command(tournament)
            if drafts:
                await self._append(tournament, drafts)
        self.wake(name)
        return tournament

    async def work(self) -> None:
        """Direct all tournaments until the task is cancelled, those first that were going on before."""
        await self.wake_all()
        while True:
            await self.dates.wait(0)
            if self.is_on_duty():
                await self.look()
                continue
            for name in self.dates.due(0):
                self.told(name)

    async def wake_all(self) -> None:
        """Look at every tournament that is going on."""
        for name in await self.store.read(read_going):
            self.wake(name)

    async def wake_if_going(self, name: str) -> None:
        """Look at a tournament of which another worker tells, if there is one."""
        if name in await self.store.read(read_going):
            self.wake(name)

    async def look(self) -> None:
        """Look at every tournament that is due; one that cannot be looked at now is tried again soon."""
        for name in self.dates.due(0):
            try:
                due = await self.step(name)
            except (StoreError, SQLAlchemyError, RequestError) as error:
                log.warning("tournament %s is looked at later: %s", name, brief(error))
                due = self._now() + RETRY
            except Exception:
                log.exception("tournament %s cannot be directed, and is tried again later", name)
                due = self._now() + LATER
            if due is not None:
                self.wake(name, due)

    # One step after the other

    async def step(self, name: str) -> int | None:
        """Do everything that is due in a tournament; returns when something is due again."""
        async with self._lock(name):
            while True:
                tournament = await self._load(name)
                drafts = await self._next(tournament)
                if not drafts:
                    return tournament.due()
                await self._append(tournament, drafts)

    async def _next(self, tournament: Tournament) -> Drafts:
        """What happens next, as drafts; nothing when only people or time can go on."""
        if tournament.state == "open":
            is_due = tournament.setting().starts <= self._now()
            return self._begin(tournament) if is_due else []
        if tournament.state != "running":
            return []
        stage = tournament.stage()
        if stage is None or not stage.open_boards():
            return await self._draw(tournament)
        await self._open_tables(tournament, stage)
        return await self._tend(await self._load(tournament.id))

    def _begin(self, tournament: Tournament) -> Drafts:
        """The start; with too few people it is called off."""
        there = [one for one in tournament.participants if one.is_here and not one.out]
        return [draft(kinds.START) if len(there) >= 2 else draft(kinds.CANCEL, reason="few")]

    async def _draw(self, tournament: Tournament) -> Drafts:
        """The next round, or the end."""
        people = {one.user: one.number for one in tournament.participants if one.user and not one.out}
        apart = await self.store.read(lambda database: read_apart(database, people))
        pairs = frozenset((min(pair), max(pair)) for pair in ((people[one], people[other]) for one, other in apart))
        field, form = tournament.field()._replace(apart=pairs), tournament.setting().form()
        try:
            drawn = await asyncio.to_thread(next_round, field, form)
        except NoDraw:
            return [] if tournament.held else [draft(kinds.HOLD, reason="draw")]
        if drawn is None:
            return [draft(kinds.FINISH)]
        boards = [list(board.players) for board in drawn.boards]
        return [draft(kinds.ROUND, number=len(tournament.stages) + 1, boards=boards, byes=list(drawn.byes))]

    async def _open_tables(self, tournament: Tournament, stage: Stage) -> None:
        """Open the tables that a round lacks: each in one transaction with the entry that names it, so once."""
        for board in stage.open_boards():
            if not stage.tables[board]:
                await self._open_table(tournament, stage, board)

    async def _open_table(self, tournament: Tournament, stage: Stage, board: int) -> None:
        sitting = people_of(stage.drawn.boards[board].players, tournament)
        users = [one.user for one in sitting if one is not None and one.user]
        names = await self.store.read(lambda database: read_names(database, users))
        seats = [
            bot_seat(STANDIN)
            if one is None
            else bot_seat(one.level)
            if one.level
            else Seat("bot" if one.is_outside else "human", names.get(one.user, ""), one.user)
            for one in sitting
        ]
        place = {"tournament": tournament.id, "round": len(tournament.stages), "board": board + 1}
        agreement = tournament.setting().agreement(len(seats), {"kind": "tournament", **place})
        now, randrange = self.clock.now(), self.tables.ports.randrange
        away = await vacations_of(self.store, agreement, seats, now)
        beginning = Beginning(NO_USER, agreement, seats, away=away)
        change = write_beginning(new_id(), new_id(20), now, beginning, randrange)
        entries = tournament.write([draft(kinds.TABLE, board=board, table=change.table)], now)

        told = change._replace(tidings=self.store.wanted(change.tidings))

        def write(connection: Connection) -> list[Notice]:
            write_entries(connection, tournament, entries)
            return write_change(connection, told)

        self.store.tell(await self._write(write))
        self.changed(tournament.id)
        self.tables.tell(await self.tables.find(change.table))  # its bots wake, its clocks run

    async def _tend(self, tournament: Tournament) -> Drafts:
        """Look after the tables of a round: results, tables that cannot go on, who left, who is not there, the time."""
        stage = tournament.stage()
        assert stage is not None, "a round is played"
        boards = stage.open_boards()
        names = [stage.tables[board] for board in boards]
        states = await self.store.read(lambda database: read_states(database, names))
        over = [board for board in boards if states.get(stage.tables[board]) == "finished"]
        if over:
            return [await self._result(tournament, stage, board) for board in over]
        frozen = [board for board in boards if states.get(stage.tables[board], "frozen") == "frozen"]
        if frozen and not tournament.held:
            return [draft(kinds.HOLD, reason="frozen", board=frozen[0])]
        sound = [board for board in boards if board not in frozen]
        await self._let_go(tournament, stage, sound)
        now = self._now()
        if tournament.setting().is_live() and not stage.is_called and now >= stage.began + PATIENCE:
            await self._call(stage, sound)
            return [draft(kinds.CALL)]
        if stage.ends and not stage.is_adjudicated and now >= stage.ends:
            return [draft(kinds.ADJUDICATE)]
        return []

    async def _result(self, tournament: Tournament, stage: Stage, board: int) -> TournamentDraft:
        """The result of a finished table, read from its log."""
        table, scoring = stage.tables[board], tournament.setting().scoring
        entries = await self.store.read(lambda database: read_entries(database, table))
        found = board_result(read_log(table, "", entries), entries, scoring)
        players = stage.drawn.boards[board].players
        absent = [players[seat] for seat in found.absent if players[seat] >= 0]
        return draft(kinds.RESULT, board=board, **(found._asdict() | {"absent": absent}))

    async def _let_go(self, tournament: Tournament, stage: Stage, boards: Sequence[int]) -> None:
        """Let bots play for whoever has left and, when the time of a round is over, for everybody."""
        names = [stage.tables[board] for board in boards]
        seats = await self.store.read(lambda database: read_seats(database, names))
        for board in boards:
            table = stage.tables[board]
            for seat, one in enumerate(people_of(stage.drawn.boards[board].players, tournament)):
                held = seats[table, seat]
                if one is None or not one.user:
                    continue
                if one.out and not held.resigned:
                    await self._at_table(table, partial(withdraw, user=one.user))
                elif stage.is_adjudicated and held.relief != "end":
                    await self._at_table(table, partial(relieve, seat=seat, level=ADJUDICATOR, relief="end"))

    async def _call(self, stage: Stage, boards: Sequence[int]) -> None:
        """Let bots play for whoever is not at their table; whoever comes late may take the seat back."""
        for board in boards:
            await self._at_table(stage.tables[board], call_table)

    async def _at_table(self, name: str, work: Callable[[Table], Awaitable[object]]) -> None:
        """Do something at a table; one that is broken or over is left alone, and looked at again."""
        try:
            await work(await self.tables.find(name))
        except RequestError as error:
            if error.code == "busy":
                raise
            log.warning("table %s: %s", name, error.text)

    # Reading and writing

    def _now(self) -> int:
        return moment_of(self.clock.now())

    def _lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())

    async def _load(self, name: str) -> Tournament:
        return await self.store.read(lambda database: read_tournament(database, name))

    async def _append(self, tournament: Tournament, drafts: Sequence[TournamentDraft]) -> None:
        now = self.clock.now()
        entries = tournament.write(drafts, now)
        tidings = self.store.wanted(tidings_of(tournament, entries))

        def write(connection: Connection) -> list[Notice]:
            write_entries(connection, tournament, entries)
            return write_tidings(connection, tournament.id, now, tidings)

        self.store.tell(await self._write(write))
        self.changed(tournament.id)

    async def _write(self, work: Callable[[Connection], list[Notice]]) -> list[Notice]:
        try:
            return await self.store.write(work)
        except WriteConflict as error:
            raise Overtaken("somebody else has decided something at this moment") from error
        except (StoreError, SQLAlchemyError) as error:
            raise busy(error) from error


async def call_table(table: Table) -> None:
    """Let bots play for those who are not at a table, and have not been since it began."""
    line = table.snapshot.playing().played
    there = {one.actor for one in line if one.by == "user"}
    spoken = {line["user"] for line in table.snapshot.chat}
    for seat, held in enumerate(table.snapshot.seats):
        is_known = seat in there or held.user in spoken or held.user in table.left or table.is_connected(held.user)
        if held.user != NO_USER and not held.bot() and not is_known:
            await relieve(table, seat, STANDIN, "absent")
