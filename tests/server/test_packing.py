"""Logs of tables that were over long ago are packed: whoever reads, erases, checks or writes on notices nothing."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, func, select
from typer.testing import CliRunner

from server.small_world import HandClock, first_choice_bots
from tabuleiro.cli import app
from tabuleiro.core.registry import find_game
from tabuleiro.server.clock import ago
from tabuleiro.server.config import Config
from tabuleiro.server.operations.retention import find_old_tables, keep_once, pack_table
from tabuleiro.server.people.own_data import read_chat
from tabuleiro.server.people.sessions import DAY
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.queries import read_traces
from tabuleiro.server.store.store import Store, read_entries, read_snapshot
from tabuleiro.server.table import moves
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.log_entry import CHAT, LogEntry
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.table import Request, Table

ANA, BIA, SPECTATOR = 1, 2, 7
CONFIDED = "the key is under the third flowerpot"


async def say(table: Table, user: int, text: str) -> None:
    """Say something at a table."""
    async with table.entered():
        await table.commit_drafts(table.draft(Request(user), CHAT, {"name": "Somebody", "text": text}))


async def play_out(tables: LiveTables, *, to_its_end: bool = True) -> Table:
    """A table of the toy game, with a word from a spectator, perhaps to its end."""
    game, dice = find_game("toy"), random.Random(1)
    agreement = Agreement("toy", game.version, game.components, 2, {"deck": "short"}, "public", settle=True)
    table = await tables.create(Beginning(ANA, agreement, [Seat("human", "Ana", ANA), Seat("human", "Bia", BIA)]))
    await say(table, SPECTATOR, CONFIDED)
    while to_its_end and table.snapshot.status() == "running":
        state = table.snapshot.playing().state
        request = Request(table.snapshot.seats[state.to_act()].user, "", table.snapshot.head)
        await moves.play(table, request, seat=state.to_act(), action=dice.choice(state.legal()))
    return table


def live(store: Store) -> LiveTables:
    return LiveTables(store, HandClock(), random.Random(1).randrange, first_choice_bots(), 60)


def count_rows(connection: Connection, table: str) -> int:
    query = select(func.count()).where(schema.entries.c.table_id == table)
    return int(connection.execute(query).scalar() or 0)


def checked(database: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["check-database", "--database", database])
    return done.exit_code, done.output


def test_a_packed_log_is_read_written_on_and_packed_again(database: str) -> None:
    async def story() -> None:
        store = Store(open_database(database))
        table = await play_out(live(store))
        name = table.snapshot.table
        before = await store.read(lambda connection: read_entries(connection, name))
        assert await pack_table(store, name)
        assert await store.read(lambda connection: count_rows(connection, name)) == 0
        assert await store.read(lambda connection: read_entries(connection, name)) == before
        assert await store.entries(name, 3) == before[3:], (
            "whoever reads on does not notice that it was packed meanwhile"
        )
        again = await live(store).find(name)
        assert again.snapshot.row() == table.snapshot.row()
        await say(again, BIA, "Good game")
        assert await store.read(lambda connection: count_rows(connection, name)) == 1
        assert [entry.seq for entry in await store.entries(name, len(before))] == [len(before) + 1]
        assert await pack_table(store, name)
        snapshot = await store.read(lambda connection: read_snapshot(connection, name))
        assert snapshot is not None
        assert [line["text"] for line in snapshot.chat] == [CONFIDED, "Good game"]
        store.close()

    asyncio.run(story())
    assert checked(database)[0] == 0


def test_what_was_said_at_a_packed_table_is_found_and_erased(database: str) -> None:
    def is_theirs(entry: LogEntry) -> bool:
        return entry.kind == CHAT and entry.user == SPECTATOR

    async def story() -> None:
        store = Store(open_database(database))
        name = (await play_out(live(store))).snapshot.table
        await pack_table(store, name)
        assert list(await store.read(lambda connection: read_traces(connection, SPECTATOR))) == [name]
        assert await store.read(lambda connection: read_traces(connection, 70)) == {}
        [line] = await store.read(lambda connection: read_chat(connection, SPECTATOR))
        assert line["text"] == CONFIDED
        assert len(await store.erase(name, is_theirs)) == 1
        assert await store.read(lambda connection: read_chat(connection, SPECTATOR)) == []
        bodies = [entry.body for entry in await store.read(lambda connection: read_entries(connection, name))]
        assert not any(CONFIDED in body for body in bodies)
        store.close()

    asyncio.run(story())
    assert checked(database)[0] == 0
    if database.startswith("sqlite"):
        path = Path(database.removeprefix("sqlite:///"))
        left = [file.read_bytes() for file in path.parent.glob(f"{path.name}*")]
        assert not any(CONFIDED.encode() in found for found in left), "nor is it left in a page that is free now"


def test_a_packed_table_is_removed_whole(database: str) -> None:
    async def story() -> None:
        store = Store(open_database(database))
        name = (await play_out(live(store))).snapshot.table
        await pack_table(store, name)
        await store.remove(name)
        assert await store.read(lambda connection: read_entries(connection, name)) == []
        assert await store.load(name) is None
        store.close()

    asyncio.run(story())
    assert checked(database)[0] == 0


def test_only_old_finished_tables_are_packed_and_only_when_asked(database: str) -> None:
    async def story() -> None:
        store = Store(open_database(database))
        tables = live(store)
        over, running = await play_out(tables), await play_out(tables, to_its_end=False)
        later = ago(str(over.snapshot.row()["updated"]), -40 * DAY)
        never, often = Config(database=database), Config(database=database, retention_pack=30)
        slowly = Config(database=database, retention_pack=50)
        for config, expected in ((never, []), (slowly, []), (often, [over.snapshot.table])):
            found = await store.read(lambda connection, config=config: find_old_tables(connection, config, later))  # type: ignore[misc] # mypy sees no default
            assert found == expected
        await keep_once(often, store, later)
        assert await store.read(lambda connection: count_rows(connection, over.snapshot.table)) == 0
        assert await store.read(lambda connection: count_rows(connection, running.snapshot.table)) > 0
        assert await store.read(lambda connection: find_old_tables(connection, often, later)) == []
        store.close()

    asyncio.run(story())


def test_a_damaged_packed_log_is_told_and_a_broken_log_is_not_packed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"

    async def story() -> tuple[str, str]:
        store = Store(open_database(database))
        packed, broken = (await play_out(live(store))).snapshot.table, (await play_out(live(store))).snapshot.table
        await pack_table(store, packed)
        with closing(sqlite3.connect(tmp_path / "t.db")) as raw:
            raw.execute("UPDATE entries SET ply = ply + 1 WHERE table_id = ? AND seq = 5", [broken])
            raw.execute("UPDATE packed_logs SET packed = x'789c03'")
            raw.commit()
        assert not await pack_table(store, broken)
        assert await store.read(lambda connection: count_rows(connection, broken)) > 5
        store.close()
        return packed, broken

    packed, broken = asyncio.run(story())
    status, said = checked(database)
    assert status == 1
    assert f"table {packed}, entry 1: it cannot be replayed (ValueError: the packed log cannot be read" in said
    assert f"table {broken}, entry 5" in said
