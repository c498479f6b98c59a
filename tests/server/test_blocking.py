"""Whoever is blocked reaches nobody and notices nothing: every way to reach somebody, before, during and after a block.

Wishes that reach people by notices (an undo, another game, a line that names somebody) are told in notices/test_law.py
and test_again.py, where games come to their ends without a network; who is drawn against whom, with the tournaments.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import pytest
from server_process import ServerProcess

from server.people import Json, Person, Program, account, new_program


class Town:
    """Dora, who blocks; Edu, whom she blocks; Fabi, who knows both; and a bot of each of the two."""

    def __init__(self, server: ServerProcess, leaving: ExitStack) -> None:
        self.dora, self.edu, self.fabi = (account(server, name) for name in ("Dora", "Edu", "Fabi"))
        self.her_bot, self.his_bot = new_program(self.dora), new_program(self.edu)
        for person in (self.dora, self.edu, self.fabi, self.her_bot, self.his_bot):
            leaving.enter_context(closing(person))
        self.edu.http.put(f"/api/follows/{self.dora.id}")
        self.her_bot.http.put("/api/bots/me/offer", json={"games": ["luna"]})

    def table(self, host: Person, *guests: Person) -> Json:
        """A table with room for more."""
        made = host.create("luna", "me", "open", "open", "open", bots=True)
        for guest in guests:
            guest.join(made)
        return made

    def heard(self, author: Person) -> list[str]:
        """What Dora reads of what somebody says at a table of Fabi's, where all of them sit."""
        table = self.table(self.fabi, author, self.dora)
        with author.socket() as mouth, self.fabi.socket() as friend:
            said = {"phrase": "hello"} if isinstance(author, Program) else {"text": "hello"}
            kind = next(iter(said)).replace("text", "chat")
            assert mouth.ask(kind, table=table["table"], **said)["type"] == "ack", "they notice nothing"
            friend.ask("subscribe", table=table["table"])
            assert len(friend.next_update()["chat"]) == 1, "others hear them"
        with self.dora.socket() as ears:
            ears.ask("subscribe", table=table["table"])
            return [line["name"] for line in ears.next_update()["chat"]]


def names(person: Person, **query: str) -> list[str]:
    return [table["table"] for table in person.get("/tables", state="open", **query).json()]


def is_seated(person: Person, table: Json) -> bool:
    answer = person.post(f"/tables/{table['table']}/join")
    assert answer.status_code == 200 or answer.json()["code"] == "full", answer.text
    return answer.status_code == 200


def phrase(town: Town) -> bool:
    table = town.table(town.fabi, town.edu, town.dora)
    with town.dora.watch(table) as ears, town.edu.socket() as mouth, town.fabi.socket() as friend:
        assert mouth.ask("phrase", table=table["table"], phrase="hello")["type"] == "ack"
        assert friend.ask("chat", table=table["table"], text="and I")["type"] == "ack"
        return bool(ears.read_until("chat")["line"]["user"] == town.edu.id)


def her_bot_is_asked(town: Town) -> bool:
    with town.her_bot.socket():
        seats = [{"kind": "me"}, {"kind": "bot", "user": town.her_bot.id}]
        answer = town.edu.post("/tables", game="luna", seats=seats)
        assert answer.status_code == 201 or answer.json()["message"] == "error-bot-away", answer.text
        return answer.status_code == 201


def her_bot_is_there(town: Town) -> bool:
    with town.her_bot.socket():
        [known] = [bot for bot in town.edu.get("/bots").json() if bot["id"] == town.her_bot.id]
        return bool(known["online"])


def she_is_there(town: Town) -> bool:
    with town.dora.socket():
        [followed] = town.edu.get("/me/people").json()["follows"]
        return bool(followed["online"])


def found_by_following(town: Town) -> bool:
    """At a table of Fabi's, whom nobody blocks."""
    return town.table(town.fabi, town.dora)["table"] in names(town.edu, followed="true")


WAYS: dict[str, Callable[[Town], bool]] = {
    "what he says": lambda town: town.edu.claimed in town.heard(town.edu),
    "a quick phrase": phrase,
    "what his bot says": lambda town: bool(town.heard(town.his_bot)),
    "a seat at her table": lambda town: is_seated(town.edu, town.table(town.dora)),
    "a seat where she is a guest": lambda town: is_seated(town.edu, town.table(town.fabi, town.dora)),
    "a seat for his bot": lambda town: is_seated(town.his_bot, town.table(town.dora)),
    "her bot is asked": her_bot_is_asked,
    "her bot is there": her_bot_is_there,
    "she is there": she_is_there,
    "her tables in his lobby": lambda town: town.table(town.dora)["table"] in names(town.edu),
    "his tables in her lobby": lambda town: town.table(town.edu)["table"] in names(town.dora),
    "found by following": found_by_following,
}


@pytest.fixture(scope="module")
def town(server: ServerProcess) -> Iterator[Town]:
    with ExitStack() as leaving:
        yield Town(server, leaving)


@pytest.mark.parametrize("way", WAYS)
def test_whom_she_blocks_does_not_reach_her(town: Town, way: str) -> None:
    for is_blocked in (False, True, False):
        verb = town.dora.http.put if is_blocked else town.dora.http.delete
        assert verb(f"/api/blocks/{town.edu.id}").status_code == 200
        assert WAYS[way](town) is not is_blocked
        assert town.edu.get(f"/people/{town.dora.id}").status_code == 200, "he notices nothing"


def test_whoever_blocks_is_heard_as_before_and_chooses_where_to_sit(town: Town) -> None:
    """The other direction: nothing is kept from him by which he could tell that he is blocked."""
    table = town.table(town.edu)
    assert town.dora.http.put(f"/api/blocks/{town.edu.id}").status_code == 200
    assert is_seated(town.dora, table)
    with town.dora.socket() as mouth:
        assert mouth.ask("chat", table=table["table"], text="hello")["type"] == "ack"
    with town.edu.watch(table) as ears:
        assert [line["user"] for line in ears.update["chat"]] == [town.dora.id]
    assert town.dora.http.delete(f"/api/blocks/{town.edu.id}").status_code == 200
