"""Whoever presses a thing that offers nothing hears the one reason that helps, never a catch-all."""

import pytest

from tabuleiro.core import find_game
from tabuleiro.core.present.why import ELSEWHERE, why_not
from tabuleiro.testkit.laws.presses import Presses

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")


@pytest.mark.parametrize("name", GAMES)
def test_a_press_in_vain_is_told_the_most_specific_rule(name: str) -> None:
    presses = Presses(find_game(name), seed=18, games=2, steps=500, every=7)
    pressed = [*presses.sampled(40), *presses.asked(40)]
    assert [problem for press in pressed for problem in presses.problems(press)] == []


def test_of_what_is_asked_for_nobody_is_told_that_it_comes_later() -> None:
    """In Merv a place on another side was refused with when the master moves, while just that was asked."""
    state = find_game("merv").new(2)
    while state.decision() != "choose_slot":
        state.apply(state.legal()[0])
    offered = {element for action in state.legal() for element in state.describe(action).elements}
    elsewhere = next(
        slot for slot in find_game("merv").elements(2, {}) if slot.startswith("slot:") and slot not in offered
    )
    reason = why_not(state, elsewhere)
    assert reason is not None
    assert (reason.sort, reason.refusal.message) == (ELSEWHERE, "refusal-now_choose_slot")


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
