"""My tables: how they stand, and those that I have put away."""

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.people import Json, Person
from server.small_world import ANA, BIA, World, play_one, run
from server.story import fill
from tabuleiro.server.store.audit import audit_database
from tabuleiro.server.store.database import open_database


def archive(person: Person, table: Json, *, archived: object) -> Json:
    answer: Json = person.http.put(f"/api/my/tables/{table['table']}/archive", json={"archived": archived}).json()
    return answer


def listed(person: Person, **query: str) -> list[str]:
    return [table["table"] for table in person.get("/my/tables", **query).json()]


def test_a_table_is_put_away_and_taken_out_by_each_player_alone(ana: Person, bia: Person) -> None:
    table = ana.create("luna", "me", "open")
    bia.join(table)
    for _ in range(2):
        assert archive(ana, table, archived=True) == {"done": True}
    assert (listed(ana), listed(ana, archived="true")) == ([], [table["table"]])
    assert listed(bia) == [table["table"]]
    assert archive(ana, table, archived=False) == {"done": True}
    assert (listed(ana), listed(ana, archived="true")) == ([table["table"]], [])


def test_only_my_own_tables_are_mine_to_put_away(ana: Person, bia: Person) -> None:
    table = ana.create("luna", "me", "novice")
    assert archive(bia, table, archived=True)["code"] == "forbidden"
    assert archive(ana, table, archived="yes")["code"] == "malformed"
    assert archive(ana, {"table": "nothing"}, archived=True)["code"] == "unknown_table"
    assert ana.get("/my/tables", page="1").json() == []
    assert ana.get("/my/tables", page="-1").json()["code"] == "malformed"


def test_who_is_deleted_has_nothing_put_away(ana: Person) -> None:
    table = ana.create("luna", "me", "novice")
    assert archive(ana, table, archived=True) == {"done": True}
    assert ana.http.request("DELETE", "/api/me", json={}).status_code == 200


def test_points_are_listed_as_they_stand_and_as_they_were_at_the_end(ana: Person) -> None:
    open_table, running = ana.create("luna", "me", "open"), ana.create("luna", "me", "hotseat")
    scores = {table["table"]: table["scores"] for table in ana.get("/my/tables").json()}
    assert scores[open_table["table"]] is None
    assert [type(points) for points in scores[running["table"]]] == [int, int]

    async def story() -> None:
        table, dice = await World().table(ANA, BIA), random.Random(1)
        while table.snapshot.status() == "running":
            await play_one(table, dice)
        row = table.snapshot.row()
        standings = json.loads(str(row["result"]))["standings"]
        assert json.loads(str(row["scores"])) == [standing["points"] for standing in standings[:2]]

    run(story())


@pytest.mark.parametrize(("points", "problems"), [("NULL", 0), ("'[99,99]'", 1)])
def test_points_that_are_not_listed_yet_are_no_damage_and_wrong_ones_are(
    tmp_path: Path, points: str, problems: int
) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    fill(database, games=1)
    with closing(sqlite3.connect(tmp_path / "t.db")) as raw:
        raw.execute(f"UPDATE tables SET scores = {points}")  # noqa: S608 - of our own test
        raw.commit()
    engine = open_database(database)
    with engine.connect() as connection:
        assert len(audit_database(connection)) == problems
    engine.dispose()
