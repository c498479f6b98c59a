"""Displacing another player's piece: the price, the relocation, and the owner's extra pieces (HT-5.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.pieces import (
    bit,
    count_on,
    first_space,
    list_routes,
    nearest_ring,
    owner_in_slot,
    owner_of,
    piece_of,
    put_on,
    route_mask,
    routes_with_room,
    shape_of,
    slot_count,
    take_from,
)
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.neutral import await_neutral_cubes
from tabuleiro.games.hansa_teutonica.present.events import note_owned, note_pieces, note_space
from tabuleiro.games.hansa_teutonica.state import EMPTY, NEUTRAL, HansaFields
from tabuleiro.games.hansa_teutonica.turn import end_action


def legal_displace(state: HansaFields, out: vec[i64], count: i64) -> i64:
    """Every kind of foreign piece whose price the supply covers and which could go elsewhere (HT-5.3.1 to HT-5.3.3)."""
    supply: i64 = state.supply[state.active * 2 + c.TRADER] + state.supply[state.active * 2 + c.MERCHANT]
    if supply <= c.PENALTIES[c.TRADER]:
        return count
    room: i64 = routes_with_room(state)
    slots: i64 = slot_count(state)
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        mask: i64 = route_mask(state, route)
        if mask > 1 and room & ~bit(route) != 0:
            slot: i64 = 0
            while slot < slots:
                piece: i64 = piece_of(owner_in_slot(state, state.active, slot), c.TRADER)
                if mask & (1 << piece):
                    out[count] = ids.foreign_id(ids.DISPLACE, route, slot, c.TRADER)
                    count += 1
                if mask & (2 << piece) and supply > c.PENALTIES[c.MERCHANT]:
                    out[count] = ids.foreign_id(ids.DISPLACE, route, slot, c.MERCHANT)
                    count += 1
                slot += 1
        route += 1
    return count


def displace(state: HansaFields, route: i64, slot: i64, shape: i64) -> None:
    """Name the piece to displace; it stands until it is paid for (HT-5.3.4)."""
    state.actions_left -= 1
    piece: i64 = piece_of(owner_in_slot(state, state.active, slot), shape)
    state.agenda.push(d.DISPLACE_PAY)
    state.agenda.set(d.ACTOR, state.active)
    state.agenda.set(d.ROUTE, route)
    state.agenda.set(d.TARGET, piece)
    state.agenda.set(d.SPACE, first_space(state, route, piece))


def legal_displace_pay(state: HansaFields, out: vec[i64]) -> i64:
    """Replacement and penalty in every mix that the supply covers (HT-5.3.11)."""
    penalty: i64 = c.PENALTIES[shape_of(state.agenda.get(d.TARGET))]
    count: i64 = 0
    shape: i64 = 0
    while shape < 2:
        merchants: i64 = 0
        while merchants <= penalty:
            if (
                state.supply[state.active * 2 + c.MERCHANT] >= merchants + shape
                and state.supply[state.active * 2 + c.TRADER] >= penalty - merchants + 1 - shape
            ):
                out[count] = ids.displace_pay_id(shape, merchants)
                count += 1
            merchants += 1
        shape += 1
    return count


def displace_pay(state: HansaFields, shape: i64, merchants: i64) -> None:
    """Swap the pieces, pay the penalty, and let the owner relocate (HT-5.3.4)."""
    seat: i64 = state.active
    route: i64 = state.agenda.get(d.ROUTE)
    space: i64 = state.agenda.get(d.SPACE)
    target: i64 = state.agenda.get(d.TARGET)
    traders: i64 = c.PENALTIES[shape_of(target)] - merchants
    note_owned(state, "piece_displaced", seat, route, space, target)
    state.spaces[route * c.MAX_SPACES + space] = piece_of(seat, shape)
    state.supply[seat * 2 + shape] -= 1
    note_space(state, "piece_placed", seat, route, space, shape)
    state.supply[seat * 2 + c.TRADER] -= traders
    state.supply[seat * 2 + c.MERCHANT] -= merchants
    state.stock[seat * 2 + c.TRADER] += traders
    state.stock[seat * 2 + c.MERCHANT] += merchants
    note_pieces(state, "penalty_paid", seat, traders, merchants)
    state.agenda.pop()
    if owner_of(target) == NEUTRAL:
        await_neutral_cubes(state, route)
        return
    state.agenda.push(d.RELOCATE)
    state.agenda.set(d.ACTOR, owner_of(target))
    state.agenda.set(d.ROUTE, route)
    state.agenda.set(d.TARGET, target)


def legal_relocate(state: HansaFields, out: vec[i64]) -> i64:
    """The nearest ring that has room (HT-5.3.8)."""
    return list_routes(nearest_ring(state, state.agenda.get(d.ROUTE), routes_with_room(state)), ids.RELOCATE, out)


def relocate(state: HansaFields, route: i64) -> None:
    """The displaced piece itself is put down first, with its own shape (HT-5.3.5)."""
    target: i64 = state.agenda.get(d.TARGET)
    around: i64 = state.agenda.get(d.ROUTE)
    space: i64 = put_on(state, route, target)
    note_space(state, "piece_relocated", owner_of(target), route, space, shape_of(target))
    state.agenda.pop()
    state.agenda.push(d.EXTRA)
    state.agenda.set(d.ACTOR, owner_of(target))
    state.agenda.set(d.ROUTE, around)
    state.agenda.set(d.LEFT, c.EXTRAS[shape_of(target)])
    state.agenda.set(d.PLACED, 1 + 2 * route + shape_of(target))
    continue_extras(state)


def extra_source(state: HansaFields, shape: i64) -> i64:
    """How many pieces of a shape the present source offers; the stock goes before the supply (HT-5.3.7)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    if state.stock[seat * 2 + c.TRADER] + state.stock[seat * 2 + c.MERCHANT] > 0:
        return state.stock[seat * 2 + shape]
    return state.supply[seat * 2 + shape]


def placed_before(state: HansaFields, route: i64, shape: i64) -> i64:
    """How many pieces of a shape this relocation has put on a route (HT-5.3.12)."""
    code: i64 = 1 + 2 * route + shape
    count: i64 = 0
    column: i64 = d.PLACED
    while column < d.PLACED + 3:
        if state.agenda.get(column) == code:
            count += 1
        column += 1
    return count


def can_lift(state: HansaFields, route: i64, shape: i64, ring: i64) -> bool:
    """A piece that this relocation did not put there, and a destination other than its origin (HT-5.3.9)."""
    if ring & ~bit(route) == 0:
        return False
    piece: i64 = piece_of(state.agenda.get(d.ACTOR), shape)
    return count_on(state, route, piece) > placed_before(state, route, shape)


def legal_extra(state: HansaFields, out: vec[i64]) -> i64:
    """Add a piece, from the routes only when stock and supply are empty, or stop (HT-5.3.6, HT-5.3.7)."""
    ring: i64 = nearest_ring(state, state.agenda.get(d.ROUTE), routes_with_room(state))
    traders: i64 = extra_source(state, c.TRADER)
    merchants: i64 = extra_source(state, c.MERCHANT)
    count: i64 = 0
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        if traders + merchants == 0:
            trader: i64 = 1 if can_lift(state, route, c.TRADER, ring) else 0
            merchant: i64 = 1 if can_lift(state, route, c.MERCHANT, ring) else 0
            count = ids.piece_ids_into(ids.EXTRA_LIFT, route, trader, merchant, out, count)
        elif ring & bit(route):
            count = ids.piece_ids_into(ids.EXTRA_PUT, route, traders, merchants, out, count)
        route += 1
    out[count] = ids.EXTRA_STOP
    return count + 1


def can_add(state: HansaFields) -> bool:
    """Whether any extra piece is possible now, so that there is something to decide (HT-4.7)."""
    ring: i64 = nearest_ring(state, state.agenda.get(d.ROUTE), routes_with_room(state))
    if extra_source(state, c.TRADER) + extra_source(state, c.MERCHANT) > 0:
        return ring != 0
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        if can_lift(state, route, c.TRADER, ring) or can_lift(state, route, c.MERCHANT, ring):
            return True
        route += 1
    return False


def continue_extras(state: HansaFields) -> None:
    """Ask for the next extra piece, or finish the displacement."""
    if state.agenda.get(d.LEFT) == 0 or not can_add(state):
        extra_stop(state)


def extra_stop(state: HansaFields) -> None:
    """The owner adds no more; the action is over."""
    state.agenda.pop()
    end_action(state)


def add_placed(state: HansaFields, route: i64, shape: i64) -> None:
    """Remember what was put down, use up one extra, and go on (HT-5.3.12)."""
    column: i64 = d.PLACED
    while state.agenda.get(column) != 0:
        column += 1
    state.agenda.set(column, 1 + 2 * route + shape)
    state.agenda.set(d.LEFT, state.agenda.get(d.LEFT) - 1)
    continue_extras(state)


def extra_put(state: HansaFields, route: i64, shape: i64) -> None:
    """Add a piece from the stock or, when that is empty, from the supply (HT-5.3.7)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    if state.stock[seat * 2 + c.TRADER] + state.stock[seat * 2 + c.MERCHANT] > 0:
        state.stock[seat * 2 + shape] -= 1
    else:
        state.supply[seat * 2 + shape] -= 1
    space: i64 = put_on(state, route, piece_of(seat, shape))
    note_space(state, "extra_placed", seat, route, space, shape)
    add_placed(state, route, shape)


def extra_lift(state: HansaFields, route: i64, shape: i64) -> None:
    """Lift an own piece from a route to use it as the extra one (HT-5.3.9)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    space: i64 = take_from(state, route, piece_of(seat, shape))
    note_space(state, "piece_lifted", seat, route, space, shape)
    state.agenda.turn_into(d.EXTRA_DROP)
    state.agenda.set(d.LIFTED, 1 + 2 * route + shape)


def legal_extra_drop(state: HansaFields, out: vec[i64]) -> i64:
    """The nearest ring, reckoned as if the lifted piece still stood, without its origin (HT-5.3.9)."""
    origin: i64 = (state.agenda.get(d.LIFTED) - 1) >> 1
    room: i64 = routes_with_room(state)
    if count_on(state, origin, EMPTY) == 1:
        room &= ~bit(origin)
    ring: i64 = nearest_ring(state, state.agenda.get(d.ROUTE), room)
    return list_routes(ring & ~bit(origin), ids.EXTRA_DROP, out)


def extra_drop(state: HansaFields, route: i64) -> None:
    """Put the lifted piece down as the extra one."""
    seat: i64 = state.agenda.get(d.ACTOR)
    shape: i64 = (state.agenda.get(d.LIFTED) - 1) & 1
    space: i64 = put_on(state, route, piece_of(seat, shape))
    note_space(state, "extra_placed", seat, route, space, shape)
    state.agenda.turn_into(d.EXTRA)
    state.agenda.set(d.LIFTED, 0)
    add_placed(state, route, shape)
