"""People at a real server: each has a session, a browser's worth of requests, and sockets."""

import itertools
import json
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Annotated, Any, Self

import httpx
from pydantic import Field, TypeAdapter
from server_process import ServerProcess
from websockets.sync.client import ClientConnection, connect

from tabuleiro.server.sockets.server_messages import ServerMessage

Json = dict[str, Any]
"""What comes over the wire; the tests look into it."""
FRAMES: TypeAdapter[ServerMessage] = TypeAdapter(Annotated[ServerMessage, Field(discriminator="type")])
_nonces = itertools.count(1)


class Person:
    """Somebody with a session (without a name: a visitor without one)."""

    def __init__(self, server: ServerProcess, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=20)
        self.id = 0
        self.claimed = ""
        self.tabs: list[Tab] = []
        if name:
            answer = self.http.post("/api/guest", json={"name": name})
            assert answer.status_code == 200, answer.text
            self.id = answer.json()["id"]

    def close(self) -> None:
        """Leave: close every tab."""
        for tab in self.tabs:
            tab.close()
        self.http.close()

    @property
    def cookie(self) -> str:
        """The session, as a browser would send it."""
        session = self.http.cookies.get("tabuleiro")
        return f"tabuleiro={session}" if session else ""

    @property
    def headers(self) -> dict[str, str]:
        """What its requests and sockets carry."""
        return {"Cookie": self.cookie} if self.cookie else {}

    def post(self, path: str, **body: object) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body)

    def get(self, path: str, **query: str) -> httpx.Response:
        return self.http.get(f"/api{path}", params=query)

    def create(self, game: str, *seats: str, **more: object) -> Json:
        """A new table; seats in words: me, open, hotseat, or the level of a bot."""
        asked = [seat_in_words(word) for word in seats]
        answer = self.post("/tables", game=game, seats=asked, **more)
        assert answer.status_code == 201, answer.text
        table: Json = answer.json()
        return table

    def join(self, table: Json) -> Json:
        answer = self.post(f"/tables/{table['table']}/join", key=table.get("key") or "")
        assert answer.status_code == 200, answer.text
        joined: Json = answer.json()
        return joined

    def socket(self) -> "Tab":
        return Tab(self)

    def watch(self, table: Json) -> "Tab":
        """A tab that watches a table; its present update has been read."""
        tab = Tab(self)
        key = {"key": table["key"]} if table.get("key") else {}
        assert tab.ask("subscribe", table=table["table"], **key)["type"] == "ack"
        tab.next_update()
        return tab


class Program(Person):
    """A program that comes with a token."""

    def __init__(self, server: ServerProcess, token: str) -> None:
        super().__init__(server)
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"
        known = self.get("/me").json()
        self.id = known["id"] if known and "id" in known else 0

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


PASSWORD = "correct horse battery"  # noqa: S105 - of accounts that live as long as their tests


def account(server: ServerProcess, name: str) -> Person:
    """Somebody with an account, whose name nobody else has."""
    person = Person(server, name)
    answer = person.post("/account", name=f"{name} {next(_nonces)}", password=PASSWORD)
    assert answer.status_code == 200, answer.text
    person.claimed = answer.json()["name"]
    return person


def appoint(server: ServerProcess, person: Person) -> None:
    """Make somebody a moderator, as the operator does."""
    database = ["--database", server.database]
    command = [sys.executable, "-m", "tabuleiro", "admin", "moderator", str(person.id), *database]
    subprocess.run(command, check=True)  # noqa: S603 - our own program


def new_program(owner: Person, name: str = "Bot") -> Program:
    """A bot of somebody's, with a token."""
    made = owner.post("/bots", name=f"{name} {next(_nonces)}")
    assert made.status_code == 201, made.text
    token = owner.post(f"/bots/{made.json()['id']}/tokens")
    assert token.status_code == 201, token.text
    return Program(owner.server, token.json()["token"])


def seat_in_words(word: str) -> Json:
    if word in {"me", "open"}:
        return {"kind": word}
    if word == "hotseat":
        return {"kind": word, "name": "Guest at my screen"}
    return {"kind": "bot", "level": word}


class Tab:
    """One open socket."""

    def __init__(self, person: Person, query: str = "", **headers: str) -> None:
        self.person = person
        sent = {**person.headers, **headers}
        address = f"ws://127.0.0.1:{person.server.port}/api/socket{query}"
        opening = connect(address, additional_headers=sent, compression=None, max_size=2**22, open_timeout=20)
        self._closing = ExitStack()
        self.web: ClientConnection = self._closing.enter_context(opening)
        person.tabs.append(self)
        self.update: Json = {}
        self.heard: list[Json] = []
        self.hello = self.read()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the socket."""
        self._closing.close()

    def read(self, timeout: float = 20) -> Json:
        """The next message, whatever it is; every frame is held against the model that declares it."""
        text = self.web.recv(timeout)
        message: Json = json.loads(text)
        declared = FRAMES.validate_json(text).model_dump(mode="json", by_alias=True, exclude_unset=True)
        assert declared == message
        self.heard.append(message)
        if message["type"] in {"update", "position"}:
            self.update = message
        return message

    def next_update(self) -> Json:
        """Read on to the next update."""
        while self.read()["type"] != "update":
            pass
        return self.update

    def read_until(self, kind: str) -> Json:
        """Read on to the next message of a type."""
        while (message := self.read())["type"] != kind:
            pass
        return message

    def ask(self, kind: str, **fields: object) -> Json:
        """Send a message and wait for its answer; updates that come in between are kept."""
        nonce = str(fields.pop("nonce", f"n{next(_nonces)}"))
        self.web.send(json.dumps({"type": kind, "nonce": nonce, **fields}))
        while True:
            message = self.read()
            if message["type"] in {"ack", "error"} and message["nonce"] == nonce:
                return message

    def act(self, kind: str, **fields: object) -> Json:
        """Send a message about the table as this tab last saw it."""
        return self.ask(kind, table=self.update["table"], seq=self.update["seq"], **fields)

    def play(self, choice: int = 0) -> Json:
        """Take one of the legal actions and wait for the answer and the update."""
        legal = self.update["legal"]
        assert isinstance(legal, list), "it is not this user's turn"
        seq = self.update["seq"]
        answer = self.act("play", seat=self.update["actor"], action=legal[choice]["id"])
        while answer["type"] == "ack" and self.update["seq"] == seq:
            self.next_update()
        return answer

    def wait_for_turn(self) -> Json:
        """Read on until this user must decide or the game is over."""
        while not self.update.get("legal") and self.update["state"] == "running":
            self.next_update()
        return self.update


def eventually(holds: Callable[[], bool], seconds: float = 10) -> bool:
    """Whether something comes true in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.1)
    return False
