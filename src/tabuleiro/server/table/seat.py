"""One seat of a table: open, a person's, a bot's, or a person's that a bot plays on."""

from typing import NamedTuple

from tabuleiro.server.table.log_entry import NO_USER


class Seat(NamedTuple):
    """One seat of a table: `open`, `human` or `bot`.

    `level` is the bot's; `standin` is the level of the bot that plays for a human who is gone or has resigned.
    """

    kind: str
    name: str = ""
    user: int = NO_USER
    level: str = ""
    standin: str = ""
    resigned: bool = False

    def bot(self) -> str:
        """The level of the bot that plays here now; empty when a person does."""
        return self.level or self.standin

    def encode(self, seat: int, *, connected: bool) -> dict[str, object]:
        """The seat as it goes out."""
        return {
            "seat": seat,
            "kind": self.kind,
            "name": self.name,
            "user": self.user or None,
            "level": self.level or None,
            "standin": self.standin or None,
            "resigned": self.resigned,
            "connected": connected,
        }


def read_seat(content: dict[str, object]) -> Seat:
    """The seat that a log entry holds."""
    seat = Seat(**content)  # type: ignore[arg-type] # our own log; the fields are checked next
    assert isinstance(seat.user, int), "a user is a number"
    return seat


OPEN = Seat("open")
