"""A state whose pending decisions lie on an agenda: what every game with nested decisions answers alike."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from tabuleiro.core.action import NOBODY
from tabuleiro.core.agenda import Agenda
from tabuleiro.core.state import State

ACTOR: Final = 1
"""The column of a frame that holds who decides: a seat or CHANCE."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State):
    """The top frame of the agenda is the pending decision; an empty agenda means that the game is over."""

    agenda: Agenda

    @abstractmethod
    def frame_kinds(self) -> tuple[str, ...]:
        """The decision kind of every frame by the number that the frame holds."""

    def to_act(self) -> int:
        """The actor of the top frame."""
        if self.agenda.depth == 0:
            return NOBODY
        return self.agenda.get(ACTOR)

    def decision(self) -> str:
        """The kind of the top frame."""
        if self.agenda.depth == 0:
            return ""
        return self.frame_kinds()[self.agenda.kind()]
