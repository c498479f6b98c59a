"""The action families, their ids and text forms."""

from typing import Final

from tabuleiro.core.space import ActionSpace, Family, Parameter

_NUMBERS: Final = Parameter("number", ("1", "2", "3"))

SPACE: Final = ActionSpace([Family("take", (_NUMBERS,)), Family("roll", (_NUMBERS,), chance=True)])
TAKE: Final = SPACE.base("take")
ROLL: Final = SPACE.base("roll")


def take_id(number: int) -> int:
    """The id of taking a number of pebbles."""
    return TAKE + number - 1


def roll_id(number: int) -> int:
    """The id of the die showing a number."""
    return ROLL + number - 1


def read_number(action: int) -> int:
    """The number of pebbles or pips that an action names."""
    return (action - TAKE if action < ROLL else action - ROLL) + 1
