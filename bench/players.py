"""Players at their sockets who play whatever they are asked, by chance, wherever a tournament puts them.

    python bench/players.py URL TOURNAMENT [COUNT] [--programs]

lets so many guests enter a tournament, or programs with tokens, and play in it until it is over.
"""

import argparse
import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LOOK_SECONDS = 0.3


class Player(NamedTuple):
    """Somebody who comes with a session or a token; `form` is how a socket tells them about tables."""

    name: str
    headers: Mapping[str, str]
    form: str = "page"
    pace: float = 0.0
    """Seconds from one message to the next at least: programs keep within what a server takes of each."""

    async def play(self, door: Callable[[], str]) -> None:
        """Sit at a socket and play, until the task is cancelled; come back by any door when the line is lost."""
        dice = random.Random(self.name)
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                address = f"ws{door().removeprefix('http')}/api/socket"
                async with connect(
                    address, additional_headers=self.headers, max_size=2**22, compression=None
                ) as socket:
                    await self._answer(socket, dice)
            await asyncio.sleep(0.2)

    async def _answer(self, socket: ClientConnection, dice: random.Random) -> None:
        about: dict[str, str] = {}
        """The table of each message that was sent, by its nonce."""
        async for text in socket:
            message = json.loads(text)
            for wish in self._wishes(message, about, dice):
                about[nonce := f"n{len(about)}"] = wish["table"]
                await socket.send(json.dumps({"nonce": nonce, **wish}))
                await asyncio.sleep(self.pace)

    def _wishes(self, message: dict[str, Any], about: Mapping[str, str], dice: random.Random) -> list[dict[str, Any]]:
        """What to say to a message: look at tables that wait for me, and take any choice."""
        kind = message["type"]
        if kind in {"hello", "turns"}:
            waiting = message["turns" if kind == "hello" else "tables"]
            return [self._look(table) for table in waiting if table not in about.values()]
        if kind == "error":
            assert message["code"] in {"stale", "not_your_turn", "finished"}, message
            return [self._look(about[message["nonce"]])]
        if kind in {"update", "position"} and message["legal"]:
            taken = dice.choice(message["legal"])
            action = taken["id"] if isinstance(taken, dict) else taken[0]
            seat = {"seq": message["seq"], "seat": message["actor"], "action": action}
            return [{"type": "play", "table": message["table"], **seat}]
        return []

    def _look(self, table: str) -> dict[str, Any]:
        return {"type": "subscribe", "table": table, **({"form": "bot"} if self.form == "bot" else {})}


def guest(url: str, name: str) -> Player:
    """Somebody without an account."""
    with httpx.Client(base_url=url, timeout=20) as browser:
        browser.post("/api/guest", json={"name": name}).raise_for_status()
        return Player(name, {"Cookie": f"tabuleiro={browser.cookies['tabuleiro']}"})


PER_OWNER = 3
"""Programs that one account may have."""


def programs(url: str, count: int) -> list[Player]:
    """Programs of as many people as it takes, each with a token of its own."""
    found: list[Player] = []
    while len(found) < count:
        owner = f"Owner {secrets.token_hex(4)}"
        with httpx.Client(base_url=url, timeout=60) as browser:
            browser.post("/api/account", json={"name": owner, "password": secrets.token_hex(16)}).raise_for_status()
            for number in range(min(PER_OWNER, count - len(found))):
                made = browser.post("/api/bots", json={"name": f"{owner} {number}"}).raise_for_status().json()
                token = browser.post(f"/api/bots/{made['id']}/tokens", json={}).raise_for_status().json()["token"]
                found.append(Player(made["name"], {"Authorization": f"Bearer {token}"}, "bot"))
    return found


def enter(url: str, tournament: str, player: Player) -> None:
    """Enter a tournament."""
    httpx.post(f"{url}/api/tournaments/{tournament}/join", headers=player.headers, timeout=20).raise_for_status()


async def play_on(url: str, tournament: str, players: Sequence[Player]) -> dict[str, Any]:
    """Let everybody play until a tournament is over by itself; returns it as everybody sees it then."""
    playing = [asyncio.create_task(player.play(lambda: url)) for player in players]
    try:
        async with httpx.AsyncClient(base_url=url, timeout=20) as reader:
            while True:
                told: dict[str, Any] = (await reader.get(f"/api/tournaments/{tournament}")).json()
                for one in playing:
                    if one.done():
                        one.result()
                if told["state"] in {"finished", "cancelled"}:
                    return told
                await asyncio.sleep(LOOK_SECONDS)
    finally:
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def main() -> None:
    """Enter, say so, and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("tournament")
    parser.add_argument("count", type=int, nargs="?", default=4)
    parser.add_argument("--programs", action="store_true")
    asked = parser.parse_args()
    guests = [] if asked.programs else [guest(asked.url, f"Player {number + 1}") for number in range(asked.count)]
    players = programs(asked.url, asked.count) if asked.programs else guests
    for player in players:
        enter(asked.url, asked.tournament, player)
    print("entered", flush=True)
    asyncio.run(play_on(asked.url, asked.tournament, players))


if __name__ == "__main__":
    main()
