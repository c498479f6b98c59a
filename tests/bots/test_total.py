"""A browser's Python is newer than some servers': searches are the same to the last bit all the same."""

from math import exp

from tabuleiro.bots.outcome_value import final_values
from tabuleiro.bots.total import total_of


def test_floats_are_added_in_their_order_by_every_python() -> None:
    assert total_of([1e16, 1.0, -1e16]) == 0.0, "a corrected sum is 1.0"
    assert total_of([0.1] * 10) == 0.9999999999999999, "a corrected sum is 1.0"
    assert total_of([]) == 0.0


def test_the_shares_of_a_finished_game_are_those_of_plain_addition() -> None:
    points = [90, 83, 61]
    raised = [exp(float(one - 90) / 7.0) for one in points]
    plain = raised[0] + raised[1] + raised[2]
    assert final_values([1.0, 0.0, 0.0], points, 0, 7.0)[1] == 0.5 * raised[1] / plain
