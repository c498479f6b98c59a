"""Reckons somebody's statistics from their games."""

from collections.abc import Collection, Sequence
from itertools import groupby
from math import sqrt
from typing import Final

from tabuleiro.arena.confidence import SIGMAS, wilson
from tabuleiro.learn.analysis.shape import PartShape
from tabuleiro.learn.explorer.played import WHOLE, PlayedSeat
from tabuleiro.learn.statistics.own_game import JudgedSeat, OwnGame
from tabuleiro.learn.statistics.shape import (
    CategoryPointsShape,
    ChoiceShape,
    LossShape,
    MistakeShape,
    OwnGameShape,
    RanksShape,
    StatisticsShape,
)

COURSE: Final = 300
"""The most games that are told one by one, the newest."""
LEAST_DECISIONS: Final = 5
"""Nothing is said of a kind of decision that was judged less often."""
LEAST_CHOICES: Final = 3
"""A first choice that was made less often is not told."""
SHOWN: Final = 10
"""The most mistakes that are listed."""
PHASES: Final = ("opening", "middle", "end")


def reckon_all(games: Sequence[OwnGame], solved: Collection[str] = ()) -> list[StatisticsShape]:
    """The statistics of every game that was played, by its name."""
    ordered = sorted(games, key=lambda one: (one.game, one.finished, one.table))
    return [reckon(name, list(those), solved) for name, those in groupby(ordered, key=lambda one: one.game)]


def reckon(name: str, games: Sequence[OwnGame], solved: Collection[str] = ()) -> StatisticsShape:
    """The statistics of one game, from at least one; `solved` are the mistakes (`analysis/turn`) solved since."""
    wins = sum(one.own.share for one in games) / WHOLE
    between = wilson(wins, len(games))
    judged = [(one, one.judged) for one in games if one.judged is not None]
    seats = [found for _, found in judged]
    told = [found.accuracy for found in seats if found.accuracy is not None]
    kinds = add_kinds(seats)
    known = [one for one in kinds if one["count"] >= LEAST_DECISIONS and one["gave_away"] > 0]
    weakest = max(known, key=lambda one: one["gave_away"])["name"] if known else ""
    mistakes = [mistake for one, found in judged for mistake in tell_mistakes(one, found, solved)]
    unsolved = [one for one in mistakes if not one["solved"]]
    unsolved.sort(key=lambda one: (one["kind"] != weakest, -one["loss"]))
    return StatisticsShape(
        game=name,
        games=len(games),
        wins=round(wins, 4),
        fair=round(sum(1 / one.seats for one in games), 4),
        low=round(between.low, 4),
        high=round(between.high, 4),
        points=mean([one.own.points for one in games]),
        winners_points=mean([winner.points for one in games for winner in one.winners]),
        ranks=count_ranks(games),
        categories=compare_categories(games),
        course=[tell_game(one) for one in games[-COURSE:]],
        judged=len(judged),
        accuracy=mean(told) if told else None,
        interval=spread(told),
        gave_away=sum(found.gave_away for found in seats),
        luck=sum(found.luck for found in seats),
        adjusted=sum(found.adjusted for found in seats),
        kinds=kinds,
        phases=add_phases(seats),
        weakest=weakest,
        found=len(mistakes),
        solved=len(mistakes) - len(unsolved),
        mistakes=unsolved[:SHOWN],
        choices=count_choices(games),
    )


def mean(values: Sequence[float]) -> float:
    """The mean, to one decimal place."""
    return round(sum(values) / len(values), 1)


def spread(values: Sequence[float]) -> list[float] | None:
    """Where the mean of many games like these lies with 95 %; nothing is known of that from one."""
    if len(values) < 2:
        return None
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    reach = SIGMAS * sqrt(variance / len(values))
    return [round(max(middle - reach, 0.0), 1), round(min(middle + reach, 100.0), 1)]


def count_ranks(games: Sequence[OwnGame]) -> list[RanksShape]:
    """Places by number of seats."""
    ranks: list[RanksShape] = []
    for seats in sorted({one.seats for one in games}):
        those = [one.own for one in games if one.seats == seats]
        places = [sum(one.place == place for one in those) for place in range(1, seats + 1)]
        wins = round(sum(one.share for one in those) / WHOLE, 4)
        ranks.append(RanksShape(seats=seats, games=len(those), wins=wins, places=places))
    return ranks


def compare_categories(games: Sequence[OwnGame]) -> list[CategoryPointsShape]:
    """Where points come from, against those who won the same games."""
    own, winners = [one.own for one in games], [winner for one in games for winner in one.winners]
    names = dict.fromkeys(name for one in (*own, *winners) for name in one.categories)
    return [CategoryPointsShape(category=name, own=of(own, name), winners=of(winners, name)) for name in names]


def of(seats: Sequence[PlayedSeat], category: str) -> float:
    """The mean points of a category."""
    return mean([one.categories.get(category, 0) for one in seats])


def tell_game(one: OwnGame) -> OwnGameShape:
    """One game in a line."""
    judged = one.judged
    return OwnGameShape(
        table=one.table,
        finished=one.finished,
        seats=one.seats,
        place=one.own.place,
        share=round(one.own.share / WHOLE, 4),
        points=one.own.points,
        analysis=None if judged is None else judged.id,
        accuracy=None if judged is None else judged.accuracy,
        interval=None if judged is None else judged.interval,
        luck=None if judged is None else judged.luck,
        adjusted=None if judged is None else judged.adjusted,
    )


def add_kinds(seats: Sequence[JudgedSeat]) -> list[LossShape]:
    """What was given away by kind of decision, the most first."""
    names = dict.fromkeys(name for one in seats for name in one.kinds)
    lost = [add_parts(name, [one.kinds[name] for one in seats if name in one.kinds]) for name in names]
    return sorted(lost, key=lambda one: (-one["gave_away"], one["name"]))


def add_phases(seats: Sequence[JudgedSeat]) -> list[LossShape]:
    """What was given away by part of the game."""
    if not seats:
        return []
    return [add_parts(name, [one.phases[number] for one in seats]) for number, name in enumerate(PHASES)]


def add_parts(name: str, parts: Sequence[PartShape]) -> LossShape:
    """The same part of several games."""
    told = [(one["accuracy"], one["count"]) for one in parts if one["accuracy"] is not None and one["count"]]
    weight = sum(count for _, count in told)
    return LossShape(
        name=name,
        count=sum(one["count"] for one in parts),
        gave_away=sum(one["gave_away"] for one in parts),
        accuracy=round(sum(value * count for value, count in told) / weight, 1) if weight else None,
    )


def tell_mistakes(one: OwnGame, judged: JudgedSeat, solved: Collection[str]) -> list[MistakeShape]:
    """The mistakes of a game, and whether they were solved since."""
    return [
        MistakeShape(
            analysis=judged.id,
            table=one.table,
            turn=mistake.turn,
            ply=mistake.ply,
            kind=mistake.kind,
            loss=mistake.loss,
            solved=f"{judged.name}/{mistake.turn}" in solved,
        )
        for mistake in judged.mistakes
    ]


def count_choices(games: Sequence[OwnGame]) -> list[ChoiceShape]:
    """First choices that were made several times: facet by facet, the most usual first."""
    found: list[ChoiceShape] = []
    for facet in dict.fromkeys(name for one in games for name in one.own.facets):
        values = {one.own.facets[facet] for one in games if facet in one.own.facets}
        told = [tell_choice(facet, value, games) for value in sorted(values)]
        found += sorted((one for one in told if one["games"] >= LEAST_CHOICES), key=lambda one: -one["games"])
    return found


def tell_choice(facet: str, value: str, games: Sequence[OwnGame]) -> ChoiceShape:
    """What one choice brought, and what chance would have."""
    those = [one for one in games if one.own.facets.get(facet) == value]
    between = wilson(sum(one.own.share for one in those) / WHOLE, len(those))
    return ChoiceShape(
        facet=facet,
        value=value,
        games=len(those),
        share=round(between.share, 4),
        low=round(between.low, 4),
        high=round(between.high, 4),
        fair=round(sum(1 / one.seats for one in those) / len(those), 4),
    )
