"""The spaces of a game: the same for every seat, seat count and option."""

from typing import cast

import numpy as np
import numpy.typing as npt
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


class ActionIds(spaces.Discrete):
    """Gymnasium's `Discrete`; by a mask it draws the very same, in less than half of the time."""

    def sample(
        self, mask: npt.NDArray[np.int8] | None = None, probability: npt.NDArray[np.int8] | None = None
    ) -> np.int64:
        """A random action, of those in the mask if there is one. Whatever is unusual is left to Gymnasium."""
        is_usual = isinstance(mask, np.ndarray) and mask.dtype == np.int8 and mask.shape == (int(self.n),)
        if mask is None or not is_usual or probability is not None or mask.view(np.uint8).max() != 1:
            return super().sample(mask, probability)
        legal = mask.nonzero()[0]
        return cast("np.int64", legal[self.np_random.integers(len(legal))])


def action_space(game: Game) -> spaces.Space[int]:
    """The ids of the players' actions; chance is drawn by the environment."""
    return cast("spaces.Space[int]", ActionIds(game.spaces.players))  # numpy's integers are as good
