"""The first choices of a seat: first Shrine, islands left empty, first action, stone, Council."""

from typing import Final

from tabuleiro.core.present.facet import NONE, Happening, at_most, first_of, first_word, of_seat

FACETS: Final = ("first_shrine", "shrine_figure", "empty_islands", "first_action", "first_stone", "council_first")
ACTIONS: Final = {
    "favor_gained": "kind-favor",
    "novice_recruited": "kind-recruit",
    "shrine_built": "kind-shrine",
    "novices_reactivated": "kind-herbs",
    "novice_moved": "kind-journey",
    "novice_left_pier": "kind-tide",
    "novices_sailed": "kind-sailboat",
    "novices_sailed_from_pier": "kind-sailboat",
    "stone_claimed": "kind-promote",
    "stone_sanctified": "kind-sanctify",
    "book_moved": "kind-book_take",
    "council_advanced": "kind-council",
    "apostate_expelled": "kind-expel",
    "time_flipped": "kind-meditate",
}
"""By kind of event the kind of action that it comes from."""
MOST: Final = 3


def facets(course: list[Happening], seat: int) -> dict[str, str]:
    """What a seat chose first; a preselected set-up leaves it nothing to choose before the first round."""
    own = of_seat(course, seat)
    found = {
        "first_action": _first_action(course, seat),
        "first_stone": first_word(own, "stone_sanctified", "stone"),
        "council_first": _council(course, seat),
    }
    shrine = first_of(own, "shrine_placed")
    if shrine is not None:
        found["first_shrine"] = str(shrine.event.arguments["island"])
        found["shrine_figure"] = _figures_near(course, str(shrine.event.arguments["island"]))
        empty = [str(one.event.elements[0]) for one in own if one.event.kind == "start_favor_taken"]
        found["empty_islands"] = " ".join(sorted([place.replace(":", "-") for place in empty])) or NONE
    return found


def _figures_near(course: list[Happening], island: str) -> str:
    """The figures that stood on an island or beside it when the first round began."""
    ring = [str(one.event.arguments["island"]) for one in course if one.event.kind == "island_placed"]
    where: dict[str, str] = {}
    for one in course:
        if one.event.kind == "figure_placed":
            where[str(one.event.arguments["figure"])] = str(one.event.arguments["island"])
    if island not in ring:
        return NONE
    at = ring.index(island)
    near = (island, ring[at - 1], ring[(at + 1) % len(ring)])
    return " ".join(sorted([figure for figure, place in where.items() if place in near])) or NONE


def _first_action(course: list[Happening], seat: int) -> str:
    """The first action of the first round."""
    is_playing = False
    for one in course:
        if one.event.kind == "round_started":
            is_playing = True
        elif is_playing and one.event.seat == seat and one.event.kind in ACTIONS:
            return ACTIONS[one.event.kind]
    return NONE


def _council(course: list[Happening], seat: int) -> str:
    """How many chairs it went up in the first round (LU-7.12)."""
    rounds = steps = 0
    for one in course:
        if one.event.kind == "round_started":
            rounds += 1
        elif rounds == 1 and one.event.seat == seat and one.event.kind == "council_advanced":
            steps += int(one.event.arguments["count"])
    return at_most(steps, MOST)
