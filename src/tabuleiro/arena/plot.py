"""Bars and histograms as SVG text, for reports that open anywhere."""

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 640
ROW: Final = 26
LABEL: Final = 170


Row = tuple[str, float, float, float]
"""A label, a value, and the bounds of its uncertainty."""


def bars(title: str, rows: Sequence[Row], unit: str = "") -> str:
    """Horizontal bars under a title, for a page."""
    return figure(title, draw_rows(rows, unit, 0), len(rows) * ROW + 10)


def picture(title: str, rows: Sequence[Row], unit: str = "") -> str:
    """The same as an SVG file of its own."""
    height = (len(rows) + 1) * ROW + 10
    lines = [f'<text x="8" y="18" font-weight="600">{escape(title)}</text>', *draw_rows(rows, unit, ROW)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">\n'
        "<style>svg { background: #fff; font: 13px system-ui, sans-serif; } rect { fill: #2f6f9f; } "
        "line { stroke: #222; stroke-width: 2; }</style>\n" + "\n".join(lines) + "\n</svg>\n"
    )


def draw_rows(rows: Sequence[Row], unit: str, top: int) -> list[str]:
    """A bar for every row, its uncertainty as a line over it."""
    scale = (WIDTH - LABEL - 90) / max([high for _, _, _, high in rows] + [1e-9])
    lines: list[str] = []
    for place, (label, value, low, high) in enumerate(rows):
        y = top + place * ROW + 6
        middle, left, right = y + 8, LABEL + max(low, 0) * scale, LABEL + high * scale
        lines.append(f'<text x="{LABEL - 8}" y="{y + 12}" text-anchor="end">{escape(label)}</text>')
        lines.append(f'<rect x="{LABEL}" y="{y}" width="{max(value, 0) * scale:.1f}" height="16"/>')
        lines.append(f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{middle}" y2="{middle}"/>')
        lines.append(f'<text x="{right + 8:.1f}" y="{y + 12}">{value:.4g}{escape(unit)}</text>')
    return lines


def histogram(title: str, numbers: Sequence[float], bins: int = 12) -> str:
    """How often numbers fall into each of some equal spans."""
    low, high = min(numbers, default=0.0), max(numbers, default=1.0)
    span = (high - low) / bins or 1.0
    counts = [0] * bins
    for number in numbers:
        counts[min(int((number - low) / span), bins - 1)] += 1
    rows = [(f"{low + i * span:.4g} to {low + (i + 1) * span:.4g}", float(counts[i])) for i in range(bins)]
    return bars(title, [(label, count, count, count) for label, count in rows])


def curve(title: str, numbers: Sequence[float]) -> str:
    """Numbers one after the other, joined by a line; the lowest and the highest are written beside it."""
    low, high = min(numbers, default=0.0), max(numbers, default=1.0)
    across, up = (WIDTH - LABEL - 90) / max(len(numbers) - 1, 1), 150 / ((high - low) or 1.0)
    points = " ".join(f"{LABEL + place * across:.1f},{160 - (one - low) * up:.1f}" for place, one in enumerate(numbers))
    lines = [
        f'<polyline points="{points}"/>',
        f'<text x="{LABEL - 8}" y="16" text-anchor="end">{high:.4g}</text>',
        f'<text x="{LABEL - 8}" y="164" text-anchor="end">{low:.4g}</text>',
    ]
    return figure(title, lines, 176)


def figure(title: str, lines: Sequence[str], height: int) -> str:
    """A titled drawing."""
    drawing = "\n".join(lines)
    return (
        f'<figure><figcaption>{escape(title)}</figcaption><svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'role="img" aria-label="{escape(title)}">{drawing}</svg></figure>'
    )
