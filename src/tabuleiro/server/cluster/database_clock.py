"""The time of the database, which all workers share, however their own machines' clocks are set."""

import time
from datetime import UTC, datetime

from tabuleiro.server.clock import SystemClock, written


class DatabaseClock(SystemClock):
    """What the machine counts since its start, moved to the database's time of day.

    Its own time of day is looked at once. Whoever sets it anew, by an hour or by a second, takes nobody's time.
    """

    def __init__(self) -> None:
        self.offset = super().milliseconds() - counted()
        """Milliseconds by which the database is ahead of what the machine has counted."""

    def now(self) -> str:
        """The time of day, UTC, to the millisecond."""
        return written(datetime.fromtimestamp(self.milliseconds() / 1000, UTC))

    def milliseconds(self) -> int:
        """The time of day in whole milliseconds."""
        return counted() + self.offset

    def set_by(self, asked: int, told: int, answered: int) -> None:
        """Note what the database said, between two looks at our own clock: most likely in the middle."""
        self.offset = told - (asked + answered) // 2


def counted() -> int:
    """The milliseconds that the machine has counted; nobody can set them."""
    return time.monotonic_ns() // 1_000_000
