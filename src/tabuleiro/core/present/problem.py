"""What is unsound in a position: a broken invariant, for people and front ends."""

from typing import NamedTuple

from tabuleiro.core.action import Arguments


class Problem(NamedTuple):
    """An invariant that a position breaks. `problem-<key>` of the game's catalogue, filled by `arguments`, says it.

    `paths` are the places in the dump that have to do with it; `text` says it to programmers.
    """

    rule: str
    key: str
    arguments: Arguments
    paths: list[str]
    text: str

    def plain(self) -> str:
        """The problem in one line, its rule first."""
        return f"{self.rule}: {self.text}" if self.rule else self.text


def unsound(texts: list[str]) -> list[Problem]:
    """Broken invariants of which a game says no more than their plain text: people get one message for all of them."""
    return [Problem("", "unsound", {}, [], text) for text in texts]
