"""One guest has fifty tables of four experts play, and watches them all; a stranger plays against a novice."""

import asyncio
import contextlib
import itertools
import time
from typing import Any, Final

import httpx
import orjson
from target import Target
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

TABLES: Final = 50
SECONDS: Final = 75.0
MAKING: Final = 0.5
"""The part of the time in which tables are made, if they are not made sooner."""
STRANGER: Final = "127.0.0.3"
"""Where the stranger comes from."""
PATIENCE: Final = 5.0
"""A novice that takes longer for its answer is starved."""


async def attack(target: Target) -> str:
    """How long the stranger's bot takes at most is what counts."""
    async with contextlib.aclosing(await target.guest()) as client:
        made, tabs = await watch_bots(target, client, TABLES, ["expert"] * 4, "luna")
        answers = await play_novice(target)
        for tab in tabs:
            await tab.close()
    word = "STARVED" if not answers or max(answers) > PATIENCE else "answered"
    longest = f"{max(answers):.2f} s" if answers else "never"
    return f"{made} tables; the stranger's novice {word} {len(answers)} times, the slowest in {longest}"


async def watch_bots(
    target: Target, client: httpx.AsyncClient, tables: int, levels: list[str], game: str
) -> tuple[int, list[ClientConnection]]:
    """Make as many tables of bots as are allowed, and watch them over a few sockets; returns how many they are."""
    seats = [{"kind": "bot", "level": level} for level in levels]
    names: list[str] = []
    while len(names) < tables and target.remaining() > target.seconds * (1 - MAKING):
        answer = await client.post("/api/tables", json={"game": game, "seats": seats})
        if answer.status_code != httpx.codes.CREATED:
            break
        names.append(answer.json()["table"])
    tabs = [await target.socket(client) for _ in range(4)]
    for number, (tab, name) in enumerate(zip(itertools.cycle(tabs), names, strict=False)):
        await tab.send(orjson.dumps({"type": "subscribe", "nonce": f"s{number}", "table": name}).decode())
        await asyncio.sleep(0.02)
    return len(names), tabs


async def play_novice(target: Target) -> list[float]:
    """Play against a novice until the time is up; returns what each answer of it took, in seconds."""
    answers: list[float] = []
    async with contextlib.aclosing(await target.guest("Bia", STRANGER)) as client:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        answer = await client.post("/api/tables", json={"game": "hansa_teutonica", "seats": seats})
        table = answer.raise_for_status().json()["table"]
        tab = await target.socket(client, STRANGER)
        await tab.send(orjson.dumps({"type": "subscribe", "nonce": "s", "table": table}).decode())
        waits_since = time.monotonic()
        with contextlib.suppress(TimeoutError, WebSocketException):
            while not target.is_over():
                text = await asyncio.wait_for(tab.recv(), target.remaining())
                update: dict[str, Any] = orjson.loads(text)
                if update["type"] != "update" or not update["legal"]:
                    continue
                if update["log"]["plies"] and update["log"]["plies"][-1]["by"] == "bot":
                    answers.append(time.monotonic() - waits_since)
                await asyncio.sleep(0.5)
                move = {"type": "play", "nonce": f"m{update['seq']}", "table": table, "seq": update["seq"]}
                move |= {"seat": update["actor"], "action": update["legal"][0]["id"]}
                waits_since = time.monotonic()
                await tab.send(orjson.dumps(move).decode())
        await tab.close()
    return answers
