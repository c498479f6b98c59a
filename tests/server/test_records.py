"""Records and positions over the API: download, upload, watch, play on."""

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event

import pytest
from server_process import serving

from server.people import Json, Person, eventually
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import new_record, write_record
from tabuleiro.core.records.replay import verify
from tabuleiro.core.registry import find_edition, find_game

LONG = 1500
"""The plies of a long game."""


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


@pytest.fixture(scope="module")
def long_record() -> str:
    """A game that takes long to verify: its players do not know what they want."""
    game, dice = find_game("hansa_teutonica"), random.Random(1)
    state = game.new(3)
    actions: list[int] = []
    while len(actions) < LONG:
        actions.append(dice.choice(state.legal()))
        state.apply(actions[-1])
    return write_record(new_record(game, {}, ["A", "B", "C"], "2026-01-01", actions))


def test_nobody_waits_while_a_long_record_is_verified_or_played_on_from(
    ana: Person, bia: Person, long_record: str
) -> None:
    """The whole server stood still for two seconds with every upload of a long game."""
    short = ana.post("/records", record=cut_record(long_record, 5)).json()
    assert short["ply"] == 5, "the worker process is there"
    with ThreadPoolExecutor(1) as other, asking(bia) as waited:
        begun = time.monotonic()
        watched = other.submit(ana.post, "/records", record=long_record).result().json()
        took = time.monotonic() - begun
    assert watched["ply"] == LONG
    assert max(waited) < took / 3, f"{max(waited):.2f} s of {took:.2f} s"
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    where = {"table": watched["table"], "key": watched["key"], "ply": LONG, "seats": seats}
    assert ana.get(f"/tables/{watched['table']}").json()["ply"] == LONG
    with ThreadPoolExecutor(1) as other, asking(bia) as waited:
        begun = time.monotonic()
        forked = other.submit(ana.post, "/forks", **where).result().json()
        took = time.monotonic() - begun
    assert forked["ply"] >= LONG
    assert max(waited) < took / 3, f"{max(waited):.2f} s of {took:.2f} s"


@contextmanager
def asking(person: Person) -> Iterator[list[float]]:
    """Somebody else asks for something small again and again; how long they waited each time."""
    waited: list[float] = []
    is_over = Event()

    def ask() -> None:
        while not is_over.is_set():
            begun = time.monotonic()
            assert person.get("/me").status_code == 200
            waited.append(time.monotonic() - begun)

    with ThreadPoolExecutor(1) as thread:
        asked = thread.submit(ask)
        try:
            yield waited
        finally:
            is_over.set()
        asked.result()


def test_a_game_that_is_too_long_is_refused_with_its_length(ana: Person, long_record: str) -> None:
    head, *_, end = long_record.split("\n\n")
    endless = "\n\n".join([head, "\n".join(["0: pass"] * 5001), end.replace(str(LONG), "5001")])
    answer = ana.post("/records", record=endless).json()
    assert (answer["code"], answer["message"]) == ("too_large", "error-long-game")
    assert answer["arguments"] == {"actions": 5001, "most": 5000}


def test_uploads_that_are_refused_count_as_well(tmp_path: Path) -> None:
    """A record that was altered in its last line was verified again and again, without end."""
    database, log = f"sqlite:///{tmp_path}/t.db", tmp_path / "server.log"
    with serving(database, log, exempt="nobody") as strict, closing(Person(strict, "Ana")) as ana:
        codes = [ana.post("/records", record="no record").json()["code"] for _ in range(25)]
    assert set(codes[:20]) == {"bad_record"}
    assert codes[-1] == "too_fast"


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


def test_a_game_from_a_position_has_a_record_when_it_is_over(ana: Person, finished: Json) -> None:
    """It had none, and so it could neither be kept nor watched."""
    path = f"/tables/{finished['table']}/position"
    late = ana.get(path, ply=str(finished["ply"] - 40)).json()
    bots = [{"kind": "bot", "level": "random"}] * 2
    begun = ana.post("/forks", game="luna", position=late["position"], seats=bots).json()
    assert eventually(lambda: ana.get(f"/tables/{begun['table']}").json()["state"] == "finished", 90)
    text = ana.get(f"/tables/{begun['table']}/record").text
    assert text.startswith("tabuleiro record 2\n")
    assert parse_record(text).position == late["position"]
    verify(parse_record(text))
    watched = ana.post("/records", record=text).json()
    assert (watched["state"], watched["origin"]) == ("finished", {"kind": "record"})
    again = ana.get(f"/tables/{watched['table']}/record").text
    assert again.split("\n")[9:] == text.split("\n")[9:]


def test_a_position_that_cannot_stand_is_told_why(ana: Person) -> None:
    answer = ana.post("/positions", game="hansa_teutonica", position={"seats": 99}).json()
    assert answer["sound"] is False
    assert answer["problems"] != []


def test_a_ply_that_is_not_there_is_unknown(ana: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "hotseat")
    assert ana.get(f"/tables/{table['table']}/plies/999").json()["code"] == "unknown"
