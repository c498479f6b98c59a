"""Kills a server without warning, again and again, while people play, and looks for lost or doubled moves.

    python bench/chaos.py --kills 30 [--database sqlite:///FILE | postgresql://... | postgresql] [--tables 40] [--write]

Every player sends moves with a nonce, waits for the answer, and after a kill sends the unanswered move again with the
same nonce. At the end every acknowledged move must be in the log exactly once, in its place, and every table must
verify.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import httpx
import orjson
from postgres import temporary_cluster
from section import write_section
from server_process import ServerProcess
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tabuleiro.server.store import schema
from tabuleiro.server.store.audit import verify_tables
from tabuleiro.server.store.database import open_database

BROKEN = (WebSocketException, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError)
"""What a player meets while the server is down."""
LONGEST_SECONDS = 120


class Acknowledged(NamedTuple):
    """A move that the server has promised to keep."""

    table: str
    nonce: str
    seq: int


class Player:
    """Plays all seats of one table, through any number of crashes."""

    def __init__(self, chaos: "Chaos", number: int) -> None:
        self.chaos = chaos
        self.number = number
        self.dice = random.Random(number)
        self.cookie = ""
        self.table = ""
        self.moves = 0
        self.pending: dict[str, object] | None = None

    async def live(self) -> None:
        """Connect and play, until the end of it all."""
        while not self.chaos.is_over:
            with contextlib.suppress(*BROKEN):
                if not self.table:
                    await self.sit_down()
                address = f"ws://127.0.0.1:{self.chaos.server.port}/api/socket"
                headers = {"Cookie": f"tabuleiro={self.cookie}"}
                async with connect(address, additional_headers=headers, compression=None, max_size=2**22) as socket:
                    await self.play(socket)
            await asyncio.sleep(0.05)

    async def sit_down(self) -> None:
        """Become a guest and open a table with every seat one's own."""
        async with httpx.AsyncClient(base_url=self.chaos.server.url, timeout=10) as client:
            if not self.cookie:
                await client.post("/api/guest", json={"name": f"Player {self.number}"})
                self.cookie = client.cookies["tabuleiro"]
            seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Other"}, {"kind": "hotseat", "name": "Third"}]
            headers = {"Cookie": f"tabuleiro={self.cookie}"}
            asked = {"game": self.chaos.game, "seats": seats}
            answer = await client.post("/api/tables", json=asked, headers=headers)
            self.table = answer.json()["table"]
            self.moves = 0
            self.pending = None

    async def play(self, socket: ClientConnection) -> None:
        """Play until the connection breaks or the game is over."""
        await socket.send(orjson.dumps({"type": "subscribe", "nonce": "s", "table": self.table}).decode())
        if self.pending is not None:
            await socket.send(orjson.dumps(self.pending).decode())
        while not self.chaos.is_over:
            message = orjson.loads(await asyncio.wait_for(socket.recv(), 30))
            if message["type"] == "update" and message["state"] == "finished":
                self.table = ""
                return
            if message["type"] == "update" and message["legal"] and self.pending is None:
                await self.move(socket, message)
            is_answer = message["type"] in {"ack", "error"} and message["nonce"] != "s"
            if is_answer and await self.hear(socket, message):
                return

    async def hear(self, socket: ClientConnection, message: dict[str, object]) -> bool:
        """Note an answer; True when the table must be looked at anew."""
        nonce = str(message["nonce"])
        if message["type"] == "ack":
            assert isinstance(message["seq"], int), "a move is acknowledged with its place"
            self.chaos.acknowledged.append(Acknowledged(self.table, nonce, message["seq"]))
            self.pending = None
            await socket.send(orjson.dumps({"type": "subscribe", "nonce": "s", "table": self.table}).decode())
        elif message["code"] in {"too_fast", "busy"}:
            await asyncio.sleep(0.5)
            await socket.send(orjson.dumps(self.pending).decode())
        else:
            self.chaos.problems.append(f"{self.table} {nonce}: {message['code']} {message['text']}")
            self.pending = None
            return True
        return False

    async def move(self, socket: ClientConnection, update: dict[str, object]) -> None:
        """Send a random move."""
        legal = update["legal"]
        assert isinstance(legal, list), "all seats are ours"
        self.moves += 1
        self.pending = {
            "type": "play",
            "nonce": f"m{self.moves}",
            "table": self.table,
            "seq": update["seq"],
            "seat": update["actor"],
            "action": self.dice.choice(legal)["id"],
        }
        await socket.send(orjson.dumps(self.pending).decode())


class Chaos:
    """The players, the kills and what must hold afterwards."""

    def __init__(self, server: ServerProcess, game: str, players: int) -> None:
        self.server = server
        self.game = game
        self.acknowledged: list[Acknowledged] = []
        self.problems: list[str] = []
        self.is_over = False
        self.players = [Player(self, number) for number in range(players)]
        self.returns: list[float] = []
        self.playing_seconds = 0.0

    async def run(self, kills: int, pause: float) -> None:
        """Let people play and kill the server now and then."""
        dice = random.Random(kills)
        tasks = [asyncio.create_task(player.live()) for player in self.players]
        for number in range(kills + 1):
            await self.let_play(pause * (0.5 + dice.random()))
            if number < kills:
                self.server.kill()
                begin = time.monotonic()
                await asyncio.to_thread(self.server.start)
                self.returns.append(time.monotonic() - begin)
        self.is_over = True
        await asyncio.wait(tasks, timeout=15)
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                self.problems.append(f"a player failed: {outcome!r}")

    async def let_play(self, seconds: float) -> None:
        """Let people play for a while, and on a slow machine until every one of them has moved, on average."""
        begin, before = time.monotonic(), len(self.acknowledged)
        await asyncio.sleep(seconds)
        while len(self.acknowledged) - before < len(self.players):
            if time.monotonic() - begin > LONGEST_SECONDS:
                self.problems.append(f"nobody could play for {LONGEST_SECONDS} s")
                break
            await asyncio.sleep(0.1)
        self.playing_seconds += time.monotonic() - begin

    def check(self) -> None:
        """Every acknowledged move is stored once and in its place; every table verifies."""
        engine = open_database(self.server.database)
        columns = schema.entries.c
        with engine.connect() as connection:
            query = select(columns.table_id, columns.nonce, columns.seq).where(columns.nonce != "")
            stored = [Acknowledged(*row) for row in connection.execute(query)]
            self.problems += verify_tables(connection, only_unfinished=False)
        engine.dispose()
        found = set(stored)
        if len({(one.table, one.nonce) for one in stored}) != len(stored):
            self.problems.append("a move was stored twice")
        lost = [one for one in self.acknowledged if one not in found]
        if lost:
            self.problems.append(f"{len(lost)} acknowledged moves are not stored as promised: {lost[:3]}")


def markdown(summary: dict[str, object]) -> str:
    """The section of docs/quality/."""
    return (
        f"{summary['database']}: killed {summary['kills']} times under {summary['moves_per_second']} moves per second; "
        f"{summary['acknowledged']:,} acknowledged moves, **{summary['problems']} lost, doubled or misplaced**, every "
        f"table verified; the longest return took {summary['back_after_s']} s.\n"
    )


def main() -> int:
    """Run the chaos and report; status 1 when a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds of play between two kills, on average")
    parser.add_argument("--game", default="hansa_teutonica")
    parser.add_argument("--database", default="")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = asked.database or f"sqlite:///{folder}/chaos.db"
        if database == "postgresql":
            cluster = stack.enter_context(temporary_cluster())
            if cluster is None:
                print("no PostgreSQL can be had on this machine", file=sys.stderr)
                return 2
            database = cluster.new_database("chaos")
        server = ServerProcess(database, folder / "server.log")
        server.start()
        chaos = Chaos(server, asked.game, asked.tables)
        asyncio.run(chaos.run(asked.kills, asked.pause))
        server.stop()
        chaos.check()
    per_second = len(chaos.acknowledged) / chaos.playing_seconds
    summary = {
        "database": database.split(":", maxsplit=1)[0],
        "kills": asked.kills,
        "acknowledged": len(chaos.acknowledged),
        "moves_per_second": round(per_second, 1),
        "back_after_s": round(max(chaos.returns, default=0.0), 2),
        "problems": len(chaos.problems),
    }
    print(json.dumps(summary))
    if asked.write:
        write_section(f"chaos-{summary['database']}", markdown(summary))
    for problem in chaos.problems[:10]:
        print(problem, file=sys.stderr)
    return 1 if chaos.problems else 0


if __name__ == "__main__":
    sys.exit(main())
