"""Stands in for `librt.vecs` in a browser that runs the rules uncompiled: the same tables, as lists."""

from typing import Any


class vec(list[Any]):  # noqa: N801 - the name that it stands in for
    """A table of numbers: `vec[i64]([0] * 9)`. What it holds is known to the compiler alone."""

    def __class_getitem__(cls, _item: object) -> Any:  # noqa: ANN401 - a list's own answer would be an alias of itself
        """The same class for every kind of number."""
        return cls


def append(items: vec, item: object) -> vec:
    """The table with one number more."""
    items.append(item)
    return items


def extend(items: vec, more: vec) -> vec:
    """The table with another one behind it."""
    items.extend(more)
    return items
