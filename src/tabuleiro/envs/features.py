"""The features of a position as bytes, which arrays are made of without looking at every number again."""

from librt.strings import BytesWriter, write_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from tabuleiro.core.state import State


def feature_bytes(state: State, seat: int) -> bytes:
    """The features of a position seen from a seat: 32-bit integers, little-endian."""
    features: vec[i64] = vec[i64]([0] * len(state.game().feature_names))
    state.features_into(seat, features)
    out = BytesWriter()
    place: i64 = 0
    while place < len(features):
        write_i32_le(out, i32(features[place]))
        place += 1
    return out.getvalue()
