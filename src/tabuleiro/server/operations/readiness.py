"""Whether a server should be sent people: it turns, it stores, and it is not about to stop."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

from tabuleiro.server.cluster.watch import Watch
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.operations.heartbeat import Heartbeat
from tabuleiro.server.operations.pulse import Pulse

log = logging.getLogger(__name__)
ANSWER_SECONDS: Final = 5.0
"""How long the database may take for a write before that counts as no answer."""
FULL: Final = 1000
"""Jobs before the writer from which on it does not keep up."""


class Readiness:
    """Answers why a server is not ready; asked by a thread of its own while the loop may stand still."""

    def __init__(self, context: Context, pulse: Pulse, heartbeat: Heartbeat, watch: Watch | None = None) -> None:
        self._context = context
        self._watch = watch
        self._pulse = pulse
        self._heartbeat = heartbeat
        self._loop = asyncio.get_running_loop()
        self.is_draining = False
        self._ended = ""
        """What has ended a part of the server that was to go on until the end."""

    def watch(self, works: Iterable[asyncio.Future[None]]) -> None:
        """Notice when one of them ends that was to go on."""
        for work in works:
            work.add_done_callback(self._note_end)

    def _note_end(self, work: asyncio.Future[None]) -> None:
        """Tell that a part of the server has ended by a fault, which nobody waits for: it is not begun again."""
        if not work.cancelled() and (error := work.exception()) is not None:
            log.critical("a part of the server has ended; start it again", exc_info=error)
            self._ended = type(error).__name__

    def reasons(self) -> list[str]:
        """Why nobody should be sent here now; empty when the server is ready."""
        found = ["draining: the server is about to stop"] if self.is_draining else []
        if not self._heartbeat.is_alive():
            return [*found, f"loop: the event loop is {self._heartbeat.lag():.0f} s late"]
        if (waiting := self._context.store.writer.waiting()) > FULL:
            found.append(f"queue: {waiting} jobs wait for the writer")
        if self._ended:
            found.append(f"broken: a part of the server has ended ({self._ended}); the log tells which")
        if self._watch is not None:
            found += self._watch.reasons()
        return found + self._database()

    def _database(self) -> list[str]:
        """Whether the database takes a write in time."""
        asked = asyncio.run_coroutine_threadsafe(self._pulse.check(self._context), self._loop)
        try:
            asked.result(ANSWER_SECONDS)
        except RequestError as error:
            return [f"database: {error.text}"]
        except TimeoutError:
            asked.cancel()
            return [f"database: no answer in {ANSWER_SECONDS:.0f} s"]
        return []
