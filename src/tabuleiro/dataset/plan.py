"""What a data set is made of: everything that decides which games it holds."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.core.registry import find_game


class DatasetPlan(NamedTuple):
    """The games of a data set, numbered from `first` on.

    A bot is named as in a match: `strong`, or `strong:100i` for 100 iterations a decision, which does not depend on
    the machine. `seconds` is the time per turn of bots that search and name no budget; None is their usual one.
    """

    game: str
    version: int
    components: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    seconds: float | None
    seed: int
    games: int
    first: int = 0

    def numbers(self) -> range:
        """The numbers of its games."""
        return range(self.first, self.first + self.games)

    def levels(self, number: int) -> list[str]:
        """The bot in every seat of a game: each game moves everybody on by one seat."""
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
    first: int = 0,
) -> DatasetPlan:
    """A plan from what a user said, all of it checked.

    Left out, `seats` is one for each bot, or as few as the game can be played with; bots fill the seats in turn.
    """
    known = find_game(game)
    parse_entrants(",".join(bots), seconds)  # refuses what is no bot
    count = seats if seats is not None else max(len(bots), min(known.seats))
    known.new(count, options)
    return DatasetPlan(
        game, known.version, known.components, count, dict(options or {}), list(bots), seconds, seed, games, first
    )
