"""Whoever presses a thing that offers nothing hears the one reason that helps, never a catch-all."""

import pytest

from tabuleiro.core import find_game
from tabuleiro.core.present.why import why_not
from tabuleiro.testkit.laws.presses import Presses

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")


@pytest.mark.parametrize("name", GAMES)
def test_a_press_in_vain_is_told_the_most_specific_rule(name: str) -> None:
    presses = Presses(find_game(name), seed=18, games=2, steps=500, every=7)
    problems = [problem for press in presses.sampled(60) for problem in presses.problems(press)]
    assert problems == []


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_action_has_its_moment(name: str) -> None:
    game = find_game(name)
    kinds = [family.kind for family in game.spaces.families if not family.chance]
    assert sorted(game.moments) == sorted(kinds)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("element", ["", ":", "card", "route:", "nothing:at:all", "die:gray_9", "cell:r9c9", "x" * 300])
def test_a_thing_that_does_not_exist_stands_for_nothing_or_is_told_its_moment(name: str, element: str) -> None:
    state = find_game(name).new(3)
    reason = why_not(state, element)
    assert reason is None or reason.refusal.rule in state.game().moments.values()
