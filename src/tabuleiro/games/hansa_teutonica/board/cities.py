"""Cities: who is present, who controls, what is connected (HT-8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.board.pieces import owner_of
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import EMPTY, HansaFields


def _neighbours() -> list[int]:
    """Every city and those that a route connects it with, as a set of bits, for both sides."""
    near = [1 << city for _ in c.SIDES for city in range(c.CITY_COUNT)]
    for side in range(len(c.SIDES)):
        for route in range(c.ROUTE_COUNT):
            if c.SPACES[side * c.ROUTE_COUNT + route] > 0:
                near[side * c.CITY_COUNT + c.ROUTE_A[route]] |= 1 << c.ROUTE_B[route]
                near[side * c.CITY_COUNT + c.ROUTE_B[route]] |= 1 << c.ROUTE_A[route]
    return near


NEAR: Final = vec[i64](_neighbours())
"""side * CITY_COUNT + city: itself and its neighbours, bit `city`."""


def first_empty_office(state: HansaFields, city: i64) -> i64:
    """The leftmost empty printed office of a city, or -1 when it is full (HT-6.2)."""
    count: i64 = c.OFFICES[state.side * c.CITY_COUNT + city]
    office: i64 = 0
    while office < count:
        if state.offices[city * c.MAX_OFFICES + office] == EMPTY:
            return office
        office += 1
    return -1


def office_counts(state: HansaFields, city: i64) -> i64:
    """The offices, printed and extra, of every owner in a city: four bits each, from owner 0 up."""
    counts: i64 = 0
    place: i64 = city * c.MAX_OFFICES
    while place < (city + 1) * c.MAX_OFFICES:
        if state.offices[place] != EMPTY:
            counts += 1 << (4 * owner_of(state.offices[place]))
        if state.extras[place] != EMPTY:
            counts += 1 << (4 * owner_of(state.extras[place]))
        place += 1
    return counts


def offices_in(state: HansaFields, city: i64, owner: i64) -> i64:
    """How many offices, printed and extra, an owner has in a city."""
    return (office_counts(state, city) >> (4 * owner)) & 15


def controller(state: HansaFields, city: i64) -> i64:
    """The seat (or NEUTRAL) that controls a city, -1 for none (HT-8.2)."""
    return majority(state, city, office_counts(state, city))


def majority(state: HansaFields, city: i64, counts: i64) -> i64:
    """Who controls a city with these `office_counts`.

    Looking from the right, the first owner with the most offices: printed ones, then extra ones in order of founding.
    """
    best: i64 = -1
    most: i64 = 0
    if counts == 0:
        return best
    office: i64 = c.MAX_OFFICES - 1
    while office >= -c.MAX_EXTRA_OFFICES:
        piece: i64 = EMPTY
        if office >= 0:
            piece = state.offices[city * c.MAX_OFFICES + office]
        else:
            piece = state.extras[city * c.MAX_EXTRA_OFFICES - 1 - office]
        if piece != EMPTY:
            owner: i64 = owner_of(piece)
            if (counts >> (4 * owner)) & 15 > most:
                most = (counts >> (4 * owner)) & 15
                best = owner
        office -= 1
    return best


def presence(state: HansaFields, owner: i64) -> i64:
    """A set of the cities where an owner has an office: bit `city` (HT-8.3)."""
    cities: i64 = 0
    city: i64 = 0
    while city < c.CITY_COUNT:
        # The first office of a city is a printed one, the leftmost (HT-6.2, HT-9.4).
        if state.offices[city * c.MAX_OFFICES] != EMPTY and offices_in(state, city, owner) > 0:
            cities |= 1 << city
        city += 1
    return cities


def component(state: HansaFields, cities: i64, city: i64) -> i64:
    """The part of a set of cities that hangs together with one of them by routes (HT-8.4)."""
    reached: i64 = 1 << city
    fresh: i64 = reached
    while fresh != 0:
        near: i64 = 0
        city = 0
        while city < c.CITY_COUNT:
            if fresh & (1 << city):
                near |= NEAR[state.side * c.CITY_COUNT + city]
            city += 1
        fresh = near & cities & ~reached
        reached |= fresh
    return reached


def is_connected(state: HansaFields, seat: i64) -> bool:
    """Whether a player's offices connect Arnheim and Stendal (HT-8.6)."""
    cities: i64 = presence(state, seat)
    if not cities & (1 << c.WEST) or not cities & (1 << c.EAST):
        return False
    return component(state, cities, c.WEST) & (1 << c.EAST) != 0


def largest_network(state: HansaFields, seat: i64) -> i64:
    """The offices in a player's largest network, every office counted (HT-8.5)."""
    cities: i64 = presence(state, seat)
    largest: i64 = 0
    left: i64 = cities
    city: i64 = 0
    while city < c.CITY_COUNT:
        if left & (1 << city):
            network: i64 = component(state, cities, city)
            left &= ~network
            offices: i64 = 0
            other: i64 = city
            while other < c.CITY_COUNT:
                if network & (1 << other):
                    offices += offices_in(state, other, seat)
                other += 1
            if offices > largest:
                largest = offices
        city += 1
    return largest


def office_total(state: HansaFields, seat: i64) -> i64:
    """A player's offices on the board, printed and extra (HT-13.4)."""
    total: i64 = 0
    city: i64 = 0
    while city < c.CITY_COUNT:
        total += offices_in(state, city, seat)
        city += 1
    return total
