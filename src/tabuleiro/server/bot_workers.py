"""Bots think in worker processes, with a time limit; when one fails, a harmless move is played for it."""

import logging
import secrets
from collections import OrderedDict
from typing import Final, Protocol

from tabuleiro.arena.worker_pool import WorkerFailed, WorkerPool
from tabuleiro.bots.levels import SECONDS, new_bot
from tabuleiro.bots.turn import is_same_turn
from tabuleiro.core.digest import digest, digest_of
from tabuleiro.core.registry import find_edition
from tabuleiro.core.state import Position
from tabuleiro.server.table.snapshot import Agreement

log = logging.getLogger(__name__)
PLANNED: Final = 1000
"""So many planned actions are remembered; they are small and soon played."""
LEAST_SHARE: Final = 0.05
"""Of its time a bot has at least this much, however much the turn has taken."""


class Thinker(Protocol):
    """Chooses actions for bots."""

    async def choose(self, agreement: Agreement, position: Position, level: str, spent: float) -> str | None:
        """The text of an action, after so many seconds spent on the turn; None when no answer came in time."""


def think(
    game: str, version: int, components: str, position: Position, level: str, seed: int, spent: float
) -> list[tuple[str, str]]:
    """Choose the actions of a whole turn, each with the position that it is for: what a worker process does.

    A bot's time is for a turn, and what it finds out for one decision helps it with the next. When chance has drawn in
    the middle of the turn, so many seconds of its time are spent already.
    """
    known = find_edition(game, version, components)
    state, bot = known.load(position), new_bot(level, seed, seconds_left(level, spent))
    seat = state.to_act()
    turn: list[tuple[str, str]] = []
    while not turn or is_same_turn(state, seat):
        action = bot.choose(state)
        turn.append((digest(state), known.format(action)))
        state.apply(action)
    return turn


def seconds_left(level: str, spent: float) -> float:
    """What is left of the time that a level has for a turn, but enough to look at the decision."""
    whole = SECONDS.get(level, 0.0)
    return max(whole - spent, whole * LEAST_SHARE)


class BotWorkers:
    """Thinks in a pool of processes, a turn at a time."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._pool = WorkerPool(workers)
        self._seconds = seconds
        self._planned: OrderedDict[tuple[str, str], str] = OrderedDict()

    async def choose(self, agreement: Agreement, position: Position, level: str, spent: float) -> str | None:
        """The text of an action, after so many seconds spent on the turn; None when no answer came in time."""
        key = (level, digest_of(position))
        if key not in self._planned:
            task = (
                agreement.game,
                agreement.version,
                agreement.components,
                position,
                level,
                secrets.randbits(32),
                spent,
            )
            try:
                turn = await self._pool.run(think, *task, seconds=self._seconds)
            except WorkerFailed as error:
                log.warning("a bot of level %s did not answer: %s", level, error)
                return None
            self._planned.update({(level, where): action for where, action in turn})
            while len(self._planned) > PLANNED:
                self._planned.popitem(last=False)
        return self._planned.pop(key, None)

    def close(self) -> None:
        """End the worker processes."""
        self._pool.close()
