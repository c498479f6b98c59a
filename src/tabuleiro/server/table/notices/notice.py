"""A notice: that something has happened which somebody may want to hear of while they are away."""

from typing import Final, NamedTuple

TURN: Final = "turn"
SOON_LATE: Final = "soon_late"
STARTED: Final = "started"
INVITED: Final = "invited"
FINISHED: Final = "finished"
UNDO_ASKED: Final = "undo_asked"
MENTION: Final = "mention"
ROUND: Final = "round"
HELD: Final = "held"
FOLLOWED: Final = "followed"
MODERATION: Final = "moderation"
OF_TABLES: Final = (TURN, SOON_LATE, STARTED, INVITED, FINISHED, UNDO_ASKED, MENTION)
"""What happens at tables: my turn, little time left, a game begins, a rematch is offered, a game is over, somebody
asks to undo, somebody has named me in the chat."""
OF_TOURNAMENTS: Final = (ROUND, HELD)
"""A round begins; a tournament waits for its organiser."""
EVENTS: Final = (*OF_TABLES, *OF_TOURNAMENTS, FOLLOWED, MODERATION)
"""Everything that can be told; besides the above, that somebody follows me, and what moderators have decided."""
WAITS: Final = (TURN, SOON_LATE)
"""What a table tells again and again as long as it waits: in the page its badge says so, and no list needs it."""
PATIENCE: Final = 60_000
"""Milliseconds: whoever is there has seen it by then, and whoever is quick has answered it."""


class Notice(NamedTuple):
    """What one person is to be told; user, event, about and turn are its key: it is told once.

    `about` is a table or a tournament by its id, a person by number, or what moderators have decided; `turn` numbers
    what happens there: the turn for turns, the round for rounds, the entry of the log for everything else.
    """

    user: int
    event: str
    about: str
    turn: int
    due: int
    """When it may be told, in milliseconds; until then whoever is there has seen it."""

    def table(self) -> str | None:
        """The table that it is about."""
        return self.about if self.event in OF_TABLES else None


class Settled(NamedTuple):
    """What somebody need not be told any more: everything of some events, up to a number."""

    user: int
    events: tuple[str, ...]
    turn: int


class Tidings(NamedTuple):
    """What a change brings, and what it settles."""

    notices: tuple[Notice, ...] = ()
    settled: tuple[Settled, ...] = ()
