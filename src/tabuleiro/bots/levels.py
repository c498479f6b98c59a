"""The bots by name, as people choose them."""

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Final

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.graded import USUAL, Grade, GradedBot
from tabuleiro.bots.random import RandomBot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.errors import InputError

FILE: Final = Path(__file__).parent / "learned" / "grades.json"
"""How well the levels that need no clock look, in each game: set so that each wins about three of four games against
the one below (docs/decisions/0056)."""


def read_grades(text: str) -> dict[str, dict[str, Grade]]:
    """The grades of every level that needs no clock, the weakest first, each by game."""
    found: dict[str, dict[str, Grade]] = {}
    for game, grades in json.loads(text).items():
        for level, grade in grades.items():
            found.setdefault(level, {})[game] = Grade(*grade)
    return found


GRADES: Final[dict[str, dict[str, Grade]]] = read_grades(FILE.read_text(encoding="utf-8"))
"""The levels that need no clock, but for the random one."""
SECONDS: Final[dict[str, float]] = {"strong": 2.0, "expert": 10.0}
"""How long the levels that search by the clock think per turn."""
LEVELS: Final = ("random", *GRADES, *SECONDS)
"""The names of all levels, the weakest first."""
AT_ONCE: Final = LEVELS[: LEVELS.index("regular") + 1]
"""The levels that answer in a few thousandths of a second."""
SCRIPTED: Final = "scripted"
"""A yardstick for matches, no level: how strong it is differs between games."""


def levels_of(game: str) -> list[str]:
    """The levels that differ enough to be offered in a game, the weakest first.

    Where searching more wins little, fewer levels have a grade. A game without any grades has the usual ones.
    """
    own = game if any(game in grades for grades in GRADES.values()) else USUAL
    return [level for level in LEVELS if level not in GRADES or own in GRADES[level]]


class UnknownLevel(InputError):
    """A bot level that does not exist."""


def new_scripted(seed: int) -> Bot:
    """The yardstick, loaded when it is wanted: its scripts know games from inside, and load those."""
    bot = import_module("tabuleiro.bots.scripted.scripted_bot").ScriptedBot(seed)
    assert isinstance(bot, Bot)
    return bot


def new_bot(level: str, seed: int, seconds: float | None = None, clock: Callable[[], float] = perf_counter) -> Bot:
    """A bot of a level. `seconds` per turn replace the usual budget of a level that has a clock; others need none.

    A `clock` that leaps ahead ends the search: the bot plays the best that it has found so far.
    The same level and seed always play the same, unless a clock ends the thinking.
    """
    if level in SECONDS:
        bot = SearchBot(seed, SECONDS[level] if seconds is None else seconds, clock=clock)
        bot.hastens = True
        return bot
    if level in GRADES:
        return GradedBot(seed, GRADES[level])
    if level == SCRIPTED:
        return new_scripted(seed)
    if level == "random":
        return RandomBot(seed)
    known = ", ".join(LEVELS)
    raise UnknownLevel(
        "unknown-level", f"unknown bot {level!r}: expected one of {known}", {"level": level, "known": known}
    )
