"""The course of a game as a drawing: everybody's share of the win stacked over the turns, or alone the margin."""

from typing import Final, NamedTuple

from tabuleiro.core.screen import GLYPHS
from tabuleiro.learn.analysis.shape import AnalysisShape
from tabuleiro.learn.estimate.outlook import WHOLE


class Size(NamedTuple):
    """How large a drawing is."""

    width: int
    height: int


USUAL: Final = Size(900, 260)
FILLS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00")
"""The palette of Okabe and Ito; every band has its seat's pattern and sign besides."""
PATTERNS: Final = (
    '<circle cx="4" cy="4" r="1.6"/>',
    '<path d="M0 8 8 0"/>',
    '<path d="M0 4H8M4 0V8"/>',
    '<path d="M4 0 8 4 4 8 0 4Z"/>',
    '<path d="M0 4H4"/>',
)


def draw_course(told: AnalysisShape, title: str) -> str:
    """The graph as SVG, described by its title; the table has the same numbers."""
    width, height = USUAL
    head = f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{title}" xmlns="http://www.w3.org/2000/svg">'
    return f"{head}{draw_inside(told, USUAL)}</svg>"


def draw_inside(told: AnalysisShape, size: Size) -> str:
    """What the graph is made of, for another drawing to hold."""
    return _margin(told, size) if told["margin"] is not None else _shares(told, size)


def _places(count: int, size: Size) -> list[float]:
    return [size.width * number / max(count - 1, 1) for number in range(count)]


def _shares(told: AnalysisShape, size: Size) -> str:
    """Bands in the order of the seats, the first one at the bottom, with the fair shares dotted."""
    rows, seats = told["graph"], told["seats"]
    xs = _places(len(rows), size)
    parts = [_patterns(seats)]
    below = [0] * len(rows)
    for seat in range(seats):
        above = [low + row[seat] for low, row in zip(below, rows, strict=True)]
        there = [f"{x:.1f},{_y(value, size):.1f}" for x, value in zip(xs, above, strict=True)]
        back = [f"{x:.1f},{_y(value, size):.1f}" for x, value in zip(reversed(xs), reversed(below), strict=True)]
        outline = " ".join(there + back)
        parts.append(f'<polygon points="{outline}" fill="{FILLS[seat]}" fill-opacity=".75"/>')
        parts.append(f'<polygon points="{outline}" fill="url(#p{seat})" stroke="#2a2018" stroke-width="1"/>')
        parts.append(_sign(seat, xs, below, above, size))
        below = above
    for seat in range(1, seats):
        y = _y(WHOLE * seat // seats, size)
        parts.append(f'<path d="M0 {y:.1f}H{size.width}" stroke="#2a2018" stroke-dasharray="2 5"/>')
    return "".join(parts)


def _y(share: int, size: Size) -> float:
    return size.height * (1 - share / WHOLE)


def _patterns(seats: int) -> str:
    drawn = "".join(
        f'<pattern id="p{seat}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<g stroke="#fff" fill="none" stroke-opacity=".55">{PATTERNS[seat]}</g></pattern>'
        for seat in range(seats)
    )
    return f"<defs>{drawn}</defs>"


def _sign(seat: int, xs: list[float], below: list[int], above: list[int], size: Size) -> str:
    """The seat's sign where its band is widest."""
    inner = range(len(xs) // 20, max(len(xs) * 19 // 20, 1))
    place = max(inner, key=lambda one: above[one] - below[one])
    y = _y((above[place] + below[place]) // 2, size) + 7
    style = 'font-size="20" text-anchor="middle" fill="#fff" stroke="#2a2018" stroke-width=".6"'
    return f'<text x="{xs[place]:.1f}" y="{y:.1f}" {style}>{GLYPHS[seat]}</text>'


def _margin(told: AnalysisShape, size: Size) -> str:
    """The margin of whoever plays alone, with its band, and the line between won and lost."""
    rows = told["margin"] or [[0, 0, 0]]
    low, high = min(min(row) for row in rows), max(max(row) for row in rows)
    low, high = min(low, 0), max(high, 1)
    xs = _places(len(rows), size)

    def y(value: int) -> float:
        return size.height - size.height * (value - low) / (high - low)

    upper = [f"{x:.1f},{y(row[2]):.1f}" for x, row in zip(xs, rows, strict=True)]
    lower = [f"{x:.1f},{y(row[0]):.1f}" for x, row in zip(reversed(xs), reversed(rows), strict=True)]
    middle = " ".join(f"{x:.1f},{y(row[1]):.1f}" for x, row in zip(xs, rows, strict=True))
    return (
        f'<polygon points="{" ".join(upper + lower)}" fill="{FILLS[0]}" fill-opacity=".25"/>'
        f'<polyline points="{middle}" fill="none" stroke="{FILLS[0]}" stroke-width="3"/>'
        f'<path d="M0 {y(0):.1f}H{size.width}" stroke="currentColor" stroke-dasharray="4 4"/>'
    )
