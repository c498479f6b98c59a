"""One entry of a table's append-only log, and the hash chain that makes any later change visible."""

import json
from hashlib import blake2b
from typing import Final, NamedTuple

from tabuleiro.core.digest import canonical

CREATE: Final = "create"
SEAT: Final = "seat"
START: Final = "start"
PLAY: Final = "play"
UNDO: Final = "undo"
REDO: Final = "redo"
ASK: Final = "ask"
AGREE: Final = "agree"
DECLINE: Final = "decline"
RESIGN: Final = "resign"
CHAT: Final = "chat"
FREEZE: Final = "freeze"
NEXT: Final = "next"

NO_SEAT: Final = -9
"""The seat of an entry that concerns none, or all."""
NO_USER: Final = 0
"""The user of what nobody asked for (a bot's move), and of a visitor without a session."""


class Draft(NamedTuple):
    """What is to be written into a log, before it has its place there. `position` is the digest after it."""

    kind: str
    ply: int
    seat: int
    user: int
    body: dict[str, object]
    position: str
    nonce: str = ""


class LogEntry(NamedTuple):
    """A draft in its place: `seq` counts from 1, `chain` binds it to everything before it."""

    table: str
    seq: int
    kind: str
    ply: int
    seat: int
    user: int
    nonce: str
    time: str
    body: str
    position: str
    chain: str

    def content(self) -> dict[str, object]:
        """The body as data."""
        found = json.loads(self.body)
        assert isinstance(found, dict), f"{self.table} {self.seq}: a body is an object"
        return found


def link(before: str, entry: LogEntry) -> str:
    """The chain value of an entry: a hash of the one before it and of every field."""
    fields = canonical([before, *entry[:-1]])
    return blake2b(fields.encode(), digest_size=16).hexdigest()


def place(draft: Draft, table: str, seq: int, time: str, before: str) -> LogEntry:
    """Put a draft into the log after the entry whose chain value is `before`."""
    entry = LogEntry(
        table,
        seq,
        draft.kind,
        draft.ply,
        draft.seat,
        draft.user,
        draft.nonce,
        time,
        canonical(draft.body),
        draft.position,
        "",
    )
    return entry._replace(chain=link(before, entry))
