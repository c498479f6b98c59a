"""The queue of analyses: computed once, block by block, behind everybody else, and gone on with after a kill."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import insert, select

from learn.analysis_story import believe, played
from server.small_world import HandClock
from tabuleiro.learn.analysis import plan as plan_module
from tabuleiro.learn.analysis.known_analysis import AskedAnalysis, KnownAnalysis
from tabuleiro.learn.analysis.plan import plan_analysis
from tabuleiro.server.analyses.analysed import AnalysedGame
from tabuleiro.server.analyses.analysis_queue import AnalysisQueue, Job
from tabuleiro.server.analyses.work import compute_block
from tabuleiro.server.errors import RequestError, WorkFailed
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.learning.analyses import (
    StoredAnalyses,
    delete_analysis,
    find_analysis,
    forget_asker,
    forget_unused,
    open_analysis,
    read_blocks,
    read_body,
)
from tabuleiro.server.store.store import Store

T = TypeVar("T")
NOW = "2026-01-01T12:00:00.000Z"
ANA, BIA = 1, 2


class Killed(Exception):
    """The process is gone."""


class Here:
    """Computes in this process, and counts; dies after some blocks, fails at every try of one, or is so slow."""

    def __init__(self, dies_after: int = 10**6, fails_at: int = -1, needs: float = 0.0) -> None:
        self.blocks = 0
        self.needs = needs
        self.dies_after = dies_after
        self.fails_at = fails_at

    async def run(self, function: Callable[..., T], *arguments: object, seconds: float, owner: object = None) -> T:  # noqa: ARG002 - as processes are asked
        await asyncio.sleep(0)
        if seconds < self.needs:
            raise WorkFailed("no answer")
        if function is compute_block:
            if self.blocks == self.dies_after:
                raise Killed
            if arguments[0].number == self.fails_at:  # type: ignore[attr-defined] # a block, as the function says
                raise WorkFailed("no answer")
            self.blocks += 1
        return function(*arguments)

    def close(self) -> None:
        """Nothing is there to end."""


@pytest.fixture(autouse=True)
def _proven_and_cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    monkeypatch.setattr(plan_module, "QUICK", 160)
    monkeypatch.setattr(plan_module, "QUICK_TASKS", 4)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(open_database(f"sqlite:///{tmp_path}/t.db"))
    with store.engine.begin() as connection:
        for table in ("one", "two"):
            row = {"id": table, "game": "toy", "version": 1, "components": "", "setting": "{}", "visibility": "public"}
            row |= {"key": "", "host": 1, "state": "finished", "seq": 1, "ply": 1, "bot_turn": False}
            connection.execute(insert(schema.tables).values(**row, created=NOW, updated=NOW))
    yield store
    store.close()


def job() -> Job:
    record = played(2, 1)
    plan = plan_analysis(record, "quick")
    return Job(plan.key, plan, AnalysedGame(record, frozenset()))


def asked(name: str, analysis: str = "a", table: str = "one", user: int = ANA) -> AskedAnalysis:
    return AskedAnalysis(analysis, table, name, "quick", user, NOW)


def queue(store: Store, here: Here, is_wanted: Callable[[], bool] = lambda: False) -> AnalysisQueue:
    return AnalysisQueue(here, StoredAnalyses(store), HandClock(), is_wanted)


async def computed(store: Store, waiting: AnalysisQueue, analysis: str) -> KnownAnalysis:
    """Work until an analysis is computed, or has been given up."""
    working = asyncio.create_task(waiting.work())
    while not waiting.is_idle() and not working.done():  # noqa: ASYNC110 - it ends by itself
        await asyncio.sleep(0)
    assert not working.done(), working.exception()
    working.cancel()
    known = await store.read(lambda connection: find_analysis(connection, analysis))
    assert known is not None
    return known


def test_an_analysis_is_computed_block_by_block_and_kept_whole(store: Store) -> None:
    async def story() -> None:
        wanted, here = job(), Here()
        await store.write(lambda connection: open_analysis(connection, asked(wanted.name)))
        waiting = queue(store, here)
        waiting.add(wanted)
        waiting.add(wanted)
        known = await computed(store, waiting, "a")
        assert (known.state, known.done, known.total) == ("done", len(wanted.plan.blocks), len(wanted.plan.blocks))
        assert here.blocks == len(wanted.plan.blocks) > 3, "asked for twice, computed once"
        body = await store.read(lambda connection: read_body(connection, "a"))
        assert (body["found"]["state"], body["found"]["missing"]) == ("done", 0)
        assert len(body["told"]) == len(body["found"]["turns"])
        assert all(body["told"]), "every turn is told"
        assert await store.read(lambda connection: read_blocks(connection, wanted.name)) == {}

    asyncio.run(story())


def test_a_server_that_was_killed_goes_on_with_the_first_missing_block(store: Store) -> None:
    async def story() -> None:
        wanted, first, second = job(), Here(dies_after=2), Here()
        await store.write(lambda connection: open_analysis(connection, asked(wanted.name)))
        dying = queue(store, first)
        dying.add(wanted)
        known = await computed(store, dying, "a")
        assert known.state == "running"
        kept = await store.read(lambda connection: read_blocks(connection, wanted.name))
        assert len(kept) == 1, "what was computed since the last store is computed again"
        waiting = queue(store, second)
        waiting.add(wanted)
        assert (await computed(store, waiting, "a")).state == "done"
        assert second.blocks == len(wanted.plan.blocks) - len(kept)
        resumed = await store.read(lambda connection: read_body(connection, "a"))
        await store.write(lambda connection: delete_analysis(connection, known))
        await store.write(lambda connection: open_analysis(connection, asked(wanted.name, "b")))
        whole = queue(store, Here())
        whole.add(wanted)
        await computed(store, whole, "b")
        unbroken = await store.read(lambda connection: read_body(connection, "b"))
        assert json.dumps(resumed) == json.dumps(unbroken), "the same bytes"

    asyncio.run(story())


def gaps(store: Store, here: Here) -> int:
    """The gaps of an analysis that is computed so, and told all the same."""

    async def story() -> int:
        wanted = job()
        await store.write(lambda connection: open_analysis(connection, asked(wanted.name)))
        waiting = queue(store, here)
        waiting.add(wanted)
        assert (await computed(store, waiting, "a")).state == "done"
        body = await store.read(lambda connection: read_body(connection, "a"))
        assert body["found"]["moments"]
        return int(body["found"]["missing"])

    return asyncio.run(story())


def test_a_block_that_fails_twice_is_a_gap_and_the_rest_is_told(store: Store) -> None:
    assert gaps(store, Here(fails_at=1)) == 1


def test_a_block_that_only_waits_for_a_processor_leaves_no_gap(store: Store) -> None:
    """On a crowded machine blocks of a second had no answer in a minute, three of 264 twice."""
    assert gaps(store, Here(needs=120.0)) == 0


def test_bots_and_hints_go_first(store: Store) -> None:
    async def story() -> None:
        wanted, here, others = job(), Here(), [True]
        await store.write(lambda connection: open_analysis(connection, asked(wanted.name)))
        waiting = queue(store, here, lambda: others[0])
        waiting.add(wanted)
        working = asyncio.create_task(waiting.work())
        for _ in range(50):
            await asyncio.sleep(0)
        assert here.blocks == 0, "somebody waits for a processor"
        others[0] = False
        working.cancel()
        assert (await computed(store, waiting, "a")).state == "done"

    asyncio.run(story())


def test_the_same_game_of_two_tables_is_computed_once_and_outlives_who_asked(store: Store) -> None:
    async def story() -> None:
        wanted = job()
        await store.write(lambda connection: open_analysis(connection, asked(wanted.name)))
        waiting = queue(store, Here())
        waiting.add(wanted)
        await computed(store, waiting, "a")
        other = asked(wanted.name, "b", "two", BIA)
        known = await store.write(lambda connection: open_analysis(connection, other))
        assert known.state == "done"
        first = await store.read(lambda connection: read_body(connection, "a"))
        assert await store.read(lambda connection: read_body(connection, "b")) == first
        assert await store.write(lambda connection: open_analysis(connection, other._replace(id="c"))) == known
        await store.write(lambda connection: forget_asker(connection, BIA))
        with store.engine.connect() as connection:
            assert sorted(connection.execute(select(schema.analyses.c.user_id)).scalars()) == [0, ANA]
        assert await store.write(lambda connection: forget_unused(connection, "2026-01-01")) == 0
        assert await store.write(lambda connection: forget_unused(connection, "2027-01-01")) == 2

    asyncio.run(story())


def test_without_workers_it_is_said_that_nothing_is_analysed(store: Store) -> None:
    with pytest.raises(RequestError) as refused:
        AnalysisQueue(None, StoredAnalyses(store), HandClock(), lambda: False).pool()
    assert (refused.value.code, refused.value.message) == ("busy", "error-analysis-off")
