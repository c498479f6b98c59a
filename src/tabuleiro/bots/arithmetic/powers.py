"""Powers of two as floats: to multiply by them is exact, so that numbers are taken apart and put together by them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LEAST: Final = -1022
"""Below it floats lose bits."""
MOST: Final = 1023


def _powers() -> list[float]:
    """All powers from the least to the most."""
    power: float = 1.0
    for _ in range(-LEAST):
        power *= 0.5
    found: list[float] = []
    for _ in range(LEAST, MOST + 1):
        found.append(power)
        power = power * 2.0 if power < 8.9e307 else power
    return found


POWERS: Final[vec[float]] = vec[float](_powers())


def times_power(value: float, exponent: i64) -> float:
    """The value (about 1) times a power of two; rounded once, where floats lose bits."""
    if exponent > MOST:
        return value * 2.0 * POWERS[exponent - 1 - LEAST]
    if exponent < LEAST:
        return value * POWERS[exponent + 64 - LEAST] * POWERS[-64 - LEAST]
    return value * POWERS[exponent - LEAST]


def raised(base: float, times: int) -> float:
    """The base multiplied with itself, from left to right."""
    power: float = 1.0
    for _ in range(times):
        power *= base
    return power
