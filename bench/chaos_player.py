"""A player for bench/chaos.py: plays one table through any number of crashes, and knows only what a page knows."""

import asyncio
import contextlib
import random
import time
from typing import Any, NamedTuple, Protocol

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

Json = dict[str, Any]
BROKEN = (WebSocketException, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError)
"""What a player meets while the server is down."""


class Acknowledged(NamedTuple):
    """A move that the server has promised to keep."""

    table: str
    nonce: str
    seq: int


class Address(Protocol):
    """Where a server is, or whichever of several; asked for anew with every connection."""

    @property
    def port(self) -> int:
        """The port."""

    @property
    def url(self) -> str:
        """The same as an address."""


class Player:
    """Plays all seats of one table, or two of them against a bot.

    It acts on updates alone, as the page does: it subscribes when it has connected and never again, so that it waits
    for ever when the server forgets to tell what it has stored, or to wake the bot.
    """

    def __init__(self, server: Address, game: str, number: int, *, has_bot: bool = True) -> None:
        self.server = server
        self.game = game
        self.number = number
        self.has_bot = has_bot
        self.acknowledged: list[Acknowledged] = []
        self.times: list[float] = []
        """How many seconds each answer took, lost connections included."""
        self._sent_at = 0.0
        self.problems: list[str] = []
        self.table = ""
        self._dice = random.Random(number)
        self.cookie = ""
        self._moves = 0
        self._pending: Json | None = None
        """The move whose answer is not known."""
        self._seen: Json | None = None
        """The newest update of this connection."""
        self._seq = 0
        """What is acknowledged; an older update is not to be acted on."""

    async def live(self) -> None:
        """Connect and play, until cancelled."""
        while True:
            with contextlib.suppress(*BROKEN):
                if not self.table:
                    await self._sit_down()
                address = f"ws://127.0.0.1:{self.server.port}/api/socket"
                headers = {"Cookie": f"tabuleiro={self.cookie}"}
                async with open_socket(address, headers) as socket:
                    await self._play(socket)
            await asyncio.sleep(0.05)

    def whereabouts(self) -> str:
        """What it waits for."""
        seen = self._seen or {}
        waits = "an answer" if self._pending else "an update"
        return f"{self.table}: waits for {waits}, has seen {seen.get('seq')}, ply {seen.get('ply')}, ack {self._seq}"

    async def _sit_down(self) -> None:
        """Become a guest and open a table."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=10) as client:
            if not self.cookie:
                answer = await client.post("/api/guest", json={"name": f"Player {self.number}"})
                if answer.status_code != 200:
                    raise httpx.HTTPError(answer.text)
                self.cookie = client.cookies["tabuleiro"]
            third = {"kind": "bot", "level": "random"} if self.has_bot else {"kind": "hotseat", "name": "Third"}
            seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Other"}, third]
            headers = {"Cookie": f"tabuleiro={self.cookie}"}
            answer = await client.post("/api/tables", json={"game": self.game, "seats": seats}, headers=headers)
            if answer.status_code != 201:
                raise httpx.HTTPError(answer.text)
            self.table = answer.json()["table"]
            self._moves = self._seq = 0
            self._pending = None

    async def _play(self, socket: ClientConnection) -> None:
        """Play until the connection breaks or the game is over."""
        self._seen = None
        await send(socket, {"type": "subscribe", "nonce": "s", "table": self.table})
        if self._pending is not None:
            await send(socket, self._pending)
        async for text in socket:
            message: Json = orjson.loads(text)
            if message["type"] == "update":
                self._seen = message
            elif message["type"] in {"ack", "error"} and message["nonce"] != "s":
                await self._hear(socket, message)
            if self._pending is None and self._seen is not None and self._seen["seq"] >= self._seq:
                if self._seen["state"] == "finished":
                    self.table = ""
                    return
                if self._seen["legal"]:
                    await self._move(socket, self._seen)

    async def _hear(self, socket: ClientConnection, message: Json) -> None:
        """Note an answer; what the server could not do now is sent again."""
        assert self._pending is not None, "an answer follows a move"
        nonce = str(message["nonce"])
        if message["type"] == "ack":
            self.acknowledged.append(Acknowledged(self.table, nonce, message["seq"]))
            self.times.append(time.monotonic() - self._sent_at)
            self._pending, self._seq = None, message["seq"]
        elif message["code"] in {"too_fast", "busy"}:
            await asyncio.sleep(0.5)
            await send(socket, self._pending)
        else:
            self.problems.append(f"{self.table} {nonce}: {message['code']} {message['text']}")
            self._pending = None

    async def _move(self, socket: ClientConnection, update: Json) -> None:
        """Send a random move."""
        self._moves += 1
        self._sent_at = time.monotonic()
        self._pending = {
            "type": "play",
            "nonce": f"m{self._moves}",
            "table": self.table,
            "seq": update["seq"],
            "seat": update["actor"],
            "action": self._dice.choice(update["legal"])["id"],
        }
        await send(socket, self._pending)


async def send(socket: ClientConnection, message: Json) -> None:
    """Send a message."""
    await socket.send(orjson.dumps(message).decode())


def open_socket(address: str, headers: dict[str, str]) -> connect:
    """A socket that notices within ten seconds that nobody answers, as the page does."""
    return connect(
        address, additional_headers=headers, compression=None, max_size=2**24, ping_interval=3, ping_timeout=7
    )
