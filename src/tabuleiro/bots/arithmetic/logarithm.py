"""The natural logarithm by additions, multiplications and one division in a fixed order: see `exponential`.

With x = 2^k (1 + f), ln x is k ln 2 + ln(1 + f); with s = f / (2 + f), ln(1 + f) is 2s + s R(s^2), and R a polynomial.
"""

from typing import Final

from mypy_extensions import i64

from tabuleiro.bots.arithmetic.exponential import LN2_HIGH, LN2_LOW
from tabuleiro.bots.arithmetic.powers import LEAST, POWERS

ROOT: Final = 1.4142135623730951
"""The square root of 2: the nearer 1 + f is to 1, the better is the polynomial."""
SMALL: Final = 1.52587890625e-05
LARGE: Final = 65536.0
"""Between them a number is taken apart in few steps; odds are."""
L1: Final = 6.666666666666735130e-01
L2: Final = 3.999999999940941908e-01
L3: Final = 2.857142874366239149e-01
L4: Final = 2.222219843214978396e-01
L5: Final = 1.818357216161805012e-01
L6: Final = 1.531383769920937332e-01
L7: Final = 1.479819860511658591e-01


def log(x: float) -> float:
    """The natural logarithm of x; `ValueError` where `math.log` raises it."""
    if x <= 0.0:
        raise ValueError("math domain error")
    if x - x != 0.0:
        return x
    k: i64 = 0
    size: i64 = 512
    if SMALL < x < LARGE:
        size = 16
    elif x < POWERS[0]:
        x *= POWERS[64 - LEAST]
        k = -64
    while size > 0:  # by halves: x ends between 1 and 2
        if x >= POWERS[size - LEAST]:
            x *= POWERS[-size - LEAST]
            k += size
        elif x < POWERS[1 - size - LEAST]:
            x *= POWERS[size - LEAST]
            k -= size
        size >>= 1
    if x > ROOT:
        x *= 0.5
        k += 1
    return _near_one(x - 1.0, float(k))


def _near_one(f: float, times: float) -> float:
    """ln(1 + f) and some times ln 2."""
    s: float = f / (2.0 + f)
    z: float = s * s
    w: float = z * z
    even: float = w * (L2 + w * (L4 + w * L6))
    odd: float = z * (L1 + w * (L3 + w * (L5 + w * L7)))
    half: float = 0.5 * f * f
    return s * (half + (even + odd)) + times * LN2_LOW - half + f + times * LN2_HIGH
