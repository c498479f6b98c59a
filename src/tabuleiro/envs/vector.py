"""Gymnasium, vectorised: many games of one seat each, stepped by one call inside compiled code."""

from collections.abc import Sequence
from typing import Any

from tabuleiro.envs.library import MissingLibrary

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise MissingLibrary("gymnasium", "gymnasium") from error

from tabuleiro.envs.batch import Batch
from tabuleiro.envs.drawing import draw_board
from tabuleiro.envs.learner import new_episode
from tabuleiro.envs.observation import BatchWindow, Observation
from tabuleiro.envs.spaces import action_space, observation_space

Actions = npt.NDArray[np.integer[Any]]
Step = tuple[Observation, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]


class SeatVectorEnv(VectorEnv[Observation, Actions, npt.NDArray[Any]]):
    """`num_envs` games as `SeatEnv` plays one: number i, seeded with s, goes as a single one seeded with s + i.

    A game that is over is dealt anew by the next step, which ignores its action (Gymnasium's `NEXT_STEP`).
    """

    metadata = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": ["ansi"],
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(self, game: str, num_envs: int = 1, *, render_mode: str | None = None, **said: Any) -> None:  # noqa: ANN401 - `new_episode` has their types
        self.num_envs = num_envs
        self.batch = Batch([new_episode(game, **said) for _ in range(num_envs)], renews=False)
        first = self.batch.episodes[0]
        known, self._seat = first.table.game, int(first.seat)
        self.single_observation_space = observation_space(known)
        self.single_action_space = action_space(known)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = render_mode
        self._window = BatchWindow(self.batch)
        self._started = False

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the standard signature
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin every game; an integer seeds them with itself and the integers that follow it."""
        if seed is None and self._started:
            self.batch.deal_again()
        else:
            self.batch.deal([int(seeding.np_random(one)[0].integers(1 << 32)) for one in self._spread(seed)])
            self._started = True
        return self._observe(), {}

    def step(self, actions: Actions) -> Step:
        """Take one action in every game. If one is refused it raises, and no game has changed."""
        window = self._window
        window.step(actions)
        gains = window.gains[:, self._seat].copy()
        return self._observe(), gains, window.terminated.copy(), window.truncated.copy(), {}

    def sample_actions(self) -> Actions:
        """A random legal action for every game, drawn far faster than from the masks."""
        self.batch.sample()
        return self._window.sampled.copy()

    def render(self) -> tuple[str, ...] | None:
        """The text boards, when the render mode is "ansi"."""
        if self.render_mode != "ansi":
            return None
        return tuple(draw_board(episode.table.state) for episode in self.batch.episodes)

    def _spread(self, seed: int | Sequence[int] | None) -> Sequence[int | None]:
        """A seed for every game."""
        if seed is None:
            return [None] * self.num_envs
        return [seed + number for number in range(self.num_envs)] if isinstance(seed, int) else seed

    def _observe(self) -> Observation:
        window = self._window
        return {"observation": window.features.astype(np.float32), "action_mask": window.masks.copy()}
