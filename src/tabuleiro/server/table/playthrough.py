"""The current line of a game: its position and the actions that led there, with undo and redo."""

from typing import NamedTuple, Protocol

from tabuleiro.core.action import CHANCE
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.play import play
from tabuleiro.core.state import State
from tabuleiro.server.table.serialise import digest_of_position, encode_ply, is_over


class Dice(Protocol):
    """A source of chance. Tables use the operating system's."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop` - 1."""


class PlayedAction(NamedTuple):
    """One action of a playthrough: who acted, how it came about (`user, bot, forced, chance, record`), its JSON."""

    actor: int
    action: int
    by: str
    json: bytes
    position: str
    """The digest of the position after it."""


class Playthrough:
    """A game under way. Whoever changes a line changes a copy of it and keeps the copy when it has been stored."""

    def __init__(self, start: State) -> None:
        self.start = start
        """The position before the first action; never changed."""
        self.state = start.copy()
        self.played: list[PlayedAction] = []
        self.undone: list[PlayedAction] = []
        """What the last undo took away, until something else is played."""
        self.undone_by = 0

    def copy(self) -> "Playthrough":
        """A line of its own that shares nothing that changes."""
        other = Playthrough.__new__(Playthrough)
        other.start = self.start
        other.state = self.state.copy()
        other.played = self.played[:]
        other.undone = self.undone[:]
        other.undone_by = self.undone_by
        return other

    def game(self) -> Game:
        """The game that is played."""
        return self.state.game()

    def ply(self) -> int:
        """How many actions were taken."""
        return len(self.played)

    def digest(self) -> str:
        """The digest of the position."""
        return self.played[-1].position if self.played else digest_of_position(self.start.dump())

    def take(self, actor: int, action: object, by: str) -> PlayedAction:
        """Take one action through the checked path, and tell it."""
        before = self.state.copy()
        events: list[Event] = []
        self.state.journal = events
        try:
            known = play(self.state, actor, action)
        finally:
            self.state.journal = None
        self.undone = []
        json = encode_ply(self.ply(), by, before.describe(known), events)
        played = PlayedAction(actor, known, by, json, digest_of_position(self.state.dump()))
        self.played.append(played)
        return played

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
        for played in self.played[:ply]:
            state.apply(played.action)
        return state

    def back_to(self, ply: int, user: int) -> None:
        """Undo: go back to a ply; what is taken away can be redone by that user."""
        self.undone = self.played[ply:]
        self.undone_by = user
        self.state = self.state_at(ply)
        self.played = self.played[:ply]

    def again(self) -> None:
        """Redo: take what the last undo took away."""
        for played in self.undone:
            self.state.apply(played.action)
        self.played += self.undone
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
