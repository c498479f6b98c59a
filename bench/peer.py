"""Measures catanatron, the well-known Python engine for a comparable board game; runs in an environment of its own.

python bench/peer.py SECONDS       prints one JSON object
"""

import json
import math
import sys
from time import perf_counter

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
COPIES = 200
MOST_TURNS = 1000
"""Where the peer itself ends a game that nobody wins."""
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


class Node:
    """A position of the tree, with what its simulations came to."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.children: list[Node] = []
        self.visits = 0
        self.wins = 0

    def promise(self, parent_visits: int) -> float:
        """The upper confidence bound; a child without visits comes first."""
        if self.visits == 0:
            return math.inf
        return self.wins / self.visits + math.sqrt(2 * math.log(parent_visits) / self.visits)


def simulate(root: Node, color: Color) -> int:
    """One simulation of a plain Monte-Carlo tree search; return how many plies it took.

    Down the tree by the bounds, all children of the leaf, and from one of them at random to the end of the game. The
    published package has no such search; the one in catanatron's repository also tries every roll of the dice and
    every drawn card as a child, where this one draws a single outcome.
    """
    path, plies = [root], 0
    while path[-1].children:
        node = path[-1]
        path.append(max(node.children, key=lambda child: child.promise(node.visits)))
    leaf = path[-1]
    if leaf.game.winning_color() is None:
        for action in leaf.game.state.playable_actions:
            game = leaf.game.copy()
            game.execute(action, validate_action=False)
            leaf.children.append(Node(game))
            plies += 1
        path.append(leaf.children[0])
    game = path[-1].game.copy()
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        game.play_tick()
        plies += 1
    for node in path:
        node.visits += 1
        node.wins += game.winning_color() == color
    return plies


def searched_plies_per_second(seconds: float) -> float:
    """Plies per second of a search in the middle of a game, those of the tree and those of the games played out."""
    game = new_game(1)
    while len(game.state.actions) < MIDDLE or len(game.state.playable_actions) < 2:
        game.play_tick()
    root, plies = Node(game), 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        plies += simulate(root, game.state.current_color())
    return plies / (perf_counter() - began)


if __name__ == "__main__":
    wanted = float(sys.argv[1])
    numbers = {
        "steps_per_s": round(actions_per_second(wanted / 2)),
        "search_plies_per_s": round(searched_plies_per_second(wanted / 4)),
        "copy_us": round(copy_microseconds(wanted / 4), 2),
    }
    print(json.dumps(numbers))
