"""Moving own pieces: lift some, then put all of them down (HT-5.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.desk import value
from tabuleiro.games.hansa_teutonica.board.pieces import count_on, piece_of, put_on, route_mask, take_from
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.markers import legal_marker_within
from tabuleiro.games.hansa_teutonica.present.events import note_space
from tabuleiro.games.hansa_teutonica.state import EMPTY, HansaFields
from tabuleiro.games.hansa_teutonica.turn import end_action


def legal_lift(state: HansaFields, out: vec[i64], count: i64) -> i64:
    """Every own piece on a route (HT-5.4.1)."""
    trader: i64 = piece_of(state.active, c.TRADER)
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        mask: i64 = route_mask(state, route)
        if mask & (3 << trader):
            count = ids.piece_ids_into(ids.MOVE_LIFT, route, mask & (1 << trader), mask & (2 << trader), out, count)
        route += 1
    return count


def legal_move_lifting(state: HansaFields, out: vec[i64]) -> i64:
    """Lift one more, or stop lifting, or use a marker first (HT-4.5)."""
    count: i64 = legal_lift(state, out, 0)
    out[count] = ids.MOVE_LIFT_STOP
    return legal_marker_within(state, out, count + 1, 0)


def begin_move(state: HansaFields, route: i64, shape: i64) -> None:
    """The first lift pays the action (HT-4.9)."""
    state.actions_left -= 1
    state.agenda.push(d.MOVE_LIFTING)
    state.agenda.set(d.ACTOR, state.active)
    state.agenda.set(d.LEFT, value(state, state.active, c.LIBER_SOPHIAE))
    move_lift(state, route, shape)


def move_lift(state: HansaFields, route: i64, shape: i64) -> None:
    """Take an own piece into the hand; at the limit, or with none left, dropping begins."""
    space: i64 = take_from(state, route, piece_of(state.active, shape))
    state.hand[shape] += 1
    note_space(state, "piece_lifted", state.active, route, space, shape)
    state.agenda.set(d.LEFT, state.agenda.get(d.LEFT) - 1)
    state.agenda.set(d.LAST, 1 + 2 * route + shape)
    if state.agenda.get(d.LEFT) == 0 or not has_piece_on_routes(state):
        move_lift_stop(state)


def has_piece_on_routes(state: HansaFields) -> bool:
    """Whether the active player has any piece left to lift."""
    own: i64 = 3 << piece_of(state.active, c.TRADER)
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        if route_mask(state, route) & own:
            return True
        route += 1
    return False


def move_lift_stop(state: HansaFields) -> None:
    """From now on pieces are put down."""
    state.agenda.turn_into(d.MOVE_DROPPING)
    state.agenda.set(d.LEFT, 0)
    state.agenda.set(d.LAST, 0)


def legal_move_dropping(state: HansaFields, out: vec[i64]) -> i64:
    """A shape in hand on any route with an empty space, just vacated ones included (HT-5.4.1)."""
    count: i64 = 0
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        if route_mask(state, route) & 1:
            count = ids.piece_ids_into(ids.MOVE_DROP, route, state.hand[c.TRADER], state.hand[c.MERCHANT], out, count)
        route += 1
    return legal_marker_within(state, out, count, 0)


def move_drop(state: HansaFields, route: i64, shape: i64) -> None:
    """Put a lifted piece down; with the last one the action is over."""
    state.hand[shape] -= 1
    space: i64 = put_on(state, route, piece_of(state.active, shape))
    note_space(state, "piece_dropped", state.active, route, space, shape)
    state.agenda.set(d.LAST, 1 + 2 * route + shape)
    if state.hand[c.TRADER] + state.hand[c.MERCHANT] == 0:
        state.agenda.pop()
        end_action(state)


def is_redundant_lift(state: HansaFields, route: i64, shape: i64) -> bool:
    """Lifting what lies before the last lifted piece: the other order leads to the same hand (HT-15.4)."""
    return 1 + 2 * route + shape < state.agenda.get(d.LAST)


def is_redundant_drop(state: HansaFields, route: i64, shape: i64) -> bool:
    """A drop out of order, or one after which the rest of the hand would not fit in order (HT-15.4)."""
    code: i64 = 1 + 2 * route + shape
    if code < state.agenda.get(d.LAST):
        return True
    traders: i64 = state.hand[c.TRADER]
    merchants: i64 = state.hand[c.MERCHANT]
    if shape == c.TRADER:
        traders -= 1
    else:
        merchants -= 1
    here: i64 = count_on(state, route, EMPTY) - 1
    later: i64 = 0
    other: i64 = route + 1
    while other < c.ROUTE_COUNT:
        later += count_on(state, other, EMPTY)
        other += 1
    if shape == c.MERCHANT:
        # Traders still in hand would have to come before this merchant on this route.
        return traders > later or traders + merchants > here + later
    return traders + merchants > here + later
