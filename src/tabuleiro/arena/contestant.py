"""Who competes: a bot's level, and what differs from it, as written after `--seats`."""

import math
from pathlib import Path
from time import process_time
from typing import NamedTuple

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.levels import LEVELS, SECONDS, UnknownLevel, new_bot
from tabuleiro.bots.regular import RegularBot
from tabuleiro.bots.searching import SearchBot
from tabuleiro.bots.weights import load_evaluation
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game


class BadBudget(InputError):
    """A time per turn that nobody can keep."""


class Contestant(NamedTuple):
    """A bot: its level, its seconds per turn (None: the level's own) and its weights (none: those that we bring)."""

    name: str
    level: str
    seconds: float | None = None
    weights: str = ""

    def bot(self, game: Game, seed: int) -> Bot:
        """The bot itself; it counts the processor's time, so that whatever else runs here decides no match."""
        evaluation = load_evaluation(game, Path(self.weights)) if self.weights else None
        if self.level in SECONDS:
            seconds = SECONDS[self.level] if self.seconds is None else self.seconds
            return SearchBot(seed, seconds, evaluation=evaluation, clock=process_time)
        return RegularBot(seed, evaluation) if self.weights else new_bot(self.level, seed)


def parse_contestants(words: str, budget: float | None) -> list[Contestant]:
    """The contestants of a list such as `strong,strong:0.5,regular@new.json`.

    LEVEL[:SECONDS][@WEIGHTS]; `budget` is for those that search and name no seconds of their own.
    """
    if budget is not None:
        check_budget(budget, str(budget))
    return [_parse_contestant(word.strip(), budget) for word in words.split(",")]


def check_budget(seconds: float, said: str) -> float:
    """The seconds, if they can be kept."""
    if not math.isfinite(seconds) or seconds <= 0:
        raise BadBudget(
            "bad-budget", f"nobody can think for {said} seconds a turn: expected more than 0", {"budget": said}
        )
    return seconds


def _parse_contestant(word: str, budget: float | None) -> Contestant:
    head, _, weights = word.partition("@")
    level, colon, said = head.partition(":")
    if level not in LEVELS or (colon and level not in SECONDS) or (weights and level not in ("regular", *SECONDS)):
        known = ", ".join([*LEVELS, *(f"{name}:SECONDS" for name in SECONDS)])
        raise UnknownLevel(
            "unknown-level", f"unknown bot {word!r}: expected one of {known}", {"level": word, "known": known}
        )
    if not colon:
        return Contestant(word, level, budget if level in SECONDS else None, weights)
    try:
        seconds = float(said)
    except ValueError:
        seconds = 0.0
    return Contestant(word, level, check_budget(seconds, said), weights)
