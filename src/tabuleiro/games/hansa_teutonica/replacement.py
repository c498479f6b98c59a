"""Replacement markers: drawn to the plate in a claim, turned up and placed at the end of the turn (HT-10)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.cities import first_empty_office
from tabuleiro.games.hansa_teutonica.board.pieces import put_on, route_mask
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.events import (
    NO_SEAT,
    note_marker,
    note_number,
    note_route_marker,
    note_space,
)
from tabuleiro.games.hansa_teutonica.state import NEUTRAL_CUBE, HansaFields, Lasting, put, renew
from tabuleiro.games.hansa_teutonica.turn import pass_on

ONLY_EMPTY: i64 = 1
"""The route mask of a route without any piece."""


def draw_replacement(state: HansaFields) -> None:
    """The active player puts a face-down marker on the plate; an empty stack sets the end flag (HT-5.5.4, HT-12.2)."""
    if state.stack_size == 0:
        state.no_marker = 1
        return
    state.stack_size -= 1
    lasting: Lasting = renew(state)
    lasting.plates = put(lasting.plates, state.active, lasting.plates[state.active] + 1)
    note_number(state, "replacement_drawn", state.active, "stack", state.stack_size)


def end_turn(state: HansaFields) -> None:
    """The player ends the turn; actions that are left lapse (HT-4.3, HT-4.6)."""
    note_number(state, "turn_ended", state.active, "unused", state.actions_left)
    state.actions_left = 0
    state.agenda.pop()
    next_replacement(state)


def is_eligible(state: HansaFields, route: i64) -> bool:
    """No marker, no piece, and an empty printed office in an end city (HT-10.3)."""
    if state.lasting.route_markers[route] != 0 or route_mask(state, route) != ONLY_EMPTY:
        return False
    return first_empty_office(state, c.ROUTE_A[route]) >= 0 or first_empty_office(state, c.ROUTE_B[route]) >= 0


def next_replacement(state: HansaFields) -> None:
    """Turn up the next plate marker if any route can take it, else the turn is over (HT-10.2, HT-10.4)."""
    if state.lasting.plates[state.active] > 0:
        route: i64 = 0
        while route < c.ROUTE_COUNT:
            if is_eligible(state, route):
                state.agenda.push(d.MARKER_REVEAL)
                state.agenda.set(d.ACTOR, CHANCE)
                return
            route += 1
    pass_on(state)


def legal_marker_reveal(state: HansaFields, out: vec[i64]) -> i64:
    """The kinds that are still among the unseen markers (HT-14.2)."""
    count: i64 = 0
    marker: i64 = 0
    while marker < c.MARKER_COUNT:
        if state.lasting.unseen[marker] > 0:
            out[count] = ids.MARKER_REVEAL + marker
            count += 1
        marker += 1
    return count


def marker_reveal(state: HansaFields, marker: i64) -> None:
    """Chance has named the plate marker; now the player chooses its route (HT-14.4)."""
    lasting: Lasting = renew(state)
    lasting.unseen = put(lasting.unseen, marker, lasting.unseen[marker] - 1)
    lasting.plates = put(lasting.plates, state.active, lasting.plates[state.active] - 1)
    state.turned_up = marker + 1
    note_marker(state, "marker_revealed", state.active, marker)
    state.agenda.pop()
    state.agenda.push(d.PLACE_MARKER)
    state.agenda.set(d.ACTOR, state.active)


def legal_place_marker(state: HansaFields, out: vec[i64]) -> i64:
    """Every eligible route."""
    count: i64 = 0
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        if is_eligible(state, route):
            out[count] = ids.PLACE_MARKER + route
            count += 1
        route += 1
    return count


def place_marker(state: HansaFields, route: i64) -> None:
    """Lay the marker at a route; with two players a neutral cube comes along (HT-10.2, HT-11.9)."""
    marker: i64 = state.turned_up - 1
    lasting: Lasting = renew(state)
    lasting.route_markers = put(lasting.route_markers, route, state.turned_up)
    state.turned_up = 0
    note_route_marker(state, "marker_placed", state.active, route, marker)
    if state.reserve > 0:
        state.reserve -= 1
        space: i64 = put_on(state, route, NEUTRAL_CUBE)
        note_space(state, "neutral_placed", NO_SEAT, route, space, c.TRADER)
    state.agenda.pop()
    next_replacement(state)
