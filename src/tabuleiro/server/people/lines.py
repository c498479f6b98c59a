"""Lines (fair queueing): of one address few things are done at once, and the others wait in line.

So a burst that keeps within the limits keeps nobody else waiting for long.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Final

AT_ONCE: Final = 4
"""What is done for one address at the same time; there is one processor for all of it anyway."""
PROGRAMS: Final = "programs"
"""The line of all bots of others together: however many they are, a person waits for a few of them at the most."""


class Lines:
    """One line for every address that something is being done for."""

    def __init__(self) -> None:
        self._lines: dict[str, list[asyncio.Semaphore]] = {}
        """The semaphore of each address, once for everything that is done or waits there."""

    def wait(self, address: str) -> AbstractAsyncContextManager[None]:
        """Wait until it is this one's turn; an address without limits (an empty one) has no line."""
        return self._in_line(address) if address else nullcontext()

    @asynccontextmanager
    async def _in_line(self, address: str) -> AsyncIterator[None]:
        line = self._lines.setdefault(address, [])
        line.append(line[0] if line else asyncio.Semaphore(AT_ONCE))
        try:
            async with line[0]:
                yield
        finally:
            line.pop()
            if not line:
                del self._lines[address]
