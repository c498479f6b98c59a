"""Preferences are bounded, and whatever goes wrong with a greeting leaves no socket counted."""

import sqlite3
from contextlib import closing

import pytest
from server_process import ServerProcess
from websockets.exceptions import InvalidStatus

from server.people import Person, Tab


@pytest.mark.parametrize("value", [10**30, 2**53 + 1, -(2**64), 1.5, [1], {"a": {}}, "x" * 201])
def test_a_preference_that_no_browser_could_keep_is_refused(ana: Person, value: object) -> None:
    answer = ana.http.patch("/api/me", json={"preferences": {"x": value}})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert ana.get("/me").json()["preferences"] == {}


def test_more_preferences_than_anybody_has_are_refused(ana: Person) -> None:
    assert ana.http.patch("/api/me", json={"preferences": {f"p{i}": i for i in range(101)}}).status_code == 400


def test_a_sound_preference_is_kept_and_comes_with_the_greeting(ana: Person) -> None:
    chosen = {"sound": True, "speed": 2**53, "theme": "dark", "hint": None}
    assert ana.http.patch("/api/me", json={"preferences": chosen}).json()["preferences"] == chosen
    assert ana.socket().hello["user"]["preferences"] == chosen


def test_a_handshake_that_fails_is_not_counted_for_ever(own_server: ServerProcess) -> None:
    """A name that cannot be sent stands for whatever may go wrong between the handshake and the first message."""
    with closing(Person(own_server, "Ana")) as ana:
        with closing(sqlite3.connect(own_server.database.removeprefix("sqlite:///"))) as database:
            database.execute("UPDATE users SET language = ?", (b"\xff\xfe",))
            database.commit()
        for _ in range(12):
            with pytest.raises(InvalidStatus) as refused:
                Tab(ana)
            assert refused.value.response.status_code == 500
        with closing(sqlite3.connect(own_server.database.removeprefix("sqlite:///"))) as database:
            database.execute("UPDATE users SET language = 'en'")
            database.commit()
        assert ana.socket().hello["user"]["id"] == ana.id
