"""Reads JSON-like data piece by piece, so that every complaint names its place in the file."""

from collections.abc import Sequence

from tabuleiro.core.errors import BadData, shown


class Reader:
    """A value and its place. Each method returns what was asked for or raises `BadData` with the place."""

    def __init__(self, value: object, place: str = "") -> None:
        self.value = value
        self.place = place
        self._is_table = False

    def fail(self, problem: str) -> BadData:
        """The error to raise about this value."""
        return BadData(self.place or "(top)", problem)

    def table(self) -> dict[str, object]:
        """This value as a table with text keys."""
        if not isinstance(self.value, dict):
            raise self.fail(f"expected a table, found {shown(self.value)}")
        if not self._is_table:
            for key in self.value:
                if not isinstance(key, str):
                    raise self.fail(f"expected text keys, found {shown(key)}")
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
            raise BadData(place, "is missing")
        return Reader(table[key], place)

    def only(self, keys: Sequence[str]) -> None:
        """Refuse keys that have no meaning here, and missing ones."""
        for key in self.table():
            if key not in keys:
                raise self.fail(f"has an unknown key {shown(key)}: expected {', '.join(keys)}")
        for key in keys:
            self.at(key)

    def items(self) -> list["Reader"]:
        """The items of this list."""
        if not isinstance(self.value, list):
            raise self.fail(f"expected a list, found {shown(self.value)}")
        return [Reader(item, f"{self.place}[{i}]") for i, item in enumerate(self.value)]

    def items_exactly(self, count: int) -> list["Reader"]:
        """The items of this list, which must be `count` many."""
        items = self.items()
        if len(items) != count:
            raise self.fail(f"expected {count} items, found {len(items)}")
        return items

    def items_at_most(self, count: int) -> list["Reader"]:
        """The items of this list, which may be `count` many at most."""
        items = self.items()
        if len(items) > count:
            raise self.fail(f"expected at most {count} items, found {len(items)}")
        return items

    def integer(self, low: int, high: int) -> int:
        """This value as an integer between `low` and `high`, both included."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(f"expected an integer from {low} to {high}, found {shown(value)}")
        return value

    def integers(self, count: int, low: int, high: int) -> list[int]:
        """This value as a list of `count` integers, each between `low` and `high`."""
        return [item.integer(low, high) for item in self.items_exactly(count)]

    def boolean(self) -> bool:
        """This value as true or false."""
        if not isinstance(self.value, bool):
            raise self.fail(f"expected true or false, found {shown(self.value)}")
        return self.value

    def text(self) -> str:
        """This value as a text."""
        if not isinstance(self.value, str):
            raise self.fail(f"expected a text, found {shown(self.value)}")
        return self.value

    def word(self, words: Sequence[str]) -> int:
        """The index of this text in a list of allowed words."""
        if not isinstance(self.value, str) or self.value not in words:
            raise self.fail(f"expected one of {', '.join(words)}, found {shown(self.value)}")
        return words.index(self.value)
