"""Clocks on a real server: tables are created with them, people go on vacation, and the server may go away."""

from contextlib import closing
from pathlib import Path

import pytest
from server_process import ServerProcess

from server.people import Json, Person
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.vacations import Vacation, check_vacation, days_used, read_moment
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import DAY, PRESETS

LIVE, ASYNC = PRESETS["live-usual"].encode(), PRESETS["async-usual"].encode()
NOW = moment_of("2026-11-17T00:00:00.000Z")


def new_table(person: Person, clock: dict[str, object], **fields: object) -> Json:
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bia"}]
    answer = person.post("/tables", game="hansa_teutonica", seats=seats, clock=clock, **fields)
    told: Json = answer.json()
    return told


def test_a_table_is_created_with_clocks_and_lists_tell_its_deadline(ana: Person) -> None:
    table = new_table(ana, LIVE)
    assert (table["clock"], table["late"]) == (LIVE, "bot")
    assert table["deadline"] is not None
    assert new_table(ana, ASYNC)["late"] == "turn"
    assert new_table(ana, ASYNC, late="ask")["late"] == "ask"
    listed = ana.get("/my/tables").json()
    assert listed[0]["table"] == table["table"], "the nearest deadline first"
    presets = ana.get("/clocks").json()["presets"]
    assert [one["name"] for one in presets] == list(PRESETS)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"cap": 10_000, "bank": 20_000}, "bad_option"),
        ({"days_off": [6]}, "bad_option"),
        ({"zone": "Nowhere/Here"}, "bad_option"),
        ({"zone": "../../etc/passwd"}, "bad_option"),
        ({"bank": 9000}, "malformed"),
        ({"bank": "600000"}, "malformed"),
        ({"gain": -1}, "malformed"),
        ({"days_off": [0, 1, 2, 3, 4, 5]}, "malformed"),
        ({"kind": "hourglass"}, "malformed"),
        ({"seconds": 3}, "malformed"),
    ],
)
def test_clocks_that_contradict_themselves_are_refused(ana: Person, changes: dict[str, object], code: str) -> None:
    assert new_table(ana, {**LIVE, **changes})["code"] == code


def test_a_ping_tells_the_time_and_a_table_its_clocks(ana: Person) -> None:
    with ana.watch(new_table(ana, LIVE)) as tab:
        assert tab.hello["now"] <= tab.ask("ping")["now"]
        clocks = tab.update["clocks"]
        seat = clocks["running"]
        assert clocks["banks"] == [LIVE["bank"]] * 2
        tab.play()
        assert tab.update["clocks"]["banks"][seat] <= LIVE["bank"]
        assert tab.act("grant", seat=seat)["code"] == "forbidden", "both seats are mine"


def test_a_vacation_moves_the_deadline_of_games_over_days(ana: Person) -> None:
    table = new_table(ana, ASYNC)
    today = moment_of(table["created"])
    soon = Vacation(today + 2 * DAY, today + 5 * DAY)
    answer = ana.post("/me/vacation", **soon.tell()).json()
    assert (answer["used"] > 0, answer["most"], len(answer["vacations"])) == (True, 30, 1)
    moved = ana.get(f"/tables/{table['table']}").json()["deadline"]
    assert moment_of(moved) == moment_of(table["deadline"]) + 3 * DAY
    assert ana.get("/me/vacation").json() == answer
    assert ana.get("/me/export").json()["vacations"] == answer["vacations"]
    sudden = Vacation(today + DAY // 2, today + 3 * DAY)
    assert ana.post("/me/vacation", **sudden.tell()).json()["message"] == "error-vacation-soon"
    for wrong in ("tomorrow", "2026-12-24", "2026-12-24T00:00:00", ""):
        assert ana.post("/me/vacation", begins=wrong, ends=wrong).json()["code"] == "malformed"
    assert ana.post("/me/vacation", begins="9998-12-31T00:00:00Z", ends="9999-12-31T23:00:00Z").status_code == 403


def test_a_year_has_thirty_days_of_vacation() -> None:
    known = [Vacation(NOW + DAY, NOW + 21 * DAY)]
    assert days_used(known, 2026) == 20
    check_vacation(known, Vacation(NOW + 22 * DAY, NOW + 32 * DAY), NOW, is_due=False)
    with pytest.raises(RequestError, match="30 days"):
        check_vacation(known, Vacation(NOW + 22 * DAY, NOW + 34 * DAY), NOW, is_due=False)
    check_vacation(known, Vacation(NOW + 50 * DAY, NOW + 79 * DAY), NOW, is_due=False)
    with pytest.raises(RequestError, match="at least one day"):
        check_vacation([], Vacation(NOW, NOW + DAY - 1), NOW, is_due=False)
    with pytest.raises(RequestError, match="notice"):
        check_vacation([], Vacation(NOW + DAY - 1, NOW + 5 * DAY), NOW, is_due=True)
    assert read_moment("2026-11-17T01:00:00+01:00") == NOW


def test_nobody_pays_while_a_server_is_killed_and_comes_back(tmp_path: Path) -> None:
    """Lichess 13630: after a crash the clocks had run on."""
    server = ServerProcess(f"sqlite:///{tmp_path}/clocks.db", tmp_path / "server.log")
    server.start()
    with closing(Person(server, "Ana")) as ana:
        table = new_table(ana, {**LIVE, "free": 0})
        with ana.watch(table) as tab:
            seat = tab.update["clocks"]["running"]
        server.kill()
        server.start()
        with ana.watch(table) as tab:
            assert tab.play()["type"] == "ack"
            spans = tab.update["clocks"]["spans"]
        assert {span["seat"] for span in spans} == {seat}
        assert sum(span["free"] for span in spans) > 0, "nothing else is free by this rule"
    server.stop()
