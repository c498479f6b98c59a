"""Who decides about others gives the password again, who leaves may think again, and a parcel is its owner's."""

import asyncio
import io
import json
import random
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, update

from server.small_world import new_table, play_one
from tabuleiro.server.clock import ago
from tabuleiro.server.config import Config
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.club.parcel_post import ParcelPost
from tabuleiro.server.operations.desk import RestingBots
from tabuleiro.server.operations.removal import see_off
from tabuleiro.server.operations.retention import would_remove
from tabuleiro.server.people import identity
from tabuleiro.server.people.leaving import departures, parcels
from tabuleiro.server.people.sessions import add_session, confirm_session, is_confirmed
from tabuleiro.server.people.user import User
from tabuleiro.server.sockets.hub import Hub
from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import seal
from tabuleiro.server.store.club import schema as club
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store

NOW = "2026-01-01T00:00:00.000Z"
ANA, BIA = (
    User(number, name, is_guest=False, language="en", preferences={}) for number, name in ((1, "Ana"), (2, "Bia"))
)


def settle(connection: Connection) -> None:
    """Let Ana and Bia have accounts."""
    about = {"language": "en", "preferences": "{}", "created": NOW}
    for user in (ANA, BIA):
        connection.execute(insert(schema.users).values(id=user.id, name=user.name, account=user.name.lower(), **about))
    seal(connection)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Connection]:
    """A database with two accounts, in a transaction."""
    engine = open_database(f"sqlite:///{tmp_path}/t.db")
    with engine.begin() as connection:
        settle(connection)
        yield connection
    engine.dispose()


@pytest.fixture
def context(tmp_path: Path) -> Iterator[Context]:
    """A server that nobody connects to, with two accounts."""
    store = Store(open_database(f"sqlite:///{tmp_path}/s.db"))
    asyncio.run(store.write(settle))
    found = Context(Config(database=f"sqlite:///{tmp_path}/s.db"), store, RestingBots())
    yield found
    found.hashing.close()
    found.records.close()
    store.close()


def test_a_password_is_good_for_a_quarter_of_an_hour_in_one_session(database: Connection) -> None:
    here, there = (add_session(database, ANA.id, NOW) for _ in range(2))
    assert not is_confirmed(database, here, NOW)
    confirm_session(database, here, NOW)
    seal(database)
    assert is_confirmed(database, here, ago(NOW, -14 * 60))
    assert not is_confirmed(database, here, ago(NOW, -15 * 60))
    assert not is_confirmed(database, there, NOW), "another browser has proved nothing"
    confirm_session(database, here, ago(NOW, -15 * 60))
    seal(database)
    assert is_confirmed(database, here, ago(NOW, -16 * 60))
    would_remove(database, Config(database="sqlite://"), ago(NOW, -3600))
    assert database.execute(select(club.confirmations)).all() == []


def test_whoever_leaves_has_fourteen_days_to_think_again(database: Connection) -> None:
    session = add_session(database, ANA.id, NOW)
    due = departures.add_departure(database, ANA.id, NOW)
    assert due == "2026-01-15T00:00:00.000Z"
    assert departures.add_departure(database, ANA.id, ago(NOW, -3600)) == due, "who asks again waits no longer"
    seal(database)
    found = identity.read_user(database, session, NOW)
    assert found is not None
    assert (found[0].leaving, found[0].encode()["leaving"]) == (due, due)
    assert departures.read_due(database, ago(NOW, -13 * 86400)) == []
    assert departures.read_due(database, ago(NOW, -14 * 86400)) == [ANA.id]
    harm = update(club.departures).values(due="2025-12-01T00:00:00.000Z", checksum=club.departures.c.checksum)
    database.execute(harm)
    assert departures.read_due(database, NOW) == [], "a disk that fails deletes nobody"
    departures.drop_departure(database, ANA.id)
    assert departures.read_due(database, ago(NOW, -15 * 86400)) == []


def test_whose_days_are_over_is_deleted_and_nobody_else(context: Context) -> None:
    async def story() -> None:
        now = context.clock.now()
        await context.store.write(lambda db: departures.add_departure(db, ANA.id, ago(now, 15 * 86400)))
        await context.store.write(lambda db: departures.add_departure(db, BIA.id, now))
        assert await see_off(context, Hub(context)) == 1
        users = select(schema.users.c.id, schema.users.c.name)
        names = await context.store.read(lambda db: {row.id: row.name for row in db.execute(users)})
        assert names == {ANA.id: "", BIA.id: "Bia"}
        assert await see_off(context, Hub(context)) == 0

    asyncio.run(story())


def test_a_parcel_holds_what_is_known_and_goes_to_its_owner_alone(context: Context) -> None:
    async def story() -> None:
        post, store, now = ParcelPost(context), context.store, context.clock.now()
        table, dice = await new_table(context.tables, ANA.id, BIA.id), random.Random(1)
        while table.snapshot.status() == "running":
            await play_one(table, dice)
        with pytest.raises(RequestError, match="nothing to fetch"):
            await store.write(lambda db: parcels.new_link(db, ANA.id, now))
        await post.ask(ANA, "")
        await post.ask(ANA, "")  # it is being packed already
        assert len(post._packing) == 1
        await asyncio.gather(*post._packing)
        found = await store.read(lambda db: parcels.read_parcel(db, ANA.id, context.clock.now()))
        assert found is not None
        assert found.state == "ready"
        now = context.clock.now()
        old = await store.write(lambda db: parcels.new_link(db, ANA.id, now))
        link = await store.write(lambda db: parcels.new_link(db, ANA.id, now))
        packed = await store.read(lambda db: parcels.fetch_parcel(db, ANA.id, link, now))
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            assert json.loads(archive.read("account.json"))["name"] == "Ana"
            record = archive.read(f"records/toy-{table.snapshot.table}.tab").decode()
            assert "User 1" in record
            assert {"preferences.json", "chat.json", "sessions.json", "ratings.json"} < set(archive.namelist())
        for user, secret, moment in (
            (BIA.id, link, now),
            (ANA.id, old, now),
            (ANA.id, "", now),
            (ANA.id, link, ago(now, -86400)),
        ):
            with pytest.raises(RequestError, match="too old"):
                await store.read(lambda db, given=(user, secret, moment): parcels.fetch_parcel(db, *given))  # type: ignore[misc] # bound now
        await post.close()

    asyncio.run(story())


def test_a_parcel_that_nobody_fetches_is_forgotten_and_goes_with_its_owner(database: Connection) -> None:
    for user in (ANA, BIA):
        assert parcels.ask_parcel(database, user.id, NOW)
        parcels.put_parcel(database, user.id, b"packed", NOW)
    identity.empty_user(database, ANA.id)
    assert database.execute(select(club.parcels.c.user_id)).scalars().all() == [BIA.id]
    assert would_remove(database, Config(database="sqlite://"), ago(NOW, -2 * 86400)).parcels == 1


def test_a_parcel_whose_worker_has_died_may_be_asked_for_again(database: Connection) -> None:
    assert parcels.ask_parcel(database, ANA.id, NOW)
    assert not parcels.ask_parcel(database, ANA.id, ago(NOW, -60))
    assert parcels.read_parcel(database, ANA.id, ago(NOW, -60)) == parcels.Parcel("packing")
    assert parcels.read_parcel(database, ANA.id, ago(NOW, -1200)) is None
    assert parcels.ask_parcel(database, ANA.id, ago(NOW, -1200))


def test_the_records_of_ones_games_are_packed_under_their_names() -> None:
    data: dict[str, object] = {"name": "Ana", "account": True, "language": "en", "created": NOW, "chat": ["olá"]}
    packed = parcels.pack_parcel(data, {"luna-k3v9x2m4pq.tab": "luna ..."})
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        assert archive.namelist() == ["account.json", "chat.json", "records/luna-k3v9x2m4pq.tab"]
        assert json.loads(archive.read("chat.json")) == ["olá"]
