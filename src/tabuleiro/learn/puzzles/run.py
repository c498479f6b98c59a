"""The decisions that a puzzle asks for: a turn, or a run that goes on over the turns of others who have no choice."""

from typing import NamedTuple

from tabuleiro.bots.turn import goes_on
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.play import only_option
from tabuleiro.core.state import State


class Run(NamedTuple):
    """Whose decisions, and of which turn; None: of all turns until somebody else chooses, chance draws or it is over.

    What others are forced to do in between is played along.
    """

    seat: int
    turn: tuple[int, int] | None

    def goes_on(self, state: State) -> bool:
        """Whether the seat decides again."""
        return state.to_act() == self.seat if self.turn is None else goes_on(state, self.seat, self.turn)

    def forced(self, state: State) -> int | None:
        """What another seat is forced to do before the run goes on or ends; None where nothing is."""
        if self.turn is not None or state.to_act() in (self.seat, CHANCE, NOBODY):
            return None
        return only_option(state)

    def follow(self, state: State) -> list[int]:
        """Play what others are forced to do, in place, and return it."""
        played: list[int] = []
        while (action := self.forced(state)) is not None:
            state.apply(action)
            played.append(action)
        return played


def one_turn(state: State) -> Run:
    """The turn of whoever decides."""
    return Run(state.to_act(), state.whose_turn())


def whole_run(state: State) -> Run:
    """Everything that whoever decides does until somebody else has a choice."""
    return Run(state.to_act(), None)
