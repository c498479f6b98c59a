"""Everything that a running server holds, in one place (its composition root), and who is asking."""

import asyncio
import gc
import secrets
from typing import Final

from starlette.requests import HTTPConnection

from tabuleiro.server.clock import Clock, SystemClock
from tabuleiro.server.config import Config
from tabuleiro.server.people import identity
from tabuleiro.server.people.hashing import Hashing
from tabuleiro.server.people.limits import Limits, network_of
from tabuleiro.server.people.lines import Lines
from tabuleiro.server.people.user import User
from tabuleiro.server.record_workers import RecordWorkers
from tabuleiro.server.store.queries import read_turns
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.bots.bot_turns import BotTurns
from tabuleiro.server.table.bots.thinker import Thinker
from tabuleiro.server.table.live_tables import LiveTables

FORGET_SECONDS: Final = 60.0
"""How often idle tables are forgotten."""


class Context:
    """A running server."""

    def __init__(self, config: Config, store: Store, thinker: Thinker, clock: Clock | None = None) -> None:
        self.config = config
        self.store = store
        self.clock = clock or SystemClock()
        self.limits = Limits(self.clock)
        self.lines = Lines()
        self.hashing = Hashing()
        randrange = secrets.SystemRandom().randrange  # the operating system's source: nobody can predict or steer it
        bots = BotTurns(thinker, self.clock, is_free=config.unwatched_bots)
        self.tables = LiveTables(store, self.clock, randrange, bots, config.gone_seconds)
        self.records = RecordWorkers()
        self.connected: dict[int, int] = {}
        """How many sockets each user has open."""
        for table, user in store.read_now(read_turns):
            self.tables.note_waiting(table, user)

    def is_connected(self, user: int) -> bool:
        """Whether a user has a socket open."""
        return self.connected.get(user, 0) > 0

    def cookie(self) -> str:
        """The name of the session cookie; browsers hold `__Host-` ones to this host and https alone."""
        return "__Host-tabuleiro" if self.config.is_secure() else "tabuleiro"

    def session_of(self, connection: HTTPConnection) -> str:
        """The session id that somebody brings; empty when there is none."""
        return connection.cookies.get(self.cookie(), "")[:100]

    async def user_of(self, connection: HTTPConnection) -> User | None:
        """Who is asking; None for a visitor without a session."""
        session = self.session_of(connection)
        if not session:
            return None
        return await self.store.read(lambda database: identity.read_user(database, session))

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
