"""Who stands where, and why: every neighbour is told which tie-break put the other one above."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from tabuleiro.arena.rounds.contest import FILLER, WIN, Board, Field, Format, Pair

SWISS_ORDER: Final = ("score", "direct", "average", "share", "wins", "lot")
"""Score; direct meetings if all who are tied have met; average score of opponents; share of the tables' game points;
tables won; lot by the published seed."""
KNOCKOUT_ORDER: Final = ("stage", "place", *SWISS_ORDER)
"""In a knock-out: how far one has come, and the place at one's last table, before anything else."""


class Figures(NamedTuple):
    """What is known of somebody, each by the name of its tie-break; more is better, also of `place` and `lot`."""

    stage: int
    place: int
    score: int
    direct: int
    average: Fraction
    share: Fraction
    wins: int
    lot: int


class Standing(NamedTuple):
    """Somebody's place; `by` is the tie-break that put the one before above, empty for the first."""

    number: int
    place: int
    figures: Figures
    by: str = ""


def standings(field: Field, form: Format) -> list[Standing]:
    """Everybody who entered, the best first; whoever has left keeps what was won."""
    order = KNOCKOUT_ORDER if form.kind == "knockout" else SWISS_ORDER
    scores, table = field.scores(), head_to_head(field)
    known = {entry.number: figures_of(field, entry.number, scores) for entry in field.entries}
    groups: list[list[int]] = [sorted(known)]
    for name in order:
        split: list[list[int]] = []
        for group in groups:
            if name == "direct":
                for number, points in direct_scores(table, group).items():
                    known[number] = known[number]._replace(direct=points)
            worths = sorted({getattr(known[number], name) for number in group}, reverse=True)
            split += [[number for number in group if getattr(known[number], name) == worth] for worth in worths]
        groups = split
    ranked = [number for group in groups for number in group]
    placed = [Standing(number, place, known[number]) for place, number in enumerate(ranked, 1)]
    return [
        one._replace(by="" if number == 0 else reason(placed[number - 1].figures, one.figures, order))
        for number, one in enumerate(placed)
    ]


def reason(above: Figures, below: Figures, order: Sequence[str]) -> str:
    """The first tie-break by which two neighbours differ."""
    return next((name for name in order if getattr(above, name) != getattr(below, name)), "lot")


def figures_of(field: Field, number: int, scores: Counter[int]) -> Figures:
    """What somebody has come to; direct meetings are counted among those who are tied."""
    boards = boards_of(field, number)
    opponents = [scores[other] for board in boards for other in board.entrants() if other != number]
    mine = sum(board.points[board.players.index(number)] for board in boards)
    points = sum(sum(board.points) for board in boards)
    stage, place = last_stage(field, number)
    return Figures(
        stage,
        -place,
        scores[number],
        0,
        Fraction(sum(opponents), len(opponents)) if opponents else Fraction(0),
        Fraction(mine, points) if points > 0 else Fraction(0),
        sum(board.places[board.players.index(number)] == 1 for board in boards),
        -field.lot(number, "standing"),
    )


def boards_of(field: Field, number: int) -> list[Board]:
    """The finished tables of an entrant."""
    boards = [board for played in field.rounds for board in played.boards]
    return [board for board in boards if board.is_over() and number in board.players]


def last_stage(field: Field, number: int) -> tuple[int, int]:
    """The last round that somebody was in, and the place at its table; 0 for a bye and while it is played."""
    for index in range(len(field.rounds), 0, -1):
        played = field.rounds[index - 1]
        for board in played.boards:
            if number in board.players:
                return index, board.places[board.players.index(number)] if board.is_over() else 0
        if number in played.byes:
            return index, 0
    return 0, 0


def direct_scores(table: Mapping[Pair, "Meeting"], group: Sequence[int]) -> Counter[int]:
    """The points of each less those of the others where they met; nothing unless everybody has met everybody."""
    found = Counter[int](dict.fromkeys(group, 0))
    pairs = [(one, other) for one in group for other in group if one != other]
    if not all(pair in table for pair in pairs):
        return found
    for one, other in pairs:
        found[one] += table[one, other].difference
    return found


class Meeting(NamedTuple):
    """What came of all tables where two have met: the score of the first less that of the second."""

    difference: int = 0
    times: int = 0


def head_to_head(field: Field) -> dict[Pair, Meeting]:
    """Who met whom."""
    table: dict[Pair, Meeting] = {}
    for board in (board for played in field.rounds for board in played.boards if board.is_over()):
        scored = list(zip(board.players, board.scores, strict=True))
        for one, mine in scored:
            for other, theirs in scored:
                if FILLER not in {one, other} and one != other:
                    before = table.get((one, other), Meeting())
                    table[one, other] = Meeting(before.difference + mine - theirs, before.times + 1)
    return table


def shown(tenths: int | Fraction) -> float:
    """A score as it is shown, in points."""
    return round(float(tenths) / (WIN // 12), 2)
