"""One side of the lock-step of the equal pass: how the search was built, then what it finds in every game."""

import sys

from tabuleiro.bots import search as module
from tabuleiro.bots.appraisal import appraise, survey
from tabuleiro.bots.judging.search import new_search
from tabuleiro.bots.random import RandomBot
from tabuleiro.bots.weights import find_evaluation
from tabuleiro.core import CHANCE, find_game

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")


def main() -> None:
    """Three decisions of a game of every kind."""
    lines = ["pure" if module.__file__.endswith(".py") else "compiled"]
    for name in GAMES:
        game = find_game(name)
        state, bot = game.new(3), RandomBot(11)
        for _ in range(3):
            for _ in range(25):
                state.apply(bot.choose(state))
            while state.to_act() == CHANCE or len(state.legal()) < 3:
                state.apply(bot.choose(state))
            search = new_search(find_evaluation(game, 3), state, 1)
            search.keep(state.legal()[:1])
            search.pair(1)
            survey(search, 600)
            for one in appraise(search, [one.action for one in search.advice().candidates[:3]], 20):
                lines.append(f"{name} {one!r}")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
