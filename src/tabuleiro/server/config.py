"""The configuration of a server, as `tabuleiro serve` reads it from the command line."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Config:
    """How to serve. `origin` is the public address (`https://play.example.org`) when a proxy stands in front."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origin: str = ""
    exempt: frozenset[str] = frozenset()
    """Addresses without limits on sockets, guests and new tables: a proxy that limits by itself, a load test."""
    proxies: str = ""
    """Addresses of proxies whose `X-Forwarded-For` is believed, separated by commas; when empty, this machine's."""
    bot_workers: int = 1
    """How many processes think for bots that search; those that need no time have one more to themselves."""
    bot_seconds: float = 30.0
    """How long a bot may take for a turn; then a harmless move is played for it."""
    hint_workers: int = 1
    """How many processes search for hints; with 0 there are none."""
    unwatched_bots: bool = False
    """Whether bots may play among themselves while nobody watches, as quickly as they can."""
    gone_seconds: float = 60.0
    """How long a player must have been away before the others may hand the seat to a bot."""

    def is_secure(self) -> bool:
        """Whether browsers reach us by https only."""
        return self.origin.startswith("https://")
