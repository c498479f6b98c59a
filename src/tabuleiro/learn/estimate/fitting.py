"""Fits a calibration to one half of the sampled games, and proves it on the other half."""

from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from typing import Final

from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core.game import Game
from tabuleiro.learn.estimate.bands import Sighting, fit_bands
from tabuleiro.learn.estimate.calibration import (
    SMALLEST,
    Calibration,
    Curve,
    Validity,
    kind_of,
    present_weights,
    shared,
)
from tabuleiro.learn.estimate.sampling import Sample

GOLDEN: Final = (sqrt(5.0) - 1.0) / 2.0
STEPS: Final = 24
"""So often the golden section narrows a range down: to a hundred-thousandth of it."""
FIRST_RANGE: Final = (-2.0, 3.0)
"""Where b0 is looked for."""
SECOND_RANGE: Final = (-2.0, 3.0)
"""Where b1 is looked for."""
LEAST_ENDS: Final = 30
"""Games that must have been won, and lost, before a chance to win alone is told."""
BINS: Final = 10
MOST_ERROR: Final = 0.03
"""The bar of the expected calibration error."""
SLOPE: Final = (0.9, 1.1)
MOST_BRIER: Final = 0.85
"""The bar of the Brier score from the middle of the game on, as a part of that of the constant 1/n."""
LEAST_GAMES: Final = {"together": 400, "alone": 100}
"""Fewer games that were held out prove nothing."""
COVERED: Final = (0.72, 0.88)
"""Alone: so much of what came lies in a band that should hold 0.8 of it."""


def calibrate(game: Game, samples: list[Sample], plan: dict[str, int]) -> Calibration:
    """The calibration of a game: games of even numbers are fitted on, the others tell how well it came true."""
    ordered = sorted(samples, key=lambda one: (one.seats, one.number, one.progress))
    fitted = [one for one in ordered if one.number % 2 == 0]
    held_out = [one for one in ordered if one.number % 2 == 1]
    curves = {seats: fit_curve([one for one in fitted if one.seats == seats]) for seats in seat_counts(fitted)}
    validity: dict[str, Validity] = {}
    for kind in dict.fromkeys(kind_of(seats) for seats in curves):
        rows = [one for one in held_out if kind_of(one.seats) == kind]
        validity[kind] = prove_alone(game, rows, curves[1]) if kind == "alone" else prove_together(rows, curves)
    return Calibration(game.name, present_weights(game), plan, curves, validity, {})


def seat_counts(samples: list[Sample]) -> list[int]:
    """The seat counts that were sampled, ascending."""
    return sorted({one.seats for one in samples})


def fit_curve(samples: list[Sample]) -> Curve:
    """The curve of one seat count."""
    seen = [
        Sighting(one.progress, one.values[seat], one.leads[seat], one.shares[seat])
        for one in samples
        for seat in range(one.seats)
    ]
    if samples[0].seats > 1:
        return Curve(fit_rise(samples), fit_bands(seen), has_chance=True)
    ends = {one.number: one.shares[0] > 0 for one in samples}
    won = sum(ends.values())
    return Curve((0.0, 0.0), fit_bands(seen), has_chance=min(won, len(ends) - won) >= LEAST_ENDS)


def fit_rise(samples: list[Sample]) -> tuple[float, float]:
    """The b0 and b1 that make what came the likeliest (maximum likelihood)."""
    rows = [(one.progress, [log(max(value, SMALLEST)) for value in one.values], one.shares) for one in samples]

    def surprise(first: float, second: float) -> float:
        total = 0.0
        for progress, logarithms, shares in rows:
            power = exp(first + second * progress)
            raised = [power * one for one in logarithms]
            highest = max(raised)
            whole = highest + log(sum(exp(one - highest) for one in raised))
            total += sum(share * (whole - one) for share, one in zip(shares, raised, strict=True) if share > 0)
        return total

    def best_first(second: float) -> float:
        return lowest(lambda first: surprise(first, second), FIRST_RANGE)

    second = lowest(lambda second: surprise(best_first(second), second), SECOND_RANGE)
    return round(best_first(second), 5), round(second, 5)


def lowest(function: Callable[[float], float], between: tuple[float, float]) -> float:
    """Where a function with one valley is lowest (golden-section search)."""
    low, high = between
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = function(left), function(right)
    for _ in range(STEPS):
        if at_left < at_right:
            high, right, at_right = right, left, at_left
            left = high - GOLDEN * (high - low)
            at_left = function(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + GOLDEN * (high - low)
            at_right = function(right)
    return (low + high) / 2.0


def prove_together(samples: list[Sample], curves: dict[int, Curve]) -> Validity:
    """How shares of several seats came true: calibration error, slope, and Brier score against the constant 1/n."""
    told: list[tuple[float, float]] = []
    late: list[tuple[float, float]] = []
    constant: list[tuple[float, float]] = []
    for one in samples:
        shares = shared(one.values, curves[one.seats].rise, one.progress)
        pairs = list(zip(shares, one.shares, strict=True))
        told += pairs
        if one.progress >= 0.5:
            late += pairs
            constant += [(1.0 / one.seats, came) for came in one.shares]
    games = len({(one.seats, one.number) for one in samples})
    if not late:  # nothing is proven by games that never came to their middle
        return Validity(games, {"positions": len(samples)}, passed=False)
    error, rise, part = calibration_error(told), slope(told), brier(late) / brier(constant)
    figures = {"error": round(error, 4), "slope": round(rise, 3), "brier": round(part, 3), "positions": len(samples)}
    is_true = error <= MOST_ERROR and SLOPE[0] <= rise <= SLOPE[1] and part <= MOST_BRIER
    passed = is_true and games >= LEAST_GAMES["together"]
    return Validity(games, figures, passed)


def prove_alone(game: Game, samples: list[Sample], curve: Curve) -> Validity:
    """How the bands of whoever plays alone came true, and how far their middle is off, in parts of a clear lead."""
    scale = find_evaluation(game, 1).scale
    covered, off, won = 0, 0.0, list[tuple[float, float]]()
    for one in samples:
        band = curve.margin(one.values[0], one.progress)
        covered += band.low <= one.leads[0] <= band.high
        off += one.leads[0] - band.middle
        won.append((band.won, one.shares[0]))
    part, bias = covered / len(samples), off / len(samples) / scale
    figures = {"covered": round(part, 3), "bias": round(bias, 3), "positions": len(samples)}
    if curve.has_chance:
        figures["error"] = round(calibration_error(won), 4)
    games = len({one.number for one in samples})
    is_true = COVERED[0] <= part <= COVERED[1]
    return Validity(games, figures, is_true and games >= LEAST_GAMES["alone"])


def calibration_error(told: Sequence[tuple[float, float]]) -> float:
    """The expected calibration error: by bins of what was told, how far what came is off, weighted by their sizes."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for pair in told:
        bins[min(int(pair[0] * BINS), BINS - 1)].append(pair)
    return sum(abs(sum(said - came for said, came in one)) for one in bins) / len(told)


def slope(told: Sequence[tuple[float, float]]) -> float:
    """How much more came where more was told (least squares): 1 is right, less is overconfident."""
    mean_said = sum(said for said, _ in told) / len(told)
    mean_came = sum(came for _, came in told) / len(told)
    together = sum((said - mean_said) * (came - mean_came) for said, came in told)
    return together / sum((said - mean_said) ** 2 for said, _ in told)


def brier(told: Sequence[tuple[float, float]]) -> float:
    """The mean squared error (Brier score)."""
    return sum((said - came) ** 2 for said, came in told) / len(told)
