"""Bots reckon with functions of their own: the same bits on every machine, and as near the truth as the library's."""

import math
import random
from fractions import Fraction
from math import inf, nan, ulp

import pytest

from tabuleiro.bots.arithmetic.exponential import exp
from tabuleiro.bots.arithmetic.logarithm import log
from tabuleiro.bots.arithmetic.powers import raised
from tabuleiro.bots.arithmetic.total import total_of
from tabuleiro.bots.outcome_value import final_values

MANY = 20_000
EXPONENTIALS = {
    -745.1: "0x0.0000000000001p-1022",
    -708.5: "0x0.e6cf6d08897acp-1022",
    -20.0: "0x1.1b48655f37267p-29",
    -0.3: "0x1.7b4c869c37c05p-1",
    0.0: "0x1.0000000000000p+0",
    1.0: "0x1.5bf0a8b14576ap+1",
    709.7: "0x1.d75ae7a50ee14p+1023",
}
LOGARITHMS = {
    5e-324: "-0x1.74385446d71c3p+9",
    1e-9: "-0x1.4b927f32bffb8p+4",
    0.5: "-0x1.62e42fefa39efp-1",
    1.0: "0x0.0p+0",
    1.0000000000000002: "0x1.fffffffffffffp-53",
    9999.0: "0x1.26ba4a018ebaep+3",
    1.7976931348623157e308: "0x1.62e42fefa39efp+9",
}


def units_off(found: float, wanted: float) -> float:
    """How far one number is from another, in units of the last place."""
    return abs(found - wanted) / ulp(wanted)


def test_the_exponential_is_that_of_the_library_but_for_the_last_bits() -> None:
    draw = random.Random(1)
    drawn = [draw.uniform(*limits) for limits in ((-1.0, 1.0), (-40.0, 0.0), (-745.0, 709.0)) for _ in range(MANY)]
    assert max(units_off(exp(x), math.exp(x)) for x in drawn) <= 2


def test_the_logarithm_is_that_of_the_library_but_for_the_last_bits() -> None:
    draw = random.Random(2)
    drawn = [draw.uniform(*limits) for limits in ((0.5, 2.0), (1e-4, 1e4)) for _ in range(MANY)]
    drawn += [math.exp(draw.uniform(-744.0, 709.0)) for _ in range(MANY)]
    assert max(units_off(log(x), math.log(x)) for x in drawn) <= 2


def test_these_bits_are_found_on_every_machine() -> None:
    assert {x: exp(x).hex() for x in EXPONENTIALS} == EXPONENTIALS
    assert {x: log(x).hex() for x in LOGARITHMS} == LOGARITHMS


def test_powers_of_two_come_back() -> None:
    for k in range(-1074, 1024):
        assert log(math.ldexp(1.0, k)) == pytest.approx(k * math.log(2), rel=4e-16)
    assert Fraction(exp(0.0)) == 1


def test_the_ends_are_those_of_the_library() -> None:
    assert (exp(-746.0), exp(-inf), exp(inf), log(inf)) == (0.0, 0.0, inf, inf)
    assert math.isnan(exp(nan))
    assert math.isnan(log(nan))
    assert exp(709.782712893384) == pytest.approx(math.exp(709.782712893384), rel=4e-16)
    for x in (709.7827128933841, 1e300):
        with pytest.raises(OverflowError):
            exp(x)
    for x in (0.0, -1.0, -inf):
        with pytest.raises(ValueError, match="domain"):
            log(x)


def test_a_power_is_multiplied_from_left_to_right() -> None:
    assert raised(0.9, 0) == 1.0
    assert raised(0.9, 3) == 0.9 * 0.9 * 0.9


def test_floats_are_added_in_their_order_by_every_python() -> None:
    assert total_of([1e16, 1.0, -1e16]) == 0.0, "a corrected sum is 1.0"
    assert total_of([0.1] * 10) == 0.9999999999999999, "a corrected sum is 1.0"
    assert total_of([]) == 0.0


def test_the_shares_of_a_finished_game_are_those_of_plain_addition() -> None:
    points = [90, 83, 61]
    parts = [exp(float(one - 90) / 7.0) for one in points]
    plain = parts[0] + parts[1] + parts[2]
    assert final_values([1.0, 0.0, 0.0], points, 0, 7.0)[1] == 0.5 * parts[1] / plain
