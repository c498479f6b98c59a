"""Gymnasium: one seat of a game as an environment, bots in the other seats.

Importing this module registers `tabuleiro/<game>-v0` for every game, single and vectorised.
"""

from operator import index
from typing import Any

from tabuleiro.envs.library import MissingLibrary

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise MissingLibrary("gymnasium", "gymnasium") from error

from tabuleiro.core.registry import game_names
from tabuleiro.envs.drawing import draw_board
from tabuleiro.envs.learner import new_episode
from tabuleiro.envs.observation import Observation, Window
from tabuleiro.envs.spaces import action_space, observation_space


class SeatEnv(gymnasium.Env[Observation, int]):
    """A learner's game: `SeatEnv("luna", seats=3, seat=0, bots="regular", ...)`.

    `bots` is one level for all other seats, or one for each of them in order; `seconds` is the time per turn of those
    that search. `reward` and `shaping` are as in PettingZoo. An illegal action raises and names its rule, unless
    `illegal_reward` says what it is worth: then it ends the episode. All else are options of the game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(self, game: str, *, render_mode: str | None = None, **said: Any) -> None:  # noqa: ANN401 - `new_episode` has their types
        self.episode = new_episode(game, **said)
        self.observation_space = observation_space(self.episode.table.game)
        self.action_space = action_space(self.episode.table.game)
        self.render_mode = render_mode
        self._window = Window(self.episode.table)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the standard signature
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game. The same seed gives the same chance and the same bots; without one the stream goes on."""
        super().reset(seed=seed)
        if seed is not None or not self.episode.started:
            self.episode.deal(int(self.np_random.integers(1 << 32)))
        else:
            self.episode.deal_again()
        return self._window.observe(self.episode.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the learner's action; the bots answer until the learner must decide again or the game is over."""
        episode = self.episode
        chosen = index(action)
        episode.check(chosen)
        episode.act(chosen)
        terminated = episode.over and not episode.truncated
        gained = float(episode.gains[episode.seat])
        return self._window.observe(episode.seat), gained, terminated, episode.truncated, {}

    def render(self) -> str | None:
        """The text board, when the render mode is "ansi"."""
        return draw_board(self.episode.table.state) if self.render_mode == "ansi" else None


for name in game_names():
    gymnasium.register(
        f"tabuleiro/{name}-v0",
        entry_point="tabuleiro.envs.gymnasium:SeatEnv",
        vector_entry_point="tabuleiro.envs.vector:SeatVectorEnv",
        kwargs={"game": name},
    )
