"""A stock learner that nobody here wrote: MaskablePPO of sb3-contrib, in one seat against bots.

    python examples/baselines/maskable_ppo.py luna --steps 20000

Needs sb3-contrib, which brings Stable-Baselines3 and PyTorch.
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import tabuleiro.envs.gymnasium
from tabuleiro.envs.observation import Observation


class Masked(gymnasium.ObservationWrapper[npt.NDArray[np.generic], int, Observation]):
    """Shows the features alone; the learner asks for the mask by its own method."""

    def __init__(self, env: gymnasium.Env[Observation, int]) -> None:
        super().__init__(env)
        self.observation_space = env.get_wrapper_attr("observation_space")["observation"]
        self.mask: npt.NDArray[np.generic] = np.zeros(0, np.int8)

    def observation(self, observation: Observation) -> npt.NDArray[np.generic]:
        """The features; the mask is kept."""
        self.mask = observation["action_mask"]
        return observation["observation"]

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done now, as sb3-contrib asks for it."""
        return self.mask.astype(np.bool_)


def make(game: str, seats: int, bots: str) -> Masked:
    """One seat of a game against bots of a level."""
    said: dict[str, Any] = {"seats": seats, "bots": bots}
    return Masked(gymnasium.make(f"{tabuleiro.__name__}/{game}-v0", disable_env_checker=True, **said))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="MaskablePPO in one seat against bots.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=40, help="for judging it")
    said = parser.parse_args()
    model = MaskablePPO("MlpPolicy", make(said.game, said.seats, said.bots), seed=1, n_steps=1024, batch_size=256)
    model.learn(said.steps)
    judged = make(said.game, said.seats, said.bots)
    judged.reset(seed=2)
    mean, _ = evaluate_policy(model, judged, n_eval_episodes=said.games, warn=False)
    print(f"mean reward {mean:.2f} against {said.bots}: from -1, always last, to 1, always first")
