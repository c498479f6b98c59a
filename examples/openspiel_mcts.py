"""Let OpenSpiel's tree search play against a random player: python examples/openspiel_mcts.py."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import tabuleiro.envs.openspiel  # noqa: F401 - importing it registers the games

game = pyspiel.load_game("tabuleiro_luna(players=2)")
dice = np.random.RandomState(1)
rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
bots = [
    mcts.MCTSBot(game, uct_c=1.4, max_simulations=4, evaluator=rollouts, random_state=dice),
    uniform_random.UniformRandomBot(1, dice),
]

state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choice(outcomes, p=probabilities))
        continue
    player = state.current_player()
    action = bots[player].step(state)
    print(f"player {player}: {state.action_to_string(player, action)}")
    state.apply_action(action)
print(f"returns: {state.returns()}")
