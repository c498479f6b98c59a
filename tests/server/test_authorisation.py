"""Who may do what: generated from the tables of docs/protocol.md, every role against every message and endpoint."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from server_process import ServerProcess

from server.people import Json, Person, account, appoint, eventually, new_program
from tabuleiro.server.app import new_app
from tabuleiro.server.config import Config
from tabuleiro.server.errors import STATUS
from tabuleiro.server.sockets.client_messages import MODELS, wire_fields
from tabuleiro.server.sockets.watching import TOPIC_COMMANDS
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.commands import CLIENT_COMMANDS, COMMANDS, HINT_COMMANDS

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
KNOWN_ROLES = ["anonymous", "stranger", "spectator", "player", "host", "user", "owner", "bot", "moderator"]
REFUSED = {"unauthenticated", "forbidden"}


class Right(NamedTuple):
    """One cell of the policy."""

    what: str
    role: str
    allowed: bool


def read_rights(pattern: str) -> list[Right]:
    """The cells of the rows whose first column matches; the roles stand in the header of each table."""
    rights: list[Right] = []
    roles: list[str] = []
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if cells and cells[0] in {"endpoint", "client message", "server message"}:
            roles = [cell for cell in cells[1:] if cell in KNOWN_ROLES]
        elif cells and roles and (found := re.fullmatch(f"`{pattern}`", cells[0])):
            rights += [Right(found[1], role, cell == "x") for role, cell in zip(roles, cells[1:], strict=False)]
    return rights


REST = read_rights(r"((?:GET|POST|PATCH|PUT|DELETE) [^`]+)")
MESSAGES = read_rights(r"(\w+) \{[^`]*\}")


@pytest.fixture(scope="module")
def people(server: ServerProcess) -> Iterator[dict[str, Person]]:
    """One person per role."""
    host, player, stranger, nobody = (
        Person(server, "Host"),
        Person(server, "Player"),
        Person(server, "X"),
        Person(server),
    )
    spectator, owner, user = Person(server, "Spectator"), account(server, "Owner"), account(server, "User")
    bot, moderator = new_program(owner), account(server, "Moderator")
    appoint(server, moderator)
    with ExitStack() as open_people:
        for person in (host, player, stranger, nobody, spectator, owner, user, bot, moderator):
            open_people.enter_context(closing(person))
        yield {
            "owner": owner,
            "user": user,
            "bot": bot,
            "moderator": moderator,
            "host": host,
            "player": player,
            "stranger": stranger,
            "anonymous": nobody,
            "spectator": spectator,
        }


@pytest.fixture
def table(people: dict[str, Person]) -> Json:
    """A running table: its host has no seat, one player has seat 0, somebody else seat 1."""
    other = Person(people["host"].server, "Other")
    with closing(other):
        table = people["host"].create("hansa_teutonica", "open", "open")
        people["player"].join(table)
        return other.join(table)


@pytest.fixture(scope="module")
def bots_table(people: dict[str, Person]) -> Json:
    """A running table at which a bot of others has seat 0: it may play at a few at a time."""
    table = people["host"].create("hansa_teutonica", "open", "open", bots=True)
    people["bot"].join(table)
    return people["player"].join(table)


CLOCK: Json = {"kind": "async", "bank": 3_600_000, "gain": 60_000, "cap": 3_600_000}
TOURNAMENT: Json = {
    "title": "Cup",
    "game": "hansa_teutonica",
    "kind": "swiss",
    "seats": 3,
    "rounds": 2,
    "clock": CLOCK,
    "starts": (datetime.now(UTC) + timedelta(days=2)).isoformat(),
}


ORGANISED: dict[int, str] = {}
"""The one tournament of each host: nobody may organise many."""


def tournament_of(people: dict[str, Person]) -> str:
    """A tournament of the host's that the player has entered."""
    host = people["host"]
    if host.id not in ORGANISED:
        made = host.post("/tournaments", **TOURNAMENT)
        assert made.status_code == 201, made.text
        ORGANISED[host.id] = made.json()["id"]
        assert people["player"].post(f"/tournaments/{ORGANISED[host.id]}/join").status_code == 200
    return ORGANISED[host.id]


def request_of(people: dict[str, Person], table: Json, what: str) -> tuple[str, str, Json]:
    """A sound request for an endpoint."""
    method, path = what.split(" ")
    if path.endswith(("/join", "/start")):
        table = people["host"].create("hansa_teutonica", "open", "open")
    if path.endswith("/leave"):
        table = people["host"].create("hansa_teutonica", "me", "open", "open")
        people["player"].join(table)
    values = {"game": "hansa_teutonica", "language": "en", "table": str(table["table"]), "ply": "0", "session": "x"}
    values |= {"element": "stock", "party": "0", "analysis": "none", "user": str(people["host"].id), "channel": "0"}
    values |= {"token": "none", "report": "1", "puzzle": "none", "number": "0", "secret": "none"}
    if "{tournament}" in path:
        values["tournament"] = tournament_of(people)
    values["bot"] = str(people["bot"].id)
    if what == "DELETE /api/bots/{bot}":
        others = [one["id"] for one in people["owner"].get("/me/bots").json() if one["id"] != people["bot"].id]
        made = others[0] if others else people["owner"].post("/bots", name="Leaving").json()["id"]
        values["bot"] = str(made)
    for name, value in values.items():
        path = path.replace(f"{{{name}}}", value)
    bodies: dict[str, Json] = {
        "/api/guest": {"name": "Again"},
        "/api/tables": {"game": "hansa_teutonica", "seats": [{"kind": "me"}, {"kind": "open"}]},
        "/api/forks": {"table": table["table"], "ply": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]},
        "/api/positions": {"game": "hansa_teutonica", "position": {}},
        "/api/positions/opening": {"game": "hansa_teutonica", "seats": 3},
        "/api/positions/edit": {"game": "hansa_teutonica", "position": {}},
        "/api/positions/test": {"game": "hansa_teutonica", "position": {}},
        "/api/lessons": {"game": "hansa_teutonica"},
        "/api/tournaments": TOURNAMENT,
        "/api/records": {"record": "no record"},
        "/api/analyses": {"record": "no record"},
        "/api/analyses/none/tries": {"turn": 0},
        "/api/puzzles/none/votes": {"good": True},
        "/api/account": {"name": "N", "password": "short"},
        "/api/login": {"name": "N", "password": "nothing like it"},
        "/api/me/password": {"password": "nothing like it", "new_password": "nothing like it"},
        f"/api/my/tables/{table['table']}/archive": {"archived": True},
        "/api/bots": {"name": "Robot"},
        "/api/reports": {"user": people["host"].id, "why": "spam"},
        "/api/moderation/reports/1": {"right": True},
        f"/api/moderation/tables/{table['table']}/void": {"void": True},
        "/api/moderation/sanctions": {"user": people["stranger"].id, "kind": "mute", "lift": True},
        "/api/recover": {"token": "nothing like it"},
        "/api/me/channels": {"channel": {"kind": "webhook", "url": "https://example.org/hook"}},
        "/api/me/wishes": {"events": {}, "zone": "UTC"},
        "/api/me/email": {"address": "ana@example.org"},
        "/api/email/verify": {"token": "nothing like it"},
        "/api/password/forgotten": {"name": "N"},
        "/api/notices/seen": {"last": 0},
        "/api/reset": {"token": "nothing like it", "new_password": "nothing like it"},
    }
    if path.startswith("/api/tournaments/"):
        said: dict[str, Json] = {"decide": {"what": "finish"}, "extend": {"minutes": 5}}
        bodies[path] = said.get(path.rsplit("/", 1)[1], {})
    return method, path, bodies.get(path, {})


@pytest.mark.parametrize("right", REST, ids=[f"{right.what} {right.role}" for right in REST])
def test_an_endpoint_answers_whom_it_should(people: dict[str, Person], table: Json, right: Right) -> None:
    person = people[right.role]
    if ("logout" in right.what or right.what == "DELETE /api/me") and right.allowed:
        person = Person(person.server, "Going")  # no name of a bot that another test has made
    method, path, body = request_of(people, table, right.what)
    with httpx.Client(base_url=person.server.url, headers=person.headers) as client:
        answer = client.request(method, path, json=body if method != "GET" else None)
    if person not in people.values():
        person.close()
    assert answer.status_code < 500, answer.text
    code = answer.json().get("code", "") if answer.status_code >= 400 else ""
    expected = {"unauthenticated"} if right.role == "anonymous" else {"forbidden"}
    assert code not in REFUSED if right.allowed else code in expected, answer.text


@pytest.mark.parametrize("right", MESSAGES, ids=[f"{right.what} {right.role}" for right in MESSAGES])
def test_a_message_is_taken_from_whom_it_should(
    request: pytest.FixtureRequest, people: dict[str, Person], right: Right
) -> None:
    table: Json = request.getfixturevalue("bots_table" if right.role == "bot" else "table")
    fields: Json = {"table": table["table"], "seq": table["seq"], "seat": 0, "action": 0, "ply": 0, "accept": True}
    fields |= {
        "text": "hello",
        "phrase": "hello",
        "key": "",
        "line": 1,
        "user": 1,
        "muted": True,
        "element": "stock",
        "given": "tap stock",
        "deeper": 0,
        "on": True,
        "topic": f"tournament:{tournament_of(people)}",
    }
    sent = {name: fields[name] for name, is_required in wire_fields(MODELS[right.what]).items() if is_required}
    with people[right.role].socket() as tab:
        if right.role == "spectator":
            tab.ask("subscribe", table=table["table"])
        answer = tab.ask(right.what, **sent)
    code = answer.get("code", "")
    expected = {"unauthenticated"} if right.role == "anonymous" else {"forbidden"}
    assert code not in REFUSED if right.allowed else code in expected, answer


def test_whoever_is_banned_may_do_no_more_than_somebody_without_a_session(
    people: dict[str, Person], table: Json
) -> None:
    with closing(account(people["host"].server, "Rude")) as rude:
        said = people["moderator"].post("/moderation/sanctions", user=rude.id, kind="ban")
        assert said.status_code == 200, said.text
        assert eventually(lambda: rude.get("/me").json() is None)
        for right in REST:
            if right.role == "anonymous" and not right.allowed:
                method, path, body = request_of(people, table, right.what)
                answer = rude.http.request(method, path, json=body if method != "GET" else None)
                assert answer.json().get("code") == "unauthenticated", (right.what, answer.text)
        with rude.socket() as tab:
            assert tab.hello["user"] is None


def test_the_page_lists_every_message() -> None:
    assert {right.what for right in MESSAGES} == set(MODELS)
    assert {*COMMANDS, *CLIENT_COMMANDS, *HINT_COMMANDS, *TOPIC_COMMANDS, "ping"} == set(MODELS)


def test_the_page_lists_the_fields_of_every_message() -> None:
    for kind, model in MODELS.items():
        names = [name if is_required else f"{name}?" for name, is_required in wire_fields(model).items()]
        assert f"`{kind} {{{', '.join(names)}}}`" in PAGE


def test_the_page_lists_every_endpoint(tmp_path: Path) -> None:
    app = new_app(Config(database="sqlite://"), store := Store(open_database(f"sqlite:///{tmp_path}/x.db")))
    store.close()
    described = {f"{method.upper()} {path}" for path, ways in app.openapi()["paths"].items() for method in ways}
    assert {right.what for right in REST} == described


def test_the_page_lists_every_error_with_its_status() -> None:
    listed = re.findall(r"^\| `(\w+)` \| (\d{3}) \|", PAGE, re.MULTILINE)
    assert {code: int(status) for code, status in listed} == dict(STATUS)
