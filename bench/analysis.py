"""Measures whether an analysis can be believed: accuracies order the levels, and luck comes to nothing on average.

    python bench/analysis.py GAME [--games 20] [--write]

Games that were analysed are kept in build/analysis/ and a killed run goes on. `--write` puts the verdict into the
calibration of the game, without which nothing is estimated; scripts/estimates.py tells it in docs/quality/.
"""

import argparse
import json
import sys
from pathlib import Path

from kept import run_kept

from tabuleiro.core.registry import find_game, game_names
from tabuleiro.learn.analysis.proofs.proof import (
    LEAST_OF_LEVEL,
    LEVELS,
    LevelGame,
    LevelPlayed,
    play_level,
    prove_order,
)
from tabuleiro.learn.estimate.calibration import FOLDER, ORDER, find_calibration
from tabuleiro.learn.estimate.making import save_calibration

SEED = 1


def main() -> int:
    """Play and analyse what is missing, then tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--games", type=int, default=LEAST_OF_LEVEL, help="games of every level")
    parser.add_argument("--folder", type=Path, default=Path("build/analysis"), help="where analysed games are kept")
    parser.add_argument("--out", type=Path, default=FOLDER, help="where the calibration with its verdict is written")
    parser.add_argument("--write", action="store_true", help="write the verdict")
    asked = parser.parse_args()
    found = find_calibration(find_game(asked.game))
    if found is None:
        parser.error(f"{asked.game} is not calibrated: make calibration GAME={asked.game}")
    order = prove_order(play(asked.game, asked.games, asked.folder / f"{asked.game}-{found.fitted().name()}.lines"))
    print(json.dumps({"game": asked.game, **order._asdict()}))
    if asked.write:
        save_calibration(found._replace(validity={**found.validity, ORDER: order}), asked.out)
    return 0 if order.passed else 1


def play(game: str, games: int, kept: Path) -> list[LevelPlayed]:
    """All games, those that were kept among them."""
    wanted = [LevelGame(game, level, number, SEED) for number in range(games) for level in LEVELS]
    return run_kept(kept, wanted, play_level, lambda found: LevelPlayed(*found))


if __name__ == "__main__":
    sys.exit(main())
