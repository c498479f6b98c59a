"""Bars and histograms as SVG text, for reports that open anywhere."""

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 640
ROW: Final = 26
LABEL: Final = 170


def bars(title: str, rows: Sequence[tuple[str, float, float, float]], unit: str = "") -> str:
    """Horizontal bars; each row is (label, value, low, high), and low to high is drawn as its uncertainty."""
    top = max([high for _, _, _, high in rows] + [1e-9])
    scale = (WIDTH - LABEL - 90) / top
    lines: list[str] = []
    for place, (label, value, low, high) in enumerate(rows):
        y = place * ROW + 6
        middle, left, right = y + 8, LABEL + max(low, 0) * scale, LABEL + high * scale
        lines.append(f'<text x="{LABEL - 8}" y="{y + 12}" text-anchor="end">{escape(label)}</text>')
        lines.append(f'<rect x="{LABEL}" y="{y}" width="{max(value, 0) * scale:.1f}" height="16"/>')
        lines.append(f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{middle}" y2="{middle}"/>')
        lines.append(f'<text x="{right + 8:.1f}" y="{y + 12}">{value:.4g}{escape(unit)}</text>')
    return figure(title, lines, len(rows) * ROW + 10)


def histogram(title: str, numbers: Sequence[float], bins: int = 12) -> str:
    """How often numbers fall into each of some equal spans."""
    low, high = min(numbers, default=0.0), max(numbers, default=1.0)
    span = (high - low) / bins or 1.0
    counts = [0] * bins
    for number in numbers:
        counts[min(int((number - low) / span), bins - 1)] += 1
    rows = [(f"{low + i * span:.4g} to {low + (i + 1) * span:.4g}", float(counts[i])) for i in range(bins)]
    return bars(title, [(label, count, count, count) for label, count in rows])


def figure(title: str, lines: Sequence[str], height: int) -> str:
    """A titled drawing."""
    drawing = "\n".join(lines)
    return (
        f'<figure><figcaption>{escape(title)}</figcaption><svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'role="img" aria-label="{escape(title)}">{drawing}</svg></figure>'
    )
