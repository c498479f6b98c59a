"""Preferences are bounded, and whatever goes wrong with a greeting leaves no socket counted."""

import asyncio
from pathlib import Path
from typing import Final

import pytest
from fastapi import FastAPI
from starlette.types import Message, Scope

from server.people import Person
from tabuleiro.server.app import new_app
from tabuleiro.server.config import Config
from tabuleiro.server.people.limits import SOCKETS_PER_ADDRESS
from tabuleiro.server.sockets import endpoint
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store

HANDSHAKE: Final[Scope] = {
    "type": "websocket",
    "scheme": "ws",
    "path": "/api/socket",
    "query_string": b"",
    "headers": [(b"host", b"localhost")],
    "client": ("192.0.2.1", 50_000),
    "subprotocols": [],
}


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


def test_a_socket_that_fails_is_not_counted_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten greetings that could not be made locked a user out for good, fifty an address."""

    async def story() -> None:
        app = new_app(Config(database="sqlite://"), Store(open_database(f"sqlite:///{tmp_path}/t.db")))
        async with app.router.lifespan_context(app):
            with monkeypatch.context() as broken:
                broken.setattr(endpoint, "hello", fail)
                for _ in range(SOCKETS_PER_ADDRESS + 1):
                    with pytest.raises(ZeroDivisionError):
                        await connect(app)
            assert app.state.hub.of_address == {}
            said = await connect(app)
            assert [message["type"] for message in said] == ["websocket.accept", "websocket.send"]

    asyncio.run(story())


async def connect(app: FastAPI) -> list[Message]:
    """Open a socket that is closed at once by the other side; returns what it was sent."""
    heard: list[Message] = [{"type": "websocket.connect"}]
    said: list[Message] = []

    async def receive() -> Message:
        if heard:
            return heard.pop()
        await asyncio.sleep(0.01)
        return {"type": "websocket.disconnect", "code": 1001}

    async def send(message: Message) -> None:
        said.append(message)

    await app(dict(HANDSHAKE), receive, send)
    return said


def fail(*_: object) -> str:
    """What cannot go well."""
    return str(1 // 0)
