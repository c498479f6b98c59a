"""Drawing chance: every outcome by its weight, from one number of the caller's source."""

import pytest

from tabuleiro.core import State, digest, draw
from toy.game import GAME


def deck(*cards: int) -> State:
    """A fresh game with these numbers of ones, twos and threes left to be turned up."""
    state = GAME.new(2)
    for face, count in enumerate(cards):
        state.deck[face] = count  # type: ignore[attr-defined]  # the toy's own field
    return state


def test_every_outcome_is_drawn_as_often_as_it_weighs() -> None:
    state = deck(3, 1, 2)
    before = digest(state)
    drawn = [GAME.format(draw(state, lambda _, number=number: number)) for number in range(6)]  # type: ignore[misc] # the number is bound now
    assert drawn == ["reveal one"] * 3 + ["reveal two"] + ["reveal three"] * 2
    assert digest(state) == before


def test_the_source_is_asked_once_for_a_number_below_the_sum_of_all_weights() -> None:
    asked: list[int] = []

    def first(stop: int) -> int:
        asked.append(stop)
        return 0

    assert GAME.format(draw(deck(0, 4, 5), first)) == "reveal two"
    assert asked == [9]


def test_a_source_that_leaves_its_range_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="outside its range"):
        draw(deck(1, 1, 1), lambda stop: stop)
