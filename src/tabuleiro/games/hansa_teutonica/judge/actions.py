"""The judge on the five actions and on displaced pieces: HT-4 and HT-5, one predicate per rule.

Each predicate answers None when its rule allows the action, else the refusal.
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.judge.board import (
    NO_OPPONENT,
    NO_ROUTE,
    count_on,
    decider,
    empty_spaces,
    nearest_open_routes,
    opponent,
    owner_of,
    pieces_on,
    shape_of,
    spaces_of,
    stock_size,
    supply_size,
    track_value,
)
from tabuleiro.games.hansa_teutonica.state import NEUTRAL, HansaFields


def route_name(route: int) -> str:
    """The message that names a route."""
    return f"route-{c.ROUTES[route]}"


def shape_name(shape: int) -> str:
    """The message that names a piece of this shape."""
    return f"piece-{c.SHAPES[shape]}"


def owner_name(owner: int) -> str:
    """The message that names a player or the neutral player."""
    return "neutral" if owner == NEUTRAL else f"seat-{owner}"


# The words of an action


def route_exists(state: HansaFields, route: int) -> Refusal | None:
    """HT-2.6: side 2-3 lacks two routes."""
    if spaces_of(state, route) > 0:
        return None
    return Refusal("HT-2.6", "refusal-no_such_route", {"route": route_name(route)})


def opponent_exists(state: HansaFields, slot: int) -> Refusal | None:
    """HT-15.1: the slots beyond the last opponent (with two players: beyond the neutral player) are nobody."""
    if opponent(state, slot) != NO_OPPONENT:
        return None
    return Refusal("HT-15.1", "refusal-no_such_opponent", {"slot": slot + 1})


# The turn


def action_left(state: HansaFields) -> Refusal | None:
    """HT-4.2: each of the five actions costs 1."""
    if state.actions_left >= 1:
        return None
    return Refusal("HT-4.2", "refusal-no_action_left", {})


# Income


def income_size(state: HansaFields) -> int:
    """How many pieces an income takes: the money-bag value, at most the stock (HT-5.1.1)."""
    value = track_value(state, decider(state), c.MONEY_BAGS)
    return min(value, stock_size(state, decider(state)))


def stock_is_not_empty(state: HansaFields) -> Refusal | None:
    """HT-5.1.1: income needs a non-empty stock."""
    if stock_size(state, decider(state)) > 0:
        return None
    return Refusal("HT-5.1.1", "refusal-stock_empty", {})


def income_has_the_merchants(state: HansaFields, merchants: int) -> Refusal | None:
    """HT-5.1.2: the chosen merchants are part of what is taken, and lie in the stock."""
    most = min(income_size(state), int(state.stock[decider(state) * 2 + c.MERCHANT]))
    if merchants <= most:
        return None
    return Refusal("HT-5.1.2", "refusal-income_merchants", {"most": most})


def income_is_complete(state: HansaFields, merchants: int) -> Refusal | None:
    """HT-5.1.3: with too few merchants the traders in the stock do not fill up the income."""
    traders = state.stock[decider(state) * 2 + c.TRADER]
    size = income_size(state)
    if merchants + traders >= size:
        return None
    return Refusal("HT-5.1.3", "refusal-income_incomplete", {"pieces": size, "least": int(size - traders)})


# Place, and every other piece that comes down on a route


def is_in_supply(state: HansaFields, shape: int) -> Refusal | None:
    """HT-5.2.1: the piece comes from the supply."""
    if state.supply[decider(state) * 2 + shape] > 0:
        return None
    return Refusal("HT-5.2.1", "refusal-not_in_supply", {"shape": shape_name(shape)})


def has_empty_space(rule: str, state: HansaFields, route: int) -> Refusal | None:
    """HT-5.2.1, HT-5.4.1: a piece needs an empty space of the route."""
    if empty_spaces(state, route) > 0:
        return None
    return Refusal(rule, "refusal-route_full", {"route": route_name(route)})


# Displace


def stands_on_route(rule: str, state: HansaFields, route: int, owner: int, shape: int) -> Refusal | None:
    """HT-5.3.1, HT-9.7: the target is a piece of another player, or a neutral cube, on a space of the route."""
    if count_on(state, route, owner, shape) > 0:
        return None
    return Refusal(
        rule,
        "refusal-no_such_piece",
        {"owner": owner_name(owner), "shape": shape_name(shape), "route": route_name(route)},
    )


def supply_covers_price(state: HansaFields, shape: int) -> Refusal | None:
    """HT-5.3.2: the replacing piece and a penalty of 1 piece for a trader, 2 for a merchant."""
    price = int(1 + c.PENALTIES[shape])
    supply = supply_size(state, decider(state))
    if supply >= price:
        return None
    return Refusal("HT-5.3.2", "refusal-price_too_high", {"price": price, "supply": supply})


def leaves_a_destination(state: HansaFields, route: int) -> Refusal | None:
    """HT-5.3.3: some other route of the board has an empty space."""
    if [other for other in range(c.ROUTE_COUNT) if other != route and empty_spaces(state, other) > 0]:
        return None
    return Refusal("HT-5.3.3", "refusal-nowhere_to_go", {"route": route_name(route)})


def payment_is_possible(state: HansaFields, shape: int, merchants: int) -> Refusal | None:
    """HT-5.3.11: the supply holds the replacement and a penalty with this number of merchants."""
    penalty = int(c.PENALTIES[shape_of(state.agenda.get(d.TARGET))])
    if merchants > penalty:
        return Refusal("HT-5.3.11", "refusal-penalty_merchants", {"penalty": penalty})
    needed = [penalty - merchants, merchants]
    needed[shape] += 1
    for kind in (c.MERCHANT, c.TRADER):
        supply = int(state.supply[decider(state) * 2 + kind])
        if supply < needed[kind]:
            return Refusal(
                "HT-5.3.11",
                "refusal-payment_not_in_supply",
                {"shape": shape_name(kind), "needed": needed[kind], "supply": supply},
            )
    return None


# Displaced, extra and neutral pieces


def leaves_the_route(state: HansaFields, route: int) -> Refusal | None:
    """HT-2.7: the route of the displacement is in no ring around itself."""
    if route != state.agenda.get(d.ROUTE):
        return None
    return Refusal("HT-2.7", "refusal-displacement_route", {"route": route_name(route)})


def is_in_nearest_ring(state: HansaFields, route: int, standing: int = NO_ROUTE) -> Refusal | None:
    """HT-5.3.8: an empty space in the nearest ring that has any."""
    nearest = nearest_open_routes(state, state.agenda.get(d.ROUTE), standing)
    if route in nearest:
        return None
    if empty_spaces(state, route) == 0:
        return Refusal("HT-5.3.8", "refusal-route_full", {"route": route_name(route)})
    return Refusal("HT-5.3.8", "refusal-nearer_route", {"route": route_name(route), "nearer": route_name(nearest[0])})


def extra_is_allowed(state: HansaFields) -> Refusal | None:
    """HT-5.3.6: up to 1 further piece for a trader, 2 for a merchant."""
    if state.agenda.get(d.LEFT) >= 1:
        return None
    return Refusal("HT-5.3.6", "refusal-no_extra_left", {})


def extra_is_in_its_source(state: HansaFields, shape: int) -> Refusal | None:
    """HT-5.3.7: a further piece comes from the stock, else from the supply, else from the routes."""
    seat = decider(state)
    arguments: dict[str, int | str] = {"shape": shape_name(shape)}
    if stock_size(state, seat) > 0:
        return None if state.stock[seat * 2 + shape] > 0 else Refusal("HT-5.3.7", "refusal-extra_from_stock", arguments)
    if supply_size(state, seat) > 0:
        return (
            None if state.supply[seat * 2 + shape] > 0 else Refusal("HT-5.3.7", "refusal-extra_from_supply", arguments)
        )
    return Refusal("HT-5.3.7", "refusal-extra_from_routes", {})


def extra_may_be_lifted(state: HansaFields) -> Refusal | None:
    """HT-5.3.7: the routes are the source only when stock and supply are empty."""
    seat = decider(state)
    if stock_size(state, seat) + supply_size(state, seat) == 0:
        return None
    return Refusal("HT-5.3.7", "refusal-extra_not_from_routes", {})


def has_own_piece(rule: str, state: HansaFields, route: int, shape: int) -> Refusal | None:
    """HT-5.3.9, HT-5.4.1: only an own piece that stands on the route can be lifted."""
    if count_on(state, route, decider(state), shape) > 0:
        return None
    return Refusal(rule, "refusal-no_own_piece", {"shape": shape_name(shape), "route": route_name(route)})


def lifted_has_a_destination(state: HansaFields, route: int) -> Refusal | None:
    """HT-5.3.9: a piece without another route to go to cannot be lifted; it still stands when that is decided."""
    if [other for other in nearest_open_routes(state, state.agenda.get(d.ROUTE)) if other != route]:
        return None
    return Refusal("HT-5.3.9", "refusal-no_destination", {"route": route_name(route)})


def is_not_back_at_origin(state: HansaFields, route: int) -> Refusal | None:
    """HT-5.3.9: the destination must be another route than the origin."""
    if route != lifted_from(state):
        return None
    return Refusal("HT-5.3.9", "refusal-back_to_origin", {"route": route_name(route)})


def lifted_from(state: HansaFields) -> int:
    """The origin of the extra piece in hand."""
    return (state.agenda.get(d.LIFTED) - 1) // 2


def was_not_just_placed(state: HansaFields, route: int, shape: int) -> Refusal | None:
    """HT-5.3.12: only the surplus over what this relocation has put there can be lifted."""
    placed = [int(state.agenda.get(d.PLACED + i)) for i in range(3)]
    if count_on(state, route, decider(state), shape) > placed.count(1 + 2 * route + shape):
        return None
    return Refusal("HT-5.3.12", "refusal-just_placed", {"shape": shape_name(shape), "route": route_name(route)})


# Move


def book_allows_another(state: HansaFields) -> Refusal | None:
    """HT-5.4.1: at most the book value of own pieces is lifted."""
    limit = track_value(state, decider(state), c.LIBER_SOPHIAE)
    if state.hand[c.TRADER] + state.hand[c.MERCHANT] < limit:
        return None
    return Refusal("HT-5.4.1", "refusal-book_limit", {"limit": limit})


def is_in_hand(state: HansaFields, shape: int) -> Refusal | None:
    """HT-5.4.1: what is put down was lifted before."""
    if state.hand[shape] > 0:
        return None
    return Refusal("HT-5.4.1", "refusal-not_in_hand", {"shape": shape_name(shape)})


# Claim


def route_is_own(state: HansaFields, route: int) -> Refusal | None:
    """HT-5.5.1: every space of the route is occupied by own pieces."""
    own = [piece for piece in pieces_on(state, route) if owner_of(piece) == decider(state)]
    missing = spaces_of(state, route) - len(own)
    if missing == 0:
        return None
    return Refusal("HT-5.5.1", "refusal-route_not_own", {"route": route_name(route), "missing": missing})
