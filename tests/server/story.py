"""A database with a story: a few tables of the toy game at which a few moves were played, and what can befall it."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from server.small_world import HandClock, first_choice_bots
from tabuleiro.core.registry import find_game
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store
from tabuleiro.server.table import moves
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.table import Request

SPOIL = "UPDATE entries SET body = CAST(x'ff00fe' AS TEXT)"
"""Puts a text that is none into an entry of a log."""


def fill(database: str, games: int = 2, steps: int = 12) -> None:
    """Play a few moves at a few tables."""

    async def story() -> None:
        store = Store(open_database(database))
        dice = random.Random(1)
        tables = LiveTables(store, HandClock(), dice.randrange, first_choice_bots(), 60)
        game = find_game("toy")
        agreement = Agreement("toy", game.version, game.components, 2, {"deck": "short"}, "public", settle=True)
        for _ in range(games):
            table = await tables.create(Beginning(1, agreement, [Seat("human", "Ana", 1), Seat("human", "Bia", 1)]))
            for step in range(steps):
                state = table.snapshot.playing().state
                if table.snapshot.status() == "running":
                    seat, action = state.to_act(), dice.choice(state.legal())
                    await moves.play(table, Request(1, f"n{step}", table.snapshot.head), seat=seat, action=action)
        store.close()

    asyncio.run(story())


def damage_page(path: Path, name: str) -> None:
    """Overwrite the first page of a table or an index, so that SQLite calls it malformed."""
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [(page,)] = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [name])
        [(size,)] = raw.execute("PRAGMA page_size")
    with path.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
