"""200 sockets of four addresses subscribe to a table as often as they may, and flood when they may not."""

import asyncio
import json
from typing import Final

from target import Target
from websockets.exceptions import WebSocketException

ADDRESSES: Final = ("127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5")
SOCKETS: Final = 50
"""Per address: as many as it may have."""


async def attack(target: Target) -> str:
    """Send bursts on every socket, and open it again when it is cut off."""
    client = await target.guest()
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Mallory"}]
    table = (await client.post("/api/tables", json={"game": "hansa_teutonica", "seats": seats})).json()["table"]
    await client.aclose()
    sent = cut = 0

    async def burst(address: str) -> None:
        nonlocal sent, cut
        while not target.is_over():
            try:
                opened = await target.socket(address=address)
                while not target.is_over():
                    message = {"type": "subscribe", "nonce": f"s{sent}", "table": table}
                    await opened.send(json.dumps(message))
                    await opened.recv()
                    sent += 1
            except (OSError, WebSocketException):
                cut += 1
                await asyncio.sleep(0.5)

    await asyncio.gather(*(burst(address) for address in ADDRESSES for _ in range(SOCKETS)))
    return f"{sent:,} messages, {cut:,} times cut off or not let in"
