"""Analyses one after another (a job queue), cut into blocks: each is computed in a process that yields to all others.

What is computed is stored every few seconds, and so a server that was killed goes on with the first missing block.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol, TypeVar

from tabuleiro.learn.analysis.block import Found
from tabuleiro.learn.analysis.known_analysis import AnalysisState, AnalysisStore, Progress
from tabuleiro.learn.analysis.plan import Plan
from tabuleiro.learn.analysis.tried import JudgedTry
from tabuleiro.learn.puzzles import solving
from tabuleiro.server.analyses.analysed import AnalysedGame
from tabuleiro.server.analyses.work import (
    Planned,
    PuzzleQuestion,
    TryQuestion,
    compute_block,
    judge_puzzle,
    judge_tried,
    plan_game,
    put_together,
)
from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import RequestError, StoreError, WorkFailed

T = TypeVar("T")
log = logging.getLogger(__name__)
LONGEST: Final = 100
"""The most analyses that may wait."""
STORE_SECONDS: Final = 5.0
"""How often what is computed is stored and can be seen."""
BLOCK_SECONDS: Final = 600.0
"""A block takes about a second of a processor, at the lowest priority: minutes, where others leave little of one.
One that is given up leaves a gap that whoever asks for this game is shown, so it must hang and not only wait."""
PLAN_SECONDS: Final = 60.0
TRY_SECONDS: Final = 30.0
LATE_TRY: Final = "the try could not be judged in time"
PAUSE_SECONDS: Final = 0.05
"""How long an analysis waits before it looks again whether a bot or a hint waits for a processor."""


class Workers(Protocol):
    """Who computes: a pool of processes, or the second worker of a device."""

    async def run(self, function: Callable[..., T], *arguments: object, seconds: float, owner: object = None) -> T:
        """Do one job; `WorkFailed` when it cannot be done in time."""

    def close(self) -> None:
        """End everything."""


class Job(NamedTuple):
    """An analysis to compute."""

    name: str
    plan: Plan
    game: AnalysedGame


class AnalysisQueue:
    """Computes one analysis after another; without workers none is taken."""

    def __init__(self, pool: Workers | None, store: AnalysisStore, clock: Clock, is_needed: Callable[[], bool]) -> None:
        self._pool = pool
        self._store = store
        self._clock = clock
        self._is_needed = is_needed
        """Whether a bot or a hint waits for a processor: they go first."""
        self._jobs: dict[str, Job] = {}
        """Every analysis that is to be computed, by its name, the first one first."""
        self._running: dict[str, asyncio.Task[None]] = {}
        self._news = asyncio.Event()

    def pool(self) -> Workers:
        """Who computes; where nobody does, that is said."""
        if self._pool is None:
            raise RequestError("busy", "this server analyses no games", message="error-analysis-off")
        return self._pool

    async def ask(self, late: str, function: Callable[..., T], *arguments: object, seconds: float, user: int = 0) -> T:
        """Have something done that somebody waits for; `late` says what could not be done in time."""
        try:
            return await self.pool().run(function, *arguments, seconds=seconds, owner=user or None)
        except WorkFailed as error:
            log.warning("%s: %s", late, error)
            raise RequestError("busy", late) from error

    async def plan(self, game: AnalysedGame, budget: str) -> Planned:
        """How a game would be analysed."""
        late = "the game could not be looked at in time"
        return await self.ask(late, plan_game, game, budget, seconds=PLAN_SECONDS)

    async def judge(self, question: TryQuestion, user: int) -> JudgedTry:
        """Judge what somebody tried in place of a mistake."""
        return await self.ask(LATE_TRY, judge_tried, question, seconds=TRY_SECONDS, user=user)

    async def judge_puzzle(self, question: PuzzleQuestion, user: int) -> solving.JudgedTry:
        """Judge what somebody tried at a puzzle."""
        return await self.ask(LATE_TRY, judge_puzzle, question, seconds=TRY_SECONDS, user=user)

    def check_room(self) -> None:
        """Refuse when too many wait."""
        if len(self._jobs) >= LONGEST:
            raise RequestError("busy", "too many games wait for their analysis", message="error-analysis-queue")

    def add(self, job: Job) -> None:
        """Compute an analysis in its turn; one that is wanted already is not computed twice."""
        self._jobs.setdefault(job.name, job)
        self._news.set()

    def place(self, name: str) -> int:
        """How many analyses come before one, 0 when it is computed now or is not wanted."""
        waiting = [one for one in self._jobs if one not in self._running]
        return waiting.index(name) + 1 if name in waiting else 0

    def is_wanted(self, name: str) -> bool:
        """Whether an analysis is computed now, or waits for its turn."""
        return name in self._jobs

    def is_idle(self) -> bool:
        """Whether nothing is to be computed."""
        return not self._jobs

    def cancel(self, name: str) -> None:
        """Compute an analysis no more."""
        self._jobs.pop(name, None)
        if (task := self._running.pop(name, None)) is not None:
            task.cancel()

    async def work(self) -> None:
        """Compute what is wanted, until the server stops; several may do so at once."""
        while True:
            job = next((one for one in self._jobs.values() if one.name not in self._running), None)
            if job is None:
                self._news.clear()
                await self._news.wait()
                continue
            task = self._running[job.name] = asyncio.create_task(self._compute(job))
            try:
                await asyncio.wait([task])
            finally:
                task.cancel()
                self._running.pop(job.name, None)
            self._jobs.pop(job.name, None)
            if not task.cancelled() and task.exception() is not None:
                log.error("the analysis %s was given up", job.name, exc_info=task.exception())

    async def _compute(self, job: Job) -> None:
        """Compute every missing block of an analysis, and store it whole."""
        results: dict[int, Found | None] = dict(await self._store.read_blocks(job.name))
        fresh: dict[int, Found] = {}
        stored = -STORE_SECONDS
        while missing := job.plan.missing(results):
            await self._let_others_go_first()
            number = missing[0]
            result = results[number] = await self._compute_block(job, number)
            if result is not None:
                fresh[number] = result
            if self._clock.seconds() - stored >= STORE_SECONDS:
                await self._note(job, results, fresh, "running")
                stored = self._clock.seconds()
        await self._note(job, results, fresh, "done")

    async def _compute_block(self, job: Job, number: int) -> Found | None:
        """One block; one that fails is tried again with half of the effort, and then left out."""
        block = job.plan.blocks[number]
        for trial in (block, block.halved()):
            try:
                return await self.pool().run(compute_block, trial, seconds=BLOCK_SECONDS)
            except WorkFailed as error:
                log.warning("block %d of the analysis %s: %s", number, job.name, error)
        return None

    async def _note(
        self, job: Job, results: dict[int, Found | None], fresh: dict[int, Found], state: AnalysisState
    ) -> None:
        """Store how far an analysis has come; what cannot be put together or stored now is tried again later."""
        try:
            body = await self.pool().run(put_together, job.plan, job.game, dict(results), seconds=BLOCK_SECONDS)
        except WorkFailed as error:
            log.warning("the analysis %s could not be put together: %s", job.name, error)
            body, state = None, "failed" if state == "done" else state
        progress = Progress(job.name, state, len(results), len(job.plan.blocks), fresh, body)
        try:
            await self._store.write_progress(progress)
        except StoreError as error:
            if state != "running":
                raise
            log.warning("the analysis %s could not be stored: %s", job.name, error)
        else:
            fresh.clear()

    async def _let_others_go_first(self) -> None:
        while self._is_needed():  # noqa: ASYNC110 - three queues are looked at, and none of them tells
            await asyncio.sleep(PAUSE_SECONDS)

    async def close(self) -> None:
        """End everything; what is not done yet goes on when the server starts again."""
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        if self._pool is not None:
            self._pool.close()
