"""Tables that begin with a game played elsewhere, a record or a fork: replayed and written in a worker process.

Replaying takes long, and everybody's moves would wait for it. Nothing of such a table is kept in memory here.
"""

import logging
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from tabuleiro.arena.worker_pool import WorkerFailed, WorkerPool
from tabuleiro.core.action import Arguments
from tabuleiro.core.errors import InputError
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import Record
from tabuleiro.core.records.replay import verify
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.people.names import NAME_LENGTH, clean_name
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.live_tables import new_id
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning, write_beginning
from tabuleiro.server.table.storage import Change

log = logging.getLogger(__name__)
LONGEST: Final = 5000
"""The most actions that a table may begin with: several times what people need for a game."""
SECONDS: Final = 30.0
"""How long one game may take."""
WAITING: Final = 16
"""The most users who may wait for theirs at once; what they sent is in memory meanwhile."""


class NewTable(NamedTuple):
    """The place of a table that is yet to be written."""

    name: str
    key: str
    time: str


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

    async def _write(
        self, user: int, time: str, function: Callable[..., Change | FailedRequest], *arguments: object
    ) -> Change:
        """Have a table written; its place is the first argument."""
        if user in self._users:
            raise RequestError("too_fast", "another game of yours is being read: wait for it")
        if len(self._users) >= WAITING:
            raise RequestError("busy", "too many games are being read: try again later")
        self._users.add(user)
        try:
            place = NewTable(new_id(), new_id(20), time)
            written = await self._pool.run(function, place, *arguments, seconds=SECONDS, owner=user)
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


def check_length(actions: int) -> None:
    """Refuse a game that is too long to begin a table with."""
    if actions > LONGEST:
        text = f"a table begins with at most {LONGEST} actions, found {actions}"
        raise RequestError("too_large", text, {"actions": actions, "most": LONGEST}, "error-long-game")


def write_record_table(place: NewTable, user: int, text: str) -> Change | FailedRequest:
    """Verify a record and write the table that shows it; runs in a worker process."""
    try:
        record = parse_record(text)
        check_length(len(record.plies))
        verify(record)
    except InputError as error:
        return failed_request(request_error(error))
    except RequestError as error:
        return failed_request(error)
    return write_table(place, record_beginning(user, record))


def write_table(place: NewTable, beginning: Beginning) -> Change | FailedRequest:
    """Write a table that begins with plies; runs in a worker process."""
    try:
        return write_beginning(*place, beginning, secrets.SystemRandom().randrange)
    except InputError as error:
        return failed_request(request_error(error))


def failed_request(error: RequestError) -> FailedRequest:
    """A request error as it travels."""
    return FailedRequest(error.code, error.text, error.arguments, error.message)


def record_beginning(user: int, record: Record) -> Beginning:
    """The table that shows a record: nobody owns its seats."""
    agreement = Agreement(
        record.game,
        record.version,
        record.components,
        record.seats,
        record.options,
        "link",
        settle=False,
        origin={"kind": "record"},
    )
    seats = [Seat("human", shown_name(name)) for name in record.players]
    return Beginning(user, agreement, seats, [(ply.actor, ply.text) for ply in record.plies])


def shown_name(name: str) -> str:
    """A player's name from a record, as a seat may bear it."""
    try:
        return clean_name(name[:NAME_LENGTH])
    except RequestError:
        return "?"
