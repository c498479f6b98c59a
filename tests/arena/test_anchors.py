"""One command measures what every level is worth: its plan leaves no level out at any number of seats."""

from math import comb

import pytest
from anchors import chosen, plans
from ratings import LEAST_GAMES

from tabuleiro.bots.levels import AT_ONCE, LEVELS, levels_of
from tabuleiro.core.registry import find_game, game_names


@pytest.mark.parametrize("game", [name for name in game_names() if name != "toy"])
def test_every_level_plays_as_often_as_a_rating_needs_at_every_number_of_seats(game: str) -> None:
    for seats in [count for count in find_game(game).seats if count > 1]:
        played = dict.fromkeys(levels_of(game), 0)
        for plan in [one for one in plans([game], LEVELS) if one.seats == seats]:
            assert len(plan.bots) >= seats, "enough to fill the table"
            for level in plan.bots:
                played[level] += comb(len(plan.bots) - 1, seats - 1) * plan.rounds * seats
        assert min(played.values()) >= LEAST_GAMES


def test_levels_are_tied_to_the_regular_one_through_those_between() -> None:
    met = {"regular"}
    for plan in plans(["luna"], LEVELS):
        if plan.seats == 2 and met & set(plan.bots):
            met |= set(plan.bots)
    assert met == set(LEVELS)


def test_one_level_is_measured_alone_and_an_unknown_one_is_named() -> None:
    """Beside those that answer at once, by which it is measured."""
    assert {plan.bots[-1] for plan in plans(["luna"], ["advanced"])} == {"regular", "advanced"}
    assert [plan.bots for plan in plans(["luna"], ["novice"])] == [AT_ONCE] * 3
    with pytest.raises(SystemExit, match="superb"):
        chosen("superb", LEVELS)
