"""What bots go by: who stands where, and what the pieces on the routes promise; own numbers first, then clockwise.

Features are facts, many of them. These are few, and judgement is mixed in: what counts is how soon they are written.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.hansa_teutonica import survey as s
from tabuleiro.bots.hansa_teutonica.survey import Survey, Surveys
from tabuleiro.bots.hansa_teutonica.worth import begun_worth, benefit_worth, claim_shapes, claim_worth
from tabuleiro.bots.judgement import Judgement
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.pieces import piece_of, route_tally
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.learn.features import development, supply_scale, time_left
from tabuleiro.games.hansa_teutonica.state import HansaFields

_TABLE: Final = ("seats", "time_left", "completed", "stack", "actions_left_own", "actions_left_other", "to_act_own")
SEATS: Final = 0
TIME_LEFT: Final = 1
COMPLETED: Final = 2
STACK: Final = 3
OWN_ACTIONS: Final = 4
OTHER_ACTIONS: Final = 5
OWN_DECISION: Final = 6
DECISION: Final = 7
"""Where the kinds of decisions begin."""

_PLAYER: Final = (
    "projected",
    "prestige",
    "supply_worth",
    "supply_trader",
    "supply_merchant",
    "stock",
    *(f"level_{track}" for track in c.TRACKS),
    "development_worth",
    "markers",
    *(f"unused_{marker}" for marker in c.MARKERS),
    "connected",
    "offices",
    "cities_controlled",
    "network",
    "route_traders",
    "route_merchants",
    "begun",
    "begun_second",
    "best_claim_0",
    "best_claim_1",
    "best_claim_2",
)
PROJECTED: Final = 0
PRESTIGE: Final = 1
SUPPLY_WORTH: Final = 2
SUPPLY: Final = 3
STOCK: Final = 5
LEVEL: Final = 6
DEVELOPMENT_WORTH: Final = 11
MARKER_POINTS: Final = 12
UNUSED: Final = 13
CONNECTED: Final = 19
OWN_OFFICES: Final = 20
OWN_CITIES: Final = 21
OWN_NETWORK: Final = 22
ON_ROUTES: Final = 23
BEGUN: Final = 25
"""What lies in the own pieces on the two routes where it is most: only pieces that come together lead to a claim."""
BEST_CLAIM: Final = 27
FARTHEST: Final = 2
"""The best claims are told apart by the pieces that they lack, 0 to 2; a foreign piece in the way counts twice."""

TABLE_WIDTH: Final = 24
PLAYER_WIDTH: Final = 30
COUNT: Final = 174
NAMES: Final = (
    *_TABLE,
    *(f"decision_{kind}" for kind in d.KINDS),
    *(f"player{offset}_{name}" for offset in range(c.MAX_SEATS) for name in _PLAYER),
)
assert len(_PLAYER) == PLAYER_WIDTH
assert len(_TABLE) + len(d.KINDS) == TABLE_WIDTH
assert len(NAMES) == COUNT

_LEAST: Final = 1000
"""No claim does more harm than this: what is kept of it stays positive."""


class HansaJudgement(Judgement):
    """Writes the numbers of NAMES."""

    def __init__(self) -> None:
        self.surveys: Surveys = Surveys()

    def names(self, game: Game) -> list[str]:  # noqa: ARG002 - there is one game that it can judge
        """NAMES."""
        return list(NAMES)

    def into(self, state: State, seat: i64, out: vec[i64]) -> None:
        """Write every number, in the order of NAMES."""
        _write(cast(HansaFields, state), seat, self.surveys, out)  # a position of this game by contract


def new_judgement() -> Judgement:
    """A judgement that remembers nothing yet."""
    return HansaJudgement()


def _write(state: HansaFields, seat: i64, surveys: Surveys, out: vec[i64]) -> None:
    place: i64 = 0
    while place < COUNT:
        out[place] = 0
        place += 1
    survey: Survey = surveys.find(state)
    _write_table(state, seat, out)
    player: i64 = 0
    while player < state.seats:
        _write_player(state, player, survey.players, out, _player_place(state, seat, player))
        player += 1
    _write_routes(state, seat, survey, out)


def _write_table(state: HansaFields, seat: i64, out: vec[i64]) -> None:
    out[SEATS] = state.seats
    out[TIME_LEFT] = time_left(state)
    out[COMPLETED] = state.completed
    out[STACK] = state.stack_size
    if state.active == seat:
        out[OWN_ACTIONS] = state.actions_left
    else:
        out[OTHER_ACTIONS] = state.actions_left
    if state.agenda.depth > 0:
        if state.agenda.get(d.ACTOR) == seat:
            out[OWN_DECISION] = 1
        out[DECISION + state.agenda.kind()] = 1


def _player_place(state: HansaFields, seat: i64, other: i64) -> i64:
    """Where the numbers of a player begin, seen from a seat."""
    offset: i64 = other - seat
    if offset < 0:
        offset += state.seats
    return TABLE_WIDTH + offset * PLAYER_WIDTH


def _write_player(state: HansaFields, player: i64, facts: vec[i64], out: vec[i64], start: i64) -> None:
    """Pieces, abilities, markers, offices, and the points if the game ended now (HT-13.1)."""
    out[start + PRESTIGE] = state.prestige[player]
    out[start + SUPPLY_WORTH] = supply_scale(state, player)
    out[start + SUPPLY + c.TRADER] = state.supply[player * 2 + c.TRADER]
    out[start + SUPPLY + c.MERCHANT] = state.supply[player * 2 + c.MERCHANT]
    out[start + STOCK] = state.stock[player * 2 + c.TRADER] + state.stock[player * 2 + c.MERCHANT]
    track: i64 = 0
    while track < c.TRACK_COUNT:
        out[start + LEVEL + track] = state.lasting.levels[player * c.TRACK_COUNT + track]
        track += 1
    out[start + DEVELOPMENT_WORTH] = development(state, player)
    marker: i64 = 0
    while marker < c.MARKER_COUNT:
        out[start + UNUSED + marker] = state.lasting.unused[player * c.MARKER_COUNT + marker]
        marker += 1
    known: i64 = player * s.PLAYER_FACTS
    out[start + CONNECTED] = state.lasting.connected[player]
    out[start + OWN_OFFICES] = facts[known + s.OFFICES]
    out[start + OWN_CITIES] = facts[known + s.CONTROLLED]
    out[start + OWN_NETWORK] = state.lasting.networks[player]
    out[start + MARKER_POINTS] = facts[known + s.ON_MARKERS]
    out[start + PROJECTED] = state.prestige[player] + facts[known + s.POINTS]


def _write_routes(state: HansaFields, seat: i64, survey: Survey, out: vec[i64]) -> None:
    """Everybody's pieces on routes, and what these promise."""
    route: i64 = 0
    while route < c.ROUTE_COUNT:
        tally: i64 = route_tally(state, route)
        if tally > 15:
            player: i64 = 0
            while player < state.seats:
                if (tally >> (4 * piece_of(player, c.TRADER))) & 255:
                    _write_claim(state, player, route, tally, survey, out, _player_place(state, seat, player))
                player += 1
        route += 1


def _write_claim(
    state: HansaFields, player: i64, route: i64, tally: i64, survey: Survey, out: vec[i64], start: i64
) -> None:
    """What claiming a route where the player has pieces promises."""
    traders: i64 = (tally >> (4 * piece_of(player, c.TRADER))) & 15
    merchants: i64 = (tally >> (4 * piece_of(player, c.MERCHANT))) & 15
    out[start + ON_ROUTES + c.TRADER] += traders
    out[start + ON_ROUTES + c.MERCHANT] += merchants
    own: i64 = traders + merchants
    spaces: i64 = c.SPACES[state.side * c.ROUTE_COUNT + route]
    left: i64 = out[TIME_LEFT]
    shapes: i64 = claim_shapes(state, player, traders, merchants, spaces - own)
    begun: i64 = 0
    if _is_claimed(state, player, route):
        begun = benefit_worth(state, player, route, shapes, left)
    else:
        empty: i64 = tally & 15
        foreign: i64 = spaces - own - empty
        worth: i64 = _known_worth(state, player, route, shapes, left, survey)
        begun = begun_worth(worth, spaces, own, foreign)
        lacking: i64 = empty + 2 * foreign
        if lacking <= FARTHEST and worth > out[start + BEST_CLAIM + lacking]:
            out[start + BEST_CLAIM + lacking] = worth
    if begun > out[start + BEGUN]:
        out[start + BEGUN + 1] = out[start + BEGUN]
        out[start + BEGUN] = begun
    elif begun > out[start + BEGUN + 1]:
        out[start + BEGUN + 1] = begun


def _known_worth(state: HansaFields, player: i64, route: i64, shapes: i64, left: i64, survey: Survey) -> i64:
    """What a claim and its benefit would bring; what was found out once is kept in the survey."""
    if survey.left != left:
        survey.claims = s.UNKNOWN[:]
        survey.left = left
    place: i64 = player * c.ROUTE_COUNT + route
    known: i64 = survey.claims[place]
    if known & 3 == shapes and known != 0:
        return (known >> 2) - _LEAST
    worth: i64 = claim_worth(state, player, route, left)
    worth += benefit_worth(state, player, route, shapes, left)
    survey.claims[place] = ((worth + _LEAST) << 2) | shapes
    return worth


def _is_claimed(state: HansaFields, player: i64, route: i64) -> bool:
    """Whether the player has claimed the route and only chooses the benefit (HT-5.5)."""
    if state.active != player or state.agenda.depth == 0 or state.agenda.kind() != d.BENEFIT:
        return False
    return state.agenda.get(d.ROUTE) == route
