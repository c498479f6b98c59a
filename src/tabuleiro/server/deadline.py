"""A deadline of a connection: what happens when something is not done in time."""

import asyncio
from collections.abc import Callable
from typing import Final

STALLED_SECONDS: Final = 30.0
"""How long the other side of a connection may leave a full buffer unread."""


class Deadline:
    """Runs from `start` until `stop`; when it is missed, something is done about it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, missed: Callable[[], None]) -> None:
        self._loop = loop
        self._seconds = seconds
        self._missed = missed
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to wait; one that runs already runs on."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._missed)

    def stop(self) -> None:
        """It was done in time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
