"""The baselines run with the libraries that they are for, at toy size, and what they train can be rated.

Most of the libraries are too large for the environment of these tests. A baseline whose library is missing is skipped,
unless BASELINES_PYTHON names an interpreter that must have them all: `make baselines` makes one and runs this file.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

FOLDER = Path(__file__).resolve().parent.parent / "examples" / "baselines"
PYTHON = os.environ.get("BASELINES_PYTHON", "")


class Toy(NamedTuple):
    """How a baseline is run in a moment: its library, its words, and what it says among other things."""

    library: str
    words: str
    said: str
    is_rated: bool = True
    """Whether it has an agent for the benchmark."""


TOYS = {
    "learn_from_sample": Toy("torch", "", "epoch 4:", is_rated=False),
    "maskable_ppo": Toy("sb3_contrib", "luna --steps 1024 --games 2", "mean reward "),
    "openspiel_search": Toy("pyspiel", "luna --games 1 --simulations 2", "points, the search first"),
    "ppo_self_play": Toy("torch", "luna --decisions 512 --games 16 --steps 32", "512 decisions, "),
    "torchrl_reinforce": Toy("torchrl", "luna --games 1", "game 1: "),
}
RATE = """
import sys
sys.path.insert(0, {folder!r})
from {name} import Player
from tabuleiro.arena.agent import WatchedBot
from tabuleiro.core import find_game
from tabuleiro.core.action import CHANCE
state, agent = find_game("luna").new(2), WatchedBot({name!r}, Player(1))
chosen = 0
while chosen < 3:
    is_chance = state.to_act() == CHANCE
    state.apply(state.legal()[0] if is_chance else agent.choose(state))
    chosen += not is_chance
print("chose", chosen)
"""
"""The agent takes the first decisions of a game; what it chooses is checked as in the benchmark."""


def run(*words: str, folder: Path) -> str:
    """What a program says, run with the libraries of the baselines and with Tabuleiro as this process has it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "OMP_NUM_THREADS": "1"}
    command = [PYTHON or sys.executable, *words]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own programs
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", sorted(TOYS))
def test_a_baseline_runs_and_what_it_made_plays_by_the_rules(name: str, tmp_path: Path) -> None:
    toy = TOYS[name]
    if not PYTHON and find_spec(toy.library) is None:
        pytest.skip(f"{toy.library} is not installed here: `make baselines` brings it and runs this")
    assert toy.said in run(str(FOLDER / f"{name}.py"), *toy.words.split(), folder=tmp_path)
    if toy.is_rated:
        assert run("-c", RATE.format(folder=str(FOLDER), name=name), folder=tmp_path).endswith("chose 3\n")


def test_no_baseline_is_forgotten() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.py")) == sorted(TOYS)
