"""Opponent slots: how an action names another party, seen from the decider (HT-15.1)."""

from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.state import NEUTRAL, HansaState


def slot_count(state: HansaState) -> i64:
    """The other players, and with two players also the neutral one."""
    return 2 if state.seats == 2 else state.seats - 1


def owner_in_slot(state: HansaState, decider: i64, slot: i64) -> i64:
    """Who is meant by a slot: the players clockwise from the decider, then the neutral player."""
    if slot >= state.seats - 1:
        return NEUTRAL
    return (decider + 1 + slot) % state.seats
