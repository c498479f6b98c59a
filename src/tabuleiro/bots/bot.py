"""What every bot can do."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from tabuleiro.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses actions. Two bots of the same level and seed that see the same positions choose the same."""

    @abstractmethod
    def choose(self, state: State) -> int:
        """A legal action for whoever must act; the position stays as it is. The game must not be over."""
