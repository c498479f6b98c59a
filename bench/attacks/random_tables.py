"""One guest has sixty tables of five random bots play for as long as they like, and watches them all."""

import asyncio
import contextlib
from typing import Final

from attacks.expert_tables import watch_bots
from target import Target
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

TABLES: Final = 60
SECONDS: Final = 60.0


async def attack(target: Target) -> str:
    """What the server needs for it is what counts."""
    async with contextlib.aclosing(await target.guest()) as client:
        made, tabs = await watch_bots(target, client, TABLES, ["random"] * 5, "hansa_teutonica")
        heard = await asyncio.gather(*(listen(target, tab) for tab in tabs))
    return f"{made} tables, {sum(heard) / target.seconds:.0f} moves of bots per second"


async def listen(target: Target, tab: ClientConnection) -> int:
    """Count the updates until the time is up."""
    heard = 0
    with contextlib.suppress(TimeoutError, WebSocketException):
        while not target.is_over():
            text = await asyncio.wait_for(tab.recv(), target.remaining())
            heard += '"type":"update"' in str(text)[:200]
    await tab.close()
    return heard
