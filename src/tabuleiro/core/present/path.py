"""Places in a position, written as complaints write them: `players[0].supply.trader`."""

import re
from typing import Final, cast

from tabuleiro.core.state import Position

_STEP: Final = re.compile(r"\.?([A-Za-z0-9_]+)|\[([0-9]{1,4})\]")


def steps_of(path: str) -> list[str | int]:
    """The keys and indices that lead to a place."""
    return [found[1] if found[1] is not None else int(found[2]) for found in _STEP.finditer(path)]


def value_at(position: object, path: str) -> object:
    """What stands at a place, which must exist."""
    for step in steps_of(path):
        position = _inside(position, step)
    return position


def _inside(holder: object, step: str | int) -> object:
    if isinstance(step, int):
        return cast("list[object]", holder)[step]
    return cast("dict[str, object]", holder)[step]


def put_at(position: Position, path: str, value: object) -> None:
    """Write a value at a place, which must exist."""
    steps = steps_of(path)
    holder: object = position
    for step in steps[:-1]:
        holder = _inside(holder, step)
    last = steps[-1]
    if isinstance(last, int):
        cast("list[object]", holder)[last] = value
    else:
        cast("dict[str, object]", holder)[last] = value


def number_at(position: Position, path: str) -> int:
    """The number at a place."""
    value = value_at(position, path)
    assert isinstance(value, int), f"{path} is no number"
    return value


def list_at(position: Position, path: str) -> list[object]:
    """The list at a place."""
    value = value_at(position, path)
    assert isinstance(value, list), f"{path} is no list"
    return value


def table_at(position: Position, path: str) -> dict[str, object]:
    """The table at a place."""
    value = value_at(position, path)
    assert isinstance(value, dict), f"{path} is no table"
    return value
