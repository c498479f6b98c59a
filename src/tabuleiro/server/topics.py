"""Topics: whoever watches one is told that something about it has changed, and reads it again.

A topic carries nothing itself: what somebody may see is decided where they read it. However much happens, a topic is
told of at most once a second.
"""

import asyncio
from typing import Final, Protocol

from tabuleiro.server.errors import RequestError

REST_SECONDS: Final = 1.0
"""How long a topic rests after it was told of; what changes meanwhile is told at the end."""
MOST: Final = 20
"""The most topics that one socket may watch."""


class Listener(Protocol):
    """One end of a socket."""

    def hear(self, topic: str) -> None:
        """Take it that a topic has changed; never waits."""


class Topics:
    """Who watches what, in this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._resting: dict[str, bool] = {}
        """The topics that were told of lately, and whether they have changed since."""

    def watch(self, topic: str, listener: Listener) -> None:
        """Let somebody hear of a topic from now on."""
        if sum(listener in listeners for listeners in self._listeners.values()) >= MOST:
            raise RequestError("too_fast", f"a socket may watch {MOST} topics at most")
        self._listeners.setdefault(topic, set()).add(listener)

    def unwatch(self, topic: str, listener: Listener) -> None:
        """Let somebody hear of a topic no more."""
        listeners = self._listeners.get(topic, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(topic, None)

    def leave(self, listener: Listener) -> None:
        """Let somebody who is gone hear of nothing any more."""
        for topic in [topic for topic, listeners in self._listeners.items() if listener in listeners]:
            self.unwatch(topic, listener)

    def tell(self, topic: str) -> None:
        """Tell whoever watches a topic that it has changed: now, or when it has rested."""
        if topic not in self._listeners:
            return
        if topic in self._resting:
            self._resting[topic] = True
            return
        self._resting[topic] = False
        asyncio.get_running_loop().call_later(REST_SECONDS, self._end_rest, topic)
        for listener in self._listeners[topic]:
            listener.hear(topic)

    def _end_rest(self, topic: str) -> None:
        if self._resting.pop(topic):
            self.tell(topic)
