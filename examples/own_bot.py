"""Write a bot of your own and let it play against another: python examples/own_bot.py."""

import random

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.levels import new_bot
from tabuleiro.core import NOBODY, State, find_game


class HastyBot(Bot):
    """Takes whatever gives most points at once."""

    def choose(self, state: State) -> int:
        """The action with the best score right after it; a random one among equals."""
        return max(state.legal(), key=lambda action: (self.points_after(state, action), random.random()))

    def points_after(self, state: State, action: int) -> int:
        """The points of the seat to act, one action on."""
        trial = state.copy()
        trial.apply(action)
        return trial.scores()[state.to_act()]


random.seed(1)
chance = new_bot("random", seed=1)  # draws chance by its weights
wins = [0.0, 0.0]
for number in range(10):
    bots = [HastyBot(), new_bot("random", seed=number)]
    state = find_game("luna").new(seats=2)
    while state.to_act() != NOBODY:
        bot = chance if state.to_act() < 0 else bots[state.to_act()]
        state.apply(bot.choose(state))
    result = state.result()
    assert result is not None
    wins = [won + float(share) for won, share in zip(wins, result.shares, strict=True)]
print(f"hasty {wins[0]:g}, random {wins[1]:g}")
