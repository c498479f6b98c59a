"""Whether the event loop still turns: how late it came to its last beat, and how long that is ago."""

import asyncio
import time
from typing import Final

from tabuleiro.server import metrics

BEAT_SECONDS: Final = 0.5
STUCK_SECONDS: Final = 5.0
"""A loop that is so late serves nobody."""


class Heartbeat:
    """A beat of the event loop; another thread may look at it while the loop stands still."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._late = 0.0

    async def beat(self) -> None:
        """Beat until the server stops."""
        while True:
            begun = time.monotonic()
            await asyncio.sleep(BEAT_SECONDS)
            self._last = time.monotonic()
            self._late = max(0.0, self._last - begun - BEAT_SECONDS)
            metrics.LOOP_LAG.set(self._late)

    def lag(self) -> float:
        """How many seconds late the loop is, or was at its last beat."""
        return max(self._late, time.monotonic() - self._last - BEAT_SECONDS)

    def is_alive(self) -> bool:
        """Whether the loop turns."""
        return self.lag() < STUCK_SECONDS
