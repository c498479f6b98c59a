"""A guest comes back by a link, loses no table, and keeps everything when an account is made of them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from server_process import ServerProcess

from server.people import Json, Person
from tabuleiro.server.people.limits import RECOVERIES, RENAMES
from tabuleiro.server.people.recoveries import add_recovery, read_recovery
from tabuleiro.server.people.sessions import RECOVERY_SECONDS, sweep
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store, sealed

PASSWORD = "a long enough secret"  # noqa: S105 - of somebody who exists in a test only


@pytest.fixture
def browser(server: ServerProcess) -> Iterator[Person]:
    """A browser in which nobody has played yet."""
    with closing(Person(server)) as person:
        yield person


def link_of(person: Person) -> str:
    answer = person.post("/me/recovery")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def tables_of(person: Person) -> set[str]:
    return {table["table"] for table in person.get("/my/tables").json()}


def test_a_guest_who_signed_out_comes_back_to_their_tables(ana: Person, browser: Person) -> None:
    """Signing out threw a guest's tables away for good."""
    table = ana.create("luna", "me", "novice")
    token = link_of(ana)
    assert ana.post("/logout").status_code == 200
    answer = browser.post("/recover", token=token)
    assert (answer.status_code, answer.json()["id"]) == (200, ana.id)
    assert tables_of(browser) == {table["table"]}
    assert browser.post("/recover", token=token).status_code == 200, "it is good for another browser, too"


def test_a_new_link_voids_the_old_one_and_a_wrong_one_brings_nobody_back(ana: Person, browser: Person) -> None:
    old, new = link_of(ana), link_of(ana)
    for token in (old, "", "x" * 43):
        answer = browser.post("/recover", token=token)
        assert (answer.status_code, answer.json()["message"]) == (404, "error-recovery-over")
    assert browser.get("/me").json() is None
    assert browser.post("/recover", token=new).json()["id"] == ana.id


def test_tables_of_the_guest_one_was_come_along_if_wanted(ana: Person, bia: Person) -> None:
    mine, theirs = ana.create("luna", "me", "novice"), bia.create("luna", "me", "novice")
    token = link_of(ana)
    assert bia.post("/recover", token=token, keep=True).json()["id"] == ana.id
    assert tables_of(bia) == {mine["table"], theirs["table"]}
    assert bia.post("/recover", token=token, keep=True).status_code == 200, "who is back already stays"


def test_an_account_needs_no_link_and_voids_the_one_of_the_guest(ana: Person, browser: Person) -> None:
    token = link_of(ana)
    assert ana.post("/account", name=f"Ana {ana.id}", password=PASSWORD).status_code == 200
    assert browser.post("/recover", token=token).status_code == 404
    assert ana.post("/me/recovery").json()["code"] == "taken"


def test_links_are_limited(own_server: ServerProcess) -> None:
    with closing(Person(own_server, "Ana")) as ana:
        answers = [ana.post("/me/recovery").status_code for _ in range(int(RECOVERIES.burst) + 1)]
        assert answers == [200] * int(RECOVERIES.burst) + [429]


def test_only_a_hash_of_the_link_is_stored(own_server: ServerProcess, tmp_path: Path) -> None:
    with closing(Person(own_server, "Ana")) as ana:
        token = link_of(ana)
    with closing(sqlite3.connect(tmp_path / "own.db")) as raw:
        assert token not in "\n".join(raw.iterdump())
        assert raw.execute("SELECT count(*) FROM recovery_links").fetchone() == (1,)


def test_a_link_is_good_for_a_year_and_its_guest_is_kept_as_long(tmp_path: Path) -> None:
    store = Store(open_database(f"sqlite:///{tmp_path}/t.db"))
    early, late = "2026-01-01T00:00:00Z", "2026-12-31T00:00:00Z"
    guest = {"name": "Ana", "language": "en", "preferences": "{}", "created": early}
    with closing(store), store.engine.begin() as database:
        guests = schema.users.insert().values([{"id": number, **guest} for number in (1, 2)])
        sealed(database, lambda db: db.execute(guests))
        token = sealed(database, lambda db: add_recovery(db, 1, early))
        sweep(database, late)
        assert read_recovery(database, token, late).id == 1
        sweep(database, "2027-01-02T00:00:00Z")
        assert database.execute(schema.recovery_links.select()).first() is None
        assert [row.id for row in database.execute(schema.users.select())] == [2], "the newest user stays"
    assert RECOVERY_SECONDS == 365 * 24 * 3600


def names_at(person: Person, table: Json) -> list[str]:
    return [seat["name"] for seat in person.get(f"/tables/{table['table']}").json()["seats"]]


def test_an_account_and_a_new_name_are_seen_at_every_table(ana: Person) -> None:
    """The seats of whoever made an account were still called Guest."""
    table = ana.create("luna", "me", "hotseat", "novice")
    name = f"Carla {ana.id}"
    assert ana.post("/account", name=name, password=PASSWORD).status_code == 200
    assert names_at(ana, table) == [name, "Guest at my screen", ""]
    assert ana.http.patch("/api/me", json={"name": f"Clara {ana.id}"}).status_code == 200
    assert names_at(ana, table)[0] == f"Clara {ana.id}"
    assert ana.http.patch("/api/me", json={"language": "pt-BR"}).status_code == 200
    assert names_at(ana, table)[0] == f"Clara {ana.id}"


def test_names_are_not_changed_without_end(ana: Person) -> None:
    answers = [
        ana.http.patch("/api/me", json={"name": f"Ana {ana.id} {n}"}).status_code for n in range(int(RENAMES.burst) + 1)
    ]
    assert (answers[:-1], answers[-1]) == ([200] * int(RENAMES.burst), 429)
