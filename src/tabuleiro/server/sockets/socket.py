"""One socket: reads messages one after another, and sends what waits without ever blocking a table (backpressure).

Every message gets exactly one answer.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import MutableMapping
from typing import Any, Final

from fastapi import WebSocket, WebSocketDisconnect
from structlog.contextvars import bind_contextvars, reset_contextvars

from tabuleiro.server import metrics
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.limits import (
    CHAT_OF_TABLE,
    CHAT_OF_USER,
    FLOOD,
    HINTS,
    MESSAGES,
    MESSAGES_OF_BOT,
    MESSAGES_PER_ADDRESS,
    PAUSE_SECONDS,
    QUEUE_BYTES,
    UNLIMITED,
    WARNINGS,
)
from tabuleiro.server.people.lines import PROGRAMS
from tabuleiro.server.people.rated.admission import check_reliable
from tabuleiro.server.people.sessions import hash_session
from tabuleiro.server.people.tokens import READ
from tabuleiro.server.people.user import User
from tabuleiro.server.sockets.connection import ROUND_TRIP
from tabuleiro.server.sockets.frames import decode, read_message, read_nonce
from tabuleiro.server.sockets.server_messages import TopicMessage, frame
from tabuleiro.server.sockets.watching import TOPIC_COMMANDS
from tabuleiro.server.stages import Stages
from tabuleiro.server.table.club.invitations import is_invited
from tabuleiro.server.table.commands import OF_BOTS, PUBLIC, Message, answer, find
from tabuleiro.server.table.table import Table
from tabuleiro.server.table.wire import embed, encode_text

log = logging.getLogger(__name__)
GOODBYE_SECONDS: Final = 2.0
FAREWELL_SECONDS: Final = 0.2
"""How long whoever is sent away has to hear why."""
SLOW_SECONDS: Final = 0.5
"""A message that takes longer is noted."""
MOST_ALLOWED: Final = 300
"""Whoever delays the answers to our pings gains no more than so many milliseconds a decision."""
POLICY, RESTART, TOO_SLOW = 1008, 1012, 1013
"""Close codes: a flood or an ended session; a server that stops; a client that does not read."""


class Socket:
    """One connection: who it belongs to, what it watches, what waits to be sent."""

    def __init__(self, web: WebSocket, context: Context, who: User | None, session: str) -> None:
        self.web = web
        self.context = context
        self.user = 0 if who is None else who.id
        self.name = "" if who is None else who.name
        self.scope = "" if who is None else who.scope
        self.is_bot = who is not None and who.owner != 0
        self.session = hash_session(session)
        self.tables: dict[str, Table] = {}
        self.address = context.address_of(web)
        self.line = PROGRAMS if self.is_bot else self.address
        """Where its messages wait to be answered."""
        rate = MESSAGES_OF_BOT if self.is_bot else MESSAGES
        self.bucket = context.limits.new_bucket(rate if self.address else UNLIMITED)
        self._excess = 0
        """How many more messages were too many than were answered."""
        self.close_code = 0
        self._queue: deque[str] = deque()
        self._bytes = 0
        self._filled = asyncio.Event()
        self.closing = asyncio.Event()

    def send(self, text: str) -> None:
        """Take a message to send; never waits. A socket that does not read is dropped (backpressure).

        What counts is how much waits already: a single message, however long, closes nothing.
        """
        if self._bytes > QUEUE_BYTES:
            self.close(TOO_SLOW)
        if self.close_code:
            return
        self._queue.append(text)
        self._bytes += len(text)
        self._filled.set()

    def hear(self, topic: str) -> None:
        """Take it that a topic which this socket watches has changed."""
        self.send(frame(TopicMessage(type="topic", topic=topic)))

    def close(self, code: int) -> None:
        """Close soon; what waits is dropped."""
        self.close_code = self.close_code or code
        self._queue.clear()
        self.closing.set()

    async def is_over(self) -> bool:
        """Whether the session or token with which it was opened has ended."""
        try:
            return self.user != 0 and await self.context.user_of(self.web) is None
        except RequestError:  # a token that is over
            return True

    async def write(self) -> None:
        """Send what waits, until the task is cancelled."""
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._queue:
                text = self._queue.popleft()
                await self.web.send_text(text)
                self._bytes -= len(text)

    async def say_goodbye(self) -> None:
        """Close with a code that says why, if the other side still listens."""
        with contextlib.suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
            await asyncio.wait_for(self.web.close(self.close_code), GOODBYE_SECONDS)

    async def read(self) -> None:
        """Answer one message after another, until the other side is gone."""
        while not self.close_code:
            text = await self._receive()
            arrived = self.context.clock.milliseconds() - allowance(self.web.scope)
            try:
                self._count()
            except RequestError as error:
                self._send_error(frame_nonce(text), error)
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            async with self.context.lines.wait(self.line):
                await self._answer(text, arrived)

    def _count(self) -> None:
        """Count one message; one too many is refused, and a flood is cut off.

        Whoever shares an address with somebody who floods may be refused, but is not cut off.
        """
        if self.bucket.take(self.context.clock.seconds()):
            self._excess = max(0, self._excess - 1)
            if self.address:
                self.context.limits.check(f"messages {self.address}", MESSAGES_PER_ADDRESS)
            return
        self._excess += 1
        if self._excess > FLOOD:
            log.warning("a user floods: the socket is closed")
            self.close(POLICY)
        raise RequestError("too_fast", "too many messages")

    async def _receive(self) -> str:
        """The next message; one in a binary frame is empty, and so it is refused like any other that is no JSON."""
        event = await self.web.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event["code"], event.get("reason"))
        return event.get("text") or ""

    async def _answer(self, text: str, arrived: int) -> None:
        nonce, message = "", None
        try:
            data = decode(text)
            nonce = read_nonce(data)
            message = read_message(data)
            self._check_scope(message.kind)
            if message.kind in {"chat", "phrase"} and self.context.address_of(self.web):
                self.context.limits.check(f"chat {message.table} {self.user}", CHAT_OF_USER)
                self.context.limits.check(f"chat {message.table}", CHAT_OF_TABLE)
            if message.kind == "hint" and self.context.address_of(self.web):
                self.context.limits.check(f"hint {self.user}", HINTS)
            if message.kind == "warn" and self.context.address_of(self.web):
                self.context.limits.check(f"warn {self.user}", WARNINGS)
            await self._carry_out(message._replace(arrived=arrived))
        except RequestError as error:
            if error.rule and message is not None:
                self._count_rule(message.table, error.rule)
            if error.code in {"forbidden", "unauthenticated"}:
                log.info("a message was refused: %s", error.text, extra={"code": error.code})
            self._send_error(nonce, error)
            if error.code == "elsewhere":  # whoever comes again may come to a worker that can serve it
                asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self.close, RESTART)
        except Exception:
            log.exception("a message could not be answered")
            self._send_error(nonce, RequestError("busy", "the server failed on this; it was noted"))

    def _check_scope(self, kind: str) -> None:
        """Refuse what a token for reading does not allow, and what bots of others leave to people."""
        if self.scope == READ and kind not in PUBLIC:
            raise RequestError("forbidden", "this token is for reading", None, "error-token-scope")
        if self.is_bot and kind not in OF_BOTS:
            raise RequestError("forbidden", "this is not for bots", None, "error-not-for-bots")

    async def _carry_out(self, message: Message) -> None:
        """Carry a message out; what takes long is noted with where the time went."""
        if message.kind == "ping" and message.fields["seen"] is not None:
            self.context.post.attention.note(self.user, message.fields["seen"])
        bound, stages = bind_contextvars(table=message.table), Stages()
        try:
            with stages:
                if message.kind in TOPIC_COMMANDS:
                    await TOPIC_COMMANDS[message.kind](self, self.context, message)
                else:
                    await self._check_rated(message)
                    await answer(self, self.context.tables, message)
        finally:
            reset_contextvars(**bound)
            if self.context.spans is not None:
                self.context.spans.note(message.kind, message.table, stages)
        if message.kind == "play":
            metrics.MOVE_SECONDS.observe(stages.seconds)
        if stages.total() > SLOW_SECONDS:
            about = {"table": message.table, "ms": round(1000 * stages.total()), "stages": stages.milliseconds()}
            log.warning("slow: a message of type %s", message.kind, extra=about)

    async def _check_rated(self, message: Message) -> None:
        """Refuse a seat that is held at a rated table to whoever may play no rated games, as the lobby does."""
        if message.kind == "invite_answer" and message.fields["accept"] and self.user:
            snapshot = (await find(self, self.context.tables, message)).snapshot
            if is_invited(snapshot, self.user):
                await check_reliable(self.context, snapshot.agreed(), self.user)

    def _count_rule(self, table: str, rule: str) -> None:
        """Count an action that a rule forbade."""
        if (live := self.context.tables.live.get(table)) is not None:
            metrics.REFUSED_RULE.labels(live.snapshot.agreed().game, rule).inc()

    def acknowledge(self, nonce: str, **carried: object) -> None:
        """Send that a message is done, and stored."""
        self.send(encode_text({"type": "ack", "nonce": nonce, **carried}))

    def _send_error(self, nonce: str, error: RequestError) -> None:
        """Send why a message is not done."""
        metrics.REFUSED.labels(error.code).inc()
        message: dict[str, object] = {"type": "error", "nonce": nonce, **error.answer()}
        if error.update:
            message["update"] = embed(error.update.encode())
        self.send(encode_text(message))

    def leave_all(self) -> None:
        """Watch nothing any more."""
        for table in self.tables.values():
            table.unsubscribe(self)
        self.tables.clear()
        self.context.topics.leave(self)


def allowance(scope: MutableMapping[str, Any]) -> int:
    """So many milliseconds of every decision are the network's, as far as we measured them ourselves."""
    [seconds] = scope.get(ROUND_TRIP, [0.0])
    return min(MOST_ALLOWED, round(1000 * float(seconds)))


def frame_nonce(text: str) -> str:
    """The nonce of a frame, whatever it is."""
    try:
        return read_nonce(decode(text))
    except RequestError:
        return ""
