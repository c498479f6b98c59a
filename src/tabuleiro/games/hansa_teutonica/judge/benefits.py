"""The judge on benefits, markers, neutral offices and chance: HT-3, HT-6 to HT-11 and HT-14, one predicate per rule.

Each predicate answers None when its rule allows the action, else the refusal.
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.judge.actions import route_name, shape_name
from tabuleiro.games.hansa_teutonica.judge.board import (
    count_on,
    decider,
    end_city,
    has_empty_office,
    has_founded_office,
    is_fully_developed,
    owner_of,
    pieces_on,
    printed_offices,
    track_value,
)
from tabuleiro.games.hansa_teutonica.state import EMPTY, HansaFields


def city_name(city: int) -> str:
    """The message that names a city."""
    return f"city-{c.CITIES[city]}"


def marker_name(marker: int) -> str:
    """The message that names a bonus marker."""
    return f"marker-{c.MARKERS[marker]}"


def privilege_name(colour: int) -> str:
    """The message that names a privilege."""
    return f"privilege-{c.COLOURS[colour]}"


def city_of_claim(state: HansaFields, side: int) -> int:
    """An end city of the claimed route."""
    return end_city(state.agenda.get(d.ROUTE), side)


# Offices


def city_has_empty_office(rule: str, state: HansaFields, side: int) -> Refusal | None:
    """HT-6.2, HT-11.7: an office is founded in an empty printed office."""
    city = city_of_claim(state, side)
    if has_empty_office(state, city):
        return None
    return Refusal(rule, "refusal-city_full", {"city": city_name(city)})


def leftmost_empty_office(state: HansaFields, side: int) -> int:
    """Where the table of office colours and shapes keeps the leftmost empty office of an end city (HT-6.2)."""
    city = city_of_claim(state, side)
    return (state.side * c.CITY_COUNT + city) * c.MAX_OFFICES + printed_offices(state, city).index(EMPTY)


def privilege_covers_office(state: HansaFields, side: int) -> Refusal | None:
    """HT-6.2: the privilege is at least the colour of the office."""
    colour = int(c.OFFICE_COLOURS[leftmost_empty_office(state, side)])
    if track_value(state, decider(state), c.PRIVILEGIUM) >= colour:
        return None
    return Refusal(
        "HT-6.2",
        "refusal-office_privilege",
        {"city": city_name(city_of_claim(state, side)), "privilege": privilege_name(colour)},
    )


def piece_fits_office(state: HansaFields, side: int) -> Refusal | None:
    """HT-6.2: a piece of the office's shape is among the pieces of the route."""
    return route_has_shape("HT-6.2", state, c.OFFICE_SHAPES_AT[leftmost_empty_office(state, side)])


def route_has_shape(rule: str, state: HansaFields, shape: int) -> Refusal | None:
    """HT-6.2, HT-6.6, HT-9.4: the piece that leaves the claimed route has this shape."""
    route = state.agenda.get(d.ROUTE)
    if count_on(state, route, decider(state), shape) > 0:
        return None
    return Refusal(rule, "refusal-shape_not_on_route", {"shape": shape_name(shape), "route": route_name(route)})


# Development


def city_shows_ability(state: HansaFields, side: int) -> Refusal | None:
    """HT-6.5: the end city shows a figure of a desk track."""
    city = city_of_claim(state, side)
    if track_of(state, city) >= 0:
        return None
    return Refusal("HT-6.5", "refusal-no_ability_here", {"city": city_name(city)})


def track_of(state: HansaFields, city: int) -> int:
    """The desk track whose figure a city shows, or -1 (HT-2.3)."""
    return c.FIGURES[state.side * c.CITY_COUNT + city]


def track_can_develop(rule: str, state: HansaFields, track: int) -> Refusal | None:
    """HT-6.5, HT-7.2: a fully developed track cannot be chosen."""
    if not is_fully_developed(state, decider(state), track):
        return None
    return Refusal(rule, "refusal-track_full", {"track": f"track-{c.TRACKS[track]}"})


# Coellen table


def is_coellen_route(state: HansaFields) -> Refusal | None:
    """HT-6.6: the table is reached only by the route Coellen-Warburg."""
    if state.agenda.get(d.ROUTE) == c.COELLEN_ROUTE:
        return None
    return Refusal("HT-6.6", "refusal-coellen_route", {"route": route_name(c.COELLEN_ROUTE)})


def slot_is_empty(state: HansaFields, slot: int) -> Refusal | None:
    """HT-6.6: a slot holds one merchant for the rest of the game."""
    if state.lasting.coellen[slot] == 0:
        return None
    return Refusal("HT-6.6", "refusal-coellen_slot_taken", {"points": int(c.COELLEN_POINTS[slot])})


def privilege_covers_slot(state: HansaFields, slot: int) -> Refusal | None:
    """HT-6.6: the privilege is at least the colour of the slot."""
    colour = int(c.COELLEN_COLOURS[slot])
    if track_value(state, decider(state), c.PRIVILEGIUM) >= colour:
        return None
    return Refusal(
        "HT-6.6",
        "refusal-coellen_privilege",
        {"points": int(c.COELLEN_POINTS[slot]), "privilege": privilege_name(colour)},
    )


# Markers


def has_unused_marker(state: HansaFields, marker: int) -> Refusal | None:
    """HT-9.1: a marker is used by its owner, once."""
    if state.lasting.unused[decider(state) * c.MARKER_COUNT + marker] > 0:
        return None
    return Refusal("HT-9.1", "refusal-no_marker", {"marker": marker_name(marker)})


def markers_come_at_any_time(state: HansaFields) -> Refusal | None:
    """HT-4.5: in the middle of an own action only where the players have agreed on it."""
    if state.any_time == 1:
        return None
    return Refusal("HT-4.5", "refusal-marker_between_actions", {})


def marker_was_held_before(state: HansaFields, marker: int) -> Refusal | None:
    """HT-9.2: the marker taken in this very claim cannot be used in it."""
    fresh = 1 if state.agenda.get(d.FRESH) == 1 + marker else 0
    if state.lasting.unused[decider(state) * c.MARKER_COUNT + marker] > fresh:
        return None
    return Refusal("HT-9.2", "refusal-marker_too_fresh", {"marker": marker_name(marker)})


def marker_does_something(state: HansaFields, marker: int) -> Refusal | None:
    """HT-9.3: there is a pair to swap, a piece to remove or a track to develop."""
    if marker == c.SWAP_OFFICES and not can_swap_somewhere(state):
        return Refusal("HT-9.3", "refusal-nothing_to_swap", {})
    if marker == c.REMOVE_THREE and not can_remove_somewhere(state):
        return Refusal("HT-9.3", "refusal-nothing_to_remove", {})
    if marker == c.IMPROVE_ABILITY and not can_develop_something(state):
        return Refusal("HT-9.3", "refusal-nothing_to_improve", {})
    return None


def can_swap_somewhere(state: HansaFields) -> bool:
    """Whether any pair of offices satisfies HT-9.6."""
    for city in range(c.CITY_COUNT):
        for left in range(c.MAX_OFFICES - 1):
            if pair_is_occupied(state, city, left) is None and owners_differ(state, city, left) is None:
                return True
    return False


def can_remove_somewhere(state: HansaFields) -> bool:
    """Whether a piece of another player, or a neutral cube, stands on a route (HT-9.7)."""
    for route in range(c.ROUTE_COUNT):
        if [piece for piece in pieces_on(state, route) if owner_of(piece) != decider(state)]:
            return True
    return False


def can_develop_something(state: HansaFields) -> bool:
    """Whether a track is not fully developed (HT-9.8)."""
    return [t for t in range(c.TRACK_COUNT) if not is_fully_developed(state, decider(state), t)] != []


def city_has_office(state: HansaFields, side: int) -> Refusal | None:
    """HT-9.4: an extra office needs a founded office, anybody's, in that city."""
    city = city_of_claim(state, side)
    if has_founded_office(state, city):
        return None
    return Refusal("HT-9.4", "refusal-no_office_in_city", {"city": city_name(city)})


def pair_is_occupied(state: HansaFields, city: int, left: int) -> Refusal | None:
    """HT-9.6: two neighbouring printed offices, both occupied."""
    pair = printed_offices(state, city)[left : left + 2]
    if len(pair) == 2 and EMPTY not in pair:
        return None
    return Refusal("HT-9.6", "refusal-pair_not_occupied", {"city": city_name(city)})


def owners_differ(state: HansaFields, city: int, left: int) -> Refusal | None:
    """HT-9.6: pairs with the same owner are not offered."""
    offices = printed_offices(state, city)
    if owner_of(offices[left]) != owner_of(offices[left + 1]):
        return None
    return Refusal("HT-9.6", "refusal-pair_of_one_owner", {"city": city_name(city)})


def removal_allows_another(state: HansaFields) -> Refusal | None:
    """HT-9.7: at most three pieces are removed."""
    limit = int(c.MARKER_AMOUNTS[c.REMOVE_THREE])
    if state.agenda.get(d.REMOVED) < limit:
        return None
    return Refusal("HT-9.7", "refusal-removal_limit", {"limit": limit})


def one_was_removed(state: HansaFields) -> Refusal | None:
    """HT-9.7: at least one piece is removed."""
    if state.agenda.get(d.REMOVED) >= 1:
        return None
    return Refusal("HT-9.7", "refusal-remove_one_first", {})


# Replacement markers


def route_has_no_marker(state: HansaFields, route: int) -> Refusal | None:
    """HT-10.3: the route has no marker."""
    if state.lasting.route_markers[route] == 0:
        return None
    return Refusal("HT-10.3", "refusal-route_has_marker", {"route": route_name(route)})


def route_has_no_piece(state: HansaFields, route: int) -> Refusal | None:
    """HT-10.3: no piece at all stands on the route, neutral cubes included."""
    if not pieces_on(state, route):
        return None
    return Refusal("HT-10.3", "refusal-route_occupied", {"route": route_name(route)})


def route_has_open_city(state: HansaFields, route: int) -> Refusal | None:
    """HT-10.3: at least one end city has an empty printed office."""
    if has_empty_office(state, end_city(route, 0)) or has_empty_office(state, end_city(route, 1)):
        return None
    return Refusal("HT-10.3", "refusal-end_cities_full", {"route": route_name(route)})


# The neutral player


def cube_is_left(state: HansaFields) -> Refusal | None:
    """HT-11.5: the displaced cube and one more are placed."""
    if state.agenda.get(d.LEFT) >= 1:
        return None
    return Refusal("HT-11.5", "refusal-no_cube_left", {})


# Chance


def marker_is_not_laid_out(state: HansaFields, marker: int) -> Refusal | None:
    """HT-3.2: each start marker lies on one tavern route."""
    if 1 + marker not in [int(state.lasting.route_markers[route]) for route in range(c.ROUTE_COUNT)]:
        return None
    return Refusal("HT-3.2", "refusal-marker_laid_out", {"marker": marker_name(marker)})


def seat_is_taken(state: HansaFields, seat: int) -> Refusal | None:
    """HT-3.9: the start player is one of the players."""
    if seat < state.seats:
        return None
    return Refusal("HT-3.9", "refusal-no_such_seat", {"seats": int(state.seats)})


def marker_is_unseen(state: HansaFields, marker: int) -> Refusal | None:
    """HT-14.2: only a kind that is still in the unseen pool can be turned up."""
    if state.lasting.unseen[marker] > 0:
        return None
    return Refusal("HT-14.2", "refusal-marker_not_unseen", {"marker": marker_name(marker)})
