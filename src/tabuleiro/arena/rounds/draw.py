"""The draw of a round: like meets like, nobody meets anybody again while that can be helped, everybody sits everywhere.

A Swiss for tables of any size, by local search: the field is cut into tables in the order of its scores, then any two
entrants of two tables are exchanged as long as that makes the whole better, from several beginnings.
"""

import random
from collections.abc import Sequence
from itertools import permutations
from typing import Final

from tabuleiro.arena.rounds.contest import FILLER, Board, Field, Fill, Format, Round
from tabuleiro.core.errors import InputError

REPEAT: Final = 2_000_000
"""What it costs that two meet again, times the square of how often they have met.

A difference of a point costs 100, and its square counts: two who are 140 points apart meet before anybody meets again.
"""
SAME_SEATS: Final = 3000
"""What it costs that two meet who have sat in the same seat, for every time: one must sit there again."""
APART: Final = 100_000_000
"""What it costs that two meet who should not."""
STARTS: Final = 12
"""From how many beginnings the search goes."""


class NoDraw(InputError):
    """A field that cannot be seated."""


def draw(field: Field, form: Format, *, is_level: bool = False) -> Round:
    """The next round of a Swiss; `is_level`: scores do not matter, everybody shall meet everybody equally often."""
    order = field.by_seed() if is_level or not field.rounds else field.by_score()
    byes = choose_byes(field, form, order)
    order = [player for player in order if player not in byes]
    sizes = table_sizes(len(order), form.seats)
    weights = costs(field, order, is_level=is_level)
    dice = random.Random(f"{field.seed} round {len(field.rounds) + 1}")
    found: list[tuple[int, list[list[int]]]] = []
    for start in range(STARTS):
        shaken = sorted(range(len(order)), key=lambda place: place + dice.randrange(form.seats * start + 1))
        tables = cut(shaken, sizes) if field.rounds else snake(shaken, sizes)
        found.append((improve(tables, weights), tables))
        if found[-1][0] == 0:
            break
    best = min(found, key=lambda one: one[0])[1]
    tables = [[order[place] for place in sorted(table)] for table in sorted(best, key=min)]
    return Round(tuple(Board(seated(field, filled(table, form))) for table in tables), tuple(byes))


def table_sizes(count: int, seats: int) -> list[int]:
    """As few tables as hold everybody, as even as possible: tables of `seats`, and the rest one smaller."""
    tables = -(-count // seats)
    return [count // tables + (table < count % tables) for table in range(tables)]


def choose_byes(field: Field, form: Format, order: Sequence[int]) -> list[int]:
    """Who sits out because no tables can be made of all: the last who have had the fewest byes."""
    count = needed_byes(len(order), form.seats, form.least, form.fill)
    had, last_first = field.byes(), list(reversed(order))
    return sorted(last_first, key=lambda player: had[player])[:count]


def needed_byes(count: int, seats: int, least: int, fill: Fill) -> int:
    """How many must sit out, where no bot fills a table up."""
    if fill == "bot" and count:
        return 0
    for byes in range(count):
        if min(table_sizes(count - byes, seats)) >= least:
            return byes
    raise NoDraw("no-draw", f"{count} cannot play: a table needs {least}", {"count": count, "least": least})


def filled(table: Sequence[int], form: Format) -> list[int]:
    """A table with bots in the chairs without which it could not play."""
    return [*table, *[FILLER] * (form.least - len(table))]


def cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Neighbours at one table."""
    rest = iter(order)
    return [[next(rest) for _ in range(size)] for size in sizes]


def snake(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """The first of each table are the first of all, and so on, forth and back: equally strong tables."""
    tables: list[list[int]] = [[] for _ in sizes]
    rest, forth = iter(order), True
    while any(len(table) < size for table, size in zip(tables, sizes, strict=True)):
        free = [number for number, size in enumerate(sizes) if len(tables[number]) < size]
        for number in free if forth else reversed(free):
            tables[number].append(next(rest))
        forth = not forth
    return tables


def costs(field: Field, order: Sequence[int], *, is_level: bool) -> list[list[int]]:
    """What it costs that two sit at one table, for all pairs."""
    scores, met, sat = field.scores(), field.meetings(), field.seatings()
    seats = 1 + max((seat for _, seat in sat), default=-1)
    places = {player: [sat[player, seat] for seat in range(seats)] for player in order}

    def cost(one: int, other: int) -> int:
        pair = (min(one, other), max(one, other))
        distance = 0 if is_level else (scores[one] - scores[other]) ** 2
        distance += SAME_SEATS * sum(mine * theirs for mine, theirs in zip(places[one], places[other], strict=True))
        return distance + REPEAT * met[pair] ** 2 + APART * (pair in field.apart)

    return [[0 if one == other else cost(one, other) for other in order] for one in order]


def improve(tables: list[list[int]], weights: Sequence[Sequence[int]]) -> int:
    """Exchange any two entrants of two tables as long as the sum of costs falls; returns that sum."""
    count = len(weights)
    place = [0] * count
    for number, table in enumerate(tables):
        for player in table:
            place[player] = number
    load = [[sum(weights[player][other] for other in table) for table in tables] for player in range(count)]
    is_better = True
    while is_better:
        is_better = False
        for one in range(count):
            for other in range(one + 1, count):
                here, there = place[one], place[other]
                if here == there:
                    continue
                before = load[one][here] + load[other][there]
                if before <= load[one][there] + load[other][here] - 2 * weights[one][other]:
                    continue
                is_better = True
                place[one], place[other] = there, here
                for player in range(count):
                    change = weights[player][other] - weights[player][one]
                    load[player][here] += change
                    load[player][there] -= change
    for number, table in enumerate(tables):
        table[:] = [player for player in range(count) if place[player] == number]
    return sum(load[player][place[player]] for player in range(count)) // 2


def seated(field: Field, table: Sequence[int]) -> tuple[int, ...]:
    """The order in which a table sits so that nobody sits in the same seat more often than in others."""
    sat, occasion = field.seatings(), f"seats {len(field.rounds) + 1}"
    drawn = sorted(table, key=lambda player: field.lot(player, occasion))

    def cost(order: Sequence[int]) -> int:
        return sum(sat[player, seat] ** 2 for seat, player in enumerate(order) if player != FILLER)

    return min(permutations(drawn), key=cost)
