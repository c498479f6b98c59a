"""A share card: one picture, 1200 x 630, of a finished game, of its analysis, or of a puzzle, as SVG."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from tabuleiro.core.screen import GLYPHS
from tabuleiro.learn.analysis.shape import AnalysisShape
from tabuleiro.learn.report.chart import FILLS, Size, draw_inside

WIDE, HIGH = 1200, 630
EDGE: Final = 56
ROW: Final = 66
LETTER: Final = 0.56
"""How wide a letter is on average, against its height; the widest faces that browsers take for `serif` are narrower."""
PAPER, INK, SOFT, GOLD = "#fcf7ea", "#2a2018", "#5d4c3b", "#a9781c"
FRAME: Final = f'fill="none" stroke="{GOLD}" stroke-width="3"'
SERIF, SANS = "Fraunces, Georgia, 'Times New Roman', serif", "'Source Sans 3', 'Segoe UI', Arial, sans-serif"


class CardRow(NamedTuple):
    """A player on a card: the seat's sign, the name, and figures in the order of the heads."""

    seat: int
    name: str
    figures: Sequence[str]


class Card(NamedTuple):
    """What a card shows; `alt` says all of it in words."""

    title: str
    subtitle: str
    heads: Sequence[str]
    rows: Sequence[CardRow]
    alt: str
    course: AnalysisShape | None = None
    """Whose chances are drawn beside the players."""
    foot: str = ""


def draw_card(card: Card) -> str:
    """The card as one SVG, which asks nothing of any network."""
    half = WIDE - 2 * EDGE if card.course is None else 520
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">',
        f"<title>{escape(card.alt)}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>',
        f'<rect x="18" y="18" width="{WIDE - 36}" height="{HIGH - 36}" rx="16" {FRAME}/>',
        _text(card.title, EDGE, 122, 64, WIDE - 2 * EDGE, face=SERIF, weight=700),
        _text(card.subtitle, EDGE, 176, 34, WIDE - 2 * EDGE, colour=SOFT),
        *_heads(card, half),
    ]
    for number, row in enumerate(card.rows):
        parts.append(_row(row, 286 + ROW * number, half))
    if card.course is not None:
        parts.append(_course(card.course, EDGE + half + 36))
    parts.append(_text(card.foot, EDGE, HIGH - 44, 26, WIDE - 2 * EDGE - 260, colour=SOFT))
    parts.append(_text("Tabuleiro", WIDE - EDGE, HIGH - 44, 30, 240, face=SERIF, weight=700, anchor="end"))
    return "".join([*parts, "</svg>"])


def fitting(text: str, size: float, room: float) -> float:
    """The size of letters at which a text has room: no larger than it may be."""
    return min(size, room / (LETTER * max(len(text), 1)))


def _text(
    text: str,
    x: float,
    y: float,
    size: float,
    room: float,
    *,
    colour: str = INK,
    face: str = SANS,
    weight: int = 400,
    anchor: str = "start",
) -> str:
    if not text:
        return ""
    style = f'font-family="{face}" font-size="{fitting(text, size, room):.1f}" font-weight="{weight}" fill="{colour}"'
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" {style}>{escape(text)}</text>'


def _columns(count: int, half: float) -> list[float]:
    """The right edges of the figures."""
    return [EDGE + half - 118 * (count - 1 - number) for number in range(count)]


def _heads(card: Card, half: float) -> list[str]:
    places = _columns(len(card.heads), half)
    return [_text(head, x, 232, 24, 112, colour=SOFT, anchor="end") for head, x in zip(card.heads, places, strict=True)]


def _row(row: CardRow, y: float, half: float) -> str:
    room = half - 54 - 118 * len(row.figures)
    sign = (
        f'<text x="{EDGE}" y="{y:.0f}" font-size="38" fill="{FILLS[row.seat]}" stroke="{INK}" '
        f'stroke-width=".8">{GLYPHS[row.seat]}</text>'
    )
    figures = "".join(
        _text(figure, x, y, 36, 112, weight=700 if number == 0 else 400, anchor="end")
        for number, (figure, x) in enumerate(zip(row.figures, _columns(len(row.figures), half), strict=True))
    )
    return sign + _text(row.name, EDGE + 50, y, 36, room) + figures


def _course(told: AnalysisShape, x: float) -> str:
    """The chances over the course of the game, in the right half."""
    size = Size(round(WIDE - EDGE - x), 330)
    frame = f'<rect width="{size.width}" height="{size.height}" fill="none" stroke="{INK}"/>'
    return f'<g transform="translate({x:.0f} 216)" color="{INK}">{draw_inside(told, size)}{frame}</g>'
