"""Rate limits (token buckets, per socket, user and address) and the largest sizes of what comes in."""

from typing import Final, NamedTuple

from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import RequestError

FRAME_BYTES: Final = 16 * 1024
BODY_BYTES: Final = 64 * 1024
UPLOAD_BYTES: Final = 1024 * 1024
QUEUE_BYTES: Final = 1024 * 1024
"""What may wait for a socket that does not read (backpressure); then it is dropped."""
SOCKETS_PER_USER: Final = 10
SOCKETS_PER_ADDRESS: Final = 50
FLOOD: Final = 100
"""A socket is closed when it has sent this many refused messages more than accepted ones."""
KEPT: Final = 10_000
"""Buckets kept in memory; full ones are forgotten first."""


class Rate(NamedTuple):
    """At most `burst` at once, refilled at `per_second`."""

    burst: float
    per_second: float


MESSAGES: Final = Rate(40, 2.0)
LOGINS: Final = Rate(10, 10 / 900)
"""For one name from one address, and for one user who changes a password."""
HASHES: Final = Rate(40, 40 / 900)
"""For one address, whatever the names: each one costs a sixth of a second of two processors."""
GUESTS: Final = Rate(30, 30 / 3600)
CREATIONS: Final = Rate(60, 60 / 3600)
UPLOADS: Final = Rate(20, 40 / 3600)
UNLIMITED: Final = Rate(1e9, 1e9)
"""For addresses that are exempt."""


class Bucket:
    """A token bucket: each request takes one token, and tokens come back with time."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = now

    def take(self, now: float) -> bool:
        """Take one token; False when there is none."""
        self.tokens = min(self.rate.burst, self.tokens + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Limits:
    """The buckets of everybody, by what is counted and for whom (`login ana 192.0.2.1`)."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def new_bucket(self, rate: Rate) -> Bucket:
        """A bucket that the caller keeps (a socket has its own)."""
        return Bucket(rate, self._clock.seconds())

    def check(self, name: str, rate: Rate) -> None:
        """Count one more of something; over the limit it is refused."""
        now = self._clock.seconds()
        if len(self._buckets) > KEPT:
            self._forget(now)
        bucket = self._buckets.setdefault(name, Bucket(rate, now))
        if not bucket.take(now):
            raise RequestError("too_fast", "too often: try again later")

    def _forget(self, now: float) -> None:
        """Drop buckets that would be full by now: they say nothing."""
        full = [
            name
            for name, bucket in self._buckets.items()
            if bucket.tokens + (now - bucket.at) * bucket.rate.per_second >= bucket.rate.burst
        ]
        for name in full:
            del self._buckets[name]
