"""What can be set in a position: the fields of its dump, for people and front ends."""

from typing import Final, NamedTuple

from tabuleiro.core.present.explanation import Saying

PLACE: Final = "place"
"""A thing or nothing: the value of a choice, or null."""
COUNT: Final = "count"
"""An integer from `low` to `high`."""
CHOICE: Final = "choice"
"""The value of one of the choices."""
ORDER: Final = "order"
"""A list of values of choices, as many as from `low` to `high`, in an order that counts."""
SET: Final = "set"
"""A list of values of choices, each once, in the order of the choices."""
FLAG: Final = "flag"
"""True or false."""
KINDS: Final = (PLACE, COUNT, CHOICE, ORDER, SET, FLAG)

Value = int | str | None
"""What a choice stands for, as the dump writes it."""


class Choice(NamedTuple):
    """Something that can stand in a field.

    `homes` are the places in the dump that it comes from: the first that has it gives it, and takes what it replaces;
    what is replaced by nothing goes to the first one. A home is a count, a list, or a place of its own; "" as the first
    one says that what is taken away is nowhere then.
    """

    value: Value
    saying: Saying
    homes: tuple[str, ...] = ()
    element: str = ""
    """The element of the board that stands for it, where the field itself is no place on the board."""


class Field(NamedTuple):
    """One value of a dump that can be set: its path, what it can be, how it is called, and where the board shows it."""

    path: str
    kind: str
    label: Saying
    group: Saying
    """The heading under which it stands; fields of a group follow each other."""
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0
    element: str = ""
    """The element of the board that shows it."""
    homes: tuple[str, ...] = ()
    """Of a count or a flag: where what it counts comes from."""
    releases: bool = False
    """A count that falls by what it gives back: raising it fills its home."""
