"""Bots of others: accounts that act by tokens, come when they are asked, and play by the page's own protocol."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from server_process import ServerProcess
from websockets.exceptions import ConnectionClosed, InvalidStatus

import tabuleiro
from server.people import Person, Program, Tab, account, eventually, new_program
from tabuleiro.core import game_names

ROOT = Path(__file__).parents[2]
GAMES = [name for name in game_names() if name != "toy"] if os.environ.get("WHOLE") else ["luna"]
"""What the example plays; `make soak` sees all."""


@pytest.fixture
def owner(server: ServerProcess) -> Iterator[Person]:
    with closing(account(server, "Dona")) as person:
        yield person


@pytest.fixture
def bot(owner: Person) -> Iterator[Program]:
    with closing(new_program(owner)) as program:
        yield program


def offer(bot: Program, **body: object) -> None:
    answer = bot.http.put("/api/bots/me/offer", json=body)
    assert answer.status_code == 200, answer.text


def play_on(tab: Tab, table: str) -> None:
    """Play as a bot until the game is over."""
    assert tab.ask("subscribe", table=table, form="bot")["type"] == "ack"
    while not tab.update or tab.update["table"] != table:
        tab.read()
    while tab.update["state"] == "running":
        if tab.update["legal"]:
            seq = tab.update["seq"]
            [action, _], seat = tab.update["legal"][0], tab.update["actor"]
            assert tab.ask("play", table=table, seq=seq, seat=seat, action=action)["type"] == "ack"
            while tab.update["seq"] == seq:
                tab.read()
        else:
            tab.read()


def test_a_bot_belongs_to_an_account_and_there_are_three_at_most(owner: Person, ana: Person) -> None:
    assert ana.post("/bots", name="Bot of a guest").json()["code"] == "forbidden"
    for number in range(3):
        assert owner.post("/bots", name=f"{owner.claimed} {number}").status_code == 201
    assert owner.post("/bots", name=f"{owner.claimed} 4").json()["code"] == "full"
    assert owner.post("/bots", name=owner.claimed).json()["code"] in {"taken", "full"}
    assert len(owner.get("/me/bots").json()) == 3


def test_a_bot_is_marked_as_one_and_cannot_log_in(bot: Program, owner: Person, visitor: Person) -> None:
    known = bot.get("/me").json()
    assert (known["bot"], known["guest"], known["role"]) == (True, False, None)
    assert visitor.post("/login", name=known["name"], password="").json()["code"] == "wrong_password"
    assert visitor.get(f"/people/{bot.id}").json()["bot_of"] == owner.claimed
    assert owner.get("/me").json()["bot"] is False


def test_a_token_is_told_once_and_stored_as_a_hash(bot: Program, owner: Person) -> None:
    [token] = owner.get("/me/bots").json()[0]["tokens"]
    assert bot.token.startswith(f"tbl_{token['id']}_")
    assert token["used"] is not None
    assert bot.token not in owner.get("/me/bots").text


def test_a_token_that_is_ended_opens_nothing_and_closes_its_sockets(bot: Program, owner: Person) -> None:
    [token] = owner.get("/me/bots").json()[0]["tokens"]
    with bot.socket() as tab:
        began = time.monotonic()
        assert owner.http.delete(f"/api/bots/{bot.id}/tokens/{token['id']}").status_code == 200
        with pytest.raises(ConnectionClosed):
            tab.read()
        assert time.monotonic() - began < 20
    assert bot.get("/me").json()["code"] == "unauthenticated"
    with pytest.raises(InvalidStatus):
        bot.socket()


def test_a_token_of_another_bot_or_in_an_address_is_refused(bot: Program, owner: Person, visitor: Person) -> None:
    assert visitor.http.get(f"/api/me?token={bot.token}").json()["code"] == "forbidden"
    for wrong in ("tbl_0_0", f"{bot.token}x", bot.token[:-1], "tbl__", "nonsense"):
        answer = visitor.http.get("/api/me", headers={"Authorization": f"Bearer {wrong}"})
        assert answer.json()["code"] == "unauthenticated"
    with closing(account(owner.server, "Outra")) as other:
        assert other.post(f"/bots/{bot.id}/tokens").json()["code"] == "forbidden"
        assert other.http.delete(f"/api/bots/{bot.id}").json()["code"] == "forbidden"


def test_a_token_to_read_reads_what_is_mine_and_changes_nothing(owner: Person) -> None:
    made = owner.post("/me/tokens", note="my statistics", days=7).json()
    table = owner.create("luna", "me", "random")
    with closing(Program(owner.server, made["token"])) as reader:
        assert reader.id == owner.id
        assert reader.get("/my/tables").json()[0]["table"] == table["table"]
        assert reader.get("/me/export").status_code == 200
        assert reader.post("/tables", game="luna", seats=[{"kind": "me"}]).json()["code"] == "forbidden"
        assert reader.http.delete("/api/me").json()["code"] == "forbidden"
        assert reader.http.put("/api/bots/me/offer", json={}).json()["code"] == "forbidden"
        with reader.watch(table) as tab:
            played = tab.ask("play", table=table["table"], seq=tab.update["seq"], seat=0, action=0)
            assert played["code"] == "forbidden"


def test_a_bots_token_opens_no_account(bot: Program) -> None:
    for method, path in [("GET", "/api/me/export"), ("DELETE", "/api/me"), ("POST", "/api/bots"), ("PATCH", "/api/me")]:
        assert bot.http.request(method, path, json={"name": "x"}).json()["code"] == "forbidden"


def test_what_fits_a_standing_offer_begins_at_once(bot: Program, owner: Person, ana: Person) -> None:
    offer(bot, games=["luna"], seats=[2], tables=2)
    seats = [{"kind": "me"}, {"kind": "bot", "user": bot.id}]
    assert ana.post("/tables", game="luna", seats=seats).json()["message"] == "error-bot-away"
    with bot.socket():
        [listed] = [one for one in ana.get("/bots").json() if one["id"] == bot.id]
        assert (listed["online"], listed["owner"], listed["offer"]["games"]) == (True, owner.claimed, ["luna"])
        table = ana.post("/tables", game="luna", seats=seats).json()
        assert (table["state"], table["seats"][1]["kind"]) == ("running", "bot")
        assert (table["seats"][1]["user"], table["seats"][1]["level"]) == (bot.id, None)
    assert bot.http.delete("/api/bots/me/offer").status_code == 200
    assert bot.id not in [one["id"] for one in ana.get("/bots").json()]


def test_a_bot_that_is_asked_takes_its_seat_or_leaves_it_to_one_of_ours(bot: Program, ana: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "user": bot.id}]
    with bot.socket() as tab:
        table = ana.post("/tables", game="luna", seats=seats).json()
        assert (table["state"], table["seats"][1]["kind"]) == ("open", "held")
        invited = tab.read_until("invited")
        assert (invited["table"], invited["setting"]["game"]) == (table["table"], "luna")
        assert tab.ask("invite_answer", table=table["table"], accept=True)["type"] == "ack"
        assert ana.get(f"/tables/{table['table']}").json()["state"] == "running"
        other = ana.post("/tables", game="luna", seats=seats).json()
        nonce = "no thank you"
        assert tab.ask("invite_answer", table=other["table"], accept=False, nonce=nonce)["type"] == "ack"
        declined = ana.get(f"/tables/{other['table']}").json()
        assert (declined["state"], declined["seats"][1]["level"]) == ("running", "regular")


def test_a_bot_joins_where_the_table_is_open_to_bots(bot: Program, ana: Person) -> None:
    closed = ana.create("luna", "me", "open")
    assert bot.post(f"/tables/{closed['table']}/join").json()["message"] == "error-no-bots"
    table = ana.create("luna", "me", "open", bots=True)
    assert bot.post(f"/tables/{table['table']}/join").json()["seats"][1]["kind"] == "bot"
    assert bot.get("/my/tables").json()[0]["table"] == table["table"]


def test_a_bot_leaves_to_people_what_people_agree_on(bot: Program, ana: Person) -> None:
    table = ana.create("luna", "me", "open", bots=True)
    bot.post(f"/tables/{table['table']}/join")
    with bot.socket() as tab:
        refused = [
            tab.ask("chat", table=table["table"], text="hello"),
            tab.ask("undo", table=table["table"], seq=1, ply=0),
            tab.ask("redo", table=table["table"], seq=1),
        ]
        assert {answer["message"] for answer in refused} == {"error-not-for-bots"}
        assert bot.post("/tables", game="luna", seats=[{"kind": "me"}]).json()["code"] == "forbidden"


def test_whoever_plays_with_a_bot_may_hand_its_seat_over(bot: Program, ana: Person) -> None:
    """A program may be connected and say nothing: at a table without clocks nobody shall wait for it for ever."""
    table = ana.create("luna", "me", "open", bots=True)
    bot.post(f"/tables/{table['table']}/join")
    with bot.socket() as there, ana.watch(table) as tab:
        there.ask("subscribe", table=table["table"], form="bot")
        assert tab.act("hand_over", seat=1)["type"] == "ack"
        assert tab.update["seats"][1]["standin"] == "regular"


def test_a_bot_has_four_sockets(bot: Program) -> None:
    for _ in range(4):
        bot.socket()
    with pytest.raises(InvalidStatus):
        bot.socket()


def test_two_bots_play_a_game_against_each_other(owner: Person, bot: Program) -> None:
    offer(bot)
    with bot.socket() as tab:
        seats = [{"kind": "bot", "user": bot.id}, {"kind": "bot", "level": "random"}]
        table = owner.post("/tables", game="luna", seats=seats).json()
        play_on(tab, table["table"])
        assert tab.update["result"]["standings"]
        assert tab.update["position"]


def test_a_bot_goes_with_its_owner(server: ServerProcess) -> None:
    with closing(account(server, "Departing")) as person, closing(new_program(person)) as program:
        body = {"password": "correct horse battery", "at_once": True}
        assert person.http.request("DELETE", "/api/me", json=body).status_code == 200
        assert program.get("/me").json()["code"] == "unauthenticated"
        assert person.get(f"/people/{program.id}").json()["code"] == "unknown"


def run_example(server: ServerProcess, folder: Path, token: str, *command: str) -> "subprocess.Popen[str]":
    """A program of somebody else's, which knows an address and a file with a token."""
    (folder / "token.txt").write_text(token, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path(tabuleiro.__file__).parents[1])}
    words = [word.format(server=server.url, token=folder / "token.txt") for word in command]
    return subprocess.Popen([sys.executable, *words], env=environment, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ours


EXAMPLE = (str(ROOT / "examples" / "network_bot.py"), "{server}", "{token}")
AWK = ("-m", "tabuleiro", "bot", "run", "--server", "{server}", "--token-file", "{token}")
AWK_ENGINE = ("--command", f"sh {ROOT / 'examples' / 'engine.sh'}", "--games")


@pytest.mark.parametrize(
    ("command", "games"), [(EXAMPLE, GAMES), ((*AWK, *AWK_ENGINE), ["luna"])], ids=["example", "awk"]
)
def test_a_program_plays(
    owner: Person, bot: Program, tmp_path: Path, command: tuple[str, ...], games: list[str]
) -> None:
    """The example, and an engine in awk by `tabuleiro bot run`, each in a process of its own at a real server."""

    def is_there() -> bool:
        return any(one["id"] == bot.id and one["online"] for one in owner.get("/bots").json())

    with run_example(owner.server, tmp_path, bot.token, *command, str(len(games))) as program:
        try:
            assert eventually(is_there, 60)
            seats = [{"kind": "bot", "user": bot.id}, {"kind": "bot", "level": "novice"}]
            tables = [owner.post("/tables", game=game, seats=seats).json()["table"] for game in games]
            told, _ = program.communicate(timeout=240)
        finally:
            program.kill()
    assert program.returncode == 0, told
    for table in tables:
        found = owner.get(f"/tables/{table}").json()
        assert (found["state"], found["seats"][0]["standin"]) == ("finished", None)
