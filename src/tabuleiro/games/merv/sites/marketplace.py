"""The marketplace: trading posts, goods, and camels that lengthen the routes (ME-8.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv.actions import BUY_GOOD, PLACE_POST, PLACE_ROUTE_CAMEL, STOP
from tabuleiro.games.merv.data.components import (
    ANY,
    CITIES,
    CITY_COUNT,
    CITY_GOODS,
    FILL_ORDER,
    GOOD_COST,
    GOOD_COUNT,
    GOODS,
    INNER,
    MARKET_SIDES,
    MAX_SEATS,
    OF_CITY,
    POSTS,
    ROUTE_COUNT,
    ROUTE_ENDS,
    ROUTES,
    SIDE_SPACES,
    SPACES,
)
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.payment import can_pay_units, charge_units, discount
from tabuleiro.games.merv.present.events import note, note_at, note_both, note_place
from tabuleiro.games.merv.sites.caravansary import leading_camels, row_length
from tabuleiro.games.merv.state import (
    ACTOR,
    CAMELS_HELD,
    COUNT_WIDTH,
    DISCOUNT,
    MARKET_STEP,
    STEPS,
    USED,
    MervState,
    put,
)


def posts_of(state: MervState, seat: i64) -> i64:
    """How many trading posts a player has."""
    posts: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        posts += state.posts[city * MAX_SEATS + seat]
        city += 1
    return posts


def can_place_post(state: MervState, seat: i64) -> bool:
    """Whether a disc is left and a city without an own post (ME-8.4.1)."""
    posts: i64 = posts_of(state, seat)
    return posts < POSTS and posts < CITY_COUNT


def legal_post(state: MervState, out: vec[i64], count: i64) -> i64:
    """Cities without an own post; the first one must be an inner city."""
    seat: i64 = state.agenda.get(ACTOR)
    is_first: bool = posts_of(state, seat) == 0
    city: i64 = 0
    while city < CITY_COUNT:
        if state.posts[city * MAX_SEATS + seat] == 0 and (INNER[city] == 1 or not is_first):
            out[count] = PLACE_POST + city
            count += 1
        city += 1
    return count


def apply_post(state: MervState, city: i64) -> None:
    """Found a trading post; the first disc of all on a city gains its effects."""
    seat: i64 = state.agenda.get(ACTOR)
    discs: i64 = 0
    other: i64 = 0
    while other < MAX_SEATS:
        discs += state.posts[city * MAX_SEATS + other]
        other += 1
    state.posts = put(state.posts, city * MAX_SEATS + seat, 1)
    state.agenda.turn_into(MARKET_STEP)
    state.agenda.set(STEPS, 1)
    note_at(state, "post", seat, "city", CITIES, city)
    if discs == 0:
        gain(state, seat, OF_CITY + city)


def connected_cities(state: MervState, seat: i64) -> i64:
    """Bit set of the cities that have an own post or are joined to one by camels of this performance (ME-8.4.3)."""
    cities: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if state.posts[city * MAX_SEATS + seat] == 1:
            cities |= 1 << city
        city += 1
    grown: i64 = -1
    while grown != cities:
        grown = cities
        route: i64 = 0
        while route < ROUTE_COUNT:
            if state.route_camels[route] == 1:
                ends: i64 = (1 << ROUTE_ENDS[route * 2]) | (1 << ROUTE_ENDS[route * 2 + 1])
                if cities & ends != 0:
                    cities |= ends
            route += 1
    return cities


def _joins_new(cities: i64, route: i64) -> bool:
    """Whether a route leads from a connected city to an unconnected one."""
    return (cities >> ROUTE_ENDS[route * 2]) & 1 != (cities >> ROUTE_ENDS[route * 2 + 1]) & 1


def can_start_marketplace(state: MervState, seat: i64, free: i64) -> bool:
    """Whether a first step is possible (ME-8.4.6)."""
    if can_place_post(state, seat):
        return True
    if not can_pay_units(state, seat, ANY, GOOD_COST - free):
        return False
    cities: i64 = connected_cities(state, seat)
    city: i64 = 0
    while city < CITY_COUNT:
        if (cities >> city) & 1 == 1 and state.stock[CITY_GOODS[city]] > 0:
            return True
        city += 1
    if state.counts[seat * COUNT_WIDTH + CAMELS_HELD] > 0:
        route: i64 = 0
        while route < ROUTE_COUNT:
            if _joins_new(cities, route):
                return True
            route += 1
    return False


def legal_marketplace(state: MervState, out: vec[i64], count: i64) -> i64:
    """Goods of connected cities and routes to further ones, while one more good can be paid (ME-8.4.2)."""
    seat: i64 = state.agenda.get(ACTOR)
    start: i64 = count
    if state.agenda.get(STEPS) > 0:
        out[count] = STOP
        count += 1
    if can_pay_units(state, seat, ANY, GOOD_COST - state.agenda.get(DISCOUNT)):
        cities: i64 = connected_cities(state, seat)
        open_cities: i64 = cities & ~state.agenda.get(USED)
        city: i64 = 0
        while city < CITY_COUNT:
            if (open_cities >> city) & 1 == 1 and state.stock[CITY_GOODS[city]] > 0:
                out[count] = BUY_GOOD + city
                count += 1
            city += 1
        if state.counts[seat * COUNT_WIDTH + CAMELS_HELD] > 0:
            route: i64 = 0
            while route < ROUTE_COUNT:
                if _joins_new(cities, route):
                    out[count] = PLACE_ROUTE_CAMEL + route
                    count += 1
                route += 1
    if count == start:
        out[count] = STOP
        count += 1
    return count


def apply_buy(state: MervState, city: i64) -> None:
    """Ask for the cube of a good."""
    seat: i64 = state.agenda.get(ACTOR)
    free: i64 = state.agenda.get(DISCOUNT)
    state.agenda.set(DISCOUNT, 0)
    state.agenda.set(STEPS, state.agenda.get(STEPS) + 1)
    state.agenda.set(USED, state.agenda.get(USED) | (1 << city))
    charge_units(state, seat, BUY_GOOD + city, ANY, GOOD_COST)
    if free == 1:
        discount(state)


def buy_good(state: MervState, seat: i64, city: i64) -> None:
    """Take the paid good from the city's stack."""
    good: i64 = CITY_GOODS[city]
    state.stock[good] -= 1
    state.goods[seat * GOOD_COUNT + good] += 1
    note_both(state, "good", seat, "city", CITIES, city, "good", GOODS, good)


def apply_route_camel(state: MervState, route: i64) -> None:
    """Put a camel on a route: the city at its other end is connected for this performance."""
    seat: i64 = state.agenda.get(ACTOR)
    state.agenda.set(STEPS, state.agenda.get(STEPS) + 1)
    state.counts[seat * COUNT_WIDTH + CAMELS_HELD] -= 1
    state.route_camels[route] = 1
    note_at(state, "route_camel", seat, "route", ROUTES, route)


def camels_home(state: MervState, seat: i64) -> None:
    """Move every camel from the routes to caravan cards, then to the camel market, then to the supply (ME-8.4.4)."""
    route: i64 = 0
    while route < ROUTE_COUNT:
        if state.route_camels[route] == 1:
            state.route_camels[route] = 0
            _camel_home(state, seat)
        route += 1


def _camel_home(state: MervState, seat: i64) -> None:
    position: i64 = leading_camels(state)
    if position < row_length(state):
        state.row_camels[position] = 1
        note_place(state, "camel_home_card", seat, "row", position + 1)
        return
    side: i64 = MARKET_SIDES[state.seats]
    place: i64 = 0
    while place < SIDE_SPACES:
        space: i64 = FILL_ORDER[side * SIDE_SPACES + place]
        if space >= 0 and state.market[space] == 0:
            state.market[space] = 1
            note_at(state, "camel_home_market", seat, "market_space", SPACES, space)
            return
        place += 1
    state.supply_camels += 1
    note(state, "camel_home_supply", seat)
