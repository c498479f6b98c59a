"""What one worker does for all: whether that is this one."""

import time
from collections.abc import Iterable
from typing import Final

from tabuleiro.server.store.cluster.leases import LEASE

SAFE_SECONDS: Final = LEASE / 1000 - 2.0
"""How long a duty is believed to be ours after we asked for it: shorter than anybody else must wait to take it."""


class Duties:
    """The duties of this worker. A server that is alone has them all."""

    def __init__(self, *, is_shared: bool) -> None:
        self._is_shared = is_shared
        self._mine: frozenset[str] = frozenset()
        self._until = 0.0

    def note(self, mine: Iterable[str], asked: float) -> frozenset[str]:
        """Note what was granted to whom asked at a moment of the monotonic clock; returns what is new."""
        before = self._mine if time.monotonic() < self._until else frozenset()
        self._mine, self._until = frozenset(mine), asked + SAFE_SECONDS
        return self._mine - before

    def has(self, name: str) -> bool:
        """Whether this worker does something for all."""
        return not self._is_shared or (name in self._mine and time.monotonic() < self._until)
