"""How far a game has come: as far as the nearest of its three ends (HT-12.1 to HT-12.3)."""

from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import HansaFields


def progress(state: HansaFields) -> int:
    """0 to 1000: prestige points, markers drawn from the stack, completed cities; whichever is nearest its end."""
    if state.ended != 0:
        return 1000
    prestige = max([int(state.prestige[seat]) for seat in range(state.seats)])
    drawn = int(c.STACK_SIZE - state.stack_size)
    nearest = max(
        1000 * prestige // int(c.END_PRESTIGE),
        1000 * drawn // int(c.STACK_SIZE + 1),
        1000 * int(state.completed) // int(c.END_CITIES),
    )
    return min(nearest, 999)
