"""The utility of a finished game for each seat: half for the win, half for how clear it was."""

from tabuleiro.bots.arithmetic.exponential import exp
from tabuleiro.bots.arithmetic.total import total_of
from tabuleiro.bots.network import logistic


def final_values(shares: list[float], points: list[int], margin: int, scale: float) -> list[float]:
    """One number from 0 to 1 per seat; with several seats they add up to one.

    The win alone would tell a search nothing in a game that is already decided. `scale` is how many points of lead
    make a clear difference in this game. Alone, the margin to the best automaton tells how clear it was.
    """
    if len(shares) == 1:
        return [0.5 * shares[0] + 0.5 * logistic(float(margin) / scale)]
    best: int = max(points)
    raised: list[float] = [exp(float(one - best) / scale) for one in points]
    total = total_of(raised)
    return [0.5 * shares[seat] + 0.5 * raised[seat] / total for seat in range(len(shares))]
