"""Who is looking: by what the page says of its last key, touch or look, not by whether a tab is open somewhere."""

from collections.abc import Callable
from typing import Final

from tabuleiro.server.clock import Clock

LOOKING_SECONDS: Final = 60.0
"""Whoever has done something so recently sees what happens in the page."""
FIRST_SECONDS: Final = 30.0
"""After a start so long nothing is told: pages need some time to come back and say who is looking."""


class Attention:
    """When each user was last seen to look, in this server's memory."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._began = clock.seconds()
        self._seen: dict[int, float] = {}
        self.told: Callable[[int, float], None] = lambda _user, _seconds: None
        """Tells other workers."""

    def note(self, user: int, seconds: float) -> None:
        """Note that a user looked at the page some seconds ago."""
        if user:
            self.hear(user, seconds)
            self.told(user, seconds)

    def hear(self, user: int, seconds: float) -> None:
        """The same, as another worker tells it."""
        if user:
            self._seen[user] = max(self._seen.get(user, 0.0), self._clock.seconds() - seconds)

    def is_known(self) -> bool:
        """Whether everybody has had the time to say so since the server started."""
        return self._clock.seconds() - self._began >= FIRST_SECONDS

    def is_looking(self, user: int) -> bool:
        """Whether a user sees the page."""
        seen = self._seen.get(user)
        return seen is not None and self._clock.seconds() - seen < LOOKING_SECONDS

    def forget(self) -> None:
        """Forget those who have not looked for long."""
        limit = self._clock.seconds() - LOOKING_SECONDS
        self._seen = {user: seen for user, seen in self._seen.items() if seen > limit}
