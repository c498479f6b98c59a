"""How much of what a look at an outcome of chance sees is confirmed by more search, by the kind of the draw.

Luck is what was drawn beyond what could be expected. Of two outcomes that are nearly alike a small search tells
differences that are its own noise, and noise that is taken for luck makes results vary more without luck than with it.
So outcomes of draws are looked at twice, and what the smaller look says counts as far as the larger one goes with it
(regression around the mean of the outcomes). Luck still comes to nothing on average: all outcomes are drawn towards the
same expectation. Nothing here knows how a game ended, so results are left to prove it.
"""

import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

from tabuleiro.core.action import CHANCE
from tabuleiro.core.records.replay import begin
from tabuleiro.learn.analysis.block import SMALLEST_LOOK, Task, look
from tabuleiro.learn.analysis.plan import Stop, read_stops
from tabuleiro.learn.analysis.proofs.proof import LevelGame, play_game

TIMES: Final = 8
"""So many times the positions of the smallest look the larger one has."""
OUTCOMES: Final = 4
"""Outcomes of a draw that are looked at twice."""
DRAWS: Final = 6
"""The most draws of one game."""
LEAST: Final = 100
"""Fewer looks at a kind of draw say nothing of it by itself: it counts like all of them together."""


class TwiceSeen(NamedTuple):
    """How the looks at the outcomes of a draw differ: squares of the smaller ones, products with the larger ones."""

    kind: str
    looks: int
    squares: float
    products: float


def look_twice(asked: LevelGame) -> list[TwiceSeen]:
    """Play a game, and look at outcomes of some of its draws with either search."""
    record = play_game(asked)
    state, game, dice = begin(record), begin(record).game(), random.Random(asked.number)
    actions = [game.parse(ply.text) for ply in record.plies]
    draws = [stop for stop in read_stops(record)[0] if stop.actor == CHANCE]
    found: list[TwiceSeen] = []
    ply = 0
    for stop in sorted(dice.sample(draws, min(DRAWS, len(draws)))):
        for action in actions[ply : stop.ply]:
            state.apply(action)
        ply = stop.ply
        count = stop.outcomes or OUTCOMES
        tasks = [
            Task(ply, -1, number, stop.outcomes > 0)
            for number in sorted(dice.sample(range(count), min(OUTCOMES, count)))
        ]
        small, large = (
            [look(state.copy(), actions, task, size)["shares"] for task in tasks]
            for size in (SMALLEST_LOOK, TIMES * SMALLEST_LOOK)
        )
        found.append(_compare(stop, small, large))
    return found


def _compare(stop: Stop, small: list[list[int]], large: list[list[int]]) -> TwiceSeen:
    """The looks at the outcomes of one draw, around their means."""
    count, squares, products = len(small), 0.0, 0.0
    for seat in range(len(small[0])):
        mean, other = (sum(shares[seat] for shares in looks) / count for looks in (small, large))
        for shares, deeper in zip(small, large, strict=True):
            squares += (shares[seat] - mean) ** 2
            products += (shares[seat] - mean) * (deeper[seat] - other)
    return TwiceSeen(stop.kind, count, squares, products)


def fit_draws(seen: Sequence[TwiceSeen]) -> dict[str, float]:
    """By kind of draw the part that is confirmed, from 0 to 1; seldom kinds have that of all together."""
    by_kind: dict[str, list[TwiceSeen]] = defaultdict(list)
    for one in seen:
        by_kind[one.kind].append(one)
    whole = _part(seen)
    return {
        kind: _part(those) if sum(one.looks for one in those) >= LEAST else whole
        for kind, those in sorted(by_kind.items())
    }


def _part(seen: Sequence[TwiceSeen]) -> float:
    squares = sum(one.squares for one in seen)
    slope = sum(one.products for one in seen) / squares if squares else 1.0
    return round(min(max(slope, 0.0), 1.0), 3)
