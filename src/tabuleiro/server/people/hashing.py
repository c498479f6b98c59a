"""Hashing of passwords in a thread of its own (a bulkhead): however many log in, nobody else waits for a thread."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from tabuleiro.server.errors import RequestError
from tabuleiro.server.people import passwords

T = TypeVar("T")
THREADS: Final = 1
"""One hash takes 64 MB and four lanes of processor: a second one at a time would only make both slower."""
WAITING: Final = 20
"""How many may wait: the last of them for two or three seconds. Whoever comes then is asked to come again."""
NICENESS: Final = 10
"""A hash takes a while on purpose; a move shall not wait for it."""


def step_back() -> None:
    """Let this thread run after the others, where the system has a priority for each thread."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


class Hashing:
    """A short queue in front of one thread."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "hashing", initializer=step_back)
        self._asked = 0

    async def hash(self, password: str) -> str:
        """The hash of a new password."""
        return await self._run(lambda: passwords.hash_password(password))

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Whether a password belongs to a hash; takes as long when there is none."""
        return await self._run(lambda: passwords.is_password(hashed, password))

    async def _run(self, work: Callable[[], T]) -> T:
        if self._asked >= WAITING:
            raise RequestError("busy", "too many are logging in at this moment; try again")
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._asked -= 1

    def close(self) -> None:
        """Let what runs end; nothing else is begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)
