"""Measures what a table needs in memory for a very long game: five random players of Hansa Teutonica, to the end.

python bench/long_game.py [--write]       prints one JSON object
"""

import argparse
import json
import os
import random
from pathlib import Path

from rich.progress import Progress
from section import write_section

from tabuleiro.core.registry import find_game
from tabuleiro.server.table.playthrough import Playthrough


def memory() -> float:
    """What this process has in memory, in MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def play_to_the_end(game: Playthrough, dice: random.Random, progress: Progress) -> Playthrough:
    """The rest of a game, each step on a copy as at a table."""
    bar = progress.add_task("plies", total=None)
    while not game.is_over():
        game = game.copy()
        game.advance(dice.randrange, settle=True)
        if not game.is_over():
            game.take(game.state.to_act(), dice.choice(game.state.legal()), "bot")
        progress.update(bar, completed=game.ply())
    return game


def main() -> None:
    """Play one game and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    with Progress() as progress:
        game, dice = Playthrough(find_game("hansa_teutonica").new(5)), random.Random(1)
        game.advance(dice.randrange, settle=True)  # whatever is made once is there now
        before = memory()
        game = play_to_the_end(game, dice, progress)
        grown = memory() - before
    print(json.dumps({"plies": game.ply(), "grown_mb": round(grown, 1)}))
    if asked.write:
        write_section("long-game", f"A game of {game.ply():,} plies takes {grown:.1f} MB at a table.\n")


if __name__ == "__main__":
    main()
