"""Analyses on a device, and what was tried at mistakes and puzzles: kept by the browser."""

import asyncio
from typing import Any, Final, NamedTuple

from tabuleiro.learn.analysis.block import Found
from tabuleiro.learn.analysis.kept_try import MISTAKE, KeptTry
from tabuleiro.learn.analysis.known_analysis import UNFINISHED, KnownAnalysis, Progress
from tabuleiro.local.disk import ME, DiskStore
from tabuleiro.local.workshop import Workshop
from tabuleiro.server.analyses.analysed import AnalysedGame
from tabuleiro.server.analyses.analysis_queue import AnalysisQueue, Job
from tabuleiro.server.clock import Clock

ANALYSES: Final = "analyses"
BLOCKS: Final = "blocks"
TRIES: Final = "tries"


class Wish(NamedTuple):
    """A game to analyse: its table, and how thoroughly."""

    table: str
    game: AnalysedGame
    budget: str


class Studies:
    """What is studied on this device (the `AnalysisStore` of its queue)."""

    def __init__(self, store: DiskStore, workshop: Workshop, clock: Clock) -> None:
        self._store = store
        self._known: dict[str, KnownAnalysis] | None = None
        self._working: asyncio.Task[None] | None = None
        self.queue = AnalysisQueue(workshop, self, clock, lambda: workshop.waiting > 0)

    async def ask(self, wish: Wish, analysis: str) -> KnownAnalysis:
        """The analysis of a game: the one that is there, or a new one by this id, which is computed from now on."""
        planned = await self.queue.plan(wish.game, wish.budget)
        name = planned.plan.key
        every = await self.every()
        same = [one for one in every.values() if (one.name, one.table) == (name, wish.table)]
        known = next((one for one in same if one.state != "failed"), None)
        if known is None:
            for one in same:
                await self.forget(one)
            known = KnownAnalysis(analysis, wish.table, name, wish.budget, "waiting", 0, 0, ME)
            await self._keep(known, None)
        if known.state in UNFINISHED:
            self.queue.add(Job(name, planned.plan, wish.game))
            if self._working is None or self._working.done():
                self._working = asyncio.create_task(self.queue.work())
        return known

    def is_asleep(self, known: KnownAnalysis) -> bool:
        """Whether nobody computes an analysis that is not done: the browser was closed before it was."""
        return known.state in UNFINISHED and not self.queue.is_wanted(known.name)

    async def every(self) -> dict[str, KnownAnalysis]:
        """Every analysis by its id, without what it says."""
        if self._known is None:
            rows = await self._store.kept(ANALYSES)
            self._known = {row["id"]: KnownAnalysis(*row["known"]) for row in rows}
        return self._known

    async def body(self, analysis: str) -> dict[str, Any] | None:
        """What an analysis says so far; None while nothing is known."""
        row = await self._store.find(ANALYSES, analysis)
        found: dict[str, Any] | None = None if row is None else row["body"]
        return found

    async def forget(self, known: KnownAnalysis) -> None:
        """Forget an analysis, and compute it no more."""
        self.queue.cancel(known.name)
        await self._store.drop(BLOCKS, known.name)
        await self._store.drop(ANALYSES, known.id)
        (await self.every()).pop(known.id, None)

    async def read_blocks(self, name: str) -> dict[int, Found]:
        """The blocks that are computed already."""
        row = await self._store.find(BLOCKS, name)
        return {} if row is None else {int(number): found for number, found in row["blocks"].items()}

    async def write_progress(self, progress: Progress) -> None:
        """Store how far a computation has come; nothing but the analysis itself is left of one that is done."""
        for known in [one for one in (await self.every()).values() if one.name == progress.name]:
            changed = known._replace(state=progress.state, done=progress.done, total=progress.total)
            body = await self.body(known.id) if progress.body is None else progress.body
            await self._keep(changed, body)
        if progress.state in UNFINISHED:
            blocks = await self.read_blocks(progress.name) | progress.fresh
            await self._store.keep(BLOCKS, {"id": progress.name, "blocks": blocks})
        else:
            await self._store.drop(BLOCKS, progress.name)

    async def _keep(self, known: KnownAnalysis, body: dict[str, object] | None) -> None:
        await self._store.keep(ANALYSES, {"id": known.id, "known": list(known), "body": body})
        (await self.every())[known.id] = known

    async def keep_try(self, tried: KeptTry) -> None:
        """Keep a try."""
        await self._store.keep(TRIES, {"id": f"{tried.time} {tried.kind} {tried.item}", "tried": list(tried)})

    async def tries(self, kind: str) -> list[KeptTry]:
        """What was tried of a kind, the first one first."""
        kept = [KeptTry(*row["tried"]) for row in await self._store.kept(TRIES)]
        return [one for one in kept if one.kind == kind]

    async def verdicts(self, name: str) -> dict[str, str]:
        """For every turn of an analysis that was tried again, how good the last try was."""
        tried = await self.tries(MISTAKE)
        return {one.item.removeprefix(f"{name}/"): one.verdict for one in tried if one.item.startswith(f"{name}/")}
