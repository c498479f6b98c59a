"""Training by self-play (expert iteration, as AlphaZero does it): play, fit, compare with the champion, and again.

Everything is kept in one folder; a run that was killed goes on with the first block of games that is missing there.
"""

import json
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Final, NamedTuple

from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.arena.executor import run_blocks
from tabuleiro.arena.learning.fit import Errors, fit, fits, has_policy
from tabuleiro.arena.learning.played_games import read_games, read_records, write_games
from tabuleiro.arena.learning.report import write_report
from tabuleiro.arena.learning.sprt import Verdict, judge_shares
from tabuleiro.arena.match import plan_match, play_match
from tabuleiro.arena.pairing import Outcome, Pairing
from tabuleiro.arena.whole_file import save
from tabuleiro.bots.judging.evaluation import JudgedEvaluation
from tabuleiro.bots.training.self_play import PlayedGame, SelfPlay
from tabuleiro.bots.weights import UNLEARNED_SCALE, load_evaluation, write_weights
from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import find_game

BLOCK: Final = 10
"""Games in a block: some seconds of work, so that a killed run loses little."""
BUFFER: Final = 20_000
"""The most games that are learned from, the newest ones (a replay buffer)."""
PASSES: Final = 2
FIRST_PASSES: Final = 6
"""How often all games are gone through: later generations begin with weights that know most of them."""
ROUND: Final = 4
"""Games at one number of seats before the test is asked: each luck in every rotation."""


class OtherTraining(InputError):
    """A folder that holds a training of another kind."""


class TrainingPlan(NamedTuple):
    """What to train, and how much."""

    game: str
    folder: Path
    generations: int
    games: int
    """Of self-play in a generation."""
    iterations: int
    """Of a decision that is searched well."""
    rounds: int
    """The rounds after which a game that need not end is stopped."""
    duels: int
    """The most games between new weights and the champion."""
    budget: str
    """What both may search there, as after `strong:`."""
    hidden: int
    seed: int
    start: str = ""
    """The weights to begin with."""
    records: str = ""
    """A folder of records: the first generation learns from these games and plays none."""
    judged: bool = False
    """Whether to learn no policy: the search judges what is behind every action instead."""
    alone: bool = False
    """Whether to learn to play alone; else every other number of seats is played."""

    def identity(self) -> dict[str, object]:
        """What must not change when a run is resumed; more generations may be asked for."""
        kept = self._asdict()
        del kept["folder"], kept["generations"]
        return kept


class TrainingBlock(NamedTuple):
    """Some games of one generation, and the file that they are kept in."""

    game: str
    seats: int
    seed: int
    iterations: int
    rounds: int
    weights: str
    path: str


class Generation(NamedTuple):
    """What one generation came to: how far its weights are off, how they did against the champion, what that took."""

    number: int
    games: int
    """That were learned from."""
    scale: float
    errors: Errors
    verdict: Verdict
    is_champion: bool
    points: float
    """In the mean of all seats of the games that it learned from last."""
    seconds: float
    """Of the processor, in this process."""


def train(
    plan: TrainingPlan, workers: int, tell: Callable[[str, int, int], None], backend: str = "local"
) -> list[Generation]:
    """Train and return the course of all generations; `tell` hears (what, done, of how many)."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    course = open_course(plan)
    while len(course) < plan.generations:
        course.append(train_generation(plan, course, workers, tell, backend))
        save(plan.folder / "course.json", json.dumps({**plan.identity(), "course": course}))
        save(plan.folder / "report.html", write_report(plan.game, course))
    return course


def open_course(plan: TrainingPlan) -> list[Generation]:
    """The generations that the folder already holds."""
    path = plan.folder / "course.json"
    if not path.exists():
        return []
    kept = json.loads(path.read_text(encoding="utf-8"))
    course: list[Generation] = []
    for number, games, scale, errors, verdict, is_champion, points, seconds in kept.pop("course"):
        made = (Errors(*errors), Verdict(*verdict))
        course.append(Generation(number, games, scale, *made, is_champion, points, seconds))
    if kept != plan.identity():
        raise OtherTraining(
            "other-training",
            f"{plan.folder} holds another training: {kept}",
            {"folder": str(plan.folder), "kept": json.dumps(kept)},
        )
    return course


def train_generation(
    plan: TrainingPlan,
    course: list[Generation],
    workers: int,
    tell: Callable[[str, int, int], None],
    backend: str,
) -> Generation:
    """Play with the champion's weights, fit new ones, and let the two play for the place."""
    began, number, champion = process_time(), len(course), champion_of(plan, course)
    blocks = plan_blocks(plan, number, champion)
    missing = [block for block in blocks if not Path(block.path).exists()]
    tell("playing", len(blocks) - len(missing), len(blocks))
    for done, _ in enumerate(run_blocks(play_block, missing, workers, backend), start=1):
        tell("playing", len(blocks) - len(missing) + done, len(blocks))
    games = collect_games(plan, number)
    tell("fitting", 0, 1)
    scale, errors = fit_generation(plan, number, champion, games)
    tell("fitting", 1, 1)
    verdict = duel(plan, number, champion, workers, tell, backend) if champion else Verdict(0, 1.0, 0.0)
    newest = games[-plan.games :]
    points = fmean([fmean(one.points) for one in newest])
    return Generation(
        number,
        len(games),
        scale,
        errors,
        verdict,
        verdict.is_stronger() or not champion,
        points,
        round(process_time() - began, 1),
    )


def champion_of(plan: TrainingPlan, course: list[Generation]) -> str:
    """The best weights so far; none at the beginning, unless the plan brings some."""
    return next((str(weights_path(plan, one.number)) for one in reversed(course) if one.is_champion), plan.start)


def plan_blocks(plan: TrainingPlan, number: int, weights: str) -> list[TrainingBlock]:
    """The blocks of a generation: half of the games by two, the rest by every larger number of seats."""
    if plan.records and number == 0:
        return []
    counts = [count for count in find_game(plan.game).seats if (count == 1) == plan.alone]
    others = [count for count in counts if count != 2] or counts
    blocks: list[TrainingBlock] = []
    for index in range(max(plan.games // BLOCK, 1)):
        seats = 2 if index % 2 == 0 and 2 in counts else others[index // 2 % len(others)]
        seed = (plan.seed * 1000 + number) * 100_000 + index
        path = plan.folder / f"generation-{number:03}-{index:04}.games"
        blocks.append(TrainingBlock(plan.game, seats, seed, plan.iterations, plan.rounds, weights, str(path)))
    return blocks


def play_block(block: TrainingBlock) -> None:
    """Play the games of a block and keep them."""
    game = find_game(block.game)
    evaluation = (
        load_evaluation(game, Path(block.weights)) if block.weights else JudgedEvaluation(None, UNLEARNED_SCALE)
    )
    player = SelfPlay(game, evaluation, block.iterations, block.rounds)
    played = [player.play(block.seats, block.seed * BLOCK + number) for number in range(BLOCK)]
    save(Path(block.path), write_games(played))


def collect_games(plan: TrainingPlan, number: int) -> list[PlayedGame]:
    """The newest games up to a generation, the oldest of them first."""
    games: list[PlayedGame] = []
    while number >= 0 and len(games) < BUFFER:
        paths = [Path(block.path) for block in plan_blocks(plan, number, "")]
        of_generation = [one for path in paths for one in read_games(path)]
        if plan.records and number == 0:
            of_generation = read_records(find_game(plan.game), Path(plan.records))
        games = of_generation + games
        number -= 1
    return games[-BUFFER:]


def fit_generation(plan: TrainingPlan, number: int, champion: str, games: list[PlayedGame]) -> tuple[float, Errors]:
    """Fit weights to games and keep them; return the scale of leads and how far the weights are off."""
    game = find_game(plan.game)
    start = load_evaluation(game, Path(champion)) if champion else None
    scale = max(fmean([lead_of(one) for one in games]), 1.0)
    is_begun = start is not None and fits(start, game, plan.hidden) and has_policy(start) != plan.judged
    passes = PASSES if is_begun else FIRST_PASSES
    actions = 0 if plan.judged else game.spaces.players
    fitted = fit(game, games, start, plan.hidden, actions, passes, plan.seed + number, scale)
    save(weights_path(plan, number), write_weights(game, fitted.evaluation))
    return scale, fitted.errors


def lead_of(played: PlayedGame) -> int:
    """How many points lay between the first and the second."""
    points = sorted(played.points, reverse=True)
    return points[0] - points[1] if len(points) > 1 else abs(played.margin)


def duel(
    plan: TrainingPlan,
    number: int,
    champion: str,
    workers: int,
    tell: Callable[[str, int, int], None],
    backend: str,
) -> Verdict:
    """Let the new generation play the champion, by two and by four in turns, until it is known which is stronger.

    Alone, both play the same luck, and the larger margin wins.
    """
    new, old = parse_entrants(
        f"strong:{plan.budget}@{weights_path(plan, number)},strong:{plan.budget}@{champion}", None
    )
    new, old = new._replace(name="new"), old._replace(name="old")
    counts = find_game(plan.game).seats
    tables = [[new, old] * (seats // 2) for seats in (2, 4) if seats in counts and not plan.alone]
    shares: list[float] = []
    verdict = judge_shares(shares)
    seed = plan.seed * 1000 + number
    while len(shares) < plan.duels and not verdict.is_decided():
        luck = seed * 1_000 + len(shares)
        for table in tables:
            pairings = plan_match(plan.game, table, ROUND, luck)
            shares += [share_of_new(outcome) for outcome in play_match(pairings, workers, backend)]
        if not tables:
            margins = [play_alone(plan_match(plan.game, [one], ROUND, luck), workers, backend) for one in (new, old)]
            shares += [0.5 * (1 + (mine > theirs) - (mine < theirs)) for mine, theirs in zip(*margins, strict=True)]
        verdict = judge_shares(shares)
        tell("comparing", len(shares), plan.duels)
    return verdict


def share_of_new(outcome: Outcome) -> float:
    """What the new weights got of a game."""
    return sum(share for share, name in zip(outcome.shares, outcome.names, strict=True) if name == "new")


def play_alone(pairings: list[Pairing], workers: int, backend: str) -> list[int]:
    """The margins of solo games, in the order of their luck."""
    outcomes = sorted(play_match(pairings, workers, backend), key=lambda outcome: outcome.number)
    return [outcome.margin for outcome in outcomes]


def weights_path(plan: TrainingPlan, number: int) -> Path:
    """Where the weights of a generation are."""
    return plan.folder / f"generation-{number:03}.json"
