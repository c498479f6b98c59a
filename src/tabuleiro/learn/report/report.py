"""An analysis as one HTML file: result, ledger, graph and table, points, key moments with boards, the record inside."""

from base64 import b64decode, b64encode
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from re import search
from typing import Final

from tabuleiro.core.action import Arguments
from tabuleiro.core.records.record import Record, write_record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.screen import GLYPHS
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.measure import POINT
from tabuleiro.learn.analysis.shape import AnalysisShape
from tabuleiro.learn.estimate.outlook import WHOLE
from tabuleiro.learn.report.chart import draw_course
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import load_board

STYLE: Final = Path(__file__).with_name("report.css")
KIND: Final = "application/x-tabuleiro"
"""The type of the script that holds the record, which no browser runs."""
PARTS: Final = ("start", "luck", "own", "others", "drift", "result")
COLUMNS: Final = 100
"""How wide boards are drawn."""
Rows = Iterable[Sequence[str]]


def write_report(record: Record, told: AnalysisShape, text: Catalogue) -> str:
    """The whole file; it asks nothing of any network."""
    title = f"{text('game-name')}: {record.result}"
    body = [
        f"<h1>{escape(text('game-name'))}</h1>",
        f"<p>{escape(text.literal('analysis-title', {'result': record.result, 'budget': told['budget']}))}</p>",
        *_notes(told, text),
        *([] if told["unproven"] else _judged(told, text)),
        *_points(told, text),
        *_moments(record, told, text),
        f'<p class="soft">{escape(text.literal("report-engine", _made(told)))}</p>',
    ]
    kept = b64encode(write_record(record).encode()).decode()
    return (
        f'<!doctype html>\n<html lang="{text.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE.read_text(encoding='utf-8')}</style></head><body><main>{''.join(body)}</main>"
        f'<script type="{KIND}">{kept}</script></body></html>\n'
    )


def read_report(html: str) -> str | None:
    """The text of the record inside a report; None where there is none."""
    found = search(rf'<script type="{KIND}">([A-Za-z0-9+/=]*)</script>', html)
    return None if found is None else b64decode(found[1]).decode()


def _made(told: AnalysisShape) -> Arguments:
    hints = sum(turn["hinted"] for turn in told["turns"])
    return {"engine": told["engine"], "budget": told["budget"], "hints": hints}


def _notes(told: AnalysisShape, text: Catalogue) -> list[str]:
    """What has to be said first: unfinished, broken off, unproven, gaps."""
    notes = [
        *(["analysis-unfinished"] if not told["finished"] else []),
        *(["analysis-truncated"] if told["truncated"] else []),
        *([f"hint-{told['unproven']}"] if told["unproven"] else []),
    ]
    said = [text(note) for note in notes]
    if told["missing"]:
        said.append(text("analysis-gaps", {"count": told["missing"]}))
    return [f'<p class="soft">{escape(one)}</p>' for one in said]


def _judged(told: AnalysisShape, text: Catalogue) -> list[str]:
    """Ledger, graph and the table with the same numbers."""
    unit = text("analysis-in-points" if told["measure"] == "margin" else "analysis-in-percent")
    ledger = [
        [
            _player(one["seat"], text),
            _accuracy(one["accuracy"], one["interval"], text),
            *(_amount(told, one["ledger"][part], text) for part in PARTS),
            _amount(told, one["adjusted"], text),
        ]
        for one in told["seat_reports"]
    ]
    heads = ["", text("analysis-accuracy"), *(text(f"analysis-{part}") for part in PARTS), text("report-adjusted")]
    said = [f"<h2>{escape(text('report-ledger'))}</h2>", f'<p class="soft">{escape(unit)}</p>', _table(heads, ledger)]
    if told["no_luck"]:
        said.append(f'<p class="soft">{escape(text("analysis-no-luck"))}</p>')
    said += [
        f"<h2>{escape(text('report-graph'))}</h2>",
        draw_course(told, escape(text("report-graph-about"), quote=True)),
        f"<details><summary>{escape(text('report-table'))}</summary>{_course(told, text)}</details>",
        f'<p class="soft">{escape(text("hint-promise"))}</p>',
    ]
    return said


def _course(told: AnalysisShape, text: Catalogue) -> str:
    """Every turn: whose, its grade, and what everybody had after it; alone that is the margin to expect."""
    after = told["graph"] if told["margin"] is None else [[middle] for _, middle, _ in told["margin"]]
    seats = [_player(seat, text) for seat in range(told["seats"])]
    rows = [
        [
            str(turn["turn"] + 1),
            _player(turn["seat"], text),
            _grade(turn["grade"], text),
            *(_amount(told, value, text) for value in after[turn["to"]]),
        ]
        for turn in told["turns"]
    ]
    return _table([text("report-turn"), text("report-player"), text("report-grade"), *seats], rows)


def _grade(grade: str, text: Catalogue) -> str:
    return text(f"grade-{grade}") if text.has(f"grade-{grade}") else ""


def _points(told: AnalysisShape, text: Catalogue) -> list[str]:
    """Where everybody's points came from in the end."""
    parties = [text.party(party) for party in told["parties"]]
    names = list(dict.fromkeys(name for one in told["categories"] for name in one))
    rows = [
        [
            text(f"category-{name}") if name else text("points-so-far"),
            *(str(one[name][-1]) if name in one else "0" for one in told["categories"]),
        ]
        for name in names
    ]
    ended = told["scores"]["ended"][-1] if told["scores"]["ended"] else []
    rows.append([text("report-sum"), *map(str, ended)])
    return [f"<h2>{escape(text('report-points'))}</h2>", _table(["", *parties], rows)]


def _moments(record: Record, told: AnalysisShape, text: Catalogue) -> list[str]:
    """The key moments in the order of the game, each with its board; where nothing was judged, the last position."""
    board, said = load_board(record.game), list[str]()
    state, ply = begin(record), 0
    moments = sorted(told["key_moments"], key=lambda one: one["ply"])
    if moments:
        said.append(f"<h2>{escape(text('report-moments'))}</h2>")
    for one in moments:
        ply = _advance(record, state, ply, one["ply"])
        change = ("+" if one["change"] > 0 else "") + _amount(told, one["change"], text)
        words = text.literal(f"moment-{one['kind']}", {"player": text.player(one["seat"]), "change": change})
        said.append(f"<h3>{GLYPHS[one['seat']]} {escape(words)}</h3>{_drawn(board(state.view(), text, COLUMNS))}")
    _advance(record, state, ply, len(record.plies))
    said.append(f"<h2>{escape(text('report-last'))}</h2>{_drawn(board(state.view(), text, COLUMNS))}")
    return said


def _advance(record: Record, state: State, ply: int, wanted: int) -> int:
    for one in record.plies[ply:wanted]:
        state.apply(state.game().parse(one.text))
    return max(ply, wanted)


def _drawn(lines: Iterable[Iterable[tuple[str, str]]]) -> str:
    """A text board; its styles are left out, its signs say the same."""
    return f"<pre>{escape(chr(10).join(''.join(part for part, _ in line) for line in lines))}</pre>"


def _table(heads: Sequence[str], rows: Rows) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _player(seat: int, text: Catalogue) -> str:
    return f"{GLYPHS[seat]} {text.player(seat)}"


def _decimal(value: float, digits: int, text: Catalogue) -> str:
    return f"{value:.{digits}f}".replace(".", "," if text.language == "pt-BR" else ".")


def _amount(told: AnalysisShape, number: int, text: Catalogue) -> str:
    """A share in per cent, or a margin in points."""
    return _decimal(number / (POINT if told["measure"] == "margin" else WHOLE / 100), 1, text)


def _accuracy(accuracy: float | None, interval: list[float] | None, text: Catalogue) -> str:
    if accuracy is None or interval is None:
        return "-"
    low, high = (_decimal(one, 0, text) for one in interval)
    return f"{_decimal(accuracy, 1, text)} ({low}-{high})"
