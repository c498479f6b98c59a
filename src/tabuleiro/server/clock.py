"""The time as an argument (dependency injection): a simulation moves its own clock."""

import time
from datetime import UTC, datetime, timedelta
from typing import Protocol


class Clock(Protocol):
    """A source of time."""

    def now(self) -> str:
        """The time of day, UTC, as it is stored."""

    def milliseconds(self) -> int:
        """The same time of day, in milliseconds since 1970."""

    def seconds(self) -> float:
        """A monotonic clock in seconds, for measuring: it never goes back."""


def ago(now: str, seconds: float) -> str:
    """A time of day before another, as it is stored: such texts are in the order of the times."""
    return written(datetime.fromisoformat(now) - timedelta(seconds=seconds))


def written(moment: datetime) -> str:
    """A time as it is stored, to the millisecond."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class SystemClock:
    """The computer's clock."""

    def now(self) -> str:
        """The time of day, UTC, to the millisecond."""
        return written(datetime.now(UTC))

    def milliseconds(self) -> int:
        """The time of day in whole milliseconds."""
        return time.time_ns() // 1_000_000

    def seconds(self) -> float:
        """The monotonic clock of the system."""
        return time.monotonic()
