"""How a PettingZoo environment is measured: everybody plays at random, game after game. Ours and the peer's alike."""

from time import perf_counter
from typing import Any

import numpy as np


def steps_per_second(env: Any, seconds: float) -> float:  # noqa: ANN401 - any environment with PettingZoo's interface
    """Actions per second, observing before each and resetting included."""
    dice = np.random.default_rng(1)
    steps = seed = 0
    began = perf_counter()
    while True:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(dice.random() * len(legal))]))
            steps += 1
            if perf_counter() - began > seconds:
                return steps / (perf_counter() - began)
