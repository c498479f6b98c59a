"""Every turn or run of a position: all orders of its decisions, and the different positions that they end in."""

import marshal
from collections.abc import Callable
from typing import NamedTuple

from tabuleiro.core.state import Position, State
from tabuleiro.learn.puzzles.run import Run, one_turn


class TooLarge(Exception):
    """More positions than may be looked at."""


class TurnEnd(NamedTuple):
    """A position in which a turn can end, and one of the lines that lead there."""

    line: list[int]
    after: State


def key_of(state: State) -> bytes:
    """Names a position within one run, ten times as fast as its digest does."""
    return marshal.dumps(state.dump(), 2)


def choices(state: State) -> list[int]:
    """The legal actions that are not redundant: another order of the same actions adds nothing."""
    legal = state.legal()
    return [action for action in legal if not state.redundant(action)] or legal


def never(_: Position) -> bool:
    """Nothing is given up."""
    return False


class TurnTree:
    """The turns of whoever decides in a position, as a graph without circles: orders that meet are followed once.

    Or, where that is asked for, the runs. A position in the middle of a turn that is `hopeless` is given up: nothing
    that is looked for can follow from it.
    """

    def __init__(
        self, state: State, most: int, hopeless: Callable[[Position], bool] = never, run: Run | None = None
    ) -> None:
        self.run = run or one_turn(state)
        self.seat, self.whose = state.to_act(), state.whose_turn()
        self.most, self.hopeless = most, hopeless
        self.given_up: set[bytes] = set()
        self.ends: dict[bytes, TurnEnd] = {}
        self.children: dict[bytes, list[bytes]] = {}
        self.root = key_of(state)
        self._grow(state, self.root, [])

    def size(self) -> int:
        """How many positions it has."""
        return len(self.children) + len(self.ends) + len(self.given_up)

    def _grow(self, state: State, key: bytes, line: list[int]) -> None:
        """Follow every choice in a position that was not seen before."""
        self.children[key] = children = []
        if self.size() > self.most:
            raise TooLarge
        for action in choices(state):
            after = state.copy()
            after.apply(action)
            followed = [*line, action, *self.run.follow(after)]
            position = after.dump()
            reached = marshal.dumps(position, 2)
            children.append(reached)
            if reached in self.children or reached in self.ends or reached in self.given_up:
                continue
            if not self.run.goes_on(after):
                self.ends[reached] = TurnEnd(followed, after)
            elif self.hopeless(position):
                self.given_up.add(reached)
            else:
                self._grow(after, reached, followed)

    def chance(self, wanted: set[bytes]) -> float:
        """How likely whoever decides at random ends in one of the wanted positions."""
        known: dict[bytes, float] = {}

        def reach(key: bytes) -> float:
            if key in self.ends or key in self.given_up:
                return float(key in wanted)
            if key not in known:
                known[key] = 0.0  # no position leads back to itself; if one does, walking in circles finds nothing
                known[key] = sum(map(reach, self.children[key])) / len(self.children[key])
            return known[key]

        return reach(self.root)
