"""Claims, duties, limits and outages of several workers on one PostgreSQL: each is one worker's, and goes over."""

import asyncio
from collections.abc import Iterator
from contextlib import closing

import pytest
from postgres import Cluster
from sqlalchemy import Connection, func, select, text, update

from server.small_world import HandClock
from server.story import fill
from tabuleiro.server.clock import ago
from tabuleiro.server.store import schema
from tabuleiro.server.store.cluster.buckets import spend
from tabuleiro.server.store.cluster.claims import AT_ONCE, JUDGING, TableClaims
from tabuleiro.server.store.cluster.leases import LEASE, database_now
from tabuleiro.server.store.cluster.life import DUTIES, beat, leave
from tabuleiro.server.store.cluster.looking import look
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.outages import Outages, note_common_life
from tabuleiro.server.store.store import Store

NOW = "2026-01-01T00:01:00.000Z"
tables, seats = schema.tables.c, schema.seats.c
Stores = tuple[Store, Store]


@pytest.fixture(scope="module")
def database(cluster: Cluster) -> str:
    """A database with a few running tables."""
    url = cluster.new_database("leases")
    fill(url, games=AT_ONCE + 2, steps=2)
    return url


@pytest.fixture
def stores(database: str) -> Iterator[Stores]:
    """Two workers, and nothing of earlier ones."""
    with closing(Store(open_database(database))) as one, closing(Store(open_database(database))) as other:
        with one.engine.begin() as connection:
            connection.execute(update(schema.tables).values(claim=None, claim_until=None, state="running"))
            for name in ("duties", "workers", "buckets", "outages"):
                connection.execute(text(f"DELETE FROM {name}"))  # noqa: S608 - our own names
        yield one, other


def names_in(store: Store) -> list[str]:
    return store.read_now(lambda connection: list(connection.execute(select(tables.id).order_by(tables.id)).scalars()))


def run_out(connection: Connection) -> None:
    """Let every claim be over, as when its worker has been silent for long."""
    connection.execute(update(schema.tables).values(claim_until=0))


def test_a_table_is_claimed_by_one_and_goes_over_when_that_one_is_silent(stores: Stores) -> None:
    async def story() -> None:
        one, other = map(TableClaims, stores)
        name = names_in(stores[0])[0]
        assert await one.take(name)
        assert await one.take(name), "it stays ours"
        assert not await other.take(name)
        await stores[0].writer.write(run_out)
        assert await other.take(name)
        await one.renew(lambda _: True)
        assert not await one.take(name), "what was lost is not believed any more"
        await other.drop(name)
        assert await one.take(name)
        await one.drop_all()
        assert await other.take(name)

    asyncio.run(story())


def test_of_many_tables_that_are_due_each_is_claimed_once(stores: Stores) -> None:
    async def story() -> None:
        names = names_in(stores[0])
        took = await asyncio.gather(*(TableClaims(store).take_due(names) for store in stores for _ in range(2)))
        assert sorted(set(took[0] + took[1])) == sorted(set(names) - set(took[2] + took[3]))
        assert sorted({name for part in took for name in part}) == names

    asyncio.run(story())


def test_whoever_dies_while_judging_leaves_a_table_to_others_soon(stores: Stores) -> None:
    """A claim for a bot that thinks is renewed; judging takes a moment, and others wait for no more than that."""

    async def story() -> None:
        one, other = map(TableClaims, stores)
        first, second = names_in(stores[0])[:2]
        assert await one.take_due([first]) == [first]
        assert await one.take(second)
        lasting = select(tables.id, tables.claim_until - database_now()).where(tables.claim.is_not(None))
        left = dict(stores[0].read_now(lambda connection: [(row[0], row[1]) for row in connection.execute(lasting)]))
        assert 0 < left[first] <= JUDGING < left[second] <= LEASE
        assert await other.take_due([first, second]) == [], "it is believed to live meanwhile"

    asyncio.run(story())


def test_bots_among_themselves_act_at_a_few_tables_of_a_host_through_all_workers(stores: Stores) -> None:
    async def story() -> None:
        names = names_in(stores[0])
        left, here = (update(schema.seats).values(standin=level) for level in ("novice", ""))
        await stores[0].writer.write(lambda connection: connection.execute(left))
        claims = [TableClaims(store) for store in stores]
        took = [await claims[place % 2].take(name, 1) for place, name in enumerate(names)]
        assert took.count(True) == AT_ONCE
        await stores[0].writer.write(lambda connection: connection.execute(here))

    asyncio.run(story())


def test_whoever_looks_finds_bots_and_clocks_that_nobody_looks_after(stores: Stores) -> None:
    async def story() -> None:
        name, *_ = names_in(stores[0])
        late = {"bot_turn": True, "deadline": ago(NOW, 60), "updated": ago(NOW, 60)}
        own = tables.id == name
        await stores[0].writer.write(lambda database: database.execute(update(schema.tables).where(own).values(late)))
        seen = await stores[1].read(lambda database: look(database, [name], NOW, alone=True, outage=0))
        assert seen.sleeping == seen.due == [name]
        assert seen.live[name].is_left
        assert await TableClaims(stores[0]).take(name)
        seen = await stores[1].read(lambda database: look(database, [name, "gone"], NOW, alone=True, outage=0))
        assert seen.sleeping == seen.due == []
        assert list(seen.live) == [name]
        calm = {"bot_turn": False, "deadline": None}
        await stores[0].writer.write(lambda database: database.execute(update(schema.tables).where(own).values(calm)))

    asyncio.run(story())


def test_duties_are_one_workers_until_it_leaves(stores: Stores) -> None:
    async def story() -> None:
        one, other = stores
        assert set((await one.writer.write(lambda db: beat(db, one.worker, NOW))).duties) == set(DUTIES)
        assert (await other.writer.write(lambda db: beat(db, other.worker, NOW))).duties == []
        assert set((await one.writer.write(lambda db: beat(db, one.worker, NOW))).duties) == set(DUTIES)
        await one.writer.write(lambda db: leave(db, one.worker))
        assert set((await other.writer.write(lambda db: beat(db, other.worker, NOW))).duties) == set(DUTIES)

    asyncio.run(story())


def test_a_limit_counts_what_all_workers_let_through(stores: Stores) -> None:
    async def story() -> None:
        asked = [store.writer.write(lambda db: spend(db, "guests", 5, 0.0, 1)) for _ in range(5) for store in stores]
        assert (await asyncio.gather(*asked)).count(True) == 5
        assert await stores[0].writer.write(lambda db: spend(db, "others", 5, 0.0, 1)), "each name has its own"

    asyncio.run(story())


def test_an_outage_is_a_time_in_which_no_worker_lived(stores: Stores) -> None:
    async def story() -> None:
        one, other = stores
        clock = HandClock()

        async def live(store: Store, most: int, *, always: bool = False) -> int:
            return await store.write(lambda db: note_common_life(db, store.worker, clock.now(), most, always=always))

        await live(one, 0)
        clock.at += 3
        await one.writer.write(lambda db: beat(db, one.worker, NOW))
        assert not await live(other, 0, always=True), "it starts while another one lives"
        clock.at += 3
        assert not await live(one, 4000), "the other one has lived meanwhile"
        clock.at += 60
        assert await live(other, 4000), "nobody has"
        await one.writer.write(lambda db: leave(db, one.worker))
        clock.at += 1
        assert await live(other, 0, always=True), "it starts, and nobody lives"
        counted = one.read_now(lambda db: db.execute(select(func.count()).select_from(schema.outages)).scalar())
        assert counted == len(Outages(one, clock).known) == 2

    asyncio.run(story())
