"""A turn told: what it does, action by action, what it brings, and what is likely to follow up to the first chance."""

from collections import Counter
from typing import Final, NamedTuple

from tabuleiro.core.action import CHANCE, Action
from tabuleiro.core.digest import digest
from tabuleiro.core.event import Event
from tabuleiro.core.state import State
from tabuleiro.learn.estimate.worth import play_line, turn_of

FOLLOWING: Final = 3
"""Likely actions that are told after the turn; what lies farther ahead is guesswork."""


class Step(NamedTuple):
    """An action of a line, described where it is taken, and the events that it causes."""

    action: Action
    events: list[Event]


class TurnStory(NamedTuple):
    """The likely line after a decision: the first `own` steps are the turn itself."""

    steps: list[Step]
    own: int
    drawn: str
    """The kind of chance decision that ends the line; "" where it ends otherwise."""
    points: dict[str, int]
    """What whoever decides has in every category after the turn, if the game ended then."""
    rules: dict[str, str]
    """The rule of every category."""
    end: str
    """The digest of the position after the turn."""
    ends_game: bool

    def turn_events(self) -> list[Event]:
        """What happens in the turn itself."""
        return [event for step in self.steps[: self.own] for event in step.events]


def tell_turn(state: State, line: list[int], *, is_whole: bool = False) -> TurnStory:
    """Play a line on a copy and tell it; `is_whole`: all of it is the turn, or several of them."""
    seat = state.to_act()
    turn, after = (line, play_line(state, line)) if is_whole else turn_of(state, line)
    trial, steps = state.copy(), list[Step]()
    for action in line[: len(turn) + FOLLOWING]:
        described = trial.describe(action)
        trial.journal = events = list[Event]()
        trial.apply(action)
        steps.append(Step(described, events))
    entries = after.tally(seat)
    points = Counter[str]()
    for entry in entries:
        points[entry.category] += entry.points
    drawn = trial.decision() if trial.to_act() == CHANCE else ""
    rules = {entry.category: entry.rule for entry in entries}
    return TurnStory(steps, len(turn), drawn, dict(points), rules, digest(after), after.result() is not None)
