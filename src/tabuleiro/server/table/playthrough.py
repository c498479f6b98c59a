"""A game under way: its position and the actions that led there, with undo and redo."""

from collections.abc import Callable
from typing import NamedTuple

from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.chance import draw
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.play import only_option, play
from tabuleiro.core.state import State
from tabuleiro.server.table.serialise import digest_of_position, encode_ply


class PlayedAction(NamedTuple):
    """One action of a playthrough: who acted, and how it came about (`user, bot, forced, chance, record`)."""

    actor: int
    action: int
    by: str
    json: bytes
    """The ply as the log of an update holds it."""
    position: str
    """The digest of the position after it."""


class Playthrough:
    """The actions of a game in their order (copy on write: a change is made on a copy, kept when it is stored)."""

    def __init__(self, start: State) -> None:
        self.start = start
        """The position before the first action; never changed."""
        self.state = start.copy()
        self.played: list[PlayedAction] = []
        self.undone: list[PlayedAction] = []
        """What the last undo took away, until something else is played."""
        self.undone_by = 0

    def copy(self) -> "Playthrough":
        """A playthrough that shares nothing that changes."""
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
        """How many actions were played."""
        return len(self.played)

    def is_over(self) -> bool:
        """Whether nobody is left to act."""
        return self.state.to_act() == NOBODY

    def digest(self) -> str:
        """The digest of the position."""
        return self.played[-1].position if self.played else digest_of_position(self.start.dump())

    def take(self, actor: int, action: object, by: str) -> None:
        """Play one action through the checked path (`core.play`), and encode it for the log of an update."""
        before = self.state.copy()
        events: list[Event] = []
        self.state.journal = events
        try:
            known = play(self.state, actor, action)
        finally:
            self.state.journal = None
        self.undone = []
        json = encode_ply(self.ply(), by, before.describe(known), events)
        self.played.append(PlayedAction(actor, known, by, json, digest_of_position(self.state.dump())))

    def advance(self, randrange: Callable[[int], int], *, settle: bool) -> None:
        """Draw chance and, if the table settles, play forced decisions, until somebody has a choice."""
        while not self.is_over():
            if self.state.to_act() == CHANCE:
                self.take(CHANCE, draw(self.state, randrange), "chance")
                continue
            forced = only_option(self.state) if settle else None
            if forced is None:
                return
            self.take(self.state.to_act(), forced, "forced")

    def state_at(self, ply: int) -> State:
        """The position after the first `ply` actions."""
        state = self.start.copy()
        for played in self.played[:ply]:
            state.apply(played.action)
        return state

    def at(self, ply: int) -> "Playthrough":
        """The playthrough as it was after the first `ply` actions."""
        earlier = self.copy()
        earlier.state = self.state_at(ply)
        earlier.played = self.played[:ply]
        return earlier

    def back_to(self, ply: int, user: int) -> None:
        """Undo: go back to a ply; what is taken away can be redone by that user."""
        self.undone = self.played[ply:]
        self.undone_by = user
        self.state = self.state_at(ply)
        self.played = self.played[:ply]

    def again(self) -> None:
        """Redo: play what the last undo took away."""
        for played in self.undone:
            self.state.apply(played.action)
        self.played += self.undone
        self.undone = []
