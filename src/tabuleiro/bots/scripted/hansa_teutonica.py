"""A script for Hansa Teutonica: go for the route that brings the most for its actions, and claim what is complete.

Plain knowledge of the game in points: what a claim brings at once, an office for the network and for control, and the
abilities, which are worth more the more of the game is left.
"""

from typing import Final, cast

from mypy_extensions import i64

from tabuleiro.core.state import State
from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.cities import NEAR
from tabuleiro.games.hansa_teutonica.board.desk import is_full, privilege, value
from tabuleiro.games.hansa_teutonica.board.pieces import piece_of, route_tally
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import HansaFields

ABILITIES: Final = [4.0, 9.0, 4.0, 2.0, 4.0]
"""What a step of each track is worth at the beginning, in the order of TRACKS; nothing at the end."""
MARKER: Final = 3.0
CONTROL: Final = 2.0
DISPLACING: Final = 2.0
"""What displacing a piece costs, in actions: one, and what its owner gains by it."""
AT_ONCE: Final = [c.ACTIONS_3, c.ACTIONS_4, c.IMPROVE_ABILITY]
"""Markers that are used as soon as they may be."""


def follow_script(state: State) -> int:
    """What the script says; what it says nothing about is the fallback."""
    table = cast(HansaFields, state)  # a position of this game by contract
    legal = state.legal()
    kind: i64 = table.agenda.kind()
    if kind == d.MAIN:
        return _choose_main(table, legal)
    if kind == d.BENEFIT:
        return max(legal, key=lambda action: _benefit(table, table.agenda.get(d.ROUTE), action))
    if kind == d.UPGRADE_PICK:
        return max(legal, key=lambda action: ABILITIES[action - ids.UPGRADE_PICK])
    if kind == d.RELOCATE:
        return max(legal, key=lambda action: _pull(table, action - ids.RELOCATE))
    puts = [action for action in legal if ids.EXTRA_PUT <= action < ids.EXTRA_LIFT]
    if puts:
        return max(puts, key=lambda action: _pull(table, (action - ids.EXTRA_PUT) >> 1))
    return state.fallback()


def _choose_main(state: HansaFields, legal: list[int]) -> int:
    """Use markers, claim, else work towards the best route."""
    for marker in AT_ONCE:
        if ids.USE_MARKER + marker - c.SWAP_OFFICES in legal:
            return ids.USE_MARKER + marker - c.SWAP_OFFICES
    if state.actions_left == 0:
        return ids.END_TURN
    claims = [action for action in legal if ids.CLAIM <= action < ids.B_OFFICE]
    if claims:
        return max(claims, key=lambda action: _claim(state, action - ids.CLAIM))
    seat: i64 = state.active
    routes = [route for route in range(c.ROUTE_COUNT) if c.SPACES[state.side * c.ROUTE_COUNT + route] > 0]
    route = max(routes, key=lambda one: _claim(state, one) / _cost(state, one))
    traders, merchants = int(state.supply[seat * 2]), int(state.supply[seat * 2 + 1])
    is_circle = merchants > 0 and _wants_merchant(state, route)
    placed = ids.PLACE + route * 2 + (1 if traders == 0 or is_circle else 0)
    if placed in legal:
        return placed
    displaced = [action for action in legal if action - ids.DISPLACE >> 3 == route and action < ids.DISPLACE_PAY]
    if displaced and traders + merchants > 1:
        return min(displaced, key=lambda action: (action - ids.DISPLACE) & 1)
    income = [action for action in legal if ids.INCOME <= action < ids.PLACE]
    return income[min(1, len(income) - 1)] if income else ids.END_TURN


def _left(state: HansaFields) -> float:
    """How much of the game is left, from 1 to 0."""
    most = max([int(state.prestige[seat]) for seat in range(int(state.seats))])
    return 1.0 - max(most / 20, int(state.completed) / 10, 0.0)


def _own(state: HansaFields, route: i64, seat: i64) -> tuple[int, int, int]:
    """Own pieces on a route, empty spaces, and all spaces."""
    tally: i64 = route_tally(state, route)
    own: i64 = ((tally >> (4 * piece_of(seat, 0))) & 15) + ((tally >> (4 * piece_of(seat, 1))) & 15)
    return int(own), int(tally & 15), int(c.SPACES[state.side * c.ROUTE_COUNT + route])


def _cost(state: HansaFields, route: i64) -> float:
    """How many actions it takes to claim a route, income included."""
    seat: i64 = state.active
    own, empty, spaces = _own(state, route, seat)
    foreign = spaces - own - empty
    lacking = empty + 2 * foreign - int(state.supply[seat * 2] + state.supply[seat * 2 + 1])
    bags = int(min(value(state, seat, c.MONEY_BAGS), 12))
    return 1.0 + empty + DISPLACING * foreign + max(0, -(-lacking // bags))


def _pull(state: HansaFields, route: i64) -> float:
    """Where a displaced piece and those that come with it go: to a route that is worth something and nearly full."""
    own, _, spaces = _own(state, route, state.agenda.get(d.ACTOR))
    return _claim(state, route) * (1 + own) / (1 + spaces - own)


def _claim(state: HansaFields, route: i64) -> float:
    """What claiming a route brings."""
    seat: i64 = state.agenda.get(d.ACTOR)
    worth = MARKER if state.lasting.route_markers[route] > 0 else 0.0
    best = 0.5
    for side, city in enumerate((c.ROUTE_A[route], c.ROUTE_B[route])):
        if state.lasting.holders[city] == seat:
            worth += 1.0
        best = max(best, _benefit(state, route, ids.B_OFFICE + side), _benefit(state, route, ids.B_DEVELOP + side))
    if route == c.COELLEN_ROUTE:
        best = max([best] + [_benefit(state, route, ids.B_COELLEN + slot) for slot in range(c.COELLEN_SLOTS)])
    return worth + best


def _benefit(state: HansaFields, route: i64, action: i64) -> float:
    """What a benefit brings; 0 for one that may not be taken, and for none."""
    seat: i64 = state.agenda.get(d.ACTOR)
    if ids.B_COELLEN <= action < ids.B_NONE:
        slot: i64 = action - ids.B_COELLEN
        is_open = state.lasting.coellen[slot] == 0 and c.COELLEN_COLOURS[slot] <= privilege(state, seat)
        return float(c.COELLEN_POINTS[slot]) if is_open and state.supply[seat * 2 + c.MERCHANT] > 0 else 0.0
    if ids.B_DEVELOP <= action < ids.B_COELLEN:
        figure: i64 = c.FIGURES[state.side * c.CITY_COUNT + _city(route, action - ids.B_DEVELOP)]
        if figure < 0 or is_full(state, seat, figure):
            return 0.0
        network = float(state.lasting.networks[seat]) / 2 if figure == c.KEYS else 0.0
        return ABILITIES[figure] * _left(state) + network
    if ids.B_OFFICE <= action < ids.B_EXTRA:
        return _office(state, seat, _city(route, action - ids.B_OFFICE))
    return 0.2 if action < ids.B_DEVELOP else 0.0


def _city(route: i64, side: i64) -> i64:
    return c.ROUTE_B[route] if side == 1 else c.ROUTE_A[route]


def _office(state: HansaFields, seat: i64, city: i64) -> float:
    """What the next office of a city brings: its coin, the network, control."""
    office: i64 = state.lasting.open_offices[city]
    if office < 0:
        return 0.0
    printed: i64 = (state.side * c.CITY_COUNT + city) * c.MAX_OFFICES + office
    if c.OFFICE_COLOURS[printed] > privilege(state, seat):
        return 0.0
    worth = float(c.OFFICE_COINS[printed])
    present: i64 = state.lasting.presences[seat]
    if present == 0 or present & NEAR[state.side * c.CITY_COUNT + city]:
        worth += float(value(state, seat, c.KEYS))
    if state.lasting.holders[city] != seat:
        worth += CONTROL
    return worth


def _wants_merchant(state: HansaFields, route: i64) -> bool:
    """Whether a merchant is needed for what a claim of the route would bring, and none stands there."""
    if (route_tally(state, route) >> (4 * piece_of(state.active, c.MERCHANT))) & 15:
        return False
    if route == c.COELLEN_ROUTE:
        return True
    for side in range(2):
        city: i64 = _city(route, side)
        office: i64 = state.lasting.open_offices[city]
        if (
            office >= 0
            and c.OFFICE_SHAPES_AT[(state.side * c.CITY_COUNT + city) * c.MAX_OFFICES + office] == c.MERCHANT
        ):
            return True
    return False
