"""A worker that goes, or dies, costs nobody who was deciding through it: they have ten seconds more to come back."""

import asyncio
from typing import cast

import pytest
from postgres import Cluster

from server.cluster.workroom import Page, Worker, in_database, log_of, sit_down, workers
from server.small_world import ANA, BIA, run
from tabuleiro.server.sockets import hub
from tabuleiro.server.sockets.socket import Socket
from tabuleiro.server.table.clocks.comeback import COMEBACK
from tabuleiro.server.table.clocks.rule import DAY, SECOND, ClockRule
from tabuleiro.server.table.log_entry import GRANT

LIVE = ClockRule("live", 300 * SECOND, 20 * SECOND, 300 * SECOND, 5 * SECOND, 15 * SECOND)
OVER_DAYS = ClockRule("async", 3 * DAY, DAY, 5 * DAY, 0, 0)


@pytest.fixture(scope="module")
def database(cluster: Cluster) -> str:
    return cluster.new_database("comeback")


class Tab(Page):
    """A page with the parts of a socket by which somebody is sent away."""

    closed = 0

    def close(self, code: int) -> None:
        self.closed = code

    def send(self, text: str) -> None:
        if not text.startswith('{"type":"bye"'):
            super().send(text)


async def heard(worker: Worker, other: Worker) -> None:
    """One worker hears who is there through another, as it is repeated."""
    for live in other.tables.live.values():
        users = sorted({one.user for one in live.audience})
        worker.watch.cluster.hear(other.store.worker, ["p", live.snapshot.table, users, 0])


async def lose(worker: Worker, *others: Worker) -> None:
    """A worker dies, and after a while the others notice."""
    await worker.kill()
    in_database(others[0], "UPDATE workers SET alive = 0")
    for other in others:
        await other.watch.beat()  # these live
        other.watch.cluster.last_word[worker.store.worker] = 0.0
    await asyncio.gather(*(other.look() for other in others))


def test_who_decided_through_a_worker_that_died_is_given_time_once(database: str) -> None:
    async def story() -> None:
        async with workers(database, database, database) as (one, *others):
            table, slow = await sit_down(one, ANA, BIA, rule=LIVE), await sit_down(one, ANA, BIA, rule=OVER_DAYS)
            idle = await sit_down(one, ANA, BIA, rule=LIVE)
            for name in (table, slow):
                await one.page(ANA).watch(name)
            await one.page(BIA).watch(idle)
            for other in others:
                for name in (table, slow, idle):
                    await other.tables.find(name)
                await heard(other, one)
            clocks = others[0].tables.live[table].snapshot.clocks
            assert clocks is not None
            assert clocks.user == ANA
            await lose(one, *others)
            assert len(log_of(others[0], table, GRANT)) == 1, "one of both others has given it"
            await others[0].tables.live[table].catch_up()
            after = others[0].tables.live[table].snapshot.clocks
            assert after is not None
            assert after.banks[after.running] > clocks.banks[clocks.running]
            assert after.banks[after.running] + after.free <= clocks.banks[clocks.running] + clocks.free + COMEBACK
            assert log_of(others[0], slow, GRANT) == [], "over days it does not matter"
            assert log_of(others[0], idle, GRANT) == [], "nor to whoever did not have to decide"

    run(story())


def test_a_worker_that_is_only_unheard_costs_and_brings_nobody_anything(database: str) -> None:
    async def story() -> None:
        async with workers(database, database) as (one, other):
            table = await sit_down(one, ANA, BIA, rule=LIVE)
            await one.page(ANA).watch(table)
            await other.tables.find(table)
            await heard(other, one)
            other.watch.cluster.last_word[one.store.worker] = 0.0
            await other.look()
            assert log_of(other, table, GRANT) == []

    run(story())


def test_who_decides_when_a_worker_goes_is_given_time_once_however_many_tabs_are_open(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "FAREWELL_SECONDS", 0.0)

    async def story() -> None:
        async with workers(database, database) as (one, other):
            table, slow = await sit_down(one, ANA, BIA, rule=LIVE), await sit_down(one, ANA, BIA, rule=OVER_DAYS)
            tabs = [Tab(one, user) for user in (ANA, ANA, BIA)]
            for tab in tabs:
                for name in (table, slow):
                    await tab.watch(name)
                one.hub.of_user.setdefault(tab.user, set()).add(cast("Socket", tab))
            await one.hub.send_away()
            assert all(tab.closed for tab in tabs)
            assert len(log_of(other, table, GRANT)) == 1
            assert log_of(other, slow, GRANT) == []
            await one.watch.close()
            await heard(other, one)
            other.watch.cluster.last_word[one.store.worker] = 0.0
            await other.look()
            assert len(log_of(other, table, GRANT)) == 1, "who has left in order is not dead besides"

    run(story())
