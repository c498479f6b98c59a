"""The decision between actions, and the two actions that are done at once: income and place (HT-4, HT-5.1, HT-5.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica.board.desk import value
from tabuleiro.games.hansa_teutonica.board.pieces import piece_of, put_on, route_mask
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.displace import legal_displace
from tabuleiro.games.hansa_teutonica.markers import legal_use_marker
from tabuleiro.games.hansa_teutonica.move import legal_lift
from tabuleiro.games.hansa_teutonica.present.events import note_pieces, note_space
from tabuleiro.games.hansa_teutonica.state import HansaFields
from tabuleiro.games.hansa_teutonica.turn import end_action


def legal_main(state: HansaFields, out: vec[i64]) -> i64:
    """All options between actions; ending the turn is always one (HT-4.3)."""
    out[0] = ids.END_TURN
    count: i64 = 1
    if state.actions_left > 0:
        count = legal_income(state, out, count)
        count = legal_place(state, out, count)
        count = legal_displace(state, out, count)
        count = legal_lift(state, out, count)
        count = legal_claim(state, out, count)
    return legal_use_marker(state, out, count, 0)


def income_size(state: HansaFields) -> i64:
    """How many pieces income takes: the money-bag value, or the whole stock if that is less (HT-5.1.1)."""
    size: i64 = state.stock[state.active * 2 + c.TRADER] + state.stock[state.active * 2 + c.MERCHANT]
    bags: i64 = value(state, state.active, c.MONEY_BAGS)
    return bags if bags < size else size


def legal_income(state: HansaFields, out: vec[i64], count: i64) -> i64:
    """Every possible number of merchants among the pieces taken (HT-5.1.2)."""
    size: i64 = income_size(state)
    if size == 0:
        return count
    merchants: i64 = size - state.stock[state.active * 2 + c.TRADER]
    if merchants < 0:
        merchants = 0
    while merchants <= size and merchants <= state.stock[state.active * 2 + c.MERCHANT]:
        out[count] = ids.INCOME + merchants
        count += 1
        merchants += 1
    return count


def income(state: HansaFields, merchants: i64) -> None:
    """Move pieces from the stock to the supply (HT-5.1)."""
    traders: i64 = income_size(state) - merchants
    seat: i64 = state.active
    state.actions_left -= 1
    state.stock[seat * 2 + c.TRADER] -= traders
    state.stock[seat * 2 + c.MERCHANT] -= merchants
    state.supply[seat * 2 + c.TRADER] += traders
    state.supply[seat * 2 + c.MERCHANT] += merchants
    note_pieces(state, "income_taken", seat, traders, merchants)
    end_action(state)


def legal_place(state: HansaFields, out: vec[i64], count: i64) -> i64:
    """A piece of the supply on any route with an empty space (HT-5.2.1)."""
    traders: i64 = state.supply[state.active * 2 + c.TRADER]
    merchants: i64 = state.supply[state.active * 2 + c.MERCHANT]
    if traders + merchants == 0:
        return count
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        if route_mask(state, route) & 1:
            count = ids.piece_ids_into(ids.PLACE, route, traders, merchants, out, count)
        route += 1
    return count


def place(state: HansaFields, route: i64, shape: i64) -> None:
    """Put a piece of the supply on a route (HT-5.2.1)."""
    seat: i64 = state.active
    state.actions_left -= 1
    state.supply[seat * 2 + shape] -= 1
    space: i64 = put_on(state, route, piece_of(seat, shape))
    note_space(state, "piece_placed", seat, route, space, shape)
    end_action(state)


def legal_claim(state: HansaFields, out: vec[i64], count: i64) -> i64:
    """Every route that the player fills alone (HT-5.5.1)."""
    own: i64 = 3 << piece_of(state.active, c.TRADER)
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        mask: i64 = route_mask(state, route)
        if mask != 0 and mask & ~own == 0:
            out[count] = ids.CLAIM + route
            count += 1
        route += 1
    return count
