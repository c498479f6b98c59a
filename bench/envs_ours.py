"""Measures our environments: PettingZoo, and one Gymnasium environment against many stepped together.

python bench/envs_ours.py GAME SECONDS       prints one JSON object
"""

import json
import sys
from importlib import import_module
from time import perf_counter

import gymnasium
from aec_loop import steps_per_second

import tabuleiro.envs.gymnasium  # noqa: F401 - importing it registers the environments
from tabuleiro.cli.about import is_compiled
from tabuleiro.envs.vector import SeatVectorEnv

SEATS = 3
TOGETHER = 64


def single_steps_per_second(game: str, seconds: float) -> float:
    """The learner's actions per second in the loop that Gymnasium's documentation shows, random bots elsewhere."""
    env = gymnasium.make(f"tabuleiro/{game}-v0", seats=SEATS)
    observation, _ = env.reset(seed=1)
    steps = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        action = env.action_space.sample(observation["action_mask"])
        observation, _, terminated, truncated, _ = env.step(action)
        steps += 1
        if terminated or truncated:
            observation, _ = env.reset()
    return steps / (perf_counter() - began)


def together_steps_per_second(game: str, seconds: float) -> float:
    """The same with many games stepped by one call."""
    envs = gymnasium.make_vec(f"tabuleiro/{game}-v0", TOGETHER, seats=SEATS)
    assert isinstance(envs, SeatVectorEnv)
    envs.reset(seed=1)
    steps = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        envs.step(envs.sample_actions())
        steps += TOGETHER
    return steps / (perf_counter() - began)


if __name__ == "__main__":
    name, wanted = sys.argv[1], float(sys.argv[2])
    rates = {
        "pettingzoo_steps_per_s": steps_per_second(
            import_module(f"tabuleiro.envs.{name}_v0").env(seats=SEATS), wanted / 3
        ),
        "single_steps_per_s": single_steps_per_second(name, wanted / 3),
        "together_steps_per_s": together_steps_per_second(name, wanted / 3),
    }
    print(json.dumps({**{key: round(rate) for key, rate in rates.items()}, "compiled": is_compiled()}))
