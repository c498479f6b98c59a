"""Measures what every level is worth, in one command: plays the games of the levels among themselves, and rates them.

    python bench/anchors.py FOLDER [--games luna,merv] [--levels advanced,strong] [--workers 2] [--write]

The levels that answer at once all play each other; one that searches more plays at tables with the levels right below
it, as often as a rating needs. What was played lies in FOLDER, and a run that was killed goes on there; so levels may
be measured one after another. At last bench/ratings.py rates everything that is there: `--write` puts it into
docs/quality/ and bots/learned/ratings.json.
"""

import argparse
import math
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ratings import LEAST_GAMES, judge

from tabuleiro.bots.levels import AT_ONCE, LEVELS, levels_of
from tabuleiro.core.registry import find_game, game_names

QUICK_ROUNDS: Final = 75
"""Lucks of every group of those, each in every seating."""
SEED: Final = 32


class Plan(NamedTuple):
    """One tournament: every group of its bots that fills the seats, so many lucks in every seating."""

    name: str
    game: str
    seats: int
    bots: Sequence[str]
    rounds: int

    def command(self, folder: Path, workers: int) -> list[str]:
        """How it is played, or played on."""
        told = {"games": self.game, "bots": ",".join(self.bots), "seats": self.seats, "rounds": self.rounds}
        options = [f"--{name}={value}" for name, value in {**told, "seed": SEED, "workers": workers}.items()]
        return [sys.executable, "-m", "tabuleiro", "tournament", str(folder / self.name), *options]


def plans(games: Sequence[str], levels: Sequence[str]) -> Iterator[Plan]:
    """The tournaments that measure some levels in some games, at every number of seats.

    Those that answer at once are always among them: the regular one is what all others are measured by.
    """
    for game in games:
        offered = tuple(levels_of(game))
        for seats in [count for count in find_game(game).seats if count > 1]:
            yield Plan(f"{game}-{seats}", game, seats, offered[: max(seats, len(AT_ONCE))], QUICK_ROUNDS)
            for level in [level for level in levels if level in offered and level not in AT_ONCE]:
                place = offered.index(level)
                below = offered[max(0, place + 1 - seats) : place + 1]
                yield Plan(f"{game}-{seats}-{level}", game, seats, below, math.ceil(LEAST_GAMES / seats))


def chosen(text: str, known: Sequence[str]) -> list[str]:
    """What somebody names on the command line, all if nothing."""
    names = text.split(",") if text else list(known)
    if unknown := [name for name in names if name not in known]:
        sys.exit(f"unknown: {', '.join(unknown)}; expected some of {', '.join(known)}")
    return names


def main() -> None:
    """Play what is missing, then rate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", default="", help="all if left out")
    parser.add_argument("--levels", default="", help="all if left out")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    for plan in plans(chosen(asked.games, game_names()), chosen(asked.levels, LEVELS)):
        print(f"{plan.name}: {', '.join(plan.bots)}", flush=True)
        subprocess.run(plan.command(asked.folder, asked.workers), check=True)  # noqa: S603 - our own program
    judge(asked.folder, write=asked.write)


if __name__ == "__main__":
    main()
