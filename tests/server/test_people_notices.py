"""What people are told of each other and of moderators: in the page, once, and nothing of whom they block."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from server_process import ServerProcess

from server.people import Json, Person, account, appoint


@pytest.fixture(scope="module")
def moderator(server: ServerProcess) -> Iterator[Person]:
    with closing(account(server, "Mod")) as person:
        appoint(server, person)
        yield person


def news(person: Person) -> list[Json]:
    found: list[Json] = person.get("/notices").json()
    return found


def test_who_is_followed_is_told_once_and_not_of_whom_they_block(ana: Person, bia: Person) -> None:
    with ana.socket() as tab:
        assert tab.ask("ping", seen=0)["type"] == "ack"
        assert bia.http.put(f"/api/follows/{ana.id}").status_code == 200
        assert tab.read_until("notice") == {"type": "notice", "event": "followed", "table": None}
    [notice] = news(ana)
    assert (notice["message"], notice["arguments"], notice["place"]) == (
        "notice-followed",
        {"name": bia.get("/me").json()["name"]},
        f"/people/{bia.id}",
    )
    bia.http.delete(f"/api/follows/{ana.id}")
    assert news(ana) == [], "it is not so any more"
    bia.http.put(f"/api/follows/{ana.id}")
    assert len(news(ana)) == 1, "and not told twice"
    ana.http.put(f"/api/blocks/{bia.id}")
    assert news(ana) == []


def test_whoever_is_blocked_follows_unheard(ana: Person, bia: Person) -> None:
    bia.http.put(f"/api/blocks/{ana.id}")
    assert ana.http.put(f"/api/follows/{bia.id}").json() == {"done": True}, "the blocked one notices nothing"
    bia.http.delete(f"/api/blocks/{ana.id}")
    assert news(bia) == []


def test_what_a_moderator_decides_is_told_with_its_reason_and_its_end(
    ana: Person, bia: Person, moderator: Person
) -> None:
    decide = "/moderation/sanctions"
    assert moderator.post(decide, user=ana.id, kind="mute", days=3, why="spam").status_code == 200
    moderator.post(decide, user=ana.id, kind="mute", lift=True)
    moderator.post(decide, user=ana.id, kind="mute", why="Not like that")
    moderator.post(decide, user=bia.id, kind="mute", lift=True)
    forever, lifted, muted = news(ana)
    assert (muted["message"], muted["why"]) == ("notice-moderation-mute", "spam")
    assert muted["arguments"]["until"] > muted["time"]
    assert (lifted["message"], lifted["why"]) == ("notice-moderation-unmute", "")
    assert (forever["message"], forever["why"]) == ("notice-moderation-mute-forever", "Not like that")
    assert news(bia) == [], "nothing stood against her"


def test_moderators_are_told_of_a_report_and_whoever_made_it_of_the_answer(
    ana: Person, bia: Person, moderator: Person
) -> None:
    before = len(news(moderator))
    assert ana.post("/reports", user=bia.id, why="stalling").status_code == 201
    [waiting] = news(moderator)[: len(news(moderator)) - before]
    assert (waiting["message"], waiting["place"]) == ("notice-moderation-reports", "/moderation")
    [report] = [one for one in moderator.get("/moderation/reports").json() if one["about"] == bia.id]
    moderator.post(f"/moderation/reports/{report['id']}", right=True)
    assert [one["message"] for one in news(ana)] == ["notice-moderation-report"]
    assert news(bia) == [], "whom it is about is told nothing of it"
