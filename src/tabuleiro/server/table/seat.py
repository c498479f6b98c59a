"""One seat of a table: open, a person's, a bot's, or a person's that a bot plays on."""

from typing import NamedTuple, Protocol

from tabuleiro.server.table.log_entry import ERASED, NO_USER


class Presence(Protocol):
    """What is known of users at this moment, besides what a log says."""

    def is_connected(self, user: int) -> bool:
        """Whether a user is there now."""

    def is_guest(self, user: int) -> bool:
        """Whether a user has no account."""


class Seat(NamedTuple):
    """One seat of a table: `open`, `held` for somebody who was asked, `human` or `bot`.

    `level` is the bot's; `standin` is the level of the bot that plays for somebody who is gone or has resigned. A bot
    with a `user` and without a level is one of others (docs/engines.md): it acts over its own socket. In a seat that
    is held, `standin` is the level of the bot that takes it when a bot of others does not come; without one it opens.
    """

    kind: str
    name: str = ""
    user: int = NO_USER
    level: str = ""
    standin: str = ""
    resigned: bool = False
    relief: str = ""
    """Why a bot stands in when the owner was out of time: for this `turn`, or to `stay` until it is sent away.

    At tables of tournaments also because the owner is `absent`, or because the round is at its `end`.
    """
    until: int = 0
    """Until when a seat is held, in milliseconds."""

    def bot(self) -> str:
        """The level of the bot of ours that plays here now; empty when a person does, or a bot of others."""
        return self.level or self.standin

    def is_missing(self) -> bool:
        """Whether the table waits for somebody to sit down here."""
        return self.kind in {"open", HELD}

    def is_outside(self) -> bool:
        """Whether a bot of others sits here."""
        return self.kind == "bot" and self.user != NO_USER

    def encode(self, seat: int, presence: Presence) -> dict[str, object]:
        """The seat as it goes out; bots are always there."""
        return {
            "seat": seat,
            "kind": self.kind,
            "name": self.name,
            "user": self.user or None,
            "level": self.level or None,
            "standin": (self.standin if self.kind != HELD else "") or None,
            "resigned": self.resigned,
            "relief": self.relief or None,
            "connected": (bool(self.bot()) and self.kind != HELD) or presence.is_connected(self.user),
            "guest": bool(self.name) and presence.is_guest(self.user),
        }


def read_seat(content: dict[str, object]) -> Seat:
    """The seat that a log entry holds."""
    fields = {name: value for name, value in content.items() if name != ERASED}
    seat = Seat(**fields)  # type: ignore[arg-type] # our own log; the fields are checked next
    assert isinstance(seat.user, int), "a user is a number"
    return seat


OPEN = Seat("open")
HELD = "held"
"""The kind of a seat that is kept for somebody for a while."""
RECORD = "record"
"""The level of whoever plays by the record of a lesson instead of thinking."""
