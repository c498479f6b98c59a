"""What answers to questions have in common: who asks what, the tables and studies of this device, and an answer."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple

from tabuleiro.local import asked
from tabuleiro.local.disk import DiskStore, Here
from tabuleiro.local.studies import Studies
from tabuleiro.server.answers import brought, replay
from tabuleiro.server.answers.text_board import Speech
from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.user import User
from tabuleiro.server.table.live_tables import LiveTables, new_id
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.storage import Change
from tabuleiro.server.table.summary import summarise
from tabuleiro.server.table.table import Table
from tabuleiro.server.table.wire import encode_text

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"


class Told(NamedTuple):
    """An answer as a browser's `Response` wants it."""

    body: str
    status: int = 200
    media_type: str = JSON
    file: str = ""
    """The name of the file that it is, if it is one to keep."""


class Question(NamedTuple):
    """Who asks what: the words of the path that are names, the query, and the body."""

    user: User
    words: Mapping[str, str]
    query: Mapping[str, str]
    body: str

    def read(self, kind: Callable[..., Any]) -> Any:  # noqa: ANN401 - an object of that kind
        """The body, strictly."""
        return asked.read(kind, asked.decode(self.body))

    def ply(self, name: str = "ply") -> int | None:
        """A number of the query, if it is there."""
        return number(self.query[name], name) if name in self.query else None


class Desk(NamedTuple):
    """What is at hand to answer with."""

    store: DiskStore
    tables: LiveTables
    studies: Studies
    clock: Clock
    speech: Speech

    async def started(self, question: Question) -> tuple[Snapshot, Playthrough]:
        """The table of a question, which must have started."""
        key = question.query.get("key", "")
        return await replay.started(self.tables, question.words["table"], question.user.id, key)

    async def table(self, question: Question) -> Table:
        """The table of a question."""
        return await self.tables.find_visible(question.words["table"], question.user.id, "")

    async def write(self, change: Change, user: User) -> Told:
        """Store a table that was written whole, and tell it."""
        await self.store.append(change)
        return tell(await self.tables.find(change.table), user, 201)

    def place(self) -> brought.NewTable:
        """The place of a table that is yet to be written."""
        return brought.NewTable(self.tables.new_name(), new_id(20), self.clock.now())


Answering = Callable[[Desk, Question], Awaitable[Told]]


def tell(table: Table, user: User, status: int = 200) -> Told:
    """A table as it is listed."""
    return Told(encode_text(summarise(table.snapshot, user.id, Here())), status)


def number(text: str, name: str) -> int:
    """A number as a path or a query holds it."""
    if not re.fullmatch(r"-?\d{1,9}", text):
        raise RequestError("malformed", f"{name}: expected a number, found {text[:50]!r}")
    return int(text)
