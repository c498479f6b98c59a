"""Two accounts of one place at a rated table: allowed, and shown to moderators. No address is kept."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from server_process import serving
from sqlalchemy import Connection
from websockets.sync.client import connect

from server.people import Person, account
from server.ratings.test_result import ANA, BIA, PEOPLE, Club
from tabuleiro.server.clock import SystemClock, ago
from tabuleiro.server.people import identity
from tabuleiro.server.people.sessions import DAY
from tabuleiro.server.ratings.arrivals import Arrivals
from tabuleiro.server.store.club import places
from tabuleiro.server.store.club.places import KEPT_SECONDS, flag_table, note_place, place_of, read_flags, read_places
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store

T = TypeVar("T")
NOW = "2026-06-01T00:00:00.000Z"
HOME, NEXT_DOOR, ELSEWHERE = "11.22.33.44", "11.22.33.99", "11.22.34.44"
OUR_OWN = ("127.0.0.1", "192.168.1.7", "10.0.0.9", "::1", "fe80::1", "unknown", "")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A database of either kind with Ana, Bia and Caio."""
    with closing(Store(open_database(database))) as found:
        write(found, lambda connection: add_people(connection, "Ana", "Bia", "Caio"))
        yield found


def write(store: Store, work: Callable[[Connection], T]) -> T:
    return asyncio.run(store.write(work))


def add_people(connection: Connection, *names: str) -> None:
    for name in names:
        identity.add_guest(connection, name, "en", NOW)


def come(store: Store, user: int, address: str, at: str = NOW) -> None:
    write(store, lambda connection: note_place(connection, user, place_of(address, "key"), at))


def flagged(store: Store, table: str = "t") -> list[int]:
    return write(store, lambda connection: flag_table(connection, table, [1, 2, 3], NOW))


def test_a_place_is_a_network_and_its_hash_tells_no_address() -> None:
    assert place_of(HOME, "key") == place_of(NEXT_DOOR, "key") == place_of(f"::ffff:{HOME}", "key")
    assert len({place_of(address, "key") for address in (HOME, ELSEWHERE, "2a00:1:2::1", "2a00:1:3::1")}) == 4
    assert place_of("2a00:1:2:3::1", "key") == place_of("2a00:1:2:4::9", "key")
    assert place_of(HOME, "key") != place_of(HOME, "another key")
    assert HOME not in place_of(HOME, "key")
    assert {place_of(address, "key") for address in OUR_OWN} == {""}, "everybody in the living room has one"


def test_people_of_one_place_are_flagged_and_others_are_not(store: Store) -> None:
    come(store, 1, HOME)
    come(store, 2, ELSEWHERE)
    assert flagged(store) == []
    come(store, 2, NEXT_DOOR)
    come(store, 2, NEXT_DOOR, ago(NOW, -60))
    assert flagged(store) == [1, 2]
    assert [place["seen"] for place in store.read_now(lambda db: read_places(db, 2))] == [NOW, ago(NOW, -60)]
    assert store.read_now(lambda db: read_places(db, 3)) == []


def test_whoever_is_in_the_same_house_as_the_server_comes_from_no_place(store: Store) -> None:
    arrivals = Arrivals(store, SystemClock(), lambda: "key")
    asyncio.run(arrivals.note(1, "127.0.0.1"))
    assert store.read_now(lambda db: read_places(db, 1)) == []
    asyncio.run(arrivals.note(1, HOME))
    assert [place["place"] for place in store.read_now(lambda db: read_places(db, 1))] == [place_of(HOME, "key")]


def test_a_place_means_nothing_after_a_month_and_is_forgotten(store: Store) -> None:
    come(store, 1, HOME, ago(NOW, KEPT_SECONDS + DAY))
    come(store, 2, HOME)
    assert flagged(store) == []
    assert write(store, lambda connection: places.forget_old_places(connection, NOW)) == 1
    assert store.read_now(lambda db: read_places(db, 1)) == []
    come(store, 1, HOME)
    write(store, lambda connection: identity.empty_user(connection, 1))
    assert store.read_now(lambda db: read_places(db, 1)) == [], "nothing of whoever is deleted stays"
    assert len(store.read_now(lambda db: read_places(db, 2))) == 1


@pytest.mark.parametrize("rated", [True, False])
def test_a_rated_table_of_two_who_share_a_place_waits_for_a_moderator(tmp_path: Path, *, rated: bool) -> None:
    club = Club(tmp_path)

    def settle(connection: Connection) -> None:
        add_people(connection, "Ana", "Bia")
        for user in (ANA, BIA):
            note_place(connection, user, place_of(HOME, "key"), club.clock.now())

    async def story() -> None:
        await club.store.write(settle)
        table = await club.sit(PEOPLE, rated=rated)
        await club.play(table)
        for _ in range(2):  # counted again it is flagged once
            await club.counting.count(table.snapshot.table, "")
        told = club.store.read_now(read_flags)
        if not rated:
            assert told == []
            return
        [flag] = told
        assert flag.table == table.snapshot.table
        assert [one["name"] for one in flag.people] == ["Ana", "Bia"]
        assert await club.store.write(lambda database: places.see_flag(database, flag.table, 9))
        assert club.store.read_now(read_flags) == []
        assert not await club.store.write(lambda database: places.see_flag(database, flag.table, 9)), "once is enough"

    asyncio.run(story())
    club.store.close()


def test_only_an_account_is_asked_where_it_comes_from(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/t.db", tmp_path / "server.log", exempt="nobody") as server,
        closing(account(server, "Ana")) as ana,
        closing(Person(server, "Guest")) as guest,
    ):
        for person in (ana, guest):
            headers = {**person.headers, "X-Forwarded-For": HOME}
            with connect(f"ws://127.0.0.1:{server.port}/api/socket", additional_headers=headers) as socket:
                assert socket.recv()
        told = [person.get("/me/export").json()["places"] for person in (ana, guest)]
        assert [len(known) for known in told] == [1, 0]
        assert HOME not in str(told)
        assert HOME.encode() not in (tmp_path / "t.db").read_bytes()
