"""The neutral player of the two-player game (HT-11)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.actions import NEUTRAL_CITY, NEUTRAL_PUT
from tabuleiro.games.hansa_teutonica.board.cities import first_empty_office
from tabuleiro.games.hansa_teutonica.board.pieces import bit, nearest_ring, put_on, route_mask, routes_with_room
from tabuleiro.games.hansa_teutonica.data.components import (
    CITY_COUNT,
    MAX_OFFICES,
    MAX_SPACES,
    NEUTRAL_EXTRA,
    ROUTE_A,
    ROUTE_B,
    ROUTE_COUNT,
    SPACES,
    TRADER,
    YELLOW,
)
from tabuleiro.games.hansa_teutonica.ending import end_action
from tabuleiro.games.hansa_teutonica.present.events import (
    NO_SEAT,
    note_office,
    note_route,
    note_route_marker,
    note_space,
)
from tabuleiro.games.hansa_teutonica.prestige import complete_city, reward_controllers
from tabuleiro.games.hansa_teutonica.replacement import draw_replacement
from tabuleiro.games.hansa_teutonica.state import (
    ACTOR,
    EMPTY,
    LEFT,
    NEUTRAL_CHOOSING,
    NEUTRAL_CUBE,
    NEUTRAL_PUTTING,
    ROUTE,
    HansaState,
    own_tables,
)


def await_neutral_cubes(state: HansaState, route: i64) -> None:
    """The player who is not active places the displaced cube and one more (HT-11.5)."""
    state.agenda.push(NEUTRAL_PUTTING)
    state.agenda.set(ACTOR, 1 - state.active)
    state.agenda.set(ROUTE, route)
    state.agenda.set(LEFT, 1 + NEUTRAL_EXTRA)


def legal_neutral_put(state: HansaState, out: vec[i64]) -> i64:
    """The nearest ring that has room, as for any displaced piece (HT-11.5)."""
    ring: i64 = nearest_ring(state, state.agenda.get(ROUTE), routes_with_room(state))
    count: i64 = 0
    route: i64 = 0
    while route < ROUTE_COUNT:
        if ring & bit(route):
            out[count] = NEUTRAL_PUT + route
            count += 1
        route += 1
    return count


def put_neutral(state: HansaState, route: i64) -> None:
    """Put a cube down, the displaced one first, then one of the reserve; a full neutral route is claimed (HT-11.6)."""
    left: i64 = state.agenda.get(LEFT)
    if left <= NEUTRAL_EXTRA:
        state.reserve -= 1
    state.agenda.set(LEFT, left - 1)
    space: i64 = put_on(state, route, NEUTRAL_CUBE)
    note_space(state, "neutral_placed", state.agenda.get(ACTOR), route, space, TRADER)
    if route_mask(state, route) == 1 << NEUTRAL_CUBE:
        claim_neutral(state, route)
    else:
        continue_neutral(state)


def continue_neutral(state: HansaState) -> None:
    """Ask for the next cube while there is one and room for it, else the action is over (HT-11.5)."""
    more: bool = state.agenda.get(LEFT) > 0 and state.reserve > 0
    if more and nearest_ring(state, state.agenda.get(ROUTE), routes_with_room(state)) != 0:
        return
    state.agenda.pop()
    end_action(state)


def claim_neutral(state: HansaState, route: i64) -> None:
    """The neutral player claims a route: points, marker, then an office if an end city has room (HT-11.7)."""
    note_route(state, "neutral_claimed", NO_SEAT, route)
    reward_controllers(state, route)
    if state.route_markers[route] != 0:
        marker: i64 = state.route_markers[route] - 1
        own_tables(state)
        state.route_markers[route] = 0
        state.discarded[marker] += 1
        note_route_marker(state, "marker_discarded", NO_SEAT, route, marker)
        draw_replacement(state)
    room_a: bool = first_empty_office(state, ROUTE_A[route]) >= 0
    room_b: bool = first_empty_office(state, ROUTE_B[route]) >= 0
    if room_a and room_b:
        state.agenda.push(NEUTRAL_CHOOSING)
        state.agenda.set(ACTOR, state.active)
        state.agenda.set(ROUTE, route)
        return
    if room_a:
        found_neutral_office(state, route, ROUTE_A[route])
    elif room_b:
        found_neutral_office(state, route, ROUTE_B[route])
    clear_neutral_route(state, route)
    continue_neutral(state)


def legal_neutral_city(out: vec[i64]) -> i64:
    """Both end cities: the choice arises only when both have room (HT-11.7)."""
    out[0] = NEUTRAL_CITY
    out[1] = NEUTRAL_CITY + 1
    return 2


def choose_neutral_city(state: HansaState, side: i64) -> None:
    """The active player has chosen the city of the neutral office."""
    route: i64 = state.agenda.get(ROUTE)
    state.agenda.pop()
    found_neutral_office(state, route, ROUTE_A[route] if side == 0 else ROUTE_B[route])
    clear_neutral_route(state, route)
    continue_neutral(state)


def found_neutral_office(state: HansaState, route: i64, city: i64) -> None:
    """A cube of the route moves in, whatever colour or shape the office has; a coin gives nothing (HT-11.7)."""
    office: i64 = first_empty_office(state, city)
    state.spaces[route * MAX_SPACES] = EMPTY
    own_tables(state)
    state.offices[city * MAX_OFFICES + office] = NEUTRAL_CUBE
    note_office(state, "neutral_office_founded", NO_SEAT, city, office, TRADER)
    complete_city(state, NO_SEAT, city, office)


def clear_neutral_route(state: HansaState, route: i64) -> None:
    """One cube stays at a yellow city, on space 0; the others return to the reserve (HT-11.7)."""
    space: i64 = 0
    while space < SPACES[state.side * ROUTE_COUNT + route]:
        if state.spaces[route * MAX_SPACES + space] != EMPTY:
            state.spaces[route * MAX_SPACES + space] = EMPTY
            state.reserve += 1
        space += 1
    if YELLOW[state.side * CITY_COUNT + ROUTE_A[route]] + YELLOW[state.side * CITY_COUNT + ROUTE_B[route]] > 0:
        state.spaces[route * MAX_SPACES] = NEUTRAL_CUBE
        state.reserve -= 1
