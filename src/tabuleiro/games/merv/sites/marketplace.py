"""The marketplace: trading posts, goods, and camels that lengthen the routes (ME-8.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.effects import gain
from tabuleiro.games.merv.payment import can_pay_units, charge_units, discount
from tabuleiro.games.merv.present.events import note, note_at, note_both, note_place
from tabuleiro.games.merv.sites.caravansary import leading_camels, row_length
from tabuleiro.games.merv.state import MervFields, put


def posts_of(state: MervFields, seat: i64) -> i64:
    """How many trading posts a player has."""
    placed: vec[i64] = state.posts
    posts: i64 = 0
    city: i64 = 0
    while city < c.CITY_COUNT:
        posts += placed[city * c.MAX_SEATS + seat]
        city += 1
    return posts


def can_place_post(state: MervFields, seat: i64) -> bool:
    """Whether a disc is left and a city without an own post (ME-8.4.1)."""
    posts: i64 = posts_of(state, seat)
    return posts < c.POSTS and posts < c.CITY_COUNT


def legal_market_post(state: MervFields, out: vec[i64], count: i64) -> i64:
    """Cities without an own post; the first one must be an inner city."""
    seat: i64 = state.agenda.get(d.ACTOR)
    is_first: bool = posts_of(state, seat) == 0
    city: i64 = 0
    while city < c.CITY_COUNT:
        if state.posts[city * c.MAX_SEATS + seat] == 0 and (c.INNER[city] == 1 or not is_first):
            out[count] = ids.PLACE_POST + city
            count += 1
        city += 1
    return count


def apply_place_post(state: MervFields, city: i64) -> None:
    """Found a trading post; the first disc of all on a city gains its effects."""
    seat: i64 = state.agenda.get(d.ACTOR)
    discs: i64 = 0
    other: i64 = 0
    while other < c.MAX_SEATS:
        discs += state.posts[city * c.MAX_SEATS + other]
        other += 1
    state.posts = put(state.posts, city * c.MAX_SEATS + seat, 1)
    state.agenda.turn_into(d.MARKET_STEP)
    state.agenda.set(d.STEPS, 1)
    note_at(state, "post", seat, "city", c.CITIES, city)
    if discs == 0:
        gain(state, seat, c.OF_CITY + city)


def connected_cities(state: MervFields, seat: i64) -> i64:
    """Bit set of the cities that have an own post or are joined to one by camels of this performance (ME-8.4.3)."""
    cities: i64 = 0
    city: i64 = 0
    while city < c.CITY_COUNT:
        if state.posts[city * c.MAX_SEATS + seat] == 1:
            cities |= 1 << city
        city += 1
    grown: i64 = -1
    while grown != cities:
        grown = cities
        route: i64 = 0
        while route < c.ROUTE_COUNT:
            if state.route_camels[route] == 1:
                ends: i64 = (1 << c.ROUTE_ENDS[route * 2]) | (1 << c.ROUTE_ENDS[route * 2 + 1])
                if cities & ends != 0:
                    cities |= ends
            route += 1
    return cities


def _joins_new(cities: i64, route: i64) -> bool:
    """Whether a route leads from a connected city to an unconnected one."""
    return (cities >> c.ROUTE_ENDS[route * 2]) & 1 != (cities >> c.ROUTE_ENDS[route * 2 + 1]) & 1


def can_start_marketplace(state: MervFields, seat: i64, free: i64) -> bool:
    """Whether a first step is possible (ME-8.4.6)."""
    if can_place_post(state, seat):
        return True
    if not can_pay_units(state, seat, c.ANY, c.GOOD_COST - free):
        return False
    cities: i64 = connected_cities(state, seat)
    city: i64 = 0
    while city < c.CITY_COUNT:
        if (cities >> city) & 1 == 1 and state.stock[c.CITY_GOODS[city]] > 0:
            return True
        city += 1
    if state.counts[seat * s.COUNT_WIDTH + s.CAMELS_HELD] > 0:
        route: i64 = 0
        while route < c.ROUTE_COUNT:
            if _joins_new(cities, route):
                return True
            route += 1
    return False


def legal_market_step(state: MervFields, out: vec[i64], count: i64) -> i64:
    """Goods of connected cities and routes to further ones, while one more good can be paid (ME-8.4.2)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    start: i64 = count
    if state.agenda.get(d.STEPS) > 0:
        out[count] = ids.STOP
        count += 1
    if can_pay_units(state, seat, c.ANY, c.GOOD_COST - state.agenda.get(d.DISCOUNT)):
        cities: i64 = connected_cities(state, seat)
        open_cities: i64 = cities & ~state.agenda.get(d.USED)
        city: i64 = 0
        while city < c.CITY_COUNT:
            if (open_cities >> city) & 1 == 1 and state.stock[c.CITY_GOODS[city]] > 0:
                out[count] = ids.BUY_GOOD + city
                count += 1
            city += 1
        if state.counts[seat * s.COUNT_WIDTH + s.CAMELS_HELD] > 0:
            route: i64 = 0
            while route < c.ROUTE_COUNT:
                if _joins_new(cities, route):
                    out[count] = ids.PLACE_ROUTE_CAMEL + route
                    count += 1
                route += 1
    if count == start:
        out[count] = ids.STOP
        count += 1
    return count


def apply_buy_good(state: MervFields, city: i64) -> None:
    """Ask for the cube of a good."""
    seat: i64 = state.agenda.get(d.ACTOR)
    free: i64 = state.agenda.get(d.DISCOUNT)
    state.agenda.set(d.DISCOUNT, 0)
    state.agenda.set(d.STEPS, state.agenda.get(d.STEPS) + 1)
    state.agenda.set(d.USED, state.agenda.get(d.USED) | (1 << city))
    charge_units(state, seat, ids.BUY_GOOD + city, c.ANY, c.GOOD_COST)
    if free == 1:
        discount(state)


def buy_good(state: MervFields, seat: i64, city: i64) -> None:
    """Take the paid good from the city's stack."""
    good: i64 = c.CITY_GOODS[city]
    state.stock[good] -= 1
    state.goods[seat * c.GOOD_COUNT + good] += 1
    note_both(state, "good", seat, "city", c.CITIES, city, "good", c.GOODS, good)


def apply_place_route_camel(state: MervFields, route: i64) -> None:
    """Put a camel on a route: the city at its other end is connected for this performance."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.set(d.STEPS, state.agenda.get(d.STEPS) + 1)
    state.counts[seat * s.COUNT_WIDTH + s.CAMELS_HELD] -= 1
    state.route_camels[route] = 1
    note_at(state, "route_camel", seat, "route", c.ROUTES, route)


def camels_home(state: MervFields, seat: i64) -> None:
    """Move every camel from the routes to caravan cards, then to the camel market, then to the supply (ME-8.4.4)."""
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        if state.route_camels[route] == 1:
            state.route_camels[route] = 0
            _camel_home(state, seat)
        route += 1


def _camel_home(state: MervFields, seat: i64) -> None:
    position: i64 = leading_camels(state)
    if position < row_length(state):
        state.row_camels[position] = 1
        note_place(state, "camel_home_card", seat, "row", position + 1)
        return
    side: i64 = c.MARKET_SIDES[state.seats]
    place: i64 = 0
    while place < c.SIDE_SPACES:
        space: i64 = c.FILL_ORDER[side * c.SIDE_SPACES + place]
        if space >= 0 and state.market[space] == 0:
            state.market[space] = 1
            note_at(state, "camel_home_market", seat, "market_space", c.SPACES, space)
            return
        place += 1
    state.supply_camels += 1
    note(state, "camel_home_supply", seat)
