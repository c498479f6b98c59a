"""Whole games between bots."""

from tabuleiro.bots.levels import new_bot
from tabuleiro.core import NOBODY, State, find_game


def play_game(name: str, levels: list[str], seed: int) -> State:
    """A whole game; the first bot also stands in for chance."""
    state = find_game(name).new(len(levels))
    bots = [new_bot(level, seed + seat) for seat, level in enumerate(levels)]
    while state.to_act() != NOBODY:
        state.apply(bots[max(state.to_act(), 0)].choose(state))
    return state
