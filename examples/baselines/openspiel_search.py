"""OpenSpiel's Monte-Carlo tree search as an agent: nothing is learned, random games say what a position is worth.

    python examples/baselines/openspiel_search.py luna --games 2               plays against random
    tabuleiro benchmark luna --agent openspiel_search:Player                   rates it, in the folder of this file

Needs OpenSpiel. Its search is the one in Python, where most of the time goes; SIMULATIONS says how far it looks.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import tabuleiro.envs.openspiel
from tabuleiro.arena.common_random import CommonRandom
from tabuleiro.bots.bot import Bot
from tabuleiro.bots.random import RandomBot
from tabuleiro.core import State, find_game
from tabuleiro.core.action import CHANCE, NOBODY

SIMULATIONS = 20
"""For each decision; each ends with one random game."""


class Player(Bot):
    """The search; it is an agent for `tabuleiro benchmark`."""

    def __init__(self, seed: int, simulations: int = SIMULATIONS) -> None:
        self.dice = np.random.RandomState(seed % (1 << 32))
        self.simulations = simulations
        self.search: mcts.MCTSBot | None = None

    def choose(self, state: State) -> int:
        """The action that the search visited most; one that has no alternative is taken at once."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        game = pyspiel.load_game(f"{tabuleiro.__name__}_{state.game().name}", {"players": int(state.seats)})
        if self.search is None:
            rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=self.dice)
            self.search = mcts.MCTSBot(game, 1.4, self.simulations, rollouts, random_state=self.dice)
        return int(self.search.step(game.state_at(state)))


def play(game: str, simulations: int, seed: int) -> list[int]:
    """The points of a game for two: the search in the first seat, random play in the other."""
    state, chance, bots = find_game(game).new(2), CommonRandom(seed), (Player(seed, simulations), RandomBot(seed))
    while (actor := state.to_act()) != NOBODY:
        state.apply(chance.draw(state) if actor == CHANCE else bots[actor].choose(state))
    return state.scores()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="OpenSpiel's tree search against random.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    said = parser.parse_args()
    for number in range(said.games):
        print(f"game {number + 1}: {play(said.game, said.simulations, number)} points, the search first", flush=True)
