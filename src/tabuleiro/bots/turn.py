"""Where the turn of a seat ends."""

from tabuleiro.core.state import State


def is_same_turn(state: State, seat: int) -> bool:
    """Whether the turn of the seat that decided last goes on.

    It ends when somebody else decides; what chance draws in between does not end it. Nobody interrupts whoever plays
    alone: there the kind of the decision tells that a new turn begins.
    """
    return state.to_act() == seat and (state.seats > 1 or state.decision() not in state.game().opening_kinds())
