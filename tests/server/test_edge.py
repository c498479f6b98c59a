"""The outermost layer: what it refuses, what it keeps, what it notes, and what it says about itself."""

import asyncio
import json
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentSerializer, ast, parse
from server_process import ServerProcess, serving
from websockets.exceptions import InvalidStatus

from server.people import Person, Tab
from server.small_world import HandClock, Watcher, World
from tabuleiro.server.config import Config
from tabuleiro.server.csrf import check_host, known_hosts
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.games import keep_shell_strings
from tabuleiro.server.http.rates import cost_of
from tabuleiro.server.people.limits import GUESTS, KEPT, REQUESTS_PER_ADDRESS, Limits, Rate, network_of
from tabuleiro.server.people.lines import AT_ONCE, Lines
from tabuleiro.texts.package import LANGUAGES

GZIP = {"Accept-Encoding": "gzip"}


# Paths


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00b", "/%0a", "/" + "a" * 300, "/" + "a/" * 600, "/a.b/" + "x" * 300 + ".js"]
)
def test_a_path_that_no_file_can_have_is_unknown_or_the_page(visitor: Person, path: str) -> None:
    answer = visitor.http.get(path)
    assert answer.status_code in {200, 404}
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/tables/a%00b", "/api/tables/%00/join", "/api/games/%00/components"])
def test_an_id_with_a_control_character_is_unknown(ana: Person, path: str) -> None:
    answer = ana.http.post(path, json={}) if path.endswith("join") else ana.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


# Hosts


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "", "localhost.evil.example", "[::1", "a b"]
)
def test_a_server_of_another_name_does_not_answer(visitor: Person, host: str) -> None:
    answer = visitor.http.get("/api/me", headers={"Host": host})
    assert answer.status_code in {400, 403}
    with pytest.raises(InvalidStatus):
        Tab(visitor, Host=host or "nobody")


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8000", "127.0.0.1", "192.168.0.7:80", "[::1]:8000", "LOCALHOST", "tab.localhost"]
)
def test_our_own_names_and_numbers_are_answered(visitor: Person, host: str) -> None:
    assert visitor.http.get("/api/me", headers={"Host": host}).status_code == 200


def test_the_public_name_is_known_with_an_origin_only() -> None:
    public = known_hosts(Config(database="", origin="https://play.example.org"))
    check_host({"host": "play.example.org"}, public)
    check_host({"host": "play.example.org:443"}, public)
    with pytest.raises(RequestError):
        check_host({"host": "play.example.org"}, known_hosts(Config(database="")))


# What everybody may read


@pytest.mark.parametrize(
    "path",
    ["/api/games", "/api/games/merv/components", "/api/games/luna/rules/en", "/api/strings/pt-BR", "/api/openapi.json"],
)
def test_what_does_not_change_is_sent_once(visitor: Person, path: str) -> None:
    first = visitor.http.get(path, headers=GZIP)
    assert (first.status_code, first.headers["content-encoding"]) == (200, "gzip")
    again = visitor.http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert visitor.http.get(path, headers={"Accept-Encoding": "identity"}).content == first.content


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_what_it_says_and_not_what_the_terminal_says(visitor: Person, language: str) -> None:
    sent = texts_of(visitor.http.get(f"/api/strings/{language}").text)
    whole = texts_of(keep_shell_strings(language).body.decode())
    assert {"level-novice", "name-luna", "tagline-merv", "player-bot"} <= set(sent)
    said = {name: text for name, text in whole.items() if name.startswith(("error-", "level-", "player-"))}
    assert {name: sent[name] for name in said} == said, "whole, with all their lines"
    assert not [name for name in sent if name.startswith(("command-", "play-", "coach-", "saved-"))]


def texts_of(catalogue: str) -> dict[str, str]:
    """The messages of a Fluent catalogue, in which everything can be parsed."""
    entries = parse(catalogue).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry) for entry in entries if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/games", "/api/me", "/api/docs"])
def test_head_says_what_get_would_say_without_a_body(visitor: Person, path: str) -> None:
    head, whole = visitor.http.head(path, headers=GZIP), visitor.http.get(path, headers=GZIP)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers.get("content-length") == whole.headers.get("content-length")


def test_the_page_of_the_api_works_under_its_own_policy(visitor: Person) -> None:
    """It needs nothing from elsewhere and no script; every endpoint of the description is on it."""
    page = visitor.http.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert not re.search(r"<script|https?://|<link", page.text)
    described = visitor.http.get("/api/openapi.json").json()
    for path, methods in described["paths"].items():
        for method in methods:
            assert f"{method.upper()} {path}" in page.text
    assert set(re.findall(r'href="#(\w+)"', page.text)) <= set(re.findall(r'id="(\w+)"', page.text))


# Rates


def ask(cost: float, path: str) -> None:
    assert (
        cost_of({"method": "GET", "path": path.partition("?")[0], "query_string": path.partition("?")[2].encode()})
        == cost
    )


def test_dear_requests_cost_more() -> None:
    ask(1, "/api/me")
    ask(0.25, "/assets/app.js")
    ask(2, "/api/tables")
    ask(5, "/api/tables/k3v9x2m4pq/board/en")
    ask(0.5, "/api/tables/k3v9x2m4pq/explain/en?element=city:halle")
    ask(5 + 2000 / 500, "/api/tables/k3v9x2m4pq/board/en?key=abc&ply=2000")
    ask(1 + 16_000 / 500, "/api/tables/k3v9x2m4pq/plies/16000")
    ask(50, "/api/tables/k3v9x2m4pq/plies/9999999")
    ask(1, f"/api/tables/k3v9x2m4pq/plies/{'9' * 50}")


def test_too_many_requests_are_refused_with_the_time_to_wait_and_noted_once(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/t.db", tmp_path / "server.log", exempt="nobody") as server,
        httpx.Client(base_url=server.url) as client,
    ):
        answers = [client.get("/api/games/luna/components") for _ in range(20)]
        assert {answer.status_code for answer in answers} == {200}, "honest behaviour never meets the limit"
        refused: list[httpx.Response] = []
        for _ in range(1000):
            answer = client.get("/api/tables/nosuchtabl/plies/1000000")
            refused += [answer] if answer.status_code == 429 else []
            if len(refused) == 3:
                break
        answer = refused[2]
        assert answer.json()["code"] == "too_fast"
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert server.log.read_text().count("over the limit: requests") == 1


def test_one_bucket_for_an_address_of_six_is_one_for_its_network() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("unknown") == "unknown"


@pytest.mark.parametrize(("proxy", "last"), [("127.0.0.1", 200), ("192.0.2.7", 429)], ids=["ours", "somebody else's"])
def test_a_proxy_is_believed_when_it_is_ours(tmp_path: Path, proxy: str, last: int) -> None:
    """Each guest comes from another address, says whoever asks for them."""
    database, log = f"sqlite:///{tmp_path}/t.db", tmp_path / "server.log"
    with (
        serving(database, log, "--proxy", proxy, exempt="nobody") as server,
        httpx.Client(base_url=server.url) as client,
    ):
        for number in range(int(GUESTS.burst) + 2):
            behind = {"X-Forwarded-For": f"198.51.100.{number}"}
            status = client.post("/api/guest", json={"name": "Ana"}, headers=behind).status_code
        assert status == last


def test_a_bucket_gives_tokens_back_with_time_and_says_when() -> None:
    clock = HandClock()
    limits = Limits(clock)
    limits.check("requests a", Rate(10, 2), 9)
    with pytest.raises(RequestError) as refused:
        limits.check("requests a", Rate(10, 2), 6)
    assert (refused.value.retry_after, refused.value.headers()) == (3, {"Retry-After": "3"})
    clock.at = 2.5
    limits.check("requests a", Rate(10, 2), 6)


def test_the_memory_of_limits_is_bounded_whatever_is_counted() -> None:
    limits = Limits(HandClock())
    for number in range(3 * KEPT):
        limits.check(f"requests {number}", REQUESTS_PER_ADDRESS, 100)
    assert len(limits._buckets) <= KEPT + 1


def test_a_burst_of_one_address_waits_in_line_and_lets_another_pass() -> None:
    async def story() -> None:
        lines, done, most, now = Lines(), asyncio.Event(), 0, 0

        async def ask(address: str) -> None:
            nonlocal most, now
            async with lines.wait(address):
                now += 1
                most = max(most, now)
                await done.wait()
                now -= 1

        loud = [asyncio.create_task(ask("192.0.2.1")) for _ in range(30)]
        await asyncio.sleep(0)
        assert most == AT_ONCE
        async with lines.wait("192.0.2.2"), lines.wait(""):
            pass
        loud[-1].cancel()
        done.set()
        await asyncio.gather(*loud, return_exceptions=True)
        assert (most, now) == (AT_ONCE, 0)
        assert not lines._lines, "nothing is kept of an address that is done"

    asyncio.run(story())


def test_spectators_who_come_and_go_make_nothing_anew() -> None:
    """Two hundred sockets that subscribed in bursts made the view of the table anew each time."""

    async def story() -> None:
        table = await World().table(1, 2)
        table.subscribe(Watcher(1))
        made = table._serialised
        for user in (0, 0, 3):
            spectator = Watcher(user)
            table.subscribe(spectator)
            table.unsubscribe(spectator)
        assert table._serialised is made
        table.subscribe(Watcher(2))
        assert table._serialised is not made

    asyncio.run(story())


# What is noted


def test_refusals_are_noted_without_secrets(own_server: ServerProcess) -> None:
    password = "correct horse battery"  # noqa: S105 - of somebody who exists in a test only
    with closing(Person(own_server, "Ana")) as ana, closing(Person(own_server)) as visitor:
        table = ana.create("hansa_teutonica", "me", "open", visibility="link")
        assert visitor.get(f"/tables/{table['table']}", key="wrong-key-1").status_code == 404
        assert visitor.post("/logout").status_code == 401
        assert visitor.post("/login", name=password, password=password).status_code == 401
        assert visitor.http.post("/api/logout", headers={"Origin": "http://evil.example"}).status_code == 403
        for _ in range(12):
            visitor.post("/login", name=password, password=password)
    noted = own_server.log.read_text()
    assert f"refused: GET '/api/tables/{table['table']}': unknown_table" in noted
    assert "refused: POST '/api/logout': unauthenticated" in noted
    assert "refused: POST '/api/login': wrong_password" in noted
    assert "refused: POST '/api/logout': forbidden" in noted
    assert "over the limit: login" in noted
    for secret in (password, table["key"], "wrong-key-1", ana.http.cookies["tabuleiro"]):
        assert secret not in noted


# Health and frames


def test_health_is_red_when_nothing_can_be_written(own_server: ServerProcess) -> None:
    assert httpx.get(f"{own_server.url}/api/health").json()["status"] == "ok"
    with closing(sqlite3.connect(own_server.database.removeprefix("sqlite:///"))) as database:
        database.execute("BEGIN IMMEDIATE")  # somebody else holds the database, as a full disk would
        time.sleep(2.1)
        answer = httpx.get(f"{own_server.url}/api/health", timeout=20)
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        database.rollback()
    assert httpx.get(f"{own_server.url}/api/health", timeout=20).status_code == 200


def test_a_binary_frame_is_answered_and_the_socket_lives(ana: Person) -> None:
    with ana.socket() as tab:
        tab.web.send(json.dumps({"type": "ping", "nonce": "n"}).encode())
        assert tab.read()["code"] == "malformed"
        assert tab.ask("ping")["type"] == "ack"
