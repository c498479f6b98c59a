"""24 connections of one address log in with another name each time: every one costs a hash, if it is let."""

import asyncio
import itertools
from collections import Counter
from typing import Final

import httpx
from target import Target

CONNECTIONS: Final = 24


async def attack(target: Target) -> str:
    """Try one name after another on every connection; what is answered is counted."""
    statuses: Counter[int] = Counter()
    names = (f"Nobody {number}" for number in itertools.count())

    async def ask() -> None:
        async with target.visitor() as client:
            while not target.is_over():
                try:
                    answer = await client.post("/api/login", json={"name": next(names), "password": "not the one"})
                    statuses[answer.status_code] += 1
                except httpx.HTTPError:
                    statuses[0] += 1
                    await asyncio.sleep(0.01)

    await asyncio.gather(*(ask() for _ in range(CONNECTIONS)))
    return ", ".join(f"{count:,} x {status or 'cut off'}" for status, count in sorted(statuses.items()))
