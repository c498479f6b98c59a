"""An honest player: one person who moves every half second over a socket and asks `GET /api/me` five times a second."""

import asyncio
import random
import time
from typing import Any, Final, Self

import httpx
import orjson
from server_process import ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

MOVE_EVERY: Final = 0.5
ASK_EVERY: Final = 0.2


class HonestPlayer:
    """Plays alone at a table of two; `moves` and `asks` are what each took, in seconds, since `forget`."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.moves: list[float] = []
        self.asks: list[float] = []
        self.failures: list[str] = []
        """What was not answered as it should be."""
        self._client = httpx.AsyncClient(base_url=server.url, timeout=60)
        self._dice = random.Random(1)
        self._socket: ClientConnection | None = None
        self._table = ""
        self._sent = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        """Sit down and begin."""
        (await self._client.post("/api/guest", json={"name": "Ana"})).raise_for_status()
        await self._sit()
        self._tasks = [asyncio.create_task(self._play()), asyncio.create_task(self._ask())]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()
        if self._socket is not None:
            await self._socket.close()

    def forget(self) -> None:
        """Begin to measure anew."""
        self.moves, self.asks, self.failures = [], [], []

    async def _sit(self) -> None:
        """A new table, watched over a new socket."""
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bia"}]
        answer = await self._client.post("/api/tables", json={"game": "hansa_teutonica", "seats": seats})
        answer.raise_for_status()
        self._table = answer.json()["table"]
        headers = {"Cookie": f"tabuleiro={self._client.cookies['tabuleiro']}"}
        address = f"ws://127.0.0.1:{self.server.port}/api/socket"
        self._socket = await connect(address, additional_headers=headers, compression=None, max_size=2**22)

    async def _play(self) -> None:
        """A move every half second, from the moment it is sent to the moment its update is here."""
        assert self._socket is not None, "sat down"
        try:
            await self._send("subscribe")
            update = await self._next_update()
            while True:
                began = time.perf_counter()
                action = self._dice.choice(update["legal"])["id"]
                await self._send("play", seq=update["seq"], seat=update["actor"], action=action)
                update = await self._next_update()
                self.moves.append(time.perf_counter() - began)
                await asyncio.sleep(max(0.0, began + MOVE_EVERY - time.perf_counter()))
        except (OSError, WebSocketException) as error:
            self.failures.append(f"the socket broke: {error!r}")

    async def _send(self, kind: str, **fields: object) -> None:
        assert self._socket is not None, "sat down"
        self._sent += 1
        message = {"type": kind, "nonce": f"h{self._sent}", "table": self._table, **fields}
        await self._socket.send(orjson.dumps(message).decode())

    async def _next_update(self) -> dict[str, Any]:
        assert self._socket is not None, "sat down"
        while True:
            message: dict[str, Any] = orjson.loads(await self._socket.recv())
            if message["type"] == "error":
                self.failures.append(str(message["text"]))
            if message["type"] == "update":
                return message

    async def _ask(self) -> None:
        """Ask who I am, over and over."""
        while True:
            began = time.perf_counter()
            try:
                status = (await self._client.get("/api/me")).status_code
                if status != httpx.codes.OK:
                    self.failures.append(f"GET /api/me: {status}")
            except httpx.HTTPError as error:
                self.failures.append(f"GET /api/me: {error!r}")
            self.asks.append(time.perf_counter() - began)
            await asyncio.sleep(max(0.0, began + ASK_EVERY - time.perf_counter()))
