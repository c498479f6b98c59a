"""Draws Swiss tournaments of many sizes with random results, people who leave and people who come late.

python bench/rounds.py [--write]

Counts meetings that could have been avoided, seats, and time; `--write` puts the figures into docs/quality/.
"""

import argparse
import random
from itertools import product
from statistics import fmean
from time import perf_counter
from typing import Final, NamedTuple

from section import write_section

from tabuleiro.arena.ratings import places_of
from tabuleiro.arena.rounds.contest import Board, Entry, Field, Format, place_scores
from tabuleiro.arena.rounds.next_round import next_round

FIELDS: Final = (5, 7, 8, 11, 16, 20, 24, 31, 40, 64, 200)
ROUNDS: Final = (3, 5, 8)
TWICE: Final = 31
"""Fields up to this size are drawn twice, to see the same round."""


class Course(NamedTuple):
    """What was seen in one tournament."""

    field: int
    seats: int
    early: int
    """Meetings again while half of the field was still to be met."""
    thrice: int
    """Third meetings while somebody was still to be met."""
    spread: int
    """After as many rounds as seats: the largest difference between how often somebody sat in one and in another."""
    even: float
    """The part of those who sat everywhere equally often then; -1 where that was not to be seen."""
    seconds: float
    """The longest draw."""


def play(board: Board, dice: random.Random) -> Board:
    """A result by chance, in which the stronger do better."""
    points = [60 - player // 8 + dice.randrange(40) for player in board.players]
    places = places_of([float(one == max(points)) for one in points], points)
    return board._replace(places=tuple(places), scores=place_scores(places), points=tuple(points))


def follow(count: int, seats: int, rounds: int, seed: int) -> Course:
    """One tournament; now and then somebody leaves, and in the first half somebody comes late."""
    dice, form = random.Random(seed), Format("swiss", seats, 2, rounds)
    field = Field(tuple(Entry(number, 2000 - number) for number in range(count)), seed=str(seed))
    early = thrice = spread = 0
    even, seconds = -1.0, 0.0
    while len(field.rounds) < rounds:
        began = perf_counter()
        drawn = next_round(field, form)
        seconds = max(seconds, perf_counter() - began)
        assert drawn is not None, "the last round is not played"
        sat = sorted([*drawn.byes, *(player for board in drawn.boards for player in board.players)])
        assert sat == sorted(entry.number for entry in field.active()), "everybody sits once"
        assert count > TWICE or drawn == next_round(field, form), "the same field gives the same round"
        boards = tuple(play(board, dice) for board in drawn.boards)
        field = field._replace(rounds=(*field.rounds, drawn._replace(boards=boards)))
        played, met = len(field.rounds), field.meetings()
        there = len(field.active())
        can_part = len(drawn.boards) >= seats  # with fewer tables two of one must meet again
        early += sum(times > 1 for times in met.values()) * (can_part and 2 * played * (seats - 1) <= there - 1)
        thrice += sum(times > 2 for times in met.values()) * (played * (seats - 1) <= there - 1)
        if played == seats and count % seats == 0 and len(field.entries) == there:
            times = [[field.seatings()[entry.number, seat] for seat in range(seats)] for entry in field.entries]
            spread = max(max(own) - min(own) for own in times)
            even = sum(max(own) == min(own) for own in times) / there
        if count > 8 and seed % 2:
            field = change(field, dice, played, rounds)
    return Course(count, seats, early, thrice, spread, even, seconds)


def change(field: Field, dice: random.Random, played: int, rounds: int) -> Field:
    """Somebody leaves and, in the first half, somebody comes."""
    leaving = dice.choice(field.active()).number
    entries = tuple(entry._replace(is_out=entry.is_out or entry.number == leaving) for entry in field.entries)
    if played <= rounds // 2:
        entries = (*entries, Entry(len(entries), 1500, missed=played))
    return field._replace(entries=entries)


def main() -> None:
    """Draw, count, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    cases = [one for one in product(FIELDS, (2, 3, 4, 5), ROUNDS, (1, 2)) if one[0] < 100 or one[2:] == (3, 2)]
    courses = [follow(*case) for case in cases]
    rows = [
        ("meetings again while half of the field was still to be met", sum(one.early for one in courses), 0),
        ("third meetings while somebody was still to be met", sum(one.thrice for one in courses), 0),
        ("largest difference between seats, after as many rounds as seats", max(one.spread for one in courses), 2),
        ("longest draw of 200 entrants, s", round(max(one.seconds for one in courses if one.field == 200), 1), 5),
    ]
    lines = ["| what | measured | target | |", "|---|---|---|---|"]
    for what, found, most in rows:
        lines.append(f"| {what} | {found} | <= {most} | {'met' if found <= most else 'missed'} |")
    share = fmean(course.even for course in courses if course.even >= 0)
    verdict = "met" if share >= 0.6 else "missed"
    lines.append(f"| part of those who sat everywhere equally often then | {share:.2f} | >= 0.60 | {verdict} |")
    text = "\n".join([*lines, "", f"{len(courses)} tournaments."])
    print(text)
    for course in courses:
        if course.early or course.thrice or course.spread > 2:
            print(course)
    if asked.write:
        write_section("tournaments-targets", text)


if __name__ == "__main__":
    main()
