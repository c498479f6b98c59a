"""The fields of a position of the toy game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.agenda import Agenda
from tabuleiro.core.state import State

MAIN: Final = 1
ANSWERING: Final = 2
GIVING: Final = 3
REVEALING: Final = 4
KINDS: Final = ("", "main", "answer", "gift", "reveal")

END_REASONS: Final = ("deck_empty", "all_passed")

PARTNER: Final = 1
"""Column of ANSWERING and GIVING: the seat that was asked."""


class ToyFields(State):
    """What lies on the table, and the agenda of pending decisions; an empty agenda means that the game is over."""

    agenda: Agenda
    long: i64
    turn: i64
    passes: i64
    traded: i64
    squirrel: i64
    face: i64
    """The value of the card that lies face up, or 0."""
    points: vec[i64]
    tokens: vec[i64]
    deck: vec[i64]
    """By value less one: cards that nobody has seen."""
    taken: vec[i64]
    """By value less one: cards that seats took."""
