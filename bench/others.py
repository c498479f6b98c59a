"""What people feel beside bots of others: sixteen programs play at eight tables each, as quickly as they may.

    python bench/others.py [--seconds 40] [--write]

The programs come with tokens, each from an address of its own, over sockets of their own (players.py); four people move
every half second (honest_player.py). Nobody is exempt from the limits.
"""

import argparse
import asyncio
import contextlib
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from honest_player import HonestPlayer
from players import Player
from section import write_section
from server_process import ServerProcess, serving
from sqlalchemy import case, create_engine, func, select

from tabuleiro.server.people.limits import MESSAGES_OF_BOT
from tabuleiro.server.store import schema

PASSWORD: Final = "correct horse battery"  # noqa: S105 - of accounts that live as long as a measurement
PER_OWNER: Final = 3
PROGRAMS, TABLES_EACH = 16, 8
GAME: Final = "merv"
PEOPLE: Final = 4
PACE: Final = 1 / MESSAGES_OF_BOT.per_second
HUMAN_TARGET: Final = 200.0
"""Milliseconds, of the 99th percentile of a person's moves."""


class Felt(NamedTuple):
    """What was measured."""

    moves: list[float]
    """How long the moves of people took, in milliseconds."""
    failures: list[str]
    tables: int
    plies: int
    """What the programs have played meanwhile."""
    going_on: int
    """How many of their games were not over at the end."""
    seconds: float


def from_address(address: str) -> dict[str, str]:
    """What a proxy says about somebody who comes from an address; without one they come from this machine."""
    return {"X-Forwarded-For": address} if address else {}


class Owner:
    """Somebody with an account, who has bots."""

    def __init__(self, server: ServerProcess, name: str, address: str = "") -> None:
        self.http = httpx.Client(base_url=server.url, timeout=60, headers=from_address(address))
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


async def measure_people(server: ServerProcess, seconds: float) -> Felt:
    """What the moves of four people take beside sixteen programs at eight tables each."""
    places = [f"203.0.113.{number + 1}" for number in range(-(-PROGRAMS // PER_OWNER))]
    owners = [Owner(server, f"Owner {number}", place) for number, place in enumerate(places)]
    bots = [owners[number // PER_OWNER].new_bot(f"Program {number}") for number in range(PROGRAMS)]
    players = [program_of(number, bot, token) for number, (bot, token) in enumerate(bots)]
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        for player in players:
            await client.put("/api/bots/me/offer", headers=player.headers, json={"tables": TABLES_EACH})
    playing = [asyncio.create_task(player.play(lambda: server.url)) for player in players]
    await asyncio.sleep(1)
    tables = await asyncio.to_thread(open_tables, owners, [bot for bot, _ in bots])
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(HonestPlayer(server)) for _ in range(PEOPLE)]
        await asyncio.sleep(2)
        before, _ = played(server)
        for person in people:
            person.forget()
        await asyncio.sleep(seconds)
        after, going_on = played(server)
        moves = [1000 * move for person in people for move in person.moves]
        failures = [failure for person in people for failure in person.failures]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return Felt(moves, failures, tables, after - before, going_on, seconds)


def program_of(number: int, bot: int, token: str) -> Player:
    """A program with an address of its own, as a proxy tells it."""
    headers = {"Authorization": f"Bearer {token}", **from_address(f"198.51.100.{number + 1}")}
    return Player(f"program {bot}", headers, "bot", PACE)


def played(server: ServerProcess) -> tuple[int, int]:
    """How many plies the games of programs have, and how many of these games go on."""
    engine, tables = create_engine(server.database), schema.tables.c
    running = func.sum(case((tables.state == "running", 1), else_=0))
    with engine.connect() as connection:
        plies, going_on = connection.execute(select(func.sum(tables.ply), running).where(tables.game == GAME)).one()
    engine.dispose()
    return int(plies or 0), int(going_on or 0)


def open_tables(owners: Sequence[Owner], bots: Sequence[int]) -> int:
    """Let every program play against the next one at as many tables as it may; how many there are."""
    made = 0
    for number, bot in enumerate(bots):
        seats = [{"kind": "bot", "user": bot}, {"kind": "bot", "user": bots[(number + 1) % len(bots)]}]
        for _ in range(TABLES_EACH // 2):
            owners[number // PER_OWNER].ask("/api/tables", game=GAME, seats=seats)
            made += 1
    return made


def told(felt: Felt) -> str:
    """The figures in words."""
    ordered = sorted(felt.moves)
    late, middle = ordered[int(0.99 * len(ordered))], ordered[len(ordered) // 2]
    verdict = "met" if late <= HUMAN_TARGET else "missed"
    return (
        f"{PROGRAMS} programs at {felt.tables} tables of two, {felt.plies / felt.seconds:.0f} moves of theirs in a "
        f"second, {felt.going_on} games going on at the end: {len(ordered)} moves of {PEOPLE} people, "
        f"median {middle:.0f} ms, "
        f"99th percentile {late:.0f} ms (<= {HUMAN_TARGET:.0f} ms: {verdict}), {len(felt.failures)} failures. "
        "The programs run on the same processors."
    )


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=40, help="a person moves twice in each")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/server.md")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(f"sqlite:///{folder}/others.db", folder / "server.log", exempt="nobody") as server:
            text = told(asyncio.run(measure_people(server, arguments.seconds)))
    print(text)
    if arguments.write:
        write_section("others", text)


if __name__ == "__main__":
    main()
