"""Where points come from, asked at a table: entries and gains add up to the score, for everybody who may watch."""

from pathlib import Path

import pytest

from server.people import Json, Person

RECORDS = Path(__file__).parents[1] / "games"


@pytest.fixture
def finished(ana: Person) -> Json:
    """A kept game of Luna for two, watched at a table."""
    record = min((RECORDS / "luna" / "records").glob("*.tab")).read_text(encoding="utf-8")
    table = ana.post("/records", record=record).json()
    assert isinstance(table, dict)
    return table


def tally(person: Person, table: Json, party: int, **query: str) -> Json:
    answer = person.get(f"/tables/{table['table']}/tally/{party}", key=table.get("key", ""), **query)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert isinstance(told, dict)
    return told


def test_the_points_of_a_finished_game_are_explained_to_the_last_one(ana: Person, finished: Json) -> None:
    for party in range(2):
        told = tally(ana, finished, party)
        assert told["party"] == f"seat-{party}"
        assert sum(entry["points"] for entry in told["entries"] if entry["settled"]) == told["score"] > 0
        assert told["before"] + sum(gain["points"] for gain in told["gains"]) == told["score"]
        assert all(gain["events"] for gain in told["gains"])


def test_every_gain_says_its_category_and_the_rules_behind_it(ana: Person, finished: Json) -> None:
    told = tally(ana, finished, 0, language="pt-BR")
    settled: dict[str, int] = {}
    for gain in told["gains"]:
        settled[gain["category"]] = settled.get(gain["category"], 0) + gain["points"]
    settled["start"] = told["before"]
    assert settled == {entry["category"]: entry["points"] for entry in told["entries"]}
    named = {event["rule"] for gain in told["gains"] for event in gain["events"]}
    assert "LU-9.6" in named
    assert named | {entry["rule"] for entry in told["entries"]} == set(told["headings"])
    assert told["headings"]["LU-9.6"] == "Fase de Pontuação"


def test_a_game_under_way_tells_how_it_could_become_more(ana: Person, finished: Json) -> None:
    assert tally(ana, finished, 0)["prospects"] == []
    prospects = tally(ana, finished, 0, ply="60")["prospects"]
    assert {"temple", "shrines"} <= {prospect["category"] for prospect in prospects}
    assert all(prospect["points"] > 0 for prospect in prospects)


def test_an_earlier_moment_has_the_score_of_that_moment(ana: Person, finished: Json) -> None:
    gains = tally(ana, finished, 0)["gains"]
    last = gains[-1]["ply"]
    before, after = (tally(ana, finished, 0, ply=str(last + i)) for i in range(2))
    assert after["score"] - before["score"] == sum(gain["points"] for gain in gains if gain["ply"] == last)


def test_a_party_or_a_ply_that_is_not_there_is_refused(ana: Person, finished: Json) -> None:
    path = f"/tables/{finished['table']}/tally"
    key = str(finished.get("key", ""))
    assert ana.get(f"{path}/9", key=key).json()["code"] == "unknown"
    assert ana.get(f"{path}/-1", key=key).json()["code"] == "unknown"
    assert ana.get(f"{path}/0", key=key, ply="100000").json()["code"] == "unknown"
    assert ana.get(f"{path}/0", key=key, language="tlh").json()["code"] == "unknown"
