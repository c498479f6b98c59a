"""The printed values of a game in words: sections and rows by their names in the catalogue."""

from typing import Protocol

from tabuleiro.core.edition import package_of, read_components
from tabuleiro.core.game import Game
from tabuleiro.texts.provenance import ComponentValue, component_values


class Names(Protocol):
    """Knows which messages there are."""

    def has(self, message: str) -> bool:
        """Whether a message exists."""


def known_values(game: Game) -> list[ComponentValue]:
    """The printed values of an edition; a game without a data file has none."""
    try:
        return component_values(read_components(package_of(game))[0])
    except FileNotFoundError:
        return []


def title(section: str) -> str:
    """The message that names a section: one for a table and all that lies inside it."""
    return f"values-{section.partition('.')[0]}"


def row_name(catalogue: Names, value: ComponentValue) -> str:
    """The message that names the row of a value: its id behind a word of its section; empty when there is none."""
    for word in reversed(value.section.replace(".", "_").split("_")):
        for noun in (word, word.removesuffix("s"), word.removesuffix("ies") + "y"):
            if value.item and catalogue.has(f"{noun}-{value.item}"):
                return f"{noun}-{value.item}"
    return ""


def rows(values: list[ComponentValue]) -> list[tuple[str, str, list[ComponentValue]]]:
    """The values row by row: section, row, and the values in it; what lies inside a table may part them in the file."""
    found: dict[tuple[str, str], list[ComponentValue]] = {}
    for value in values:
        found.setdefault((value.section, value.item), []).append(value)
    return [(section, item, row) for (section, item), row in found.items()]
