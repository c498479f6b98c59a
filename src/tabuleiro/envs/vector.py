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
from tabuleiro.envs.observation import Observation
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
        self.batch = Batch([new_episode(game, **said) for _ in range(num_envs)])
        known = self.batch.episodes[0].table.game
        self.single_observation_space = observation_space(known)
        self.single_action_space = action_space(known)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = render_mode
        self._sampled = np.frombuffer(memoryview(self.batch.sampled), np.int64)
        self._features = np.frombuffer(memoryview(self.batch.features), np.int32).reshape(num_envs, -1)
        self._masks = np.frombuffer(memoryview(self.batch.masks), np.int8).reshape(num_envs, -1)
        self._gains = np.frombuffer(memoryview(self.batch.gains), np.float64)
        self._terminated = np.frombuffer(memoryview(self.batch.terminated), np.bool_)
        self._truncated = np.frombuffer(memoryview(self.batch.truncated), np.bool_)
        self._started = False

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the standard signature
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin every game; an integer seeds them with itself and the integers that follow it."""
        if seed is None and self._started:
            for episode in self.batch.episodes:
                episode.deal_again()
        else:
            self.batch.deal([int(seeding.np_random(one)[0].integers(1 << 32)) for one in self._spread(seed)])
            self._started = True
        return self._observe(), {}

    def step(self, actions: Actions) -> Step:
        """Take one action in every game. If one is refused it raises, and no game has changed."""
        self.batch.step(np.asarray(actions).tolist())
        seen = self._observe()
        return seen, self._gains.copy(), self._terminated.copy(), self._truncated.copy(), {}

    def sample_actions(self) -> Actions:
        """A random legal action for every game, drawn far faster than from the masks."""
        self.batch.sample()
        return self._sampled.copy()

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
        self.batch.look()
        return {"observation": self._features.astype(np.float32), "action_mask": self._masks.copy()}
