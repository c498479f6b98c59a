"""Drawing chance: a weighted choice by inverse transform sampling, on integers alone."""

from collections.abc import Callable

from mypy_extensions import i64

from tabuleiro.core.state import State


def draw(state: State, randrange: Callable[[int], int]) -> int:
    """An outcome of the pending chance decision; the position stays as it is.

    `randrange` is called once, with the sum of all weights, and gives any number from 0 to that sum - 1.
    """
    outcomes = state.legal()
    total: i64 = 0
    for outcome in outcomes:
        total += state.weight(outcome)
    left: i64 = randrange(int(total))
    for outcome in outcomes:
        left -= state.weight(outcome)
        if left < 0:
            return outcome
    raise AssertionError("randrange gave a number outside its range")
