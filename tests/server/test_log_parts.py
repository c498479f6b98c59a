"""The log of a long game comes in parts: the newest one at once, the earlier ones when somebody wants them."""

import asyncio
import json
import random

import pytest

from server.people import Json, Person
from server.small_world import Watcher, World
from tabuleiro.server.table import updates
from tabuleiro.server.table.moves import play
from tabuleiro.server.table.table import Request, Table
from tabuleiro.server.table.undo import redo, undo

PART = 200


def play_at_random(ana: Person, table: Json, plies: int) -> Json:
    """A table where much was played; returns its last update."""
    dice = random.Random(1)
    with ana.watch(table) as tab:
        while tab.update["ply"] < plies and tab.update["state"] == "running":
            assert tab.play(dice.randrange(len(tab.update["legal"])))["type"] == "ack"
        return tab.update


def test_a_long_game_is_watched_in_parts_that_fit_together(ana: Person, visitor: Person) -> None:
    """Tables of more than 2,300 plies closed every socket that wanted to watch them."""
    table = ana.create("hansa_teutonica", "me", "hotseat", visibility="link")
    last = play_at_random(ana, table, PART + 50)["ply"]
    path, key = f"/tables/{table['table']}/log", {"key": table["key"]}
    with visitor.watch(table) as tab:
        part = tab.update["log"]
        assert (part["from"], len(part["plies"])) == (last - PART, PART)
        assert visitor.get(path, **key).json() == part
    plies = part["plies"]
    while plies[0]["ply"]:
        earlier = visitor.get(path, before=str(plies[0]["ply"]), **key).json()
        assert earlier["from"] + len(earlier["plies"]) == plies[0]["ply"]
        plies = earlier["plies"] + plies
    assert [line["ply"] for line in plies] == list(range(last))
    actions = visitor.get(f"/tables/{table['table']}/actions", **key).json()
    assert actions == [{"actor": line["actor"], "action": line["action"]["text"]} for line in plies]
    some = visitor.get(f"/tables/{table['table']}/actions", ply="7", **key).json()
    assert some == actions[:7]
    for refused in (path, f"/tables/{table['table']}/actions"):
        assert visitor.get(refused).json()["code"] == "unknown_table"
    assert visitor.get(path, before=str(last + 1), **key).json()["code"] == "unknown"
    assert visitor.get(path, before="-1", **key).json()["code"] == "unknown"
    assert visitor.get(path, before="0", **key).json() == {"from": 0, "plies": []}


def test_no_update_holds_more_than_one_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """A redo of a whole game brings back all of it; whoever watches gets the newest part and asks for the rest."""
    monkeypatch.setattr(updates, "LOG_PART", 3)

    async def story() -> None:
        world = World()
        table = await world.table(1, 1)
        for _ in range(6):
            await take(table)
        watcher = Watcher(1)
        told = json.loads(table.subscribe(watcher))
        assert [line["ply"] for line in told["log"]["plies"]] == [table.snapshot.ply() - 3 + n for n in range(3)]
        played = table.snapshot.ply()
        await undo(table, Request(1, "u", table.snapshot.head), ply=first_decision(table))
        await redo(table, Request(1, "r", table.snapshot.head))
        told = json.loads(watcher.heard[-1])
        assert (told["log"]["from"], len(told["log"]["plies"])) == (played - 3, 3)
        await take(table)
        told = json.loads(watcher.heard[-1])
        assert told["log"]["from"] >= played

    asyncio.run(story())


async def take(table: Table) -> None:
    """The first legal action of whoever decides."""
    state = table.snapshot.playing().state
    request = Request(1, f"n{table.snapshot.seq}", table.snapshot.head)
    await play(table, request, seat=state.to_act(), action=state.legal()[0])


def first_decision(table: Table) -> int:
    """The first ply that a person chose."""
    return next(ply for ply, played in enumerate(table.snapshot.playing().played) if played.by == "user")


def test_the_course_of_a_game_tells_who_acted_how_points_changed_and_where_chapters_begin(
    ana: Person, visitor: Person
) -> None:
    table = ana.create("luna", "me", "hotseat", visibility="link")
    last = play_at_random(ana, table, 120)["ply"]
    path, key = f"/tables/{table['table']}", {"key": table["key"]}
    course = visitor.get(f"{path}/course", kinds="round_started,no_such_kind", **key).json()
    actions = visitor.get(f"{path}/actions", **key).json()
    assert course["actors"] == [action["actor"] for action in actions]
    plies = [point["ply"] for point in course["points"]]
    assert plies == sorted(set(plies))
    assert plies[0] == 0
    assert len(plies) > 1
    assert max(plies) <= last
    rounds = [chapter["event"]["arguments"]["round"] for chapter in course["chapters"]]
    assert rounds == list(range(1, len(rounds) + 1))
    assert rounds
    assert {chapter["event"]["kind"] for chapter in course["chapters"]} == {"round_started"}
    assert course["stage"] == {"unit": "round", "done": rounds[-1], "of": 6}
    assert visitor.get(f"{path}/course", **key).json()["chapters"] == []
    assert visitor.get(f"{path}/course").json()["code"] == "unknown_table"
