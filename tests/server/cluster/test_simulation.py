"""Four workers, words that get lost, workers that die: nothing is lost, and everybody sees what is stored.

`make soak` sends a million messages. That the simulation finds what it looks for is shown by bugs that are planted.
"""

import os

import pytest

from server.cluster.planted import PLANTED, planted
from server.cluster.simulation import Simulation
from server.cluster.virtual_time import run_virtually

MESSAGES = int(os.environ.get("CLUSTER_MESSAGES", "50000"))
PER_WORLD = 500
AT_ONCE = 10
"""Worlds in one test."""
SEEDS = range(20)
"""In how many worlds a planted bug must show."""
TRIED = list(PLANTED) if os.environ.get("WHOLE") else list(PLANTED)[::4]
"""Each takes some seconds: `make test` tries every fourth of them."""


def agree(seed: int) -> None:
    """Play a world, in which nothing may be lost."""
    simulation = Simulation(seed)
    run_virtually(simulation.run(PER_WORLD))
    assert simulation.problems == [], seed
    assert simulation.acknowledged() > PER_WORLD // 20


@pytest.mark.parametrize("seed", range(2))
def test_workers_agree_whatever_is_lost(seed: int) -> None:
    agree(seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(2, max(2, MESSAGES // PER_WORLD), AT_ONCE))
def test_workers_agree_in_every_other_world(first: int) -> None:
    for seed in range(first, min(first + AT_ONCE, MESSAGES // PER_WORLD)):
        agree(seed)


def test_the_same_seed_plays_the_same_world() -> None:
    worlds = [Simulation(7), Simulation(7)]
    for world in worlds:
        run_virtually(world.run(150))
    logs = [{name: [entry.chain for entry in log] for name, log in world.disk.logs.items()} for world in worlds]
    assert logs[0] == logs[1]


def finds(name: str, seed: int) -> bool:
    """Whether a bug shows in a world; one that breaks down is found, too."""
    world = Simulation(seed)
    with planted(name, world):
        try:
            run_virtually(world.run(PER_WORLD))
        except Exception:  # noqa: BLE001 - however it breaks down
            return True
    return bool(world.problems)


@pytest.mark.parametrize("name", TRIED)
def test_a_planted_bug_is_found(name: str) -> None:
    assert any(finds(name, seed) for seed in SEEDS)
