"""A stock learner that nobody here wrote: MaskablePPO of sb3-contrib, in every seat in turn against bots.

    python examples/baselines/maskable_ppo.py luna --steps 20000               trains, and writes maskable-ppo-luna.zip
    tabuleiro benchmark luna --agent maskable_ppo:Player                       rates it, in the folder of both files

Needs sb3-contrib, which brings Stable-Baselines3 and PyTorch.
"""

import argparse
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.vec_env import DummyVecEnv

import tabuleiro.envs.gymnasium
from tabuleiro.bots.bot import Bot
from tabuleiro.core import State
from tabuleiro.envs.observation import Observation, features_array


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


def make(game: str, seats: int, bots: str, seat: int) -> Masked:
    """One seat of a game against bots of a level."""
    said: dict[str, Any] = {"seats": seats, "bots": bots, "seat": seat}
    return Masked(gymnasium.make(f"{tabuleiro.__name__}/{game}-v0", disable_env_checker=True, **said))


class Player(Bot):
    """The trained network as an agent for `tabuleiro benchmark`; it reads maskable-ppo-GAME.zip in this folder."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.model: MaskablePPO | None = None

    def choose(self, state: State) -> int:
        """What the network holds to be best."""
        game = state.game()
        if self.model is None:
            self.model = MaskablePPO.load(f"maskable-ppo-{game.name}")
        mask = np.zeros(game.spaces.players, np.bool_)
        mask[state.legal()] = True
        action, _ = self.model.predict(features_array(state, state.to_act()), action_masks=mask, deterministic=True)
        return int(action)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="MaskablePPO in every seat against bots.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=40, help="for judging it")
    said = parser.parse_args()
    envs = DummyVecEnv([partial(make, said.game, said.seats, said.bots, seat) for seat in range(said.seats)])
    model = MaskablePPO("MlpPolicy", envs, seed=1, n_steps=512, batch_size=256)
    model.learn(said.steps)
    model.save(f"maskable-ppo-{said.game}")
    judged = make(said.game, said.seats, said.bots, seat=0)
    judged.reset(seed=2)
    mean, _ = evaluate_policy(model, judged, n_eval_episodes=said.games, warn=False)
    print(f"mean reward {mean:.2f} against {said.bots}: from -1, always last, to 1, always first")
