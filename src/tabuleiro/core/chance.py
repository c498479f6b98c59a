"""Drawing chance: a weighted choice by inverse transform sampling, on integers alone."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.state import State


def draw(state: State, randrange: Callable[[int], int]) -> int:
    """An outcome of the pending chance decision; the position stays as it is.

    `randrange` is called once, with the sum of all weights, and gives any number from 0 to that sum - 1.
    """
    outcomes: vec[i64] = state.game().spaces.blank[:]
    total: i64 = total_weight(state, outcomes, state.legal_into(outcomes))
    left: int = randrange(int(total))
    assert 0 <= left < total, "randrange gave a number outside its range"
    return int(outcome_at(state, outcomes, left))


def total_weight(state: State, outcomes: vec[i64], count: i64) -> i64:
    """The sum of the weights of the first `count` outcomes."""
    total: i64 = 0
    i: i64 = 0
    while i < count:
        total += state.weight(outcomes[i])
        i += 1
    return total


def outcome_at(state: State, outcomes: vec[i64], left: i64) -> i64:
    """The outcome that a number below the sum of all weights falls on."""
    i: i64 = 0
    while left >= state.weight(outcomes[i]):
        left -= state.weight(outcomes[i])
        i += 1
    return outcomes[i]
