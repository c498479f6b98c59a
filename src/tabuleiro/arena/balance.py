"""How fair a game is between equal bots, and what decides it: seats, scores, scoring categories, components."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Final, NamedTuple, cast

from tabuleiro.arena.confidence import Interval, wilson
from tabuleiro.arena.entrant import Entrant
from tabuleiro.arena.executor import run_blocks
from tabuleiro.arena.match import plan_match
from tabuleiro.arena.pairing import Outcome, Pairing, play_pairing
from tabuleiro.arena.tournament import keep_outcome, read_outcome
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import replay
from tabuleiro.core.registry import find_game

MOST_GAMES: Final = 100_000
"""At one seat count; games are numbered apart, so that more of them can be asked for later."""
LEAST_HOLDERS: Final = 20
"""A component that fewer players held at the end of their games tells nothing."""


class SeatReport(NamedTuple):
    """The games of one seat count. Quartiles are the least, the lower, the middle, the upper and the greatest."""

    seats: int
    games: int
    wins: list[Interval]
    points: list[float]
    winning_points: list[float]
    plies: float


class Weight(NamedTuple):
    """What a scoring category brings, and how often the winner leads by more in it than in any other."""

    category: str
    winners: float
    others: float
    decides: Interval


class Holding(NamedTuple):
    """A component that players hold at the end of two-player games, and how often whoever holds it wins."""

    component: str
    holders: int
    wins: Interval


def plan_balance(game: str, entrant: Entrant, games: int, seed: int) -> list[Pairing]:
    """`games` at every seat count, the same bot in all seats; every game has a luck of its own."""
    pairings: list[Pairing] = []
    for seats in find_game(game).seats:
        for number in range(games):
            pairing = plan_match(game, [entrant] * seats, 1, seed * 10_007 + number)[0]
            pairings.append(pairing._replace(number=seats * MOST_GAMES + number))
    return pairings


def play_balance(pairings: list[Pairing], folder: Path, workers: int) -> Iterator[Outcome]:
    """Every game as soon as it is known: first those that the folder already holds, then the missing ones."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {pairing.number for pairing in pairings}
    kept = [read_outcome(file) for file in sorted(folder.glob("*.json"))]
    kept = [outcome for outcome in kept if outcome.number in wanted]
    yield from kept
    done = {outcome.number for outcome in kept}
    for outcome in run_blocks(play_pairing, [pairing for pairing in pairings if pairing.number not in done], workers):
        keep_outcome(folder, outcome)
        yield outcome


def seat_reports(outcomes: list[Outcome]) -> list[SeatReport]:
    """One table for each seat count that was played."""
    made: list[SeatReport] = []
    for seats in sorted({len(outcome.names) for outcome in outcomes}):
        played = [outcome for outcome in outcomes if len(outcome.names) == seats]
        wins = [wilson(sum(outcome.shares[seat] for outcome in played), len(played)) for seat in range(seats)]
        points = [points for outcome in played for points in outcome.points]
        winning = [max(outcome.points) for outcome in played]
        plies = median(outcome.plies for outcome in played)
        made.append(SeatReport(seats, len(played), wins, quartiles(points), quartiles(winning), plies))
    return made


def quartiles(numbers: list[int]) -> list[float]:
    """The least, the three quartiles and the greatest."""
    inner = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [float(numbers[0])] * 3
    return [float(min(numbers)), *inner, float(max(numbers))]


def weights(outcomes: list[Outcome]) -> list[Weight]:
    """Every category, the most decisive first, from the games that one of several seats won alone."""
    won = [
        (outcome, outcome.shares.index(1.0)) for outcome in outcomes if len(outcome.names) > 1 and 1.0 in outcome.shares
    ]
    leads = [leads_of(outcome, winner) for outcome, winner in won]
    decisive = [max(lead, key=lambda category: lead[category]) for lead in leads]
    made: list[Weight] = []
    for category in dict.fromkeys(category for lead in leads for category in lead):
        winners = fmean(outcome.categories[winner].get(category, 0) for outcome, winner in won)
        others = fmean(of_others(outcome, winner, category) for outcome, winner in won)
        made.append(Weight(category, winners, others, wilson(decisive.count(category), len(won))))
    return sorted(made, key=lambda weight: -weight.decides.share)


def leads_of(outcome: Outcome, winner: int) -> dict[str, float]:
    """By how much the winner is ahead of the mean of the others, in each category."""
    categories = dict.fromkeys(category for held in outcome.categories for category in held)
    return {
        category: outcome.categories[winner].get(category, 0) - of_others(outcome, winner, category)
        for category in categories
    }


def of_others(outcome: Outcome, winner: int, category: str) -> float:
    """What a category brought to a seat that did not win, in the mean."""
    return fmean(held.get(category, 0) for seat, held in enumerate(outcome.categories) if seat != winner)


def holdings(outcomes: list[Outcome]) -> list[Holding]:
    """Cards, tiles and the like of the two-player games, the one that wins most often first.

    What both hold decides nothing and is left out.
    """
    holders: Counter[str] = Counter()
    wins: defaultdict[str, float] = defaultdict(float)
    for outcome in outcomes:
        if len(outcome.names) != 2:
            continue
        first, second = held_at_end(outcome)
        for share, held in zip(outcome.shares, (first - second, second - first), strict=True):
            for component in held:
                holders[component] += 1
                wins[component] += share
    made = [
        Holding(component, times, wilson(wins[component], times))
        for component, times in holders.items()
        if times >= LEAST_HOLDERS
    ]
    return sorted(made, key=lambda holding: (-holding.wins.share, holding.component))


def held_at_end(outcome: Outcome) -> list[set[str]]:
    """The named things in the lists of every seat's part of the last position, such as `cards cou_3c`."""
    *_, (_, state) = replay(parse_record(outcome.record))
    position = state.dump()
    parties = cast("list[dict[str, object]]", position["players" if "players" in position else "parties"])
    return [
        {
            f"{kind} {item}"
            for kind, things in party.items()
            if isinstance(things, list)
            for item in things
            if isinstance(item, str)
        }
        for party in parties[: len(outcome.names)]
    ]
