"""This worker among others on one PostgreSQL: what it tells them, and what it does about what they tell.

Whatever is told is only a hint to look: a table is what its log says, and everything else is read from the database.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server import metrics
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError, StoreError
from tabuleiro.server.sockets.hub import ANNOUNCEMENT, Hub
from tabuleiro.server.store.cluster.life import bury
from tabuleiro.server.table.clocks.comeback import let_come_back
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.notices.notice import Notice
from tabuleiro.server.table.table import Table
from tabuleiro.server.topics import LOBBY

if TYPE_CHECKING:
    from tabuleiro.server.cluster.bus import Bus

log = logging.getLogger(__name__)
AWAY: Final = 400
"""Milliseconds that a worker leaves to the one that serves a table before it judges its clock: it need not load it."""
KEPT: Final = 100_000
"""Of how many tables that nobody watches here it is known how far they are."""
PER_WORD: Final = 500
"""Users in one word."""
Work = Callable[[], Awaitable[None]]


class Cluster:
    """What is told and heard."""

    def __init__(self, context: Context, hub: Hub, bus: "Bus") -> None:
        self.context = context
        self.hub = hub
        self.bus = bus
        bus.hear = self.hear
        self._seqs: dict[str, int] = {}
        """How far tables are that nobody watches here."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._next: dict[str, Work] = {}
        self.last_word: dict[str, float] = {}
        """When each of the other workers was last heard."""
        self._hearers: Mapping[str, Callable[..., None]] = {
            "m": self._hear_move,
            "p": self._hear_presence,
            "c": self._hear_connected,
            "r": self._hear_removed,
            "e": self._hear_erased,
            "y": self._hear_hurry,
            "b": self._hear_bot_turn,
            "n": self._hear_notice,
            "i": self._hear_invitations,
            "s": self._hear_session,
            "x": self._hear_user_gone,
            "u": self._hear_user,
            "a": self._hear_attention,
            "t": self._hear_tournament,
            "o": self._hear_topic,
        }
        self._begin_telling()

    def _begin_telling(self) -> None:
        """Have the others told of whatever happens here."""
        context, hub, say = self.context, self.hub, self.bus.say
        context.tables.committed = self.tell_table
        context.tables.attended = self.tell_presence
        context.tables.listed = self.tell_lobby
        context.tables.removed = lambda table: say("r", table)
        context.store.erased = lambda table: say("e", table)
        context.tables.hurried = lambda table: say("y", table)
        context.tables.bots.left = lambda table: say("b", table)
        context.store.noted = self.tell_notice
        context.user_told = lambda user: say("u", user)
        context.director.told = lambda name: say("t", name)
        context.director.changed = self.tell_tournament
        context.post.attention.told = self.tell_attention
        hub.told = say

    # Telling

    def tell_table(self, table: Table) -> None:
        """A table was changed here: how far it is, whom it waits for, and until when."""
        name, snapshot, elsewhere = table.snapshot.table, table.snapshot, self.context.elsewhere
        user = self.context.tables.turn_of.get(name, 0)
        say = self.bus.say if elsewhere.is_watched(name) or elsewhere.is_online(user) else self.bus.say_at_leisure
        say("m", name, snapshot.seq, user, snapshot.judged_at() or 0)

    def tell_presence(self, table: Table) -> None:
        """Who watches a table here."""
        users = {one.user for one in table.audience if table.snapshot.seats_of(one.user)} - {0}
        self.bus.say("p", table.snapshot.table, sorted(users)[:PER_WORD], table.watching_here())

    def tell_notice(self, notice: Notice) -> None:
        """Somebody is to be told something in the page, here and elsewhere."""
        self.hub.send_notice(notice)
        self.bus.say("n", notice.user, notice.event, notice.about)

    def tell_tournament(self, name: str) -> None:
        """A tournament has changed: whoever watches it, here or elsewhere, reads it again."""
        topic = f"tournament:{name}"
        self.context.topics.tell(topic)
        self.bus.say("o", topic)

    def tell_lobby(self) -> None:
        """The lobby has changed: whoever looks at it, here or elsewhere, reads it again."""
        self.context.topics.tell(LOBBY)
        self.bus.say_at_leisure("o", LOBBY)

    def tell_attention(self, user: int, seconds: float) -> None:
        """Somebody who is told things outside the page looks at it: another worker's courier must know."""
        if user in self.context.post.told:
            self.bus.say("a", user, round(seconds, 1))

    def tell_everybody(self) -> None:
        """Repeat who is here: what is not repeated is forgotten."""
        for table in list(self.context.tables.live.values()):
            if table.audience:
                self.tell_presence(table)
        users = sorted(user for user in self.hub.of_user if user)
        for start in range(0, len(users), PER_WORD):
            self.bus.say("c", users[start : start + PER_WORD], 1)

    # Hearing

    def hear(self, worker: str, word: list[object]) -> None:
        """Do what follows from a word; one that we do not know, or that makes no sense, is ignored."""
        self.last_word[worker] = self.context.clock.seconds()
        hearer = self._hearers.get(str(word[0]))
        if hearer is None:
            return
        try:
            hearer(worker, *word[1:])
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            log.info("a word of %s makes no sense: %s", worker, error)

    def _hear_move(self, _worker: str, table: str, seq: int, user: int, deadline: int) -> None:
        tables = self.context.tables
        live = tables.live.get(table)
        if live is not None:
            self.catch_up(live, int(seq))
        elif int(seq) > self._seqs.get(table, 0):
            if len(self._seqs) > KEPT:
                self._seqs.clear()
            self._seqs[table] = int(seq)
            tables.note_turn(table, int(user))
            tables.deadlines.note(table, int(deadline) + AWAY if int(deadline) else None)

    def catch_up(self, table: Table, seq: int = 0) -> None:
        """Have a live table read on; several wishes are one."""
        if not 0 < seq <= table.snapshot.seq:
            self._soon(table.snapshot.table, lambda: self._catch_up(table, seq))

    async def _catch_up(self, table: Table, seq: int) -> None:
        """Let a table read on; one that a newer release has written to is left to workers of that release."""
        known = table.snapshot.seq
        try:
            with metrics.CATCH_UP_SECONDS.time():
                await table.catch_up(seq)
            if table.snapshot.seq > known:
                since = self.context.clock.milliseconds() - moment_of(table.snapshot.updated)
                metrics.FANOUT_SECONDS.observe(max(0, since) / 1000)
        except RequestError as error:
            if error.code == "elsewhere":
                self.hub.drop_watchers(table.snapshot.table)
                self.context.tables.let_go(table.snapshot.table)
            raise

    def read_again(self, table: Table) -> None:
        """Have a live table read its whole log: something in it is not what it was."""

        async def read() -> None:
            async with table.entered():
                table.is_doubtful = True
            async with table.entered():
                pass

        self._soon(f"again {table.snapshot.table}", read)

    def _hear_presence(self, worker: str, table: str, users: list[int], watching: int) -> None:
        elsewhere, live = self.context.elsewhere, self.context.tables.live.get(table)
        before = elsewhere.users(table)
        self.bus.hurry()  # what was told at leisure may be about the table that somebody watches there by now
        if elsewhere.note(worker, table, map(int, users), int(watching)) and live is not None:
            live.hear_presence(before)

    def _hear_connected(self, worker: str, users: list[int], there: int) -> None:
        self.context.elsewhere.note_online(worker, map(int, users), there=bool(there))

    def _hear_removed(self, _worker: str, table: str) -> None:
        self.note_removed(table)

    def note_removed(self, table: str) -> None:
        """A table seems to be no more: look, and forget it."""
        self._soon(f"removed {table}", lambda: self.check_removed(table))

    async def check_removed(self, table: str) -> None:
        """Forget a table if it is no more: others may say what they like."""
        if table in self.context.tables.live and await self.context.store.load(table) is None:
            self.context.tables.forget_removed(table)

    def _hear_erased(self, _worker: str, table: str) -> None:
        if (live := self.context.tables.live.get(table)) is not None:
            self.read_again(live)

    def _hear_hurry(self, _worker: str, table: str) -> None:
        if (live := self.context.tables.live.get(table)) is not None:
            self.context.tables.bots.hurry(live)

    def _hear_bot_turn(self, _worker: str, table: str) -> None:
        """A bot is next at a table of a worker without bots: whoever claims it first lets it act."""

        async def wake() -> None:
            self.context.tables.bots.wake(await self.context.tables.find(str(table)))

        if self.context.config.bots:
            self._soon(f"bot {table}", wake)

    def _hear_notice(self, _worker: str, user: int, event: str, about: str) -> None:
        self.hub.send_notice(Notice(int(user), str(event), str(about), 0, 0))

    def _hear_invitations(self, _worker: str, table: str) -> None:
        async def send() -> None:
            self.hub.send_invitations_here((await self.context.tables.find(table)).snapshot)

        self._soon(f"invited {table}", send)

    def _hear_session(self, _worker: str, session: str) -> None:
        self._soon(f"session {session}", lambda: self.hub.revalidate(session=str(session)))

    def _hear_user_gone(self, _worker: str, user: int) -> None:
        self._soon(f"gone {user}", lambda: self.hub.revalidate(user=int(user)))

    def _hear_user(self, _worker: str, user: int) -> None:
        self._soon(f"user {int(user)}", lambda: self.context.read_again(int(user)))

    def _hear_attention(self, _worker: str, user: int, seconds: float) -> None:
        self.context.post.attention.hear(int(user), float(seconds))

    def _hear_tournament(self, _worker: str, name: str) -> None:
        if self.context.duties.has("director"):
            self._soon(f"tournament {name}", lambda: self.context.director.wake_if_going(str(name)))

    def _hear_topic(self, _worker: str, topic: str) -> None:
        if topic == ANNOUNCEMENT:
            self.hub.announce_here()
        else:
            self.context.topics.tell(str(topic))

    def forget_worker(self, worker: str) -> None:
        """Forget who was there through a worker that is no more; whose turn it was has time to come back."""
        self.last_word.pop(worker, None)
        left = self.context.elsewhere.forget(worker)
        self.tell_gone(left)
        turn_of = self.context.tables.turn_of
        if deciding := {table: users for table, users in left.items() if turn_of.get(table) in users}:
            self._soon(f"dead {worker}", lambda: self._let_come_back(worker, deciding))

    async def _let_come_back(self, worker: str, deciding: Mapping[str, set[int]]) -> None:
        """Give time to those who decided through a worker that has died, unless another one does so."""
        if not await self.context.store.writer.write(lambda connection: bury(connection, worker)):
            return
        for name, users in deciding.items():
            try:
                await let_come_back(await self.context.tables.find(name), users)
            except RequestError as error:
                log.info("table %s: nobody was given time to come back: %s", name, error.text)

    def tell_gone(self, touched: Mapping[str, set[int]]) -> None:
        """Send to whoever watches here that some are not there elsewhere any more."""
        for table, users in touched.items():
            if (live := self.context.tables.live.get(table)) is not None:
                live.hear_presence(users)

    def _soon(self, name: str, work: Work) -> None:
        """Do something for which one must wait; of what is asked for meanwhile under the same name, the last."""
        if name in self._tasks:
            self._next[name] = work
        else:
            self._tasks[name] = asyncio.create_task(self._do(name, work))

    async def _do(self, name: str, work: Work | None) -> None:
        while work is not None:
            try:
                await work()
            except (RequestError, StoreError, SQLAlchemyError) as error:  # the next look around finds it
                log.info("%s: not now: %s", name, error)
            work = self._next.pop(name, None)
        del self._tasks[name]

    async def close(self) -> None:
        """Do nothing more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
