"""Using bonus markers, between actions or within one (HT-4.4, HT-4.5, HT-9)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.cities import exchange
from tabuleiro.games.hansa_teutonica.board.desk import develop, is_full, value
from tabuleiro.games.hansa_teutonica.board.pieces import (
    owner_in_slot,
    owner_of,
    piece_of,
    route_mask,
    slot_count,
    take_from,
)
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.events import note_marker, note_number, note_owned, note_swap
from tabuleiro.games.hansa_teutonica.state import EMPTY, NEUTRAL, HansaFields, Lasting, put, renew


def legal_use_marker(state: HansaFields, out: vec[i64], count: i64, fresh: i64) -> i64:
    """Every unused marker whose effect can do something (HT-4.4, HT-9.3).

    `fresh` is 1 + the marker that the claim in hand has brought, 0 for none: it must wait (HT-9.2).
    """
    marker: i64 = c.SWAP_OFFICES
    while marker < c.MARKER_COUNT:
        held: i64 = state.lasting.unused[state.active * c.MARKER_COUNT + marker]
        if fresh == marker + 1:
            held -= 1
        if held > 0 and has_effect(state, marker):
            out[count] = ids.USE_MARKER + marker - c.SWAP_OFFICES
            count += 1
        marker += 1
    return count


def legal_marker_within(state: HansaFields, out: vec[i64], count: i64, fresh: i64) -> i64:
    """The same in the middle of an own action, where the option marker_timing lets markers be used (HT-4.5)."""
    if state.any_time == 0:
        return count
    return legal_use_marker(state, out, count, fresh)


def has_effect(state: HansaFields, marker: i64) -> bool:
    """Whether a marker could do anything now (HT-9.3)."""
    if marker == c.SWAP_OFFICES:
        return has_swap(state)
    if marker == c.REMOVE_THREE:
        return has_foreign_piece(state)
    if marker == c.IMPROVE_ABILITY:
        track: i64 = 0
        while track < c.TRACK_COUNT:
            if not is_full(state, state.active, track):
                return True
            track += 1
        return False
    return True


def use_marker(state: HansaFields, marker: i64) -> None:
    """Turn the marker over; actions come at once, the others ask for a choice (HT-9.1)."""
    turn_over(state, marker)
    if marker in (c.ACTIONS_3, c.ACTIONS_4):
        state.actions_left += c.MARKER_AMOUNTS[marker]
        note_number(state, "actions_gained", state.active, "actions", c.MARKER_AMOUNTS[marker])
        return
    if marker == c.SWAP_OFFICES:
        state.agenda.push(d.SWAP_PICK)
    elif marker == c.IMPROVE_ABILITY:
        state.agenda.push(d.UPGRADE_PICK)
    else:
        state.agenda.push(d.REMOVE_PICK)
        state.agenda.set(d.LEFT, c.MARKER_AMOUNTS[marker])
    state.agenda.set(d.ACTOR, state.active)


def turn_over(state: HansaFields, marker: i64) -> None:
    """Turn a collected marker over: it is used (HT-9.1)."""
    lasting: Lasting = renew(state)
    place: i64 = state.active * c.MARKER_COUNT + marker
    lasting.unused = put(lasting.unused, place, lasting.unused[place] - 1)
    lasting.used = put(lasting.used, place, lasting.used[place] + 1)
    note_marker(state, "marker_used", state.active, marker)


def legal_upgrade_pick(state: HansaFields, out: vec[i64]) -> i64:
    """Every track that is not fully developed (HT-9.8)."""
    count: i64 = 0
    track: i64 = 0
    while track < c.TRACK_COUNT:
        if not is_full(state, state.active, track):
            out[count] = ids.UPGRADE_PICK + track
            count += 1
        track += 1
    return count


def upgrade_pick(state: HansaFields, track: i64) -> None:
    """Develop the chosen track; a longer book lets a move that is still lifting go on (HT-9.8, HT-4.5)."""
    state.agenda.pop()
    develop(state, state.active, track)
    if state.agenda.kind() == d.MOVE_LIFTING:
        held: i64 = state.hand[c.TRADER] + state.hand[c.MERCHANT]
        state.agenda.set(d.LEFT, value(state, state.active, c.LIBER_SOPHIAE) - held)


def can_swap(state: HansaFields, city: i64, left: i64) -> bool:
    """Two neighbouring occupied printed offices of different owners (HT-9.6)."""
    first: i64 = state.lasting.offices[city * c.MAX_OFFICES + left]
    second: i64 = state.lasting.offices[city * c.MAX_OFFICES + left + 1]
    if second == EMPTY:
        return False  # offices fill from the left, so the first one is occupied too (HT-17.3)
    return owner_of(first) != owner_of(second)


def has_swap(state: HansaFields) -> bool:
    """Whether any pair of offices can be swapped."""
    city: i64 = 0
    while city < c.CITY_COUNT:
        # An empty city, the usual case, has none.
        left: i64 = 0 if state.lasting.counts[city] != 0 else c.MAX_OFFICES
        while left < c.MAX_OFFICES - 1:
            if can_swap(state, city, left):
                return True
            left += 1
        city += 1
    return False


def legal_swap_pick(state: HansaFields, out: vec[i64]) -> i64:
    """Every pair of offices that can be swapped."""
    count: i64 = 0
    city: i64 = 0
    while city < c.CITY_COUNT:
        left: i64 = 0
        while left < c.MAX_OFFICES - 1:
            if can_swap(state, city, left):
                out[count] = ids.swap_pick_id(city, left)
                count += 1
            left += 1
        city += 1
    return count


def swap_pick(state: HansaFields, city: i64, left: i64) -> None:
    """Exchange two neighbouring pieces; nothing else happens (HT-9.6)."""
    place: i64 = city * c.MAX_OFFICES + left
    first: i64 = state.lasting.offices[place]
    second: i64 = state.lasting.offices[place + 1]
    exchange(state, city, left)
    note_swap(state, city, left, owner_of(first), owner_of(second))
    state.agenda.pop()


def has_foreign_piece(state: HansaFields) -> bool:
    """Whether any route holds a piece of somebody else (HT-9.7)."""
    own: i64 = 3 << piece_of(state.active, c.TRADER)
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        if route_mask(state, route) & ~own & ~1:
            return True
        route += 1
    return False


def legal_remove_pick(state: HansaFields, out: vec[i64]) -> i64:
    """Any foreign piece on a route; after the first one the player may stop (HT-9.7)."""
    count: i64 = 0
    slots: i64 = slot_count(state)
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        mask: i64 = route_mask(state, route)
        slot: i64 = 0
        while slot < slots:
            trader: i64 = piece_of(owner_in_slot(state, state.active, slot), c.TRADER)
            shape: i64 = 0
            while shape < 2:
                if mask & (1 << (trader + shape)):
                    out[count] = ids.foreign_id(ids.REMOVE_PICK, route, slot, shape)
                    count += 1
                shape += 1
            slot += 1
        route += 1
    if state.agenda.get(d.REMOVED) > 0:
        out[count] = ids.REMOVE_STOP
        count += 1
    return count


def remove_pick(state: HansaFields, route: i64, slot: i64, shape: i64) -> None:
    """A piece goes to its owner's supply, a neutral cube to the reserve (HT-9.7)."""
    piece: i64 = piece_of(owner_in_slot(state, state.active, slot), shape)
    space: i64 = take_from(state, route, piece)
    note_owned(state, "piece_removed", state.active, route, space, piece)
    if owner_of(piece) == NEUTRAL:
        state.reserve += 1
    else:
        state.supply[owner_of(piece) * 2 + shape] += 1
    state.agenda.set(d.LEFT, state.agenda.get(d.LEFT) - 1)
    state.agenda.set(d.REMOVED, state.agenda.get(d.REMOVED) + 1)
    if state.agenda.get(d.LEFT) == 0 or not has_foreign_piece(state):
        remove_stop(state)


def remove_stop(state: HansaFields) -> None:
    """The player removes no more."""
    state.agenda.pop()
