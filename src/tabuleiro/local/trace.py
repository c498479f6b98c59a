"""Plays seeded games, lets bots choose and search, and chains the digests of all of it: lock-step with a browser.

Two interpreters that run the same rules give the same lines, to the last bit of every value:

    python -m tabuleiro.local.trace GAME SEATS SEED STEPS ITERATIONS
"""

import sys
from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import next_word, seed_word
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.digest import canonical
from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_game
from tabuleiro.core.state import State
from tabuleiro.local.version import is_compiled

CHOICES: Final = 12
"""How many choices of each quick bot are compared."""
EVERY: Final = 50
"""Positions between two lines that tell the chain, so that a difference is near where it is told."""


def chained(before: str, value: object) -> str:
    """A hash of everything so far and one value more."""
    return blake2b(f"{before} {canonical(value)}".encode(), digest_size=16).hexdigest()


def trace(name: str, seats: int, seed: int, steps: int, iterations: int) -> list[str]:
    """The lines of one game: positions of random games, choices of quick bots, and a search in the middle."""
    game = find_game(name)
    lines, middle = play_at_random(game, seats, seed, steps)
    for level in ("novice", "regular"):
        lines.append(f"{level} {choices_of(middle.copy(), level, seed)}")
    if iterations > 0:
        lines.append(f"search {search_of(middle, seed, iterations)}")
    return lines


def play_at_random(game: Game, seats: int, seed: int, steps: int) -> tuple[list[str], State]:
    """The chain over every position of seeded games, and a position in which somebody has a choice."""
    word, buffer, chain = seed_word(seed), vec[i64]([0] * game.spaces.size), ""
    lines: list[str] = []
    state = game.new(seats, {})
    middle = state.copy()
    for step in range(1, steps + 1):
        if state.to_act() == NOBODY:
            state = game.new(seats, {})
        word = next_word(word)
        state.apply(random_action(state, word, buffer))
        chain = chained(chain, [state.dump(), state.scores()])
        if step % EVERY == 0 or step == steps:
            lines.append(f"{step} {chain}")
        if state.to_act() >= 0 and len(state.legal()) > 1:
            middle = state.copy()
    return lines, middle


def choices_of(state: State, level: str, seed: int) -> str:
    """What a quick bot chooses, as a chain."""
    bot, word, buffer, chain = new_bot(level, seed), seed_word(seed), vec[i64]([0] * state.game().spaces.size), ""
    for _ in range(CHOICES):
        if state.to_act() == NOBODY:
            break
        word = next_word(word)
        action = int(random_action(state, word, buffer)) if state.to_act() == CHANCE else bot.choose(state)
        chain = chained(chain, action)
        state.apply(action)
    return chain


def search_of(state: State, seed: int, iterations: int) -> str:
    """What a search finds: the action, the line, every visit, and every value to its last bit."""
    advice = SearchBot(seed, 0.0, iterations=iterations).consider(state)
    assert advice is not None, "there is a choice"
    values = [[one.action, one.visits, one.value.hex()] for one in advice.candidates]
    return chained("", [advice.action, advice.line, values, [value.hex() for value in advice.expected]])


if __name__ == "__main__":
    traced = trace(sys.argv[1], *map(int, sys.argv[2:]))
    sys.stdout.write("\n".join(["compiled" if is_compiled() else "pure", *traced]) + "\n")
