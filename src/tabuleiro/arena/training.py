"""Training by self-play (expert iteration): play, fit, compare with the champion, and again with the better weights.

Everything is kept in one folder; a run that was killed goes on with the first block of games that is missing there.
"""

import json
from array import array
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from tabuleiro.arena.confidence import Interval
from tabuleiro.arena.entrant import Entrant
from tabuleiro.arena.executor import run_blocks
from tabuleiro.arena.match import plan_match, play_match, report_match
from tabuleiro.arena.whole_file import save
from tabuleiro.bots.evaluation import Evaluation, input_count
from tabuleiro.bots.outcome_value import final_values
from tabuleiro.bots.training.adagrad import Fitter, Samples
from tabuleiro.bots.training.self_play import SelfPlay, samples_of
from tabuleiro.bots.weights import UNLEARNED_SCALE, load_evaluation, write_weights
from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import find_game

BLOCK: Final = 10
"""Games in a block: some seconds of work, so that a killed run loses little."""
WINDOW: Final = 4
"""The number of generations, the newest included, whose games a generation learns from (a replay buffer)."""
PASSES: Final = 2


class OtherTraining(InputError):
    """A folder that holds a training of another kind."""


class TrainingPlan(NamedTuple):
    """What to train, and how much."""

    game: str
    folder: Path
    generations: int
    games: int
    duels: int
    hidden: int
    seed: int
    start: str = ""
    """The weights to begin with; none: the first generation plays at random."""

    def identity(self) -> dict[str, object]:
        """What must not change when a run is resumed; more generations may be asked for."""
        return {"game": self.game, "games": self.games, "hidden": self.hidden, "seed": self.seed, "start": self.start}


class TrainingBlock(NamedTuple):
    """Some games of one generation, and the file that they are kept in."""

    game: str
    seats: int
    seed: int
    weights: str
    path: str


class Generation(NamedTuple):
    """What one generation came to: the scale of its leads, the error of its fit, its wins against the champion."""

    number: int
    scale: float
    error: float
    wins: float
    is_champion: bool


def train(plan: TrainingPlan, workers: int, tell: Callable[[str, int, int], None]) -> list[Generation]:
    """Train and return the course of all generations; `tell` hears (what, done, of how many)."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    course = open_course(plan)
    while len(course) < plan.generations:
        course.append(train_generation(plan, course, workers, tell))
        save(plan.folder / "course.json", json.dumps({**plan.identity(), "course": course}))
    return course


def open_course(plan: TrainingPlan) -> list[Generation]:
    """The generations that the folder already holds."""
    path = plan.folder / "course.json"
    if not path.exists():
        return []
    kept = json.loads(path.read_text(encoding="utf-8"))
    course = [Generation(*generation) for generation in kept.pop("course")]
    if kept != plan.identity():
        raise OtherTraining(
            "other-training",
            f"{plan.folder} holds another training: {kept}",
            {"folder": str(plan.folder), "kept": json.dumps(kept)},
        )
    return course


def train_generation(
    plan: TrainingPlan, course: list[Generation], workers: int, tell: Callable[[str, int, int], None]
) -> Generation:
    """Play with the champion's weights, fit new ones, and let the two play for the place."""
    number = len(course)
    champion = next((str(weights_path(plan, one.number)) for one in reversed(course) if one.is_champion), plan.start)
    blocks = plan_blocks(plan, number, champion)
    missing = [block for block in blocks if not Path(block.path).exists()]
    tell("playing", len(blocks) - len(missing), len(blocks))
    for done, _ in enumerate(run_blocks(play_block, missing, workers), start=1):
        tell("playing", len(blocks) - len(missing) + done, len(blocks))
    tell("fitting", 0, 1)
    scale, error = fit(plan, number)
    tell("fitting", 1, 1)
    wins = duel(plan, number, champion, workers, tell) if champion else 1.0
    return Generation(number, scale, error, wins, wins >= 0.5)


def plan_blocks(plan: TrainingPlan, number: int, weights: str) -> list[TrainingBlock]:
    """The blocks of a generation: half of the games by two, the rest by every other number of seats."""
    counts = find_game(plan.game).seats
    others = [count for count in counts if count != 2] or counts
    blocks: list[TrainingBlock] = []
    for index in range(max(plan.games // BLOCK, 1)):
        seats = 2 if index % 2 == 0 and 2 in counts else others[index // 2 % len(others)]
        seed = (plan.seed * 1000 + number) * 100_000 + index
        path = plan.folder / f"generation-{number:02}-{index:04}.samples"
        blocks.append(TrainingBlock(plan.game, seats, seed, weights, str(path)))
    return blocks


def play_block(block: TrainingBlock) -> None:
    """Play the games of a block and keep their samples; the first two numbers are the sum of leads and their count."""
    game = find_game(block.game)
    evaluation = load_evaluation(game, Path(block.weights)) if block.weights else None
    scale = UNLEARNED_SCALE if evaluation is None else evaluation.scale
    player = SelfPlay(game, evaluation)
    kept = array("q", [0, 0])
    for number in range(BLOCK):
        positions = player.play(block.seats, block.seed * BLOCK + number)
        result = positions[-1].result()
        assert result is not None, "the game is over"
        points = sorted([standing.points for standing in result.standings], reverse=True)
        kept[0] += points[0] - points[1] if len(points) > 1 else abs(result.margin)
        kept[1] += 1
        kept.extend(samples_of(positions, final_values(result, block.seats, scale), evaluation))
    save(Path(block.path), kept.tobytes())


def fit(plan: TrainingPlan, number: int) -> tuple[float, float]:
    """Fit weights to the games of the last generations and keep them; return the scale of leads and the error."""
    samples, leads = Samples(), []
    for generation in range(max(0, number - WINDOW + 1), number + 1):
        for block in plan_blocks(plan, generation, ""):
            flat = array("q", Path(block.path).read_bytes())
            if generation == number:
                leads.append(flat[0] / flat[1])
            samples.add(flat[2:])
    fitter = Fitter(input_count(find_game(plan.game)), plan.hidden, plan.seed)
    error = fitter.fit(samples, PASSES)
    scale = max(fmean(leads), 1.0)
    save(weights_path(plan, number), write_weights(find_game(plan.game), Evaluation(fitter.network(), scale)))
    return scale, error


def duel(plan: TrainingPlan, number: int, champion: str, workers: int, tell: Callable[[str, int, int], None]) -> float:
    """How many of its games the new generation wins against the champion, by two."""
    seats = max(min(find_game(plan.game).seats), 2)
    new = Entrant("new", "regular", None, str(weights_path(plan, number)))
    old = Entrant("old", "regular", None, champion)
    outcomes = []
    for outcome in play_match(plan_match(plan.game, [new] + [old] * (seats - 1), plan.duels, plan.seed), workers):
        outcomes.append(outcome)
        tell("comparing", len(outcomes), plan.duels)
    wins: Interval = report_match(outcomes).scores[0].wins
    return round(wins.share, 4)


def weights_path(plan: TrainingPlan, number: int) -> Path:
    """Where the weights of a generation are."""
    return plan.folder / f"generation-{number:02}.json"
