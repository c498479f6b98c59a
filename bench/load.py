"""Loads a server: many tables, every seat a WebSocket, one move per second and table, and measures how long it takes.

    python bench/load.py --tables 250 --seats 4 --seconds 300 [--plot FILE.svg] [--write]

The clock runs from the moment a move is sent to the moment the last seat of the table has its update. Generator and
server share the machine. The game is played at random; a finished table is replaced. The last line is one JSON
object; `--write` puts the result into docs/quality/. Status 1 when a promise is broken.
"""

import argparse
import asyncio
import gc
import json
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import orjson
from section import write_section
from server_process import ServerProcess, serving
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

MEDIAN_MS, SLOW_MS = 25, 150
"""The promise: half of all moves are everywhere within the first, 99 of 100 within the second."""


class Player:
    """One player at one socket; reads in the background."""

    def __init__(self, table: "PlayedTable") -> None:
        self.table = table
        self.socket: ClientConnection | None = None

    async def sit(self, server: ServerProcess, cookie: str) -> None:
        """Connect and watch the table."""
        address = f"ws://127.0.0.1:{server.port}/api/socket"
        headers = {"Cookie": f"tabuleiro={cookie}"}
        self.socket = await connect(address, additional_headers=headers, compression=None, max_size=2**22)
        await self.socket.recv()
        await self.send({"type": "subscribe", "nonce": "s", "table": self.table.name})

    async def send(self, message: dict[str, object]) -> None:
        """Send a message."""
        assert self.socket is not None, "sat down"
        await self.socket.send(orjson.dumps(message).decode())

    async def read(self) -> None:
        """Take every message; only the deciding seat looks into an update."""
        assert self.socket is not None, "sat down"
        try:
            async for text in self.socket:
                self.table.hear(self, text if isinstance(text, str) else text.decode())
        except WebSocketException as error:
            self.table.load.errors.append(repr(error))


class PlayedTable:
    """One table of the load."""

    def __init__(self, load: "Load", name: str) -> None:
        self.load = load
        self.name = name
        self.seats: list[Player] = []
        self.decider: Player | None = None
        self.update: dict[str, object] = {}
        self.sent = 0.0
        self.missing = 0
        self.moves = 0
        self.is_over = False

    def hear(self, seat: Player, text: str) -> None:
        """Note when the last seat has the update, and who decides next."""
        if text.startswith('{"type":"error"'):
            self.load.errors.append(text[:300])
        if not text.startswith('{"type":"update"'):
            return
        self.missing -= 1
        if self.missing == 0 and self.sent:
            self.load.note(time.perf_counter() - self.sent)
            self.sent = 0.0
        if '"legal":[' in text[-200_000:]:
            self.decider, self.update = seat, orjson.loads(text)
        elif '"state":"finished"' in text[:300]:
            self.is_over = True

    async def move(self, dice: random.Random) -> None:
        """Play one random move, if the last one has been seen by everybody."""
        if self.decider is None or self.sent:
            self.load.skipped += 1
            return
        seat, update = self.decider, self.update
        legal = update["legal"]
        assert isinstance(legal, list), "the deciding seat is told what it may do"
        action = dice.choice(legal)["id"]
        self.moves += 1
        self.decider, self.sent, self.missing = None, time.perf_counter(), len(self.seats)
        message = {"table": self.name, "seq": update["seq"], "seat": update["actor"], "action": action}
        await seat.send({"type": "play", "nonce": f"m{self.moves}", **message})

    async def close(self) -> None:
        """Let every seat go."""
        for seat in self.seats:
            assert seat.socket is not None, "sat down"
            await seat.socket.close()


class Load:
    """The whole load and what was measured."""

    def __init__(self, server: ServerProcess, game: str, seats: int) -> None:
        self.server = server
        self.game = game
        self.seats = seats
        self.errors: list[str] = []
        self.times: list[float] = []
        self.by_second: dict[int, list[float]] = {}
        self.began = 0.0
        self.skipped = 0
        self.opened = 0
        """How many tables were opened so far."""
        self.cpu = 0.0
        self.tables: list[PlayedTable] = []
        self.tasks: set[asyncio.Task[None]] = set()

    def note(self, seconds: float) -> None:
        """Keep one measurement."""
        self.times.append(seconds)
        self.by_second.setdefault(int(time.perf_counter() - self.began), []).append(seconds)

    def door(self, _table: int, _seat: int) -> ServerProcess:
        """The server that a seat of a table comes to; tables are counted as they are opened."""
        return self.server

    def cpu_seconds(self) -> float:
        """How much processor time the server has used so far."""
        return self.server.cpu_seconds()

    async def open_table(self) -> PlayedTable:
        """A table with one guest and one socket per seat."""
        cookies: list[str] = []
        number, self.opened = self.opened, self.opened + 1
        async with httpx.AsyncClient(base_url=self.door(number, 0).url) as client:
            for guest in range(self.seats):
                client.cookies.clear()
                await client.post("/api/guest", json={"name": f"Guest {guest}"})
                cookies.append(client.cookies["tabuleiro"])
            first = {"kind": "me"}
            asked = {"game": self.game, "seats": [{"kind": "open"}] * (self.seats - 1) + [first]}
            answer = await client.post("/api/tables", json=asked)
            table = PlayedTable(self, answer.json()["table"])
            for cookie in cookies[:-1]:
                client.cookies.clear()
                await client.post(f"/api/tables/{table.name}/join", json={}, headers={"Cookie": f"tabuleiro={cookie}"})
        for cookie in cookies:
            seat = Player(table)
            table.seats.append(seat)
            await seat.sit(self.door(number, len(table.seats) - 1), cookie)
            task = asyncio.create_task(seat.read())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return table

    async def play(self, table: PlayedTable, seconds: float, offset: float) -> None:
        """One move per second, beginning at an offset; a finished table is replaced by a new one."""
        dice = random.Random(table.name)
        await asyncio.sleep(offset)
        end = self.began + seconds
        due = time.perf_counter()
        while time.perf_counter() < end:
            if table.is_over:
                table = await self.replace(table)
            await table.move(dice)
            due += 1.0
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def replace(self, table: PlayedTable) -> PlayedTable:
        """Leave a finished table for a new one."""
        await table.close()
        self.tables.remove(table)
        self.tables.append(await self.open_table())
        return self.tables[-1]

    async def run(self, tables: int, seconds: float) -> None:
        """Open everything, then play."""
        for start in range(0, tables, 10):
            self.tables += await asyncio.gather(*(self.open_table() for _ in range(min(10, tables - start))))
            print(f"\r{len(self.tables)} of {tables} tables", end="", file=sys.stderr)
        await asyncio.sleep(2)
        gc.disable()  # a pause of the generator would be counted as the server's
        self.began, used = time.perf_counter(), self.cpu_seconds()
        await asyncio.gather(*(self.play(table, seconds, i / tables) for i, table in enumerate(self.tables)))
        self.cpu = self.cpu_seconds() - used
        await asyncio.sleep(1)
        lost = sum(1 for table in self.tables if table.sent)
        if lost:
            self.errors.append(f"{lost} moves were not seen by everybody")
        for table in self.tables:
            await table.close()


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop that the server uses too, where there is one; the generator must not be what is measured."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of the values lies, in milliseconds."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1)


def summarize(load: Load, seconds: float) -> dict[str, object]:
    """What was measured."""
    return {
        "game": load.game,
        "tables": len(load.tables),
        "sockets": len(load.tables) * load.seats,
        "seconds": seconds,
        "moves": len(load.times),
        "moves_per_second": round(len(load.times) / seconds, 1),
        "p50_ms": percentile(load.times, 0.5),
        "p99_ms": percentile(load.times, 0.99),
        "max_ms": percentile(load.times, 1.0),
        "server_cpu_ms_per_move": round(load.cpu * 1000 / max(1, len(load.times)), 2),
        "late": load.skipped,
        "errors": len(load.errors),
    }


def plot(load: Load) -> str:
    """The median and the 99th percentile of every second, as a small SVG."""
    seconds = sorted(load.by_second)
    rows = [
        (second, percentile(load.by_second[second], 0.5), percentile(load.by_second[second], 0.99))
        for second in seconds
    ]
    top = max(150.0, *(row[2] for row in rows))
    width = max(1, seconds[-1])

    def path(column: int) -> str:
        return " ".join(f"{40 + 740 * row[0] / width:.1f},{210 - 190 * row[column] / top:.1f}" for row in rows)

    limit = 210 - 190 * 150 / top
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 240" font-family="sans-serif" font-size="12">'
        '<rect width="800" height="240" fill="#fff"/>'
        f'<line x1="40" y1="{limit:.1f}" x2="780" y2="{limit:.1f}" stroke="#c33" stroke-dasharray="4"/>'
        f'<text x="44" y="{limit - 4:.1f}" fill="#c33">150 ms</text>'
        f'<polyline fill="none" stroke="#888" points="{path(2)}"/>'
        f'<polyline fill="none" stroke="#06c" points="{path(1)}"/>'
        f'<text x="40" y="232">0 s</text><text x="740" y="232">{width} s</text>'
        '<text x="560" y="16" fill="#06c">median</text><text x="620" y="16" fill="#666">99th percentile</text></svg>\n'
    )


def markdown(load: Load, summary: dict[str, object]) -> str:
    """The section of docs/quality/."""
    median, slow = percentile(load.times, 0.5), percentile(load.times, 0.99)
    return (
        f"{summary['tables']} tables of `{load.game}`, {summary['sockets']:,} sockets, one move per second and table, "
        f"{summary['seconds']:.0f} s, generator on the same machine: {summary['moves']:,} moves "
        f"({summary['moves_per_second']} per second), **{summary['errors']} errors**.\n\n"
        "| from the move to the last seat's update | reached | target | |\n|---|---:|---:|---|\n"
        f"| median | {median} ms | <= {MEDIAN_MS} ms | {verdict(median <= MEDIAN_MS)} |\n"
        f"| 99th percentile | {slow} ms | <= {SLOW_MS} ms | {verdict(slow <= SLOW_MS)} |\n"
        f"| longest | {summary['max_ms']} ms | | |\n\n"
        f"The server needed {summary['server_cpu_ms_per_move']} ms of processor time per move.\n\n"
        "![median and 99th percentile of every second](../images/load.svg)\n"
    )


def verdict(is_met: bool) -> str:  # noqa: FBT001 - the question is the argument
    """A target in one word."""
    return "met" if is_met else "**missed**"


def main() -> int:
    """Measure and report; status 1 when a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--game", default="hansa_teutonica")
    parser.add_argument("--database", default="")
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"sqlite:///{folder}/load.db"
        with serving(database, Path(folder) / "server.log") as server:
            load = Load(server, asked.game, asked.seats)
            with asyncio.Runner(loop_factory=quick_loop()) as runner:
                runner.run(load.run(asked.tables, asked.seconds))
    summary = summarize(load, asked.seconds)
    print()
    print(json.dumps(summary))
    for error in load.errors[:5]:
        print(error, file=sys.stderr)
    if asked.plot:
        asked.plot.write_text(plot(load), encoding="utf-8")
    if asked.write:
        write_section("load", markdown(load, summary))
    is_kept = not load.errors and percentile(load.times, 0.5) <= MEDIAN_MS and percentile(load.times, 0.99) <= SLOW_MS
    return 0 if is_kept else 1


if __name__ == "__main__":
    sys.exit(main())
