"""What time it is. Tables take it as an argument, so that a simulation can let it run as it likes."""

import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> str:
        """The time of day, UTC, as it is stored."""

    def seconds(self) -> float:
        """Seconds since some moment, never going back."""


class SystemClock:
    """The computer's clock."""

    def now(self) -> str:
        """The time of day, UTC, to the millisecond."""
        return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def seconds(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()
