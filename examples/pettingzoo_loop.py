"""Play a game through PettingZoo, every seat at random: python examples/pettingzoo_loop.py."""

import numpy as np

from tabuleiro.envs import merv_v0

env = merv_v0.env(seats=4, reward="margin", render_mode="ansi")
env.reset(seed=42)
dice = np.random.default_rng(42)
gained = dict.fromkeys(env.possible_agents, 0.0)

for agent in env.agent_iter():
    _, reward, terminated, truncated, info = env.last(observe=False)
    gained[agent] += reward
    if terminated or truncated:
        action = None
        print(f"{agent}: rank {info['rank']}, {info['points']} points, margin {gained[agent]:+g}")
    else:
        observation = env.observe(agent)  # "observation" holds the features, "action_mask" what is legal
        action = int(dice.choice(np.flatnonzero(observation["action_mask"])))
    env.step(action)

print(env.render())
