"""Colours: turns the lines of a text board into what the terminal shows."""

from typing import Final

from rich.text import Text
from rich.theme import Theme

from tabuleiro.core.screen import TextLine

THEME: Final = Theme(
    {
        "plain": "default",
        "title": "bold",
        "dim": "dim",
        "accent": "bold #56B4E9",
        "good": "#009E73",
        "bad": "bold #D55E00",
        "neutral": "bright_black",
        "seat-0": "bold #0072B2",
        "seat-1": "bold #E69F00",
        "seat-2": "bold #009E73",
        "seat-3": "bold #CC79A7",
        "seat-4": "bold #D55E00",
        "white": "bold",
        "orange": "#E69F00",
        "pink": "#CC79A7",
        "black": "reverse",
    }
)
"""The palette of Okabe and Ito, which colour-blind people can tell apart; every seat has a glyph besides."""


def paint(line: TextLine) -> Text:
    """One line of a text board."""
    return Text.assemble(*[(segment.text, segment.style) for segment in line])
