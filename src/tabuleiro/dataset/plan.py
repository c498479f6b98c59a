"""What a data set is made of: everything that decides which games it holds."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tabuleiro.bots.levels import LEVELS, new_bot
from tabuleiro.core.registry import find_game


class DatasetPlan(NamedTuple):
    """The games of a data set. `seconds` is the time per turn of bots that search; None is their usual one."""

    game: str
    version: int
    components: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    seconds: float | None
    seed: int
    games: int

    def levels(self, number: int) -> list[str]:
        """The level in every seat of a game: each game moves everybody on by one seat."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]


def new_plan(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seconds: float | None = None,
    seed: int = 1,
) -> DatasetPlan:
    """A plan from what a user said, all of it checked.

    Left out, `seats` is one for each bot, or as few as the game can be played with; bots fill the seats in turn.
    """
    known = find_game(game)
    for level in bots:
        if level not in LEVELS:
            new_bot(level, 1)  # refuses it
    count = seats if seats is not None else max(len(bots), min(known.seats))
    known.new(count, options)
    return DatasetPlan(
        game, known.version, known.components, count, dict(options or {}), list(bots), seconds, seed, games
    )
