"""Rate limits (token buckets, per socket, user and address) and the largest sizes of what comes in."""

import logging
import math
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import RequestError

log = logging.getLogger(__name__)
FRAME_BYTES: Final = 16 * 1024
BODY_BYTES: Final = 64 * 1024
UPLOAD_BYTES: Final = 1024 * 1024
QUEUE_BYTES: Final = 1024 * 1024
"""What may wait for a socket that does not read (backpressure); then it is dropped."""
SOCKETS_PER_USER: Final = 10
SOCKETS_PER_BOT: Final = 4
SOCKETS_PER_ADDRESS: Final = 50
FLOOD: Final = 50
"""A socket is closed when it has sent this many refused messages more than accepted ones."""
PAUSE_SECONDS: Final = 0.1
"""How long a socket is not read after a message too many (tarpit): to refuse a flood must cost next to nothing."""
NOTE_SECONDS: Final = 60.0
"""How often it is logged that somebody is over a limit."""
KEPT: Final = 10_000
"""Buckets kept in memory; full ones are forgotten first."""


class Rate(NamedTuple):
    """At most `burst` at once, refilled at `per_second`."""

    burst: float
    per_second: float


MESSAGES: Final = Rate(40, 2.0)
"""For one socket."""
MESSAGES_OF_BOT: Final = Rate(40, 20.0)
"""For one socket of a bot of others, which may play at many tables."""
BOT_GAMES: Final = Rate(100, 100 / 86400)
"""For one bot of others: games in a day without a person among those who play."""
RELATIONS: Final = Rate(60, 60 / 3600)
"""For one user who follows and blocks."""
REPORTS: Final = Rate(20, 20 / 86400)
REPORTS_OF_GUEST: Final = Rate(5, 5 / 86400)
"""For one user, in a day."""
BOTS: Final = Rate(10, 10 / 3600)
"""For one user who makes bots or tokens."""
MESSAGES_PER_ADDRESS: Final = Rate(200, 50.0)
"""Over all its sockets: fifty people can play and connect again, and a new socket brings no new burst."""
CHAT_OF_USER: Final = Rate(5, 0.5)
"""What one user may say at one table."""
CHAT_OF_TABLE: Final = Rate(40, 2.0)
"""What may be said at one table, however many speak."""
HINTS: Final = Rate(60, 60 / 3600)
"""For one user: each one costs a second of a processor, or more."""
WARNINGS: Final = Rate(200, 200 / 3600)
"""For one user: looks at an action before it is played; each one costs a third of that."""
LOGINS: Final = Rate(10, 10 / 900)
"""For one name from one address, and for one user who changes a password."""
HASHES: Final = Rate(40, 40 / 900)
"""For one address, whatever the names: each one costs a sixth of a second of two processors."""
GUESTS: Final = Rate(30, 30 / 3600)
RECOVERIES: Final = Rate(10, 10 / 3600)
"""For one guest who makes links, and for one address that uses them."""
RENAMES: Final = Rate(10, 10 / 3600)
"""For one user: every table at which they sit is told."""
EXPORTS: Final = Rate(5, 5 / 3600)
CREATIONS: Final = Rate(60, 60 / 3600)
LESSONS: Final = Rate(60, 600 / 3600)
"""For one learner who goes from step to step; most of it begins no new table."""
UPLOADS: Final = Rate(20, 40 / 3600)
REQUESTS_PER_ADDRESS: Final = Rate(600, 60.0)
"""What requests cost together (http/rates.py); opening the page costs about 25."""
REQUESTS_PER_SESSION: Final = Rate(300, 30.0)
UNLIMITED: Final = Rate(1e9, 1e9)
"""For addresses that are exempt."""


class Bucket:
    """A token bucket: each request takes a token, or as many as it costs, and tokens come back with time."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = now
        self.noted = -math.inf
        """When it was last logged that there were not enough."""

    def take(self, now: float, cost: float = 1) -> bool:
        """Take tokens; False when there are not enough."""
        self.tokens = min(self.rate.burst, self.tokens + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def wait(self, cost: float) -> int:
        """In how many seconds there are enough tokens."""
        return max(1, math.ceil((cost - self.tokens) / self.rate.per_second))

    def is_full(self, now: float) -> bool:
        """Whether all tokens are there again: then it says nothing."""
        return self.tokens + (now - self.at) * self.rate.per_second >= self.rate.burst


class Limits:
    """The buckets of everybody, by what is counted and for whom (`login ana 192.0.2.1`)."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self.shared: Callable[[str, Rate, float], Awaitable[bool]] | None = None
        """Counts for all workers together, where there are several."""

    async def spend(self, name: str, rate: Rate, cost: float = 1) -> None:
        """Count one more of something that is rare and dear, through all workers; over the limit it is refused."""
        self.check(name, rate, cost)
        if self.shared is not None and not await self.shared(name, rate, cost):
            wait = max(1, math.ceil(cost / rate.per_second))
            raise RequestError("too_fast", "too often: try again later", retry_after=wait)

    def new_bucket(self, rate: Rate) -> Bucket:
        """A bucket that the caller keeps (a socket has its own)."""
        return Bucket(rate, self._clock.seconds())

    def check(self, name: str, rate: Rate, cost: float = 1) -> None:
        """Count one more of something; over the limit it is refused, and that is logged once a minute."""
        now = self._clock.seconds()
        if len(self._buckets) > KEPT:
            self._forget(now)
        bucket = self._buckets.setdefault(name, Bucket(rate, now))
        if bucket.take(now, cost):
            return
        if now - bucket.noted >= NOTE_SECONDS:
            bucket.noted = now
            kind, *_, whose = name.split(" ")  # what lies between is what somebody typed, perhaps a secret
            log.warning("over the limit: %s", kind, extra={"source": whose})
        raise RequestError("too_fast", "too often: try again later", retry_after=bucket.wait(cost))

    def _forget(self, now: float) -> None:
        """Drop buckets that are full by now, and the oldest ones when that is not enough."""
        kept = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full(now)}
        self._buckets = dict(list(kept.items())[-KEPT // 2 :])


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the network of one customer (/64), who has all addresses in it."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or IPv6Address(int(known) >> 64 << 64))
