"""The ledger of a game: every ply at which the score of a party changed, with what happened there."""

from collections.abc import Iterable
from typing import NamedTuple

from tabuleiro.core.event import Event
from tabuleiro.core.state import State


class Gain(NamedTuple):
    """Points that one ply brought a party (or took, below zero)."""

    ply: int
    """How many actions were played before."""
    points: int
    events: list[Event]
    """What the ply brought about, in the order in which it is told."""


def read_gains(start: State, actions: Iterable[int], party: int) -> list[Gain]:
    """Play a game again and note where a party's score changed; what it had at the start is not a gain."""
    state = start.copy()
    score, gains = state.scores()[party], list[Gain]()
    for ply, action in enumerate(actions):
        state.journal = events = list[Event]()
        state.apply(action)
        now = state.scores()[party]
        if now != score:
            gains.append(Gain(ply, now - score, events))
            score = now
    return gains
