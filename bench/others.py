"""What a person feels beside bots of others: sixteen programs play at eight tables each, without pause.

    python bench/others.py [--seconds 60] [--write]

The programs come with tokens, over sockets of their own (players.py); the person moves every half second
(honest_player.py).
"""

import argparse
import asyncio
import contextlib
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import httpx
from honest_player import HonestPlayer
from players import Player
from section import write_section
from server_process import ServerProcess, serving

PASSWORD: Final = "correct horse battery"  # noqa: S105 - of accounts that live as long as a measurement
PER_OWNER: Final = 3
PROGRAMS, TABLES_EACH = 16, 8
HUMAN_TARGET: Final = 200.0
"""Milliseconds, of the 99th percentile of a person's moves."""


class Owner:
    """Somebody with an account, who has bots."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self.http = httpx.Client(base_url=server.url, timeout=60)
        self.http.post("/api/guest", json={"name": name}).raise_for_status()
        self.http.post("/api/account", json={"name": name, "password": PASSWORD}).raise_for_status()

    def new_bot(self, name: str) -> tuple[int, str]:
        """A bot, as its number and a token."""
        made = self.http.post("/api/bots", json={"name": name}).raise_for_status().json()
        token = self.http.post(f"/api/bots/{made['id']}/tokens", json={}).raise_for_status().json()
        return int(made["id"]), str(token["token"])

    def ask(self, path: str, **body: object) -> Any:  # noqa: ANN401 - JSON, an object or a list
        """What a worker answers; one that is just killed is asked again."""
        while True:
            with contextlib.suppress(httpx.TransportError):
                answer = self.http.post(path, json=body) if body else self.http.get(path)
                if answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR:
                    return answer.raise_for_status().json()
            time.sleep(0.2)


async def measure_person(server: ServerProcess, seconds: float) -> tuple[list[float], list[str], int]:
    """What a person's moves take beside sixteen programs at eight tables each, in milliseconds; and how many played."""
    owners = [Owner(server, f"Owner {number}") for number in range(-(-PROGRAMS // PER_OWNER))]
    bots = [owners[number // PER_OWNER].new_bot(f"Program {number}") for number in range(PROGRAMS)]
    players = [Player(f"program {bot}", {"Authorization": f"Bearer {token}"}, "bot") for bot, token in bots]
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        for player in players:
            await client.put("/api/bots/me/offer", headers=player.headers, json={"tables": TABLES_EACH})
    playing = [asyncio.create_task(player.play(lambda: server.url)) for player in players]
    await asyncio.sleep(1)
    tables = await asyncio.to_thread(open_tables, owners, [bot for bot, _ in bots])
    async with HonestPlayer(server) as person:
        await asyncio.sleep(2)
        person.forget()
        await asyncio.sleep(seconds)
        moves, failures = list(person.moves), list(person.failures)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return [1000 * one for one in moves], failures, tables


def open_tables(owners: Sequence[Owner], bots: Sequence[int]) -> int:
    """Let every program play against the next one at as many tables as it may; how many there are."""
    made = 0
    for number, bot in enumerate(bots):
        seats = [{"kind": "bot", "user": bot}, {"kind": "bot", "user": bots[(number + 1) % len(bots)]}]
        for _ in range(TABLES_EACH // 2):
            owners[number // PER_OWNER].ask("/api/tables", game="merv", seats=seats)
            made += 1
    return made


def told_person(moves: Sequence[float], failures: Sequence[str], tables: int) -> str:
    """The second one in words."""
    ordered = sorted(moves)
    late, middle = ordered[int(0.99 * len(ordered))], ordered[len(ordered) // 2]
    verdict = "met" if late <= HUMAN_TARGET else "missed"
    return (
        f"{PROGRAMS} programs at {tables} tables of two: {len(moves)} moves of a person, median {middle:.0f} ms, "
        f"99th percentile {late:.0f} ms (<= {HUMAN_TARGET:.0f} ms: {verdict}), {len(failures)} failures. "
        "The programs run on the same processors."
    )


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/server.md")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(f"sqlite:///{folder}/others.db", folder / "server.log") as server:
            text = told_person(*asyncio.run(measure_person(server, arguments.seconds)))
    print(text)
    if arguments.write:
        write_section("others", text)


if __name__ == "__main__":
    main()
