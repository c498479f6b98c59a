"""The line of a game: every action in its order, in eight bytes each, because a table keeps them all in memory."""

from array import array
from collections.abc import Container, Iterator
from typing import Final, NamedTuple

from tabuleiro.core.action import CHANCE

WAYS: Final = ("user", "bot", "forced", "chance", "record")
"""How an action came about."""
USER: Final = WAYS.index("user")
ACTION_BITS: Final = 0xFFFFFF
"""An action's id as it lies in a packed number, above 16 bits; the turn lies above it."""


class PlayedAction(NamedTuple):
    """One action of a line: who acted, how it came about (one of `WAYS`), and in which turn, counted from 1."""

    actor: int
    action: int
    by: str
    turn: int = 0


class Line:
    """The actions of a game. Everything else about them is derived by playing them again."""

    def __init__(self, packed: "array[int] | None" = None) -> None:
        self.packed = array("q") if packed is None else packed

    def __len__(self) -> int:
        return len(self.packed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.packed == other.packed

    __hash__ = None  # type: ignore[assignment] # it changes, so it is no key

    def __getitem__(self, ply: int) -> PlayedAction:
        return unpack(self.packed[ply])

    def __iter__(self) -> Iterator[PlayedAction]:
        return map(unpack, self.packed)

    def actions(self) -> list[int]:
        """The ids of the actions alone."""
        return [packed >> 16 & ACTION_BITS for packed in self.packed]

    def append(self, played: PlayedAction) -> None:
        """Add the next action."""
        self.packed.append(pack(played))

    def actors(self, since: int) -> set[int]:
        """Who has acted since a ply."""
        return {(packed & 0xFF) + CHANCE for packed in self.packed[since:]}

    def last_by_user(self, seats: Container[int], first: int) -> int | None:
        """The last ply, not before a first one, that a person in one of the seats decided; None when there is none."""
        for ply in range(len(self.packed) - 1, first - 1, -1):
            packed = self.packed[ply]
            if packed >> 8 & 0xFF == USER and (packed & 0xFF) + CHANCE in seats:
                return ply
        return None

    def until(self, ply: int) -> "Line":
        """The first `ply` actions."""
        return Line(self.packed[:ply])

    def since(self, ply: int) -> "Line":
        """What follows the first `ply` actions."""
        return Line(self.packed[ply:])

    def common(self, other: "Line") -> int:
        """How many actions two lines share before they part."""
        shared = min(len(self), len(other))
        if self.packed[:shared] == other.packed[:shared]:
            return shared
        return next(ply for ply in range(shared) if self.packed[ply] != other.packed[ply])


def pack(played: PlayedAction) -> int:
    """An action as one number: its turn, its id, then how it came about and who acted in a byte each."""
    return (played.turn << 40) | (played.action << 16) | (WAYS.index(played.by) << 8) | (played.actor - CHANCE)


def unpack(packed: int) -> PlayedAction:
    """The action that a number stands for."""
    by = WAYS[packed >> 8 & 0xFF]
    return PlayedAction((packed & 0xFF) + CHANCE, packed >> 16 & ACTION_BITS, by, packed >> 40)
