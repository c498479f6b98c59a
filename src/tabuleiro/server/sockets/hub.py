"""All open sockets: how many a user or an address may have, and what goes to every socket of a user."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection

from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.limits import SOCKETS_PER_ADDRESS, SOCKETS_PER_BOT, SOCKETS_PER_USER
from tabuleiro.server.sockets.server_messages import (
    ByeMessage,
    InvitedMessage,
    NoticeMessage,
    TableSetting,
    TurnsMessage,
    frame,
)
from tabuleiro.server.sockets.socket import FAREWELL_SECONDS, POLICY, RESTART, Socket
from tabuleiro.server.table.clocks.comeback import let_come_back
from tabuleiro.server.table.notices.notice import WAITS, Notice
from tabuleiro.server.table.seat import HELD
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.topics import LOBBY

ANNOUNCEMENT: Final = "announcement"
"""The topic that everybody watches."""
RETURN_MILLISECONDS: Final = 3000
"""Within which time at most those who are sent away come back."""
EACH_MILLISECONDS: Final = 10
"""How much of that time each of them adds: a few people need not wait for each other."""
SPREAD_SECONDS: Final = 2.0
"""How long it takes at most to send everybody away."""
PAUSE_SECONDS: Final = 0.01
"""From one to the next, where everybody has to wait for the next start."""
SEATING_SECONDS: Final = 0.1
"""From one to the next among workers: time for another one to load a table."""


class Hub:
    """The open sockets, by user and by address."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.of_user: dict[int, set[Socket]] = {}
        self.of_address: dict[str, int] = {}
        context.tables.turns_changed = self.send_turns
        context.tables.listed = lambda: context.topics.tell(LOBBY)
        context.store.noted = self.send_notice
        self.is_open = True
        """Whether people come here at all: a worker for bots alone has no port."""
        self.is_closing = False
        self.told: Callable[..., None] = lambda *_: None
        """Tells other workers of what concerns sockets that are open there."""

    def check(self, user: int, address: str, *, is_bot: bool = False) -> None:
        """Refuse one socket too many, and every one when the server is about to stop."""
        if self.is_closing:
            raise RequestError("busy", "the server is about to stop; come back in a moment")
        if user and len(self.of_user.get(user, ())) >= (SOCKETS_PER_BOT if is_bot else SOCKETS_PER_USER):
            raise RequestError("too_fast", "too many sockets of one user")
        if address and self.of_address.get(address, 0) >= SOCKETS_PER_ADDRESS:
            raise RequestError("too_fast", "too many sockets from one address")

    def add(self, socket: Socket, address: str) -> None:
        """Count a socket in."""
        self.of_user.setdefault(socket.user, set()).add(socket)
        self.of_address[address] = self.of_address.get(address, 0) + 1
        self.context.connected[socket.user] = len(self.of_user[socket.user])
        if socket.user and len(self.of_user[socket.user]) == 1:
            self.told("c", [socket.user], 1)

    def remove(self, socket: Socket, address: str) -> None:
        """Count a socket out."""
        socket.leave_all()
        self.of_user[socket.user].discard(socket)
        self.context.connected[socket.user] = len(self.of_user[socket.user])
        if not self.of_user[socket.user]:
            del self.of_user[socket.user], self.context.connected[socket.user]
            if socket.user:
                self.told("c", [socket.user], 0)
        self.of_address[address] -= 1
        if not self.of_address[address]:
            del self.of_address[address]

    def turns(self, user: int) -> list[str]:
        """The tables that wait for a user."""
        return list(self.context.tables.waiting.get(user, ()))

    def send_turns(self, user: int, table: str) -> None:
        """Send to a user's sockets which tables wait now; those that watch the table have its update."""
        others = [socket for socket in self.of_user.get(user, ()) if table not in socket.tables]
        if others:
            text = frame(TurnsMessage(type="turns", tables=self.turns(user)))
            for socket in others:
                socket.send(text)

    def send_notice(self, notice: Notice) -> None:
        """Send to a user's sockets that something has happened; that a table waits they know from `turns`."""
        sockets = self.of_user.get(notice.user, ())
        if notice.event not in WAITS and sockets:
            told = NoticeMessage.model_validate({"type": "notice", "event": notice.event, "table": notice.table()})
            for socket in sockets:
                socket.send(frame(told))

    def send_invitations(self, snapshot: Snapshot) -> None:
        """Send to everybody for whom a seat is held what is to be played there, wherever their sockets are."""
        if any(seat.kind == HELD for seat in snapshot.seats):
            self.told("i", snapshot.table)
        self.send_invitations_here(snapshot)

    def send_invitations_here(self, snapshot: Snapshot) -> None:
        """The same to those whose sockets are here; not to whoever blocks who asks."""
        agreement, asked = snapshot.agreed(), {seat.user for seat in snapshot.seats if seat.kind == HELD}
        for user in {one for one in asked if not self.context.blocks.has(one, snapshot.host)}:
            setting = TableSetting.model_validate(
                {
                    **{name: getattr(agreement, name) for name in ("game", "version", "seats", "options", "rated")},
                    "clock": agreement.clock,
                    "host": snapshot.host,
                }
            )
            text = frame(InvitedMessage(type="invited", table=snapshot.table, setting=setting))
            for socket in self.of_user.get(user, ()):
                socket.send(text)

    def announce(self) -> None:
        """Tell every socket, here and elsewhere, that there is something new to be read from the operator."""
        self.announce_here()
        self.told("o", ANNOUNCEMENT)

    def announce_here(self) -> None:
        """The same to the sockets that are here."""
        for sockets in self.of_user.values():
            for socket in sockets:
                socket.hear(ANNOUNCEMENT)

    async def send_away(self) -> None:
        """Before the server stops: send everybody away, one after another, with a time of their own to come back.

        Who came back all at once would find the next server busy with nothing else (a thundering herd). So each one
        plays on until it is their turn to go, and goes when the one before has most likely sat down elsewhere.
        """
        self.is_closing = True
        sockets = [socket for of_user in self.of_user.values() for socket in of_user]
        helped, helping = set[str](), list[asyncio.Task[None]]()
        longest = min(RETURN_MILLISECONDS, EACH_MILLISECONDS * len(sockets))
        loop = asyncio.get_running_loop()
        pause = SEATING_SECONDS if self.context.store.is_shared else PAUSE_SECONDS
        for socket in sockets:
            socket.send(frame(ByeMessage(type="bye", after=secrets.randbelow(longest))))
            loop.call_later(FAREWELL_SECONDS, socket.close, RESTART)
            if self.context.store.is_shared:  # else the time until the next start is an outage
                helping.append(asyncio.create_task(self._let_come_back(socket, helped)))
            await asyncio.sleep(min(SPREAD_SECONDS / len(sockets), pause))
        await asyncio.gather(*helping)
        if sockets:
            await asyncio.sleep(2 * FAREWELL_SECONDS)

    async def _let_come_back(self, socket: Socket, helped: set[str]) -> None:
        """Give somebody who is sent away time to come back, at the tables where they decide in live play."""
        for name in [name for name in socket.tables if self.context.tables.turn_of.get(name) == socket.user]:
            if name in helped or not socket.user:
                continue
            helped.add(name)
            with contextlib.suppress(RequestError):  # what the database does not take is an outage
                await let_come_back(socket.tables[name], {socket.user})

    def close(self, user: int = 0, session: str = "") -> None:
        """Close the sockets of a user, or of one session, wherever they are."""
        for socket in self._of(user, session):
            socket.close(POLICY)
        if user:
            self.told("x", user)
        if session:
            self.told("s", session)

    async def revalidate(self, user: int = 0, session: str = "") -> None:
        """Close those sockets of a user, or of one session, whose session has ended: another worker says so."""
        for socket in self._of(user, session):
            if await socket.is_over():
                socket.close(POLICY)

    def drop_all(self) -> None:
        """Close every socket: whoever comes back may find a worker that reaches the database."""
        for sockets in self.of_user.values():
            for socket in sockets:
                socket.close(RESTART)

    def drop_watchers(self, table: str) -> None:
        """Close every socket that watches a table: whoever comes back may find a worker that can serve it."""
        for sockets in self.of_user.values():
            for socket in sockets:
                if table in socket.tables:
                    socket.close(RESTART)

    def _of(self, user: int, session: str) -> list[Socket]:
        return [
            socket
            for sockets in self.of_user.values()
            for socket in sockets
            if (user and socket.user == user) or (session and socket.session == session)
        ]


def hub_of(connection: HTTPConnection) -> Hub:
    """The sockets of the server that a request came to."""
    hub = connection.app.state.hub
    assert isinstance(hub, Hub), "set by app.py"
    return hub
