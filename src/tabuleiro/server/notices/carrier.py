"""What carries letters out of the house: one carrier for each kind of channel, and what can become of a letter."""

from enum import Enum
from typing import NamedTuple, Protocol

from tabuleiro.server.notices.channels import Channel


class Outcome(Enum):
    """What has become of a letter."""

    ARRIVED = "arrived"
    GONE = "gone"
    """Nobody is there any more, and never will be: the channel is removed."""
    REFUSED = "refused"
    """It is not wanted, and the same letter will not be wanted later."""
    FAILED = "failed"
    """It did not arrive this time."""


class Words(NamedTuple):
    """A letter in its reader's language."""

    name: str
    """The same however often it is sent."""
    title: str
    lines: tuple[str, ...]
    url: str
    """Where it leads: to the table, when it is about one."""
    items: tuple[dict[str, object], ...] = ()
    """The same as data."""
    seconds: int = 0
    """How long it is worth reading; 0 for as long as it takes."""
    stop: str = ""
    """A link by which its reader is told no more."""
    page: str = ""
    """Where that and everything else is set."""
    footer: str = ""

    def text(self) -> str:
        """All of it as plain text."""
        return "\n".join([*self.lines, "", self.url])


class Carrier(Protocol):
    """Carries letters of one kind."""

    async def carry(self, channel: Channel, words: Words) -> Outcome:
        """Try once to bring a letter to its reader; never raises, never takes more than some seconds."""
