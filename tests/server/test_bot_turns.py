"""Bots among themselves: only while somebody watches, a few tables of a host at a time, at a pace."""

import asyncio
from collections.abc import Coroutine

import pytest

from server.small_world import FirstChoice, Watcher, World
from tabuleiro.server.table.bots import bot_turns
from tabuleiro.server.table.bots.thinker import Question
from tabuleiro.server.table.seating import leave
from tabuleiro.server.table.table import Request, Table

ANA, BIA = 1, 2


@pytest.fixture(autouse=True)
def quick_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "PACE_SECONDS", 0.001)


def run(story: Coroutine[object, object, None]) -> None:
    asyncio.run(story)


async def plies_in(table: Table, seconds: float = 0.05) -> int:
    """How many plies are played in some time."""
    before = table.snapshot.ply()
    await asyncio.sleep(seconds)
    return table.snapshot.ply() - before


def test_bots_among_themselves_act_only_while_somebody_watches() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(0, 0, game="hansa_teutonica")
        assert await plies_in(table) == 0
        watcher = Watcher(BIA)
        table.subscribe(watcher)
        assert await plies_in(table, 0.3) > 1
        table.unsubscribe(watcher)
        await plies_in(table)
        assert await plies_in(table) == 0
        assert not world.bots.is_acting(table.snapshot.table)

    run(story())


def test_with_permission_they_play_on_unwatched() -> None:
    async def story() -> None:
        world = World()
        world.bots.is_free = True
        table = await world.table(0, 0, game="hansa_teutonica")
        assert await plies_in(table, 0.3) > 1
        await world.tables.close()

    run(story())


def test_a_game_that_everybody_has_left_waits_for_somebody_to_watch() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, 0, game="hansa_teutonica")
        await leave(table, Request(ANA))
        await plies_in(table)
        assert await plies_in(table) == 0
        table.subscribe(Watcher(ANA))
        assert await plies_in(table, 0.3) > 1
        await world.tables.close()

    run(story())


def test_bots_act_at_a_few_tables_of_one_host_at_a_time_and_at_all_in_turn() -> None:
    """Fifty tables of one guest were played all at once."""

    class Slow(FirstChoice):
        thinking = most = 0

        async def choose(self, question: Question) -> str | None:
            self.thinking += 1
            self.most = max(self.most, self.thinking)
            await asyncio.sleep(0.002)
            self.thinking -= 1
            return await super().choose(question)

    async def story() -> None:
        world = World()
        world.bots.thinker = slow = Slow(world.clock)
        tables = [await world.table(0, 0, game="hansa_teutonica") for _ in range(8)]
        before = [table.snapshot.ply() for table in tables]
        for table in tables:
            table.subscribe(Watcher(BIA))
        async with asyncio.timeout(60):
            while any(table.snapshot.ply() <= ply for table, ply in zip(tables, before, strict=True)):  # noqa: ASYNC110 - bots tell nobody else
                await asyncio.sleep(0.01)
        await world.tables.close()
        assert slow.most == bot_turns.AT_ONCE

    run(story())


def test_a_bot_at_a_table_with_people_is_not_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "PACE_SECONDS", 60.0)

    async def story() -> None:
        world = World()
        table = await world.table(ANA, 0, 0, game="merv")
        await plies_in(table, 0.5)
        assert not table.snapshot.bot_to_act()
        await world.tables.close()

    run(story())
