"""Tells at the terminal what many games say: first choices, and one's own statistics."""

from typing import Final

from rich.table import Table
from rich.text import Text

from tabuleiro.cli.shell import Shell
from tabuleiro.core.present.facet import NONE
from tabuleiro.learn.explorer.explore import ExploredShape, FacetShape
from tabuleiro.learn.explorer.played import WHOLE
from tabuleiro.learn.statistics.shape import StatisticsShape
from tabuleiro.texts.catalogue import Catalogue

SHOWN: Final = 12
"""The most values of a facet, and kinds of decisions, that are told."""
SIGNS: Final = {"above": "▲", "below": "▼", "even": " ", "few": " "}


def value_in_words(text: Catalogue, value: str) -> str:
    """A value of a facet (`core.present.facet`)."""
    words = [text("facet-none") if word == NONE else text(word) if text.has(word) else word for word in value.split()]
    return ", ".join(words)


def show_explored(shell: Shell, told: ExploredShape) -> None:
    """Every facet as a table."""
    fair = percent(shell, told["fair"])
    shell.say("explore-title", {"games": told["games"], "seats": told["seats"], "fair": fair}, "title")
    for facet in told["facets"]:
        if facet["values"]:
            _show_facet(shell, facet)
    shell.say("explore-legend", style="dim")


def _show_facet(shell: Shell, facet: FacetShape) -> None:
    table = _table(shell, shell.text(f"facet-{facet['facet']}"), ("games", "share", "between", "points"))
    for one in facet["values"][:SHOWN]:
        table.add_row(
            f"{SIGNS[one['verdict']]} {value_in_words(shell.text, one['value'])}",
            str(one["games"]),
            percent(shell, one["share"]),
            f"{percent(shell, one['low'])}-{percent(shell, one['high'])}",
            shell.decimal(one["points"], 1),
            style="dim" if one["verdict"] == "few" else "",
        )
    shell.show(table)


def _table(shell: Shell, first: str, columns: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="accent")
    table.add_column(first)
    for name in columns:
        table.add_column(shell.text(f"explore-{name}"), justify="right")
    return table


def percent(shell: Shell, share: float) -> str:
    """A share of one in per cent."""
    return f"{shell.decimal(share * 100, 0)} %"


def show_statistics(shell: Shell, told: StatisticsShape) -> None:
    """One game of somebody's statistics."""
    shell.open_game(told["game"], [])
    shell.show(Text(shell.text("game-name"), "title"))
    shell.say(
        "statistics-record",
        {
            "games": told["games"],
            "share": percent(shell, told["wins"] / told["games"]),
            "low": percent(shell, told["low"]),
            "high": percent(shell, told["high"]),
            "fair": percent(shell, told["fair"] / told["games"]),
        },
    )
    for rank in told["ranks"]:
        places = ", ".join(f"{number}: {count}" for number, count in enumerate(rank["places"], 1))
        shell.say("statistics-places", {"seats": rank["seats"], "places": places})
    _show_categories(shell, told)
    if not told["judged"]:
        shell.say("statistics-unjudged", style="dim")
        return
    _show_judged(shell, told)


def _show_categories(shell: Shell, told: StatisticsShape) -> None:
    table = Table(box=None, pad_edge=False, header_style="accent")
    for name in ("points", "own", "winners"):
        table.add_column(shell.text(f"statistics-{name}"), justify="left" if name == "points" else "right")
    for one in told["categories"]:
        own, winners = (shell.decimal(points, 1) for points in (one["own"], one["winners"]))
        table.add_row(shell.text(f"category-{one['category']}"), own, winners)
    own, winners = (shell.decimal(points, 1) for points in (told["points"], told["winners_points"]))
    table.add_row(shell.text("statistics-sum"), own, winners)
    shell.show(table)


def _show_judged(shell: Shell, told: StatisticsShape) -> None:
    """What analyses say: accuracy, luck, and where chances were lost."""
    between = "" if told["interval"] is None else " ({}-{})".format(*(shell.decimal(x, 0) for x in told["interval"]))
    accuracy = "-" if told["accuracy"] is None else shell.decimal(told["accuracy"], 1) + between
    luck = ("+" if told["luck"] > 0 else "") + shell.decimal(told["luck"] / WHOLE, 2)
    lost = shell.decimal(told["gave_away"] / WHOLE, 2)
    shell.say("statistics-judged", {"games": told["judged"], "accuracy": accuracy, "luck": luck, "lost": lost})
    table = _table(shell, shell.text("statistics-lost"), ("count", "wins"))
    for part, losses in (("statistics-phase", told["phases"]), ("decision", told["kinds"][:SHOWN])):
        for one in losses:
            lost = shell.decimal(one["gave_away"] / WHOLE, 2)
            table.add_row(shell.text(f"{part}-{one['name']}"), str(one["count"]), lost)
    shell.show(table)
    if told["found"]:
        shell.say("statistics-mistakes", {"found": told["found"]})
