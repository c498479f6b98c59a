"""Monotone tables from a value to points: what to expect, and the band that holds four games of five.

Values are grouped by how far the game has come; in every group neighbours that are out of order are pooled (isotonic
regression by pool-adjacent-violators), so that a better value never promises fewer points.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

STAGES: Final = 4
"""Stages of a game, by its progress; each has a table of its own."""
KNOTS: Final = 16
"""No table has more knots."""
LEAST: Final = 80
"""The fewest samples that a knot stands for: positions of one game end alike, and of fewer the band is too narrow."""
LOW, HIGH = 0.1, 0.9
"""The ends of the band among the samples of a knot."""


class Sighting(NamedTuple):
    """What a position was held to be worth to a seat, and how the game ended for it."""

    progress: float
    value: float
    points: float
    won: float


class Knot(NamedTuple):
    """What games ended with that were worth `value`: the ends of the band, the mean, and the share that was won."""

    value: float
    low: float
    middle: float
    high: float
    won: float


Bands = list[list[Knot]]
"""The knots of every stage, ascending by value."""


def stage_of(progress: float) -> int:
    """The stage of a game that has come so far, from 0 to 1."""
    return min(int(progress * STAGES), STAGES - 1)


def fit_bands(seen: Sequence[Sighting]) -> Bands:
    """The tables that fit what was seen; a stage that was seen too seldom has that of all stages together."""
    whole = _fit_stage(list(seen))
    staged = [[one for one in seen if stage_of(one.progress) == stage] for stage in range(STAGES)]
    return [_fit_stage(part) if len(part) >= 2 * LEAST else whole for part in staged]


def read_bands(bands: Bands, progress: float, value: float) -> Knot:
    """What to expect of a value: between two knots it changes evenly, beyond the outermost it stays."""
    knots = bands[stage_of(progress)]
    if value <= knots[0].value:
        return knots[0]._replace(value=value)
    for below, above in pairwise(knots):
        if value <= above.value:
            part = (value - below.value) / (above.value - below.value)
            mixed = [one + (other - one) * part for one, other in zip(below, above, strict=True)]
            return Knot(*mixed)
    return knots[-1]._replace(value=value)


def _fit_stage(seen: list[Sighting]) -> list[Knot]:
    ordered = sorted(seen, key=lambda one: one.value)
    count = max(min(KNOTS, len(ordered) // LEAST), 1)
    groups = [ordered[len(ordered) * number // count : len(ordered) * (number + 1) // count] for number in range(count)]
    sizes = [len(group) for group in groups]

    def rising(read: Callable[[list[Sighting]], float]) -> list[float]:
        return pooled([read(group) for group in groups], sizes)

    columns = (
        rising(lambda group: sum(one.value for one in group) / len(group)),
        rising(lambda group: quantile([one.points for one in group], LOW)),
        rising(lambda group: sum(one.points for one in group) / len(group)),
        rising(lambda group: quantile([one.points for one in group], HIGH)),
        rising(lambda group: sum(one.won for one in group) / len(group)),
    )
    knots = [Knot(*(round(number, 5) for number in row)) for row in zip(*columns, strict=True)]
    return [knot for place, knot in enumerate(knots) if place == 0 or knot.value > knots[place - 1].value]


def quantile(numbers: list[float], share: float) -> float:
    """The number below which the next one of the kind lies with this chance: n numbers leave n + 1 places for it."""
    ordered = sorted(numbers)
    place = min(max(share * (len(ordered) + 1) - 1, 0.0), len(ordered) - 1.0)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def pooled(numbers: list[float], weights: list[int]) -> list[float]:
    """The rising numbers nearest to some numbers: neighbours out of order become their mean."""
    blocks: list[tuple[float, int, int]] = []
    for number, weight in zip(numbers, weights, strict=True):
        block = (number, weight, 1)
        while blocks and blocks[-1][0] > block[0]:
            mean, mass, members = blocks.pop()
            total = mass + block[1]
            block = ((mean * mass + block[0] * block[1]) / total, total, members + block[2])
        blocks.append(block)
    return [mean for mean, _, members in blocks for _ in range(members)]
