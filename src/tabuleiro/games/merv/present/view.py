"""What a person sees at a glance and the dump does not spell out: all that a front end needs besides."""

from typing import TYPE_CHECKING

from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.data.printed import PRINTED, cost_of
from tabuleiro.games.merv.phases.invasion import is_attacked
from tabuleiro.games.merv.phases.scoring import buildings_of, cards_owned, goods_owned, hall_value, set_points
from tabuleiro.games.merv.present.events import party_name
from tabuleiro.games.merv.present.tally import scoring_now
from tabuleiro.games.merv.scoring import points_of
from tabuleiro.games.merv.sites.caravansary import leading_camels, row_length, spice_kinds
from tabuleiro.games.merv.sites.marketplace import connected_cities, posts_of
from tabuleiro.games.merv.sites.palace import courtiers_in, courtiers_of
from tabuleiro.games.merv.sites.scrolls import scrolls_owned
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.supply import is_wild
from tabuleiro.games.merv.turn import alternative_of, discount_for, line_of

if TYPE_CHECKING:
    from tabuleiro.games.merv.present.shape import Derived, Phase, PlayerStanding, SiteFacts, Standing


def derived(state: MervFields) -> "Derived":
    """The phase, the line, the threatened buildings, prices and limits of each party, and what is printed."""
    return {
        "phase": phase(state),
        "sides": {side: c.CORNERS[(i + 1) % c.ROUNDS] for i, side in enumerate(c.SIDES)},
        "line": _line(state),
        "city": {cell: _cell(state, site) for site, cell in enumerate(c.CELLS)},
        "market_side": "ab"[c.MARKET_SIDES[state.seats]],
        "reach": int(min(leading_camels(state) + 1, row_length(state))),
        "deck_left": sum([int(cards) for cards in state.deck]),
        "hall_spaces": int(c.HALL_SPACES[state.seats]),
        "halls": {hall: int(courtiers_in(state, i)) for i, hall in enumerate(c.HALLS)},
        "parties": [_standing(state, party) for party in range(int(state.parties))],
        "printed": PRINTED,
    }


def phase(state: MervFields) -> "Phase":
    """Which phase of the game it is."""
    if state.agenda.depth == 0:
        return "over"
    bottom = int(state.agenda.frames[0])
    if bottom == d.FIRST_ORDER:
        return "setup"
    if bottom == d.QUEUE_PHASE:
        return "queue"
    if bottom == d.INVASION_PHASE:
        return "invasion"
    return "scoring" if bottom == d.SCORING_PHASE else "actions"


def _line(state: MervFields) -> list[str]:
    """The sites in front of the active master, the nearest first."""
    if state.slot < 0:
        return []
    sites = [int(c.LINES[line_of(state) + place]) for place in range(c.LINE)]
    return [c.CELLS[site] for site in sites if site >= 0]


def _cell(state: MervFields, site: int) -> "SiteFacts":
    forts = [int(c.GUARDS[site * 2 + i]) for i in range(2)]
    tile = int(state.tiles[site]) - 1
    upgrade = int(state.upgrades[site]) - 1
    makes: list[str] = []
    if tile >= 0 and (upgrade < 0 or c.UPGRADE_KINDS[upgrade] == c.BONUS_UPGRADE):
        makes.append(c.COLOURS[c.TILE_COLOURS[tile]])
    if upgrade >= 0:
        makes.append(c.COLOURS[c.UPGRADE_COLOURS[upgrade]])
    return {
        "site": c.SITE_TYPES[c.TILE_TYPES[tile]] if tile >= 0 else None,
        "cube": c.COLOURS[c.TILE_COLOURS[tile]] if tile >= 0 else None,
        "makes": makes,
        "exposed": [c.FORTS[fort] for fort in forts if fort >= 0 and state.forts[fort] == 0],
        "attacked": bool(is_attacked(state, site)),
    }


def _standing(state: MervFields, party: int) -> "Standing | PlayerStanding":
    standing: Standing = {
        "name": party_name(state, party),
        "colour": c.PLAYER_COLOURS[party],
        "points": points_of(state, party),
        "buildings": int(buildings_of(state, party, -1)),
        "courtiers": int(courtiers_of(state, party)),
        "cards": int(cards_owned(state, party)),
        "sets": int(set_points(state, party)) if state.agenda.depth > 0 else 0,
    }
    return _player_standing(state, party, standing) if party < state.seats else standing


def _player_standing(state: MervFields, seat: int, standing: "Standing") -> "PlayerStanding":
    at = seat * s.COUNT_WIDTH
    step = int(state.counts[at + s.STEP])
    influence = int(state.counts[at + s.INFLUENCE])
    other = int(alternative_of(state, seat))
    pledged = [int(state.pledged[seat * c.GOOD_COUNT + good]) for good in range(c.GOOD_COUNT)]
    next_scoring = sum([entry.points for entry in scoring_now(state, seat)])
    return {
        **standing,
        "goods": int(goods_owned(state, seat)),
        "pledged": dict(zip(c.GOODS, pledged, strict=True)),
        "scrolls": int(scrolls_owned(state, seat)),
        "pledged_scrolls": int(state.counts[at + s.PLEDGED_SCROLLS]),
        "spice_kinds": int(spice_kinds(state, seat)),
        "spice_limit": int(c.SPICE_LIMITS[influence]),
        "contract_level": len([1 for threshold in c.THRESHOLDS if threshold <= influence]),
        "courtier_cost": int(c.COURTIER_COST + courtiers_of(state, seat)),
        "next_step": cost_of(c.STEP_COSTS, step) if step < c.STEP_COUNT else None,
        "posts_left": int(c.POSTS - posts_of(state, seat)),
        "connected": _connected(state, seat),
        "wild": [colour for i, colour in enumerate(c.COLOURS) if is_wild(state, seat, i)],
        "discounts": [site for i, site in enumerate(c.SITE_TYPES) if discount_for(state, seat, i) == 1],
        "alternative": c.SITE_TYPES[other] if other >= 0 else None,
        "hall_values": {hall: int(hall_value(state, seat, i)) for i, hall in enumerate(c.HALLS)},
        "next_scoring": next_scoring,
        "projected": standing["points"] + standing["sets"] + (next_scoring if state.agenda.depth > 0 else 0),
    }


def _connected(state: MervFields, seat: int) -> list[str]:
    cities = int(connected_cities(state, seat))
    return [city for i, city in enumerate(c.CITIES) if cities >> i & 1]
