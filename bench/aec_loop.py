"""How a PettingZoo environment is measured: everybody plays at random, game after game. Ours and the peer's alike."""

from time import perf_counter
from typing import Any


def steps_per_second(env: Any, seconds: float) -> float:  # noqa: ANN401 - any environment with PettingZoo's interface
    """Actions per second in the loop that PettingZoo's documentation shows, resetting included."""
    steps = seed = 0
    began = perf_counter()
    while True:
        seed += 1
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
            if perf_counter() - began > seconds:
                return steps / (perf_counter() - began)
