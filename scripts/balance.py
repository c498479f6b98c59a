"""Plays a game between equal bots at every seat count and writes how fair it is into docs/games/GAME.md.

python scripts/balance.py GAME [--games N] [--bot strong:0.1] [--workers W] [--folder DIR] [--write]

Every game is kept in the folder (build/balance/GAME); a killed run goes on from there.
"""

import argparse
from pathlib import Path

from quality import write_section
from rich.console import Console
from rich.progress import Progress

from tabuleiro.arena.balance import (
    LEAST_HOLDERS,
    Holding,
    SeatReport,
    Weight,
    holdings,
    plan_balance,
    play_balance,
    seat_reports,
    weights,
)
from tabuleiro.arena.confidence import Interval
from tabuleiro.arena.entrant import Entrant, parse_entrants
from tabuleiro.arena.pairing import Outcome
from tabuleiro.arena.plot import picture
from tabuleiro.texts.catalogue import Catalogue

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
DOMINATING = 0.6
"""A component whose holder surely wins more often than this spoils its game."""
SHOWN = 5
"""How many of the most and of the least successful components are told."""


def play(game: str, entrant: Entrant, games: int, folder: Path, workers: int) -> list[Outcome]:
    """All games, with a progress bar."""
    pairings = plan_balance(game, entrant, games, seed=1)
    outcomes: list[Outcome] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game, total=len(pairings))
        for outcome in play_balance(pairings, folder, workers):
            outcomes.append(outcome)
            progress.advance(task)
    return outcomes


def markdown(game: str, bot: str, counts: list[SeatReport], categories: list[Weight], components: list[Holding]) -> str:
    """The section of the game's page."""
    text = Catalogue(game, "en")
    games = sum(table.games for table in counts)
    lines = [
        (
            f"{games:,} games between bots that are all `{bot}`, every game with a luck of its own. Wins are shares of "
            "the games with their 95 % interval; points are the least, the quartiles and the greatest."
        ),
        "",
        "| players | games | wins by seat | points | the winner's points | plies (median) |",
        "|---:|---:|---|---|---|---:|",
    ]
    for table in counts:
        wins = "<br>".join(f"{seat}: {wins}" for seat, wins in enumerate(table.wins, start=1))
        spans = [" / ".join(f"{value:g}" for value in span) for span in (table.points, table.winning_points)]
        lines.append(f"| {table.seats} | {table.games} | {wins} | {spans[0]} | {spans[1]} | {table.plies:g} |")
    lines += ["", f"![Wins by seat](../images/balance-{game}-seats.svg)", ""]
    lines += [
        (
            "What decides, over all games of several players that one of them won alone: the points of winners and of "
            "the others by category, and in how many games the winner led by more in that category than in any other."
        ),
        "",
        "| category | winners | others | lead | decides |",
        "|---|---:|---:|---:|---|",
    ]
    for one in categories:
        lead = f"{one.winners - one.others:+.1f}"
        name = text(f"category-{one.category}")
        lines.append(f"| {name} | {one.winners:.1f} | {one.others:.1f} | {lead} | {one.decides} |")
    lines += ["", f"![What decides](../images/balance-{game}-categories.svg)"]
    return "\n".join([*lines, *component_lines(components)])


def component_lines(components: list[Holding]) -> list[str]:
    """The components that win most and least often, if the game has any that players keep."""
    if not components:
        return []
    extremes = components if len(components) <= 2 * SHOWN else [*components[:SHOWN], *components[-SHOWN:]]
    dominating = [f"`{one.component}`" for one in components if one.wins.low > DOMINATING]
    lines = [
        "",
        (
            f"What went along with a win most and least often in the games of two, of {len(components)} components "
            f"that one player alone held at the end of at least {LEAST_HOLDERS} games. Components that dominate (their "
            f"interval lies above {100 * DOMINATING:g} %): {', '.join(dominating) or 'none'}."
        ),
        "",
        "| component | holders | wins |",
        "|---|---:|---|",
    ]
    return lines + [f"| `{one.component}` | {one.holders} | {one.wins} |" for one in extremes]


def percentages(interval: Interval) -> tuple[float, float, float]:
    """A share and its bounds, as they are read."""
    return round(interval.share * 100, 1), round(interval.low * 100, 1), round(interval.high * 100, 1)


def draw(game: str, counts: list[SeatReport], categories: list[Weight]) -> None:
    """The plots of the section."""
    text = Catalogue(game, "en")
    seats = [
        (f"{table.seats} players, seat {seat}", *percentages(wins))
        for table in counts
        for seat, wins in enumerate(table.wins, start=1)
    ]
    decides = [(text(f"category-{one.category}"), *percentages(one.decides)) for one in categories]
    for name, title, rows in (
        ("seats", "Wins by seat (95 % interval)", seats),
        ("categories", "Games in which the winner's lead was the largest here (95 % interval)", decides),
    ):
        (IMAGES / f"balance-{game}-{name}.svg").write_text(picture(title, rows, " %"), encoding="utf-8")


def main() -> None:
    """Play, show, and write if asked to."""
    parser = argparse.ArgumentParser(description="How fair a game is between equal bots, and what decides it.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="at every seat count")
    parser.add_argument("--bot", default="strong:0.1", help="who sits in every seat")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where the games are kept; build/balance/GAME if left out")
    parser.add_argument("--write", action="store_true", help="put the section into docs/games/GAME.md")
    chosen = parser.parse_args()
    folder = chosen.folder or ROOT / "build" / "balance" / chosen.game / chosen.bot.replace(":", "-").replace("@", "-")
    entrant = parse_entrants(chosen.bot, None)[0]
    outcomes = play(chosen.game, entrant, chosen.games, folder, chosen.workers)
    counts, categories = seat_reports(outcomes), weights(outcomes)
    section = markdown(chosen.game, chosen.bot, counts, categories, holdings(outcomes))
    print(section)
    if chosen.write:
        draw(chosen.game, counts, categories)
        write_section("balance", section, ROOT / "docs" / "games" / f"{chosen.game}.md")


if __name__ == "__main__":
    main()
