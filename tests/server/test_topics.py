"""Topics: whoever watches one is told that it has changed, at most once a second, and nobody who may not see it."""

import asyncio
import random
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest
from server_process import ServerProcess

from server.people import Json, Person
from server.small_world import ANA, BIA, World, new_table, play_one, run
from server.test_spectators import played
from tabuleiro.server import topics
from tabuleiro.server.errors import RequestError
from tabuleiro.server.topics import Channel, Topics

CLOCK: Json = {"kind": "live", "bank": 600_000, "gain": 45_000, "cap": 600_000}


class Ear:
    """Whoever listens."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def hear(self, topic: str) -> None:
        self.heard.append(topic)


def cup(person: Person, **more: object) -> Json:
    starts = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    body = {"title": "Cup", "game": "luna", "kind": "swiss", "seats": 2, "rounds": 2, "clock": CLOCK, "starts": starts}
    made: Json = person.post("/tournaments", **(body | more)).json()
    return made


def test_what_changes_often_is_told_at_once_and_then_when_it_has_rested() -> None:
    async def story() -> None:
        known, ear, other = Topics(), Ear(), Ear()
        known.watch("tournament:a", ear)
        known.watch("tournament:b", other)
        for _ in range(5):
            known.tell("tournament:a")
        assert ear.heard == ["tournament:a"]
        known._end_rest(Channel("tournament:a"))
        assert ear.heard == ["tournament:a"] * 2, "it has changed since"
        known._end_rest(Channel("tournament:a"))
        assert ear.heard == ["tournament:a"] * 2, "it has not"
        assert other.heard == []
        known.unwatch("tournament:a", ear)
        known.leave(other)
        known.tell("tournament:a")
        known.tell("tournament:b")
        assert (len(ear.heard), len(other.heard)) == (2, 0)
        assert known._listeners == {}

    asyncio.run(story())


def test_a_socket_watches_some_topics_and_not_any_number() -> None:
    known, ear = Topics(), Ear()
    for number in range(topics.MOST):
        known.watch(f"tournament:{number}", ear)
    with pytest.raises(RequestError, match="at most"):
        known.watch("tournament:more", ear)


def test_who_looks_at_a_tournament_hears_that_somebody_enters(ana: Person, bia: Person, visitor: Person) -> None:
    made = cup(ana)
    topic = f"tournament:{made['id']}"
    with visitor.socket() as tab:
        assert tab.ask("watch", topic=topic)["type"] == "ack"
        bia.post(f"/tournaments/{made['id']}/join")
        assert tab.read_until("topic")["topic"] == topic
        assert tab.ask("unwatch", topic=topic)["type"] == "ack"
    with visitor.socket() as tab:
        assert tab.ask("watch", topic="tournament:nothing")["code"] == "unknown"
        assert tab.ask("watch", topic="everything")["code"] == "unknown"


def test_a_private_tournament_is_watched_and_entered_with_its_key_alone(
    server: ServerProcess, ana: Person, bia: Person, visitor: Person
) -> None:
    made = cup(ana, visibility="link")
    path, topic = f"/tournaments/{made['id']}", f"tournament:{made['id']}"
    for answer in (
        bia.get(path),
        bia.get(f"{path}/standings"),
        bia.get(f"{path}/standings.csv"),
        bia.post(f"{path}/join"),
    ):
        assert (answer.status_code, answer.json()["message"]) == (404, "error-tournament-unknown")
    assert made["id"] not in [one["id"] for one in visitor.get("/tournaments").json()]
    assert visitor.get(path, key=made["key"]).json()["key"] is None, "only its people pass the key on"
    with bia.socket() as tab:
        assert tab.ask("watch", topic=topic)["code"] == "unknown"
        assert tab.ask("watch", topic=topic, key=made["key"])["type"] == "ack"
    entered = bia.http.post(f"/api{path}/join", params={"key": made["key"]}, json={}).json()
    assert (entered["mine"], entered["key"]) == (0, made["key"])
    assert made["id"] in [one["id"] for one in bia.get("/tournaments").json()]
    with bia.socket() as tab, closing(Person(server, "Caio")) as caio:
        assert tab.ask("watch", topic=topic)["type"] == "ack", "whoever plays needs no key"
        assert caio.post(f"{path}/withdraw").json()["code"] == "unknown"


def test_who_looks_at_the_lobby_hears_who_comes(ana: Person, bia: Person, visitor: Person) -> None:
    with visitor.socket() as tab:
        assert tab.ask("watch", topic="lobby")["type"] == "ack"
        made = ana.create("luna", "me", "open")
        assert tab.read_until("topic")["topic"] == "lobby"
        bia.join(made)
        assert tab.read_until("topic")["topic"] == "lobby", "it has begun"


def test_the_lobby_says_nothing_of_moves_of_private_tables_or_of_what_is_seen_late() -> None:
    async def story() -> None:
        world, dice = World(), random.Random(1)
        told: list[str] = []
        world.tables.listed = lambda: told.append("lobby")
        table = await new_table(world.tables, ANA, BIA)
        assert told == ["lobby"], "it is there, and its game has begun"
        for _ in range(4):
            await play_one(table, dice)
        assert told == ["lobby"], "moves alone change nothing"
        while table.snapshot.status() == "running":
            await play_one(table, dice)
        assert told == ["lobby"] * 2, "it is over"
        await new_table(world.tables, ANA, BIA, visibility="link")
        assert told == ["lobby"] * 2
        late = await played(world, "delay")
        assert told == ["lobby"] * 3
        while late.snapshot.status() == "running":
            await play_one(late, dice)
        assert told == ["lobby"] * 3, "nobody is told early that it is over"

    run(story())
