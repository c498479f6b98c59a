"""Whoever writes to several tables of the database does so in one order, so that workers never wait in a circle.

Rows of one table are locked by ascending key (writer.py, claims.py); the ledger of ratings has a lock of its own.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from postgres import Cluster
from sqlalchemy import Connection, Engine, event

from server.cluster.workroom import sit_down, workers
from server.notices.house import House
from server.small_world import ANA, run
from server.story import fill
from tabuleiro.server.notices.channels import read_channels, remove_channel, switch_off
from tabuleiro.server.people.identity import empty_user

OF_A_TABLE = ("seats", "entries", "packed_logs", "erasures")
"""What is written while the row of its table is held, in whichever order."""
ORDER = (
    *("sessions", "tables", "workers", "duties", "facts", "resets", *OF_A_TABLE, "recovery_links", "archived"),
    *("flags", "lessons", "vacations", "letters", "notices", "wishes", "channels", "analyses", "tries", "tokens"),
    *("offers", "relations", "reports", "places", "departures", "parcels", "users"),
)
"""The tables in the order in which a transaction first writes to each."""
WRITES = re.compile(r"\s*(?:INSERT INTO|UPDATE|DELETE FROM|SELECT .*FROM(?=.* FOR UPDATE)) (\w+)", re.DOTALL)
"""A statement that locks rows, and of which table."""
Orders = list[list[str]]


@contextmanager
def recorded() -> Iterator[Orders]:
    """The tables that every transaction writes to meanwhile, each where it comes first."""
    orders: Orders = []

    def begin(connection: Connection) -> None:
        connection.info["written"] = []

    def write(connection: Connection, _cursor: object, statement: str, *_: object) -> None:
        found, written = WRITES.match(statement), connection.info.setdefault("written", [])
        if found and found[1] not in written:
            written.append(found[1])

    def commit(connection: Connection) -> None:
        orders.append(connection.info.get("written", []))

    listeners: dict[str, Callable[..., None]] = {"begin": begin, "before_cursor_execute": write, "commit": commit}
    for name, listener in listeners.items():
        event.listen(Engine, name, listener)
    try:
        yield orders
    finally:
        for name, listener in listeners.items():
            event.remove(Engine, name, listener)


def out_of_order(orders: Orders) -> Orders:
    """The transactions that write in another order, or to a table that has no place yet."""
    several = [order for order in orders if len(order) > 1 and "alembic_version" not in order]
    return [order for order in several if order != sorted(order, key=place_of) or set(order) - {*ORDER}]


def place_of(table: str) -> int:
    """The place of a table in the order."""
    return ORDER.index(OF_A_TABLE[0] if table in OF_A_TABLE else table) if table in ORDER else len(ORDER)


def test_a_transaction_against_the_order_is_found() -> None:
    assert out_of_order([["tables", "entries"], ["entries"], ["letters", "users"]]) == []
    assert out_of_order([["entries", "tables"], ["tables", "carpets"]]) == [
        ["entries", "tables"],
        ["tables", "carpets"],
    ]


def test_games_notices_and_leaving_write_in_one_order(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path, 3)
        await house.move_in()
        for user in (1, 2, 3):
            await house.reach(user, "mail", f"person{user}@example.org")
        await house.settle_in()
        await house.table(1, 2, 3)
        await house.wait(120)
        store = house.store
        [one], [two] = [await store.read(partial(read_channels, user=user)) for user in (1, 2)]
        assert await store.write(lambda db: remove_channel(db, 1, one.id))
        assert not await store.write(lambda db: remove_channel(db, 1, two.id)), "it is somebody else's"
        await store.write(lambda db: switch_off(db, two.id, two.secret))
        await store.write(lambda db: empty_user(db, 3))
        await house.close()

    with recorded() as orders:
        run(story())
        fill(f"sqlite:///{tmp_path}/played.db")
    assert len([order for order in orders if len(order) > 1]) > 20
    assert out_of_order(orders) == []


def test_workers_write_in_one_order(cluster: Cluster) -> None:
    database = cluster.new_database("lock_order")

    async def story() -> None:
        async with workers(database, database) as (one, other):
            table = await sit_down(one, ANA, 0)
            said = await one.page(ANA).say("chat", table, "a", text="hello")
            await (await one.tables.find(table)).erase(lambda entry: entry.seq >= said)
            for worker in (one, other):
                await worker.watch.beat()
                await worker.watch.refresh()
            await other.store.remove(table)
            await one.leave()

    with recorded() as orders:
        run(story())
    assert ["workers", "duties"] in orders
    assert any(order[0] == "tables" and "packed_logs" in order for order in orders if order), "a table was removed"
    assert out_of_order(orders) == []
