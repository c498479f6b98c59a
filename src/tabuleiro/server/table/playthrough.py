"""The current line of a game: its position and the actions that led there, with undo and redo."""

from typing import NamedTuple, Protocol

from tabuleiro.core.action import CHANCE
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.play import play
from tabuleiro.core.state import State
from tabuleiro.server.table.serialise import digest_of_position, is_over, tell_ply


class Dice(Protocol):
    """A source of chance. Tables use the operating system's."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop` - 1."""


class Taken(NamedTuple):
    """One action of the line: who acted, how it came about (`user, bot, forced, chance, record`), how it is told."""

    actor: int
    action: int
    by: str
    told: bytes
    position: str
    """The digest of the position after it."""


class Line:
    """A game under way. Whoever changes a line changes a copy of it and keeps the copy when it has been stored."""

    def __init__(self, start: State) -> None:
        self.start = start
        """The position before the first action; never changed."""
        self.state = start.copy()
        self.taken: list[Taken] = []
        self.undone: list[Taken] = []
        """What the last undo took away, until something else is played."""
        self.undone_by = 0

    def copy(self) -> "Line":
        """A line of its own that shares nothing that changes."""
        other = Line.__new__(Line)
        other.start = self.start
        other.state = self.state.copy()
        other.taken = self.taken[:]
        other.undone = self.undone[:]
        other.undone_by = self.undone_by
        return other

    def game(self) -> Game:
        """The game that is played."""
        return self.state.game()

    def ply(self) -> int:
        """How many actions were taken."""
        return len(self.taken)

    def digest(self) -> str:
        """The digest of the position."""
        return self.taken[-1].position if self.taken else digest_of_position(self.start.dump())

    def take(self, actor: int, action: object, by: str) -> Taken:
        """Take one action through the checked path, and tell it."""
        before = self.state.copy()
        events: list[Event] = []
        self.state.journal = events
        try:
            known = play(self.state, actor, action)
        finally:
            self.state.journal = None
        self.undone = []
        told = tell_ply(self.ply(), by, before.describe(known), events)
        taken = Taken(actor, known, by, told, digest_of_position(self.state.dump()))
        self.taken.append(taken)
        return taken

    def advance(self, dice: Dice, *, settle: bool) -> None:
        """Draw chance and play forced decisions until somebody has a choice or the game is over."""
        while not is_over(self.state):
            legal = self.state.legal()
            if self.state.to_act() == CHANCE:
                self.take(CHANCE, draw(self.state, legal, dice), "chance")
            elif settle and len(legal) == 1:
                self.take(self.state.to_act(), legal[0], "forced")
            else:
                return

    def state_at(self, ply: int) -> State:
        """The position after so many actions of this line."""
        state = self.start.copy()
        for taken in self.taken[:ply]:
            state.apply(taken.action)
        return state

    def back_to(self, ply: int, user: int) -> None:
        """Undo: go back to a ply; what is taken away can be redone by that user."""
        self.undone = self.taken[ply:]
        self.undone_by = user
        self.state = self.state_at(ply)
        self.taken = self.taken[:ply]

    def again(self) -> None:
        """Redo: take what the last undo took away."""
        for taken in self.undone:
            self.state.apply(taken.action)
        self.taken += self.undone
        self.undone = []


def draw(state: State, outcomes: list[int], dice: Dice) -> int:
    """A chance outcome by its weight."""
    weights = [int(state.weight(outcome)) for outcome in outcomes]
    left = dice.randrange(sum(weights))
    for outcome, weight in zip(outcomes, weights, strict=True):
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("the weights add up to less than their sum")
