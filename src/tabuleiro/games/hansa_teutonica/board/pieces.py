"""Pieces on routes: finding, putting and taking them, whose they are, and the rings around a route."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import EMPTY, NEUTRAL, NEUTRAL_CUBE, HansaFields

_BITS: Final = vec[i64]([1 << route for route in range(c.ROUTE_COUNT)])

_UNITS: Final = vec[i64]([1 << (4 * piece) for piece in range(NEUTRAL_CUBE + 2)])
"""One piece of each code in a tally. Looked up: the compiler shifts a literal 1 in 32 bits."""


def bit(route: i64) -> i64:
    """A set of one route. It is looked up: the compiler shifts a literal 1 in 32 bits, too few for 34 routes."""
    return _BITS[route]


def piece_of(owner: i64, shape: i64) -> i64:
    """The code of a piece on the board."""
    return 1 + 2 * owner + shape


def owner_of(piece: i64) -> i64:
    """The seat, or NEUTRAL, that a piece belongs to."""
    return (piece - 1) >> 1


def shape_of(piece: i64) -> i64:
    """TRADER or MERCHANT."""
    return (piece - 1) & 1


def route_mask(state: HansaFields, route: i64) -> i64:
    """A set of what stands on a route: bit `piece` for each piece, bit 0 for an empty space; 0 if there is no route."""
    spaces: vec[i64] = state.spaces
    mask: i64 = 0
    start: i64 = route * c.MAX_SPACES
    end: i64 = start + c.SPACES[state.side * c.ROUTE_COUNT + route]
    while start < end:
        mask |= 1 << spaces[start]
        start += 1
    return mask


def route_tally(state: HansaFields, route: i64) -> i64:
    """How many of each piece stand on a route: four bits for each code, the lowest for empty spaces."""
    start: i64 = route * c.MAX_SPACES
    return tally_between(state.spaces, start, start + c.SPACES[state.side * c.ROUTE_COUNT + route])


def tally_between(spaces: vec[i64], start: i64, end: i64) -> i64:
    """The same of any spaces that follow each other."""
    units: vec[i64] = _UNITS
    tally: i64 = 0
    while start < end:
        tally += units[spaces[start]]
        start += 1
    return tally


def count_on(state: HansaFields, route: i64, piece: i64) -> i64:
    """How many spaces of a route hold this piece (or are EMPTY)."""
    count: i64 = 0
    start: i64 = route * c.MAX_SPACES
    end: i64 = start + c.SPACES[state.side * c.ROUTE_COUNT + route]
    while start < end:
        if state.spaces[start] == piece:
            count += 1
        start += 1
    return count


def first_space(state: HansaFields, route: i64, piece: i64) -> i64:
    """The lowest space of a route that holds this piece (or is EMPTY); the caller knows that there is one (HT-15.1)."""
    space: i64 = 0
    while state.spaces[route * c.MAX_SPACES + space] != piece:
        space += 1
    return space


def put_on(state: HansaFields, route: i64, piece: i64) -> i64:
    """Put a piece on the lowest empty space of a route; return the space."""
    space: i64 = first_space(state, route, EMPTY)
    state.spaces[route * c.MAX_SPACES + space] = piece
    return space


def take_from(state: HansaFields, route: i64, piece: i64) -> i64:
    """Take a piece off the lowest space of a route that holds it; return the space."""
    space: i64 = first_space(state, route, piece)
    state.spaces[route * c.MAX_SPACES + space] = EMPTY
    return space


def routes_with_room(state: HansaFields) -> i64:
    """A set of the routes that have an empty space: bit `route`."""
    room: i64 = 0
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        if route_mask(state, route) & 1:
            room |= bit(route)
        route += 1
    return room


def nearest_ring(state: HansaFields, around: i64, room: i64) -> i64:
    """The routes of the set `room` that lie in the nearest ring around a route which has any (HT-2.7, HT-5.3.8)."""
    ring: i64 = 0
    nearest: i64 = c.FAR
    base: i64 = (state.side * c.ROUTE_COUNT + around) * c.ROUTE_COUNT
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        if room & bit(route):
            distance: i64 = c.DISTANCES[base + route]
            if distance < nearest:
                nearest = distance
                ring = bit(route)
            elif distance == nearest and distance != c.FAR:
                ring |= bit(route)
        route += 1
    return ring


def list_routes(routes: i64, first: i64, out: vec[i64]) -> i64:
    """Write the ids of a set of routes in the family that begins with `first`; return their number."""
    count: i64 = 0
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        if routes & bit(route):
            out[count] = first + route
            count += 1
        route += 1
    return count


def slot_count(state: HansaFields) -> i64:
    """How many opponents an action can name: the other players, and with two players also the neutral one (HT-15.1)."""
    return 2 if state.seats == 2 else state.seats - 1


def owner_in_slot(state: HansaFields, decider: i64, slot: i64) -> i64:
    """Who is meant by a slot: the players clockwise from the decider, then the neutral player."""
    if slot >= state.seats - 1:
        return NEUTRAL
    return (decider + 1 + slot) % state.seats
