"""Players move and close the tab at once while others chat: what was stored must be seen, and the bot must answer.

    python bench/move_and_close.py [--trials 500] [--tables 8] [--write]

Every other tab is closed in good form, every other one is cut off (RST). Afterwards nobody does anything: somebody who
watches must come to see what the database holds, and a bot that is next must have moved. Status 1 when a table hangs.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import socket as sockets
import sqlite3
import struct
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import orjson
from rich.progress import Progress
from section import write_section
from server_process import ServerProcess, serving
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
HANGS_SECONDS = 30
"""A table that is not what the database says for so long hangs."""
ARRIVES_SECONDS = 0.5
"""A move that is not stored by then was cut off on its way."""
CLOSES_SECONDS = 0.04
"""How long after its move a tab is closed, at most: until the move is stored or a little longer."""
CHAT_SECONDS = 0.03
"""How often somebody says something."""


class Guest:
    """Somebody with a session."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self.server = server
        with httpx.Client(base_url=server.url, timeout=20) as client:
            client.post("/api/guest", json={"name": name}).raise_for_status()
            self.cookie = {"Cookie": f"tabuleiro={client.cookies['tabuleiro']}"}

    def create(self) -> str:
        """A new table against a bot."""
        asked = {"game": "hansa_teutonica", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        answer = httpx.post(f"{self.server.url}/api/tables", json=asked, headers=self.cookie, timeout=20)
        return str(answer.raise_for_status().json()["table"])

    def tab(self) -> connect:
        """An open tab, once it is entered."""
        address = f"ws://127.0.0.1:{self.server.port}/api/socket"
        return connect(address, additional_headers=self.cookie, compression=None, max_size=2**24)


class Site:
    """One table, its player, and somebody who watches and chats."""

    def __init__(self, server: ServerProcess, database: Path, number: int) -> None:
        self.database = database
        self.player, self.watcher = Guest(server, f"Player {number}"), Guest(server, f"Watcher {number}")
        self.dice = random.Random(number)
        self.table = ""
        self.seen: Json = {}
        """The newest update that the watcher has heard."""
        self.arrived = 0
        self.hanging: list[str] = []

    async def run(self, trials: "itertools.count[int]", most: int, progress: Progress) -> None:
        """Take trials until there are none left, at one table after another."""
        while (trial := next(trials)) < most:
            self.table = await asyncio.to_thread(self.player.create)
            self.seen = {}
            async with self.watcher.tab() as tab:
                await send(tab, type="subscribe", nonce="s", table=self.table)
                audience = [asyncio.create_task(self.watch(tab)), asyncio.create_task(self.chat(tab))]
                while trial < most:
                    await self.attempt(trial)
                    progress.advance(progress.task_ids[0])
                    if self.hanging or self.seen["state"] == "finished":
                        break
                    trial = next(trials)
                for task in audience:
                    task.cancel()
                await asyncio.gather(*audience, return_exceptions=True)

    async def watch(self, tab: ClientConnection) -> None:
        """Hear what is told."""
        async for text in tab:
            message = orjson.loads(text)
            if message["type"] == "update":
                self.seen = message

    async def chat(self, tab: ClientConnection) -> None:
        """Say something now and then."""
        for number in itertools.count():
            await send(tab, type="chat", nonce=f"c{number}-{time.monotonic_ns()}", table=self.table, text="olá")
            await asyncio.sleep(CHAT_SECONDS * self.dice.random() * 2)

    async def attempt(self, trial: int) -> None:
        """Move, close the tab, and wait until the watcher has seen whatever came of it."""
        before = await self.move_and_close(is_clean=trial % 2 == 0)
        begin = time.monotonic()
        while time.monotonic() - begin < HANGS_SECONDS:
            await asyncio.sleep(0.05)
            ply, bot_turn = self.stored()
            if self.seen.get("ply") == ply and not bot_turn:
                if ply > before:
                    self.arrived += 1
                    return
                if time.monotonic() - begin > ARRIVES_SECONDS:
                    return
        self.hanging.append(f"trial {trial}, table {self.table}: stored {self.stored()}, seen {self.seen.get('ply')}")

    async def move_and_close(self, *, is_clean: bool) -> int:
        """Open a tab, play a random action and be gone; returns the ply before it."""
        async with self.player.tab() as tab:
            await send(tab, type="subscribe", nonce="s", table=self.table)
            update: Json = {}
            while not update.get("legal"):
                message = orjson.loads(await tab.recv())
                update = message if message["type"] == "update" else update
                if update.get("state") == "finished":
                    return int(update["ply"]) - 1
            action = self.dice.choice(update["legal"])["id"]
            where = {"table": self.table, "seq": update["seq"], "seat": update["actor"]}
            await send(tab, type="play", nonce=f"m{update['seq']}", action=action, **where)
            await asyncio.sleep(self.dice.random() * CLOSES_SECONDS)
            if not is_clean:
                raw = tab.transport.get_extra_info("socket")
                raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
                tab.transport.abort()
        return int(update["ply"])

    def stored(self) -> tuple[int, bool]:
        """The ply that the database holds, and whether a bot is next."""
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=20)) as database:
            row = database.execute("SELECT ply, bot_turn FROM tables WHERE id = ?", [self.table]).fetchone()
        return int(row[0]), bool(row[1])


async def send(tab: ClientConnection, **message: object) -> None:
    """Send a message."""
    await tab.send(orjson.dumps(message).decode())


async def run(sites: list[Site], trials: int) -> None:
    """All trials, shared by the tables."""
    numbers = itertools.count()
    with Progress(disable=not sys.stderr.isatty()) as progress:
        progress.add_task("move and close", total=trials)
        await asyncio.gather(*(site.run(numbers, trials, progress) for site in sites))


def main() -> int:
    """Run the trials and report; status 1 when a table hangs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trials", type=int, default=500)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "close.db"
        with serving(f"sqlite:///{database}", Path(folder) / "server.log") as server:
            sites = [Site(server, database, number) for number in range(asked.tables)]
            asyncio.run(run(sites, asked.trials))
    hanging, arrived = [one for site in sites for one in site.hanging], sum(site.arrived for site in sites)
    print(json.dumps({"trials": asked.trials, "arrived": arrived, "hanging": len(hanging)}))
    for one in hanging[:10]:
        print(one, file=sys.stderr)
    if asked.write:
        write_section(
            "move-and-close",
            f"{asked.trials} players moved and closed the tab at once, in good form or cut off, while others chatted: "
            f"{arrived} reached the server, **{len(hanging)} tables hung**.\n",
        )
    return 1 if hanging else 0


if __name__ == "__main__":
    sys.exit(main())
