"""Cities: who is present, who controls, what is connected (HT-8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.board.pieces import owner_of
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import EMPTY, NEUTRAL, HansaFields, Lasting, put, renew


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
    return state.lasting.open_offices[city]


def offices_in(state: HansaFields, city: i64, owner: i64) -> i64:
    """How many offices, printed and extra, an owner has in a city."""
    return (state.lasting.counts[city] >> (4 * owner)) & 15


def controller(state: HansaFields, city: i64) -> i64:
    """The seat (or NEUTRAL) that controls a city, -1 for none (HT-8.2)."""
    return state.lasting.holders[city]


def rewarded(state: HansaFields, city: i64) -> i64:
    """The seat that gets the point of a city when a route to it is claimed, -1 for nobody (HT-5.5.3).

    Where neutral offices count for control at the final scoring only, it is the first of the real players (HT-11.3).
    """
    owner: i64 = controller(state, city)
    if owner != NEUTRAL:
        return owner
    if state.neutral_denies == 1:
        return -1
    return _majority(state.lasting, city, state.lasting.counts[city] & ~(15 << (4 * NEUTRAL)))


def largest_network(state: HansaFields, seat: i64) -> i64:
    """The offices in a player's largest network, every office counted (HT-8.5)."""
    return state.lasting.networks[seat]


def office_total(state: HansaFields, seat: i64) -> i64:
    """A player's offices on the board, printed and extra (HT-13.4)."""
    total: i64 = 0
    city: i64 = 0
    while city < c.CITY_COUNT:
        total += offices_in(state, city, seat)
        city += 1
    return total


def is_connected(state: HansaFields, seat: i64) -> bool:
    """Whether a player's offices connect Arnheim and Stendal (HT-8.6)."""
    cities: i64 = state.lasting.presences[seat]
    if not cities & (1 << c.WEST) or not cities & (1 << c.EAST):
        return False
    return component(state.side, cities, c.WEST) & (1 << c.EAST) != 0


def found(state: HansaFields, city: i64, office: i64, piece: i64) -> None:
    """Put a piece into a printed office (HT-6.2)."""
    lasting: Lasting = renew(state)
    lasting.offices = put(lasting.offices, city * c.MAX_OFFICES + office, piece)
    _reckon_city(lasting, state.side, city)
    if owner_of(piece) != NEUTRAL:
        _reckon_player(lasting, state.side, owner_of(piece))


def found_extra(state: HansaFields, city: i64, piece: i64) -> None:
    """Put a piece left of everything that stands in a city (HT-9.4)."""
    lasting: Lasting = renew(state)
    place: i64 = city * c.MAX_EXTRA_OFFICES
    while lasting.extras[place] != EMPTY:
        place += 1
    lasting.extras = put(lasting.extras, place, piece)
    _reckon_city(lasting, state.side, city)
    _reckon_player(lasting, state.side, owner_of(piece))


def exchange(state: HansaFields, city: i64, left: i64) -> None:
    """Exchange the pieces of two neighbouring offices: only the control of the city may change (HT-9.6)."""
    lasting: Lasting = renew(state)
    place: i64 = city * c.MAX_OFFICES + left
    first: i64 = lasting.offices[place]
    lasting.offices = put(lasting.offices, place, lasting.offices[place + 1])
    lasting.offices = put(lasting.offices, place + 1, first)
    _reckon_city(lasting, state.side, city)


def reckon(state: HansaFields) -> None:
    """Find out what follows from the offices, all of it: for a position that was loaded."""
    lasting: Lasting = renew(state)
    city: i64 = 0
    while city < c.CITY_COUNT:
        _reckon_city(lasting, state.side, city)
        city += 1
    seat: i64 = 0
    while seat < state.seats:
        _reckon_player(lasting, state.side, seat)
        seat += 1


def _reckon_city(lasting: Lasting, side: i64, city: i64) -> None:
    counts: i64 = _count_offices(lasting, city)
    lasting.counts = put(lasting.counts, city, counts)
    lasting.holders = put(lasting.holders, city, _majority(lasting, city, counts))
    lasting.open_offices = put(lasting.open_offices, city, _leftmost_empty(lasting, side, city))


def _reckon_player(lasting: Lasting, side: i64, seat: i64) -> None:
    cities: i64 = 0
    city: i64 = 0
    while city < c.CITY_COUNT:
        if (lasting.counts[city] >> (4 * seat)) & 15:
            cities |= 1 << city
        city += 1
    lasting.presences = put(lasting.presences, seat, cities)
    lasting.networks = put(lasting.networks, seat, _largest_component(lasting, side, seat, cities))


def _leftmost_empty(lasting: Lasting, side: i64, city: i64) -> i64:
    count: i64 = c.OFFICES[side * c.CITY_COUNT + city]
    office: i64 = 0
    while office < count:
        if lasting.offices[city * c.MAX_OFFICES + office] == EMPTY:
            return office
        office += 1
    return -1


def _count_offices(lasting: Lasting, city: i64) -> i64:
    """The offices, printed and extra, of every owner in a city: four bits each, from owner 0 up."""
    counts: i64 = 0
    place: i64 = city * c.MAX_OFFICES
    while place < (city + 1) * c.MAX_OFFICES:
        if lasting.offices[place] != EMPTY:
            counts += 1 << (4 * owner_of(lasting.offices[place]))
        if lasting.extras[place] != EMPTY:
            counts += 1 << (4 * owner_of(lasting.extras[place]))
        place += 1
    return counts


def _majority(lasting: Lasting, city: i64, counts: i64) -> i64:
    """Who controls a city with these `counts`.

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
            piece = lasting.offices[city * c.MAX_OFFICES + office]
        else:
            piece = lasting.extras[city * c.MAX_EXTRA_OFFICES - 1 - office]
        if piece != EMPTY:
            owner: i64 = owner_of(piece)
            if (counts >> (4 * owner)) & 15 > most:
                most = (counts >> (4 * owner)) & 15
                best = owner
        office -= 1
    return best


def component(side: i64, cities: i64, city: i64) -> i64:
    """The part of a set of cities that hangs together with one of them by routes (HT-8.4)."""
    reached: i64 = 1 << city
    fresh: i64 = reached
    while fresh != 0:
        near: i64 = 0
        city = 0
        while city < c.CITY_COUNT:
            if fresh & (1 << city):
                near |= NEAR[side * c.CITY_COUNT + city]
            city += 1
        fresh = near & cities & ~reached
        reached |= fresh
    return reached


def _largest_component(lasting: Lasting, side: i64, seat: i64, cities: i64) -> i64:
    """The most offices that a player has in cities that hang together (HT-8.5)."""
    largest: i64 = 0
    left: i64 = cities
    city: i64 = 0
    while city < c.CITY_COUNT:
        if left & (1 << city):
            network: i64 = component(side, cities, city)
            left &= ~network
            offices: i64 = 0
            other: i64 = city
            while other < c.CITY_COUNT:
                if network & (1 << other):
                    offices += (lasting.counts[other] >> (4 * seat)) & 15
                other += 1
            if offices > largest:
                largest = offices
        city += 1
    return largest
