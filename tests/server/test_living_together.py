"""Living together: phrases that everybody reads in their own language, who follows and who blocks whom."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from server_process import ServerProcess

from server.cluster.client import Client
from server.people import Person, account, appoint, new_program
from server.small_world import ANA, BIA, World, run
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import commands
from tabuleiro.server.table.club.phrases import PHRASES
from tabuleiro.server.table.commands import Message
from tabuleiro.texts.package import LANGUAGES

STRINGS = Path(__file__).parents[2] / "web" / "src" / "strings"


@pytest.fixture
def dora(server: ServerProcess) -> Iterator[Person]:
    """Somebody with an account, who blocks others."""
    with closing(account(server, "Dora")) as person:
        yield person


@pytest.fixture
def edu(server: ServerProcess) -> Iterator[Person]:
    """Somebody with an account, who is blocked."""
    with closing(account(server, "Edu")) as person:
        yield person


def test_a_phrase_is_an_id_that_every_language_has_a_text_for(ana: Person, bia: Person) -> None:
    table = ana.create("luna", "me", "open")
    bia.join(table)
    with ana.watch(table) as tab, bia.watch(table) as other:
        assert other.ask("phrase", table=table["table"], phrase="good_game")["type"] == "ack"
        line = tab.read_until("chat")["line"]
        assert (line["phrase"], line["text"], line["user"]) == ("good_game", "", bia.id)
        assert tab.ask("phrase", table=table["table"], phrase="anything else")["code"] == "malformed"
    for language in LANGUAGES:
        texts = (STRINGS / language / "together.ftl").read_text(encoding="utf-8")
        assert [name for name in PHRASES if f"web-phrase-{name.replace('_', '-')} = " not in texts] == []


@pytest.mark.parametrize(
    ("chat", "free", "phrase"), [("free", "ack", "ack"), ("phrases", "error", "ack"), ("off", "error", "error")]
)
def test_a_table_agrees_on_how_people_speak(ana: Person, chat: str, free: str, phrase: str) -> None:
    table = ana.create("luna", "me", "open", chat=chat)
    with ana.watch(table) as tab:
        assert tab.update["talk"] == chat
        assert tab.ask("chat", table=table["table"], text="hello")["type"] == free
        assert tab.ask("phrase", table=table["table"], phrase="hello")["type"] == phrase


@pytest.mark.parametrize(("most", "refused"), [("free", []), ("phrases", ["chat"]), ("off", ["chat", "phrase"])])
def test_a_server_says_how_people_speak_at_most_whatever_a_table_has_agreed_on(most: str, refused: list[str]) -> None:
    async def story() -> None:
        world = World()
        world.tables.talk = most
        table = (await world.table(ANA, BIA)).snapshot.table
        found = []
        for kind, said in (("chat", {"text": "hello"}), ("phrase", {"phrase": "hello"})):
            try:
                await commands.answer(Client(ANA), world.tables, Message(kind, kind, table, "", 0, said, 0))
            except RequestError as error:
                found.append((kind, error.code))
        assert found == [(kind, "forbidden") for kind in refused]

    run(story())


def test_bots_of_others_speak_in_phrases_alone(dora: Person) -> None:
    table = dora.create("luna", "me", "open", bots=True)
    with closing(new_program(dora)) as bot, bot.socket() as tab:
        bot.post(f"/tables/{table['table']}/join")
        assert tab.ask("phrase", table=table["table"], phrase="good_luck")["type"] == "ack"
        assert tab.ask("chat", table=table["table"], text="buy now")["code"] == "forbidden"


def test_friends_follow_each_other_and_see_who_is_there(dora: Person, edu: Person) -> None:
    assert dora.http.put(f"/api/follows/{edu.id}").status_code == 200
    [seen] = dora.get("/me/people").json()["follows"]
    assert (seen["id"], seen["friend"], seen["online"]) == (edu.id, False, False)
    edu.http.put(f"/api/follows/{dora.id}")
    with edu.socket():
        [seen] = dora.get("/me/people").json()["follows"]
        assert (seen["friend"], seen["online"]) == (True, True)
    dora.http.delete(f"/api/follows/{edu.id}")
    assert dora.get("/me/people").json() == {"follows": [], "blocks": []}


@pytest.mark.parametrize("number", [0, 10**12])
def test_nobody_follows_whoever_does_not_exist(dora: Person, number: int) -> None:
    assert dora.http.put(f"/api/follows/{number}").status_code in {400, 404}
    assert dora.http.put(f"/api/blocks/{dora.id}").json()["code"] == "malformed"


def test_whoever_blocks_follows_no_more(dora: Person, edu: Person) -> None:
    dora.http.put(f"/api/follows/{edu.id}")
    dora.http.put(f"/api/blocks/{edu.id}")
    known = dora.get("/me/people").json()
    assert (known["follows"], [one["id"] for one in known["blocks"]]) == ([], [edu.id])


def test_whom_somebody_follows_and_blocks_is_in_the_export_and_goes_with_them(dora: Person, edu: Person) -> None:
    dora.http.put(f"/api/blocks/{edu.id}")
    assert dora.get("/me/export").json()["blocks"] == [edu.claimed]
    assert (
        edu.http.request("DELETE", "/api/me", json={"password": "correct horse battery", "at_once": True}).status_code
        == 200
    )
    assert dora.get("/me/people").json()["blocks"] == []


def test_blocks_and_mutes_are_known_after_a_restart(own_server: ServerProcess) -> None:
    with closing(account(own_server, "Dora")) as dora, closing(account(own_server, "Edu")) as edu:
        moderator = account(own_server, "Moderator")
        appoint(own_server, moderator)
        dora.http.put(f"/api/blocks/{edu.id}")
        assert moderator.post("/moderation/sanctions", user=edu.id, kind="mute", days=1).status_code == 200
        moderator.close()
        own_server.restart()
        table = dora.create("luna", "me", "open")
        assert edu.post(f"/tables/{table['table']}/join").json()["code"] == "full"
        own = edu.create("luna", "me", "open")
        with edu.watch(own) as tab:
            assert tab.ask("chat", table=own["table"], text="hello")["code"] == "muted"
