"""Whoever writes to several tables of the database does so in one order, so that workers never wait in a circle.

Rows of one table are locked by ascending key (writer.py, claims.py); the ledger of ratings has a lock of its own.
"""

import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from postgres import Cluster
from sqlalchemy import Connection, Engine, event, update

from server.cluster.workroom import sit_down, workers
from server.notices.house import House
from server.people import PASSWORD, Json
from server.ratings.test_ledger import game, seat
from server.small_world import ANA, run
from server.story import fill
from server.tournaments.club import Club
from server.tournaments.club import run as run_club
from tabuleiro.server.app import new_app
from tabuleiro.server.clock import SystemClock, ago
from tabuleiro.server.config import Config
from tabuleiro.server.notices.channels import read_channels, remove_channel, switch_off
from tabuleiro.server.operations.retention import remove_old
from tabuleiro.server.people.identity import empty_user
from tabuleiro.server.people.sanctions import set_role
from tabuleiro.server.people.sessions import DAY
from tabuleiro.server.ratings import ledger
from tabuleiro.server.ratings.counting import count_and_flag
from tabuleiro.server.store import schema, writer
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store
from tabuleiro.server.tournaments import commands

OF_A_TABLE = ("seats", "entries", "packed_logs", "erasures")
"""What is written while the row of its table is held, in whichever order."""
OF_THE_LEDGER = ("counted_tables", "results", "ratings")
"""What is written under the ledger's own lock, in whichever order."""
ORDER = (
    *("tournaments", "tournament_entries", "sessions", "tables", "workers", "duties", "facts", "resets", *OF_A_TABLE),
    *("recovery_links", "invites", "confirmations", "archived", *OF_THE_LEDGER, "flags", "lesson_figures", "lessons"),
    *("vacations", "relations", "reports", "audit_trail", "sanctions", "letters", "notices", "wishes", "channels"),
    *("analyses", "tries", "tokens", "offers", "places", "departures", "parcels", "users"),
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
    for together in (OF_A_TABLE, OF_THE_LEDGER):
        if table in together:
            return ORDER.index(together[0])
    return ORDER.index(table) if table in ORDER else len(ORDER)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each job is a transaction of its own, as on PostgreSQL; a file takes many of them together."""
    monkeypatch.setattr(writer, "GROUP", 1)


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


async def cup(club: Club) -> None:
    """A tournament in which somebody comes late, somebody leaves, and all is played to its end."""
    users = await club.people(5)
    name = await club.open(users=users[:4], seats=2, rounds=2)
    club.pass_time(3601)
    await club.play(name, lambda found: len(found.stages) == 1)
    await club.join(name, users[4])
    await club.change(name, lambda found: commands.withdraw(found, users[0]))
    assert (await club.play(name)).state == "finished"


@pytest.mark.usefixtures("alone")
def test_tournaments_and_ratings_write_in_one_order(tmp_path: Path) -> None:
    async def count() -> None:
        store = Store(open_database(f"sqlite:///{tmp_path}/ledger.db"))
        played = [game(number, [seat(1, 1), seat(2, 2)], day=number) for number in (2, 1, 3)]
        for result in played:
            await store.write(partial(count_and_flag, result=result, now=result.finished))
        assert await store.write(lambda database: ledger.set_void(database, played[0].table, void=True))
        await store.write(lambda database: ledger.forget_table(database, played[1].table))
        store.close()

    with recorded() as orders:
        run_club(tmp_path, cup)
        run(count())
    assert any("tournaments" in order and "tables" in order for order in orders), "a board has got its table"
    assert any("ratings" in order for order in orders)
    assert out_of_order(orders) == []


@asynccontextmanager
async def served(database: str) -> AsyncIterator[tuple[Store, Callable[[], httpx.AsyncClient]]]:
    """A server in this process, and browsers that ask it."""
    store = Store(open_database(database))
    app = new_app(Config(database=database, analysis_workers=0, hint_workers=0), store)
    async with app.router.lifespan_context(app):
        asked = httpx.ASGITransport(app)
        yield store, lambda: httpx.AsyncClient(transport=asked, base_url="http://localhost/api", timeout=60)


async def ask(browser: httpx.AsyncClient, method: str, path: str, **body: object) -> Json:
    """Ask for something that is granted."""
    answer = await browser.request(method, path, json=body)
    assert answer.status_code < 300, (path, answer.text)
    told: Json = answer.json()
    return told


async def club_life(database: str) -> None:
    """People come, follow, report, are judged, practise, set up letters and bots, forget passwords, and leave."""
    async with served(database) as (store, browser), browser() as ana, browser() as mo, browser() as guest:
        numbers = {}
        for name, person in (("Ana", ana), ("Mo", mo), ("Gil", guest)):
            numbers[name] = (await ask(person, "POST", "/guest", name=name))["id"]
            await ask(person, "POST", "/me/recovery")
        for name, person in (("Ana", ana), ("Mo", mo)):
            await ask(person, "POST", "/account", name=f"{name} Maria", password=PASSWORD)
        await store.write(lambda connection: set_role(connection, numbers["Mo"], is_moderator=True))
        await ask(mo, "POST", "/me/confirm", password=PASSWORD)
        await ask(ana, "PUT", f"/follows/{numbers['Mo']}")
        await ask(ana, "PUT", f"/blocks/{numbers['Mo']}")
        await ask(ana, "DELETE", f"/blocks/{numbers['Mo']}")
        await ask(guest, "PUT", f"/follows/{numbers['Ana']}")
        report = await ask(mo, "POST", "/reports", user=numbers["Ana"], why="spam")
        assert report
        await ask(mo, "POST", "/moderation/reports/1", right=True)
        for lift in (False, True):
            await ask(mo, "POST", "/moderation/sanctions", user=numbers["Ana"], kind="mute", lift=lift)
        hook = {"kind": "webhook", "url": "https://example.org/hook"}
        await ask(ana, "PUT", "/me/channels", channel=hook)
        await ask(ana, "PUT", "/me/wishes", events={"webhook": ["turn"]}, zone="UTC")
        bot = await ask(ana, "POST", "/bots", name="Robot")
        token = await ask(ana, "POST", f"/bots/{bot['id']}/tokens")
        await ask(ana, "DELETE", f"/bots/{bot['id']}/tokens/{token['id']}")
        await ask(guest, "POST", "/lessons", game="luna")
        await ask(guest, "POST", "/login", name="Ana Maria", password=PASSWORD, keep=True)
        await ask(ana, "PATCH", "/me/password", password=PASSWORD, new_password=f"{PASSWORD} again")
        await ask(ana, "POST", "/me/parcel")
        await ask(mo, "DELETE", "/me", password=PASSWORD)
        await ask(mo, "POST", "/me/stay")
        await ask(ana, "DELETE", f"/bots/{bot['id']}")
        await ask(ana, "DELETE", "/me", password=f"{PASSWORD} again", at_once=True)
        await remove_old(store, Config(database=database), ago(SystemClock().now(), -400 * DAY))


def test_a_club_writes_in_one_order(cluster: Cluster) -> None:
    database = cluster.new_database("club_life")
    with recorded() as orders:
        run(club_life(database))
    written = {table for order in orders for table in order}
    assert {"relations", "reports", "sanctions", "audit_trail", "channels", "wishes", "tokens", "lessons"} <= written
    assert out_of_order(orders) == []


def test_a_guest_who_left_traces_and_stays_away_does_not_stop_retention(tmp_path: Path) -> None:
    """One guest who had blocked somebody kept everything that was old from being removed."""

    async def story() -> None:
        database = f"sqlite:///{tmp_path}/club.db"
        async with served(database) as (store, browser), browser() as ana, browser() as gil, browser() as eva:
            numbers = [(await ask(one, "POST", "/guest", name="Somebody"))["id"] for one in (ana, gil, eva)]
            await ask(gil, "PUT", f"/blocks/{numbers[0]}")
            await ask(ana, "PUT", f"/follows/{numbers[1]}")
            await ask(ana, "POST", "/reports", user=numbers[2], why="spam")
            for one in (ana, gil, eva):
                await ask(one, "POST", "/logout")
            newest = {"name": "New", "language": "en", "preferences": "{}", "created": SystemClock().now()}
            await store.write(lambda db: db.execute(schema.users.insert().values(newest)).rowcount)
            await store.write(lambda db: db.execute(update(schema.users).values(created="2020-01-01")).rowcount)
            removed = await remove_old(store, Config(database=database), SystemClock().now())
            assert removed.people.guests == 1, "Gil; the others have to do with a report"

    run(story())
