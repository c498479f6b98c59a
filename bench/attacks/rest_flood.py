"""60 connections of one address ask for the dearest answers."""

import asyncio
import itertools
from collections import Counter
from typing import Final

import httpx
from target import Target

CONNECTIONS: Final = 60
PATHS: Final = ("/api/games/merv/components", "/api/tables", "/api/games", "/api/games/luna/rules/en")


async def attack(target: Target) -> str:
    """Ask on every connection without a pause; what is answered is counted."""
    statuses: Counter[int] = Counter()

    async def ask() -> None:
        async with target.visitor() as client:
            for path in itertools.cycle(PATHS):
                if target.is_over():
                    return
                try:
                    statuses[(await client.get(path)).status_code] += 1
                except httpx.HTTPError:
                    statuses[0] += 1
                    await asyncio.sleep(0.01)

    await asyncio.gather(*(ask() for _ in range(CONNECTIONS)))
    return ", ".join(f"{count:,} x {status or 'cut off'}" for status, count in sorted(statuses.items()))
