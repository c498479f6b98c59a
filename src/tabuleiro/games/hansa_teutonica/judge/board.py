"""What the judge sees on the table: every fact is counted anew from the position, slowly and literally."""

from typing import Final

from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import EMPTY, NEUTRAL, HansaFields

NO_ROUTE: Final = -1
NO_OPPONENT: Final = -1


def decider(state: HansaFields) -> int:
    """The seat that decides now."""
    return state.agenda.get(d.ACTOR)


def opponent(state: HansaFields, slot: int) -> int:
    """Who is meant by next1 .. next4, seen from the decider: a seat, NEUTRAL or NO_OPPONENT (HT-15.1)."""
    if slot + 1 < state.seats:
        return (decider(state) + 1 + slot) % state.seats
    if state.seats == 2 and slot == 1:
        return NEUTRAL
    return NO_OPPONENT


def owner_of(piece: int) -> int:
    """The seat that a piece belongs to, or NEUTRAL."""
    return (piece - 1) // 2


def shape_of(piece: int) -> int:
    """TRADER or MERCHANT."""
    return (piece - 1) % 2


def supply_size(state: HansaFields, seat: int) -> int:
    """All pieces of a personal supply."""
    return state.supply[seat * 2 + c.TRADER] + state.supply[seat * 2 + c.MERCHANT]


def stock_size(state: HansaFields, seat: int) -> int:
    """All pieces of a general stock."""
    return state.stock[seat * 2 + c.TRADER] + state.stock[seat * 2 + c.MERCHANT]


def track_value(state: HansaFields, seat: int, track: int) -> int:
    """The value of the rightmost uncovered space of a desk track (HT-7.1)."""
    return c.TRACK_VALUES[track * c.MAX_LEVELS + state.lasting.levels[seat * c.TRACK_COUNT + track]]


def is_fully_developed(state: HansaFields, seat: int, track: int) -> bool:
    """Whether no piece covers the track any more (HT-7.2)."""
    return state.lasting.levels[seat * c.TRACK_COUNT + track] == c.LEVELS[track] - 1


def spaces_of(state: HansaFields, route: int) -> int:
    """The printed spaces of a route; 0 when this side of the board lacks it (HT-2.6)."""
    return c.SPACES[state.side * c.ROUTE_COUNT + route]


def pieces_on(state: HansaFields, route: int) -> list[int]:
    """The pieces that stand on a route."""
    places = [int(state.spaces[route * c.MAX_SPACES + space]) for space in range(spaces_of(state, route))]
    return [piece for piece in places if piece != EMPTY]


def empty_spaces(state: HansaFields, route: int) -> int:
    """How many spaces of a route hold no piece (HT-2.2)."""
    return spaces_of(state, route) - len(pieces_on(state, route))


def count_on(state: HansaFields, route: int, owner: int, shape: int) -> int:
    """How many pieces of one owner and shape stand on a route."""
    return len([piece for piece in pieces_on(state, route) if owner_of(piece) == owner and shape_of(piece) == shape])


def are_adjacent(route: int, other: int) -> bool:
    """Whether two different routes share a city (HT-2.7)."""
    ends = [c.ROUTE_A[route], c.ROUTE_B[route]]
    return route != other and (c.ROUTE_A[other] in ends or c.ROUTE_B[other] in ends)


def next_ring(state: HansaFields, reached: list[int]) -> list[int]:
    """The routes of this side that are adjacent to those reached so far and not among them (HT-2.7)."""
    ring: list[int] = []
    for route in range(c.ROUTE_COUNT):
        if route in reached or spaces_of(state, route) == 0:
            continue
        if [inner for inner in reached if are_adjacent(inner, route)]:
            ring.append(route)
    return ring


def nearest_open_routes(state: HansaFields, centre: int, standing: int = NO_ROUTE) -> list[int]:
    """The routes with an empty space in the nearest ring around `centre` that has any (HT-5.3.8).

    A piece lifted from the route `standing` counts as if it still stood there (HT-5.3.9).
    """
    reached = [centre]
    ring = next_ring(state, reached)
    while ring:
        open_routes = [route for route in ring if empty_spaces(state, route) > (1 if route == standing else 0)]
        if open_routes:
            return open_routes
        reached += ring
        ring = next_ring(state, reached)
    return []


def printed_offices(state: HansaFields, city: int) -> list[int]:
    """The printed offices of a city from left to right, each a piece or EMPTY (HT-2.1)."""
    return [
        int(state.lasting.offices[city * c.MAX_OFFICES + i]) for i in range(c.OFFICES[state.side * c.CITY_COUNT + city])
    ]


def has_empty_office(state: HansaFields, city: int) -> bool:
    """Whether a printed office of the city is still free."""
    return EMPTY in printed_offices(state, city)


def has_founded_office(state: HansaFields, city: int) -> bool:
    """Whether anybody has an office there, printed or extra (HT-8.3)."""
    extras = [int(state.lasting.extras[city * c.MAX_EXTRA_OFFICES + i]) for i in range(c.MAX_EXTRA_OFFICES)]
    return [office for office in printed_offices(state, city) + extras if office != EMPTY] != []


def end_city(route: int, side: int) -> int:
    """City a (0) or city b (1) of a route (HT-15.1)."""
    return c.ROUTE_A[route] if side == 0 else c.ROUTE_B[route]
