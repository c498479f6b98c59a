"""Constants that are numbered in a row have their names from themselves."""

import pytest

from tabuleiro.core.present.naming import names_of

MODULE: dict[str, object] = {"Final": object, "IN_ROUND": 0, "IN_SETUP": 1, "IN_THE_END": 2, "WIDTH": 8}


def test_the_names_are_those_of_the_constants_from_the_first_to_the_last() -> None:
    assert names_of(MODULE, "IN_ROUND", "IN_SETUP") == ("in_round", "in_setup")


def test_a_prefix_is_no_part_of_a_name() -> None:
    assert names_of(MODULE, "IN_SETUP", "IN_THE_END", "IN_") == ("setup", "the_end")


def test_constants_that_do_not_count_up_by_one_are_refused() -> None:
    with pytest.raises(AssertionError, match="IN_ROUND to WIDTH do not count up by one"):
        names_of(MODULE, "IN_ROUND", "WIDTH")


def test_something_else_than_a_number_is_refused() -> None:
    with pytest.raises(AssertionError, match="Final is no number"):
        names_of(MODULE, "Final", "IN_ROUND")
