"""A server that stood still, with its computer or its disk: nobody is late or pays for time that it has not seen."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy.exc import OperationalError

from server.clocks.test_tables import HANSA, LIVE, Sleeper, clocks_of, decider
from server.small_world import ANA, BIA, HandClock, new_table, play_one
from tabuleiro.server.errors import RequestError
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.outages import GAP, SLOW_BEAT_SECONDS, Outages
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.bots.bot_turns import BotTurns
from tabuleiro.server.table.clocks.rule import SECOND
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.table import Table

NIGHT = 8 * 3600.0


class Room:
    """A living room: tables on a real database, and a computer that may be put to sleep."""

    def __init__(self, database: str) -> None:
        self.clock = HandClock()
        self.store = Store(open_database(database))
        self.outages = Outages(self.store, self.clock)
        bots = BotTurns(Sleeper(self.clock), self.clock, is_free=False)
        dice = random.Random(1)
        self.tables = LiveTables(self.store, self.clock, dice.randrange, bots, 60, outages=self.outages.read)

    async def sit(self) -> Table:
        return await new_table(self.tables, ANA, BIA, game=HANSA, rule=LIVE)

    def is_late(self, table: Table) -> bool:
        return any(seat.standin for seat in table.snapshot.seats)


def tell(database: str, story: Callable[[Room], Awaitable[None]]) -> None:
    """A story of a room whose server has just started."""

    async def whole() -> None:
        room = Room(database)
        try:
            await room.outages.note_start()
            await story(room)
        finally:
            await room.tables.close()
            room.store.close()

    asyncio.run(whole())


def test_a_computer_that_slept_makes_nobody_late_who_was_in_time(database: str) -> None:
    async def story(room: Room) -> None:
        tables = [await room.sit() for _ in range(3)]
        room.clock.at += NIGHT
        await room.tables.judge_late()
        assert len(room.outages.known) == 1, "one night, however many tables ask for it"
        for table in tables:
            assert not room.is_late(table)
            assert clocks_of(table).banks[decider(table)] == LIVE.bank
        room.clock.at += 10 + LIVE.free / SECOND + LIVE.bank / SECOND + 1
        for _ in range(2):  # the first look finds that it was silent in this story, too
            room.outages._last = room.clock.now()
            await room.tables.judge_late()
        assert all(room.is_late(table) for table in tables), "who really does nothing is late"

    tell(database, story)


def test_whoever_plays_at_once_when_the_computer_wakes_pays_until_it_slept(database: str) -> None:
    async def story(room: Room) -> None:
        table = await room.sit()
        seat = decider(table)
        room.clock.at += NIGHT
        await play_one(table, random.Random(1))
        assert clocks_of(table).banks[seat] == LIVE.bank
        kinds = [entry.kind for entry in await room.store.entries(table.snapshot.table)]
        assert kinds[-2:] == ["outage", "play"]

    tell(database, story)


def test_a_sign_of_life_that_may_still_come_is_no_outage(database: str) -> None:
    async def story(room: Room) -> None:
        room.clock.at += SLOW_BEAT_SECONDS + GAP / 1000
        assert await room.outages.read() == []
        room.clock.at += 1
        assert len(await room.outages.read()) == 1

    tell(database, story)


def test_while_the_disk_takes_nothing_nobody_is_judged(database: str) -> None:
    async def story(room: Room) -> None:
        table = await room.sit()
        room.clock.at += NIGHT
        store_write = room.store.write

        async def full(*_: object) -> None:
            raise OperationalError("the disk takes nothing", None, Exception())

        room.store.write = full  # type: ignore[assignment, method-assign] # it fails
        await room.tables.judge_late()
        with pytest.raises(RequestError, match="store"):
            await play_one(table, random.Random(1))
        room.store.write = store_write  # type: ignore[method-assign] # it is back
        room.clock.at += 60
        await room.tables.judge_late()
        assert not room.is_late(table)
        assert [one.ended - one.began for one in room.outages.known] == [round(NIGHT + 60) * SECOND]

    tell(database, story)
