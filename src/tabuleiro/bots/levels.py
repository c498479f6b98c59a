"""The bots by name, as people choose them."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.graded import Grade, GradedBot
from tabuleiro.bots.random import RandomBot
from tabuleiro.bots.scripted.scripted_bot import ScriptedBot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.errors import InputError

GRADES: Final[dict[str, Grade]] = {"novice": Grade(2, 55), "casual": Grade(6, 22), "regular": Grade(24, 4)}
"""The levels that need no time, but for the random one, and how well each looks."""
SECONDS: Final[dict[str, float]] = {"skilled": 0.02, "advanced": 0.2, "strong": 2.0, "expert": 10.0}
"""How long the levels that search think per turn."""
LEVELS: Final = ("random", *GRADES, *SECONDS)
"""The names of all levels, the weakest first."""
SCRIPTED: Final = "scripted"
"""A yardstick for matches, no level: how strong it is differs between games."""


class UnknownLevel(InputError):
    """A bot level that does not exist."""


def new_bot(level: str, seed: int, seconds: float | None = None, clock: Callable[[], float] = perf_counter) -> Bot:
    """A bot of a level. `seconds` per turn replace the usual budget of a level that searches; others need no time.

    A `clock` that leaps ahead ends the search: the bot plays the best that it has found so far.
    The same level and seed always play the same, unless a clock ends the thinking.
    """
    if level in SECONDS:
        return SearchBot(seed, SECONDS[level] if seconds is None else seconds, clock=clock)
    if level in GRADES:
        return GradedBot(seed, GRADES[level])
    if level == SCRIPTED:
        return ScriptedBot(seed)
    if level == "random":
        return RandomBot(seed)
    known = ", ".join(LEVELS)
    raise UnknownLevel(
        "unknown-level", f"unknown bot {level!r}: expected one of {known}", {"level": level, "known": known}
    )
