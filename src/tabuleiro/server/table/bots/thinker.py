"""How a bot chooses for a table: a whole turn at a time, within the time of its level."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from tabuleiro.bots.levels import SECONDS, new_bot
from tabuleiro.bots.turn import goes_on
from tabuleiro.core.digest import digest
from tabuleiro.core.registry import find_edition
from tabuleiro.core.state import Position
from tabuleiro.server.table.agreement import Agreement

LEAST_SHARE: Final = 0.05
"""Of its time a bot has at least this much, however much the turn has taken."""


class Question(NamedTuple):
    """What a bot is asked: for whose table, by which rules, where, how well, and in what is left of its time."""

    user: int
    """The host of the table; a thinker that has much to do takes turns among them."""
    agreement: Agreement
    position: Position
    level: str
    spent: float
    """How many seconds of its turn are gone."""
    hurry: asyncio.Event
    """Set when the people at the table want the answer now: the best that is found so far."""


class Thinker(Protocol):
    """Chooses actions for bots, somewhere else than where tables are served."""

    async def choose(self, question: Question) -> str | None:
        """The text of an action; None when no answer came in time."""


def think(
    game: str,
    version: int,
    components: str,
    position: Position,
    level: str,
    seed: int,
    spent: float,
    clock: Callable[[], float] = perf_counter,
) -> list[tuple[str, str]]:
    """Choose the actions of a whole turn, each with the digest of the position that it is for.

    A bot's time is for a turn, and what it finds out for one decision helps it with the next. When chance has drawn or
    another seat has answered in the middle of the turn, `spent` seconds of its time are gone already.
    """
    known = find_edition(game, version, components)
    state, bot = known.load(position), new_bot(level, seed, seconds_left(level, spent), clock)
    seat, turn = state.to_act(), state.whose_turn()
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
