"""Measures how far an analysis can be trusted: planted errors are found, and more search says the same.

    python bench/trust.py planted GAME [--games 40] [--write]
    python bench/trust.py steady GAME [--games 20] [--turns 4] [--drift QUICK.json STANDARD.json]... [--write]

`--drift` reads two analyses of one game (`tabuleiro analyse --budget quick|standard --out FILE`). What was judged is
kept in build/analysis/ and a killed run goes on. `--write` puts the verdict into the calibration of the game; it
decides nothing. scripts/estimates.py tells it in docs/quality/.
"""

import argparse
import json
import sys
from pathlib import Path

from kept import run_kept

from tabuleiro.core.registry import find_game, game_names
from tabuleiro.learn.analysis.proofs.planted import LEAST_GAMES, PlantedError, PlantedGame, find_error, prove_planted
from tabuleiro.learn.analysis.proofs.steadiness import (
    Drift,
    SteadyGame,
    TwiceJudged,
    judge_twice,
    prove_steady,
    read_drift,
)
from tabuleiro.learn.estimate.calibration import FOLDER, PLANTED, STEADY, Validity, find_calibration, read_calibration
from tabuleiro.learn.estimate.making import save_calibration

SEED = 1
PROOFS = {"planted": PLANTED, "steady": STEADY}


def main() -> int:
    """Judge what is missing, then tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("proof", choices=PROOFS)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--games", type=int, default=0, help="games to play: 40 with errors, else 20")
    parser.add_argument("--turns", type=int, default=4, help="turns of every game that are judged twice")
    parser.add_argument("--drift", type=Path, nargs=2, action="append", default=[], metavar=("QUICK", "STANDARD"))
    parser.add_argument("--folder", type=Path, default=Path("build/analysis"), help="where judged games are kept")
    parser.add_argument("--out", type=Path, default=FOLDER, help="where the calibration with its verdict is written")
    parser.add_argument("--write", action="store_true", help="write the verdict")
    asked = parser.parse_args()
    found = find_calibration(find_game(asked.game))
    if found is None:
        parser.error(f"{asked.game} is not calibrated: make calibration GAME={asked.game}")
    kept = asked.folder / f"{asked.game}-{asked.proof}-{found.fitted().name()}.lines"
    if asked.proof == "planted":
        proof = measure_planted(asked.game, asked.games or LEAST_GAMES, kept)
    else:
        proof = measure_steady(asked.game, asked.games or 20, asked.turns, kept, asked.drift)
    print(json.dumps({"game": asked.game, "proof": asked.proof, **proof._asdict()}))
    if asked.write:
        kept_there = asked.out / f"{asked.game}.json"  # with the verdict of the other proof, if that was written before
        present = read_calibration(kept_there.read_text(encoding="utf-8")) if kept_there.exists() else found
        save_calibration(present._replace(validity={**present.validity, PROOFS[asked.proof]: proof}), asked.out)
    return 0 if proof.passed else 1


def measure_planted(game: str, games: int, kept: Path) -> Validity:
    """Plant errors and look for them; a game in which none could be planted does not count."""
    blocks = [PlantedGame(game, number, SEED) for number in range(games)]
    found = run_kept(kept, blocks, find_error, lambda one: None if one is None else PlantedError(*one))
    return prove_planted([one for one in found if one is not None])


def measure_steady(game: str, games: int, turns: int, kept: Path, pairs: list[list[Path]]) -> Validity:
    """Judge turns twice, and read how far two analyses of the same games drifted."""
    blocks = [SteadyGame(game, number, SEED, turns) for number in range(games)]
    found = run_kept(kept, blocks, judge_twice, lambda judged: [TwiceJudged(*one) for one in judged])
    return prove_steady([one for judged in found for one in judged], [drift_of(*pair) for pair in pairs])


def drift_of(quick: Path, standard: Path) -> Drift:
    """The drift of one game by the files of two analyses."""
    return read_drift(*(json.loads(path.read_text(encoding="utf-8")) for path in (quick, standard)))


if __name__ == "__main__":
    sys.exit(main())
