"""How a PettingZoo environment is measured: everybody plays at random, game after game. Ours and the peer's alike."""

from time import process_time
from typing import Any


def rates(env: Any, seconds: float) -> tuple[float, float]:  # noqa: ANN401 - any environment with PettingZoo's interface
    """Actions per second in the loop that PettingZoo's documentation shows, resetting included.

    The second number leaves out the time of choosing actions. Both are by the processor's time of this process.
    """
    steps = seed = 0
    choosing = 0.0
    began = process_time()
    while True:
        seed += 1
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            before = process_time()
            action = env.action_space(agent).sample(observation["action_mask"])
            choosing += process_time() - before
            env.step(action)
            steps += 1
            spent = process_time() - began
            if spent > seconds:
                return steps / spent, steps / (spent - choosing)
