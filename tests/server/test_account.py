"""An account in its owner's hands: sessions, passwords, one's data, a new name, and leaving for good."""

import io
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from server_process import ServerProcess
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from server.people import Json, Person, eventually
from tabuleiro.cli import app
from tabuleiro.server.people.sessions import SESSION_SECONDS, device_of

PASSWORD = "a long enough secret"  # noqa: S105 - of somebody who exists in a test only
OTHER = "another quiet evening"


@pytest.fixture
def carla(server: ServerProcess) -> Iterator[Person]:
    """Somebody with an account."""
    with closing(Person(server, "Guest")) as person:
        person.claimed = f"Carla {person.id}"
        assert person.post("/account", name=person.claimed, password=PASSWORD).status_code == 200
        yield person


def delete(person: Person, path: str, **body: object) -> httpx.Response:
    return person.http.request("DELETE", f"/api{path}", json=body)


def change_password(person: Person, old: str, new: str) -> httpx.Response:
    return person.http.patch("/api/me/password", json={"password": old, "new_password": new})


@pytest.fixture
def elsewhere(carla: Person) -> Iterator[Person]:
    """Carla again, at another device."""
    with closing(Person(carla.server)) as person:
        person.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        assert person.post("/login", name=carla.claimed, password=PASSWORD).status_code == 200
        yield person


def test_sessions_are_listed_with_their_devices(elsewhere: Person) -> None:
    known: list[Json] = elsewhere.get("/me/sessions").json()
    assert [one["device"] for one in known if one["current"]] == ["Firefox, Linux"]
    assert len(known) == 2
    assert all(one["seen"] >= one["created"] for one in known)


def test_one_session_is_ended_by_another(carla: Person, elsewhere: Person) -> None:
    tab = elsewhere.socket()
    [other] = [one["id"] for one in carla.get("/me/sessions").json() if not one["current"]]
    assert delete(carla, f"/me/sessions/{other}").json() == {"ended": 1}
    with pytest.raises(ConnectionClosed):
        tab.read(timeout=2)
    assert elsewhere.get("/me").json() is None
    assert carla.get("/me").json()["id"] == carla.id


def test_nobody_ends_the_session_of_somebody_else(carla: Person, ana: Person) -> None:
    [own] = [one["id"] for one in carla.get("/me/sessions").json()]
    assert delete(ana, f"/me/sessions/{own}").json()["code"] == "unknown"
    assert carla.get("/me").json()["id"] == carla.id


def test_all_other_sessions_are_ended_at_once(carla: Person, elsewhere: Person) -> None:
    assert delete(carla, "/me/sessions").json() == {"ended": 1}
    assert elsewhere.get("/me").json() is None
    assert carla.get("/me").json()["id"] == carla.id


def test_a_session_that_nobody_used_for_long_is_over(own_server: ServerProcess, tmp_path: Path) -> None:
    with closing(Person(own_server, "Ana")) as ana:
        assert ana.get("/me").json()["name"] == "Ana"
        own_server.stop()
        long_ago = f"-{SESSION_SECONDS + 60} seconds"
        with closing(sqlite3.connect(tmp_path / "own.db")) as database, database:
            change = "UPDATE sessions SET checksum = '', seen = strftime('%Y-%m-%dT%H:%M:%S.000Z', 'now', ?)"
            database.execute(change, [long_ago])
        own_server.start()
        assert ana.get("/me").json() is None
        with closing(sqlite3.connect(tmp_path / "own.db")) as database:
            assert database.execute("SELECT count(*) FROM sessions").fetchone() == (0,)


def test_a_password_is_changed_by_whoever_knows_the_old_one(carla: Person, elsewhere: Person, visitor: Person) -> None:
    assert change_password(carla, "not the one", OTHER).json()["code"] == "wrong_password"
    assert change_password(carla, PASSWORD, "password123").json()["code"] == "bad_password"
    assert elsewhere.get("/me").json()["id"] == carla.id
    assert change_password(carla, PASSWORD, OTHER).status_code == 200
    assert elsewhere.get("/me").json() is None
    assert carla.get("/me").json()["id"] == carla.id
    assert visitor.post("/login", name=carla.claimed, password=PASSWORD).json()["code"] == "wrong_password"
    assert visitor.post("/login", name=carla.claimed, password=OTHER).json()["id"] == carla.id


def test_an_account_changes_its_name_and_logs_in_by_the_new_one(carla: Person, visitor: Person) -> None:
    name = f"Carlota {carla.id}"
    assert carla.http.patch("/api/me", json={"name": name}).json()["name"] == name
    assert visitor.post("/login", name=carla.claimed, password=PASSWORD).json()["code"] == "wrong_password"
    assert visitor.post("/login", name=name, password=PASSWORD).json()["id"] == carla.id


def test_a_name_that_looks_like_an_accounts_is_taken(carla: Person, ana: Person, visitor: Person) -> None:
    alike = carla.claimed.replace("a", "\u0430")  # a Cyrillic one
    assert alike != carla.claimed
    for name in (carla.claimed, carla.claimed.upper(), alike):
        assert visitor.post("/guest", name=name).json()["code"] == "taken"
        assert ana.http.patch("/api/me", json={"name": name}).json()["code"] == "taken"
        assert ana.post("/account", name=name, password=OTHER).json()["code"] == "taken"
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": name}]
        assert ana.post("/tables", game="hansa_teutonica", seats=seats).json()["code"] == "taken"
        table = carla.create("hansa_teutonica", "open", "open")
        assert ana.post(f"/tables/{table['table']}/join", name=name).json()["code"] == "taken"


def test_accounts_from_before_there_were_skeletons_get_theirs(own_server: ServerProcess, tmp_path: Path) -> None:
    with closing(Person(own_server, "Somebody")) as maria, closing(Person(own_server)) as visitor:
        maria.post("/account", name="Maria", password=PASSWORD)
        own_server.stop()
        with closing(sqlite3.connect(tmp_path / "own.db")) as database, database:
            database.execute("UPDATE users SET checksum = '', skeleton = NULL")
        own_server.start()
        assert visitor.post("/guest", name="Mar\u0456a").json()["code"] == "taken"
        assert visitor.post("/guest", name="Mario").status_code == 200


def test_guests_are_marked_at_the_table(carla: Person, ana: Person) -> None:
    table = carla.create("hansa_teutonica", "me", "open", "random")
    joined = ana.join(table)
    assert [seat["guest"] for seat in joined["seats"]] == [False, True, False]
    assert [seat["guest"] for seat in ana.watch(table).update["seats"]] == [False, True, False]
    ana.post("/account", name=f"Ana {ana.id}", password=OTHER)
    assert [seat["guest"] for seat in carla.get(f"/tables/{table['table']}").json()["seats"]] == [False, False, False]


def test_my_data_is_mine_to_take_along(carla: Person) -> None:
    table = carla.create("hansa_teutonica", "me", "random")
    carla.watch(table).ask("chat", table=table["table"], text="Good luck!")
    answer = carla.get("/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert (data["name"], data["account"]) == (carla.claimed, True)
    assert [(one["table"], one["seats"]) for one in data["tables"]] == [(table["table"], {"0": carla.claimed})]
    assert [line["text"] for line in data["chat"]] == ["Good luck!"]
    assert "argon2" not in answer.text


def test_a_link_to_my_data_is_worth_nothing_to_others_or_after_i_have_left(carla: Person, ana: Person) -> None:
    """What the address bar or a history still holds opens nothing: only the session does, and only one's own data."""
    address, session = "/api/me/export", carla.headers
    assert carla.http.get(address).json()["name"] == carla.claimed
    for query in ("", f"?user={carla.id}", f"?id={carla.id}&session={session['Cookie']}"):
        assert ana.http.get(address + query).json()["name"] == "Ana"
        assert httpx.get(carla.server.url + address + query).json()["code"] == "unauthenticated"
    assert carla.post("/logout").status_code == 200
    again = httpx.get(carla.server.url + address, headers=session)
    assert (again.status_code, again.json()["code"]) == (401, "unauthenticated")


def test_leaving_for_good_asks_for_the_password(carla: Person) -> None:
    assert delete(carla, "/me", password="not the one").json()["code"] == "wrong_password"  # noqa: S106 - a wrong one
    assert carla.get("/me").json()["id"] == carla.id


def test_whoever_leaves_may_think_again(carla: Person) -> None:
    told = delete(carla, "/me", password=PASSWORD).json()
    assert (told["done"], carla.get("/me").json()["leaving"]) == (False, told["until"])
    assert carla.post("/me/stay").status_code == 200
    assert carla.get("/me").json()["leaving"] is None


def test_what_i_take_along_is_packed_and_fetched_by_a_link_of_mine(carla: Person, ana: Person) -> None:
    assert carla.get("/me/parcel").json() == {"state": "none", "until": None, "link": None}
    assert carla.post("/me/parcel").json()["state"] in {"packing", "ready"}
    assert eventually(lambda: carla.get("/me/parcel").json()["state"] == "ready", 30)
    link = carla.get("/me/parcel").json()["link"]
    fetched = carla.http.get(link)
    assert fetched.headers["content-type"] == "application/zip"
    assert zipfile.ZipFile(io.BytesIO(fetched.content)).testzip() is None
    assert ana.http.get(link).json()["code"] == "unknown", "a link that was forwarded opens nothing"
    assert httpx.get(carla.server.url + link).json()["code"] == "unauthenticated"
    assert carla.get("/me/parcel").json()["link"] != link
    assert carla.http.get(link).json()["code"] == "unknown", "nor does one that was replaced"


def test_whoever_leaves_for_good_leaves_no_word_behind(own_server: ServerProcess, tmp_path: Path) -> None:
    with closing(Person(own_server, "Somebody")) as dora, closing(Person(own_server, "Bia")) as bia:
        dora.post("/account", name="Dorothea", password=PASSWORD)
        running = dora.create("hansa_teutonica", "me", "open", visibility="link")
        bia.join(running)
        lonely, shared = dora.create("luna", "me", "open"), dora.create("luna", "open", "me", "open")
        bia.join(shared)
        tab = bia.watch(running)
        dora.watch(running).ask("chat", table=running["table"], text="I live in the Rua Direita")
        tab.ask("chat", table=running["table"], text="And I do not")
        assert delete(dora, "/me", password=PASSWORD, at_once=True).status_code == 200
        assert dora.get("/me").json() is None
        assert dora.post("/login", name="Dorothea", password=PASSWORD).json()["code"] == "wrong_password"
        while tab.update["seats"][0]["name"]:
            tab.next_update()
        left = tab.update["seats"][0]
        assert (left["resigned"], left["standin"], left["guest"]) == (True, "regular", False)
        assert [line["text"] for line in tab.update["chat"]] == ["And I do not"]
        assert bia.get(f"/tables/{lonely['table']}").json()["code"] == "unknown_table"
        opened = bia.get(f"/tables/{shared['table']}").json()
        assert (opened["host"], [seat["kind"] for seat in opened["seats"]]) == (bia.id, ["human", "open", "open"])
        assert bia.get(f"/tables/{running['table']}/plies/0").status_code == 200
    own_server.stop()
    with closing(sqlite3.connect(tmp_path / "own.db")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        dump = "\n".join(database.iterdump())
    assert "Rua Direita" not in dump
    assert "orothea" not in dump
    assert "And I do not" in dump
    checked = CliRunner().invoke(app, ["check-database", "--database", f"sqlite:///{tmp_path}/own.db"])
    assert checked.exit_code == 0, checked.output


def test_a_number_is_never_given_out_twice(own_server: ServerProcess) -> None:
    with closing(Person(own_server, "Ana")) as ana:
        table = ana.create("hansa_teutonica", "me", "random")
        assert delete(ana, "/me").status_code == 200
        with closing(Person(own_server, "Bia")) as bia:
            assert bia.id != ana.id
            assert bia.get(f"/tables/{table['table']}").json()["mine"] == []


def test_a_guest_who_logs_in_brings_the_tables_along_if_wanted(carla: Person, ana: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "open")
    left = ana.create("hansa_teutonica", "me", "random", visibility="link")
    ana.post("/login", name=carla.claimed, password=PASSWORD, keep=True)
    mine = {one["table"]: one for one in ana.get("/my/tables").json()}
    assert set(mine) == {table["table"], left["table"]}
    assert [(one["mine"], one["host"]) for one in mine.values()] == [([0], carla.id)] * 2
    assert ana.post(f"/tables/{table['table']}/start").status_code == 200


def test_a_guest_who_logs_in_leaves_the_tables_behind_otherwise(carla: Person, ana: Person) -> None:
    ana.create("hansa_teutonica", "me", "open")
    ana.post("/login", name=carla.claimed, password=PASSWORD)
    assert ana.get("/my/tables").json() == []


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Mac"),
        ("python-httpx/0.28", "python-httpx"),
        ("<script>", ""),
        ("", ""),
    ],
)
def test_a_device_is_told_in_words(agent: str, words: str) -> None:
    assert device_of(agent) == words
