"""How far a game has come: the rounds played, and the time tokens flipped in this one (LU-8.8)."""

from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.state import LunaFields


def progress(state: LunaFields) -> int:
    """0 to 1000; in solo no token is flipped, so that it goes by rounds."""
    if state.agenda.depth == 0:
        return 1000
    if state.round == 0:
        return 0
    tokens = max(1, int(c.TIME_OF_SEATS[state.seats]))
    flipped = tokens - int(state.time_left) if state.seats > 1 else 0
    return min(1000 * (int(state.round - 1) * tokens + flipped) // (c.ROUNDS * tokens), 999)
