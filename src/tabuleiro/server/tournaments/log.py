"""The log of a tournament, which is its truth: everything that anybody, or the server, has decided about it."""

from typing import Final, NamedTuple

CREATE: Final = "create"
PUBLISH: Final = "publish"
CHANGE: Final = "change"
JOIN: Final = "join"
CHECK_IN: Final = "check_in"
WITHDRAW: Final = "withdraw"
START: Final = "start"
ROUND: Final = "round"
TABLE: Final = "table"
CALL: Final = "call"
ADJUDICATE: Final = "adjudicate"
RESULT: Final = "result"
EXTEND: Final = "extend"
DROP: Final = "drop"
DECIDE: Final = "decide"
HOLD: Final = "hold"
HAND: Final = "hand"
FINISH: Final = "finish"
CANCEL: Final = "cancel"

PUBLIC: Final = (CHANGE, JOIN, WITHDRAW, DROP, DECIDE, EXTEND, ADJUDICATE, HOLD, FINISH, CANCEL)
"""What the page tells of the organiser's and the server's doings; results and tables are told as such."""
DECISIONS: Final = frozenset({JOIN, CHECK_IN, WITHDRAW, DROP, DECIDE})
"""After these a tournament that was held is looked at again."""


class TournamentDraft(NamedTuple):
    """What is to be written into the log. `said` is what a person wrote, which can be erased."""

    kind: str
    user: int
    body: dict[str, object]
    said: str = ""


class TournamentEntry(NamedTuple):
    """A draft in its place."""

    tournament: str
    seq: int
    time: str
    kind: str
    user: int
    body: dict[str, object]
    said: str
