"""Claiming a route and its benefit (HT-5.5, HT-6, HT-9.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.cities import first_empty_office, found, found_extra
from tabuleiro.games.hansa_teutonica.board.desk import develop, is_full, privilege
from tabuleiro.games.hansa_teutonica.board.pieces import count_on, piece_of, take_from
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.markers import legal_marker_within, turn_over
from tabuleiro.games.hansa_teutonica.present.events import (
    note_city,
    note_office,
    note_returned,
    note_route,
    note_route_marker,
)
from tabuleiro.games.hansa_teutonica.prestige import complete_city, gain, reward_controllers, reward_east_west
from tabuleiro.games.hansa_teutonica.replacement import draw_replacement
from tabuleiro.games.hansa_teutonica.state import EMPTY, HansaFields, Lasting, put, renew
from tabuleiro.games.hansa_teutonica.turn import end_action


def claim(state: HansaFields, route: i64) -> None:
    """Points for the controllers, then the marker, then the player chooses a benefit (HT-5.5.2)."""
    state.actions_left -= 1
    note_route(state, "route_claimed", state.active, route)
    reward_controllers(state, route)
    fresh: i64 = state.lasting.route_markers[route]
    if fresh != 0:
        lasting: Lasting = renew(state)
        place: i64 = state.active * c.MARKER_COUNT + fresh - 1
        lasting.route_markers = put(lasting.route_markers, route, 0)
        lasting.unused = put(lasting.unused, place, lasting.unused[place] + 1)
        note_route_marker(state, "marker_taken", state.active, route, fresh - 1)
        draw_replacement(state)
    state.agenda.push(d.BENEFIT)
    state.agenda.set(d.ACTOR, state.active)
    state.agenda.set(d.ROUTE, route)
    state.agenda.set(d.FRESH, fresh)


def end_city(route: i64, side: i64) -> i64:
    """City a or b of a route."""
    return c.ROUTE_A[route] if side == 0 else c.ROUTE_B[route]


def has_shape(state: HansaFields, route: i64, shape: i64) -> bool:
    """Whether a piece of this shape is among the claimed route's pieces."""
    return count_on(state, route, piece_of(state.active, shape)) > 0


def can_found(state: HansaFields, route: i64, city: i64) -> bool:
    """The leftmost empty office: privilege covers its colour and the route holds its shape (HT-6.2)."""
    office: i64 = first_empty_office(state, city)
    if office < 0:
        return False
    printed: i64 = (state.side * c.CITY_COUNT + city) * c.MAX_OFFICES + office
    return c.OFFICE_COLOURS[printed] <= privilege(state, state.active) and has_shape(
        state, route, c.OFFICE_SHAPES_AT[printed]
    )


def can_found_extra(state: HansaFields, city: i64) -> bool:
    """An extra-office marker that was not taken in this claim, and an office in the city (HT-9.2, HT-9.4)."""
    markers: i64 = state.lasting.unused[state.active * c.MARKER_COUNT + c.EXTRA_OFFICE]
    if state.agenda.get(d.FRESH) == c.EXTRA_OFFICE + 1:
        markers -= 1
    return markers > 0 and state.lasting.offices[city * c.MAX_OFFICES] != EMPTY


def legal_benefit(state: HansaFields, out: vec[i64]) -> i64:
    """Office, extra office, development, Coellen slot, or nothing; a marker may come before it (HT-6.1, HT-4.5)."""
    route: i64 = state.agenda.get(d.ROUTE)
    count: i64 = 0
    side: i64 = 0
    while side < 2:
        if can_found(state, route, end_city(route, side)):
            out[count] = ids.B_OFFICE + side
            count += 1
        side += 1
    side = 0
    while side < 2:
        if can_found_extra(state, end_city(route, side)):
            if has_shape(state, route, c.TRADER):
                out[count] = ids.b_extra_id(side, c.TRADER)
                count += 1
            if has_shape(state, route, c.MERCHANT):
                out[count] = ids.b_extra_id(side, c.MERCHANT)
                count += 1
        side += 1
    side = 0
    while side < 2:
        track: i64 = c.FIGURES[state.side * c.CITY_COUNT + end_city(route, side)]
        if track >= 0 and not is_full(state, state.active, track):
            out[count] = ids.B_DEVELOP + side
            count += 1
        side += 1
    count = legal_coellen(state, out, count, route)
    out[count] = ids.B_NONE
    return legal_marker_within(state, out, count + 1, state.agenda.get(d.FRESH))


def legal_coellen(state: HansaFields, out: vec[i64], count: i64, route: i64) -> i64:
    """The free slots of the table that privilege covers, with a merchant of that route (HT-6.6)."""
    if route != c.COELLEN_ROUTE or not has_shape(state, route, c.MERCHANT):
        return count
    slot: i64 = 0
    while slot < c.COELLEN_SLOTS:
        if state.lasting.coellen[slot] == 0 and c.COELLEN_COLOURS[slot] <= privilege(state, state.active):
            out[count] = ids.B_COELLEN + slot
            count += 1
        slot += 1
    return count


def b_office(state: HansaFields, side: i64) -> None:
    """A piece of the route moves into the city: coin, completion, east-west (HT-6.2, HT-6.3)."""
    route: i64 = state.agenda.get(d.ROUTE)
    city: i64 = end_city(route, side)
    office: i64 = first_empty_office(state, city)
    printed: i64 = (state.side * c.CITY_COUNT + city) * c.MAX_OFFICES + office
    piece: i64 = piece_of(state.active, c.OFFICE_SHAPES_AT[printed])
    take_from(state, route, piece)
    found(state, city, office, piece)
    note_office(state, "office_founded", state.active, city, office, c.OFFICE_SHAPES_AT[printed])
    if c.OFFICE_COINS[printed] == 1:
        gain(state, state.active, c.COIN_POINTS, "coin_office", city)
    complete_city(state, state.active, city, office)
    reward_east_west(state, state.active)
    clear_route(state, route)


def b_extra(state: HansaFields, side: i64, shape: i64) -> None:
    """A piece of the route goes left of everything in the city; no coin, no completion (HT-9.4)."""
    route: i64 = state.agenda.get(d.ROUTE)
    city: i64 = end_city(route, side)
    turn_over(state, c.EXTRA_OFFICE)
    take_from(state, route, piece_of(state.active, shape))
    found_extra(state, city, piece_of(state.active, shape))
    note_city(state, "extra_office_founded", state.active, city, {"piece": f"piece-{c.SHAPES[shape]}"})
    reward_east_west(state, state.active)
    clear_route(state, route)


def b_develop(state: HansaFields, side: i64) -> None:
    """Develop the track that the city's figure shows (HT-6.5)."""
    route: i64 = state.agenda.get(d.ROUTE)
    develop(state, state.active, c.FIGURES[state.side * c.CITY_COUNT + end_city(route, side)])
    clear_route(state, route)


def b_coellen(state: HansaFields, slot: i64) -> None:
    """A merchant of the route goes to the Coellen table for the rest of the game (HT-6.6)."""
    route: i64 = state.agenda.get(d.ROUTE)
    take_from(state, route, piece_of(state.active, c.MERCHANT))
    lasting: Lasting = renew(state)
    lasting.coellen = put(lasting.coellen, slot, state.active + 1)
    state.note("coellen_slot_taken", state.active, [f"coellen:{slot}"], {"points": c.COELLEN_POINTS[slot]})
    clear_route(state, route)


def b_none(state: HansaFields) -> None:
    """The claim was for the points or the marker alone (HT-5.5.5)."""
    clear_route(state, state.agenda.get(d.ROUTE))


def clear_route(state: HansaFields, route: i64) -> None:
    """The remaining pieces go to the stock; the action is over (HT-5.5.2)."""
    seat: i64 = state.active
    traders: i64 = count_on(state, route, piece_of(seat, c.TRADER))
    merchants: i64 = count_on(state, route, piece_of(seat, c.MERCHANT))
    left: i64 = traders
    while left > 0:
        take_from(state, route, piece_of(seat, c.TRADER))
        left -= 1
    left = merchants
    while left > 0:
        take_from(state, route, piece_of(seat, c.MERCHANT))
        left -= 1
    state.stock[seat * 2 + c.TRADER] += traders
    state.stock[seat * 2 + c.MERCHANT] += merchants
    note_returned(state, seat, route, traders, merchants)
    state.agenda.pop()
    end_action(state)
