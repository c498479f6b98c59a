"""Guests, accounts, sessions: who somebody is, and what is never told."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from server_process import ServerProcess
from websockets.exceptions import ConnectionClosed

from server.people import Person
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.passwords import PASSWORD_LENGTHS, check_password, common_passwords

PASSWORD = "a long enough secret"  # noqa: S105 - of somebody who exists in a test only


@pytest.fixture
def carla(server: ServerProcess) -> Iterator[Person]:
    """Somebody with an account."""
    with closing(Person(server, "Guest")) as person:
        name = f"Carla {person.id}"
        assert person.post("/account", name=name, password=PASSWORD).status_code == 200
        yield person


def name_of(person: Person) -> str:
    return str(person.get("/me").json()["name"])


def test_a_guest_gives_a_name_and_plays_at_once(ana: Person) -> None:
    known = {"id": ana.id, "name": "Ana", "guest": True, "language": "en", "preferences": {}}
    assert ana.get("/me").json() == known | {"bot": False, "role": None, "leaving": None}
    assert ana.create("hansa_teutonica", "me", "random")["mine"] == [0]


def test_nobody_is_nobody(visitor: Person) -> None:
    assert visitor.get("/me").json() is None


@pytest.mark.parametrize("name", ["", "   ", "\u0007", "x" * 31])
def test_a_name_must_be_seen(visitor: Person, name: str) -> None:
    assert visitor.post("/guest", name=name).json()["code"] == "malformed"


def test_a_guest_who_claims_an_account_keeps_seats_and_history(ana: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "open")
    claimed = ana.post("/account", name=f"Ana {ana.id}", password=PASSWORD).json()
    assert (claimed["id"], claimed["guest"]) == (ana.id, False)
    assert [one["table"] for one in ana.get("/my/tables").json()] == [table["table"]]


def test_an_account_logs_in_from_elsewhere(carla: Person, visitor: Person) -> None:
    assert visitor.post("/login", name=name_of(carla).upper(), password=PASSWORD).json()["id"] == carla.id


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(carla: Person, visitor: Person) -> None:
    wrong = visitor.post("/login", name=name_of(carla), password="not the one")  # noqa: S106 - a wrong one
    unknown = visitor.post("/login", name="Nobody at all", password="not the one")  # noqa: S106 - a wrong one
    assert (wrong.status_code, wrong.json()) == (unknown.status_code, unknown.json())
    assert visitor.get("/me").json() is None


def test_guessing_passwords_is_slowed_down(carla: Person, visitor: Person) -> None:
    codes = [visitor.post("/login", name=name_of(carla), password=f"guess {i}").json()["code"] for i in range(12)]
    assert codes == ["wrong_password"] * 10 + ["too_fast"] * 2


GUESSABLE = [
    *("short", "password123", "x" * 200),
    *("qwerty12", "letmein123", "dragon12", "Sunshine2024!"),
    *("aaaaaaaa", "abababababab"),
    *("Ana Again1", "ana again!!!!"),
]
"""Too short or too long, common, repeated, and the name itself with a little beside it."""


@pytest.mark.parametrize("password", GUESSABLE)
def test_a_bad_password_is_refused(ana: Person, password: str) -> None:
    assert ana.post("/account", name="Ana Again", password=password).json()["code"] == "bad_password"
    assert ana.get("/me").json()["guest"] is True


def test_three_thousand_common_passwords_are_known_and_refused() -> None:
    common = [word for word in common_passwords() if len(word) >= PASSWORD_LENGTHS[0]]
    assert len(common) >= 3000
    for password in common:
        with pytest.raises(RequestError, match="guessed"):
            check_password(password, "Ana")


@pytest.mark.parametrize("password", [PASSWORD, "correct horse battery staple", "cinco figos na mesa"])
def test_a_password_that_nobody_guesses_is_accepted(password: str) -> None:
    check_password(password, "Ana")


def test_an_account_name_is_taken_once(carla: Person, ana: Person) -> None:
    assert ana.post("/account", name=name_of(carla).lower(), password=PASSWORD).json()["code"] == "taken"


def test_the_cookie_is_out_of_reach_for_scripts(visitor: Person) -> None:
    cookie = visitor.post("/guest", name="Ana").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_a_login_changes_the_session(carla: Person) -> None:
    before = carla.cookie
    carla.post("/login", name=name_of(carla), password=PASSWORD)
    assert carla.cookie != before
    stolen = Person(carla.server)
    with closing(stolen):
        assert stolen.http.get("/api/me", headers={"Cookie": before}).json() is None


def test_a_logout_ends_the_session_and_its_sockets(ana: Person) -> None:
    cookie = ana.cookie
    tab = ana.socket()
    assert ana.post("/logout").status_code == 200
    with pytest.raises(ConnectionClosed) as closed:
        tab.read(timeout=1)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert ana.http.get("/api/me", headers={"Cookie": cookie}).json() is None


def test_logout_everywhere_closes_the_sockets_of_every_session_within_a_second(carla: Person, visitor: Person) -> None:
    visitor.post("/login", name=name_of(carla), password=PASSWORD)
    tabs = [carla.socket(), visitor.socket()]
    assert carla.post("/logout-everywhere").status_code == 200
    for tab in tabs:
        with pytest.raises(ConnectionClosed):
            tab.read(timeout=1)
    assert visitor.get("/me").json() is None


def test_preferences_are_kept(ana: Person) -> None:
    changed = ana.http.patch("/api/me", json={"language": "pt-BR", "preferences": {"confirm": False}})
    assert changed.status_code == 200, changed.text
    assert ana.get("/me").json()["preferences"] == {"confirm": False}
    assert ana.http.patch("/api/me", json={"language": "xx"}).json()["code"] == "malformed"


def test_no_secret_is_stored_or_logged(own_server: ServerProcess, tmp_path: Path) -> None:
    with closing(Person(own_server, "Dora")) as dora:
        dora.post("/account", name="Dora", password=PASSWORD)
        dora.post("/login", name="Dora", password=PASSWORD + "x")
        session = dora.cookie.removeprefix("tabuleiro=")
    own_server.stop()
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert b"Dora" in written
    assert PASSWORD.encode() not in written
    assert session.encode() not in written
    assert b"$argon2id$" in written


def test_logging_in_over_a_guest_session_closes_its_sockets_at_once(carla: Person, ana: Person) -> None:
    tab = ana.socket()
    assert ana.post("/login", name=name_of(carla), password=PASSWORD).json()["id"] == carla.id
    with pytest.raises(ConnectionClosed) as closed:
        tab.read(timeout=2)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
