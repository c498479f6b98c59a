"""The text board of the toy game."""

from tabuleiro.core.reader import Reader
from tabuleiro.core.screen import GLYPHS, WIDTH, Segment, Text, TextLine
from tabuleiro.core.state import Position


def board(view: Position, text: Text, width: int = WIDTH) -> list[TextLine]:  # noqa: ARG001 - narrower than any
    """The card that lies open, then a line per seat."""
    table = Reader(view)
    lines = [[Segment(text("game-name"), "title"), Segment(f"  {table.at('face').integer(0, 3)}", "accent")]]
    for seat, (points, tokens) in enumerate(zip(table.at("points").items(), table.at("tokens").items(), strict=True)):
        shown = f" {points.integer(0, 10**6)} / {tokens.integer(0, 10**6)}"
        lines.append([Segment(GLYPHS[seat], f"seat-{seat}"), Segment(shown)])
    return lines
