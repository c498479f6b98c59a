"""The draws of a game: what could be expected of chance before it drew, and what it brought."""

from collections.abc import Sequence
from math import sqrt

from tabuleiro.learn.analysis.block import SMALLEST_LOOK, TaskFound
from tabuleiro.learn.analysis.plan import Stop
from tabuleiro.learn.analysis.shape import DrawShape
from tabuleiro.learn.estimate.outlook import WHOLE, ten_thousandths


def read_draw(stop: Stop, looks: Sequence[TaskFound], *, opens: bool, confirmed: float = 1.0) -> DrawShape:
    """A draw by the looks at its outcomes; `opens` says that it is the set-up of a new game.

    `confirmed` is what part of the change that the smallest look sees more search confirms for draws of this kind.
    What was drawn counts as far as that beyond what could be expected; the rest is noise, and nobody's luck.
    """
    drawn = next(look for look in looks if look["drawn"])
    got = drawn["shares"]
    exact = stop.outcomes > 0
    sampled = [look for look in looks if exact or not look["drawn"]]
    seats = len(got)
    if opens and seats > 1 and len({look["first"] for look in sampled}) > 1:
        # Chance also draws who begins: before that all seats are alike.
        expected, doubt = ten_thousandths([1 / seats] * seats), 0
    else:
        expected, doubt = _mean(sampled), 0 if exact else _error(sampled)
    got = _between(expected, got, confirmed_part(confirmed, drawn["nodes"]))
    luck = [after - before for after, before in zip(got, expected, strict=True)]
    return DrawShape(
        kind="chance",
        ply=stop.ply,
        plies=stop.plies,
        expected=expected,
        got=got,
        luck=luck,
        doubt=doubt,
        exact=exact,
    )


def confirmed_part(confirmed: float, nodes: int) -> float:
    """What part of the change that a look sees is confirmed, by that of the smallest: noise falls with the search."""
    return confirmed * nodes / (confirmed * nodes + (1 - confirmed) * SMALLEST_LOOK)


def _between(expected: list[int], got: list[int], part: float) -> list[int]:
    """What lies so far from the expectation towards what was seen, in whole numbers that keep their sum."""
    mixed = [before + part * (after - before) for before, after in zip(expected, got, strict=True)]
    return [round(mixed[0])] if len(mixed) == 1 else ten_thousandths([one / WHOLE for one in mixed])


def _mean(looks: Sequence[TaskFound]) -> list[int]:
    """The mean of what outcomes come to, each by its weight, in whole numbers that keep their sum."""
    total = sum(look["weight"] for look in looks)
    means = [
        sum(look["weight"] * look["shares"][seat] for look in looks) / total for seat in range(len(looks[0]["shares"]))
    ]
    return [round(means[0])] if len(means) == 1 else ten_thousandths([mean / WHOLE for mean in means])


def _error(looks: Sequence[TaskFound]) -> int:
    """The largest standard error of the mean, over the seats."""
    count = len(looks)
    errors: list[float] = []
    for seat in range(len(looks[0]["shares"])):
        numbers = [look["shares"][seat] for look in looks]
        mean = sum(numbers) / count
        errors.append(sqrt(sum((number - mean) ** 2 for number in numbers) / max(count - 1, 1) / count))
    return round(max(errors))
