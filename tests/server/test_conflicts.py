"""Two servers on one database write to the same table: one comes first, the other is told, and nobody else notices."""

import asyncio
import random
import threading
from typing import NamedTuple

import pytest
from sqlalchemy import event, select

from server.small_world import HandClock, first_choice_bots
from server.story import fill
from tabuleiro.server.errors import RequestError, WriteConflict
from tabuleiro.server.store import schema
from tabuleiro.server.store.audit import verify_tables
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store, read_entries
from tabuleiro.server.table import moves
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.log_entry import CHAT
from tabuleiro.server.table.storage import Change, change_to
from tabuleiro.server.table.table import Request, Table


class Side(NamedTuple):
    """One of two servers."""

    store: Store
    tables: LiveTables


def new_side(database: str) -> Side:
    store = Store(open_database(database))
    return Side(store, LiveTables(store, HandClock(), random.Random(1).randrange, first_choice_bots(), 60))


async def names(side: Side) -> list[str]:
    query = select(schema.tables.c.id).order_by(schema.tables.c.id)
    return await side.store.read(lambda connection: list(connection.execute(query).scalars()))


def chat_change(table: Table, text: str) -> Change:
    """What a line of chat would write."""
    after = table.snapshot.copy()
    draft = table.draft(Request(1), CHAT, {"name": "Ana", "text": text})
    return change_to(after, after.write([draft], table.ports.clock.now(), after.playthrough))


async def play(table: Table, nonce: str) -> str:
    """Play the first legal action; returns the code of the refusal, if it is refused."""
    if table.snapshot.status() != "running":
        return table.snapshot.status()
    state = table.snapshot.playing().state
    request = Request(1, nonce, table.snapshot.head)
    try:
        await moves.play(table, request, seat=state.to_act(), action=state.legal()[0])
    except RequestError as error:
        return error.code
    return ""


def test_whoever_comes_second_is_told_and_sees_the_table_as_it_is(database: str) -> None:
    fill(database, games=1, steps=2)

    async def story() -> None:
        one, other = new_side(database), new_side(database)
        [name] = await names(one)
        first, second = await one.tables.find(name), await other.tables.find(name)
        assert await play(first, "a") == ""
        assert await play(second, "b") == "stale"
        assert second.snapshot.position() == first.snapshot.position(), "the log was read again"
        assert await play(second, "b") == "", "and the next attempt succeeds"
        assert await one.store.read(lambda database: verify_tables(database, only_unfinished=False)) == []
        one.store.close()
        other.store.close()

    asyncio.run(story())


def test_a_conflict_rolls_nobody_else_back(database: str) -> None:
    """The jobs of a group are written in one transaction: one that comes too late leaves it as it is."""
    fill(database, games=3, steps=2)

    async def story() -> None:
        side = new_side(database)
        tables = [await side.tables.find(name) for name in await names(side)]
        late = chat_change(tables[1], "late")
        await side.store.append(chat_change(tables[1], "in time"))
        begun: list[int] = []
        event.listen(side.store.engine, "begin", lambda _: begun.append(1))
        gate = threading.Event()  # keeps the writer busy until all of them wait
        changes = [chat_change(tables[0], "first"), late, chat_change(tables[2], "third")]
        holding = asyncio.create_task(side.store.write(lambda _: gate.wait(60)))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(side.store.append(change)) for change in changes]
        await asyncio.sleep(0)
        gate.set()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        await holding
        assert [type(outcome) for outcome in outcomes] == [type(None), WriteConflict, type(None)]
        assert len(begun) <= 2, "the group was not repeated job by job"
        for table, text in zip(tables, ("first", "in time", "third"), strict=True):
            log = await side.store.read(lambda database, name=table.snapshot.table: read_entries(database, name))  # type: ignore[misc] # bound now
            assert [entry.content()["text"] for entry in log if entry.kind == CHAT] == [text]
        side.store.close()

    asyncio.run(story())


def test_changes_that_belong_together_are_written_together_or_not_at_all(database: str) -> None:
    """As a rematch, which begins a new table and says so at the old one."""
    fill(database, games=2, steps=2)

    async def story() -> None:
        side = new_side(database)
        one, other = [await side.tables.find(name) for name in await names(side)]
        late = chat_change(other, "late")
        await side.store.append(chat_change(other, "in time"))
        with pytest.raises(WriteConflict):
            await side.store.append(chat_change(one, "with the late one"), late)
        log = await side.store.read(lambda database: read_entries(database, one.snapshot.table))
        assert not [entry for entry in log if entry.kind == CHAT]
        assert await side.store.read(lambda database: verify_tables(database, only_unfinished=False)) == []
        side.store.close()

    asyncio.run(story())


def test_two_servers_race_and_the_log_stays_one_line(database: str) -> None:
    fill(database, games=1, steps=0)

    async def story() -> None:
        sides = [new_side(database), new_side(database)]
        [name] = await names(sides[0])
        tables = [await side.tables.find(name) for side in sides]
        done = 0
        for turn in range(30):
            codes = await asyncio.gather(*(play(table, f"{side}-{turn}") for side, table in enumerate(tables)))
            assert set(codes) <= {"", "stale", "finished"}
            done += list(codes).count("")
        log = await sides[0].store.read(lambda database: read_entries(database, name))
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert len([entry for entry in log if entry.nonce]) == done
        assert await sides[0].store.read(lambda database: verify_tables(database, only_unfinished=False)) == []
        for side in sides:
            side.store.close()

    asyncio.run(story())
