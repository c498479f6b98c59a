"""How fast the rules run, by processor time: read by this machine's Python and by a browser's.

    python bench/device_rates.py SECONDS

It imports nothing but what a device carries.
"""

import json
import random
import sys
import time
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.playout import playout, random_action
from tabuleiro.bots.rng import next_word, seed_word
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_game, game_names
from tabuleiro.core.state import State

SEATS = 3
ITERATIONS = 500
WARM = 2.0
"""Seconds of each measure that do not count: what an engine compiles while it runs is compiled by then."""
GAMES = 512
"""Games inside between two looks at the clock: in a browser a look takes as long as some thousand moves do."""
CALLED = 64
SEARCHES = 10
"""Games by calls and searches between two looks."""
Clock = Callable[[], float]


def steps_inside(game: Game, seconds: float, clock: Clock) -> float:
    """Decisions per second in random games that are played inside the compiled code."""
    buffer, word, decisions, began = vec[i64]([0] * game.spaces.size), seed_word(1), 0, clock()
    while (spent := clock() - began) < seconds:
        for _ in range(GAMES):
            word = next_word(word)
            decisions += playout(game.new(SEATS), word, buffer)
    return decisions / spent


def steps_by_calls(game: Game, seconds: float, clock: Clock) -> float:
    """Decisions per second in a plain loop over `legal` and `apply`; a device's tables use the rules so."""
    dice, decisions, began = random.Random(1), 0, clock()
    while (spent := clock() - began) < seconds:
        for _ in range(CALLED):
            decisions += play_by_calls(game.new(SEATS), dice)
    return decisions / spent


def play_by_calls(state: State, dice: random.Random) -> int:
    """Play a random game to its end; how many decisions it had."""
    decisions = 0
    while (actor := state.to_act()) != NOBODY:
        legal = state.legal()
        if actor == CHANCE:
            state.apply(dice.choices(legal, [int(state.weight(action)) for action in legal])[0])
        else:
            state.apply(legal[int(dice.random() * len(legal))])
            decisions += 1
    return decisions


def middle_of(game: Game) -> State:
    """A position of a random game in which somebody has a choice."""
    buffer, word, state = vec[i64]([0] * game.spaces.size), seed_word(1), game.new(SEATS)
    for _ in range(60):
        word = next_word(word)
        state.apply(random_action(state, word, buffer))
    while state.to_act() < 0 or len(state.legal()) < 3:
        word = next_word(word)
        state.apply(random_action(state, word, buffer))
    return state


def iterations(game: Game, seconds: float, clock: Clock) -> float:
    """Iterations per second of the search that strong bots use."""
    state, done, began = middle_of(game), 0, clock()
    while (spent := clock() - began) < seconds:
        for _ in range(SEARCHES):
            SearchBot(done, 0.0, iterations=ITERATIONS).consider(state)
            done += ITERATIONS
    return done / spent


MEASURES = {measured.__name__: measured for measured in (steps_inside, steps_by_calls, iterations)}


def names() -> list[str]:
    """The names of all rates: a game and what is measured of it."""
    return [f"{game} {measured}" for game in game_names() for measured in MEASURES]


def rate(name: str, seconds: float, clock: Clock) -> float:
    """One rate. Whoever warms up calls it twice: a browser changes no function while it runs, however long that is.

    Python's own loop is such a function. At a table it is begun anew by every message.
    """
    game, _, measured = name.partition(" ")
    return MEASURES[measured](find_game(game), seconds, clock)


def main(seconds: float) -> None:
    """Print every rate of every game, as JSON."""
    told = {}
    for name in names():
        rate(name, WARM, time.process_time)
        told[name] = rate(name, seconds, time.process_time)
    sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main(float(sys.argv[1]))
