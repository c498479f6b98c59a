"""The connection under a socket (uvicorn's protocol class), with bounds on what never reaches the application.

Control frames and fragments are answered or kept below the application, so they are counted here; and they are read in
small slices, so that a burst of tiny frames keeps nobody else waiting.
"""

import logging
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from tabuleiro.server import metrics
from tabuleiro.server.deadline import STALLED_SECONDS, Deadline
from tabuleiro.server.people.limits import MESSAGES, QUEUE_BYTES, Bucket

log = logging.getLogger(__name__)
SLICE_BYTES: Final = 4096
"""How much is parsed before everybody else has a turn: at most 700 frames, some milliseconds."""
GOODBYE_SECONDS: Final = 5.0
"""How long the other side may take to read what was sent before a connection is closed."""


ROUND_TRIP: Final = "tabuleiro.round_trip"
"""Where the application finds the seconds that the last ping took, there and back: a list of one number."""


class SocketConnection(WebSocketsSansIOProtocol):
    """One WebSocket connection that can neither flood us with frames nor make us keep what it does not read."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's own, passed on
        super().__init__(*arguments, **named)
        self._bucket = Bucket(MESSAGES, self.loop.time())
        """For frames that are no message; messages are counted by the socket that gets them."""
        self._round_trip = [0.0]
        self._unread = bytearray()
        self._reading = Deadline(self.loop, STALLED_SECONDS, lambda: self._drop("does not read"))

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone: nothing is waited for any more."""
        self._unread.clear()
        self._reading.stop()
        super().connection_lost(exc)

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Take what came, and read it slice by slice; it waits while the application has something to answer."""
        if len(data) <= SLICE_BYTES and not self._unread and self._may_parse():
            super().data_received(data)  # nearly everything that ever comes: one message
            return
        self._unread += data
        self._parse()
        if self._unread and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _parse(self) -> None:
        """Read on until the application has a message, or is asked whether to open the socket at all."""
        while self._unread and self._may_parse():
            part = bytes(self._unread[:SLICE_BYTES])
            del self._unread[:SLICE_BYTES]
            super().data_received(part)

    def _may_parse(self) -> bool:
        """Whether the application waits for more; not before it has said whether to open the socket at all."""
        is_asked = self.handshake_initiated and not self.handshake_complete
        return not (self.read_paused or is_asked or self.transport.is_closing())

    async def receive(self) -> Any:  # noqa: ANN401 - as in uvicorn
        """Give the application its next message, and read on when that was the last one."""
        message = await super().receive()
        self._parse()
        return message

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many or the answers are not read."""
        if self._count():
            super().handle_ping()
        if self.transport.get_write_buffer_size() > QUEUE_BYTES:
            self._drop("does not read its pongs")

    def handle_pong(self, event: Frame) -> None:
        """Take a pong; one that answers our ping tells how far the other side is."""
        if self._count():
            super().handle_pong(event)
            self._round_trip[0] = self.last_ping_rtt

    def handle_connect(self, event: Request) -> None:
        """Begin a handshake, and let the application see the round trip."""
        super().handle_connect(event)
        if (scope := getattr(self, "scope", None)) is not None:  # none was made of a handshake that is refused
            scope[ROUND_TRIP] = self._round_trip

    def handle_text(self, event: Frame) -> None:
        """Take a message, or the beginning of one."""
        if event.fin or self._count():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take a binary message, or the beginning of one."""
        if event.fin or self._count():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment: an empty one costs as much as any."""
        if self._count():
            super().handle_cont(event)

    def _count(self) -> bool:
        """Count one frame that is no message; a flood is cut off. Whether the frame may pass."""
        if self.close_sent or self.transport.is_closing():
            return False
        if self._bucket.take(self.loop.time()):
            return True
        log.warning("a socket floods with control frames or fragments: it is closed", extra=self._source())
        self.conn.fail(CloseCode.POLICY_VIOLATION)
        self.handle_parser_exception()
        return False

    # What goes out

    async def send(self, message: Any) -> None:  # noqa: ANN401 - as in uvicorn
        """Send what the application says; once a socket is open, read what came meanwhile."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._parse()
        elif self.close_sent:
            self._abort_soon()

    def pause_writing(self) -> None:
        """The buffer is full: whoever leaves it so is dropped."""
        super().pause_writing()
        self._reading.start()

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        self._reading.stop()

    def keepalive_timeout(self) -> None:
        """The other side does not answer our ping."""
        super().keepalive_timeout()
        self._abort_soon()

    def handle_parser_exception(self) -> None:
        """The other side does not keep to the protocol: say so and close."""
        super().handle_parser_exception()
        self._abort_soon()

    def _abort_soon(self) -> None:
        """A transport that closes waits for its buffer to be read; not for ever."""
        self.loop.call_later(self.close_timeout + GOODBYE_SECONDS, self.transport.abort)

    def _drop(self, why: str) -> None:
        """Cut the connection and forget what waits for it."""
        if not self.transport.is_closing():
            metrics.DROPPED.labels("1006").inc()
            log.warning("a socket %s: it is dropped", why, extra=self._source())
        self.transport.abort()

    def _source(self) -> dict[str, str]:
        """Where it comes from, for the log."""
        return {"source": self.client[0] if self.client else ""}
