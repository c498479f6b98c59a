"""All live tables: loaded when somebody asks for one, forgotten when nobody is there; bots are woken from here."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import seating
from tabuleiro.server.table.bots.bot_turns import BotTurns
from tabuleiro.server.table.clocks.deadlines import Deadlines
from tabuleiro.server.table.clocks.judging import GRACE, judge
from tabuleiro.server.table.clocks.outages import Known, never_away
from tabuleiro.server.table.clocks.vacations import vacations_of
from tabuleiro.server.table.club.hearing import Blocks, blocks_nobody
from tabuleiro.server.table.club.phrases import FREE
from tabuleiro.server.table.club.spectators import told_at
from tabuleiro.server.table.cluster.attempts import attempted
from tabuleiro.server.table.cluster.elsewhere import Elsewhere
from tabuleiro.server.table.hints.adviser import NoAdviser
from tabuleiro.server.table.hints.hint_turns import HintTurns
from tabuleiro.server.table.log_entry import ACCEPT, NEXT, NO_USER, OFFER, REFUSE
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.snapshot import RematchOffer, Snapshot
from tabuleiro.server.table.storage import TableStore, load
from tabuleiro.server.table.table import Ports, Request, Table, ignores, is_never

log = logging.getLogger(__name__)
ALPHABET: Final = "23456789abcdefghjkmnpqrstvwxyz"
"""Nothing that is mistaken for something else when read aloud."""
IDLE_SECONDS: Final = 600.0
"""How long a table that nobody watches stays in memory."""
CLAIM_RETRY: Final = 1000
"""Milliseconds until a table that another worker judges is looked at again."""
JUDGED_AT_ONCE: Final = 50
"""How many tables are judged at the same time: what they come to is stored in one transaction."""
RETRY: Final = 1000
"""Milliseconds until a table is judged again when that could not be stored."""
FIRST_REREAD_SECONDS, LAST_REREAD_SECONDS = 0.25, 8.0
"""How long until a log that could not be read is read again: twice as long each time (exponential back-off)."""


def new_id(length: int = 10) -> str:
    """A fresh id that cannot be guessed from others."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class RematchAnswer(NamedTuple):
    """What somebody says about a rematch; `rotate` counts for whoever offers it: everybody moves up one seat.

    `with_bots`: not to wait for the others any longer, bots take their seats.
    """

    rotate: bool = False
    accept: bool = True
    with_bots: bool = False


def listing(snapshot: Snapshot) -> tuple[object, ...]:
    """What the lobby says about who plays at a table; nothing about a private one.

    Moves are not part of it: they would have everybody who looks read all tables again every second. Where spectators
    are late or shut out, nothing after the start is, either: that something has happened must not be told early.
    """
    agreement, status = snapshot.agreed(), snapshot.status()
    if agreement.visibility != "public":
        return ()
    if agreement.spectators != "open" and status != "open":
        return ("running",)
    return (status, *snapshot.seats)


def seats_again(snapshot: Snapshot, offer: RematchOffer) -> list[Seat]:
    """The seats of a rematch: who agreed sits again, bots play for the others."""
    seats = [
        seat._replace(standin="", resigned=False, relief="")
        if seat.kind == "bot" or seat.user in offer.agreed
        else seating.bot_seat(seat.standin or seating.STANDIN)
        for seat in snapshot.seats
    ]
    return seats[1:] + seats[:1] if offer.rotate else seats


class LiveTables:
    """The live tables. Store, clock, chance and bots are arguments, so that a simulation can drive it all."""

    def __init__(
        self,
        store: TableStore,
        clock: Clock,
        randrange: Callable[[int], int],
        bots: BotTurns,
        gone_seconds: float,
        is_guest: Callable[[int], bool] = lambda _user: False,
        mark: str = "",
        hints: HintTurns | None = None,
        outages: Known = never_away,
        blocks: Blocks = blocks_nobody,
        is_muted: Callable[[int], bool] = is_never,
        elsewhere: Elsewhere | None = None,
        talk: str = FREE,
    ) -> None:
        self.bots = bots
        self.mark = mark
        """What the ids of these tables begin with."""
        self.talk = talk
        """How people may speak at most, whatever a table has agreed on."""
        self.hints = hints or HintTurns(NoAdviser(), clock)
        self.deadlines = Deadlines(clock)
        about = (self._hurry, gone_seconds, is_guest, outages, blocks, is_muted)
        shared = (elsewhere, self.tell, self._heard, self._attended)
        self.ports = Ports(store, clock, randrange, self._changed, self._doubted, *about, *shared)
        self.live: dict[str, Table] = {}
        self.waiting: dict[int, dict[str, None]] = {}
        """For every user the tables that wait for them."""
        self.turn_of: dict[str, int] = {}
        """For every table the user it waits for."""
        self.turns_changed: Callable[[int, str], None] = lambda _user, _table: None
        self.finished: Callable[[str, str, int], None] = lambda _table, _position, _moment: None
        """Called when a table is finished, or a finished one is loaded: its position, and from when all may know it."""
        self.directed: Callable[[Table], None] = ignores
        """Called when a table has changed that was opened for something: a tournament looks after its own."""
        self.committed: Callable[[Table], None] = ignores
        """Called after every change that was made here."""
        self.attended: Callable[[Table], None] = ignores
        """Called when somebody has come to watch a table here, or has gone."""
        self.hurried: Callable[[str], None] = lambda _table: None
        """Called when a bot that thinks elsewhere shall move now."""
        self.judged: Callable[[int], None] = lambda _late: None
        """Called when somebody's being late was stored, with the milliseconds since the deadline."""
        self.listed: Callable[[], None] = lambda: None
        """Called when a change that was made here alters what the lobby says about who plays where."""
        self._listings: WeakKeyDictionary[Table, tuple[object, ...]] = WeakKeyDictionary()
        """What the lobby says about public tables that were changed here."""
        self.removed: Callable[[str], None] = lambda _table: None
        """Called when a table was removed here."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._rereading: dict[str, asyncio.Task[None]] = {}

    def new_name(self) -> str:
        """The id of a new table."""
        return self.mark + new_id()

    async def find(self, table: str) -> Table:
        """A table by its id, loaded and verified if need be."""
        if table in self.live:
            return self.live[table]
        if table not in self._loading:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def find_visible(self, table: str, user: int, key: str) -> Table:
        """A table that a user may see; a private one without its key does not exist."""
        found = await self.find(table)
        snapshot = found.snapshot
        is_private = snapshot.agreed().visibility == "link"
        if is_private and not snapshot.is_member(user) and key != snapshot.key:
            raise RequestError("unknown_table", "there is no such table")
        return found

    async def create(self, beginning: Beginning) -> Table:
        """A new table, stored."""
        name = self.new_name()
        table = self.live[name] = Table(Snapshot(name, new_id(20)), self.ports)
        try:
            await seating.create(table, beginning)
        finally:
            if table.snapshot.agreement is None:  # it is not stored, or nobody knows
                del self.live[name]
        return table

    @attempted
    async def rematch(
        self, over: Table, request: Request, answer: RematchAnswer, allow: Callable[[], None]
    ) -> Table | None:
        """Offer a rematch, or answer the offer; the table that follows, once there is one.

        It begins when everybody who played agrees, or when somebody who does starts it with bots in the other seats:
        the same people, in the edition of today. However many ask at the same time, it is made once. `allow` refuses
        one table too many.
        """
        async with over.entered():
            over.check_right(request.user, or_host=True)
            over.check_no_lesson()
            if not over.snapshot.next:
                if over.snapshot.status() != "finished":
                    raise RequestError("started", "the game is not over")
                await self._answer_rematch(over, request, answer)
                offer = over.snapshot.rematch
                if offer is None or not (answer.with_bots or over.snapshot.invited() <= set(offer.agreed)):
                    return None
                allow()
                agreement = over.snapshot.agreed().again(over.snapshot.table)
                beginning = Beginning(offer.user, agreement, seats_again(over.snapshot, offer))
                now, randrange = self.ports.clock.now(), self.ports.randrange
                away = await vacations_of(self.ports.store, agreement, beginning.seats, now)
                beginning = beginning._replace(away=away)
                following = seating.write_beginning(self.new_name(), new_id(20), now, beginning, randrange)
                draft = over.draft(request, NEXT, {"table": following.table})
                await over.commit([draft], over.snapshot.playthrough, following)  # both are stored, or neither
        following_table = await self.find(over.snapshot.next)
        self.tell(following_table)
        return following_table

    async def _answer_rematch(self, over: Table, request: Request, answer: RematchAnswer) -> None:
        """Note an offer or an answer in the log of the finished table; what was said already is not noted again."""
        offer = over.snapshot.rematch
        if offer is None:
            if not answer.accept or answer.with_bots:
                raise RequestError("unknown", "nobody has offered a rematch", None, "error-no-offer")
            await over.commit_drafts(over.draft(request, OFFER, {"rotate": answer.rotate}))
        elif answer.with_bots and request.user not in offer.agreed:
            raise RequestError("forbidden", "only who agreed to a rematch may start it")
        elif request.user not in (offer.agreed if answer.accept else offer.declined):
            await over.commit_drafts(over.draft(request, ACCEPT if answer.accept else REFUSE, {}))

    async def remove(self, table: str) -> None:
        """Remove a table for good; whoever watches it is told."""
        await self.ports.store.remove(table)
        self.forget_removed(table)
        self.removed(table)
        self.listed()

    def forget_removed(self, table: str) -> None:
        """Forget a table that is no more; whoever watches it is told."""
        self.bots.stop(table)
        self.bots.forget(table)
        self.deadlines.note(table, None)
        if (live := self.live.pop(table, None)) is not None:
            live.send_removed()
        if user := self.turn_of.pop(table, NO_USER):
            self.waiting.get(user, {}).pop(table, None)
            self.turns_changed(user, "")

    def let_go(self, table: str) -> None:
        """Serve a table no more: only a worker of a newer release can."""
        self.bots.stop(table)
        self.bots.forget(table)
        self.deadlines.note(table, None)
        self.live.pop(table, None)

    async def judge_late(self) -> None:
        """Let every clock that has run out be judged; a table that cannot be judged now is tried again soon."""
        due = self.deadlines.due(GRACE)
        for first in range(0, len(due), JUDGED_AT_ONCE):
            part = due[first : first + JUDGED_AT_ONCE]
            ours = frozenset(await self.bots.claims.take_due(part))
            for name in part:
                if name not in ours:  # another worker judges it, and tells of it, unless it dies meanwhile
                    self._release(name)
                    self.deadlines.note(name, self.ports.clock.milliseconds() + CLAIM_RETRY)
            await asyncio.gather(*(self._judge(name) for name in part if name in ours))

    async def _judge(self, name: str) -> None:
        """Let the clock of one table be judged, and claim the table no more."""
        try:
            if (late := await judge(await self.find(name))) is not None:
                self.judged(late)
        except RequestError as error:
            log.warning("table %s could not be judged: %s", name, error.text)
            if error.code == "busy":
                self.deadlines.note(name, self.ports.clock.milliseconds() + RETRY)
        if not self.bots.is_acting(name):
            await self.bots.claims.drop(name)

    def _release(self, name: str) -> None:
        """Send what is old enough by now to those who look on late, at a table that is not ours to judge."""
        if (live := self.live.get(name)) is not None:
            live.release()

    async def watch_clocks(self) -> None:
        """Judge clocks as they run out, until the task is cancelled."""
        while True:
            await self.deadlines.wait(GRACE)
            await self.judge_late()

    async def wake_bots(self, tables: Sequence[str]) -> None:
        """After a start: load the tables where a bot must act, and let it."""
        for table in tables:
            try:
                self._changed(await self.find(table))
            except RequestError as error:
                log.warning("table %s was not woken: %s", table, error.text)

    def forget_idle(self) -> None:
        """Drop tables from memory that nobody watches and no bot plays; their log has everything."""
        for name, table in list(self.live.items()):
            if not self.bots.is_acting(name) and table.is_idle(IDLE_SECONDS):
                del self.live[name]
                self.bots.forget(name)

    async def close(self) -> None:
        """Let no bot think on, and read no log any more."""
        tasks = list(self._rereading.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()

    async def _load(self, table: str) -> Table:
        snapshot = await load(self.ports.store, table)
        loaded = Table(snapshot, self.ports)
        await loaded.fall_behind()
        live = self.live.setdefault(table, loaded)
        self._changed(live)
        return live

    def _changed(self, table: Table) -> None:
        """After every change: keep the list of turns, and wake a bot that must act."""
        self._note_turn(table.snapshot)
        self.deadlines.note(table.snapshot.table, table.judged_at())
        self.bots.wake(table)
        if table.snapshot.status() == "finished":
            agreement = table.snapshot.agreed()
            moment = told_at(agreement.spectators, agreement.delay_minutes, table.snapshot.updated)
            self.finished(table.snapshot.table, table.snapshot.position(), moment)
        if table.snapshot.agreed().origin is not None:
            self.directed(table)

    def tell(self, table: Table) -> None:
        """A table was changed here, or begun: others who serve it must hear of it, and those who look at the lobby."""
        self.committed(table)
        said = listing(table.snapshot)
        if said and said != self._listings.get(table):
            self._listings[table] = said
            self.listed()

    def _attended(self, table: Table) -> None:
        """Somebody has come to watch a table here, or has gone."""
        self.attended(table)

    def _hurry(self, table: Table) -> None:
        """Let the bot that thinks move now, wherever it thinks."""
        self.bots.hurry(table)
        if not self.bots.is_acting(table.snapshot.table):
            self.hurried(table.snapshot.table)

    def _heard(self, table: Table) -> None:
        """After a change that was made elsewhere: keep the list of turns; whoever made it wakes the bot."""
        self._note_turn(table.snapshot)
        self.deadlines.note(table.snapshot.table, table.judged_at())

    def _doubted(self, table: Table) -> None:
        """Have a log read again as soon as the database answers; everybody who watches and the bots wait for it."""
        name = table.snapshot.table
        if name not in self._rereading:
            task = self._rereading[name] = asyncio.create_task(self._reread(table))
            task.add_done_callback(lambda _: self._rereading.pop(name, None))

    async def _reread(self, table: Table) -> None:
        """Read a log again, with more and more time in between, until that succeeds or makes no sense."""
        pause = FIRST_REREAD_SECONDS
        while table.is_doubtful:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LAST_REREAD_SECONDS)
            if self.live.get(table.snapshot.table) is not table:
                return
            try:
                async with table.entered():
                    pass
            except RequestError as error:
                if error.code != "busy":  # the log is broken, or there is none
                    return

    def note_waiting(self, table: str, user: int) -> None:
        """Note, when the server starts, that a stored table waits for a user."""
        self.turn_of[table] = user
        self.waiting.setdefault(user, {})[table] = None

    def _note_turn(self, snapshot: Snapshot) -> None:
        """Note whom a table waits for, and say so to whoever is concerned."""
        actor = snapshot.actor()
        is_played = snapshot.status() == "running" and not snapshot.agreed().is_lesson()
        waits = is_played and actor is not None and actor >= 0 and not snapshot.bot_to_act()
        self.note_turn(snapshot.table, snapshot.seats[actor].user if waits and actor is not None else 0)

    def note_turn(self, table: str, user: int) -> None:
        """Note whom a table waits for, 0 for nobody, and say so to whoever is concerned."""
        before = self.turn_of.get(table, 0)
        if user == before:
            return
        self.turn_of[table] = user
        if before:
            self.waiting.get(before, {}).pop(table, None)
            self.turns_changed(before, table)
        if user:
            self.waiting.setdefault(user, {})[table] = None
            self.turns_changed(user, table)
