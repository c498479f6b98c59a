"""Tables on a device: the same protocol as at a server, over a disk that a browser hands in."""

import asyncio
import json
import random
from collections.abc import Coroutine
from pathlib import Path

import pytest

import tabuleiro
from local.disk_in_memory import Device, DiskInMemory, SearcherAtHand
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.bots.tree import LARGEST, limit_trees
from tabuleiro.core import state
from tabuleiro.core.registry import find_game
from tabuleiro.local import asked, workshop
from tabuleiro.local.thinker import LOOKS, CappedClock
from tabuleiro.server.http import models
from tabuleiro.server.http.editor.models import EditBody, EditsBody, OpeningBody
from tabuleiro.server.http.health import HealthResponse
from tabuleiro.server.http.learning.models import AnalysisBody, TryBody
from tabuleiro.server.http.learning.puzzle_models import PuzzleTryBody, PuzzleVoteBody
from tabuleiro.server.http.models import TableResponse
from tabuleiro.server.sockets.server_messages import HelloMessage, UpdateMessage

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}


def run(story: Coroutine[object, object, None]) -> None:
    asyncio.run(story)


def test_a_tab_is_greeted_as_by_a_server() -> None:
    async def story() -> None:
        device = Device()
        hello = HelloMessage.model_validate(device.heard[0])
        assert hello.user is not None
        assert hello.user.id == 1

    run(story())


def test_a_device_tells_its_version_and_whether_its_rules_are_compiled() -> None:
    async def story() -> None:
        status, told = await Device().ask("GET", "/api/health")
        assert status == 200
        assert HealthResponse.model_validate(told).version == tabuleiro.__version__
        is_source = Path(state.__file__ or "").suffix == ".py"
        assert told["compiled"] is not is_source

    run(story())


def test_a_table_on_a_device_has_an_id_of_its_own_kind_and_is_told_like_any_other() -> None:
    async def story() -> None:
        device = Device()
        table = await device.create(ME, BOT)
        assert table.startswith("~")
        assert len(table) == 11
        status, told = await device.ask("GET", f"/api/tables/{table}")
        assert status == 200
        assert TableResponse.model_validate(told).mine == [0]
        UpdateMessage.model_validate_json(json.dumps(device.update()))

    run(story())


def test_a_move_is_stored_before_it_is_told() -> None:
    async def story() -> None:
        device = Device()
        table = await device.create(ME, ME | {"kind": "hotseat", "name": "Bia"})
        device.disk.happened.clear()
        assert (await device.play_first(table))["type"] == "ack"
        stored, told = device.disk.happened
        assert stored.split()[1] == told.split()[1]
        assert (stored.split()[0], told.split()[0]) == ("stored", "told")

    run(story())


def test_a_full_disk_loses_nothing_and_says_so() -> None:
    async def story() -> None:
        device = Device()
        table = await device.create(ME, ME | {"kind": "hotseat", "name": "Bia"})
        before, device.disk.fault = device.update(), "full"
        refused = await device.play_first(table)
        assert (refused["code"], refused["message"]) == ("busy", "error-full-disk")
        status, told = await device.ask("POST", "/api/tables", {"game": "luna", "seats": [ME, BOT]})
        assert (status, told["message"]) == (503, "error-full-disk")
        device.disk.fault = ""
        assert device.update()["seq"] == before["seq"]
        assert (await device.play_first(table))["type"] == "ack"

    run(story())


def test_undo_redo_and_why_work_on_a_device() -> None:
    async def story() -> None:
        device = Device()
        table = await device.create(ME, ME | {"kind": "hotseat", "name": "Bia"})
        before = device.update()["view"]
        await device.play_first(table)
        undo = device.update()["undo"]
        assert undo["free"]
        answer = await device.say(type="undo", table=table, seq=device.update()["seq"], ply=undo["ply"])
        assert answer["type"] == "ack"
        assert device.update()["view"] == before
        assert (await device.say(type="redo", table=table, seq=device.update()["seq"]))["type"] == "ack"
        assert device.update()["view"] != before
        assert "refusal" in await device.say(type="why", table=table, action=0)

    run(story())


def test_a_game_goes_on_after_the_browser_was_closed() -> None:
    async def story() -> None:
        first = Device()
        table = await first.create(ME, BOT)
        await first.settled(table)
        await first.play_first(table)
        await first.settled(table)
        await first.host.tables.close()
        again = Device(first.disk)
        await again.host.begin()
        assert (await again.say(type="subscribe", table=table))["type"] == "ack"
        assert again.update()["view"] == first.update()["view"]
        await again.settled(table)
        assert (await again.play_first(table))["type"] == "ack"
        await again.host.tables.close()

    run(story())


@pytest.mark.parametrize("game", ["coimbra", "luna", "merv"])  # chance alone may play Hansa for thousands of moves
def test_a_game_is_played_to_its_end_read_kept_and_brought_back(game: str) -> None:
    async def story() -> None:
        device = Device()
        table = await device.create(ME, BOT, game=game)
        await device.settled(table)
        dice = random.Random(7)
        while device.update()["result"] is None:
            await device.play(table, dice.choice(device.update()["legal"]))
            await device.settled(table)
        path = f"/api/tables/{table}"
        last = device.update()["ply"]
        for part in (f"plies/{last // 2}", "log", "actions", "course", "position", "tally/0", "board/pt-BR"):
            status, answer = await device.ask("GET", f"{path}/{part}")
            assert status == 200, (part, answer)
        status, record = await device.ask("GET", f"{path}/record")
        assert status == 200
        assert record.startswith("tabuleiro record")
        status, watched = await device.ask("POST", "/api/records", {"record": record})
        assert (status, watched["origin"]["kind"], watched["ply"]) == (201, "record", last)
        wish = {"table": table, "ply": last // 2, "seats": [ME, BOT]}
        status, forked = await device.ask("POST", "/api/forks", wish)
        assert (status, forked["state"]) == (201, "running")
        status, following = await device.ask("POST", f"{path}/rematch", {})
        assert (status, following["origin"]["table"]) == (200, table)
        assert device.disk.tables[table]["told"]["state"] == "finished"
        await device.host.tables.close()

    run(story())


def test_a_tampered_record_is_refused_and_leaves_nothing() -> None:
    async def story() -> None:
        device = Device()
        status, told = await device.ask("POST", "/api/records", {"record": "tabuleiro record 1\n"})
        assert (status, told["code"]) == (400, "bad_record")
        assert device.disk.tables == {}

    run(story())


def test_a_tampered_log_is_frozen_and_other_tables_go_on() -> None:
    async def story() -> None:
        device = Device()
        table = await device.create(ME, ME | {"kind": "hotseat", "name": "Bia"})
        again = Device(device.disk)
        device.disk.entries[table][2][8] = "{}"
        status, told = await again.ask("GET", f"/api/tables/{table}")
        assert (status, told["code"]) == (409, "frozen")
        assert await again.create(ME, BOT)
        await again.host.tables.close()

    run(story())


def test_a_lesson_is_begun_and_gone_on_with() -> None:
    async def story() -> None:
        device = Device()
        status, told = await device.ask("POST", "/api/lessons", {"game": "luna"})
        assert (status, told["origin"]["kind"]) == (201, "lesson")
        assert device.disk.tables[told["table"]]["lesson"]
        status, mine = await device.ask("GET", "/api/my/lessons")
        assert [one["game"] for one in mine] == ["luna"]
        again = Device(device.disk)
        await again.host.begin()
        status, same = await again.ask("POST", "/api/lessons", {"game": "luna"})
        assert same["table"] == told["table"]
        await device.host.tables.close()
        await again.host.tables.close()

    run(story())


def test_words_are_erased_from_the_disk() -> None:
    async def story() -> None:
        device = Device()
        table = await device.create(ME, ME | {"kind": "hotseat", "name": "Bia"})
        await device.say(type="chat", table=table, text="a secret")
        line = next(one["line"] for one in device.heard if one["type"] == "chat")
        assert (await device.say(type="erase", table=table, line=line["seq"]))["type"] == "ack"
        assert "a secret" not in json.dumps(device.disk.entries)

    run(story())


def test_a_bot_that_searches_does_so_elsewhere_and_moves_at_once_when_hurried() -> None:
    async def story() -> None:
        searcher = SearcherAtHand()
        device = Device(searcher=searcher)
        searcher.gate.clear()
        table = await device.create({"kind": "bot", "level": "strong"}, ME)
        while device.update()["legal"]:
            await device.play_first(table)
        seq = device.update()["seq"]
        for _ in range(20):
            await asyncio.sleep(0)
        assert device.host.tables.bots.is_acting(table)
        assert device.update()["seq"] == seq
        assert (await device.say(type="move_now", table=table, seq=seq))["type"] == "ack"
        await device.settled(table)
        assert device.update()["seq"] > seq
        assert device.update()["legal"]
        assert searcher.stopped == 1
        await device.host.tables.close()

    run(story())


def test_no_tree_on_a_device_grows_beyond_its_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "MOST_NODES", 50)
    try:
        workshop.begin()
        small = SearchBot(1, 0.0, iterations=200)
        start = find_game("luna").new(2)
        while start.to_act() < 0:
            start.apply(start.legal()[0])
        advice = small.consider(start)
        assert advice is not None
        assert advice.iterations == 200, "it searches on, in the tree that it has"
        assert small.search is not None
        assert small.search.tree.size() < 50 + len(start.legal()) + 12
    finally:
        limit_trees(LARGEST)


def test_a_search_ends_when_memory_runs_out() -> None:
    small, large = CappedClock(lambda: 0), CappedClock(lambda: 2**30)
    assert large() - small() > 1e6


def test_memory_that_runs_out_while_a_search_goes_on_is_noticed_soon() -> None:
    sizes = [0, 2**30]
    clock = CappedClock(lambda: sizes.pop(0))
    before = [clock() for _ in range(LOOKS)]
    assert before[-1] - before[0] < 1e6
    assert sizes == [2**30], "memory is not asked for at every look"
    assert clock() - before[-1] > 1e6


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"game": "luna"}, "seats is missing"),
        ({"game": 3, "seats": []}, "body.game: expected a text"),
        ({"game": "luna", "seats": [{"kind": "robot"}]}, "body.seats.0.kind: expected one of"),
        ({"game": "luna", "seats": [ME, BOT], "colour": "red"}, "unknown field"),
        ({"game": "luna", "seats": [ME, BOT], "settle": 1}, "body.settle: expected true or false"),
        ([], "expected a JSON object"),
    ],
)
def test_a_bad_body_is_refused_by_name(body: object, place: str) -> None:
    async def story() -> None:
        device = Device()
        status, told = await device.ask("POST", "/api/tables", body)
        assert (status, told["code"]) == (400, "malformed")
        assert place in told["text"]
        assert device.disk.tables == {}

    run(story())


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", {"game": "luna", "seats": [ME, {"kind": "open"}]}, 400),
        ("POST", "/api/tables", {"game": "chess", "seats": [ME]}, 404),
        ("POST", "/api/tables", {"game": "luna", "seats": [ME, {"kind": "bot", "level": "god"}]}, 400),
        ("GET", "/api/tables/~nothere123", None, 404),
        ("GET", "/api/tables/~nothere123/plies/x", None, 400),
        ("POST", "/api/forks", {"seats": [ME, BOT]}, 400),
        ("POST", "/api/lessons", {"game": "luna", "step": "nowhere"}, 404),
        ("GET", "/api/account", None, 404),
    ],
)
def test_what_cannot_be_had_is_refused(method: str, path: str, body: object, status: int) -> None:
    async def story() -> None:
        found, told = await Device().ask(method, path, body)
        assert found == status, told
        assert told["code"]

    run(story())


@pytest.mark.parametrize(
    "message", [{"type": "dance"}, {"type": "play", "table": "~x", "seq": "1"}, {"type": "chat", "text": 3}]
)
def test_a_bad_message_is_refused_and_answered_once(message: dict[str, object]) -> None:
    async def story() -> None:
        device = Device()
        answer = await device.say(**message)
        assert (answer["type"], answer["code"]) == ("error", "malformed")
        assert len([one for one in device.heard if one.get("nonce")]) == 1

    run(story())


def test_whoever_changes_the_name_is_called_so_at_the_next_table() -> None:
    async def story() -> None:
        device = Device(DiskInMemory())
        device.name = "?"
        assert (await device.ask("GET", "/api/puzzles/daily"))[0] == 200, "whoever only looks has no name yet"
        device.name = "Bia"
        _, told = await device.ask("POST", "/api/tables", {"game": "luna", "seats": [ME, BOT]})
        assert told["seats"][0]["name"] == "Bia"
        device.name = "\u200b"
        status, refused = await device.ask("POST", "/api/tables", {"game": "luna", "seats": [ME, BOT]})
        assert (status, refused["message"]) == (400, "error-bad-name")
        await device.host.tables.close()

    run(story())


WITHOUT = {
    asked.AskedSeat: {"user"},
    asked.AskedTable: {"clock", "late", "rated", "bots", "chat", "spectators", "delay_minutes", "note"},
}
"""What needs other people: whoever plays alone is never late, and no bot of others comes to a device."""


@pytest.mark.parametrize(
    ("local", "server"),
    [
        (asked.AskedSeat, models.SeatBody),
        (asked.AskedTable, models.TableBody),
        (asked.AskedFork, models.ForkBody),
        (asked.AskedRecord, models.RecordBody),
        (asked.AskedPosition, models.PositionBody),
        (asked.AskedRematch, models.RematchBody),
        (asked.AskedLesson, models.LessonBody),
        (asked.AskedPuzzleTry, PuzzleTryBody),
        (asked.AskedVote, PuzzleVoteBody),
        (asked.AskedAnalysis, AnalysisBody),
        (asked.AskedTry, TryBody),
        (asked.AskedOpening, OpeningBody),
        (asked.AskedEdit, EditBody),
        (asked.AskedEdits, EditsBody),
    ],
)
def test_a_device_reads_the_same_fields_as_the_server(local: type, server: type[models.Body]) -> None:
    wanted, required = asked.arguments_of(local)
    assert set(wanted) == set(server.model_fields) - WITHOUT.get(local, set())
    assert set(required) == {name for name, field in server.model_fields.items() if field.is_required()}
