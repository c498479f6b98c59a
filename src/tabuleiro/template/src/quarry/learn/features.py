"""The features of a position, seen from a seat: facts only."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarry.data import components as c
from quarry.state import QuarryFields

FEATURE_NAMES: Final = ("seats", "heap", "face", "is_my_turn", *(f"points_{i}" for i in range(c.MAX_SEATS)))


def features_into(state: QuarryFields, seat: int, out: vec[i64]) -> None:
    """Write the features; the seat itself comes first, then the others clockwise, then zeros for empty seats."""
    out[0] = state.seats
    out[1] = state.heap
    out[2] = state.face
    out[3] = int(state.turn == seat)
    for i in range(c.MAX_SEATS):
        out[4 + i] = state.points[(seat + i) % state.seats] if i < state.seats else 0
