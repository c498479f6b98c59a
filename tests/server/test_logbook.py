"""The log: one JSON object a line, with nobody's secrets and nobody's address in it."""

import asyncio
import json
import logging
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from server_process import ServerProcess, serving

from server.people import Person
from tabuleiro.server import stages
from tabuleiro.server.operations.logbook import formatter, is_address
from tabuleiro.server.sockets import socket
from tabuleiro.server.table.commands import Message

ADDRESS = "203.0.113.77"
"""Of nobody: kept free for examples."""
PASSWORD, CHAT = "canary in the password", "canary in the chat"
SAID = "the canary in a name"


def lines(server: ServerProcess) -> list[dict[str, Any]]:
    """What the log says, line by line; the first two are for whoever started it."""
    return [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]


def written(form: str, *, addresses: bool = False, **extra: object) -> str:
    """A line as it is written."""
    record = logging.makeLogRecord({"name": "n", "levelname": "INFO", "msg": "ação %s", "args": ("boa",), **extra})
    return formatter(form, addresses=addresses).format(record)


def test_a_line_is_an_object_with_its_fields() -> None:
    line = json.loads(written("json", table="k3v9x2m4pq", ms=612, stages={"commit": 600}))
    assert (line["event"], line["table"], line["ms"], line["stages"]) == (
        "ação boa",
        "k3v9x2m4pq",
        612,
        {"commit": 600},
    )
    assert {"time", "level", "logger", "worker"} <= set(line)
    assert "ação boa" in written("text")


def test_an_address_is_told_from_others_and_not_told() -> None:
    both = formatter("json", addresses=False)
    records = [logging.makeLogRecord({"msg": "m", "source": source}) for source in (ADDRESS, ADDRESS, "192.0.2.1")]
    sources = [json.loads(both.format(record))["source"] for record in records]
    assert sources[0] == sources[1] != sources[2]
    assert ADDRESS not in sources
    assert json.loads(written("json", addresses=True, source=ADDRESS))["source"] == ADDRESS


@pytest.mark.parametrize(
    ("text", "expected"),
    [(ADDRESS, True), ("2001:db8::1", True), ("2001:db8::/64", True), ("session:1a2b", False), ("", False)],
)
def test_what_an_address_is(text: str, *, expected: bool) -> None:
    assert is_address(text) is expected


def test_the_row_that_a_database_complains_about_is_cut_from_a_traceback() -> None:
    error = ValueError("null value\nDETAIL:  Failing row contains (canary).\n[parameters: ('canary',)]")
    info = (ValueError, error, None)
    for said in (json.loads(written("json", exc_info=info))["exception"], written("text", exc_info=info)):
        assert "null value" in said
        assert "canary" not in said


def test_a_traceback_shows_no_variables() -> None:
    def fail(password: str) -> None:
        raise ValueError(len(password))

    try:
        fail("canary" * 2)
    except ValueError as error:
        info = (ValueError, error, error.__traceback__)
    assert "in fail" in written("text", exc_info=info)
    assert not any("canarycanary" in written(form, exc_info=info) for form in ("text", "json"))


@pytest.mark.parametrize("form", ["json", "text"])
def test_no_canary_is_ever_logged(tmp_path: Path, form: str) -> None:
    """Sessions, passwords, keys, tokens, chat, names, addresses of either kind; in requests that are refused, too."""
    url = f"sqlite:///{tmp_path}/t.db"
    with (
        serving(url, tmp_path / "server.log", "--log-format", form, exempt="nobody") as server,
        closing(Person(server, SAID)) as ana,
        closing(Person(server)) as thief,
    ):
        for person in (ana, thief):
            person.http.headers["X-Forwarded-For"] = ADDRESS
        assert ana.post("/account", name="Ana Canaria", password=PASSWORD).status_code == 200
        table = ana.create("hansa_teutonica", "me", "open", visibility="link")
        tab = ana.watch(table)
        tab.ask("chat", table=table["table"], text=CHAT)
        tab.ask("chat", table="nosuchtabl", text=CHAT)
        tab.ask("play", table=table["table"], seq=1, seat=1, action=CHAT)
        for _ in range(12):
            assert thief.post("/login", name="Ana Canaria", password=PASSWORD + "!").status_code in {401, 429}
        thief.post("/reset", token="canary-in-a-token", new_password=PASSWORD)  # noqa: S106 - of a test
        thief.post("/recover", token="canary-in-a-token")  # noqa: S106 - of a test
        thief.get(f"/tables/{table['table']}", key="canary-in-a-key")
        for address in ("canary-in-a-mailbox@example.org", "canary-in-no-mailbox"):
            ana.post("/me/email", address=address, password=PASSWORD)
        ana.http.get("/api/me", headers={"Authorization": "Bearer tbl_1_canary-in-a-token"})
        thief.http.get("/api/me", headers={"Cookie": "tabuleiro=canary-in-a-session"})
        stranger = thief.socket()
        assert stranger.ask("subscribe", table=table["table"], key="canary-in-a-key")["type"] == "error"
        stranger.web.send("canary in a frame")
        assert stranger.read()["code"] == "malformed"
        session, key = ana.http.cookies["tabuleiro"], table["key"]
        server.stop()
        said = server.log.read_text()
    assert "refused" in said
    assert "over the limit" in said
    for secret in (ADDRESS, PASSWORD, session, key, "anary in", "canary-in", "Ana Canaria", '127.0.0.1"'):
        assert secret not in said, secret


def test_a_refusal_names_its_request_its_code_and_its_source(own_server: ServerProcess) -> None:
    with closing(Person(own_server, "Ana")) as ana:
        ana.http.headers["X-Forwarded-For"] = ADDRESS
        assert ana.post("/login", name="Nobody", password=PASSWORD).status_code == 401
        assert ana.post("/login", name="Nobody", password=PASSWORD).status_code == 401
    found = [line for line in lines(own_server) if line.get("code") == "wrong_password"]
    assert [line["level"] for line in found] == ["warning", "warning"]
    assert found[0]["event"] == "refused: POST '/api/login': wrong_password"
    assert found[0]["source"] == found[1]["source"] != ADDRESS
    assert found[0]["request"] != found[1]["request"]


def test_an_operator_may_have_addresses_logged(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/t.db", tmp_path / "server.log", "--log-addresses") as server,
        closing(Person(server)) as visitor,
    ):
        visitor.http.headers["X-Forwarded-For"] = ADDRESS
        visitor.post("/logout")
        assert ADDRESS in [line.get("source") for line in lines(server)]


@pytest.mark.parametrize(("seconds", "is_noted"), [(0.4, False), (0.6, True)])
def test_a_slow_message_is_noted_with_its_stages(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, seconds: float, *, is_noted: bool
) -> None:
    now = [10.0]
    monkeypatch.setattr(stages, "perf_counter", lambda: now[0])

    async def answer(*_: object) -> None:
        for stage, spent in ((stages.DRAFT, 0.01), (stages.COMMIT, 0.02), (stages.TELL, seconds)):
            now[0] += spent
            stages.enter_stage(stage)

    monkeypatch.setattr(socket, "answer", answer)
    slow = socket.Socket.__new__(socket.Socket)
    slow.context = SimpleNamespace(tables=None, spans=None)  # type: ignore[assignment] # the answer looks at nothing
    asyncio.run(slow._carry_out(Message("play", "n1", "k3v9x2m4pq", "", 1, {})))
    found = [(line.getMessage(), vars(line)["stages"]) for line in caplog.records]
    spent = {"wait": 10, "draft": 20, "commit": 600, "tell": 0}
    assert found == ([("slow: a message of type play", spent)] if is_noted else [])


def test_outside_of_a_message_no_stage_is_measured() -> None:
    stages.enter_stage(stages.COMMIT)
    with stages.Stages() as found:
        pass
    assert set(found.seconds) == {stages.WAIT}
