"""A recorded game as a row of pictures: after each action the position, what was done and what happened."""

from typing import NamedTuple

from tabuleiro.core.action import Action
from tabuleiro.core.event import Event
from tabuleiro.core.records.record import Record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.registry import find_edition
from tabuleiro.core.state import State


class Picture(NamedTuple):
    """The position after an action; the first one, before any action, has none."""

    state: State
    action: Action | None
    events: list[Event]


class Playback:
    """All pictures of a record that verifies."""

    def __init__(self, record: Record) -> None:
        self.game = find_edition(record.game, record.version, record.components)
        state = begin(record)
        self.pictures = [Picture(state.copy(), None, [])]
        for ply in record.plies:
            action = self.game.parse(ply.text)
            described = state.describe(action)
            events: list[Event] = []
            state.journal = events
            state.apply(action)
            self.pictures.append(Picture(state.copy(), described, events))

    def last(self) -> int:
        """The number of the last picture."""
        return len(self.pictures) - 1
