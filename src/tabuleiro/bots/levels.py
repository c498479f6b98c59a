"""The bots by name, as people choose them."""

from typing import Final

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.greedy import GreedyBot
from tabuleiro.bots.random import RandomBot
from tabuleiro.core.errors import InputError

LEVELS: Final = ("random", "greedy")
"""The names of all levels, the weakest first."""


class UnknownLevel(InputError):
    """A bot level that does not exist."""


def new_bot(level: str, seed: int) -> Bot:
    """A bot of a level; the same level and seed always play the same."""
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(seed)
    known = ", ".join(LEVELS)
    raise UnknownLevel(
        "unknown-level", f"unknown bot {level!r}: expected one of {known}", {"level": level, "known": known}
    )
