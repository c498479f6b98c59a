"""Measures luck: how much of what a look at a draw sees is confirmed, and whether results vary less without luck.

    python bench/luck.py draws GAME [--games 24] [--write]
    python bench/luck.py results GAME [--games 120] [--write]

The games in which draws are looked at twice have another seed than those whose results prove it. What was measured is
kept in build/analysis/ and a killed run goes on. `--write` puts it into the calibration of the game, of which `results`
reads what `draws` wrote. It decides nothing; scripts/estimates.py tells it in docs/quality/.
"""

import argparse
import json
import sys
from pathlib import Path

from kept import run_kept

from tabuleiro.core.registry import find_game, game_names
from tabuleiro.learn.analysis.proofs.confirmed import TwiceSeen, fit_draws, look_twice
from tabuleiro.learn.analysis.proofs.luck import LEAST_GAMES, LuckPlayed, play_for_luck, prove_luck
from tabuleiro.learn.analysis.proofs.proof import LEVELS, LevelGame
from tabuleiro.learn.estimate.calibration import FOLDER, LUCK, ORDER, Calibration, find_calibration
from tabuleiro.learn.estimate.making import save_calibration

GAMES = {"draws": 24, "results": 120}
EARLIER = ("luck", "variance")
"""Figures of the proof of the order that told of luck by smaller looks, before it had a proof of its own."""
SEEDS = {"draws": 2, "results": 1}


def main() -> int:
    """Look or play what is missing, then tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=GAMES)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--games", type=int, default=0, help=f"24 for draws, else 120; at least {LEAST_GAMES} count")
    parser.add_argument("--folder", type=Path, default=Path("build/analysis"), help="where measured games are kept")
    parser.add_argument("--out", type=Path, default=FOLDER, help="where the calibration is written")
    parser.add_argument("--write", action="store_true", help="write what was found")
    asked = parser.parse_args()
    found = find_calibration(find_game(asked.game))
    if found is None:
        parser.error(f"{asked.game} is not calibrated: make calibration GAME={asked.game}")
    levels = [
        (LEVELS[number % len(LEVELS)], number // len(LEVELS)) for number in range(asked.games or GAMES[asked.step])
    ]
    blocks = [LevelGame(asked.game, level, number, SEEDS[asked.step]) for level, number in levels]
    measured = (measure_draws if asked.step == "draws" else measure_results)(found, blocks, asked.folder)
    if asked.write:
        save_calibration(measured, asked.out)
    return 0


def measure_draws(found: Calibration, blocks: list[LevelGame], folder: Path) -> Calibration:
    """Look at draws twice; the calibration with what is confirmed of them."""
    kept = folder / f"{found.game}-draws-{found.fitted().name()}.lines"
    seen = run_kept(kept, blocks, look_twice, lambda looks: [TwiceSeen(*one) for one in looks])
    draws = fit_draws([one for played in seen for one in played])
    print(json.dumps({"game": found.game, "draws": draws}))
    return found._replace(draws=draws)


def measure_results(found: Calibration, blocks: list[LevelGame], folder: Path) -> Calibration:
    """Weigh luck against results; the calibration with the verdict."""
    kept = folder / f"{found.game}-luck-{found.fitted()._replace(draws=found.draws).name()}.lines"
    proof = prove_luck(run_kept(kept, blocks, play_for_luck, lambda one: LuckPlayed(*one)))
    print(json.dumps({"game": found.game, **proof._asdict()}))
    validity = {**found.validity, LUCK: proof}
    if ORDER in validity:
        figures = {name: one for name, one in validity[ORDER].figures.items() if name not in EARLIER}
        validity[ORDER] = validity[ORDER]._replace(figures=figures)
    return found._replace(validity=validity)


if __name__ == "__main__":
    sys.exit(main())
