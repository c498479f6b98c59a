"""How far a game has come: the turns of its twelve rounds (ME-3.1)."""

from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields


def progress(state: MervFields) -> int:
    """0 to 1000: the turns that are over."""
    if state.agenda.depth == 0:
        return 1000
    parties = int(state.parties)
    rounds = int(state.year - 1) * c.ROUNDS + int(state.round)
    return min(1000 * (rounds * parties + int(state.turn)) // (c.YEARS * c.ROUNDS * parties), 999)
