"""Analyses over REST: asked for, read by whoever may, never of a game that is played, honest about what is unproven."""

from pathlib import Path

from server.people import Json, Person, eventually
from tabuleiro.core.records.record import new_record, write_record
from tabuleiro.core.registry import find_game

RECORD = (Path(__file__).parents[1] / "games/luna/records/two_players.tab").read_text(encoding="utf-8")


def analysed(person: Person, **asked: object) -> Json:
    """An analysis that somebody asked for, once something is judged; how long all of it takes, the machine says."""
    answer = person.post("/analyses", **asked)
    assert answer.status_code == 202, answer.text
    known: Json = answer.json()
    path = f"/analyses/{known['analysis']}"
    assert eventually(lambda: is_told(person.get(path).json()["found"]), 120)
    return known


def is_told(found: Json | None) -> bool:
    """Whether the graph has begun, or nothing but points will ever be told: scores come before anything is judged."""
    return found is not None and bool(found["graph"] or found["unproven"])


def test_a_record_is_analysed_and_read_by_whoever_has_the_key(ana: Person, bia: Person, visitor: Person) -> None:
    known = analysed(ana, record=RECORD, budget="quick")
    path = f"/analyses/{known['analysis']}"
    whole = ana.get(path).json()
    found = whole["found"]
    assert (found["game"], found["seats"], whole["asked"], whole["older"]) == ("luna", 2, True, False)
    assert found["finished"]
    assert len(whole["told"]) == len(found["turns"]) > 3
    assert len(found["scores"]["ended"]) == len(found["turns"]) + 1
    judged = (found["graph"], found["moments"], found["seat_reports"])
    assert (judged == ([], [], [])) == (found["unproven"] != ""), "points, and no judgement, where nothing is proven"
    for person in (bia, visitor):
        assert person.get(path).json()["code"] == "unknown_table"
        assert person.get(path, key=known["key"]).json()["found"]["turns"]
        assert person.get(path, key=known["key"]).json()["key"] is None
    assert found["players"] == ["?", "?"], "it is shared: nobody is named in it"
    assert visitor.get(f"{path}/report/en").json()["code"] == "unknown_table"
    assert ana.get(f"{path}/report/xx").json()["code"] == "unknown"
    report = ana.get(f"{path}/report/pt-BR")
    assert "attachment" in report.headers["content-disposition"]
    assert 'lang="pt-BR"' in report.text


def test_asked_for_twice_it_is_one_and_only_who_asked_deletes_it(ana: Person, bia: Person) -> None:
    known = analysed(ana, record=RECORD, budget="quick")
    table = {"table": known["table"], "key": known["key"], "budget": "quick"}
    assert ana.post("/analyses", **table).json()["analysis"] == known["analysis"]
    assert bia.post("/analyses", **table).json()["analysis"] == known["analysis"]
    refused = bia.http.delete(f"/api/analyses/{known['analysis']}")
    assert refused.json()["code"] == "unknown_table"
    assert ana.http.delete(f"/api/analyses/{known['analysis']}").json() == {"done": True}
    assert ana.get(f"/analyses/{known['analysis']}").json()["code"] == "unknown"


def test_a_game_that_is_played_is_not_analysed(ana: Person, bia: Person) -> None:
    """Neither the table itself, nor what was played there brought as a record by somebody else."""
    table = ana.create("luna", "me", "open")
    bia.join(table)
    assert ana.post("/analyses", table=table["table"]).json()["message"] == "error-analysis-running"
    game = find_game("luna")
    moves = ana.get(f"/tables/{table['table']}/actions").json()
    actions = [game.parse(one["action"]) for one in moves]
    copied = write_record(new_record(game, table["options"], ["x", "y"], "2026-01-01", actions))
    refused = bia.post("/analyses", record=copied).json()
    assert (refused["code"], refused["message"]) == ("in_play", "error-analysis-in-play")


def test_what_is_no_game_is_refused_with_its_line(ana: Person) -> None:
    assert ana.post("/analyses").json()["code"] == "malformed"
    assert ana.post("/analyses", table="x", record="y").json()["code"] == "malformed"
    assert ana.post("/analyses", table="nothing").json()["code"] == "unknown_table"
    assert ana.post("/analyses", record=RECORD, budget="endless").json()["code"] == "malformed"
    lines = RECORD.splitlines()
    cut = "\n".join([*lines[:40], *lines[42:], ""])
    refused = ana.post("/analyses", record=cut).json()
    assert refused["code"] == "bad_record"
    assert "line" in refused["text"]


def test_a_line_or_a_try_needs_a_judged_turn(ana: Person) -> None:
    known = analysed(ana, record=RECORD, budget="quick")
    path = f"/analyses/{known['analysis']}"
    assert ana.get(f"{path}/lines/9999").json()["code"] == "unknown"
    first = ana.post(f"{path}/tries", turn=0).json()
    assert first["legal"]
    assert not first["ended"]
    tried = ana.post(f"{path}/tries", turn=0, actions=[first["legal"][0]["text"]]).json()
    assert tried["played"][0]["text"] == first["legal"][0]["text"]
    assert ana.post(f"{path}/tries", turn=0, actions=["no such action"]).json()["code"] == "malformed"
    assert ana.post(f"{path}/tries", turn=9999).json()["code"] == "unknown"
    assert ana.post(f"{path}/tries", turn=0, check=True).json()["code"] == "malformed"
