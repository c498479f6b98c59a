"""A game under way: its position and the line that led there, with undo and redo."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tabuleiro.bots.turn import NO_TURN, is_same_turn
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.chance import draw
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.play import play, unasked
from tabuleiro.core.state import State
from tabuleiro.server.table.line import Line, PlayedAction
from tabuleiro.server.table.log_entry import Moment
from tabuleiro.server.table.serialise import digest_of_position, encode_ply

RECENT: Final = 500
"""Of at least this many last plies the JSON is kept; that of older ones is made again when somebody wants it."""


class TakenAction(NamedTuple):
    """An action that was taken just now, with the digest of the position after it."""

    played: PlayedAction
    position: str
    moment: Moment


class TurnCount(NamedTuple):
    """The number of the turn that a game has reached, and whose it is (`State.whose_turn`); the first one is 1."""

    number: int
    turn: tuple[int, int]

    def at(self, state: State) -> "TurnCount":
        """The count when a position is reached; chance belongs to the turn before it."""
        if state.to_act() < 0 or is_same_turn(state, self.turn):
            return self
        return TurnCount(self.number + 1, state.whose_turn())


class Playthrough:
    """The actions of a game in their order (copy on write: a change is made on a copy, kept when it is stored).

    A game may have 16,000 plies and a server many games, so the line is packed and only its end is kept as JSON.
    """

    def __init__(self, start: State) -> None:
        self.start = start
        """The position before the first action; never changed."""
        self.state = start.copy()
        self.turn = TurnCount(0, NO_TURN).at(start)
        """The turn that the pending decision belongs to."""
        self.played = Line()
        self.undone = Line()
        """What the last undo took away, until something else is played."""
        self.undone_by = 0
        self.recent: list[bytes] = []
        """The last plies as the log of an update holds them."""
        self._digest = ""
        """The digest of the position; empty until somebody asks for it."""

    def copy(self) -> "Playthrough":
        """A playthrough that shares nothing that changes."""
        other = Playthrough.__new__(Playthrough)  # a fifth of the time that copy.copy takes, for every move
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.played = self.played.until(self.ply())
        other.recent = self.recent[:]
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

    def moment(self) -> Moment:
        """Whose turn it is now, and who must decide."""
        return Moment(self.turn.number, self.turn.turn[0], self.state.to_act())

    def digest(self) -> str:
        """The digest of the position."""
        if not self._digest:
            self._digest = digest_of_position(self.state.dump())
        return self._digest

    def plies(self, since: int, before: int | None = None) -> list[bytes]:
        """The plies from one on (and before another), as the log of an update holds them."""
        kept_from, until = self.ply() - len(self.recent), self.ply() if before is None else before
        if since >= kept_from:
            return self.recent[since - kept_from : until - kept_from]
        state, made = self.state_at(since), []
        for ply, played in enumerate(self.played.until(min(kept_from, until)).since(since), since):
            made.append(play_encoded(state, ply, played.actor, played.action, played.by)[1])
        return made + self.recent[: max(0, until - kept_from)]

    def take(self, actor: int, action: object, by: str) -> TakenAction:
        """Play one action through the checked path (`core.play`), and encode it for the log of an update."""
        known, json = play_encoded(self.state, self.ply(), actor, action, by)
        played = PlayedAction(actor, known, by, self.turn.number)
        self.turn = self.turn.at(self.state)
        self.played.append(played)
        self.undone = Line()
        self.recent.append(json)
        if len(self.recent) > 2 * RECENT:
            del self.recent[:RECENT]
        self._digest = ""
        return TakenAction(played, self.digest(), self.moment())

    def advance(self, randrange: Callable[[int], int], *, settle: bool) -> list[TakenAction]:
        """Draw chance and, if the table settles, play what nobody is asked for, until somebody has a choice."""
        taken: list[TakenAction] = []
        while not self.is_over():
            if self.state.to_act() == CHANCE:
                taken.append(self.take(CHANCE, draw(self.state, randrange), "chance"))
                continue
            forced = unasked(self.state) if settle else None
            if forced is None:
                break
            taken.append(self.take(self.state.to_act(), forced, "forced"))
        return taken

    def state_at(self, ply: int) -> State:
        """The position after the first `ply` actions."""
        state = self.start.copy()
        for action in self.played.until(ply).actions():
            state.apply(action)
        return state

    def _replayed(self, ply: int) -> tuple[State, TurnCount]:
        """The position after the first `ply` actions, and the turn that it belongs to."""
        state = self.start.copy()
        turn = TurnCount(0, NO_TURN).at(state)
        for action in self.played.until(ply).actions():
            state.apply(action)
            turn = turn.at(state)
        return state, turn

    def at(self, ply: int) -> "Playthrough":
        """The playthrough as it was after the first `ply` actions."""
        earlier = self.copy()
        earlier.cut(ply)
        return earlier

    def back_to(self, ply: int, user: int) -> None:
        """Undo: go back to a ply; what is taken away can be redone by that user."""
        self.undone = self.played.since(ply)
        self.undone_by = user
        self.cut(ply)

    def again(self) -> None:
        """Redo: play what the last undo took away."""
        for played in self.undone:
            self.take(played.actor, played.action, played.by)

    def cut(self, ply: int) -> None:
        """Drop everything after the first `ply` actions."""
        kept_from = self.ply() - len(self.recent)
        self.recent = self.recent[: max(0, ply - kept_from)]
        self.state, self.turn = self._replayed(ply)
        self.played = self.played.until(ply)
        self._digest = ""


def play_encoded(state: State, ply: int, actor: int, action: object, by: str) -> tuple[int, bytes]:
    """Take an action through the checked path; returns its id, and the ply as the log of an update holds it."""
    before = state.copy()
    events: list[Event] = []
    state.journal = events
    try:
        known = play(state, actor, action)
    finally:
        state.journal = None
    return known, encode_ply(ply, by, before.describe(known), events)
