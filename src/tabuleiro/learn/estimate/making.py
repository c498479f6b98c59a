"""Makes the calibration of a game: plays the games that are missing, keeps their samples, fits, writes the file."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.arena.executor import run_blocks
from tabuleiro.arena.whole_file import save
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_game
from tabuleiro.learn.estimate.calibration import (
    FOLDER,
    Calibration,
    find_calibration,
    fitted_curve,
    present_weights,
    write_calibration,
)
from tabuleiro.learn.estimate.fitting import calibrate
from tabuleiro.learn.estimate.sampling import Sample, SampledGame, sample_game

BATCH: Final = 16
"""Games that are played before their samples are kept."""


class OtherSamples(InputError):
    """A folder that holds the samples of another plan."""


class CalibrationPlan(NamedTuple):
    """What to play: games of several seats, their counts in turn, and half as many alone where that can be played."""

    game: str
    games: int
    positions: int
    nodes: int
    seed: int
    alone: bool = False
    """Only whoever plays alone; what was made for several seats stays as it is."""

    def numbers(self) -> dict[str, int]:
        """What a calibration tells about its making."""
        return {"games": self.games, "positions": self.positions, "nodes": self.nodes, "seed": self.seed}

    def blocks(self) -> list[SampledGame]:
        """Every game to play. Two in a row have the same seat count: one is fitted on, the other held out."""
        counts = find_game(self.game).seats
        together = [seats for seats in counts if seats > 1]
        games = 0 if self.alone else self.games
        asked = [(together[number // 2 % len(together)], number) for number in range(games)]
        asked += [(1, number) for number in range(self.games // 2)] if 1 in counts else []
        return [SampledGame(self.game, seats, number, self.seed, self.positions, self.nodes) for seats, number in asked]


def make_calibration(
    plan: CalibrationPlan, folder: Path, workers: int, tell: Callable[[int, int], None]
) -> Calibration:
    """Play what is missing, and fit. A killed run goes on where it was; samples of other weights are refused."""
    game, blocks = find_game(plan.game), plan.blocks()
    file = _open_samples(plan, game, folder)
    samples = _read_samples(file)
    done = {(one.seats, one.number) for one in samples}
    missing = [block for block in blocks if (block.seats, block.number) not in done]
    tell(len(blocks) - len(missing), len(blocks))
    for place in range(0, len(missing), BATCH):
        found = list(run_blocks(sample_game, missing[place : place + BATCH], workers))
        with file.open("a", encoding="utf-8") as kept:
            kept.writelines(json.dumps(played) + "\n" for played in found)
        samples += [one for played in found for one in played]
        tell(len(blocks) - len(missing) + min(place + BATCH, len(missing)), len(blocks))
    if not plan.alone:
        return calibrate(game, samples, plan.numbers())
    return with_alone(game, calibrate(game, [one for one in samples if one.seats == 1], plan.numbers()))


def with_alone(game: Game, made: Calibration) -> Calibration:
    """What is known of several seats, with a new curve and proof for whoever plays alone.

    It must hold for the weights that judge several seats today; `NoEstimate` says that it does not.
    """
    fitted_curve(game, max(game.seats))
    present = find_calibration(game)
    assert present is not None, "a curve without a calibration"
    curves, validity = {**present.curves, **made.curves}, {**present.validity, **made.validity}
    return present._replace(weights=made.weights, curves=curves, validity=validity)


def save_calibration(calibration: Calibration, folder: Path = FOLDER) -> Path:
    """Put a calibration where estimates look for it, or into another folder."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{calibration.game}.json"
    save(path, write_calibration(calibration))
    return path


def _open_samples(plan: CalibrationPlan, game: Game, folder: Path) -> Path:
    """The file of the samples; its first line says what they are of."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{plan.game}.samples"
    title = json.dumps({"plan": plan.numbers(), "weights": present_weights(game), "version": game.version})
    if not file.exists():
        file.write_text(title + "\n", encoding="utf-8")
    with file.open(encoding="utf-8") as kept:
        found = kept.readline().strip()
    if found != title:
        raise OtherSamples("other-samples", f"{file} holds samples of {found}", {"file": str(file), "kept": found})
    return file


def _read_samples(file: Path) -> list[Sample]:
    """What was kept, a line a game; a line that was cut off is removed."""
    whole, _, cut = file.read_text(encoding="utf-8").rpartition("\n")
    if cut:
        save(file, whole + "\n")
    return [Sample(*one) for line in whole.splitlines()[1:] for one in json.loads(line)]
