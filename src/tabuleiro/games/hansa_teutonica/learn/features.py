"""A position as fixed-length integers for learning, seen from one seat: own facts first, then clockwise."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tabuleiro.core.state import clear
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.desk import privilege, value
from tabuleiro.games.hansa_teutonica.board.pieces import piece_of, tally_between
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.scoring import ability_points, coellen_points, points_for
from tabuleiro.games.hansa_teutonica.state import NEUTRAL, HansaFields, Lasting

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
    "time_left",
)
_PLAYER: Final = (
    "prestige",
    "supply_trader",
    "supply_merchant",
    "stock_trader",
    "stock_merchant",
    *(f"level_{track}" for track in c.TRACKS),
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
    *(f"unused_{marker}" for marker in c.MARKERS),
    "used_markers",
    "plate",
    "connected",
    "present_west",
    "present_east",
)
PLAYER_WIDTH: Final = 38
GLOBAL_WIDTH: Final = 12
KIND_WIDTH: Final = 17
ROUTE_WIDTH: Final = 4
CITY_WIDTH: Final = 6
FEATURE_COUNT: Final = 517
FEATURE_NAMES: Final = (
    *_GLOBAL,
    *(f"decision_{kind}" for kind in d.KINDS),
    *(f"player{offset}_{name}" for offset in range(c.MAX_SEATS) for name in _PLAYER),
    *(f"route_{route}_{what}" for route in c.ROUTES for what in ("own", "others", "empty", "marker")),
    *(
        f"city_{city}_{what}"
        for city in c.CITIES
        for what in ("own", "others", "controlled", "free", "free_reachable", "free_coin")
    ),
)
assert len(_PLAYER) == PLAYER_WIDTH
assert len(_GLOBAL) == GLOBAL_WIDTH
assert len(d.KINDS) == KIND_WIDTH
assert len(FEATURE_NAMES) == FEATURE_COUNT


WHOLE: Final = 16
"""`time_left` at the beginning of a game."""


def time_left(state: HansaFields) -> i64:
    """How much of the game is left, WHOLE to 0, by whichever end is nearest (HT-12)."""
    gone: i64 = state.completed * WHOLE // c.END_CITIES
    drawn: i64 = (c.STACK_SIZE - state.stack_size) * WHOLE // (c.STACK_SIZE + 1)
    if drawn > gone:
        gone = drawn
    seat: i64 = 0
    while seat < state.seats:
        points: i64 = state.prestige[seat] * WHOLE // c.END_PRESTIGE
        if points > gone:
            gone = points
        seat += 1
    return WHOLE - gone if gone < WHOLE else 0


def features_into(state: HansaFields, seat: i64, out: vec[i64]) -> None:
    """Write every feature, in the order of FEATURE_NAMES."""
    clear(out, FEATURE_COUNT)
    _write_lasting(state, seat, out)
    _write_fleeting(state, seat, out, 0)


def features_behind(state: HansaFields, seat: i64, rows: vec[i64]) -> vec[i64]:
    """Write every feature behind the rows of other positions; what lasts is only written when it changed."""
    row: i64 = len(rows)
    rows = extend(rows, _lasting_view(state, seat))
    _write_fleeting(state, seat, rows, row)
    return rows


def _lasting_view(state: HansaFields, seat: i64) -> vec[i64]:
    """The features that follow from `state.lasting` alone, all others 0; the record keeps them for every seat."""
    views: list[vec[i64]] = state.lasting.views
    while len(views) < state.seats:
        views.append(vec[i64]())
    if len(views[seat]) == 0:
        view: vec[i64] = vec[i64]([0] * FEATURE_COUNT)
        _write_lasting(state, seat, view)
        views[seat] = view
    return views[seat]


def _write_lasting(state: HansaFields, seat: i64, out: vec[i64]) -> None:
    """Write what follows from `state.lasting` and is not 0, into a row of zeros."""
    start: i64 = GLOBAL_WIDTH + KIND_WIDTH + c.MAX_SEATS * PLAYER_WIDTH
    markers: vec[i64] = state.lasting.route_markers
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        if markers[route] > 0:
            out[start + route * ROUTE_WIDTH + 3] = 1
        route += 1
    _write_cities(state, seat, out, start + c.ROUTE_COUNT * ROUTE_WIDTH)
    player: i64 = 0
    while player < state.seats:
        _write_desk(state, player, out, _player_place(state.seats, seat, player))
        player += 1


def _write_fleeting(state: HansaFields, seat: i64, out: vec[i64], row: i64) -> None:
    """Write all other features that are not 0, into a row that begins at `row` and has what lasts."""
    _write_global(state, seat, out, row)
    if state.agenda.depth > 0:
        out[row + GLOBAL_WIDTH + state.agenda.kind()] = 1
    _write_routes(state, seat, out, row)
    player: i64 = 0
    while player < state.seats:
        _write_supplies(state, player, out, row + _player_place(state.seats, seat, player))
        player += 1


def _write_global(state: HansaFields, seat: i64, out: vec[i64], row: i64) -> None:
    out[row] = state.seats
    out[row + 1] = state.turns
    out[row + 2] = state.stack_size
    out[row + 3] = state.completed
    out[row + 4] = state.reserve
    if state.active == seat:
        out[row + 5] = state.actions_left
    else:
        out[row + 6] = state.actions_left
    actor: i64 = state.agenda.get(d.ACTOR) if state.agenda.depth > 0 else i64(-1)
    if actor >= 0:
        out[row + 7] = 1 if actor == seat else 0
        out[row + 8] = (actor - seat + state.seats) % state.seats
    if state.active >= 0:
        out[row + 9] = (state.active - seat + state.seats) % state.seats
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.prestige[other] > out[row + 10]:
            out[row + 10] = state.prestige[other]
        other += 1
    out[row + 11] = time_left(state)


def _write_supplies(state: HansaFields, seat: i64, out: vec[i64], start: i64) -> None:
    """A player's prestige and pieces, and what he would have with the points that `_write_desk` counted."""
    out[start] = state.prestige[seat]
    out[start + 1] = state.supply[seat * 2 + c.TRADER]
    out[start + 2] = state.supply[seat * 2 + c.MERCHANT]
    out[start + 3] = state.stock[seat * 2 + c.TRADER]
    out[start + 4] = state.stock[seat * 2 + c.MERCHANT]
    out[start + 26] += out[start]


def _write_desk(state: HansaFields, seat: i64, out: vec[i64], start: i64) -> None:
    """A player's abilities, markers and points beside the prestige; `_write_cities` counted his cities."""
    lasting: Lasting = state.lasting
    levels: vec[i64] = lasting.levels
    unused: vec[i64] = lasting.unused
    used: vec[i64] = lasting.used
    track: i64 = 0
    while track < c.TRACK_COUNT:
        out[start + 5 + track] = levels[seat * c.TRACK_COUNT + track]
        track += 1
    out[start + 10] = value(state, seat, c.ACTIONS)
    out[start + 11] = value(state, seat, c.KEYS)
    out[start + 12] = privilege(state, seat)
    out[start + 19] = lasting.networks[seat]
    out[start + 20] = out[start + 19] * out[start + 11]
    out[start + 22] = out[start + 21] * c.CITY_POINTS
    out[start + 23] = ability_points(state, seat)
    out[start + 25] = coellen_points(state, seat)
    markers: i64 = 0
    marker: i64 = 0
    while marker < c.MARKER_COUNT:
        out[start + 27 + marker] = unused[seat * c.MARKER_COUNT + marker]
        out[start + 33] += used[seat * c.MARKER_COUNT + marker]
        markers += out[start + 27 + marker]
        marker += 1
    out[start + 24] = points_for(markers + out[start + 33])
    out[start + 26] = out[start + 20] + out[start + 22] + out[start + 23] + out[start + 24] + out[start + 25]
    out[start + 34] = lasting.plates[seat]
    out[start + 35] = lasting.connected[seat]


def _write_routes(state: HansaFields, seat: i64, out: vec[i64], row: i64) -> None:
    """Own and foreign pieces, and empty spaces; players get their share of it."""
    pieces: vec[i64] = state.spaces
    sizes: vec[i64] = c.SPACES
    printed: i64 = state.side * c.ROUTE_COUNT
    base: i64 = row + GLOBAL_WIDTH + KIND_WIDTH + c.MAX_SEATS * PLAYER_WIDTH
    first: i64 = 0
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        spaces: i64 = sizes[printed + route]
        tally: i64 = tally_between(pieces, first, first + spaces)
        empty: i64 = tally & 15
        if tally != empty:
            own: i64 = _write_pieces(state.seats, seat, out, row, tally, spaces)
            out[base] = own
            out[base + 1] = spaces - own - empty
        out[base + 2] = empty
        base += ROUTE_WIDTH
        first += c.MAX_SPACES
        route += 1


def _write_pieces(seats: i64, seat: i64, out: vec[i64], row: i64, tally: i64, spaces: i64) -> i64:
    """Whose pieces are on a route, who fills it alone or would with one more; return how many are the seat's own.

    `tally` is four bits for each code: a player's traders, then his merchants, players after each other.
    """
    own: i64 = 0
    left: i64 = tally >> (4 * piece_of(0, c.TRADER))
    owner: i64 = 0
    while owner < seats and left != 0:
        traders: i64 = left & 15
        merchants: i64 = (left >> 4) & 15
        count: i64 = traders + merchants
        if count > 0:
            player: i64 = row + _player_place(seats, seat, owner)
            out[player + 13] += traders
            out[player + 14] += merchants
            if count == spaces:
                out[player + 15] += 1
            elif count + 1 == spaces and tally & 15 == 1:
                out[player + 16] += 1
            if owner == seat:
                own = count
        left >>= 8
        owner += 1
    return own


def _player_place(seats: i64, seat: i64, other: i64) -> i64:
    """Where the facts of a player begin in a row, seen from a seat."""
    offset: i64 = other - seat
    if offset < 0:
        offset += seats
    return GLOBAL_WIDTH + KIND_WIDTH + offset * PLAYER_WIDTH


def _write_cities(state: HansaFields, seat: i64, out: vec[i64], start: i64) -> None:
    """Own and foreign offices, control (1 own, -1 other), and the next free office; players get their share of it."""
    offices: vec[i64] = state.lasting.counts
    holders: vec[i64] = state.lasting.holders
    open_offices: vec[i64] = state.lasting.open_offices
    colours: vec[i64] = c.OFFICE_COLOURS
    coins: vec[i64] = c.OFFICE_COINS
    darkest: i64 = privilege(state, seat)
    printed: i64 = state.side * c.CITY_COUNT * c.MAX_OFFICES
    base: i64 = start
    city: i64 = 0
    while city < c.CITY_COUNT:
        counts: i64 = offices[city]
        if counts != 0:
            holder: i64 = holders[city]
            out[base + 2] = 1 if holder == seat else -1
            if holder != NEUTRAL:
                out[_player_place(state.seats, seat, holder) + 21] += 1
            _write_owners(state.seats, seat, out, base, city, counts)
        office: i64 = open_offices[city]
        if office >= 0:
            out[base + 3] = 1
            if colours[printed + office] <= darkest:
                out[base + 4] = 1
            out[base + 5] = coins[printed + office]
        base += CITY_WIDTH
        printed += c.MAX_OFFICES
        city += 1


def _write_owners(seats: i64, seat: i64, out: vec[i64], base: i64, city: i64, counts: i64) -> None:
    """Who has offices in a city, and what that adds to each player's own facts."""
    left: i64 = counts
    owner: i64 = 0
    while left != 0:
        offices: i64 = left & 15
        if offices > 0:
            if owner == seat:
                out[base] = offices
            else:
                out[base + 1] += offices
            if owner != NEUTRAL:
                player: i64 = _player_place(seats, seat, owner)
                out[player + 17] += offices
                out[player + 18] += 1
                if city == c.WEST:
                    out[player + 36] = 1
                if city == c.EAST:
                    out[player + 37] = 1
        left >>= 4
        owner += 1
