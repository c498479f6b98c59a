"""The first choices of a seat: cards and corner, first die and card, dice in the castle, a voyage."""

from typing import Final

from tabuleiro.core.present.facet import NONE, Happening, at_most, first_of, first_word, of_seat
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p

FACETS: Final = ("start_pair", "corner", "first_die", "first_class", "castle_dice", "first_voyage")
CASTLE: Final = "location-castle"
MOST: Final = 6


def facets(course: list[Happening], seat: int) -> dict[str, str]:
    """What a seat chose first. Pairs of cards are drawn: they are told by their classes, which recur."""
    own = of_seat(course, seat)
    castle = [one for one in own if one.event.kind == "die_placed" and one.event.arguments["location"] == CASTLE]
    return {
        "start_pair": _start_pair(own),
        "corner": first_word(own, "pilgrim_placed", "node"),
        "first_die": _first_die(own),
        "first_class": _first_class(own),
        "castle_dice": at_most(len(castle), MOST),
        "first_voyage": first_word(own, "voyage_invested", "voyage"),
    }


def _start_pair(own: list[Happening]) -> str:
    found = first_of(own, "group_taken")
    if found is None:
        return NONE
    pair = [_class_of(str(found.event.arguments["first"])), _class_of(str(found.event.arguments["second"]))]
    return " ".join(sorted(pair))


def _first_die(own: list[Happening]) -> str:
    """Its colour, and where it was put."""
    found = first_of(own, "die_placed")
    if found is None:
        return NONE
    return f"{found.event.arguments['color']} {found.event.arguments['location']}"


def _first_class(own: list[Happening]) -> str:
    """The class of the first card that a die brought."""
    found = first_of(own, "card_acquired")
    return NONE if found is None else _class_of(str(found.event.arguments["card"]))


def _class_of(card: str) -> str:
    """The message of the class of a card, by the message of the card."""
    return f"class-{p.CLASSES[c.CARD_CLASS[c.CARDS.index(card.removeprefix('card-'))]]}"
