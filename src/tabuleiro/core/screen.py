"""What a game's text board is made of: lines of styled segments, laid out in the columns that there are.

Nothing is ever cut, and no word is broken that fits on a line.
"""

from typing import Final, NamedTuple, Protocol

from tabuleiro.core.action import Arguments

GLYPHS: Final = ("●", "▲", "■", "◆", "★")
"""The sign of each seat: colour is never the only one."""


WIDTH: Final = 80
"""How many columns a terminal has unless it says otherwise."""


_FEW: Final = 10
"""One cell in _FEW at most may take two lines for the sake of one more column."""


class Segment(NamedTuple):
    """A piece of a line in one style; a terminal maps the word to a colour, and one without colours ignores it.

    The styles: plain, title, dim, accent, good, bad, neutral, seat-0 to seat-4, white, orange, pink, black.
    """

    text: str
    style: str = "plain"


TextLine = list[Segment]
"""One line of a text board. A game's `terminal.board(view, text, width)` returns a list of them."""


class Text(Protocol):
    """A catalogue of one language: gives the text of a message id, filled with its arguments."""

    def __call__(self, message: str, arguments: Arguments | None = None) -> str:
        """The text of a message; one that does not exist is an error, never shown as it is."""


def length(line: TextLine) -> int:
    """How many columns a line takes."""
    return sum([len(segment.text) for segment in line])


def padded(line: TextLine, width: int) -> TextLine:
    """The line, filled with blanks up to a width."""
    missing = width - length(line)
    return [*line, Segment(" " * missing)] if missing > 0 else line


def wrapped(line: TextLine, width: int, indent: int = 2) -> list[TextLine]:
    """The line in as many lines as it needs, broken at blanks; those after the first are indented.

    Segments that touch each other stay together: a sign and the number behind it are one word.
    """
    if length(line) <= width:
        return [line]
    lines: list[TextLine] = [[]]
    used = 0
    is_first = True
    for blanks, word in _words(line):
        size = length(word)
        if not is_first and used + blanks + size > width:
            lines.append([Segment(" " * indent)] if indent > 0 else [])
            used = indent
        elif blanks > 0:
            lines[-1].append(Segment(" " * blanks))
            used += blanks
        lines[-1] += word
        used += size
        is_first = False
    return lines


def flow(head: TextLine, cells: list[TextLine], width: int, indent: int = 2, gap: str = "  ") -> list[TextLine]:
    """A heading and cells behind it, as many on a line as fit; a cell is broken only if it is wider than a line."""
    lines: list[TextLine] = [list(head)]
    for number, cell in enumerate(cells):
        between = gap if number > 0 else " " if head else ""
        after = len(gap.rstrip()) if number + 1 < len(cells) else 0
        used = length(lines[-1])
        if used > indent and used + len(between) + length(cell) + after > width:
            if number > 0:
                lines[-1] = [*lines[-1], Segment(gap.rstrip())]
            lines += _indented(wrapped(cell, width - indent - after), indent)
        else:
            lines[-1] = [*lines[-1], Segment(between), *cell]
    return lines


def columns(cells: list[TextLine], width: int, gap: int = 2) -> list[TextLine]:
    """Cells side by side, read from top to bottom: as many columns as fit, where a few cells may take two lines."""
    for count in range(len(cells), 1, -1):
        widths = _widths(cells, count)
        if sum(widths) + gap * (len(widths) - 1) <= width:
            rows = _rows(len(cells), count)
            return _beside([cells[start : start + rows] for start in range(0, len(cells), rows)], widths, gap)
        room = (width - gap * (count - 1)) // count
        broken = [wrapped(cell, room, 4) for cell in cells]
        too_wide = len([lines for lines in broken if len(lines) > 1])
        if too_wide * _FEW <= len(cells) and max([length(line) for lines in broken for line in lines]) <= room:
            return _beside(_shared_out(broken, count), [room] * count, gap)
    return [line for cell in cells for line in wrapped(cell, width, 4)]


def _rows(cells: int, count: int) -> int:
    return (cells + count - 1) // count


def _widths(cells: list[TextLine], count: int) -> list[int]:
    """The width of every column when the cells are set in `count` of them."""
    rows = _rows(len(cells), count)
    return [max([length(cell) for cell in cells[start : start + rows]]) for start in range(0, len(cells), rows)]


def _shared_out(broken: list[list[TextLine]], count: int) -> list[list[TextLine]]:
    """The lines of all cells in columns of about the same height; the lines of a cell stay together."""
    height = _rows(sum([len(lines) for lines in broken]), count)
    shared: list[list[TextLine]] = [[]]
    for lines in broken:
        if len(shared) < count and len(shared[-1]) + len(lines) > height:
            shared.append([])
        shared[-1] += lines
    return shared


def _beside(shared: list[list[TextLine]], widths: list[int], gap: int) -> list[TextLine]:
    """Columns of lines, set side by side."""
    lines: list[TextLine] = []
    for row in range(max([len(column) for column in shared])):
        line: TextLine = []
        for column, width in zip(shared, widths, strict=False):
            line = [*line, *padded(column[row] if row < len(column) else [], width + gap)]
        lines.append(_trimmed(line))
    return lines


def _indented(lines: list[TextLine], indent: int) -> list[TextLine]:
    return [[Segment(" " * indent), *line] for line in lines]


def _trimmed(line: TextLine) -> TextLine:
    """The line without blanks at its end."""
    kept = list(line)
    while kept and not kept[-1].text.rstrip():
        kept.pop()
    if kept:
        kept[-1] = Segment(kept[-1].text.rstrip(), kept[-1].style)
    return kept


def _words(line: TextLine) -> list[tuple[int, TextLine]]:
    """The words of a line, each with the number of blanks before it."""
    words: list[tuple[int, TextLine]] = []
    blanks = 0
    is_open = False
    for segment in line:
        for number, part in enumerate(segment.text.split(" ")):
            if number > 0:
                blanks += 1
                is_open = False
            if part and is_open:
                words[-1][1].append(Segment(part, segment.style))
            elif part:
                words.append((blanks, [Segment(part, segment.style)]))
                blanks = 0
                is_open = True
    return words
