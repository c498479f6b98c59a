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


def single_rates(game: str, seconds: float) -> tuple[float, float]:
    """The learner's actions per second in the loop that Gymnasium's documentation shows, random bots elsewhere.

    The second number leaves out the time of choosing actions.
    """
    env = gymnasium.make(f"tabuleiro/{game}-v0", seats=SEATS)
    observation, _ = env.reset(seed=1)
    steps, choosing = 0, 0.0
    began = now = perf_counter()
    while now - began < seconds:
        action = env.action_space.sample(observation["action_mask"])
        choosing += perf_counter() - now
        observation, _, terminated, truncated, _ = env.step(action)
        steps += 1
        if terminated or truncated:
            observation, _ = env.reset()
        now = perf_counter()
    return steps / (now - began), steps / (now - began - choosing)


def together_rates(game: str, seconds: float) -> tuple[float, float]:
    """The same with many games stepped by one call, which also draw their own actions."""
    envs = gymnasium.make_vec(f"tabuleiro/{game}-v0", TOGETHER, seats=SEATS)
    assert isinstance(envs, SeatVectorEnv)
    envs.reset(seed=1)
    steps, choosing = 0, 0.0
    began = now = perf_counter()
    while now - began < seconds:
        actions = envs.sample_actions()
        choosing += perf_counter() - now
        envs.step(actions)
        steps += TOGETHER
        now = perf_counter()
    return steps / (now - began), steps / (now - began - choosing)


if __name__ == "__main__":
    name, wanted = sys.argv[1], float(sys.argv[2])
    env = import_module(f"tabuleiro.envs.{name}_v0").env(seats=SEATS)
    single, single_only = single_rates(name, wanted / 3)
    together, together_only = together_rates(name, wanted / 3)
    rates = {
        "pettingzoo_steps_per_s": steps_per_second(env, wanted / 3),
        "single_steps_per_s": single,
        "together_steps_per_s": together,
        "single_without_choosing_per_s": single_only,
        "together_without_choosing_per_s": together_only,
    }
    print(json.dumps({**{key: round(rate) for key, rate in rates.items()}, "compiled": is_compiled()}))
