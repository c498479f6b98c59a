"""Who hears whom: while a game is played those who look on have a room of their own; nobody hears whom they block."""

from collections.abc import Callable

from tabuleiro.server.table.snapshot import SPECTATORS, Snapshot

Blocks = Callable[[int], frozenset[int]]
"""Whom somebody has blocked, with the bots of those."""


def blocks_nobody(_user: int) -> frozenset[int]:
    """Nobody blocks anybody."""
    return frozenset()


def is_heard(snapshot: Snapshot, room: object, listener: int) -> bool:
    """Whether somebody hears what is said in a room: who plays hears spectators when the game is over."""
    return room != SPECTATORS or snapshot.status() != "running" or not snapshot.seats_of(listener)
