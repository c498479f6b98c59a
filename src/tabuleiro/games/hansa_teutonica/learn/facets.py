"""The first choices of a seat: ability, claim, office, how early it displaces, Coellen, east to west."""

from typing import Final

from tabuleiro.core.present.facet import (
    NONE,
    Happening,
    at_most,
    first_span,
    first_word,
    of_seat,
    span_of,
)

FACETS: Final = (
    "first_ability",
    "ability_turn",
    "first_claim",
    "first_office",
    "displacements",
    "coellen",
    "east_west",
)
EARLY: Final = 5
"""The turns of a seat in which its displacements are counted."""
MOST: Final = 3


def facets(course: list[Happening], seat: int) -> dict[str, str]:
    """What a seat chose first."""
    own = of_seat(course, seat)
    displaced = [one for one in own if one.event.kind == "piece_displaced" and one.turn <= EARLY]
    return {
        "first_ability": first_word(own, "ability_developed", "track"),
        "ability_turn": first_span(own, "ability_developed"),
        "first_claim": first_word(own, "route_claimed", "route"),
        "first_office": first_word(own, "office_founded", "city"),
        "displacements": at_most(len(displaced), MOST),
        "coellen": first_span(own, "coellen_slot_taken"),
        "east_west": _east_west(own),
    }


def _east_west(own: list[Happening]) -> str:
    """When the network joined east and west (HT-8.6)."""
    for one in own:
        if one.event.kind == "prestige_gained" and one.event.arguments["reason"] == "reason-east_west":
            return span_of(one.turn)
    return NONE
