"""One entry of a table's append-only log, and the hash chain that makes any later change visible.

One change is allowed: what a person said or was called can be erased. The entry keeps its place and its chain value, so
that all entries after it still verify, and a seal takes the place of what its chain value proved.
"""

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
HOST: Final = "host"
MUTE: Final = "mute"
OFFER: Final = "offer"
ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
LESSON: Final = "lesson"
HINT: Final = "hint"
LATE: Final = "late"
GRANT: Final = "grant"
PAUSE: Final = "pause"
RESUME: Final = "resume"
OUTAGE: Final = "outage"
VACATION: Final = "vacation"

KINDS: Final = frozenset(
    {CREATE, SEAT, START, PLAY, UNDO, REDO, ASK, AGREE, DECLINE, RESIGN, CHAT, FREEZE, NEXT, HOST, MUTE, OFFER, ACCEPT}
    | {REFUSE, LESSON, HINT, LATE, GRANT, PAUSE, RESUME, OUTAGE, VACATION}
)
"""Every kind of entry; another one was written by a newer release."""
ERASED: Final = "erased"
"""The field of a body whose words were erased; it holds the seal."""
ERASABLE: Final = frozenset({CHAT, SEAT, RESIGN})

LARGEST_SALT: Final = 1 << 62
"""Below it is the number with which a line of chat is hashed; it is erased with the words."""
NO_SEAT: Final = -9
"""The seat of an entry that concerns none, or all."""
NO_USER: Final = 0
"""The user of what nobody asked for (a bot's move), and of a visitor without a session."""


class Moment(NamedTuple):
    """Where a game stands after an entry: the number of the turn, whose it is, and who must decide."""

    turn: int
    owner: int
    decider: int


class Draft(NamedTuple):
    """What is to be written into a log, before it has its place there. `position` is the digest after it."""

    kind: str
    ply: int
    seat: int
    user: int
    body: dict[str, object]
    position: str
    nonce: str = ""
    moment: Moment | None = None
    """Whose turn it is after it; None for what leaves the position as it is."""


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


def erase(before: str, entry: LogEntry) -> LogEntry:
    """The entry without the words: a line of chat says nothing any more, a seat has no name."""
    assert entry.kind in ERASABLE, entry.kind
    blank = {} if entry.kind == CHAT else entry.content() | {"name": ""}
    blank.pop(ERASED, None)
    return entry._replace(body=canonical(blank | {ERASED: _seal(before, entry, blank)}))


def is_sound(before: str, entry: LogEntry) -> bool:
    """Whether an entry is as it was written after the one whose chain value is `before`, or was erased since."""
    content = entry.content() if entry.kind in ERASABLE else {}
    if ERASED not in content:
        return entry.chain == link(before, entry)
    seal = content.pop(ERASED)
    is_blank = not content if entry.kind == CHAT else content.get("name") == ""
    return is_blank and seal == _seal(before, entry, content)


def _seal(before: str, entry: LogEntry, blank: dict[str, object]) -> str:
    """A hash of the chain value before an entry and of every field that is left."""
    fields = canonical([before, *entry._replace(body=canonical(blank))])
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
