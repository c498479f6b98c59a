"""The neutral player of the two-player game (HT-11)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.cities import first_empty_office, found
from tabuleiro.games.hansa_teutonica.board.pieces import list_routes, nearest_ring, put_on, route_mask, routes_with_room
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.events import (
    NO_SEAT,
    note_office,
    note_route,
    note_route_marker,
    note_space,
)
from tabuleiro.games.hansa_teutonica.prestige import complete_city, reward_controllers
from tabuleiro.games.hansa_teutonica.replacement import draw_replacement
from tabuleiro.games.hansa_teutonica.state import EMPTY, NEUTRAL_CUBE, HansaFields, Lasting, put, renew
from tabuleiro.games.hansa_teutonica.turn import end_action


def await_neutral_cubes(state: HansaFields, route: i64) -> None:
    """The player who is not active places the displaced cube and one more (HT-11.5)."""
    state.agenda.push(d.NEUTRAL_PUT)
    state.agenda.set(d.ACTOR, 1 - state.active)
    state.agenda.set(d.ROUTE, route)
    state.agenda.set(d.LEFT, 1 + c.NEUTRAL_EXTRA)


def legal_neutral_put(state: HansaFields, out: vec[i64]) -> i64:
    """The nearest ring that has room, as for any displaced piece (HT-11.5)."""
    return list_routes(nearest_ring(state, state.agenda.get(d.ROUTE), routes_with_room(state)), ids.NEUTRAL_PUT, out)


def neutral_put(state: HansaFields, route: i64) -> None:
    """Put a cube down, the displaced one first, then one of the reserve; a full neutral route is claimed (HT-11.6)."""
    left: i64 = state.agenda.get(d.LEFT)
    if left <= c.NEUTRAL_EXTRA:
        state.reserve -= 1
    state.agenda.set(d.LEFT, left - 1)
    space: i64 = put_on(state, route, NEUTRAL_CUBE)
    note_space(state, "neutral_placed", state.agenda.get(d.ACTOR), route, space, c.TRADER)
    if route_mask(state, route) == 1 << NEUTRAL_CUBE:
        claim_neutral(state, route)
    else:
        continue_neutral(state)


def continue_neutral(state: HansaFields) -> None:
    """Ask for the next cube while there is one and room for it, else the action is over (HT-11.5)."""
    more: bool = state.agenda.get(d.LEFT) > 0 and state.reserve > 0
    if more and nearest_ring(state, state.agenda.get(d.ROUTE), routes_with_room(state)) != 0:
        return
    state.agenda.pop()
    end_action(state)


def claim_neutral(state: HansaFields, route: i64) -> None:
    """The neutral player claims a route: points, marker, then an office if an end city has room (HT-11.7)."""
    note_route(state, "neutral_claimed", NO_SEAT, route)
    reward_controllers(state, route)
    if state.lasting.route_markers[route] != 0:
        marker: i64 = state.lasting.route_markers[route] - 1
        lasting: Lasting = renew(state)
        lasting.route_markers = put(lasting.route_markers, route, 0)
        lasting.discarded = put(lasting.discarded, marker, lasting.discarded[marker] + 1)
        note_route_marker(state, "marker_discarded", NO_SEAT, route, marker)
        draw_replacement(state)
    room_a: bool = first_empty_office(state, c.ROUTE_A[route]) >= 0
    room_b: bool = first_empty_office(state, c.ROUTE_B[route]) >= 0
    if room_a and room_b:
        state.agenda.push(d.NEUTRAL_CITY)
        state.agenda.set(d.ACTOR, state.active)
        state.agenda.set(d.ROUTE, route)
        return
    if room_a:
        found_neutral_office(state, route, c.ROUTE_A[route])
    elif room_b:
        found_neutral_office(state, route, c.ROUTE_B[route])
    clear_neutral_route(state, route)
    continue_neutral(state)


def legal_neutral_city(out: vec[i64]) -> i64:
    """Both end cities: the choice arises only when both have room (HT-11.7)."""
    out[0] = ids.NEUTRAL_CITY
    out[1] = ids.NEUTRAL_CITY + 1
    return 2


def neutral_city(state: HansaFields, side: i64) -> None:
    """The active player has chosen the city of the neutral office."""
    route: i64 = state.agenda.get(d.ROUTE)
    state.agenda.pop()
    found_neutral_office(state, route, c.ROUTE_A[route] if side == 0 else c.ROUTE_B[route])
    clear_neutral_route(state, route)
    continue_neutral(state)


def found_neutral_office(state: HansaFields, route: i64, city: i64) -> None:
    """A cube of the route moves in, whatever colour or shape the office has; a coin gives nothing (HT-11.7)."""
    office: i64 = first_empty_office(state, city)
    state.spaces[route * c.MAX_SPACES] = EMPTY
    found(state, city, office, NEUTRAL_CUBE)
    note_office(state, "neutral_office_founded", NO_SEAT, city, office, c.TRADER)
    complete_city(state, NO_SEAT, city, office)


def clear_neutral_route(state: HansaFields, route: i64) -> None:
    """One cube stays at a yellow city, on space 0; the others return to the reserve (HT-11.7)."""
    space: i64 = 0
    while space < c.SPACES[state.side * c.ROUTE_COUNT + route]:
        if state.spaces[route * c.MAX_SPACES + space] != EMPTY:
            state.spaces[route * c.MAX_SPACES + space] = EMPTY
            state.reserve += 1
        space += 1
    side: i64 = state.side * c.CITY_COUNT
    if c.YELLOW[side + c.ROUTE_A[route]] + c.YELLOW[side + c.ROUTE_B[route]] > 0:
        state.spaces[route * c.MAX_SPACES] = NEUTRAL_CUBE
        state.reserve -= 1
