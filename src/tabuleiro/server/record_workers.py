"""Tables that begin with a game played elsewhere, a record or a fork: replayed and written in a worker process.

Replaying takes long, and everybody's moves would wait for it. Nothing of such a table is kept in memory here.
"""

import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from tabuleiro.arena.worker_pool import WorkerFailed, WorkerPool
from tabuleiro.core.action import Arguments
from tabuleiro.server.answers.brought import NewTable, check_length, write_record_table, write_table
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.live_tables import new_id
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.storage import Change

log = logging.getLogger(__name__)
SECONDS: Final = 30.0
"""How long one game may take."""
WAITING: Final = 16
"""The most users who may wait for theirs at once; what they sent is in memory meanwhile."""


class FailedRequest(NamedTuple):
    """A request error on its way from another process."""

    code: str
    text: str
    arguments: Arguments
    message: str


class RecordWorkers:
    """One worker process that replays, for one game of a user at a time."""

    def __init__(self) -> None:
        self._pool = WorkerPool(1)
        self._users: set[int] = set()
        """Whose games are replayed or wait for it."""

    async def read_record(self, user: int, text: str, time: str) -> Change:
        """A table that shows a record, verified: what is to be stored."""
        return await self._write(user, time, write_record_table, user, text)

    async def begin(self, beginning: Beginning, time: str) -> Change:
        """A table that goes on from a game: what is to be stored."""
        check_length(len(beginning.plies))
        return await self._write(beginning.user, time, write_table, beginning)

    async def _write(self, user: int, time: str, function: Callable[..., Change], *arguments: object) -> Change:
        """Have a table written; its place is the first argument."""
        if user in self._users:
            raise RequestError("too_fast", "another game of yours is being read: wait for it")
        if len(self._users) >= WAITING:
            raise RequestError("busy", "too many games are being read: try again later")
        self._users.add(user)
        try:
            place = NewTable(new_id(), new_id(20), time)
            written = await self._pool.run(write, function, place, *arguments, seconds=SECONDS, owner=user)
        except WorkerFailed as error:
            log.warning("a game of user %s could not be read: %s", user, error)
            raise RequestError("busy", "the game could not be read in time") from error
        finally:
            self._users.discard(user)
        if isinstance(written, FailedRequest):
            raise RequestError(*written)
        return written

    def close(self) -> None:
        """End the worker process."""
        self._pool.close()


def write(function: Callable[..., Change], *arguments: object) -> Change | FailedRequest:
    """Write a table in a worker process; a refusal travels as data."""
    try:
        return function(*arguments)
    except RequestError as error:
        return FailedRequest(error.code, error.text, error.arguments, error.message)
