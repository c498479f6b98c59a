"""Records and positions over the API: download, upload, watch, play on."""

import pytest

from server.people import Json, Person, eventually
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import verify


@pytest.fixture
def finished(ana: Person) -> Json:
    """A game that bots have played to its end."""
    table = ana.create("luna", "random", "random")
    path = f"/tables/{table['table']}"
    assert eventually(lambda: ana.get(path).json()["state"] == "finished", 90)
    answer: Json = ana.get(path).json()
    return answer


def test_a_finished_game_is_downloaded_uploaded_watched_and_forked(
    ana: Person, visitor: Person, finished: Json
) -> None:
    text = visitor.get(f"/tables/{finished['table']}/record").text
    verify(parse_record(text))
    watched = ana.post("/records", record=text).json()
    assert (watched["state"], watched["ply"], watched["origin"]) == ("finished", finished["ply"], {"kind": "record"})
    assert watched["result"] == finished["result"]
    ply = visitor.get(f"/tables/{watched['table']}/plies/20", key=watched["key"]).json()
    assert (ply["ply"], [one["ply"] for one in ply["log"]["plies"]]) == (20, [19])
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    forked = ana.post("/forks", table=watched["table"], ply=20, key=watched["key"], seats=seats)
    assert forked.status_code == 201, forked.text
    assert forked.json()["origin"] == {"kind": "fork", "table": watched["table"], "ply": 20}
    with ana.watch(forked.json()) as tab:
        tab.wait_for_turn()
        assert tab.play()["type"] == "ack"


def test_an_altered_record_is_refused_with_its_line(ana: Person, finished: Json) -> None:
    lines = ana.get(f"/tables/{finished['table']}/record").text.split("\n")
    del lines[30]
    answer = ana.post("/records", record="\n".join(lines)).json()
    assert answer["code"] == "bad_record"
    assert "line" in answer["arguments"]


def test_an_unfinished_game_gives_no_record(ana: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "hotseat")
    assert ana.get(f"/tables/{table['table']}/record").json()["code"] == "not_started"


def test_a_position_is_exported_validated_and_started(ana: Person) -> None:
    with ana.watch(ana.create("hansa_teutonica", "me", "hotseat")) as tab:
        tab.play()
        exported = ana.get(f"/tables/{tab.update['table']}/position").json()
    sound = ana.post("/positions", game=exported["game"], position=exported["position"]).json()
    assert (sound["sound"], sound["digest"], sound["seats"]) == (True, exported["digest"], 2)
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bia"}]
    begun = ana.post("/forks", game=exported["game"], position=exported["position"], seats=seats).json()
    assert begun["origin"] == {"kind": "position"}
    assert ana.get(f"/tables/{begun['table']}/position", ply="0").json()["digest"] == exported["digest"]


def test_a_position_that_cannot_stand_is_told_why(ana: Person) -> None:
    answer = ana.post("/positions", game="hansa_teutonica", position={"seats": 99}).json()
    assert answer["sound"] is False
    assert answer["problems"] != []


def test_a_ply_that_is_not_there_is_unknown(ana: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "hotseat")
    assert ana.get(f"/tables/{table['table']}/plies/999").json()["code"] == "unknown"
