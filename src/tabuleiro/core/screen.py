"""What a game's text board is made of: lines of styled segments, and the texts that a board may ask for."""

from typing import Final, NamedTuple, Protocol

from tabuleiro.core.action import Arguments

STYLES: Final = (
    "plain",
    "title",
    "dim",
    "accent",
    "good",
    "bad",
    "neutral",
    "seat-0",
    "seat-1",
    "seat-2",
    "seat-3",
    "seat-4",
    "white",
    "orange",
    "pink",
    "black",
)
"""Every style word. A terminal maps them to its colours; a terminal without colours ignores them."""

GLYPHS: Final = ("●", "▲", "■", "◆", "★")
"""The sign of each seat: colour is never the only one."""


class Segment(NamedTuple):
    """A piece of a line in one style."""

    text: str
    style: str = "plain"


TextLine = list[Segment]
"""One line of a text board. A game's `terminal.board(view, text)` returns a list of them."""


class Text(Protocol):
    """A catalogue of one language: gives the text of a message id, filled with its arguments."""

    def __call__(self, message: str, arguments: Arguments | None = None) -> str:
        """The text of a message; one that does not exist is an error, never shown as it is."""
