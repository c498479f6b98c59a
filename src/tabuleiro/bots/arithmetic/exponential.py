"""The exponential function by additions, multiplications and one division in a fixed order.

`math.exp` is the C library's, and libraries round about one result in a thousand differently: glibc with fused
multiplication, glibc without it, and the one in a browser. IEEE 754 says how the four operations round, so this gives
the same bits everywhere. It is off by less than one unit in the last place.

The method is that of FDLIBM (Sun Microsystems, 1993): with x = k ln 2 + r, e^x is 2^k e^r, and for the small r
e^r = 1 + r + r c / (2 - c), where c = r - r^2 P(r^2) and P is a polynomial.
"""

from typing import Final

from mypy_extensions import i64

from tabuleiro.bots.arithmetic.powers import times_power

LN2_HIGH: Final = 6.93147180369123816490e-01
"""ln 2 in two parts; the high one has so few bits that its multiples are exact."""
LN2_LOW: Final = 1.90821492927058770002e-10
PER_LN2: Final = 1.44269504088896338700
P1: Final = 1.66666666666666019037e-01
P2: Final = -2.77777777770155933842e-03
P3: Final = 6.61375632143793436117e-05
P4: Final = -1.65339022054652515390e-06
P5: Final = 4.13813679705723846039e-08
MOST: Final = 709.782712893384
"""Beyond it e^x is larger than any float; below the least it is smaller than half of any."""
LEAST: Final = -745.1332191019411


def exp(x: float) -> float:
    """E to the power of x; `OverflowError` where `math.exp` raises it."""
    if not LEAST <= x <= MOST:
        return _beyond(x)
    k: i64 = int(x * PER_LN2 + 0.5) if x >= 0.0 else int(x * PER_LN2 - 0.5)
    times: float = float(k)
    high: float = x - times * LN2_HIGH
    low: float = times * LN2_LOW
    r: float = high - low
    square: float = r * r
    c: float = r - square * (P1 + square * (P2 + square * (P3 + square * (P4 + square * P5))))
    return times_power(1.0 - ((low - (r * c) / (2.0 - c)) - high), k)


def _beyond(x: float) -> float:
    """What is too small is nothing, and what is no number stays none."""
    if x < LEAST:
        return 0.0
    if x > MOST and x - x == 0.0:
        raise OverflowError("math range error")
    return x
