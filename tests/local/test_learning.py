"""Learning on a device: hints, puzzles, analyses and the editor answer as a server's do."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from learn.analysis_story import believe, played
from local.disk_in_memory import Device, DiskInMemory, SearcherAtHand
from tabuleiro.core.records.record import write_record
from tabuleiro.learn.analysis import plan as plan_module
from tabuleiro.learn.puzzles.puzzle import shown_puzzles
from tabuleiro.local import workshop
from tabuleiro.local.workshop import Workshop
from tabuleiro.server.errors import WorkFailed
from tabuleiro.server.http.editor.models import EditedResponse
from tabuleiro.server.http.learning.models import LineResponse, TryResponse, WholeAnalysisResponse
from tabuleiro.server.http.learning.puzzle_models import MyPuzzlesResponse, PuzzleResponse, PuzzleTryResponse
from tabuleiro.server.sockets.server_messages import HintMessage
from tabuleiro.server.table.hints import hint_turns

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
PUZZLE = next(one for one in shown_puzzles("luna") if one.claim == "win" or one.proof != "played_out")


def run(story: Coroutine[object, object, None]) -> None:
    asyncio.run(story)


async def heard(device: Device, kind: str) -> dict[str, Any]:
    """The last message of a kind, when it has come."""
    while not any(one["type"] == kind for one in device.heard):  # noqa: ASYNC110 - a device tells nobody that it tells
        await asyncio.sleep(0)
    return next(one for one in reversed(device.heard) if one["type"] == kind)


def test_a_hint_is_searched_for_in_the_second_worker_and_told_as_by_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_turns, "STAGES", (200, 400, 600))

    async def story() -> None:
        device = Device()
        table = await device.create(ME, BOT)
        await device.settled(table)
        now = device.update()
        assert now["hints"]["allowed"]
        asked = {"table": table, "seq": now["seq"], "seat": now["actor"]}
        assert (await device.say(type="hint", deeper=0, **asked))["type"] == "ack"
        told = HintMessage.model_validate(await heard(device, "hint"))
        assert told.hint is not None
        assert told.hint.turns[0].actions[0].id in [one["id"] for one in now["legal"]]
        refused = await device.say(type="hint", deeper="very", **asked)
        assert (refused["type"], refused["code"]) == ("error", "malformed")
        await device.host.tables.close()

    run(story())


def test_a_hint_that_is_wanted_no_more_lets_the_next_job_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "GRACE_SECONDS", 0.0)

    async def story() -> None:
        searcher = SearcherAtHand()
        searcher.gate.clear()
        shop = Workshop(searcher)
        first = asyncio.create_task(shop.run(max, 1, 2, seconds=60))
        await asyncio.sleep(0.01)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert searcher.stopped == 0, "it may end by itself"
        second = asyncio.create_task(shop.run(max, 3, 4, seconds=60))
        await asyncio.sleep(0.01)
        assert searcher.stopped == 1
        searcher.gate.set()
        assert await second == 4

    run(story())


def test_a_job_that_fails_or_takes_too_long_is_told_and_the_next_one_is_done() -> None:
    async def story() -> None:
        searcher = SearcherAtHand()
        shop = Workshop(searcher)
        with pytest.raises(WorkFailed, match="ZeroDivisionError"):
            await shop.run(divmod, 1, 0, seconds=60)
        searcher.gate.clear()
        with pytest.raises(WorkFailed, match="in time"):
            await shop.run(max, 1, 2, seconds=0.0)
        searcher.gate.set()
        assert await shop.run(max, 1, 2, seconds=60) == 2
        assert (searcher.stopped, shop.waiting) == (1, 0)

    run(story())


def test_a_puzzle_is_tried_solved_and_counted_and_says_nothing_too_early() -> None:
    async def story() -> None:
        device = Device()
        _, day = await device.ask("GET", "/api/puzzles/daily", game="luna")
        assert PuzzleResponse.model_validate(day).day
        _, listed = await device.ask("GET", "/api/games/luna/puzzles", level=str(PUZZLE.level))
        assert PUZZLE.id in [one["puzzle"] for one in listed["puzzles"]]
        path = f"/api/puzzles/{PUZZLE.id}/tries"
        _, wrong = await device.ask("POST", path, {"actions": PUZZLE.refuted[0].turn, "check": True})
        assert (wrong["verdict"], wrong["solution"]) == ("no", None)
        _, right = await device.ask("POST", path, {"actions": PUZZLE.turns[0], "check": True})
        assert PuzzleTryResponse.model_validate(right).verdict == "best"
        assert right["solution"]["themes"] == PUZZLE.themes
        again = Device(device.disk)
        _, mine = await again.ask("GET", "/api/my/puzzles")
        assert MyPuzzlesResponse.model_validate(mine).last == {PUZZLE.id: True}
        assert (await again.ask("POST", f"/api/puzzles/{PUZZLE.id}/votes", {"good": True}))[0] == 200
        status, told = await device.ask("POST", path, {"actions": ["nonsense"]})
        assert (status, told["code"]) == (400, "malformed")
        assert (await device.ask("GET", "/api/puzzles/nowhere"))[0] == 404

    run(story())


def test_a_position_is_set_up_edited_and_played_from() -> None:
    async def story() -> None:
        device = Device()
        status, opened = await device.ask("POST", "/api/positions/opening", {"game": "luna", "seats": 2})
        assert status == 200, opened
        EditedResponse.model_validate(opened)
        wish = {"game": "luna", "position": opened["position"]}
        _, same = await device.ask("POST", "/api/positions/edit", wish | {"edits": []})
        assert same["digest"] == opened["digest"]
        _, story = await device.ask("POST", "/api/positions/test", wish)
        assert "def test_" in story["text"]
        status, table = await device.ask("POST", "/api/forks", wish | {"seats": [ME, BOT]})
        assert (status, table["state"]) == (201, "running")
        status, told = await device.ask("POST", "/api/positions/edit", wish | {"edits": [{"path": "x"}]})
        assert (status, told["code"]) == (400, "malformed")
        await device.host.tables.close()

    run(story())


class Analysing:
    """A device that analyses a game of the toy."""

    def __init__(self, disk: DiskInMemory | None = None, searcher: SearcherAtHand | None = None) -> None:
        self.device = Device(disk, searcher)
        self.analysis = ""

    async def begin(self) -> dict[str, Any]:
        """Ask for the analysis of a record."""
        wish = {"record": write_record(played(2, 1)), "budget": "quick"}
        status, told = await self.device.ask("POST", "/api/analyses", wish)
        assert status == 202, told
        self.analysis = told["analysis"]
        return dict(told)

    async def ask(self, part: str = "", method: str = "GET", body: object = None) -> Any:  # noqa: ANN401 - JSON
        """What is answered about the analysis."""
        status, told = await self.device.ask(method, f"/api/analyses/{self.analysis}{part}", body)
        assert status == 200, told
        return told

    async def done(self) -> None:
        """Wait until it is computed."""
        while (await self.ask("/progress"))["state"] != "done":  # noqa: ASYNC110 - as a page waits for it
            await asyncio.sleep(0)


@pytest.fixture
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    monkeypatch.setattr(plan_module, "QUICK", 160)
    monkeypatch.setattr(plan_module, "QUICK_TASKS", 4)


@pytest.mark.usefixtures("_cheap")
def test_a_game_is_analysed_with_progress_and_its_mistakes_are_tried_again() -> None:
    async def story() -> None:
        analysing = Analysing()
        told = await analysing.begin()
        assert told["analysis"].startswith("~")
        assert told["state"] == "waiting"
        await analysing.done()
        whole = WholeAnalysisResponse.model_validate(await analysing.ask())
        assert whole.found is not None
        assert (whole.done, whole.older) == (whole.of, False)
        decision = next(one for one in whole.found["moments"] if one["kind"] == "decision")
        LineResponse.model_validate(await analysing.ask(f"/lines/{decision['ply']}"))
        turn = decision["turn"]
        tried = await analysing.ask("/tries", "POST", {"turn": turn, "actions": []})
        assert TryResponse.model_validate(tried).verdict is None
        again = await analysing.ask("/tries", "POST", {"turn": turn, "actions": decision["line"][:1], "check": True})
        assert again["verdict"] in {"best", "good", "better", "no"}
        assert (await analysing.ask())["verdicts"] == {str(turn): again["verdict"]}
        assert analysing.device.disk.shelves["blocks"] == {}, "nothing but the analysis is left"
        await analysing.ask("", "DELETE")
        status, gone = await analysing.device.ask("GET", f"/api/analyses/{analysing.analysis}")
        assert (status, gone["code"]) == (404, "unknown")

    run(story())


@pytest.mark.usefixtures("_cheap")
def test_an_analysis_goes_on_after_the_browser_was_closed() -> None:
    async def story() -> None:
        searcher = SearcherAtHand()
        first = Analysing(searcher=searcher)
        await first.begin()
        searcher.gate.clear()
        for _ in range(20):
            await asyncio.sleep(0)
        assert (await first.ask("/progress"))["state"] in {"waiting", "running"}
        again = Analysing(first.device.disk)
        again.analysis = first.analysis
        await again.done()
        assert (await again.ask())["found"] is not None

    run(story())


def test_a_game_that_is_still_played_is_not_analysed() -> None:
    async def story() -> None:
        device = Device()
        table = await device.create(ME, BOT)
        status, told = await device.ask("POST", "/api/analyses", {"table": table})
        assert (status, told["message"]) == (409, "error-analysis-running")
        status, told = await device.ask("POST", "/api/analyses", {})
        assert (status, told["code"]) == (400, "malformed")
        await device.host.tables.close()

    run(story())
