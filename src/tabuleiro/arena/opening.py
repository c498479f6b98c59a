"""Openings that are drawn: where chance decides hardly anything, the same bots would play the same game every time.

Every seating of a match meets the same opening, as it meets the same luck.
"""

from random import Random
from typing import Final

from tabuleiro.arena.common_random import CommonRandom
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.state import State

OPENINGS: Final = {"hansa_teutonica": 16}
"""How many decisions are drawn, in a game whose own chance does not make games differ."""
GLANCE: Final = 30
"""The iterations of the search that says which actions are plausible."""


def open_game(state: State, decisions: int, chance: CommonRandom) -> list[int]:
    """Play the first decisions, each drawn by the visits of a short search; return all actions, those of chance too.

    A forced move is no decision.
    """
    dice, bot = Random(chance.seed), SearchBot(chance.seed, 0.0, GLANCE)
    actions: list[int] = []
    while decisions > 0 and (actor := state.to_act()) != NOBODY:
        if actor == CHANCE:
            action = chance.draw(state)
        elif (advice := bot.consider(state)) is None:
            action = state.legal()[0]
        else:
            visits = [one.visits for one in advice.candidates]
            action = dice.choices([one.action for one in advice.candidates], visits)[0]
            bot.take(action)
            decisions -= 1
        actions.append(action)
        state.apply(action)
    return actions
