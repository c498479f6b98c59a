"""Bad input gets its documented answer, and nothing is changed by it."""

import contextlib
import json
import random
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from server_process import ServerProcess, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.people import Json, Person, Tab, eventually
from tabuleiro.server.people.limits import FLOOD, MESSAGES, PAUSE_SECONDS

MUTATIONS = 10_000


@pytest.fixture
def tab(ana: Person) -> Iterator[Tab]:
    """Ana's table for one screen."""
    with ana.watch(ana.create("hansa_teutonica", "me", "hotseat")) as watching:
        yield watching


def digest(tab: Tab) -> str:
    """What the position of a tab's table is now, asked anew."""
    answer: Json = tab.person.get(f"/tables/{tab.update['table']}/position").json()
    return str(answer["digest"])


def move(tab: Tab, **changed: object) -> Json:
    """A sound move of a tab's table, with something changed."""
    sound = {
        "type": "play",
        "nonce": "bad",
        "table": tab.update["table"],
        "seq": tab.update["seq"],
        "seat": tab.update["actor"],
        "action": tab.update["legal"][0]["id"],
    }
    return {**sound, **changed}


def send(tab: Tab, frame: Json) -> Json:
    tab.web.send(json.dumps(frame))
    while (answer := tab.read())["type"] not in {"ack", "error"}:
        pass
    return answer


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"seat": 7}, "forbidden"),
        ({"seat": -1}, "forbidden"),
        ({"seq": 0}, "stale"),
        ({"seq": 10_000}, "stale"),
        ({"table": "nosuchtabl"}, "unknown_table"),
        ({"action": "fly to the moon"}, "malformed"),
        ({"action": 10**6}, "malformed"),
        ({"action": -1}, "malformed"),
        ({"action": True}, "malformed"),
        ({"action": None}, "malformed"),
        ({"action": [1]}, "malformed"),
        ({"seq": "1"}, "malformed"),
        ({"seq": 1.5}, "malformed"),
        ({"seat": 10**30}, "malformed"),
        ({"nonce": ""}, "malformed"),
        ({"nonce": "x" * 65}, "malformed"),
        ({"type": "cheat"}, "malformed"),
        ({"type": None}, "malformed"),
        ({"extra": 1}, "malformed"),
    ],
)
def test_a_changed_move_is_refused_by_its_code(tab: Tab, changed: Json, code: str) -> None:
    before = digest(tab)
    answer = send(tab, move(tab, **changed))
    assert (answer["type"], answer["code"]) == ("error", code)
    assert digest(tab) == before


def test_a_stale_move_gets_the_fresh_update(tab: Tab) -> None:
    old = move(tab)
    tab.play()
    answer = send(tab, old)
    assert answer["code"] == "stale"
    assert answer["update"]["seq"] == tab.update["seq"]
    assert answer["update"]["legal"] == tab.update["legal"]


def test_an_illegal_move_names_its_rule(tab: Tab) -> None:
    legal = {offer["id"] for offer in tab.update["legal"]}
    answer = send(tab, move(tab, action=next(action for action in range(1000) if action not in legal)))
    assert answer["code"] == "illegal"
    assert answer["rule"].startswith("HT-")
    assert answer["message"].startswith("refusal-")


def test_nobody_plays_for_somebody_else(tab: Tab, bia: Person) -> None:
    before = digest(tab)
    with bia.watch({"table": tab.update["table"]}) as other:
        assert send(other, move(tab))["code"] == "forbidden"
    assert digest(tab) == before


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "5", '"play"', "[" * 5000, '{"type":"play"}', "\x00", "ñ{}"])
def test_a_malformed_frame_is_answered_and_the_socket_lives(tab: Tab, text: str) -> None:
    before = digest(tab)
    tab.web.send(text)
    assert tab.read_until("error")["code"] == "malformed"
    assert tab.ask("ping")["type"] == "ack"
    assert digest(tab) == before


def test_an_oversized_frame_closes_the_socket(tab: Tab) -> None:
    tab.web.send(json.dumps({"type": "chat", "nonce": "big", "table": tab.update["table"], "text": "x" * 20_000}))
    with pytest.raises(ConnectionClosed) as closed:
        tab.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server where no address is exempt from the limits."""
    with serving(f"sqlite:///{tmp_path}/strict.db", tmp_path / "server.log", exempt="nobody") as running:
        yield running


def flood(tab: Tab) -> None:
    """Send much at once and read until the connection breaks."""
    with contextlib.suppress(ConnectionClosed):  # cut off in the middle; what was answered before is still to be read
        for number in range(400):
            tab.web.send(json.dumps({"type": "ping", "nonce": f"p{number}"}))
    while True:
        tab.read()


def test_a_flood_is_refused_then_cut_off_and_others_feel_nothing(strict_server: ServerProcess) -> None:
    with closing(Person(strict_server, "Ana")) as ana, closing(Person(strict_server, "Bia")) as bia:
        calm = bia.watch(bia.create("hansa_teutonica", "me", "hotseat"))
        loud, began = ana.socket(), time.monotonic()
        with pytest.raises(ConnectionClosed) as closed:
            flood(loud)
        assert time.monotonic() - began >= FLOOD * PAUSE_SECONDS, "whoever floods is answered slowly"
        assert {one.get("code") for one in loud.heard if one["type"] == "error"} == {"too_fast"}
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert calm.play()["type"] == "ack"


def test_a_new_socket_brings_no_new_burst_and_a_neighbour_is_not_cut_off(strict_server: ServerProcess) -> None:
    """Two hundred sockets, opened again whenever they were cut off, made an honest move take half a second."""
    with closing(Person(strict_server, "Ana")) as ana, closing(Person(strict_server, "Bia")) as bia:
        tabs, burst = [ana.socket() for _ in range(8)], range(int(MESSAGES.burst) - 1)
        for tab in tabs:
            for number in burst:
                tab.web.send(json.dumps({"type": "ping", "nonce": f"p{number}"}))
        answers = [[tab.read() for _ in burst] for tab in tabs]
        assert {one["type"] for one in answers[0] + answers[1]} == {"ack"}, "two busy players feel nothing"
        assert {one["code"] for one in answers[-1] if one["type"] == "error"} == {"too_fast"}
        neighbour = bia.socket()
        assert eventually(lambda: neighbour.ask("ping")["type"] == "ack")


def test_one_user_opens_ten_sockets_at_most_and_one_address_thirty_guests(strict_server: ServerProcess) -> None:
    with closing(Person(strict_server, "Ana")) as ana:
        for _ in range(10):
            ana.socket()
        with pytest.raises(InvalidStatus):
            ana.socket()
        codes = [ana.post("/guest", name="Again").status_code for _ in range(30)]
        assert codes == [200] * 29 + [429]


ORIGINS = [
    "null",
    "http://evil.example",
    "https://127.0.0.1",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1.evil.example:{port}",
    "http://evil-127.0.0.1:{port}",
    "http://localhost:{port}",
    "http://127.0.0.1:{port}.evil.example",
    "http://user@127.0.0.1:{port}",
    "http://127.0.0.1:{port}/",
    "HTTP://127.0.0.1:{port}",
    "ws://127.0.0.1:{port}",
    "file://127.0.0.1:{port}",
    "http://127.0.0.1:{port}0",
    "http://0.0.0.0:{port}",
    "http://[::1]:{port}",
    "chrome-extension://127.0.0.1:{port}",
    "http://127.0.0.2:{port}",
    "",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_another_site_can_neither_ask_nor_open_a_socket(ana: Person, server: ServerProcess, origin: str) -> None:
    said = origin.format(port=server.port)
    answer = ana.http.post("/api/logout", headers={"Origin": said})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    with pytest.raises(InvalidStatus):
        Tab(ana, Origin=said)
    assert ana.get("/me").json()["name"] == "Ana"


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_that_says_it_comes_from_elsewhere_is_refused(ana: Person, site: str) -> None:
    assert ana.http.post("/api/logout", headers={"Sec-Fetch-Site": site}).status_code == 403


def test_our_own_page_may_ask(ana: Person, server: ServerProcess) -> None:
    headers = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    assert ana.http.post("/api/logout", headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown"),
        ({"game": "hansa_teutonica", "seats": [{"kind": "me"}]}, "bad_option"),
        ({"game": "hansa_teutonica", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "bad_option"),
        ({"game": "hansa_teutonica", "seats": [{"kind": "me"}] * 2, "options": {"moon": "full"}}, "bad_option"),
        ({"game": "hansa_teutonica", "seats": []}, "malformed"),
        ({"game": "hansa_teutonica", "seats": [{"kind": "king"}]}, "malformed"),
        ({"game": "hansa_teutonica"}, "malformed"),
        ({"game": "hansa_teutonica", "seats": [{"kind": "hotseat"}] * 2}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ana: Person, body: Json, code: str) -> None:
    before = len(ana.get("/my/tables").json())
    assert ana.post("/tables", **body).json()["code"] == code
    assert len(ana.get("/my/tables").json()) == before


def test_a_large_body_is_refused(ana: Person) -> None:
    assert ana.post("/tables", game="x" * 100_000, seats=[]).status_code == 413


def test_every_answer_carries_the_safety_headers(visitor: Person) -> None:
    for answer in (visitor.http.get("/"), visitor.http.get("/api/health"), visitor.http.get("/api/nothing")):
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_no_file_outside_the_page_is_served(server: ServerProcess) -> None:
    for path in ("/../app.py", "/..%2fapp.py", "/assets/../../app.py", "//etc/passwd"):
        answer = httpx.get(server.url + path)
        assert "import" not in answer.text
        assert "root:" not in answer.text


@pytest.mark.parametrize("claimed", ["", "nosuchtabl", "'%20OR%201", "x" * 2000])
def test_a_forged_table_in_the_address_steers_a_proxy_and_opens_nothing(ana: Person, bia: Person, claimed: str) -> None:
    """`?at=` says where the load goes: whatever it says, nobody sees or does more than without it."""
    secret = ana.create("luna", "me", "open", visibility="link")
    query = f"?at={claimed or secret['table']}"
    with Tab(bia, query) as tab:
        assert tab.hello["user"]["id"] == bia.id
        assert tab.ask("subscribe", table=secret["table"])["code"] == "unknown_table"
        assert tab.ask("ping")["type"] == "ack"
        assert {message["type"] for message in tab.heard} <= {"hello", "ack", "error"}
    assert bia.http.get(f"/api/tables/{secret['table']}{query}").json()["code"] == "unknown_table"


def mutate(text: str, dice: random.Random) -> str:
    """A frame with a few characters changed, or with a value replaced."""
    if dice.random() < 0.5:
        letters = list(text)
        for _ in range(dice.randrange(1, 4)):
            letters[dice.randrange(len(letters))] = dice.choice('{}[]",:0123456789abcxyz\\ \x07é')
        return "".join(letters)
    frame = json.loads(text)
    name = dice.choice(sorted(frame))
    frame[name] = dice.choice([None, True, -1, 0, 1, 2**31, 2**63, 1.5, "", "x", [], {}, [[]], "0" * 300, {"a": 1}])
    return json.dumps(frame)


def test_ten_thousand_mutated_frames_change_nothing(ana: Person, bia: Person) -> None:
    """Bia sends mutated forms of Ana's moves: whatever they become, she has no seat there."""
    dice = random.Random(7)
    with ana.watch(ana.create("hansa_teutonica", "me", "hotseat")) as tab:
        before, seq = digest(tab), tab.update["seq"]
        sound = [json.dumps(move(tab, nonce=f"n{i}")) for i in range(5)]
        sound += [
            json.dumps({"type": kind, "nonce": "n", "table": tab.update["table"], "seq": seq, **more})
            for kind, more in REQUESTS
        ]
        sent = 0
        while sent < MUTATIONS:
            with bia.socket() as other:
                sent += send_batch(other, sound, dice)
        assert digest(tab) == before
        assert ana.get(f"/tables/{tab.update['table']}").json()["seq"] == seq


REQUESTS: list[tuple[str, Json]] = [
    ("undo", {"ply": 0}),
    ("redo", {}),
    ("resign", {"seat": 0}),
    ("undo_answer", {"accept": True}),
    ("take_back", {"seat": 0}),
    ("hand_over", {"seat": 0}),
    ("move_now", {}),
]


def send_batch(tab: Tab, sound: list[str], dice: random.Random) -> int:
    """Send frames and read every answer."""
    count = 500
    for _ in range(count):
        tab.web.send(mutate(dice.choice(sound), dice))
    for _ in range(count):
        answer = tab.read()
        assert answer["type"] == "error" or "seq" not in answer, answer
    return count
