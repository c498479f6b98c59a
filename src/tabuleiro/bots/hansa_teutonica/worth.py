"""What claims are worth beyond the points that they bring at once: judgement, in tenths of a point."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.board.cities import NEAR
from tabuleiro.games.hansa_teutonica.board.desk import privilege, value
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.learn.features import STEPS, WHOLE
from tabuleiro.games.hansa_teutonica.state import NEUTRAL, HansaFields

_POINT: Final = 10
_ANYTHING: Final = 5
"""Any benefit at all: it also brings a piece off the routes to where it counts."""
_MARKER: Final = 20
"""Half of what a bonus marker is worth: this much by its points, as much by its use while there is time."""
_CLAIMED: Final = 64
_SHARES: Final = vec[i64]([0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 13, 36, 0, 0, 0, 9, 24, 43, 0, 0, 6, 17, 31, 47])
"""spaces * (MAX_SPACES + 1) + own pieces: how much of a claim's worth is already there, in 64ths."""
_FREE: Final = 6
_BLOCKED: Final = vec[i64]([6, 4, 3, 2, 2])
"""By the number of foreign pieces on the route: sixths of the share that is left."""


def begun_worth(worth: i64, spaces: i64, own: i64, foreign: i64) -> i64:
    """What is already there of a claim's worth, with these numbers of own and foreign pieces on the route."""
    share: i64 = _SHARES[spaces * (c.MAX_SPACES + 1) + own] * _BLOCKED[foreign]
    return worth * share // (_CLAIMED * _FREE)


def claim_shapes(state: HansaFields, seat: i64, traders: i64, merchants: i64, missing: i64) -> i64:
    """Which shapes a claim could hold, bit `shape`: those that are there, or that the player may still add."""
    if missing > 0:
        traders += state.supply[seat * 2 + c.TRADER]
        merchants += state.supply[seat * 2 + c.MERCHANT]
        if state.active == seat:
            traders += state.hand[c.TRADER]
            merchants += state.hand[c.MERCHANT]
    shapes: i64 = 0
    if traders > 0:
        shapes |= 1 << c.TRADER
    if merchants > 0:
        shapes |= 1 << c.MERCHANT
    return shapes


def claim_worth(state: HansaFields, seat: i64, route: i64, left: i64) -> i64:
    """What claiming a route brings at once: points for control, and its marker (HT-5.5)."""
    worth: i64 = 0
    if state.lasting.route_markers[route] > 0:
        worth = _MARKER + _MARKER * left // WHOLE
    city: i64 = c.ROUTE_A[route]
    side: i64 = 0
    while side < 2:
        holder: i64 = state.lasting.holders[city]
        if holder == seat:
            worth += _POINT
        elif holder >= 0 and holder != NEUTRAL:
            worth -= _POINT // (state.seats - 1)
        city = c.ROUTE_B[route]
        side += 1
    return worth


def benefit_worth(state: HansaFields, seat: i64, route: i64, shapes: i64, left: i64) -> i64:
    """What the best benefit of a claim would bring (HT-6.1)."""
    best: i64 = 0
    if route == c.COELLEN_ROUTE:
        best = _coellen_worth(state, seat, shapes)
    city: i64 = c.ROUTE_A[route]
    side: i64 = 0
    while side < 2:
        benefit: i64 = _office_worth(state, seat, city, shapes, left)
        if benefit > best:
            best = benefit
        if c.FIGURES[state.side * c.CITY_COUNT + city] >= 0:
            benefit = _figure_worth(state, seat, city, left)
            if benefit > best:
                best = benefit
        city = c.ROUTE_B[route]
        side += 1
    return best


def _office_worth(state: HansaFields, seat: i64, city: i64, shapes: i64, left: i64) -> i64:
    """What another office in a city would bring, 0 if it may not be founded (HT-6.2): coin, network, control (HT-8)."""
    counts: i64 = state.lasting.counts[city]
    worth: i64 = 0
    if counts != 0 and shapes != 0 and state.lasting.unused[seat * c.MARKER_COUNT + c.EXTRA_OFFICE] > 0:
        worth = _ANYTHING
    office: i64 = state.lasting.open_offices[city]
    if office >= 0:
        printed: i64 = (state.side * c.CITY_COUNT + city) * c.MAX_OFFICES + office
        if c.OFFICE_COLOURS[printed] <= privilege(state, seat) and shapes & (1 << c.OFFICE_SHAPES_AT[printed]):
            worth = _ANYTHING + c.OFFICE_COINS[printed] * _POINT
    if worth == 0:
        return 0
    present: i64 = state.lasting.presences[seat]
    if present == 0 or present & NEAR[state.side * c.CITY_COUNT + city]:
        worth += value(state, seat, c.KEYS) * _POINT
    holder: i64 = state.lasting.holders[city]
    if holder == seat:
        return worth
    if holder >= 0 and ((counts >> (4 * seat)) & 15) + 1 < (counts >> (4 * holder)) & 15:
        return worth
    worth += c.CITY_POINTS * _POINT + _POINT * left // WHOLE
    if holder >= 0 and holder != NEUTRAL:
        worth += c.CITY_POINTS * _POINT // (state.seats - 1)
    return worth


def _figure_worth(state: HansaFields, seat: i64, city: i64, left: i64) -> i64:
    """What developing the ability of a city would bring (HT-6.4, HT-7)."""
    track: i64 = c.FIGURES[state.side * c.CITY_COUNT + city]
    level: i64 = state.lasting.levels[seat * c.TRACK_COUNT + track]
    if level + 1 >= c.LEVELS[track]:
        return 0
    step: i64 = track * c.MAX_LEVELS + level
    worth: i64 = _ANYTHING + STEPS[step] * left // WHOLE
    if level + 2 == c.LEVELS[track]:
        worth += c.TRACK_POINTS[track] * _POINT
    if track == c.KEYS:
        network: i64 = state.lasting.networks[seat]
        worth += (c.TRACK_VALUES[step + 1] - c.TRACK_VALUES[step]) * network * _POINT
    return worth


def _coellen_worth(state: HansaFields, seat: i64, shapes: i64) -> i64:
    """The best slot of the Coellen table that a merchant could take (HT-6.6)."""
    points: i64 = 0
    slot: i64 = 0
    while slot < c.COELLEN_SLOTS and shapes & (1 << c.MERCHANT):
        is_free: bool = state.lasting.coellen[slot] == 0 and c.COELLEN_COLOURS[slot] <= privilege(state, seat)
        if is_free and c.COELLEN_POINTS[slot] > points:
            points = c.COELLEN_POINTS[slot]
        slot += 1
    return points * _POINT
