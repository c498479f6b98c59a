"""Bots are found by name and play the same for the same seed."""

import pytest

from bots.games import play_game
from tabuleiro.bots.levels import LEVELS, SECONDS, UnknownLevel, levels_of, new_bot
from tabuleiro.core import digest, find_game

AT_ONCE = [level for level in LEVELS if level not in SECONDS]
"""The levels that need no clock."""


@pytest.mark.parametrize("level", AT_ONCE)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    first, again, other = (digest(play_game("toy", [level] * 3, seed)) for seed in (1, 1, 50))
    assert first == again
    assert first != other


@pytest.mark.parametrize("level", LEVELS)
def test_choosing_leaves_the_position_alone(level: str) -> None:
    state = find_game("toy").new(3)
    before = digest(state)
    assert new_bot(level, 1, 0.01).choose(state) in state.legal()
    assert digest(state) == before


def test_a_game_offers_the_levels_that_differ_in_it() -> None:
    assert levels_of("luna") == list(LEVELS), "searching more wins much"
    assert levels_of("toy") == list(LEVELS), "nothing is known of it"
    few = levels_of("merv")
    assert few == [level for level in LEVELS if level in few]
    assert set(LEVELS) - set(few) == {"able", "seasoned", "sharp"}, "searching more wins little"


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(
        UnknownLevel,
        match="unknown bot 'genius': expected one of random, novice, casual, regular, able, skilled, seasoned",
    ):
        new_bot("genius", 1)


@pytest.mark.slow
@pytest.mark.parametrize("levels", [["regular"] * 3, ["novice", "random", "random", "random"]])
def test_every_game_of_hansa_teutonica_ends(levels: list[str]) -> None:
    result = play_game("hansa_teutonica", levels, 3).result()
    assert result is not None
    assert result.reasons
