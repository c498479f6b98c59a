"""The spaces of a game: the same for every seat, seat count and option."""

from typing import cast

import numpy as np
from gymnasium import spaces

from tabuleiro.core.game import Game
from tabuleiro.envs.observation import Observation


def observation_space(game: Game) -> spaces.Space[Observation]:
    """Features and mask.

    A feature counts pieces, points, turns or the like, so it never gets larger than the longest game is long.
    """
    bound = float(game.max_steps)
    space = spaces.Dict(
        {
            "observation": spaces.Box(-bound, bound, (len(game.feature_names),), np.float32),
            "action_mask": spaces.Box(0, 1, (game.spaces.players,), np.int8),
        }
    )
    return cast("spaces.Space[Observation]", space)  # Gymnasium does not say what a Dict space holds


def action_space(game: Game) -> spaces.Space[int]:
    """The ids of the players' actions; chance is drawn by the environment."""
    return cast("spaces.Space[int]", spaces.Discrete(game.spaces.players))  # numpy's integers are as good
