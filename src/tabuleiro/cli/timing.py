"""Measures how fast a game runs here."""

import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.judging.search import new_search
from tabuleiro.bots.playout import playout, random_action
from tabuleiro.bots.rng import next_word, seed_word
from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_module
from tabuleiro.core.state import State

COPIES: Final = 1_000
FIRST_MOVE: Final = """
from time import perf_counter
began = perf_counter()
from importlib import import_module
state = import_module({module!r}).GAME.new({seats})
state.apply(state.legal()[0])
print(perf_counter() - began)
"""


def steps_inside(game: Game, seats: int, seconds: float) -> float:
    """Players' decisions per second in random games played inside compiled code."""
    buffer = vec[i64]([0] * game.spaces.size)
    word = seed_word(1)
    decisions = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        word = next_word(word)
        decisions += playout(game.new(seats), word, buffer)
    return decisions / (perf_counter() - began)


def steps_through_api(game: Game, seats: int, seconds: float) -> float:
    """Players' decisions per second in a plain Python loop over `legal` and `apply`."""
    dice = random.Random(1)
    decisions = 0
    state = game.new(seats)
    began = perf_counter()
    while perf_counter() - began < seconds:
        actor = state.to_act()
        if actor == NOBODY:
            state = game.new(seats)
            continue
        legal = state.legal()
        if actor == CHANCE:
            state.apply(dice.choices(legal, [int(state.weight(action)) for action in legal])[0])
        else:
            state.apply(legal[int(dice.random() * len(legal))])
            decisions += 1
    return decisions / (perf_counter() - began)


def plies_searched(state: State, seconds: float) -> float:
    """Plies per second in a search of one position, the judging of every one of them included."""
    search = new_search(find_evaluation(state.game(), int(state.seats)), state, 1)
    began = perf_counter()
    search.run_until(perf_counter, began + seconds)
    return int(search.plies) / (perf_counter() - began)


def middle_position(game: Game, seats: int) -> State:
    """A player's decision in the middle of a random game: a typical position to measure on."""
    buffer = vec[i64]([0] * game.spaces.size)
    state = game.new(seats)
    length = playout(state.copy(), seed_word(1), buffer)
    word = seed_word(1)
    played = 0
    while played < length // 2 or state.to_act() == CHANCE:
        word = next_word(word)
        played += state.to_act() != CHANCE
        state.apply(random_action(state, word, buffer))
    return state


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """How long one call takes: the best of several rounds, since other programs only ever slow it down."""
    best = float("inf")
    until = perf_counter() + seconds
    while perf_counter() < until:
        began = perf_counter()
        for _ in range(COPIES):
            call()
        best = min(best, perf_counter() - began)
    return best / COPIES * 1e6


def bytes_of(state: State) -> int:
    """The memory of one position: what a thousand copies take, by Python's own account."""
    copies: list[State] = []
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(COPIES):
        copies.append(state.copy())
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // COPIES


def import_milliseconds(game: Game, seats: int) -> float:
    """From `import` to the first action in a fresh process: the best of three."""
    program = FIRST_MOVE.format(module=find_module(game.name), seats=seats)
    times = [
        float(subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout)  # noqa: S603 - our own program
        for _ in range(3)
    ]
    return min(times) * 1e3
