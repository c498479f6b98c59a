"""Whether more search says the same: grades of turns with five times the positions, and drift with fewer of them."""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from tabuleiro.learn.analysis.judged_turns import judge_turns
from tabuleiro.learn.analysis.plan import plan_analysis
from tabuleiro.learn.analysis.proofs.proof import LEVELS, play_seats, seats_in_turn
from tabuleiro.learn.analysis.shape import AnalysisShape, Grade
from tabuleiro.learn.estimate.calibration import Validity

TIMES: Final = 5
CLASSES: Final[tuple[Grade, ...]] = ("best", "good", "fair", "inaccuracy", "mistake", "blunder")
"""Grades by what was given away; a find gives away as little as the best."""
LEAST_EQUAL: Final = 0.85
MOST_FAR: Final = 0.02
FAR: Final = 2
"""So many classes apart is far."""
LEAST_TURNS: Final = 40
"""Fewer turns without the mark of doubt prove nothing: one that is far would be more than allowed."""
MOST_DRIFT: Final = 0.7
"""The bar of the drift of `standard`, as a part of that of `quick`."""


class SteadyGame(NamedTuple):
    """Which game to play, and how many of its turns to judge twice: a block of work."""

    game: str
    number: int
    seed: int
    turns: int


class TwiceJudged(NamedTuple):
    """A turn: its grade at `standard`, that with more search, and whether the first one bears the mark of doubt."""

    grade: Grade
    deeper: Grade
    about: bool


class Drift(NamedTuple):
    """What the seats of one game drifted in all, by the quick analysis and by the standard one."""

    quick: int
    standard: int


def judge_twice(asked: SteadyGame) -> list[TwiceJudged]:
    """Play a game of one level, all but random ones in turn, and judge some of its turns with either search."""
    level = LEVELS[1 + asked.number % (len(LEVELS) - 1)]
    seed = f"{asked.seed} steady {asked.number}"
    record = play_seats(asked.game, level, seats_in_turn(asked.game, asked.number), seed)
    plan = plan_analysis(record, "standard", measured=True)
    nodes = plan.blocks[-1].nodes
    judged = sorted({stop.turn for stop in plan.stops if stop.turn >= 0})
    chosen = random.Random(seed).sample(judged, min(asked.turns, len(judged)))
    once, again = (judge_turns(plan, chosen, size) for size in (nodes, TIMES * nodes))
    return [TwiceJudged(one["grade"], two["grade"], one["about"]) for one, two in zip(once, again, strict=True)]


def read_drift(quick: AnalysisShape, standard: AnalysisShape) -> Drift:
    """The drift of one game by two analyses of it."""
    return Drift(*(sum(abs(one["ledger"]["drift"]) for one in told["seat_reports"]) for told in (quick, standard)))


def prove_steady(turns: Sequence[TwiceJudged], drifts: Sequence[Drift]) -> Validity:
    """Grades of turns without the mark of doubt stay, and drift falls; `games` counts those whose drift is known."""
    sure = [one for one in turns if not one.about]
    equal = sum(one.grade == one.deeper for one in sure) / max(len(sure), 1)
    far = sum(abs(class_of(one.grade) - class_of(one.deeper)) >= FAR for one in sure) / max(len(sure), 1)
    drift = sum(one.standard for one in drifts) / max(sum(one.quick for one in drifts), 1)
    figures = {"turns": len(sure), "doubtful": len(turns) - len(sure), "equal": round(equal, 3), "far": round(far, 3)}
    is_steady = len(sure) >= LEAST_TURNS and equal >= LEAST_EQUAL and far <= MOST_FAR
    passed = is_steady and bool(drifts) and drift <= MOST_DRIFT
    return Validity(len(drifts), {**figures, "drift": round(drift, 3)}, passed)


def class_of(grade: Grade) -> int:
    """The place of a grade, the best first."""
    return CLASSES.index("best" if grade == "find" else grade)
