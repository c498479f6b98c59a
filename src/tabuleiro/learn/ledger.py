"""The ledger of a game: every ply at which the score of a party changed, by category, with what happened there."""

from collections.abc import Iterable
from typing import NamedTuple

from tabuleiro.core.event import Event
from tabuleiro.core.state import State


class Gain(NamedTuple):
    """Points of one category that one ply brought a party (or took, below zero)."""

    ply: int
    """How many actions were played before."""
    category: str
    points: int
    events: list[Event]
    """What brought them, in the order in which it is told."""


def read_gains(start: State, actions: Iterable[int], party: int) -> list[Gain]:
    """Play a game again and note where a party's score changed; what it had at the start is not a gain."""
    return play_on(start.copy(), actions, party)


def play_on(state: State, actions: Iterable[int], party: int) -> list[Gain]:
    """The same on the position itself, which is the last one afterwards."""
    score, before = state.scores()[party], _settled(state, party)
    gains: list[Gain] = []
    for ply, action in enumerate(actions):
        state.journal = events = list[Event]()
        state.apply(action)
        now = state.scores()[party]
        if now == score:
            continue
        after = _settled(state, party)
        for category in dict.fromkeys((*before, *after)):
            points = after.get(category, 0) - before.get(category, 0)
            if points != 0:
                gains.append(Gain(ply, category, points, _behind(state, party, category, events)))
        score, before = now, after
    state.journal = None
    return gains


def _settled(state: State, party: int) -> dict[str, int]:
    """The points of a party that the board shows, by category."""
    found: dict[str, int] = {}
    for entry in state.tally(party):
        if entry.settled:
            found[entry.category] = found.get(entry.category, 0) + entry.points
    return found


def _behind(state: State, party: int, category: str, events: list[Event]) -> list[Event]:
    """The events that brought points of a category: those of its rule, else those about the party, else all."""
    game = state.game()
    name = game.parties(int(state.seats))[party]
    rules = {entry.rule for entry in state.tally(party) if entry.category == category}
    own = [event for event in events if event.seat == party or name in _named(event)] or events
    return [event for event in own if game.event_rule(event) in rules] or own


def _named(event: Event) -> tuple[object, object]:
    """How an event names whom it is about: an automaton has no seat."""
    return event.arguments.get("seat"), event.arguments.get("player")
