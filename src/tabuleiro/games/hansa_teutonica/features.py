"""A position as fixed-length integers for learning, seen from one seat: own facts first, then clockwise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.cities import controller, first_empty_office, largest_network, office_total
from tabuleiro.games.hansa_teutonica.components import (
    ACTIONS,
    CITIES,
    CITY_COUNT,
    CITY_POINTS,
    EAST,
    KEYS,
    MARKER_COUNT,
    MARKERS,
    MAX_OFFICES,
    MAX_SEATS,
    MAX_SPACES,
    MERCHANT,
    OFFICE_COINS,
    OFFICE_COLOURS,
    ROUTE_COUNT,
    ROUTES,
    TRACK_COUNT,
    TRACKS,
    TRADER,
    WEST,
)
from tabuleiro.games.hansa_teutonica.desk import privilege, value
from tabuleiro.games.hansa_teutonica.pieces import count_on, owner_of, piece_of
from tabuleiro.games.hansa_teutonica.scoring import ability_points, coellen_points, marker_points
from tabuleiro.games.hansa_teutonica.state import ACTOR, EMPTY, KINDS, NEUTRAL, HansaState

_GLOBAL: Final = (
    "seats",
    "turns",
    "stack",
    "completed",
    "reserve",
    "actions_left_own",
    "actions_left_other",
    "to_act_own",
    "to_act_offset",
    "active_offset",
    "leader_prestige",
)
_PLAYER: Final = (
    "prestige",
    "supply_trader",
    "supply_merchant",
    "stock_trader",
    "stock_merchant",
    *(f"level_{track}" for track in TRACKS),
    "actions",
    "keys",
    "privilege",
    "route_traders",
    "route_merchants",
    "full_routes",
    "routes_one_short",
    "offices",
    "cities_present",
    "network",
    "network_points",
    "cities_controlled",
    "city_points",
    "ability_points",
    "marker_points",
    "coellen_points",
    "projected",
    *(f"unused_{marker}" for marker in MARKERS),
    "used_markers",
    "plate",
    "connected",
    "present_west",
    "present_east",
)
PLAYER_WIDTH: Final = 38
GLOBAL_WIDTH: Final = 11
KIND_WIDTH: Final = 17
ROUTE_WIDTH: Final = 4
CITY_WIDTH: Final = 6
FEATURE_NAMES: Final = (
    *_GLOBAL,
    *(f"decision_{kind}" for kind in KINDS),
    *(f"player{offset}_{name}" for offset in range(MAX_SEATS) for name in _PLAYER),
    *(f"route_{route}_{what}" for route in ROUTES for what in ("own", "others", "empty", "marker")),
    *(
        f"city_{city}_{what}"
        for city in CITIES
        for what in ("own", "others", "controlled", "free", "free_reachable", "free_coin")
    ),
)
assert len(_PLAYER) == PLAYER_WIDTH
assert len(_GLOBAL) == GLOBAL_WIDTH
assert len(KINDS) == KIND_WIDTH


def features_into(state: HansaState, seat: i64, out: vec[i64]) -> None:
    """Write every feature, in the order of FEATURE_NAMES."""
    place: i64 = 0
    while place < len(out):
        out[place] = 0
        place += 1
    _write_global(state, seat, out)
    if state.agenda.depth > 0:
        out[GLOBAL_WIDTH + state.agenda.kind()] = 1
    offset: i64 = 0
    while offset < state.seats:
        start: i64 = GLOBAL_WIDTH + KIND_WIDTH + offset * PLAYER_WIDTH
        _write_player(state, (seat + offset) % state.seats, out, start)
        offset += 1
    start = GLOBAL_WIDTH + KIND_WIDTH + MAX_SEATS * PLAYER_WIDTH
    _write_routes(state, seat, out, start)
    _write_cities(state, seat, out, start + ROUTE_COUNT * ROUTE_WIDTH)


def _write_global(state: HansaState, seat: i64, out: vec[i64]) -> None:
    out[0] = state.seats
    out[1] = state.turns
    out[2] = state.stack_size
    out[3] = state.completed
    out[4] = state.reserve
    if state.active == seat:
        out[5] = state.actions_left
    else:
        out[6] = state.actions_left
    if state.agenda.depth > 0 and state.agenda.get(ACTOR) >= 0:
        out[7] = 1 if state.agenda.get(ACTOR) == seat else 0
        out[8] = (state.agenda.get(ACTOR) - seat + state.seats) % state.seats
    if state.active >= 0:
        out[9] = (state.active - seat + state.seats) % state.seats
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.prestige[other] > out[10]:
            out[10] = state.prestige[other]
        other += 1


def _write_player(state: HansaState, seat: i64, out: vec[i64], start: i64) -> None:
    out[start] = state.prestige[seat]
    out[start + 1] = state.supply[seat * 2 + TRADER]
    out[start + 2] = state.supply[seat * 2 + MERCHANT]
    out[start + 3] = state.stock[seat * 2 + TRADER]
    out[start + 4] = state.stock[seat * 2 + MERCHANT]
    track: i64 = 0
    while track < TRACK_COUNT:
        out[start + 5 + track] = state.levels[seat * TRACK_COUNT + track]
        track += 1
    out[start + 10] = value(state, seat, ACTIONS)
    out[start + 11] = value(state, seat, KEYS)
    out[start + 12] = privilege(state, seat)
    _write_own_routes(state, seat, out, start + 13)
    out[start + 17] = office_total(state, seat)
    _write_own_cities(state, seat, out, start)
    out[start + 19] = largest_network(state, seat)
    out[start + 20] = out[start + 19] * out[start + 11]
    out[start + 22] = out[start + 21] * CITY_POINTS
    out[start + 23] = ability_points(state, seat)
    out[start + 24] = marker_points(state, seat)
    out[start + 25] = coellen_points(state, seat)
    out[start + 26] = out[start] + out[start + 20] + out[start + 22] + out[start + 23] + out[start + 24]
    out[start + 26] += out[start + 25]
    marker: i64 = 0
    while marker < MARKER_COUNT:
        out[start + 27 + marker] = state.unused[seat * MARKER_COUNT + marker]
        out[start + 33] += state.used[seat * MARKER_COUNT + marker]
        marker += 1
    out[start + 34] = state.plates[seat]
    out[start + 35] = state.connected[seat]


def _write_own_routes(state: HansaState, seat: i64, out: vec[i64], start: i64) -> None:
    """Traders and merchants on routes, routes filled alone, and routes that one more piece would fill."""
    route: i64 = 0
    while route < ROUTE_COUNT:
        traders: i64 = count_on(state, route, piece_of(seat, TRADER))
        merchants: i64 = count_on(state, route, piece_of(seat, MERCHANT))
        if traders + merchants > 0:
            empty: i64 = count_on(state, route, EMPTY)
            out[start] += traders
            out[start + 1] += merchants
            spaces: i64 = _spaces(state, route)
            if traders + merchants == spaces:
                out[start + 2] += 1
            elif traders + merchants + 1 == spaces and empty == 1:
                out[start + 3] += 1
        route += 1


def _spaces(state: HansaState, route: i64) -> i64:
    from_pieces: i64 = 0
    space: i64 = 0
    while space < MAX_SPACES:
        if state.spaces[route * MAX_SPACES + space] != EMPTY:
            from_pieces += 1
        space += 1
    return from_pieces + count_on(state, route, EMPTY)


def _write_own_cities(state: HansaState, seat: i64, out: vec[i64], start: i64) -> None:
    """Cities where the player is present and which the player controls."""
    city: i64 = 0
    while city < CITY_COUNT:
        if _own(state, city, seat) > 0:
            out[start + 18] += 1
            if controller(state, city) == seat:
                out[start + 21] += 1
            if city == WEST:
                out[start + 36] = 1
            if city == EAST:
                out[start + 37] = 1
        city += 1


def _own(state: HansaState, city: i64, seat: i64) -> i64:
    count: i64 = 0
    i: i64 = city * MAX_OFFICES
    while i < (city + 1) * MAX_OFFICES:
        if state.offices[i] != EMPTY and owner_of(state.offices[i]) == seat:
            count += 1
        if state.extras[i] != EMPTY and owner_of(state.extras[i]) == seat:
            count += 1
        i += 1
    return count


def _write_routes(state: HansaState, seat: i64, out: vec[i64], start: i64) -> None:
    """Own and foreign pieces, empty spaces, and whether a marker waits."""
    route: i64 = 0
    while route < ROUTE_COUNT:
        base: i64 = start + route * ROUTE_WIDTH
        out[base] = count_on(state, route, piece_of(seat, TRADER)) + count_on(state, route, piece_of(seat, MERCHANT))
        out[base + 2] = count_on(state, route, EMPTY)
        out[base + 1] = _spaces(state, route) - out[base] - out[base + 2]
        out[base + 3] = 1 if state.route_markers[route] > 0 else 0
        route += 1


def _write_cities(state: HansaState, seat: i64, out: vec[i64], start: i64) -> None:
    """Own and foreign offices, control (1 own, -1 other), and the next free office."""
    city: i64 = 0
    while city < CITY_COUNT:
        base: i64 = start + city * CITY_WIDTH
        owner: i64 = 0
        while owner <= NEUTRAL:
            if owner == seat:
                out[base] = _own(state, city, owner)
            else:
                out[base + 1] += _own(state, city, owner)
            owner += 1
        holder: i64 = controller(state, city)
        if holder >= 0:
            out[base + 2] = 1 if holder == seat else -1
        office: i64 = first_empty_office(state, city)
        if office >= 0:
            printed: i64 = (state.side * CITY_COUNT + city) * MAX_OFFICES + office
            out[base + 3] = 1
            out[base + 4] = 1 if OFFICE_COLOURS[printed] <= privilege(state, seat) else 0
            out[base + 5] = OFFICE_COINS[printed]
        city += 1
