"""What holds in every position."""

from quarry import decisions as d
from quarry.data import components as c
from quarry.state import NO_SEAT, QuarryFields
from tabuleiro.core.action import CHANCE


def broken_invariants(state: QuarryFields) -> list[str]:
    """Every invariant that a position breaks."""
    problems: list[str] = []
    if state.heap + sum(state.points) != c.HEAP_SIZES[state.size]:
        problems.append("QU-1.1: pebbles were lost or made")
    is_over = state.agenda.depth == 0
    if is_over != (state.heap == 0):
        problems.append("QU-3.1: the game is over exactly when the heap is empty")
    if is_over != (state.last != NO_SEAT):
        problems.append("QU-3.2: somebody took the last pebble exactly when the heap is empty")
    if is_over and (state.last != state.turn or state.points[state.turn] == 0):
        problems.append("QU-3.2: the last pebble was taken by the seat in turn")
    is_rolling = is_over or state.agenda.kind() == d.ROLL
    if is_rolling != (state.face == 0):
        problems.append("QU-2.1: the die shows a face exactly while pebbles are taken")
    if not is_over and state.to_act() != (CHANCE if is_rolling else state.turn):
        problems.append("QU-2.1: somebody else than the one in turn acts")
    return problems
