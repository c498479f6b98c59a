"""The bots by name, as people choose them."""

from typing import Final

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.novice import NoviceBot
from tabuleiro.bots.random import RandomBot
from tabuleiro.bots.regular import RegularBot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.errors import InputError

LEVELS: Final = ("random", "novice", "regular", "strong", "expert")
"""The names of all levels, the weakest first."""
SECONDS: Final[dict[str, float]] = {"strong": 2.0, "expert": 10.0}
"""How long the levels that search think per turn."""


class UnknownLevel(InputError):
    """A bot level that does not exist."""


def new_bot(level: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot of a level. `seconds` per turn replace the usual budget of a level that searches; others need no time.

    The same level and seed always play the same, unless a clock ends the thinking.
    """
    if level == "random":
        return RandomBot(seed)
    if level == "novice":
        return NoviceBot(seed)
    if level == "regular":
        return RegularBot(seed)
    if level in SECONDS:
        return SearchBot(seed, SECONDS[level] if seconds is None else seconds)
    known = ", ".join(LEVELS)
    raise UnknownLevel(
        "unknown-level", f"unknown bot {level!r}: expected one of {known}", {"level": level, "known": known}
    )
