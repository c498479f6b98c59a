"""Lets bots act at live tables until a person must; tables of bots alone are held back for the sake of the others."""

import asyncio
import contextlib
import logging
from typing import Final
from weakref import WeakValueDictionary

from tabuleiro.bots.turn import is_same_turn
from tabuleiro.core.action import NOBODY
from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import moves
from tabuleiro.server.table.bots.thinker import Question, Thinker
from tabuleiro.server.table.table import Table

log = logging.getLogger(__name__)
RETRY_SECONDS: Final = 1.0
"""How long a bot waits when its move could not be stored."""
AT_ONCE: Final = 3
"""At how many tables of one host bots may act among themselves at the same moment."""
PACE_SECONDS: Final = 0.25
"""How long a move of bots among themselves takes at least: nobody can follow more."""


class BotTurns:
    """The bots that act now, table by table.

    Bots among themselves would play for ever at full speed, watched or not. They act only while somebody watches, a few
    of a host's tables at a time, at a pace; `is_free` is the permission to do without all that.
    """

    def __init__(self, thinker: Thinker, clock: Clock, *, is_free: bool) -> None:
        self.thinker = thinker
        self.clock = clock
        self.is_free = is_free
        self._acting: dict[str, asyncio.Task[None]] = {}
        self._hurry: dict[str, asyncio.Event] = {}
        """For every table where a bot acts: whether its answer is wanted now."""
        self._stages: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()
        """For every host the places where bots act among themselves; forgotten when nobody uses them."""

    def wake(self, table: Table) -> None:
        """Let the bot that must act do so, if it is not at it already."""
        name = table.snapshot.table
        acting = self._acting.get(name)
        if self._may_act(table) and (acting is None or acting.done()):
            task = asyncio.create_task(self._act(table))
            self._acting[name] = task
            task.add_done_callback(lambda done: self._forget(name, done))

    def is_acting(self, name: str) -> bool:
        """Whether a bot acts at a table."""
        return name in self._acting

    def hurry(self, table: Table) -> None:
        """Let the bot that thinks at a table play the best that it has found so far, to the end of its turn."""
        if (hurry := self._hurry.get(table.snapshot.table)) is not None:
            hurry.set()

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

    def _forget(self, name: str, task: asyncio.Task[None]) -> None:
        """Forget a task that is done, unless a person was so quick that the next one is there already."""
        if self._acting.get(name) is task:
            del self._acting[name]
            self._hurry.pop(name, None)

    def _may_act(self, table: Table) -> bool:
        """Whether a bot must act, and may."""
        return bool(table.snapshot.bot_to_act()) and (bool(table.audience) or not self._is_held_back(table))

    def _is_held_back(self, table: Table) -> bool:
        """Whether bots are among themselves, and not free to play as they like."""
        return not self.is_free and not table.snapshot.has_people()

    async def _act(self, table: Table) -> None:
        """Let bots act until a person must, or nobody watches them any more."""
        mover, spent = NOBODY, 0.0
        while self._may_act(table):
            async with self._stage(table):
                if not self._may_act(table):
                    return
                state = table.snapshot.playing().state
                if not is_same_turn(state, mover):
                    mover, spent = state.to_act(), 0.0
                    self._hurry[table.snapshot.table] = asyncio.Event()
                spent += await self._take_action(table, spent)
                if self._is_held_back(table):
                    await asyncio.sleep(PACE_SECONDS)

    def _stage(self, table: Table) -> contextlib.AbstractAsyncContextManager[None]:
        """Where a bot acts: one of its host's places when it is held back."""
        if not self._is_held_back(table):
            return contextlib.nullcontext()
        return self._stages.setdefault(table.snapshot.host, asyncio.Semaphore(AT_ONCE))

    async def _take_action(self, table: Table, spent: float) -> float:
        """Let the bot choose and take one action; returns how long it thought. What is not stored is tried again."""
        snapshot = table.snapshot
        state, began = snapshot.playing().state, self.clock.seconds()
        hurry = self._hurry[snapshot.table]
        if (course := snapshot.course()) is not None:
            action: str | None = course.recorded()
        else:
            question = Question(snapshot.host, snapshot.agreed(), state.dump(), snapshot.bot_to_act(), spent, hurry)
            action = await self.thinker.choose(question)
        thought = self.clock.seconds() - began
        try:
            chosen = state.fallback() if action is None else action
            await moves.play_bot(table, snapshot.head, state.to_act(), chosen)
        except RequestError as error:
            log.warning("table %s: a bot's move was refused: %s", snapshot.table, error.text)
            await asyncio.sleep(RETRY_SECONDS)
        return thought
