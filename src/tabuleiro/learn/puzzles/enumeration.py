"""What a position near the end is worth, exactly: everything that can still happen is played out.

With two seats each plays its best (minimax). With more, what another seat will do is nobody's to say: a position is
worth at least what is left if all of them do their worst to us, and at most what is left if they do their best for us.
A turn is better than another one only if its least is more than the other's most.
"""

from typing import Final, NamedTuple

from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.state import State
from tabuleiro.learn.puzzles.turn_tree import TooLarge, choices, key_of

WIN: Final = 1000.0
"""What the win is worth, in points of lead: it comes first."""
DEEPEST: Final = 100
"""A game that goes on for longer is not near its end: some need not end at all."""


class Bounds(NamedTuple):
    """The least and the most that a position is worth to a seat."""

    low: float
    high: float


class Enumeration:
    """Plays everything out for one seat; `nodes` counts the positions, `others` those in which another seat chose."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat, self.most = seat, most
        self.nodes, self.others = 0, 0
        self.known: dict[bytes, Bounds] = {}

    def bounds(self, state: State) -> Bounds:
        """What a position is worth to the seat; `TooLarge` when too much can still happen."""
        return self._follow(state.copy(), 0)

    def _follow(self, state: State, depth: int) -> Bounds:
        """Play what is forced, in place, until there is a choice that was not seen before, or the end."""
        while state.to_act() != NOBODY:
            legal = choices(state)
            if len(legal) > 1:
                key = key_of(state)
                if key not in self.known:
                    self.known[key] = self._play_out(state, legal, depth)
                return self.known[key]
            state.apply(legal[0])
        value = final_worth(state, self.seat)
        return Bounds(value, value)

    def _play_out(self, state: State, legal: list[int], depth: int) -> Bounds:
        self.nodes += len(legal)
        if self.nodes > self.most or depth > DEEPEST:
            raise TooLarge
        actor = state.to_act()
        found = [self._follow(_after(state, action), depth + 1) for action in legal]
        if actor == CHANCE:
            weights = [int(state.weight(action)) for action in legal]
            return Bounds(_mean(weights, [one.low for one in found]), _mean(weights, [one.high for one in found]))
        lows, highs = [one.low for one in found], [one.high for one in found]
        if actor == self.seat:
            return Bounds(max(lows), max(highs))
        self.others += 1
        return Bounds(min(lows), min(highs) if int(state.seats) == 2 else max(highs))


def _after(state: State, action: int) -> State:
    behind = state.copy()
    behind.apply(action)
    return behind


def _mean(weights: list[int], values: list[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)


def final_worth(state: State, seat: int) -> float:
    """A finished game as a number: the share of the win first, then the lead; alone the margin to the automaton."""
    result = state.result()
    assert result is not None, "the game goes on"
    return WIN * float(result.shares[seat]) + final_lead(state, seat)


def final_lead(state: State, seat: int) -> int:
    """By how many points a seat is ahead in the end; alone the margin to the automaton."""
    result = state.result()
    assert result is not None, "the game goes on"
    if int(state.seats) == 1:
        return result.margin
    points = [standing.points for standing in result.standings]
    return points[seat] - max(points[:seat] + points[seat + 1 :])
