"""Options and seat counts: what the game does not offer is refused by name."""

import pytest

from tabuleiro.core import BadOption, Option
from tabuleiro.core.option import complete_options
from toy.game import GAME

DECK = Option("deck", "short", {"short": (2, 3), "long": (3,)})
PACE = Option("pace", "slow", {"slow": (2, 3), "fast": (2, 3)})


def test_what_was_not_chosen_gets_its_default() -> None:
    assert complete_options([DECK, PACE], 3, {"pace": "fast"}) == {"deck": "short", "pace": "fast"}


def test_an_unknown_option_is_named_with_those_that_exist() -> None:
    with pytest.raises(BadOption, match="unknown option 'colour': expected one of deck, pace") as caught:
        complete_options([DECK, PACE], 3, {"colour": "red"})
    assert (caught.value.key, caught.value.arguments["option"]) == ("unknown-option", "colour")


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="this game has none"):
        complete_options([], 2, {"colour": "red"})


def test_a_value_may_depend_on_the_seat_count() -> None:
    with pytest.raises(BadOption, match="option deck cannot be 'long' with 2 seats: expected one of short"):
        complete_options([DECK], 2, {"deck": "long"})


@pytest.mark.parametrize("seats", [0, 1, 4, -1, 10**30])
def test_a_seat_count_that_is_not_offered_is_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=f"toy is not played by {seats}: expected one of 2, 3 seats"):
        GAME.new(seats)


def test_new_takes_the_defaults_without_options() -> None:
    assert GAME.new(3).dump() == GAME.new(3, {"deck": "short"}).dump() != GAME.new(3, {"deck": "long"}).dump()
