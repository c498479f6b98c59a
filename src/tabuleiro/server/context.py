"""Everything that a running server holds, in one place, and who is asking."""

import asyncio
import gc
from typing import Final

from fastapi import Request
from starlette.requests import HTTPConnection

from tabuleiro.server.bot_workers import Thinker
from tabuleiro.server.clock import Clock, SystemClock
from tabuleiro.server.config import Config
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people import identity
from tabuleiro.server.people.identity import User
from tabuleiro.server.people.limits import Limits
from tabuleiro.server.store.queries import read_turns
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.chance import system_dice
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.table import Table

FORGET_SECONDS: Final = 60.0


class Context:
    """A running server. `sockets` is filled by sockets.py."""

    def __init__(self, config: Config, store: Store, thinker: Thinker, clock: Clock | None = None) -> None:
        self.config = config
        self.store = store
        self.clock = clock or SystemClock()
        self.limits = Limits(self.clock)
        self.tables = LiveTables(store, self.clock, system_dice(), thinker, config.gone_seconds)
        self.connected: dict[int, int] = {}
        """How many sockets each user has open."""
        for table, user in store.read_now(read_turns):
            self.tables.turn_of[table] = user
            self.tables.waiting.setdefault(user, {})[table] = None

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
        return "" if address in self.config.exempt else address

    async def find_table(self, table: str, user: int, key: str) -> Table:
        """A table that this user may see; a private one without its key does not exist."""
        found = await self.tables.find(table)
        snapshot = found.snapshot
        is_member = user == snapshot.host or bool(snapshot.seats_of(user))
        if snapshot.agreed().visibility == "link" and not is_member and key != snapshot.key:
            raise RequestError("unknown_table", "there is no such table")
        return found

    async def forget_idle(self) -> None:
        """Keep memory small, for ever."""
        while True:
            await asyncio.sleep(FORGET_SECONDS)
            self.tables.forget_idle()
            gc.collect()


def context_of(connection: HTTPConnection) -> Context:
    """The server that a request came to."""
    context = connection.app.state.context
    assert isinstance(context, Context), "set by app.py"
    return context


async def current_user(request: Request) -> User | None:
    """Who is asking, if anybody in particular."""
    return await context_of(request).user_of(request)


async def require_user(request: Request) -> User:
    """Who is asking; without a session the request is refused."""
    user = await current_user(request)
    if user is None:
        raise RequestError("unauthenticated", "this needs a session")
    return user
