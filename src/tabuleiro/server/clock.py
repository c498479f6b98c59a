"""The time as an argument (dependency injection): a simulation moves its own clock."""

import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """A source of time."""

    def now(self) -> str:
        """The time of day, UTC, as it is stored."""

    def seconds(self) -> float:
        """A monotonic clock in seconds, for measuring: it never goes back."""


class SystemClock:
    """The computer's clock."""

    def now(self) -> str:
        """The time of day, UTC, to the millisecond."""
        return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def seconds(self) -> float:
        """The monotonic clock of the system."""
        return time.monotonic()
