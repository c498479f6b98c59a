"""Where the turn of a seat ends."""

from typing import Final

from tabuleiro.core.action import NOBODY
from tabuleiro.core.state import State

NO_TURN: Final = (NOBODY, 0)
"""What comes before the first turn."""


def is_same_turn(state: State, turn: tuple[int, int]) -> bool:
    """Whether the decision that is pending belongs to the turn of the decision before it (`State.whose_turn`).

    Neither chance nor another seat that has to answer in the middle of it ends a turn. Whoever plays alone is always
    up: there the kind of the decision tells that a new turn begins.
    """
    return state.whose_turn() == turn and (state.seats > 1 or state.decision() not in state.game().opening_kinds)


def goes_on(state: State, seat: int, turn: tuple[int, int]) -> bool:
    """Whether the seat that decided last decides again, in the same turn."""
    return state.to_act() == seat and is_same_turn(state, turn)
