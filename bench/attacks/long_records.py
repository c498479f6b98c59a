"""Guests upload the longest records that are taken, too long ones, and ones that fail in their last line."""

import asyncio
import contextlib
import itertools
import random
from collections import Counter
from typing import Final

from target import Target

from tabuleiro.core.records.record import new_record, write_record
from tabuleiro.core.registry import find_game
from tabuleiro.server.answers.brought import LONGEST

GUESTS: Final = 5
PADDING: Final = 10_000
"""By how many actions the longest ones are too long."""
SECONDS: Final = 45.0


def record_of(plies: int) -> str:
    """The record of a game whose players do not know what they want."""
    game, dice = find_game("hansa_teutonica"), random.Random(plies)
    state = game.new(5)
    actions: list[int] = []
    while len(actions) < plies and state.legal():
        actions.append(dice.choice(state.legal()))
        state.apply(actions[-1])
    return write_record(new_record(game, {}, ["A", "B", "C", "D", "E"], "2026-01-01", actions))


async def attack(target: Target) -> str:
    """Every guest uploads one after another; what is answered is counted."""
    longest = await asyncio.to_thread(record_of, LONGEST)
    altered = longest[:-33] + "0" * 32 + "\n"
    padded = longest.replace("\n\n", "\n\n" + "0: pass\n" * PADDING, 1)
    too_long = padded.replace(f"end: {LONGEST} ", f"end: {LONGEST + PADDING} ")
    statuses: Counter[int] = Counter()

    async def upload(number: int) -> None:
        async with contextlib.aclosing(await target.guest(f"Mallory {number}")) as client:
            for text in itertools.cycle((longest, altered, too_long)):
                statuses[(await client.post("/api/records", json={"record": text})).status_code] += 1

    uploading = [asyncio.create_task(upload(number)) for number in range(GUESTS)]
    await asyncio.wait(uploading, timeout=target.remaining())
    for task in uploading:
        task.cancel()
    await asyncio.gather(*uploading, return_exceptions=True)
    return ", ".join(f"{count:,} x {status}" for status, count in sorted(statuses.items()))
