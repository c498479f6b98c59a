"""Stands in for `mypy_extensions` in a browser that runs the rules uncompiled: native integers are plain ones there."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
i64 = i32 = i16 = u8 = int


def mypyc_attr(*_names: str, **_values: object) -> Callable[[T], T]:
    """A mark for the compiler."""
    return lambda marked: marked
