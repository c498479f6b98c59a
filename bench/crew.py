"""Measures root-parallel search: the plies of one process and of two at once, per second of processor time each.

python bench/crew.py GAME SECONDS       prints one JSON object

The processes are started before anything is measured. Counted is the processor's time, so that whatever else runs here
weighs little; that two processes share caches and memory does count.
"""

import json
import sys

from tabuleiro.arena.entrant import Entrant
from tabuleiro.arena.parallel_search import ParallelSearchBot
from tabuleiro.bots.turn import goes_on
from tabuleiro.cli.timing import middle_position
from tabuleiro.core.registry import find_game


def plies_per_second(name: str, processes: int, seconds: float) -> float:
    """What several processes search together in a turn: its decisions share the time."""
    game = find_game(name)
    state = middle_position(game, min(game.seats, key=lambda count: abs(count - 4)))
    bot = ParallelSearchBot(game, Entrant("strong", "strong", seconds).searcher, 1, processes)
    seat, turn, plies = state.to_act(), state.whose_turn(), 0
    while plies == 0 or goes_on(state, seat, turn):
        action = bot.choose(state)
        plies = plies if bot.advice is None else bot.advice.plies
        state.apply(action)
    return plies / seconds


if __name__ == "__main__":
    rates = {f"x{count}": round(plies_per_second(sys.argv[1], count, float(sys.argv[2]))) for count in (1, 2)}
    print(json.dumps(rates))
