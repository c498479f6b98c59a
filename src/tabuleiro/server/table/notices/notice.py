"""A notice: that something has happened at a table which somebody may want to hear of while they are away."""

from typing import Final, NamedTuple

TURN: Final = "turn"
SOON_LATE: Final = "soon_late"
STARTED: Final = "started"
INVITED: Final = "invited"
FINISHED: Final = "finished"
UNDO_ASKED: Final = "undo_asked"
MENTION: Final = "mention"
EVENTS: Final = (TURN, SOON_LATE, STARTED, INVITED, FINISHED, UNDO_ASKED, MENTION)
"""Everything that can be told: my turn, little time left, a game begins, a rematch is offered, a game is over, somebody
asks to undo, somebody has named me in the chat."""
WAITS: Final = (TURN, SOON_LATE)
"""What a table tells again and again as long as it waits: in the page its badge says so, and no list needs it."""


class Notice(NamedTuple):
    """What one person is to be told; user, event, table and turn are its key: it is told once.

    `turn` numbers what happens at a table: the turn for turns, the entry of the log for everything else.
    """

    user: int
    event: str
    table: str
    turn: int
    due: int
    """When it may be told, in milliseconds; until then whoever is there has seen it."""


class Settled(NamedTuple):
    """What somebody need not be told any more: everything of some events, up to a number."""

    user: int
    events: tuple[str, ...]
    turn: int


class Tidings(NamedTuple):
    """What a change brings, and what it settles."""

    notices: tuple[Notice, ...] = ()
    settled: tuple[Settled, ...] = ()
