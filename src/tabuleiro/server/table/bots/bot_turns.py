"""Lets bots act at live tables until a person must; tables of bots alone are held back for the sake of the others."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import moves
from tabuleiro.server.table.bots.thinker import NotWanted, Question, Thinker
from tabuleiro.server.table.cluster.claims import Claims, SoleClaims
from tabuleiro.server.table.table import Table

log = logging.getLogger(__name__)
RETRY_SECONDS: Final = 1.0
"""How long a bot waits when its move could not be stored."""
AT_ONCE: Final = 3
"""At how many tables of one host bots may act among themselves at the same moment."""
PACE_SECONDS: Final = 0.25
"""How long a move of bots among themselves takes at least: nobody can follow more."""


class Effort:
    """What one turn has taken of a bot's time, and whether its answer is wanted now."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.hurry = asyncio.Event()


class TurnEfforts:
    """The efforts of one turn by seat: an answer of another seat in the middle of it gives nobody a second time."""

    def __init__(self, turn: int) -> None:
        self.turn = turn
        self.by_seat: dict[int, Effort] = {}


class BotTurns:
    """The bots that act now, table by table.

    Bots among themselves would play for ever at full speed, watched or not. They act only while somebody watches, a few
    of a host's tables at a time, at a pace; `is_free` is the permission to do without all that, which tables of
    tournaments always have.
    """

    def __init__(self, thinker: Thinker | None, clock: Clock, *, is_free: bool, claims: Claims | None = None) -> None:
        self.thinker = thinker
        """Who chooses; None where bots act through other workers alone."""
        self.left: Callable[[str], None] = lambda _table: None
        """Called when a bot must act at a table and none can here."""
        self.claims = claims or SoleClaims()
        self.clock = clock
        self.is_free = is_free
        self._acting: dict[str, asyncio.Task[None]] = {}
        self._thinking: set[str] = set()
        """The tables whose bots wait for nobody: only these are claimed for longer than a while."""
        self._efforts: dict[str, TurnEfforts] = {}
        """For every table where bots have acted in the present turn: what that has taken of their time."""
        self._stages: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()
        """For every host the places where bots act among themselves; forgotten when nobody uses them."""

    def wake(self, table: Table) -> None:
        """Let the bot that must act do so, if it is not at it already."""
        name = table.snapshot.table
        acting = self._acting.get(name)
        self._forget_efforts(table)
        if self.thinker is None and table.snapshot.course() is None:
            if self._may_act(table):
                self.left(name)
        elif self._may_act(table) and (acting is None or acting.done()):
            task = asyncio.create_task(self._act(table))
            self._acting[name] = task
            task.add_done_callback(lambda done: self._forget(name, done))

    def is_acting(self, name: str) -> bool:
        """Whether a bot acts at a table."""
        return name in self._acting

    def is_thinking(self, name: str) -> bool:
        """Whether a bot thinks about a table, and does not wait for others to have thought."""
        return name in self._thinking

    def hurry(self, table: Table) -> None:
        """Let the bot that thinks at a table play the best that it has found so far, to the end of its turn."""
        if self.is_acting(table.snapshot.table) and table.snapshot.bot_to_act():
            self._effort(table).hurry.set()

    def stop(self, name: str) -> None:
        """Let no bot act at a table any more: it is removed."""
        if (acting := self._acting.get(name)) is not None:
            acting.cancel()

    async def close(self) -> None:
        """Let no bot think on."""
        tasks = list(self._acting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def forget(self, name: str) -> None:
        """Forget a table that is dropped from memory."""
        self._efforts.pop(name, None)

    def _forget(self, name: str, task: asyncio.Task[None]) -> None:
        """Forget a task that is done, unless a person was so quick that the next one is there already."""
        if self._acting.get(name) is task:
            del self._acting[name]

    def _may_act(self, table: Table) -> bool:
        """Whether a bot must act, and may."""
        return bool(table.snapshot.bot_to_act()) and (table.is_watched() or not self._is_held_back(table))

    def _is_held_back(self, table: Table) -> bool:
        """Whether bots are among themselves, and not free to play as they like."""
        is_free = self.is_free or table.snapshot.agreed().is_of_tournament()
        return not is_free and not table.snapshot.has_people()

    async def _act(self, table: Table) -> None:
        """Let bots act until a person must, or nobody watches them any more."""
        while self._may_act(table):
            async with self._stage(table):
                if not self._may_act(table):
                    return
                host = table.snapshot.host if self._is_held_back(table) else None
                is_claimed = await self.claims.take(table.snapshot.table, host)
                if is_claimed:
                    is_claimed = await self._take_action(table, self._effort(table))
                if is_claimed and self._is_held_back(table):
                    await asyncio.sleep(PACE_SECONDS)
            if not is_claimed and host is None:
                return  # another worker lets it act, or will be found not to
            if not is_claimed:  # enough tables of this host are played now, and nobody looks for one of bots alone
                await asyncio.sleep(RETRY_SECONDS)

    def _effort(self, table: Table) -> Effort:
        """What the present turn has taken of the time of the bot that acts."""
        playing = table.snapshot.playing()
        efforts = self._efforts.setdefault(table.snapshot.table, TurnEfforts(playing.turn.number))
        return efforts.by_seat.setdefault(playing.state.to_act(), Effort())

    def _forget_efforts(self, table: Table) -> None:
        """Forget what an earlier turn has taken; one that was undone and comes again has all its time."""
        name, playthrough = table.snapshot.table, table.snapshot.playthrough
        efforts = self._efforts.get(name)
        if efforts is not None and (playthrough is None or playthrough.turn.number != efforts.turn):
            del self._efforts[name]

    def _stage(self, table: Table) -> contextlib.AbstractAsyncContextManager[None]:
        """Where a bot acts: one of its host's places when it is held back."""
        if not self._is_held_back(table):
            return contextlib.nullcontext()
        return self._stages.setdefault(table.snapshot.host, asyncio.Semaphore(AT_ONCE))

    async def _choose(self, table: Table, effort: Effort) -> str | None:
        """What the bot wants to do; None when it does not say in time.

        While it waits in line, the claim may end: a worker where nobody waits is quicker. Who comes first to think
        claims the table again.
        """
        assert self.thinker is not None, "else nobody is woken here"
        snapshot = table.snapshot
        name, host = snapshot.table, snapshot.host if self._is_held_back(table) else None

        async def begin() -> bool:
            is_ours = table.snapshot.head == snapshot.head and await self.claims.take(name, host)
            if is_ours:
                self._thinking.add(name)
            return is_ours

        about = (snapshot.host, snapshot.agreed(), snapshot.playing(), snapshot.bot_to_act())
        try:
            return await self.thinker.choose(Question(*about, effort.seconds, effort.hurry, begin))
        finally:
            self._thinking.discard(name)

    async def _take_action(self, table: Table, effort: Effort) -> bool:
        """Let the bot choose and take one action, unless another worker does. What is not stored is tried again."""
        snapshot = table.snapshot
        state, began = snapshot.playing().state, self.clock.seconds()
        if (course := snapshot.course()) is not None:
            action: str | None = course.recorded()
        else:
            try:
                action = await self._choose(table, effort)
            except NotWanted:
                return table.snapshot.head != snapshot.head  # what the table is now is another question
        effort.seconds += self.clock.seconds() - began
        try:
            chosen = state.fallback() if action is None else action
            await moves.play_bot(table, snapshot.head, state.to_act(), chosen)
        except RequestError as error:
            log.warning("table %s: a bot's move was refused: %s", snapshot.table, error.text)
            await asyncio.sleep(RETRY_SECONDS)
        return True
