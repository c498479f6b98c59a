"""A warning before a blunder: nothing is held against the best action, and nothing is said where nothing is proven."""

import pytest

from learn.analysis_story import believe
from tabuleiro.core import CHANCE, State, find_game
from tabuleiro.learn.hints.hint import give_hint
from tabuleiro.learn.hints.warning import LIMIT, Warned, warn

NODES = 3000


def decision() -> State:
    """The first position of Acorns in which somebody has a choice: the first card is a three."""
    game = find_game("toy")
    state = game.new(2)
    while state.to_act() == CHANCE or len(state.legal()) == 1:
        state.apply(state.legal()[-1])
    return state


def test_the_best_action_gives_nothing_away_and_others_no_less(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    state = decision()
    best = give_hint(state, NODES).turns[0].story.steps[0].action.id
    found = {action: warn(state, action, NODES) for action in state.legal()}
    assert found[best] == Warned(0, 0.0)
    assert all(one is not None and one.r >= 0 for one in found.values())
    assert any(one is not None and one.r > 0 for one in found.values())


def test_from_a_mistake_on_somebody_is_warned() -> None:
    assert Warned(2000, LIMIT).is_bad()
    assert not Warned(1999, LIMIT - 0.001).is_bad()


def test_where_nothing_is_proven_nobody_is_warned() -> None:
    assert warn(decision(), decision().legal()[0], NODES) is None
