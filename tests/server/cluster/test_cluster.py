"""Workers are killed, the database restarts, listeners are cut: nothing is lost, and all see what is stored.

`make soak` also lets a worker stand still; `make cluster` deals eighty blows.
"""

import asyncio
import json
import os
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from chaos_player import Player
from postgres import Cluster

BENCH = Path(__file__).parents[3] / "bench" / "cluster.py"
KILLS, RESTARTS = 5, 2
BLOWS = ["--kills", str(KILLS), "--restarts", str(RESTARTS), "--cuts", "1", "--freezes", os.environ.get("WHOLE", "0")]
PEOPLE = ["--workers", "2", "--tables", "8", "--pause", "0.3", "--unsteered", "--without-bots"]


@pytest.mark.slow
def test_blows_lose_nothing_on_two_workers(cluster: Cluster) -> None:  # noqa: ARG001 - PostgreSQL can be had
    command = [sys.executable, str(BENCH), *BLOWS, "--freeze-seconds", "1", *PEOPLE, "--forked"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ)  # noqa: S603 - our own
    assert done.returncode == 0, done.stdout + done.stderr
    summary = json.loads(done.stdout)
    assert (summary["kills"], summary["restarts"]) == (KILLS, RESTARTS)
    assert summary["problems"] == summary["deadlocks"] == 0
    assert summary["acknowledged"] > 50


class Door(BaseHTTPRequestHandler):
    """A server that is busy when the first guest comes."""

    asked = 0

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        Door.asked += 1
        answer = b'{"table": "k3v9x2m4pq"}'
        self.send_response(503 if Door.asked == 1 else 201 if self.path == "/api/tables" else 200)
        self.send_header("content-length", str(len(answer)))
        if Door.asked > 1:
            self.send_header("set-cookie", "tabuleiro=known")
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, format: str, *words: object) -> None:  # noqa: A002 - so it is called there
        pass


class Address:
    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"


def test_a_player_who_is_refused_at_the_door_knocks_again() -> None:
    """One who gave up for good was counted at every later blow as somebody whose table stands still."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Door) as busy:
        threading.Thread(target=busy.serve_forever, daemon=True).start()
        player = Player(Address(busy.server_port), "luna", 0)

        async def knock_twice() -> None:
            with pytest.raises(httpx.HTTPError):
                await player._sit_down()
            await player._sit_down()

        asyncio.run(knock_twice())
        busy.shutdown()
    assert (player.cookie, player.table) == ("known", "k3v9x2m4pq")
