"""Facets: the first choices of a seat, told from events alone.

Set-ups are drawn, so that equal positions hardly ever recur: what an opening is, in such a game, is told by what
somebody did first. A value is made of words, separated by blanks: messages of the game's catalogue (`city-goslar`),
numbers (`3`, `4-6`, `11+`), and NONE for what never came about.
"""

from typing import Final, NamedTuple

from tabuleiro.core.event import Event

NONE: Final = "none"
SPANS: Final = ((3, "1-3"), (6, "4-6"), (10, "7-10"))
"""Turns that are told together: up to which one, and how that is written."""
LATER: Final = "11+"


class Happening(NamedTuple):
    """An event, and in which turn of its seat it happened: 1 is the first, 0 comes before it."""

    turn: int
    event: Event


def span_of(turn: int) -> str:
    """A turn, told with its neighbours."""
    for last, said in SPANS:
        if turn <= last:
            return said
    return LATER


def at_most(count: int, most: int) -> str:
    """A number, those from `most` on told together."""
    return str(count) if count < most else f"{most}+"


def first_of(own: list[Happening], kind: str) -> Happening | None:
    """The first event of a kind."""
    for happening in own:
        if happening.event.kind == kind:
            return happening
    return None


def first_word(own: list[Happening], kind: str, argument: str) -> str:
    """What an argument of the first event of a kind says."""
    found = first_of(own, kind)
    return NONE if found is None else str(found.event.arguments[argument])


def first_span(own: list[Happening], kind: str) -> str:
    """When the first event of a kind happened."""
    found = first_of(own, kind)
    return NONE if found is None else span_of(found.turn)


def of_seat(course: list[Happening], seat: int) -> list[Happening]:
    """What happened by or to one seat."""
    return [happening for happening in course if happening.event.seat == seat]
