"""Whether luck is told truly: draws must come to nothing on average, and results must vary less without them."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, pvariance
from typing import Final, NamedTuple

from tabuleiro.arena.confidence import SIGMAS
from tabuleiro.learn.analysis.assembly import last_position, read_moments
from tabuleiro.learn.analysis.block import compute
from tabuleiro.learn.analysis.measure import find_measure
from tabuleiro.learn.analysis.plan import Plan, only_draws, plan_analysis
from tabuleiro.learn.analysis.proofs.proof import LevelGame, mean_and_reach, play_game
from tabuleiro.learn.estimate.calibration import Validity

LEAST_GAMES: Final = 100
MOST_LUCK: Final = 2.0
"""The bar of the mean luck of a seat, in standard errors: a draw cannot be expected to help."""
MOST_VARIANCE: Final = 1.0
"""The bar of the variance of results without luck, as a part of that with it."""


class LuckPlayed(NamedTuple):
    """What the draws of a game brought every seat, and how it ended."""

    luck: list[int]
    result: list[int]


def play_for_luck(asked: LevelGame) -> LuckPlayed:
    """Play one game and weigh its draws; no decision is judged."""
    plan = plan_analysis(play_game(asked), "quick", measured=True)
    return LuckPlayed(judge_luck(plan), find_result(plan))


def judge_luck(plan: Plan) -> list[int]:
    """The luck of every seat in the draws of a game, as the quick pass tells it."""
    draws = only_draws(plan)
    moments = read_moments(draws, {block.number: compute(block) for block in draws.blocks})
    found = [one["luck"] for one in moments if one["kind"] == "chance"]
    return [sum(luck[seat] for luck in found) for seat in range(plan.record.seats)]


def find_result(plan: Plan) -> list[int]:
    """The shares of the seats in the end."""
    last = last_position(plan)
    return find_measure(last).final(last)


def prove_luck(played: Sequence[LuckPlayed]) -> Validity:
    """The largest mean luck of a seat, in standard errors, and how much results vary without luck, against with it.

    `reach` is how far the 95 % interval of the second figure goes to both sides (each game left out in turn).
    """
    seats = max(len(one.luck) for one in played)
    by_seat = [[float(one.luck[seat]) for one in played if seat < len(one.luck)] for seat in range(seats)]
    means = [mean_and_reach(numbers) for numbers in by_seat]
    largest = max(SIGMAS * abs(middle) / reach if reach else 0.0 for middle, reach in means)
    part = _left_over(played)
    figures = {"luck": round(largest, 2), "variance": round(part, 3), "reach": round(_reach(played), 3)}
    passed = largest <= MOST_LUCK and part <= MOST_VARIANCE and len(played) >= LEAST_GAMES
    return Validity(len(played), figures, passed)


def _left_over(played: Sequence[LuckPlayed]) -> float:
    """The variance of results without luck, as a part of that with it."""
    results = [result for one in played for result in one.result]
    adjusted = [result - luck for one in played for result, luck in zip(one.result, one.luck, strict=True)]
    return pvariance(adjusted) / max(pvariance(results), 1.0)


def _reach(played: Sequence[LuckPlayed]) -> float:
    """Jackknife: every game left out in turn."""
    parts = [_left_over([*played[:place], *played[place + 1 :]]) for place in range(len(played))]
    middle, count = mean(parts), len(parts)
    return SIGMAS * sqrt((count - 1) / count * sum((one - middle) ** 2 for one in parts))
