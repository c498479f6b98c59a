"""The report of a tournament as one HTML page: ratings, cross-table, and plots of scores, lengths, seats and times."""

from html import escape
from typing import Final

from tabuleiro.arena.confidence import wilson
from tabuleiro.arena.pairing import Outcome
from tabuleiro.arena.plot import bars, histogram
from tabuleiro.arena.ratings import Rating, rate
from tabuleiro.arena.tournament import cross_table

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } td, th { border: 1px solid #999; padding: .2rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } figure { margin: 1.5rem 0; } figcaption { font-weight: 600; }
svg { max-width: 100%; font-size: 13px; } svg rect { fill: #2f6f9f; } svg line { stroke: #222; stroke-width: 2; }
svg polyline { fill: none; stroke: #2f6f9f; stroke-width: 2; }
"""


def write_report(outcomes: list[Outcome]) -> str:
    """The page."""
    games = sorted({outcome.game for outcome in outcomes})
    parts = [f"<h1>Tournament</h1><p>{len(outcomes)} games of {escape(', '.join(games))}.</p>"]
    parts += [ratings_section(rate(outcomes)), table_section(outcomes)]
    for game in games:
        parts.append(f"<h2>{escape(game)}</h2>")
        parts.append(game_section([outcome for outcome in outcomes if outcome.game == game]))
    return page("Tournament", parts)


def page(title: str, parts: list[str]) -> str:
    """A page that needs no other file."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body>\n{body}\n</body></html>\n"
    )


def ratings_section(ratings: list[Rating]) -> str:
    """A bar for every entrant, with two standard deviations of doubt to both sides."""
    rows = [(one.name, one.strength, one.strength - 2 * one.doubt, one.strength + 2 * one.doubt) for one in ratings]
    return bars("Ratings (openskill, with 95 % doubt)", rows)


def table_section(outcomes: list[Outcome]) -> str:
    """Who took how many points from whom."""
    table = cross_table(outcomes)
    names = [rating.name for rating in rate(outcomes)]
    lines = ["<h2>Cross-table</h2><table><tr><th></th>", *(f"<th>{escape(name)}</th>" for name in names), "</tr>"]
    for name in names:
        cells = [table.get((name, other)) for other in names]
        texts = [f"{points:g} / {games}" if games else "" for points, games in (cell or (0.0, 0) for cell in cells)]
        lines += [f"<tr><td>{escape(name)}</td>", *(f"<td>{text}</td>" for text in texts), "</tr>"]
    return "".join([*lines, "</table>"])


def game_section(outcomes: list[Outcome]) -> str:
    """The plots of one game."""
    count = len(outcomes)
    seats = []
    for seat in range(len(outcomes[0].names)):
        wins = wilson(sum(outcome.shares[seat] for outcome in outcomes), count)
        seats.append((f"seat {seat + 1}", wins.share * 100, wins.low * 100, wins.high * 100))
    times = []
    for name in sorted({name for outcome in outcomes for name in outcome.names}):
        held = [(outcome, seat) for outcome in outcomes for seat, who in enumerate(outcome.names) if who == name]
        decisions = sum(outcome.decisions[seat] for outcome, seat in held)
        each = 1000 * sum(outcome.seconds[seat] for outcome, seat in held) / max(decisions, 1)
        times.append((name, each, each, each))
    points = [float(points) for outcome in outcomes for points in outcome.points]
    return "\n".join(
        [
            bars("Wins by seat (95 % interval)", seats, " %"),
            histogram("Scores", points),
            histogram("Length of a game in plies", [float(outcome.plies) for outcome in outcomes]),
            bars("Time for a decision", times, " ms"),
        ]
    )
