"""Tables with clocks in a world of faults (deterministic simulation); bench/clocks.py plays many more of them."""

import asyncio

import pytest

from server.clocks.simulation import play_world
from server.small_world import World
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import PRESETS, SECOND
from tabuleiro.server.table.log_entry import LATE


@pytest.mark.parametrize("seed", range(4))
def test_clocks_and_tables_with_faults(seed: int) -> None:
    assert play_world(seed).world.store.logs


def test_the_same_seed_is_the_same_world() -> None:
    first, second = (play_world(7, messages=100).world.store.logs.values() for _ in range(2))
    told = [[(entry.kind, entry.time, entry.body) for entry in log] for log in first]
    assert told == [[(entry.kind, entry.time, entry.body) for entry in log] for log in second]


def test_many_deadlines_at_once_are_judged_once_each() -> None:
    """Five hundred tables run out of time in the same ten seconds."""

    async def story() -> None:
        world = World()
        rule = PRESETS["live-quick"]
        tables = []
        for _ in range(500):
            tables.append(await world.table(1, 2, game="toy", rule=rule, late="ask"))
            world.clock.at += 0.02
        world.clock.at = rule.bank / SECOND + rule.free / SECOND
        judged: dict[str, float] = {}
        while len(judged) < len(tables):
            world.clock.at += 0.25
            await world.tables.judge_late()
            for name, log in world.store.logs.items():
                if name not in judged and log[-1].kind == LATE:
                    judged[name] = moment_of(log[-1].time) - moment_of(log[0].time) - rule.bank - rule.free
        world.clock.at += 100
        await world.tables.judge_late()
        lates = [sum(entry.kind == LATE for entry in log) for log in world.store.logs.values()]
        assert lates == [1] * len(tables)
        assert max(judged.values()) <= 1500, "at most a second and a half after the deadline"
        assert min(judged.values()) >= 300

    asyncio.run(story())


def test_clocks_that_run_out_together_are_stored_together() -> None:
    """One that waits for the disk holds up nobody: so many changes are one transaction."""

    async def story() -> None:
        world = World()
        rule = PRESETS["live-quick"]
        for _ in range(5):
            await world.table(1, 2, game="toy", rule=rule, late="ask")
        world.clock.at = rule.bank / SECOND + 60
        world.store.gate = asyncio.Event()
        judging = asyncio.create_task(world.tables.judge_late())
        for _ in range(20):
            await asyncio.sleep(0)
        assert all(table.is_doubtful for table in world.tables.live.values()), "all of them wait for the disk"
        world.store.gate.set()
        await judging
        assert [log[-1].kind for log in world.store.logs.values()] == [LATE] * 5

    asyncio.run(story())
