"""The time of the database, which all workers share, however their own machines' clocks are set."""

from datetime import UTC, datetime, timedelta

from tabuleiro.server.clock import SystemClock, written


class DatabaseClock(SystemClock):
    """The machine's clock, moved by what the database's differs from it."""

    def __init__(self) -> None:
        self.offset = 0
        """Milliseconds by which the database is ahead."""

    def now(self) -> str:
        """The time of day, UTC, to the millisecond."""
        return written(datetime.now(UTC) + timedelta(milliseconds=self.offset))

    def milliseconds(self) -> int:
        """The time of day in whole milliseconds."""
        return super().milliseconds() + self.offset

    def set_by(self, asked: int, told: int, answered: int) -> None:
        """Note what the database said, between two looks at our own clock: most likely in the middle."""
        self.offset = told - (asked + answered) // 2
