"""Measures our environments: PettingZoo, one Gymnasium environment, many stepped together, and self-play.

python bench/envs_ours.py GAME SECONDS       prints one JSON object

An older installation without self-play is measured by the same script, without those figures.
"""

import json
import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter, process_time
from typing import TYPE_CHECKING

import gymnasium
from aec_loop import rates

import tabuleiro.envs.gymnasium  # noqa: F401 - importing it registers the environments
from tabuleiro.cli.about import is_compiled
from tabuleiro.envs.vector import SeatVectorEnv

if TYPE_CHECKING:
    from tabuleiro.envs.self_play import SelfPlay

SEATS = 3
TOGETHER = 256
PARTS = 5
"""How many loops share the seconds."""


def single_rates(game: str, seconds: float) -> tuple[float, float]:
    """The learner's actions per second in the loop that Gymnasium's documentation shows, random bots elsewhere.

    The second number leaves out the time of choosing actions.
    """
    env = gymnasium.make(f"tabuleiro/{game}-v0", seats=SEATS)
    observation, _ = env.reset(seed=1)
    steps, choosing = 0, 0.0
    began = now = process_time()
    while now - began < seconds:
        action = env.action_space.sample(observation["action_mask"])
        choosing += process_time() - now
        observation, _, terminated, truncated, _ = env.step(action)
        steps += 1
        if terminated or truncated:
            observation, _ = env.reset()
        now = process_time()
    return steps / (now - began), steps / (now - began - choosing)


def together_rates(game: str, seconds: float) -> tuple[float, float]:
    """The same with many games stepped by one call, which also draw their own actions."""
    envs = gymnasium.make_vec(f"tabuleiro/{game}-v0", TOGETHER, seats=SEATS)
    assert isinstance(envs, SeatVectorEnv)
    envs.reset(seed=1)
    steps, choosing = 0, 0.0
    began = now = process_time()
    while now - began < seconds:
        actions = envs.sample_actions()
        choosing += process_time() - now
        envs.step(actions)
        steps += TOGETHER
        now = process_time()
    return steps / (now - began), steps / (now - began - choosing)


def self_play_rate(games: "SelfPlay", seconds: float, clock: Callable[[], float]) -> float:
    """Decisions per second, observation and mask of each included."""
    games.reset(seed=1)
    steps = 0
    began = clock()
    while clock() - began < seconds:
        games.step(games.sample_actions())
        steps += TOGETHER
    return steps / (clock() - began)


def self_play_rates(game: str, seconds: float) -> dict[str, float]:
    """Self-play in this process by its own time; then here and in two others by the clock on the wall, in turns."""
    from tabuleiro.envs.self_play import SelfPlay

    here = SelfPlay(game, TOGETHER, seats=SEATS)
    small = SelfPlay(game, TOGETHER, seats=SEATS, observation="float16", packed=True)
    found = {
        "self_play_per_s": self_play_rate(here, seconds, process_time),
        "self_play_small_per_s": self_play_rate(small, seconds / 2, process_time),
        "python_share": python_share(here, seconds / 2),
    }
    if (os.cpu_count() or 1) > 1:
        two = SelfPlay(game, TOGETHER, seats=SEATS, processes=2)
        walls: dict[str, list[float]] = {"one": [], "two": []}
        for _ in range(3):
            walls["one"].append(self_play_rate(here, seconds / 3, perf_counter))
            walls["two"].append(self_play_rate(two, seconds / 3, perf_counter))
        two.close()
        found["two_to_one"] = max(walls["two"]) / max(walls["one"])
    return found


def python_share(games: "SelfPlay", seconds: float) -> float:
    """The part of a step that is neither compiled code nor NumPy writing into the arrays: our own Python."""
    from tabuleiro.envs.self_play.share import Share

    share = Share(games.layout, {"game": games.game.name, "seats": SEATS})
    out = games.new_arrays()
    share.deal(list(range(TOGETHER)), out)
    games.reset(seed=1)
    whole = inside = 0.0
    while whole < seconds / 2:
        began = process_time()
        games.step(games.sample_actions())
        whole += process_time() - began
        actions = share.sample().copy()
        began = process_time()
        share.batch.sample()
        share.batch.step(actions)
        share.show(out)
        inside += process_time() - began
    return max(1 - inside / whole, 0.0)


if __name__ == "__main__":
    name, wanted = sys.argv[1], float(sys.argv[2]) / PARTS
    env = import_module(f"tabuleiro.envs.{name}_v0").env(seats=SEATS)
    single, single_only = single_rates(name, wanted)
    together, together_only = together_rates(name, wanted)
    pettingzoo, pettingzoo_only = rates(env, wanted)
    numbers = {
        "pettingzoo_steps_per_s": pettingzoo,
        "pettingzoo_without_choosing_per_s": pettingzoo_only,
        "single_steps_per_s": single,
        "together_steps_per_s": together,
        "single_without_choosing_per_s": single_only,
        "together_without_choosing_per_s": together_only,
    }
    if find_spec("tabuleiro.envs.self_play") is not None:
        numbers |= self_play_rates(name, wanted)
    print(json.dumps({**{key: round(rate, 3) for key, rate in numbers.items()}, "compiled": is_compiled()}))
