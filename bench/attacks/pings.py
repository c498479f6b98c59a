"""One anonymous socket after another sends WebSocket pings as fast as it can."""

from attacks.unread_pongs import flood
from target import Target


async def attack(target: Target) -> str:
    """Empty pings, 6 bytes each."""
    return await flood(target, payload=b"", reads=True)
