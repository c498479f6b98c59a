"""Section 8: reports, the explorer's counts against plain ones, planted and absent effects, and how fast it counts."""

import random
import re
from collections import Counter
from itertools import cycle, islice
from time import perf_counter

from learn_checks import Outcome
from tabuleiro.core.records.record import Record
from tabuleiro.core.registry import find_game
from tabuleiro.learn.analysis.job import run_analysis
from tabuleiro.learn.analysis.plan import plan_analysis
from tabuleiro.learn.analysis.proofs.proof import play_seats
from tabuleiro.learn.explorer.book import Book, make_book
from tabuleiro.learn.explorer.explore import ExploredShape, Question, explore
from tabuleiro.learn.explorer.played import WHOLE, PlayedGame, PlayedSeat, read_played
from tabuleiro.learn.report.report import write_report
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import LANGUAGES

GAMES = 200
"""Games of bots that are counted twice."""
PLANTED, EFFECT, VALUES = 400, 0.15, 4
"""Synthetic games of two, what one value of theirs adds to the share of wins, and how many values there are."""
SHUFFLED = 40
"""Sets of such games without any effect."""
MOST_CALLED = 0.05
MOST_SECONDS, THOUSAND, CORES = 60.0, 1000, 2
MOST_BYTES = 600_000
REQUEST = re.compile(r"""(?:src|href)\s*=|url\((?!#)|(?<!xmlns=")https?://|@import""")
"""What makes a browser ask a network."""


def check(game: str) -> list[Outcome]:
    """8a (without its browser), 8b and the counting of 8d for one game."""
    records = [play_seats(game, "novice", seats, f"study {n}") for n, seats in enumerate(seat_counts(game))]
    began = perf_counter()
    played = [(found, one) for one in records if (found := read_played(one)) is not None]
    seconds = (perf_counter() - began) / len(records) * THOUSAND / CORES
    figure = f"{seconds:.0f} s, reckoned from {len(records)} records"
    speed = Outcome("8d", game, seconds <= MOST_SECONDS, figure, f"1,000 records in {MOST_SECONDS:.0f} s on 2 cores")
    return [check_report(records[0]), check_counts(game, played), check_effects(game), speed]


def seat_counts(game: str) -> list[int]:
    """Every number of seats in turn."""
    return list(islice(cycle(find_game(game).seats), GAMES))


def check_report(record: Record) -> Outcome:
    """8a: a report is one file in either language, and small."""
    told = run_analysis(plan_analysis(record, "quick"), 1, None, lambda *_: None)
    names = [f"<b>player</b> {seat + 1}" for seat in range(record.seats)]
    faults: list[str] = []
    largest = 0
    for language in LANGUAGES:
        html = write_report(record, told, Catalogue(record.game, language, names))
        largest = max(largest, len(html.encode()))
        faults += [] if f'<html lang="{language}">' in html else [f"{language}: no language"]
        faults += [f"{language}: {found}" for found in REQUEST.findall(html)]
        faults += [f"{language}: a name is not escaped"] if "<b>player" in html else []
    figure = f"{len(faults)} faults, {largest // 1000} kB"
    return Outcome("8a", record.game, not faults and largest <= MOST_BYTES, figure, "0 faults, at most 600 kB")


def check_counts(game: str, played: list[tuple[PlayedGame, Record]]) -> Outcome:
    """8b: what the explorer says of every number of seats is what the games say, counted plainly."""
    book = make_book(game, played)
    faults = 0
    for seats in find_game(game).seats:
        told = explore([book], Question(seats=seats))
        faults += plain_counts(seats, [one for one, _ in played]) != told_counts(told)
    return Outcome("8b", game, not faults, f"{faults} differences in {len(played)} games", "0 differences")


Counts = dict[tuple[str, str], tuple[int, float, float]]


def plain_counts(seats: int, games: list[PlayedGame]) -> Counts:
    """By facet and value: how many seats, their share of wins, their mean points."""
    sums: dict[tuple[str, str], Counter[str]] = {}
    for one in [seat for game in games if len(game.seats) == seats for seat in game.seats]:
        for key in one.facets.items():
            found = sums.setdefault(key, Counter())
            found.update(games=1, wins=one.share, points=one.points)
    return {
        key: (one["games"], round(one["wins"] / WHOLE / one["games"], 4), round(one["points"] / one["games"], 1))
        for key, one in sums.items()
    }


def told_counts(told: ExploredShape) -> Counts:
    """The same as the explorer says it."""
    return {
        (facet["facet"], one["value"]): (one["games"], one["share"], one["points"])
        for facet in told["facets"]
        for one in facet["values"]
    }


def check_effects(game: str) -> Outcome:
    """8b: a planted effect is found, and where there is none hardly a value is called good or bad."""
    facet = find_game(game).facet_names[0]
    found = called(synthetic(game, facet, EFFECT, 1))
    nothing = [verdict for seed in range(SHUFFLED) for verdict in called(synthetic(game, facet, 0.0, seed)).values()]
    share = sum(verdict in ("above", "below") for verdict in nothing) / len(nothing)
    passed = found.get("0") == "above" and share <= MOST_CALLED
    figure = f"planted: {found.get('0')}; without effect {share:.1%} called"
    return Outcome("8b", game, passed, figure, f"above; at most {MOST_CALLED:.0%}")


def synthetic(game: str, facet: str, effect: float, seed: int) -> Book:
    """Games of two that chance decides but for what choosing `0` adds."""
    dice, book = random.Random(seed), Book(game)
    for _ in range(PLANTED):
        chosen = [dice.randrange(VALUES) for _ in range(2)]
        first = int(dice.random() < 0.5 + effect / (1 - 1 / VALUES) * ((chosen[0] == 0) - (chosen[1] == 0)))
        shares = (WHOLE * first, WHOLE * (1 - first))
        seats = [PlayedSeat(shares[seat], 1, 0, {}, {facet: str(chosen[seat])}) for seat in range(2)]
        book.add(PlayedGame(game, "synthetic", {}, "people", "", seats))
    return book


def called(book: Book) -> dict[str, str]:
    """The verdict on every value."""
    return {one["value"]: one["verdict"] for one in explore([book], Question())["facets"][0]["values"]}
