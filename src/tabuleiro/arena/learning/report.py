"""The report of a training as one HTML page: strength over the generations, what was learned, what it cost."""

from html import escape
from typing import TYPE_CHECKING, Final

from tabuleiro.arena.confidence import wilson
from tabuleiro.arena.learning.sprt import elo_of
from tabuleiro.arena.plot import curve
from tabuleiro.arena.report import page

if TYPE_CHECKING:
    from tabuleiro.arena.learning.training import Generation

COLUMNS: Final = ("generation", "games", "value", "policy", "duels", "wins", "champion", "seconds")


def write_report(game: str, course: "list[Generation]") -> str:
    """The page."""
    hours = sum(one.seconds for one in course) / 3600
    parts = [
        f"<h1>Training of {escape(game)}</h1><p>{len(course)} generations, {hours:.2f} hours of one processor.</p>",
        curve("Strength of the champion in Elo, the first one 0", strengths(course)),
        curve("Error of the value (cross entropy, games not learned from)", [one.errors.value for one in course]),
        curve("Error of the policy (cross entropy)", [one.errors.policy for one in course]),
        curve("Points of a seat in self-play", [one.points for one in course]),
        "<table><tr>" + "".join(f"<th>{name}</th>" for name in COLUMNS) + "</tr>",
        *(row(one) for one in course),
        "</table>",
    ]
    return page(f"Training of {game}", parts)


def strengths(course: "list[Generation]") -> list[float]:
    """The sum of what every new champion gained over the one before."""
    total, made = 0.0, []
    for one in course:
        if one.is_champion and one.verdict.games:
            total += elo_of(one.verdict.share, one.verdict.games)
        made.append(total)
    return made


def row(one: "Generation") -> str:
    """One generation."""
    wins = wilson(one.verdict.share * one.verdict.games, one.verdict.games)
    cells = [
        str(one.number),
        str(one.games),
        f"{one.errors.value:.4f}",
        f"{one.errors.policy:.4f}",
        str(one.verdict.games),
        str(wins) if one.verdict.games else "",
        "yes" if one.is_champion else "",
        f"{one.seconds:.0f}",
    ]
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
