"""An element, explained in a reader's language: its texts, the headings of its rules, and how sure its values are."""

from functools import lru_cache
from typing import NamedTuple

from tabuleiro.core.game import Game
from tabuleiro.core.present.explanation import Explanation, Saying
from tabuleiro.core.present.rulebook import rule_heading
from tabuleiro.core.screen import Text
from tabuleiro.texts.component_values import known_values
from tabuleiro.texts.provenance import PROVENANCES, ComponentValue


class Explained(NamedTuple):
    """The texts of an explanation."""

    title: str
    kind: str
    lines: list[str]
    now: list[str]


def tell(explanation: Explanation, catalogue: Text) -> Explained:
    """Say an explanation in the language of a catalogue."""

    def said(saying: Saying) -> str:
        line = catalogue(saying.message, saying.arguments)
        before = saying
        for after in saying.then:
            line += _between(line, before, after) + said(after)
            before = after
        return line

    return Explained(
        said(explanation.title),
        said(explanation.kind),
        [said(line) for line in explanation.lines],
        [said(line) for line in explanation.now],
    )


def _between(line: str, before: Saying, after: Saying) -> str:
    """Parts of a line are listed; what ends in a colon leads to the next, and a message `...-or` joins two."""
    is_joined = line.endswith((":", ",")) or before.message.endswith("-or") or after.message.endswith("-or")
    return " " if is_joined else ", "


def headings(explanation: Explanation, rules: str) -> list[tuple[str, str]]:
    """The rules of an explanation, each with the heading that it stands under in the text of a RULES.md."""
    return [(rule, rule_heading(rules, rule)) for rule in explanation.rules]


def provenance_of(game: Game, explanation: Explanation) -> str:
    """How sure the printed values of an element are: the least sure of their words; empty when nothing is printed."""
    if not explanation.source:
        return ""
    words = {value.provenance for value in values_at(_values(game), explanation.source)}
    return next((word for word in reversed(PROVENANCES) if word in words), "")


@lru_cache(maxsize=16)
def _values(game: Game) -> list[ComponentValue]:
    """The values of an edition; reading them for every question would take longer than all the rest."""
    return known_values(game)


def values_at(values: list[ComponentValue], source: str) -> list[ComponentValue]:
    """The values of a section and, if one is named, of a row: `boards.side_4_5.cities hamburg`."""
    section, _, item = source.partition(" ")
    return [
        value
        for value in values
        if f"{value.section}.".startswith(f"{section}.") and (not item or f"{value.item} ".startswith(f"{item} "))
    ]
