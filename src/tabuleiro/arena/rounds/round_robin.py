"""Round robins: everybody meets everybody. Two at a table meet by the circle method, more in every group there is."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final

from tabuleiro.arena.rounds.contest import Board, Field, Format, Round
from tabuleiro.arena.rounds.draw import draw, filled, seated

MOST_GROUPS: Final = 200
"""If there are more groups than that, only a fixed number of rounds is played, with meetings as even as possible."""
Groups = list[tuple[int, ...]]


def schedule(players: Sequence[int], seats: int) -> list[Groups]:
    """Every round: which groups play in it. Everybody is in as many groups as everybody else."""
    return circle(players) if seats == 2 else packed(players, seats)


def is_whole(count: int, seats: int) -> bool:
    """Whether every group plays."""
    return seats == 2 or comb(count, seats) <= MOST_GROUPS


def circle(players: Sequence[int]) -> list[Groups]:
    """The circle method: one stays, the others go round; with an odd number everybody rests once."""
    ring: list[int | None] = [*players] if len(players) % 2 == 0 else [*players, None]
    half, rounds = len(ring) // 2, list[Groups]()
    for _ in range(len(ring) - 1):
        pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
        rounds.append([(one, other) for one, other in pairs if one is not None and other is not None])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def packed(players: Sequence[int], seats: int) -> list[Groups]:
    """Every group once, in as few rounds as a greedy choice finds; first those who have played least."""
    left, played, rounds = list(combinations(players, seats)), Counter[int](), list[Groups]()
    while left:
        busy, chosen = set[int](), Groups()
        for group in sorted(left, key=lambda group: sum(played[player] for player in group)):
            if busy.isdisjoint(group):
                chosen.append(group)
                busy.update(group)
        played.update(busy)
        left = [group for group in left if group not in chosen]
        rounds.append(chosen)
    return rounds


def count_rounds(count: int, form: Format) -> int:
    """How many rounds there are for so many entrants."""
    return whole_rounds(count, form.seats) if is_whole(count, form.seats) else form.rounds


@lru_cache
def whole_rounds(count: int, seats: int) -> int:
    """How many rounds it takes that every group plays."""
    return len(schedule(range(count), seats))


def next_groups(field: Field, form: Format) -> Round | None:
    """The next round; None when all are played.

    The plan is made for everybody who began. Where somebody has left, the others play without them, as far as the game
    can be played by so few; else they have a bye, or a bot to play with.
    """
    number = len(field.rounds)
    if not is_whole(len(field.entries), form.seats):
        return draw(field, form, is_level=True) if number < form.rounds else None
    began = sorted(field.entries, key=lambda one: (-one.rating, field.lot(one.number)))
    plan = schedule([entry.number for entry in began], form.seats)
    if number >= len(plan):
        return None
    there = {entry.number for entry in field.active()}
    boards: list[Board] = []
    byes: list[int] = []
    for group in plan[number]:
        left = [player for player in group if player in there]
        if len(left) >= form.least or (left and form.fill == "bot"):
            boards.append(Board(seated(field, filled(left, form))))
        else:
            byes += left
    return Round(tuple(boards), tuple(byes))
