"""The connection under a request (uvicorn's protocol class on h11), with bounds on its head and on its time.

h11 refuses a head (request line and headers) that grows beyond its limit; the time is ours. See decision 20.
"""

import asyncio
import logging
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tabuleiro.server.deadline import STALLED_SECONDS, Deadline

log = logging.getLogger(__name__)
HEAD_BYTES: Final = 16 * 1024
REQUEST_SECONDS: Final = 20.0
"""How long a request may take to come, from its first byte (or the opening of its connection) to its last."""
UNFINISHED: Final = 500
"""Connections whose request has not come yet; when there are more, the oldest is dropped."""
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HttpConnection(H11Protocol):
    """One HTTP connection that can neither send without end nor be silent without end."""

    unfinished: ClassVar[dict["HttpConnection", None]] = {}
    """Whose request has not come yet, the oldest first."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's own, passed on
        super().__init__(*arguments, **named)
        self._request = Deadline(self.loop, REQUEST_SECONDS, self._give_up)
        self._reading = Deadline(self.loop, STALLED_SECONDS, self._drop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone: nothing is waited for any more."""
        self._stop_waiting()
        self._reading.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what came; a request that is not whole yet has its time, however slowly it drips."""
        super().data_received(data)
        is_ours = self in self.connections and not self.transport.is_closing()  # not handed over, not refused
        if is_ours and self.conn.their_state in {h11.IDLE, h11.SEND_BODY}:
            self._wait()
        else:
            self._stop_waiting()

    def pause_writing(self) -> None:
        """The buffer is full: whoever leaves it so is dropped."""
        super().pause_writing()
        self._reading.start()

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        self._reading.stop()

    def _wait(self) -> None:
        """Give the request its time."""
        self._request.start()
        self.unfinished.setdefault(self)
        if len(self.unfinished) > UNFINISHED:
            oldest = next(iter(self.unfinished))
            oldest._stop_waiting()  # noqa: SLF001 - of the same class
            oldest.transport.abort()

    def _stop_waiting(self) -> None:
        """The request is there, or nobody waits for it any more."""
        self.unfinished.pop(self, None)
        self._request.stop()

    def _give_up(self) -> None:
        """The request did not come in time."""
        log.info("a request took too long", extra={"source": self.client[0] if self.client else ""})
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(TOO_LATE)
        self.transport.close()
        self.loop.call_later(1.0, self.transport.abort)

    def _drop(self) -> None:
        """Cut the connection and forget what waits for it."""
        log.info("an answer was not read", extra={"source": self.client[0] if self.client else ""})
        self.transport.abort()
