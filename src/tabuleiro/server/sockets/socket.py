"""The WebSocket: one per browser tab, multiplexed by table. Every message gets exactly one answer."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Final

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.requests import HTTPConnection

from tabuleiro import __version__
from tabuleiro.server.context import Context, context_of
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.csrf import check_origin
from tabuleiro.server.people import identity
from tabuleiro.server.people.identity import User
from tabuleiro.server.people.limits import (
    FLOOD,
    MESSAGES,
    QUEUE_BYTES,
    SOCKETS_PER_ADDRESS,
    SOCKETS_PER_USER,
    UNLIMITED,
)
from tabuleiro.server.sockets.frames import decode, read_message, read_nonce
from tabuleiro.server.table.commands import Message, answer
from tabuleiro.server.table.table import Table

router = APIRouter()
log = logging.getLogger(__name__)
PROTOCOL: Final = 1
REVALIDATE_SECONDS: Final = 600.0
GOODBYE_SECONDS: Final = 2.0
POLICY, TOO_SLOW = 1008, 1013
"""Close codes: a flood or an ended session; somebody who does not read."""


class Socket:
    """One connection: who it belongs to, what it watches, what waits to be sent."""

    def __init__(self, web: WebSocket, context: Context, who: User | None, session: str) -> None:
        self.web = web
        self.context = context
        self.who = who
        self.user = 0 if who is None else who.id
        self.session = identity.hash_session(session)
        self.tables: dict[str, Table] = {}
        self.bucket = context.limits.new_bucket(MESSAGES if context.address_of(web) else UNLIMITED)
        self.refused = 0
        self.close_code = 0
        self._queue: deque[str] = deque()
        self._bytes = 0
        self._filled = asyncio.Event()
        self.closing = asyncio.Event()

    def send(self, text: str) -> None:
        """Take a message to send; never waits. A socket that does not read is dropped."""
        if self._bytes + len(text) > QUEUE_BYTES and self._queue:
            self.close(TOO_SLOW)
        if self.close_code:
            return
        self._queue.append(text)
        self._bytes += len(text)
        self._filled.set()

    def close(self, code: int) -> None:
        """Close soon; what waits is dropped."""
        self.close_code = self.close_code or code
        self._queue.clear()
        self.closing.set()

    async def write(self) -> None:
        """Send what waits, for ever."""
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._queue:
                text = self._queue.popleft()
                await self.web.send_text(text)
                self._bytes -= len(text)

    async def say_goodbye(self) -> None:
        """Tell the other side why, if it still listens."""
        with contextlib.suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
            await asyncio.wait_for(self.web.close(self.close_code), GOODBYE_SECONDS)

    async def read(self) -> None:
        """Answer one message after another, until the other side is gone."""
        while not self.close_code:
            text = await self.web.receive_text()
            now = self.context.clock.seconds()
            if self.bucket.take(now):
                self.refused = max(0, self.refused - 1)
                await self._answer(text)
                continue
            self.refused += 1
            self._refuse(frame_nonce(text), RequestError("too_fast", "too many messages"))
            await asyncio.sleep(0)  # a flood must not keep everybody else from their turn
            if self.refused > FLOOD:
                log.warning("user %s floods: the socket is closed", self.user)
                self.close(POLICY)

    async def _answer(self, text: str) -> None:
        nonce = ""
        try:
            frame = decode(text)
            nonce = read_nonce(frame)
            message = read_message(frame)
            await answer(self, message)
        except RequestError as error:
            if error.code in {"forbidden", "unauthenticated"}:
                log.info("user %s was refused: %s", self.user, error.text)
            self._refuse(nonce, error)
        except Exception:
            log.exception("a message of user %s could not be answered", self.user)
            self._refuse(nonce, RequestError("busy", "the server failed on this; it was noted"))

    def acknowledge(self, message: Message, **more: object) -> None:
        """Say that it is done, and stored."""
        self.send(orjson.dumps({"type": "ack", "nonce": message.nonce, **more}).decode())

    def _refuse(self, nonce: str, error: RequestError) -> None:
        told: dict[str, object] = {"type": "error", "nonce": nonce, **error.answer()}
        if error.update:
            told["update"] = orjson.Fragment(error.update)
        self.send(orjson.dumps(told).decode())

    def leave_all(self) -> None:
        """Watch nothing any more."""
        for table in self.tables.values():
            table.unsubscribe(self)
        self.tables.clear()


def frame_nonce(text: str) -> str:
    """The nonce of a frame, whatever it is."""
    try:
        return read_nonce(decode(text))
    except RequestError:
        return ""


class Hub:
    """All open sockets, by user and by address."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.of_user: dict[int, set[Socket]] = {}
        self.of_address: dict[str, int] = {}
        context.tables.turns_changed = self.tell_turns

    def check(self, user: int, address: str) -> None:
        """Refuse one socket too many."""
        if user and len(self.of_user.get(user, ())) >= SOCKETS_PER_USER:
            raise RequestError("too_fast", "too many sockets of one user")
        if address and self.of_address.get(address, 0) >= SOCKETS_PER_ADDRESS:
            raise RequestError("too_fast", "too many sockets from one address")

    def add(self, socket: Socket, address: str) -> None:
        """Count a socket in."""
        self.of_user.setdefault(socket.user, set()).add(socket)
        self.of_address[address] = self.of_address.get(address, 0) + 1
        self.context.connected[socket.user] = len(self.of_user[socket.user])

    def remove(self, socket: Socket, address: str) -> None:
        """Count a socket out."""
        socket.leave_all()
        self.of_user[socket.user].discard(socket)
        self.context.connected[socket.user] = len(self.of_user[socket.user])
        if not self.of_user[socket.user]:
            del self.of_user[socket.user], self.context.connected[socket.user]
        self.of_address[address] -= 1
        if not self.of_address[address]:
            del self.of_address[address]

    def turns(self, user: int) -> list[str]:
        """The tables that wait for a user."""
        return list(self.context.tables.waiting.get(user, ()))

    def tell_turns(self, user: int, table: str) -> None:
        """Tell a user's sockets that other tables wait now; those that watch the table have its update."""
        others = [socket for socket in self.of_user.get(user, ()) if table not in socket.tables]
        if others:
            text = orjson.dumps({"type": "turns", "tables": self.turns(user)}).decode()
            for socket in others:
                socket.send(text)

    def close(self, user: int = 0, session: str = "") -> None:
        """Close the sockets of a user, or of one session."""
        for sockets in self.of_user.values():
            for socket in sockets:
                if (user and socket.user == user) or (session and socket.session == session):
                    socket.close(POLICY)


def hub_of(connection: HTTPConnection) -> Hub:
    """The sockets of the server that a request came to."""
    hub = connection.app.state.hub
    assert isinstance(hub, Hub), "set by app.py"
    return hub


@router.websocket("/api/socket")
async def open_socket(web: WebSocket) -> None:
    """Serve one connection from its handshake to its end."""
    context, hub = context_of(web), hub_of(web)
    address = context.address_of(web)
    try:
        check_origin(web.headers, context.config.origin)
        who = await context.user_of(web)
        hub.check(0 if who is None else who.id, address)
    except RequestError as error:
        log.info("a socket from %s was refused: %s", address, error.text)
        await web.close(POLICY)  # before it is accepted: answered with HTTP 403
        return
    await web.accept()
    socket = Socket(web, context, who, context.session_of(web))
    hub.add(socket, address)
    told = None if who is None else who.encode()
    hello = {
        "type": "hello",
        "protocol": PROTOCOL,
        "server": __version__,
        "user": told,
        "turns": hub.turns(socket.user),
    }
    socket.send(orjson.dumps(hello).decode())
    works = (socket.read(), socket.write(), revalidate(socket), socket.closing.wait())
    tasks: list[asyncio.Task[object]] = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.remove(socket, address)
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, (WebSocketDisconnect, RuntimeError)):
                log.warning("a socket of user %s broke: %r", socket.user, outcome)
        if socket.close_code:
            await socket.say_goodbye()


async def revalidate(socket: Socket) -> None:
    """From time to time make sure that the session of a long-lived socket has not ended."""
    while True:
        await asyncio.sleep(REVALIDATE_SECONDS)
        if socket.user and await socket.context.user_of(socket.web) is None:
            socket.close(POLICY)
