"""Typed values made from components.toml at import; a wrong value is refused with its place in the file."""

from typing import Final

from tabuleiro.core.edition import read_components
from tabuleiro.core.reader import Reader

HEAPS: Final = ("small", "large")
"""The values of the option `heap` (QU-1.1)."""
MAX_SEATS: Final = 4
MAX_FACES: Final = 3


class Components:
    """Everything in components.toml that the rules need."""

    def __init__(self, data: Reader) -> None:
        self.heaps = [data.at("heap").at(name).integer(1, 99) for name in HEAPS]
        self.faces = data.at("die").at("faces").integer(1, MAX_FACES)


_DATA, DIGEST = read_components("quarry")
_PARTS: Final = Components(Reader(_DATA))
HEAP_SIZES: Final = tuple(_PARTS.heaps)
FACES: Final = _PARTS.faces
