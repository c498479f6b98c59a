"""Topics: whoever watches one is told that something about it has changed, and reads it again.

A topic carries nothing itself: what somebody may see is decided where they read it. However much happens, a topic is
told of at most once a second. Whoever sees late what it is about also hears of it so late.
"""

import asyncio
from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

from tabuleiro.server.errors import RequestError

LOBBY: Final = "lobby"
"""The topic of who plays and who is wanted at public tables."""
REST_SECONDS: Final = 1.0
"""How long a topic rests after it was told of; what changes meanwhile is told at the end."""
MOST: Final = 20
"""The most topics that one socket may watch."""


class Listener(Protocol):
    """One end of a socket."""

    def hear(self, topic: str) -> None:
        """Take it that a topic has changed; never waits."""


class Channel(NamedTuple):
    """A topic, and how many milliseconds late it is told of."""

    topic: str
    delay: int = 0


class Topics:
    """Who watches what, in this process."""

    def __init__(self) -> None:
        self._listeners: dict[Channel, set[Listener]] = {}
        self._resting: dict[Channel, bool] = {}
        """What was told of lately, and whether it has changed since."""

    def watch(self, topic: str, listener: Listener, delay: int = 0, expected: Iterable[int] = ()) -> None:
        """Let somebody hear of a topic from now on, so many milliseconds late.

        `expected` is in how many milliseconds what has happened before can be seen by them.
        """
        self.unwatch(topic, listener)
        if sum(listener in listeners for listeners in self._listeners.values()) >= MOST:
            raise RequestError("too_fast", f"a socket may watch {MOST} topics at most")
        channel = Channel(topic, delay)
        self._listeners.setdefault(channel, set()).add(listener)
        for milliseconds in expected:
            asyncio.get_running_loop().call_later(milliseconds / 1000, self._tell, channel)

    def unwatch(self, topic: str, listener: Listener) -> None:
        """Let somebody hear of a topic no more."""
        for channel in [channel for channel in self._listeners if channel.topic == topic]:
            self._leave(channel, listener)

    def leave(self, listener: Listener) -> None:
        """Let somebody who is gone hear of nothing any more."""
        for channel in [channel for channel, listeners in self._listeners.items() if listener in listeners]:
            self._leave(channel, listener)

    def tell(self, topic: str) -> None:
        """Tell whoever watches a topic that it has changed: now, when it has rested, or as late as they see it."""
        for channel in [channel for channel in self._listeners if channel.topic == topic]:
            if channel.delay:
                asyncio.get_running_loop().call_later(channel.delay / 1000, self._tell, channel)
            else:
                self._tell(channel)

    def _leave(self, channel: Channel, listener: Listener) -> None:
        listeners = self._listeners[channel]
        listeners.discard(listener)
        if not listeners:
            del self._listeners[channel]

    def _tell(self, channel: Channel) -> None:
        if channel not in self._listeners:
            return
        if channel in self._resting:
            self._resting[channel] = True
            return
        self._resting[channel] = False
        asyncio.get_running_loop().call_later(REST_SECONDS, self._end_rest, channel)
        for listener in self._listeners[channel]:
            listener.hear(channel.topic)

    def _end_rest(self, channel: Channel) -> None:
        if self._resting.pop(channel):
            self._tell(channel)
