"""The utility of a finished game for each seat: half for the win, half for how clear it was."""

from math import exp

from tabuleiro.bots.network import logistic
from tabuleiro.core.result import Result


def final_values(result: Result, seats: int, scale: float) -> list[float]:
    """One number from 0 to 1 per seat; with several seats they add up to one.

    The win alone would tell a search nothing in a game that is already decided. `scale` is how many points of lead
    make a clear difference in this game.
    """
    if seats == 1:
        return [0.5 * float(result.shares[0]) + 0.5 * logistic(float(result.margin) / scale)]
    best: int = max([result.standings[seat].points for seat in range(seats)])
    raised: list[float] = [exp(float(result.standings[seat].points - best) / scale) for seat in range(seats)]
    total: float = sum(raised)
    return [0.5 * float(result.shares[seat]) + 0.5 * raised[seat] / total for seat in range(seats)]
