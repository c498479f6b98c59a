"""Reads JSON-like data piece by piece, so that every complaint names its place in the file."""

from collections.abc import Sequence
from typing import Final

from tabuleiro.core.action import Arguments
from tabuleiro.core.errors import BadData, shown

KINDS: Final = {"table": "a table", "list": "a list", "boolean": "true or false", "text": "a text"}


class Reader:
    """A value and its place. Each method returns what was asked for or raises `BadData` with the place."""

    def __init__(self, value: object, place: str = "") -> None:
        self.value = value
        self.place = place
        self._is_table = False

    def fail(self, problem: str, kind: str = "", arguments: Arguments | None = None) -> BadData:
        """The error to raise about this value."""
        return BadData(self.place or "(top)", problem, kind, arguments)

    def _is_not(self, expected: str) -> BadData:
        """It is of the wrong kind."""
        found = shown(self.value)
        return self.fail(f"expected {KINDS[expected]}, found {found}", "kind", {"expected": expected, "found": found})

    def table(self) -> dict[str, object]:
        """This value as a table with text keys."""
        if not isinstance(self.value, dict):
            raise self._is_not("table")
        if not self._is_table:
            for key in self.value:
                if not isinstance(key, str):
                    raise self.fail(f"expected text keys, found {shown(key)}", "text-keys", {"found": shown(key)})
            self._is_table = True
        return self.value

    def has(self, key: str) -> bool:
        """Whether the table has this key."""
        return key in self.table()

    def at(self, key: str) -> "Reader":
        """The value under a key that must exist."""
        place = f"{self.place}.{key}" if self.place else key
        table = self.table()
        if key not in table:
            raise BadData(place, "is missing", "missing")
        return Reader(table[key], place)

    def only(self, keys: Sequence[str]) -> None:
        """Refuse keys that have no meaning here, and missing ones."""
        for key in self.table():
            if key not in keys:
                known = ", ".join(keys)
                problem = f"has an unknown key {shown(key)}: expected {known}"
                raise self.fail(problem, "unknown-key", {"key": shown(key), "known": known})
        for key in keys:
            self.at(key)

    def items(self) -> list["Reader"]:
        """The items of this list."""
        if not isinstance(self.value, list):
            raise self._is_not("list")
        return [Reader(item, f"{self.place}[{i}]") for i, item in enumerate(self.value)]

    def items_exactly(self, count: int) -> list["Reader"]:
        """The items of this list, which must be `count` many."""
        items = self.items()
        if len(items) != count:
            problem = f"expected {count} items, found {len(items)}"
            raise self.fail(problem, "count", {"count": count, "found": len(items)})
        return items

    def items_at_most(self, count: int) -> list["Reader"]:
        """The items of this list, which may be `count` many at most."""
        items = self.items()
        if len(items) > count:
            problem = f"expected at most {count} items, found {len(items)}"
            raise self.fail(problem, "most", {"count": count, "found": len(items)})
        return items

    def integer(self, low: int, high: int) -> int:
        """This value as an integer between `low` and `high`, both included."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            problem = f"expected an integer from {low} to {high}, found {shown(value)}"
            raise self.fail(problem, "integer", {"low": low, "high": high, "found": shown(value)})
        return value

    def integers(self, count: int, low: int, high: int) -> list[int]:
        """This value as a list of `count` integers, each between `low` and `high`."""
        return [item.integer(low, high) for item in self.items_exactly(count)]

    def boolean(self) -> bool:
        """This value as true or false."""
        if not isinstance(self.value, bool):
            raise self._is_not("boolean")
        return self.value

    def text(self) -> str:
        """This value as a text."""
        if not isinstance(self.value, str):
            raise self._is_not("text")
        return self.value

    def word(self, words: Sequence[str]) -> int:
        """The index of this text in a list of allowed words."""
        if not isinstance(self.value, str) or self.value not in words:
            known, found = ", ".join(words), shown(self.value)
            raise self.fail(f"expected one of {known}, found {found}", "word", {"known": known, "found": found})
        return words.index(self.value)

    def identifier(self) -> str:
        """The text under "id": ASCII letters, digits and underscores."""
        entry = self.at("id")
        name = entry.text()
        if not name.isascii() or not name.replace("_", "a").isalnum():
            raise entry.fail(f"expected lower-case letters, digits and underscores, found {name!r}")
        return name
