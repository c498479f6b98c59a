"""Guests keep a preference that cannot be sent, and open sockets until their address has none left."""

import asyncio
import contextlib

from target import Target
from websockets.exceptions import WebSocketException


async def attack(target: Target) -> str:
    """Whether the address can still open a socket in the end is what counts: the rest of it must be uncounted."""
    handshakes = 0
    statuses = set()
    for number in range(5):
        async with contextlib.aclosing(await target.guest(f"Mallory {number}")) as client:
            answer = await client.patch("/api/me", json={"preferences": {"x": 10**30}})
            statuses.add(answer.status_code)
            for _ in range(12):
                handshakes += 1
                with contextlib.suppress(OSError, WebSocketException):
                    await (await target.socket(client)).close()
    await asyncio.sleep(1)
    try:
        await (await target.socket()).close()
    except (OSError, WebSocketException):
        return f"{handshakes} handshakes: the address is LOCKED OUT"
    return f"{handshakes} handshakes, preference answered {sorted(statuses)}: the address can still open sockets"
