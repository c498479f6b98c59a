"""What a book says to a question: every choice with its share of wins against the fair one, and how sure that is.

Wilson's interval tells how far the truth may lie. A choice is called good or bad only where its interval leaves the
fair share out even after it is allowed for that many values were looked at (Holm's step-down test).
"""

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Final, Literal, NamedTuple

from typing_extensions import TypedDict

from tabuleiro.arena.confidence import wilson
from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import find_game
from tabuleiro.learn.explorer.book import EXAMPLES, Book, Cell, Count, Example
from tabuleiro.learn.explorer.played import WHOLE

LEAST: Final = 20
"""A value of which fewer games are known is neither ranked nor called anything."""
DOUBT: Final = 0.05
"""How likely it may be that a facet without any effect has a value that is called good or bad."""
ANY: Final = -1
Verdict = Literal["above", "below", "even", "few"]


class Question(NamedTuple):
    """Which games are wanted; what is left empty may be anything. `seats` 0 is the most usual number."""

    seats: int = 0
    edition: str = ""
    who: str = ""
    options: str = ""
    """Canonical JSON of all options."""
    seat: int = ANY


class BadQuestion(InputError):
    """A question about games that a book does not hold."""


class ExampleShape(TypedDict):
    """A game to look at: a table, or a record that the book holds."""

    name: str
    seat: int
    is_record: bool


class ValueShape(TypedDict):
    """One choice, and what became of it; shares are parts of one."""

    value: str
    games: int
    share: float
    low: float
    high: float
    points: float
    judged: int
    adjusted: float | None
    """The share of wins after luck was taken off, of those games that were analysed."""
    verdict: Verdict
    examples: list[ExampleShape]


class FacetShape(TypedDict):
    """A first choice with its values: the best first, then those of which too little is known."""

    facet: str
    values: list[ValueShape]


class ChoicesShape(TypedDict):
    """What can be asked for, with the number of games of each."""

    seats: dict[str, int]
    edition: dict[str, int]
    who: dict[str, int]
    options: dict[str, int]


class ExploredShape(TypedDict):
    """The answer to a question."""

    game: str
    seats: int
    edition: str
    who: str
    options: str
    seat: int
    games: int
    fair: float
    facets: list[FacetShape]
    choices: ChoicesShape


def explore(books: Sequence[Book], question: Question) -> ExploredShape:
    """What books of the same game say together; refused where they hold no such game."""
    sizes = count_games(books, question._replace(seats=0), "seats")
    seats = question.seats or int(max(sizes, key=lambda one: (sizes[one], one), default="0"))
    asked = question._replace(seats=seats)
    sources = [(book, [cell for cell in book.cells if is_meant(cell, asked)]) for book in books]
    games = sum(book.sizes[cell] for book, cells in sources for cell in cells)
    if question != Question() and not games:
        raise BadQuestion("no-such-games", "there are no such games here", {})
    fair = 1 / seats if seats else 1.0
    game = books[0].game
    return ExploredShape(
        game=game,
        seats=seats,
        edition=asked.edition,
        who=asked.who,
        options=asked.options,
        seat=asked.seat,
        games=games if asked.seat != ANY else games // max(seats, 1),
        fair=round(fair, 4),
        facets=[tell_facet(sources, facet, seats) for facet in find_game(game).facet_names],
        choices=ChoicesShape(
            seats=sizes,
            edition=count_games(books, asked._replace(edition=""), "edition"),
            who=count_games(books, asked._replace(who=""), "who"),
            options=count_games(books, asked._replace(options=""), "options"),
        ),
    )


def is_meant(cell: Cell, question: Question) -> bool:
    """Whether the games of a cell are asked for."""
    return (
        question.seats in (0, cell.seats)
        and question.edition in ("", cell.edition)
        and question.who in ("", cell.who)
        and question.options in ("", cell.options)
        and question.seat in (ANY, cell.seat)
    )


def count_games(books: Sequence[Book], question: Question, field: str) -> dict[str, int]:
    """How many games there are of each value of a field of the cells, among those that are asked for."""
    found: dict[str, int] = {}
    first = question._replace(seat=0)  # every game has one
    for cell, size in [one for book in books for one in book.sizes.items()]:
        if is_meant(cell, first):
            name = str(getattr(cell, field))
            found[name] = found.get(name, 0) + size
    return dict(sorted(found.items()))


def tell_facet(sources: Sequence[tuple[Book, list[Cell]]], facet: str, seats: int) -> FacetShape:
    """A facet with all its values."""
    counts: dict[str, Count] = {}
    for value, count in [
        one for book, cells in sources for cell in cells for one in book.cells[cell].get(facet, {}).items()
    ]:
        counts[value] = counts.get(value, Count()).plus(count)
    verdicts: dict[str, Verdict] = judge(counts, 1 / seats) if seats > 1 else dict.fromkeys(counts, "even")
    values: list[ValueShape] = []
    for value, count in counts.items():
        known = [one for book, _ in sources for one in book.examples.get((facet, value, seats), [])]
        values.append(tell_value(value, count, known[:EXAMPLES]))
    for one in values:
        one["verdict"] = "few" if one["games"] < LEAST else verdicts[one["value"]]
    values.sort(key=lambda one: (one["games"] < LEAST, -one["share"] if one["games"] >= LEAST else 0, -one["games"]))
    return FacetShape(facet=facet, values=values)


def tell_value(value: str, count: Count, examples: Sequence[Example]) -> ValueShape:
    """One value; its verdict comes with those of its neighbours."""
    between = wilson(count.wins / WHOLE, count.games)
    return ValueShape(
        value=value,
        games=count.games,
        share=round(between.share, 4),
        low=round(between.low, 4),
        high=round(between.high, 4),
        points=round(count.points / count.games, 1),
        judged=count.judged,
        adjusted=round(count.adjusted / WHOLE / count.judged, 4) if count.judged else None,
        verdict="even",
        examples=[ExampleShape(name=one.name, seat=one.seat, is_record=one.is_record) for one in examples],
    )


def judge(counts: dict[str, Count], fair: float) -> dict[str, Verdict]:
    """Which values of a facet are good or bad beyond doubt."""
    known = {value: count for value, count in counts.items() if count.games >= LEAST}
    chances = sorted((chance_of(count, fair), value) for value, count in known.items())
    verdicts: dict[str, Verdict] = dict.fromkeys(counts, "even")
    for number, (chance, value) in enumerate(chances):
        if chance > DOUBT / (len(chances) - number):
            break
        verdicts[value] = "above" if known[value].wins / WHOLE / known[value].games > fair else "below"
    return verdicts


def chance_of(count: Count, fair: float) -> float:
    """How likely a share so far from the fair one is if the choice has no effect (score test, both sides)."""
    away = abs(count.wins / WHOLE / count.games - fair) / sqrt(fair * (1 - fair) / count.games)
    return erfc(away / sqrt(2))
