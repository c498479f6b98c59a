"""Records and positions over the API: download, upload, watch, play on."""

import pytest

from server.people import Json, Person, eventually
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import new_record, write_record
from tabuleiro.core.records.replay import verify
from tabuleiro.core.registry import find_edition


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


def test_a_record_is_there_to_watch_and_nobody_changes_it(ana: Person, finished: Json) -> None:
    """Its host gave a recorded player's seat to a bot that played on, and made a rematch whose seats nobody owned."""
    text = ana.get(f"/tables/{finished['table']}/record").text
    whole = ana.post("/records", record=text).json()
    assert ana.post(f"/tables/{whole['table']}/rematch").json()["code"] == "forbidden"
    part = ana.post("/records", record=cut_record(text, 30)).json()
    assert (part["state"], part["ply"]) == ("running", 30)
    with ana.watch(part) as tab:
        assert tab.act("hand_over", seat=0)["code"] == "forbidden"
    assert ana.post(f"/tables/{part['table']}/leave").json()["code"] == "forbidden"
    assert ana.get(f"/tables/{part['table']}").json()["ply"] == 30


def cut_record(text: str, plies: int) -> str:
    """The record of the same game, unfinished."""
    record = parse_record(text)
    game = find_edition(record.game, record.version, record.components)
    actions = [game.parse(ply.text) for ply in record.plies[:plies]]
    return write_record(new_record(game, record.options, record.players, record.date, actions))


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
