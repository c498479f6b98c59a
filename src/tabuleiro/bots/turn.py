"""Where the turn of a seat ends."""

from tabuleiro.core.state import State


def is_same_turn(state: State, seat: int) -> bool:
    """Whether the turn of a seat that has just acted goes on.

    It ends when somebody else acts, chance included. Whoever plays alone is seldom interrupted: there the kind of the
    decision tells that a new turn begins.
    """
    return state.to_act() == seat and (state.seats > 1 or state.decision() not in state.game().opening_kinds())
