"""The position editor over the API: openings, edits, problems with their places, and a game that begins from one."""

import json

from server.people import Json, Person

SPACE = "routes.hamburg_luebeck.spaces[0]"


def laid(person: Person) -> Json:
    answer: Json = person.post("/positions/opening", game="hansa_teutonica", seats=3).json()
    return answer


def edit(person: Person, position: Json, *edits: tuple[str, object], balance: bool = True) -> Json:
    wanted = [{"path": path, "value": value} for path, value in edits]
    body = {"game": "hansa_teutonica", "position": position, "edits": wanted, "balance": balance}
    answer: Json = person.post("/positions/edit", **body).json()
    return answer


def test_a_position_is_set_up_by_hand_and_played_from(ana: Person) -> None:
    start = laid(ana)
    assert start["problems"] == []
    assert {field["kind"] for field in start["form"]["fields"]} >= {"place", "count", "choice", "order"}
    put = edit(ana, start["position"], (SPACE, "0 trader"), ("active", 0))
    assert (put["problems"], put["form"]) == ([], None)
    assert put["view"]["derived"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    begun = ana.post("/forks", game="hansa_teutonica", position=put["position"], seats=seats).json()
    assert ana.get(f"/tables/{begun['table']}/position", ply="0").json()["digest"] == put["digest"]


def test_problems_name_their_rule_their_places_and_their_elements(ana: Person) -> None:
    broken = edit(ana, laid(ana)["position"], ("cities.luebeck.offices[1]", "0 trader"), balance=False)
    told = {problem["message"]: problem for problem in broken["problems"]}
    gap = told["problem-office-gap"]
    assert (gap["rule"], gap["elements"]) == ("HT-17.3", ["office:luebeck:0", "office:luebeck:1"])
    assert told["problem-traders"]["paths"] == ["players[0].stock.trader", "players[0].supply.trader"]
    seats = [{"kind": "me"}] * 3
    refused = ana.post("/forks", game="hansa_teutonica", position=broken["position"], seats=seats)
    assert refused.json()["code"] == "bad_record", "no table begins with what is unsound"


def test_what_cannot_be_set_is_refused_by_name(ana: Person) -> None:
    start = laid(ana)["position"]
    assert edit(ana, start, ("players[9].prestige", 1))["message"] == "error-bad-edit-path"
    assert edit(ana, start, ("players[0].prestige", 99))["message"] == "error-bad-edit-count"
    assert edit(ana, {"game": "hansa_teutonica"})["code"] == "bad_record"
    assert edit(ana, start, *[("players[0].prestige", 1)] * 501)["code"] == "malformed"
    assert ana.post("/positions/opening", game="hansa_teutonica", seats=9).json()["code"] == "bad_option"
    assert ana.post("/positions/opening", game="chess", seats=2).json()["code"] == "unknown"


def test_a_position_makes_a_test(ana: Person) -> None:
    start = laid(ana)
    text = ana.post("/positions/test", game="hansa_teutonica", position=start["position"]).json()["text"]
    assert start["digest"] in text
    compile(text, "test_position.py", "exec")


def test_a_huge_position_is_refused(ana: Person) -> None:
    huge = {**laid(ana)["position"], "padding": "x" * 1_100_000}
    assert ana.post("/positions/edit", game="hansa_teutonica", position=huge).json()["code"] == "too_large"
    deep: object = 0
    for _ in range(500):
        deep = [deep]
    answer = ana.post("/positions/edit", game="hansa_teutonica", position={"game": deep})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_record"), json.dumps(answer.json())[:200]
