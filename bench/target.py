'''What an attack of bench/attack.py gets: a server that was started for it, where to come from, and when to end.

An attack is a module `bench/attacks/NAME.py`; the runner finds it by its place. It runs in a process of its own, so
that its work is not counted as the server's:

    """One socket sends pings."""                  the first line of its docstring says in the table what it does

    OPTIONS = ("--bot-workers", "2")               optional: more options of `tabuleiro serve`
    SECONDS = 60.0                                 optional: how long it needs, when the usual time is too short

    async def attack(target: Target) -> str:       attacks until `target.is_over()`, and stops at its deadline at the
        ...                                        latest; returns in a few words what was done to it

The attacker comes from another address of the loopback network than the honest player, as strangers do.
'''

import asyncio
import time
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

ATTACKER: Final = "127.0.0.2"
"""Where attacks come from; the honest player is at 127.0.0.1."""


class Target:
    """A server under attack, on this machine alone."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.seconds = seconds
        self.url = f"http://127.0.0.1:{port}"
        self._end = time.monotonic() + seconds

    def is_over(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() >= self._end

    def remaining(self) -> float:
        """How many seconds are left."""
        return max(0.0, self._end - time.monotonic())

    def visitor(self, address: str = ATTACKER) -> httpx.AsyncClient:
        """Requests of somebody without a session."""
        limits = httpx.Limits(max_connections=None)  # and no certificates: there is no TLS, and they take long to load
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address, limits=limits)
        return httpx.AsyncClient(base_url=self.url, transport=transport, timeout=60)

    async def guest(self, name: str = "Mallory", address: str = ATTACKER) -> httpx.AsyncClient:
        """Requests of a new guest; close it with `contextlib.aclosing`."""
        client = self.visitor(address)
        answer = await client.post("/api/guest", json={"name": name})
        answer.raise_for_status()
        return client

    async def socket(self, client: httpx.AsyncClient | None = None, address: str = ATTACKER) -> ClientConnection:
        """An open socket, of a guest or of nobody; its `hello` has been read."""
        headers = {"Cookie": f"tabuleiro={client.cookies['tabuleiro']}"} if client is not None else {}
        while True:
            try:
                opened = await connect(
                    f"ws://127.0.0.1:{self.port}/api/socket",
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    local_addr=(address, 0),
                )
            except InvalidStatus:  # who asks too much is refused for a moment, and tries again
                if self.is_over():
                    raise
                await asyncio.sleep(1)
            else:
                await opened.recv()
                return opened

    async def connection(self, address: str = ATTACKER) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection, for what no library would send."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
