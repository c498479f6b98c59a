"""Tournaments over REST: what strangers see, what is refused by name, what is left of somebody who was deleted."""

from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest
from server_process import ServerProcess

from server.people import Json, Person

CLOCK: Json = {"kind": "live", "bank": 600_000, "gain": 45_000, "cap": 600_000}


def cup(person: Person, **more: object) -> Json:
    """A new tournament that begins in a day."""
    starts = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    body = {"title": "Cup", "game": "luna", "kind": "swiss", "seats": 2, "rounds": 2, "clock": CLOCK, "starts": starts}
    answer = person.post("/tournaments", **(body | more))
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def read(person: Person, made: Json) -> Json:
    answer = person.get(f"/tournaments/{made['id']}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_a_tournament_is_entered_begun_and_read(ana: Person, bia: Person, visitor: Person) -> None:
    made = cup(ana, bots=["random"])
    assert (made["organises"], made["may_join"], made["entrants"]) == (True, True, 1)
    joined = bia.post(f"/tournaments/{made['id']}/join").json()
    assert (joined["mine"], joined["organises"]) == (1, False)
    begun = ana.http.patch(f"/api/tournaments/{made['id']}", json={"now": True}).json()
    assert (begun["state"], begun["round"], begun["rounds"]) == ("running", 1, 2)
    table = read(bia, made)["table"]
    seats = bia.get(f"/tables/{table['table']}").json()["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "human"]
    assert read(visitor, made)["table"] is None
    assert [one["id"] for one in visitor.get("/tournaments", state="running").json()].count(made["id"]) == 1


def test_a_draft_is_its_organiser_s_alone(ana: Person, bia: Person) -> None:
    made = cup(ana, draft=True)
    assert bia.get(f"/tournaments/{made['id']}").json()["code"] == "unknown"
    assert bia.post(f"/tournaments/{made['id']}/join").json()["code"] == "unknown"
    assert made["id"] not in [one["id"] for one in bia.get("/tournaments").json()]
    ana.http.patch(f"/api/tournaments/{made['id']}", json={"publish": True})
    assert read(bia, made)["state"] == "open"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"rounds": 0}, "error-tournament-rounds"),
        ({"kind": "knockout", "advance": 2}, "error-tournament-advance"),
        ({"title": "\u200b"}, "error-tournament-title"),
        ({"starts": "2099-01-01T00:00:00Z"}, "error-tournament-starts"),
        ({"bots": ["nobody"]}, "error-unknown-level"),
        ({"seats": 9}, "error-bad-seats"),
        ({"rated": True, "bots": ["strong"]}, "error-rated-level"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(ana: Person, wrong: Json, message: str) -> None:
    starts = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    body = {"title": "Cup", "game": "luna", "kind": "swiss", "seats": 2, "rounds": 2, "clock": CLOCK, "starts": starts}
    answer = ana.post("/tournaments", **(body | wrong))
    assert (answer.status_code, answer.json()["message"]) == (400 if message != "error-rated-level" else 409, message)


def test_a_rated_tournament_is_for_accounts(ana: Person, bia: Person) -> None:
    made = cup(ana, rated=True)
    assert bia.post(f"/tournaments/{made['id']}/join").json()["message"] == "error-rated-guest"


def test_no_name_is_a_formula_in_a_spreadsheet(server: ServerProcess, ana: Person) -> None:
    made = cup(ana)
    with closing(Person(server, "=1+1")) as person:
        person.post(f"/tournaments/{made['id']}/join")
        answer = ana.get(f"/tournaments/{made['id']}/standings.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    assert "1,'=1+1,0.0" in answer.text


def test_nothing_is_left_of_what_a_deleted_organiser_wrote(server: ServerProcess, bia: Person) -> None:
    with closing(Person(server, "Organiser")) as person:
        made = cup(person, title="Secret words")
        person.post(f"/tournaments/{made['id']}/join")
        exported = person.get("/me/export").json()["tournaments"]
        assert next((entry["what"], entry["said"]) for entry in exported) == ("create", "Secret words")
        assert person.http.request("DELETE", "/api/me", json={}).status_code == 200
    found = read(bia, made)
    assert (found["title"], found["organiser"]["name"], found["entrants"]) == ("", "", 0)
    assert found["participants"][0]["out"] == "left"
