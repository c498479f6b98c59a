"""The board in words, for those who hear it: sections with a heading, a list or a table, made from the view alone.

A game's `present/spoken.py` has `sections(view, text)`; every text in it is a whole word of the reader's language.
"""

from typing import NamedTuple


class Section(NamedTuple):
    """A part of the board: a list of facts, or a table whose first column names its rows."""

    heading: str
    items: list[str]
    columns: list[str]
    rows: list[list[str]]


def listed(heading: str, items: list[str]) -> Section:
    """A section that is a list."""
    return Section(heading, items, [], [])


def tabled(heading: str, columns: list[str], rows: list[list[str]]) -> Section:
    """A section that is a table."""
    return Section(heading, [], columns, rows)
