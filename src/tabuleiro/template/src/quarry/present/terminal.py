"""The text board."""

from tabuleiro.core.reader import Reader
from tabuleiro.core.screen import GLYPHS, WIDTH, Segment, Text, TextLine
from tabuleiro.core.state import Position


def board(view: Position, text: Text, width: int = WIDTH) -> list[TextLine]:  # noqa: ARG001 - narrower than any
    """The heap and the die, then a line for each seat."""
    table = Reader(view)
    heap, face = table.at("heap").integer(0, 99), table.at("face").integer(0, 3)
    lines = [
        [Segment(text("game-name"), "title"), Segment(f"  {text('heap-left', {'number': heap})}", "accent")],
        [Segment("o" * heap)],
        [Segment(text("die-shows", {"face": face}))],
    ]
    for seat, points in enumerate(table.at("points").items()):
        lines.append([Segment(GLYPHS[seat], f"seat-{seat}"), Segment(f" {points.integer(0, 99)}")])
    return lines
