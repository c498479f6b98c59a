"""Everything that a running server holds, in one place (its composition root), and who is asking."""

import asyncio
import contextlib
import gc
import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection

from tabuleiro.arena.worker_pool import LEAST_URGENT, WorkerPool
from tabuleiro.server.analyses.analysis_queue import AnalysisQueue
from tabuleiro.server.analyses.studies import Studies
from tabuleiro.server.analysis_workers import AnalysisWorkers
from tabuleiro.server.clock import Clock, SystemClock, ago
from tabuleiro.server.config import Config
from tabuleiro.server.errors import RequestError, StoreError
from tabuleiro.server.hint_workers import HintWorkers
from tabuleiro.server.notices.post_office import PostOffice
from tabuleiro.server.people import identity
from tabuleiro.server.people.bots import read_all_bots, read_token_user
from tabuleiro.server.people.hashing import Hashing
from tabuleiro.server.people.known import KnownUser, read_known
from tabuleiro.server.people.limits import Limits, network_of
from tabuleiro.server.people.lines import Lines
from tabuleiro.server.people.relations import Blocks, read_blocks
from tabuleiro.server.people.sanctions import read_muted
from tabuleiro.server.people.sessions import TOUCH_SECONDS, touch_session
from tabuleiro.server.people.tokens import PREFIX, touch_token
from tabuleiro.server.people.user import User
from tabuleiro.server.ratings.arrivals import Arrivals
from tabuleiro.server.ratings.counting import Counting
from tabuleiro.server.record_workers import RecordWorkers
from tabuleiro.server.spans import Spans
from tabuleiro.server.store.cluster.claims import TableClaims
from tabuleiro.server.store.cluster.duties import Duties
from tabuleiro.server.store.learning.analyses import StoredAnalyses
from tabuleiro.server.store.outages import Outages
from tabuleiro.server.store.queries import read_deadlines, read_holds, read_turns
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.bots.bot_turns import BotTurns
from tabuleiro.server.table.bots.thinker import Thinker
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.cluster.elsewhere import Elsewhere
from tabuleiro.server.table.hints.hint_turns import HintTurns
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.log_entry import NO_USER
from tabuleiro.server.topics import Topics
from tabuleiro.server.tournaments.director import Director

FORGET_SECONDS: Final = 60.0
"""How often idle tables are forgotten."""


class Context:
    """A running server."""

    spans: Spans | None = None
    """Where messages are told to whoever collects traces."""

    def __init__(self, config: Config, store: Store, thinker: Thinker, clock: Clock | None = None) -> None:
        self.config = config
        self.store = store
        self.clock = clock or SystemClock()
        self.limits = Limits(self.clock)
        self.lines = Lines()
        self.hashing = Hashing()
        randrange = secrets.SystemRandom().randrange  # the operating system's source: nobody can predict or steer it
        self.elsewhere = Elsewhere(self.clock)
        """Who is there through other workers; empty where this server is alone."""
        self.duties = Duties(is_shared=store.is_shared)
        """What one worker does for all."""
        self.claims = TableClaims(store) if store.is_shared else None
        store.has_bots = config.bots > 0
        has_bots = thinker if store.has_bots else None
        bots = BotTurns(has_bots, self.clock, is_free=config.unwatched_bots, claims=self.claims)
        self.hint_workers = HintWorkers(config.hint_workers)
        self.outages = Outages(store, self.clock)
        self.blocks = Blocks(store.read_now(read_blocks))
        self.muted = store.read_now(read_muted)
        """Whom a moderator lets not speak, and until when."""
        self.tables = LiveTables(
            store,
            self.clock,
            randrange,
            bots,
            config.gone_seconds,
            self.is_guest,
            hints=HintTurns(self.hint_workers, self.clock),
            outages=self.outages.read,
            blocks=self.unheard_by,
            is_muted=self.is_muted,
            elsewhere=self.elsewhere if store.is_shared else None,
            talk=config.chat,
        )
        self.post = PostOffice(config, store, self.clock)
        self.counting = Counting(store, self.clock)
        self.arrivals = Arrivals(store, self.clock, lambda: self.post.key)
        self.tables.finished = self.counting.note
        self.topics = Topics()
        self.director = Director(store, self.tables, self.clock)
        self.director.changed = lambda name: self.topics.tell(f"tournament:{name}")
        self.director.is_on_duty = lambda: self.duties.has("director")
        self.tables.directed = self.director.note_table
        self.records = RecordWorkers()
        self.has_waiting_bots: Callable[[], bool] = lambda: False
        """Whether a bot waits for a processor; whoever starts the bots' processes knows."""
        analysts = WorkerPool(config.analysis_workers, LEAST_URGENT) if config.analysis_workers else None
        workers = None if analysts is None else AnalysisWorkers(analysts)
        self.analyses = AnalysisQueue(workers, StoredAnalyses(store), self.clock, self._is_processor_wanted)
        self.studies = Studies(analysts, store)
        self.user_told: Callable[[int], None] = lambda _user: None
        """Tells other workers that something has changed that every memory holds about a user."""
        self._changes = 0
        """How often that has happened here."""
        self.connected: dict[int, int] = {}
        """How many sockets each user has open."""
        self.accounts = store.read_now(identity.read_accounts)
        """Everybody who has an account."""
        self.bots = store.read_now(read_all_bots)
        """Every bot of others, with whose it is."""
        for table, user in store.read_now(read_turns):
            self.tables.note_waiting(table, user)
        for table, deadline in store.read_now(read_deadlines):
            self.tables.deadlines.note(table, moment_of(deadline))
        for table, until in store.read_now(read_holds):
            self.tables.deadlines.note(table, until)

    def user_changed(self, user: int) -> None:
        """Something has changed that memory holds about a user."""
        self._changes += 1
        self.user_told(user)

    async def read_again(self, user: int) -> None:
        """Read again what memory holds about a user: another worker says that it has changed."""
        known = await self.store.read(lambda database: read_known(database, user))
        self._note_known(user, known)
        await self.post.refresh()

    async def read_all_again(self) -> None:
        """Read again what memory holds about everybody, in case something was not heard."""
        changes, read = self._changes, self.store.read
        accounts, bots = await read(identity.read_accounts), await read(read_all_bots)
        blocks, muted = await read(read_blocks), await read(read_muted)
        if changes == self._changes:  # else what was just changed here would be forgotten
            self.accounts, self.bots, self.muted = accounts, bots, muted
            self.blocks.replace(blocks)
        await self.post.refresh()

    def _note_known(self, user: int, known: KnownUser) -> None:
        """Let memory hold what the database knows about a user."""
        (self.accounts.add if known.has_account else self.accounts.discard)(user)
        self.bots.pop(user, None)
        if known.owner:
            self.bots[user] = known.owner
        self.blocks.put(user, known.blocks)
        self.muted.pop(user, None)
        if known.muted:
            self.muted[user] = known.muted

    def is_muted(self, user: int) -> bool:
        """Whether a moderator lets a user not speak now."""
        return self.muted.get(user, "") > self.clock.now()

    def unheard_by(self, user: int) -> frozenset[int]:
        """Whom a user has blocked, and the bots of those: by them nobody is reached either."""
        blocked = self.blocks.of(user)
        return blocked and blocked | {bot for bot, owner in self.bots.items() if owner in blocked}

    def is_guest(self, user: int) -> bool:
        """Whether a user has no account; whoever is nobody is no guest either."""
        return user != NO_USER and user not in self.accounts

    def _is_processor_wanted(self) -> bool:
        """Whether a bot or a hint waits for a processor."""
        return self.has_waiting_bots() or self.hint_workers.waiting() > 0

    def is_connected(self, user: int) -> bool:
        """Whether a user has a socket open, here or elsewhere."""
        return self.connected.get(user, 0) > 0 or self.elsewhere.is_online(user)

    def cookie(self) -> str:
        """The name of the session cookie; browsers hold `__Host-` ones to this host and https alone."""
        return "__Host-tabuleiro" if self.config.is_secure() else "tabuleiro"

    def session_of(self, connection: HTTPConnection) -> str:
        """The session id that somebody brings; empty when there is none."""
        return connection.cookies.get(self.cookie(), "")[:100]

    def token_of(self, connection: HTTPConnection) -> str:
        """The token that a program brings in the header; empty when there is none. One in an address is refused.

        Addresses are written to logs of proxies and kept by browsers: a token that was sent there is not secret.
        """
        if f"{PREFIX}_" in connection.url.query:
            raise RequestError("forbidden", "a token belongs into the header Authorization", None, "error-token-in-url")
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        return token.strip()[:100] if scheme.lower() == "bearer" else ""

    def credential_of(self, connection: HTTPConnection) -> str:
        """The token or else the session that somebody brings: by its hash their sockets are known."""
        return self.token_of(connection) or self.session_of(connection)

    async def _bearer_of(self, token: str) -> User:
        """Who brings a token; one that is unknown or over is refused, and not taken for a visitor."""
        now = self.clock.now()
        found = await self.store.read(lambda database: read_token_user(database, token, now))
        if found is None:
            raise RequestError("unauthenticated", "this token is not known or is over", None, "error-bad-token")
        user, name, used = found
        if used < ago(now, TOUCH_SECONDS):
            with contextlib.suppress(SQLAlchemyError, StoreError):  # a full disk keeps nobody from looking
                await self.store.write(lambda database: touch_token(database, name, now))
        return user

    async def user_of(self, connection: HTTPConnection) -> User | None:
        """Who is asking; None for a visitor without a session."""
        if token := self.token_of(connection):
            return await self._bearer_of(token)
        session = self.session_of(connection)
        if not session:
            return None
        now = self.clock.now()
        found = await self.store.read(lambda database: identity.read_user(database, session, now))
        if found is None:
            return None
        user, seen = found
        if seen < ago(now, TOUCH_SECONDS):
            with contextlib.suppress(SQLAlchemyError, StoreError):  # a full disk keeps nobody from looking
                await self.store.write(lambda database: touch_session(database, session, now))
        return user

    def address_of(self, connection: HTTPConnection) -> str:
        """Where somebody comes from; empty for addresses without limits."""
        address = connection.client.host if connection.client is not None else "unknown"
        return "" if address in self.config.exempt else network_of(address)

    async def forget_idle(self) -> None:
        """Once a minute drop tables that nobody uses, and collect garbage when no move waits for it."""
        while True:
            await asyncio.sleep(FORGET_SECONDS)
            self.tables.forget_idle()
            gc.collect()


def context_of(connection: HTTPConnection) -> Context:
    """The server that a request came to."""
    context = connection.app.state.context
    assert isinstance(context, Context), "set by app.py"
    return context
