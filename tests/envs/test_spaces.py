"""The spaces of a game: as Gymnasium's, only faster."""

import numpy as np
import pytest
from gymnasium import spaces

from tabuleiro.core import find_game
from tabuleiro.envs.spaces import ActionIds, action_space

COUNT = 40


def test_a_masked_sample_is_the_very_one_that_gymnasium_draws() -> None:
    ours, theirs = ActionIds(COUNT), spaces.Discrete(COUNT)
    ours.seed(3)
    theirs.seed(3)
    dice = np.random.default_rng(1)
    for _ in range(300):
        mask = (dice.random(COUNT) < 0.2).astype(np.int8)
        drawn = ours.sample(mask)
        assert drawn == theirs.sample(mask)
        assert type(drawn) is np.int64


def test_an_empty_mask_and_no_mask_are_as_in_gymnasium() -> None:
    ours = ActionIds(COUNT)
    assert ours.sample(np.zeros(COUNT, np.int8)) == 0
    assert ours.sample() in ours
    certain = np.eye(COUNT)[7]
    assert ours.sample(probability=certain) == 7


@pytest.mark.parametrize(
    ("mask", "message"),
    [
        (np.full(COUNT, 2, np.int8), "should be 0 or 1"),
        (np.full(COUNT, -1, np.int8), "should be 0 or 1"),
        (np.ones(COUNT - 1, np.int8), "expected shape"),
        (np.ones(COUNT, np.int64), "expected dtype"),
    ],
)
def test_a_mask_that_gymnasium_refuses_is_refused(mask: np.ndarray, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        ActionIds(COUNT).sample(mask)


def test_to_others_it_is_a_discrete_space() -> None:
    game = find_game("luna")
    assert action_space(game) == spaces.Discrete(game.spaces.players)
