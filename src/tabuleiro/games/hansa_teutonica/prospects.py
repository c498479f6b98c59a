"""What a player may hope for: the rough worth of every claim, and how near to it the pieces on the routes are.

All worths are tenths of a point. They are judgement, not rules: only the features for learning use them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.cities import NEAR, controller, first_empty_office, office_counts
from tabuleiro.games.hansa_teutonica.components import (
    CITY_COUNT,
    CITY_POINTS,
    COELLEN_COLOURS,
    COELLEN_POINTS,
    COELLEN_ROUTE,
    COELLEN_SLOTS,
    END_CITIES,
    END_PRESTIGE,
    EXTRA_OFFICE,
    FIGURES,
    KEYS,
    LEVELS,
    MARKER_COUNT,
    MAX_LEVELS,
    MAX_OFFICES,
    MAX_SPACES,
    MERCHANT,
    OFFICE_COINS,
    OFFICE_COLOURS,
    OFFICE_SHAPES_AT,
    ROUTE_A,
    ROUTE_B,
    ROUTE_COUNT,
    SPACES,
    STACK_SIZE,
    TRACK_COUNT,
    TRACK_POINTS,
    TRACK_VALUES,
    TRADER,
)
from tabuleiro.games.hansa_teutonica.desk import privilege, value
from tabuleiro.games.hansa_teutonica.pieces import piece_of
from tabuleiro.games.hansa_teutonica.state import BENEFIT, EMPTY, NEUTRAL, ROUTE, HansaState

WHOLE: Final = 16
"""`time_left` at the beginning of a game."""
BEST_COUNT: Final = 4
"""The best claims are told apart by their distance: 0, 1, 2, and more."""
PROSPECTS: Final = ("prospects", *(f"best_claim_{distance}" for distance in range(BEST_COUNT)))
PROSPECT_WIDTH: Final = 5
assert len(PROSPECTS) == PROSPECT_WIDTH

CITY_FACTS: Final = 3
HOLDER: Final = 0
"""Who controls the city, -1 for nobody."""
NEXT_OFFICE: Final = 1
"""Its leftmost empty office, -1 for none."""
COUNTS: Final = 2
"""The offices of every owner, as `office_counts` tells them."""

BENEFIT_FACTS: Final = 3
OFFICE: Final = 0
"""What an office is worth."""
FITTING: Final = 1
"""The shapes that may found it, bit `shape`."""
FIGURE: Final = 2
"""What developing the ability shown in the city is worth."""

_POINT: Final = 10
_ANYTHING: Final = 5
"""Any benefit at all: it also brings a piece off the routes to where it counts."""
_MARKER: Final = 20
"""Half of what a bonus marker is worth: this much by its points, as much by its use while there is time."""
_STEPS: Final = vec[i64](
    [25, 10, 25, 25, 0, 0, 100, 45, 85, 35, 50, 0, 45, 30, 25, 0, 0, 0, 25, 20, 15, 0, 0, 0, 40, 20, 10, 0, 0, 0]
)
"""track * MAX_LEVELS + level: what the next step of a track brings over a whole game."""
_CLAIMED: Final = 64
_SHARES: Final = vec[i64]([0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 13, 36, 0, 0, 0, 9, 24, 43, 0, 0, 6, 17, 31, 47])
"""spaces * (MAX_SPACES + 1) + own pieces: how much of a claim's worth is already there, in 64ths."""
_FREE: Final = 6
_BLOCKED: Final = vec[i64]([6, 4, 3, 2, 2])
"""By the number of foreign pieces on the route: sixths of the share."""
_PIECES: Final = vec[i64]([0, 7, 13, 18, 23, 27, 30, 32, 34, 35, 36])
"""What so many pieces in the supply are worth; the last entry holds for more."""


def time_left(state: HansaState) -> i64:
    """How much of the game is left, WHOLE to 0, by whichever end is nearest (HT-12)."""
    gone: i64 = state.completed * WHOLE // END_CITIES
    drawn: i64 = (STACK_SIZE - state.stack_size) * WHOLE // (STACK_SIZE + 1)
    if drawn > gone:
        gone = drawn
    seat: i64 = 0
    while seat < state.seats:
        points: i64 = state.prestige[seat] * WHOLE // END_PRESTIGE
        if points > gone:
            gone = points
        seat += 1
    return WHOLE - gone if gone < WHOLE else 0


def supply_worth(state: HansaState, seat: i64) -> i64:
    """What the pieces in the supply are worth: the first ones most.

    A hand does not count: else lifting pieces from the routes would look like an income.
    """
    pieces: i64 = state.supply[seat * 2 + TRADER] + state.supply[seat * 2 + MERCHANT]
    last: i64 = len(_PIECES) - 1
    return _PIECES[pieces if pieces < last else last]


def development_worth(state: HansaState, seat: i64) -> i64:
    """What the developed abilities bring over a whole game, their points at the end aside."""
    worth: i64 = 0
    track: i64 = 0
    while track < TRACK_COUNT:
        level: i64 = 0
        while level < state.levels[seat * TRACK_COUNT + track]:
            worth += _STEPS[track * MAX_LEVELS + level]
            level += 1
        track += 1
    return worth


def survey_cities(state: HansaState) -> vec[i64]:
    """What all players need to know about every city: CITY_FACTS numbers each."""
    facts: vec[i64] = vec[i64]([0] * (CITY_COUNT * CITY_FACTS))
    city: i64 = 0
    while city < CITY_COUNT:
        base: i64 = city * CITY_FACTS
        facts[base + HOLDER] = -1
        facts[base + NEXT_OFFICE] = first_empty_office(state, city)
        if state.offices[city * MAX_OFFICES] != EMPTY:
            facts[base + HOLDER] = controller(state, city)
            facts[base + COUNTS] = office_counts(state, city)
        city += 1
    return facts


def write_prospects(
    state: HansaState, seat: i64, facts: vec[i64], left: i64, network: i64, out: vec[i64], start: i64
) -> None:
    """Write the worth that lies in the own pieces on the two best routes, then the best claim at each distance."""
    benefits: vec[i64] = _survey_benefits(state, seat, facts, left, network)
    first: i64 = 0
    second: i64 = 0
    claimed: i64 = -1
    if state.active == seat and state.agenda.depth > 0 and state.agenda.kind() == BENEFIT:
        claimed = state.agenda.get(ROUTE)
    trader: i64 = piece_of(seat, TRADER)
    route: i64 = 0
    while route < ROUTE_COUNT:
        spaces: i64 = SPACES[state.side * ROUTE_COUNT + route]
        if spaces > 0:
            traders: i64 = 0
            merchants: i64 = 0
            empty: i64 = 0
            place: i64 = route * MAX_SPACES
            end: i64 = place + spaces
            while place < end:
                piece: i64 = state.spaces[place]
                if piece == EMPTY:
                    empty += 1
                elif piece == trader:
                    traders += 1
                elif piece == trader + 1:
                    merchants += 1
                place += 1
            own: i64 = traders + merchants
            shapes: i64 = _shapes(state, seat, traders, merchants, spaces - own)
            worth: i64 = _claim_worth(state, seat, route, shapes, left, facts, benefits)
            if route == claimed:
                out[start] += worth
            elif worth > 0:
                foreign: i64 = spaces - own - empty
                share: i64 = _SHARES[spaces * (MAX_SPACES + 1) + own] * _BLOCKED[foreign]
                begun: i64 = worth * share // (_CLAIMED * _FREE)
                if begun > first:
                    second = first
                    first = begun
                elif begun > second:
                    second = begun
                distance: i64 = empty + 2 * foreign
                best: i64 = start + 1 + (distance if distance < BEST_COUNT - 1 else BEST_COUNT - 1)
                if worth > out[best]:
                    out[best] = worth
        route += 1
    # One piece too many does nobody harm, but only pieces that come together on one route lead to a claim.
    out[start] += first + second // 2


def _shapes(state: HansaState, seat: i64, traders: i64, merchants: i64, missing: i64) -> i64:
    """Which shapes a claim could hold, bit `shape`: those that are there, or that the player may still add."""
    if missing > 0:
        traders += state.supply[seat * 2 + TRADER]
        merchants += state.supply[seat * 2 + MERCHANT]
        if state.active == seat:
            traders += state.hand[TRADER]
            merchants += state.hand[MERCHANT]
    shapes: i64 = 0
    if traders > 0:
        shapes |= 1 << TRADER
    if merchants > 0:
        shapes |= 1 << MERCHANT
    return shapes


def _claim_worth(
    state: HansaState, seat: i64, route: i64, shapes: i64, left: i64, facts: vec[i64], benefits: vec[i64]
) -> i64:
    """What claiming a route would bring: points for control, the marker, and the best benefit (HT-5.5, HT-6.1)."""
    worth: i64 = 0
    if state.route_markers[route] > 0:
        worth += _MARKER + _MARKER * left // WHOLE
    benefit: i64 = _coellen_worth(state, seat, shapes) if route == COELLEN_ROUTE else 0
    city: i64 = ROUTE_A[route]
    side: i64 = 0
    while side < 2:
        holder: i64 = facts[city * CITY_FACTS + HOLDER]
        if holder == seat:
            worth += _POINT
        elif holder >= 0 and holder != NEUTRAL:
            worth -= _POINT // (state.seats - 1)
        base: i64 = city * BENEFIT_FACTS
        if benefits[base + OFFICE] > benefit and benefits[base + FITTING] & shapes:
            benefit = benefits[base + OFFICE]
        if benefits[base + FIGURE] > benefit:
            benefit = benefits[base + FIGURE]
        city = ROUTE_B[route]
        side += 1
    return worth + benefit


def _survey_benefits(state: HansaState, seat: i64, facts: vec[i64], left: i64, network: i64) -> vec[i64]:
    """What every city offers to a player who claims a route there: BENEFIT_FACTS numbers each."""
    benefits: vec[i64] = vec[i64]([0] * (CITY_COUNT * BENEFIT_FACTS))
    near: i64 = _reachable(state, seat, facts)
    darkest: i64 = privilege(state, seat)
    is_extra: bool = state.unused[seat * MARKER_COUNT + EXTRA_OFFICE] > 0
    city: i64 = 0
    while city < CITY_COUNT:
        base: i64 = city * BENEFIT_FACTS
        office: i64 = facts[city * CITY_FACTS + NEXT_OFFICE]
        if is_extra and facts[city * CITY_FACTS + COUNTS] != 0:
            benefits[base + FITTING] = 1 << TRADER | 1 << MERCHANT
        if office >= 0:
            printed: i64 = (state.side * CITY_COUNT + city) * MAX_OFFICES + office
            if OFFICE_COLOURS[printed] <= darkest:
                benefits[base + FITTING] |= 1 << OFFICE_SHAPES_AT[printed]
                benefits[base + OFFICE] = OFFICE_COINS[printed] * _POINT
        if benefits[base + FITTING] != 0:
            benefits[base + OFFICE] += _office_worth(state, seat, city, facts, left)
            if near & (1 << city):
                benefits[base + OFFICE] += value(state, seat, KEYS) * _POINT
        if FIGURES[state.side * CITY_COUNT + city] >= 0:
            benefits[base + FIGURE] = _figure_worth(state, seat, city, left, network)
        city += 1
    return benefits


def _reachable(state: HansaState, seat: i64, facts: vec[i64]) -> i64:
    """A set of the cities where another office belongs to one of the player's networks; all, before the first one."""
    near: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if (facts[city * CITY_FACTS + COUNTS] >> (4 * seat)) & 15:
            near |= NEAR[state.side * CITY_COUNT + city]
        city += 1
    return near if near != 0 else -1


def _office_worth(state: HansaState, seat: i64, city: i64, facts: vec[i64], left: i64) -> i64:
    """What another office in a city would bring, coin and network aside: above all control (HT-8.2)."""
    holder: i64 = facts[city * CITY_FACTS + HOLDER]
    if holder == seat:
        return _ANYTHING
    counts: i64 = facts[city * CITY_FACTS + COUNTS]
    mine: i64 = (counts >> (4 * seat)) & 15
    theirs: i64 = 0 if holder < 0 else (counts >> (4 * holder)) & 15
    if mine + 1 < theirs:
        return _ANYTHING
    worth: i64 = _ANYTHING + CITY_POINTS * _POINT + _POINT * left // WHOLE
    if holder >= 0 and holder != NEUTRAL:
        worth += CITY_POINTS * _POINT // (state.seats - 1)
    return worth


def _figure_worth(state: HansaState, seat: i64, city: i64, left: i64, network: i64) -> i64:
    """What developing the ability of a city would bring (HT-6.4, HT-7)."""
    track: i64 = FIGURES[state.side * CITY_COUNT + city]
    level: i64 = state.levels[seat * TRACK_COUNT + track]
    if level + 1 >= LEVELS[track]:
        return 0
    step: i64 = track * MAX_LEVELS + level
    worth: i64 = _ANYTHING + _STEPS[step] * left // WHOLE
    if level + 2 == LEVELS[track]:
        worth += TRACK_POINTS[track] * _POINT
    if track == KEYS:
        worth += (TRACK_VALUES[step + 1] - TRACK_VALUES[step]) * network * _POINT
    return worth


def _coellen_worth(state: HansaState, seat: i64, shapes: i64) -> i64:
    """The best slot of the Coellen table that a merchant could take (HT-6.6)."""
    points: i64 = 0
    slot: i64 = 0
    while slot < COELLEN_SLOTS and shapes & (1 << MERCHANT):
        is_free: bool = state.coellen[slot] == 0 and COELLEN_COLOURS[slot] <= privilege(state, seat)
        if is_free and COELLEN_POINTS[slot] > points:
            points = COELLEN_POINTS[slot]
        slot += 1
    return points * _POINT
