"""How a bot chooses for a table: a whole turn at a time, within the time of its level."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from tabuleiro.bots.levels import SECONDS, new_bot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.bots.turn import goes_on
from tabuleiro.core.digest import digest
from tabuleiro.core.registry import find_edition
from tabuleiro.core.state import Position
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.playthrough import Playthrough

LEAST_SHARE: Final = 0.05
"""Of its time a bot has at least this much, however much the turn has taken."""


class NotWanted(Exception):
    """A question that waited in line until nobody wanted an answer from us any more."""


async def at_once() -> bool:
    """Begin: nobody waited in line."""
    return True


class Question(NamedTuple):
    """What a bot is asked: for whose table, by which rules, where, how well, and in what is left of its time."""

    user: int
    """The host of the table; a thinker that has much to do takes turns among them."""
    agreement: Agreement
    playthrough: Playthrough
    level: str
    spent: float
    """How many seconds of its turn are gone."""
    hurry: asyncio.Event
    """Set when the people at the table want the answer now: the best that is found so far."""
    begin: Callable[[], Awaitable[bool]] = at_once
    """Called by who let it wait in line, before anybody thinks about it: whether the answer is still wanted from us."""

    def key(self) -> tuple[str, str]:
        """Who would answer alike: a bot of the same level in the same position."""
        return self.level, self.playthrough.digest()

    def task(self) -> "Task":
        """The question as a process that thinks gets it."""
        game, version, components = self.agreement[:3]
        start, actions = self.playthrough.start.dump(), self.playthrough.played.actions()
        return Task(game, version, components, start, actions, self.level, secrets.randbits(32), self.spent)


class Task(NamedTuple):
    """What a process needs to answer a question: the edition, the game so far, how well and in what time.

    The whole game, because a bot shall not go back to where it was: it must know where it was.
    """

    game: str
    version: int
    components: str
    start: Position
    actions: list[int]
    level: str
    seed: int
    spent: float


class Thinker(Protocol):
    """Chooses actions for bots, somewhere else than where tables are served."""

    async def choose(self, question: Question) -> str | None:
        """The text of an action; None when no answer came in time. `NotWanted` when `begin` says so."""


def think(task: Task, clock: Callable[[], float] = perf_counter) -> list[tuple[str, str]]:
    """Choose the actions of a whole turn, each with the digest of the position that it is for.

    A bot's time is for a turn, and what it finds out for one decision helps it with the next. When chance has drawn or
    another seat has answered in the middle of the turn, `spent` seconds of its time are gone already.
    """
    known = find_edition(task.game, task.version, task.components)
    start = known.load(task.start)
    state = start.copy()
    for action in task.actions:
        state.apply(action)
    bot = new_bot(task.level, task.seed, seconds_left(task.level, task.spent), clock)
    seat, turn = state.to_act(), state.whose_turn()
    if isinstance(bot, SearchBot):
        bot.recall(start, task.actions, seat)
    actions: list[tuple[str, str]] = []
    while not actions or goes_on(state, seat, turn):
        action = bot.choose(state)
        actions.append((digest(state), known.format(action)))
        state.apply(action)
    return actions


def seconds_left(level: str, spent: float) -> float:
    """What is left of the time that a level has for a turn, but enough to look at the decision."""
    whole = SECONDS.get(level, 0.0)
    return max(whole - spent, whole * LEAST_SHARE)
