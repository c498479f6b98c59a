"""Measures catanatron, the well-known Python engine for a comparable board game; runs in an environment of its own.

python bench/peer.py SECONDS       prints one JSON object
"""

import json
import sys
from time import perf_counter

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
COPIES = 200
MIDDLE = 500
"""Actions into a game that takes about a thousand."""


def new_game(seed: int) -> Game:
    """A game of four random players."""
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def actions_per_second(seconds: float) -> float:
    """Players' actions per second in random games, set-up included."""
    actions = seed = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        seed += 1
        game = new_game(seed)
        game.play()
        actions += len(game.state.actions)
    return actions / (perf_counter() - began)


def copy_microseconds(seconds: float) -> float:
    """How long one copy of a middle game takes: the best of several rounds."""
    game = new_game(1)
    for _ in range(MIDDLE):
        game.play_tick()
    best = float("inf")
    until = perf_counter() + seconds
    while perf_counter() < until:
        began = perf_counter()
        for _ in range(COPIES):
            game.copy()
        best = min(best, perf_counter() - began)
    return best / COPIES * 1e6


if __name__ == "__main__":
    wanted = float(sys.argv[1])
    rate = actions_per_second(wanted * 2 / 3)
    print(json.dumps({"steps_per_s": round(rate), "copy_us": round(copy_microseconds(wanted / 3), 2)}))
