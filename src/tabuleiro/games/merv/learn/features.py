"""A position as fixed-length integers for learning, seen from one seat: own facts first, then clockwise."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tabuleiro.core.present.naming import names_of
from tabuleiro.core.state import clear
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.contracts import fulfils
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.learn.city import CITY_NAMES, CITY_WIDTH, write_city
from tabuleiro.games.merv.learn.stalls import STALL_NAMES, party_offset, write_stalls
from tabuleiro.games.merv.phases.invasion import is_attacked
from tabuleiro.games.merv.phases.scoring import hall_points, set_points
from tabuleiro.games.merv.sites.marketplace import posts_of
from tabuleiro.games.merv.sites.scrolls import scrolls_owned
from tabuleiro.games.merv.state import MervFields

_GLOBAL: Final = (
    "seats",
    "parties",
    "year",
    "round",
    "turn",
    "turns_left",
    "to_act_own",
    "to_act_offset",
    "place_in_order",
    "supply_camels",
    "supply_scrolls",
    "best_other_points",
)
# Columns of the facts of a party.
COUNTS: Final = 1
"""From here on the columns of `MervFields.counts`, up to the loose scrolls."""
SCROLLS: Final = 8
CUBES: Final = 9
GOODS: Final = 10
CARDS: Final = 11
SPICE_KINDS: Final = 12
SPICE_ROOM: Final = 13
SET_POINTS: Final = 14
COURTIERS: Final = 15
POSTS: Final = 16
BUILDINGS: Final = 17
ATTACKED: Final = 18
MOSQUE_BUILDINGS: Final = 19
TILE_POINTS: Final = 20
PALACE_POINTS: Final = 21
MOSQUE_END_POINTS: Final = 22
CONTRACTS_READY: Final = 23
CONTRACT_POINTS_READY: Final = 24
HOLDINGS: Final = 25
"""Cubes, spices and goods begin here."""
SPICES: Final = 30
OWN_GOODS: Final = 36
HALL_COURTIERS: Final = 44
"""What the courtiers of each hall are worth comes next to them."""
SITE_BUILDINGS: Final = 52
HAS: Final = 58
_PLAYER: Final = (
    "points",
    "houses",
    "servants",
    "camels",
    "favor",
    "influence",
    "mosque",
    "loose_scrolls",
    *names_of(globals(), "SCROLLS", "CONTRACT_POINTS_READY"),
    *(f"cube_{colour}" for colour in c.COLOURS),
    *(f"spice_{spice}" for spice in c.SPICES),
    *(f"good_{good}" for good in c.GOODS),
    *(f"courtiers_{hall}" for hall in c.HALLS),
    *(f"value_{hall}" for hall in c.HALLS),
    *(f"buildings_{site}" for site in c.SITE_TYPES),
    *(f"has_{tile}" for tile in c.BREAKTHROUGHS),
)
_SITE: Final = ("own", "other", "soldier", "upgrade", "white_upgrade", "attacked")
GLOBAL_WIDTH: Final = 12
KIND_WIDTH: Final = 29
PLAYER_WIDTH: Final = 74
SITE_WIDTH: Final = 6
BEST_OTHER_POINTS: Final = 11
"""The last one of _GLOBAL."""
FEATURE_COUNT: Final = 738
FEATURE_NAMES: Final = (
    *_GLOBAL,
    *(f"decision{i}_{kind}" for i, kind in enumerate(d.KINDS)),
    *(f"player{offset}_{name}" for offset in range(c.MAX_PARTIES) for name in _PLAYER),
    *(f"site_{cell}_{what}" for cell in c.CELLS for what in _SITE),
    *(f"fort_{fort}" for fort in c.FORTS),
    *(f"row{position}_{what}" for position in range(1, c.ROW_SIZE + 1) for what in ("own", "camel")),
    *(f"top_{pile}" for pile in c.PILES),
    *CITY_NAMES,
    *STALL_NAMES,
)
assert len(_GLOBAL) == GLOBAL_WIDTH
assert len(d.KINDS) == KIND_WIDTH
assert len(_PLAYER) == PLAYER_WIDTH
assert len(_SITE) == SITE_WIDTH
assert _PLAYER.index(f"spice_{c.SPICES[0]}") == SPICES
assert _PLAYER.index(f"good_{c.GOODS[0]}") == OWN_GOODS
assert _PLAYER.index(f"courtiers_{c.HALLS[0]}") == HALL_COURTIERS
assert _PLAYER.index(f"buildings_{c.SITE_TYPES[0]}") == SITE_BUILDINGS
assert _PLAYER.index(f"has_{c.BREAKTHROUGHS[0]}") == HAS
assert len(FEATURE_NAMES) == FEATURE_COUNT
_ZEROS: Final = vec[i64]([0] * FEATURE_COUNT)


def features_into(state: MervFields, seat: i64, out: vec[i64]) -> None:
    """Write every feature, in the order of FEATURE_NAMES."""
    clear(out, FEATURE_COUNT)
    _write_row(state, seat, out, 0)


def features_behind(state: MervFields, seat: i64, rows: vec[i64]) -> vec[i64]:
    """Write every feature behind the rows of other positions."""
    row: i64 = len(rows)
    rows = extend(rows, _ZEROS)
    _write_row(state, seat, rows, row)
    return rows


def _write_row(state: MervFields, seat: i64, out: vec[i64], row: i64) -> None:
    """Write every feature that is not 0; `row` is where the first one goes."""
    _write_global(state, seat, out, row)
    if state.agenda.depth > 0:
        out[row + GLOBAL_WIDTH + state.agenda.kind()] = 1
    parties: i64 = row + GLOBAL_WIDTH + KIND_WIDTH
    sites: i64 = parties + c.MAX_PARTIES * PLAYER_WIDTH
    _write_sites(state, seat, out, sites, parties)
    _write_breakthroughs(state, seat, out, parties)
    best: i64 = 0
    party: i64 = 0
    while party < state.parties:
        place: i64 = parties + _party_place(state, seat, party)
        _write_party(state, party, out, place)
        if party != seat and out[place] > best:
            best = out[place]
        party += 1
    out[row + BEST_OTHER_POINTS] = best
    _write_offers(state, seat, out, sites + c.SITE_COUNT * SITE_WIDTH)


def _write_offers(state: MervFields, seat: i64, out: vec[i64], start: i64) -> None:
    """What all may use or win: fortifications, caravan cards, contracts."""
    forts: vec[i64] = state.forts
    fort: i64 = 0
    while fort < c.FORT_COUNT:
        if forts[fort] != 0:
            out[start + fort] = 1
        fort += 1
    start += c.FORT_COUNT
    _write_caravan(state, seat, out, start)
    start += c.ROW_SIZE * 2
    piles: vec[i64] = state.piles
    pile: i64 = 0
    while pile < c.PILE_COUNT:
        top: i64 = piles[pile * c.PILE_SIZE]
        if top != 0:
            out[start + pile] = c.CONTRACT_POINTS[top - 1]
        pile += 1
    start += c.PILE_COUNT
    write_city(state, seat, out, start)
    write_stalls(state, seat, out, start + CITY_WIDTH)


def _party_place(state: MervFields, seat: i64, party: i64) -> i64:
    """Where the facts of a party begin among all parties': seats clockwise from the own one, automas after them."""
    return party_offset(state, seat, party) * PLAYER_WIDTH


def _points(state: MervFields, party: i64) -> i64:
    scored: vec[i64] = state.points
    points: i64 = 0
    place: i64 = party * c.CATEGORY_COUNT
    end: i64 = place + c.CATEGORY_COUNT
    while place < end:
        points += scored[place]
        place += 1
    return points


def _write_global(state: MervFields, seat: i64, out: vec[i64], row: i64) -> None:
    """The facts of _GLOBAL in their order, but for the last one."""
    out[row] = state.seats
    out[row + 1] = state.parties
    out[row + 2] = state.year
    out[row + 3] = state.round
    out[row + 4] = state.turn
    out[row + 5] = (3 - state.year) * 4 + 3 - state.round
    actor: i64 = state.agenda.get(d.ACTOR) if state.agenda.depth > 0 else i64(-1)
    if actor >= 0:
        out[row + 6] = 1 if actor == seat else 0
        out[row + 7] = (actor - seat + state.seats) % state.seats
    order: vec[i64] = state.order
    place: i64 = 0
    while place < state.parties:
        if order[place] == seat + 1:
            out[row + 8] = place
        place += 1
    out[row + 9] = state.supply_camels
    out[row + 10] = state.supply_scrolls


def _write_party(state: MervFields, party: i64, out: vec[i64], start: i64) -> None:
    """A party's facts; its buildings and breakthroughs were written before."""
    out[start] = _points(state, party)
    _copy(state.counts, party * s.COUNT_WIDTH, s.LOOSE_SCROLLS + 1, out, start + COUNTS)
    out[start + SCROLLS] = scrolls_owned(state, party)
    _write_holdings(state, party, out, start)
    _write_courtiers(state, party, out, start)
    if out[start + CARDS] > 0:
        out[start + SET_POINTS] = set_points(state, party)
    out[start + POSTS] = posts_of(state, party)
    _write_scoring(state, party, out, start)
    if party < state.seats:
        _write_contracts(state, party, out, start)


def _write_contracts(state: MervFields, party: i64, out: vec[i64], start: i64) -> None:
    """The contracts that a player could complete but for their cost. Most want more influence: that is seen at once."""
    influence: i64 = state.counts[party * s.COUNT_WIDTH + s.INFLUENCE]
    pile: i64 = 0
    while pile < c.PILE_COUNT:
        if influence >= c.THRESHOLDS[pile >> 1] and fulfils(state, party, pile):
            out[start + CONTRACTS_READY] += 1
            out[start + CONTRACT_POINTS_READY] += c.CONTRACT_POINTS[state.piles[pile * c.PILE_SIZE] - 1]
        pile += 1


def _write_scoring(state: MervFields, party: i64, out: vec[i64], start: i64) -> None:
    """What a scoring phase would bring now."""
    out[start + MOSQUE_BUILDINGS] = out[start + SITE_BUILDINGS + c.MOSQUE]
    tiles: vec[i64] = state.scoring_tiles
    tile: i64 = 0
    while tile < c.SCORING_TILE_COUNT:
        if tiles[tile] == party + 1:
            out[start + TILE_POINTS] = c.SCORING_POINTS[tile] * out[start + SITE_BUILDINGS + c.SCORING_TYPES[tile]]
        tile += 1
    favor: i64 = state.counts[party * s.COUNT_WIDTH + s.FAVOR]
    if favor < out[start + COURTIERS]:
        out[start + PALACE_POINTS] = out[start + PALACE_POINTS] * favor // out[start + COURTIERS]
    if state.counts[party * s.COUNT_WIDTH + s.STEP] == c.STEP_COUNT:
        out[start + MOSQUE_END_POINTS] = c.MOSQUE_END_POINTS * out[start + MOSQUE_BUILDINGS]


def _write_holdings(state: MervFields, party: i64, out: vec[i64], start: i64) -> None:
    """Cubes, spices and goods, and how many of them there are."""
    at: i64 = _copy(state.cubes, party * c.COLOUR_COUNT, c.COLOUR_COUNT, out, start + HOLDINGS)
    while at > start + HOLDINGS:
        at -= 1
        out[start + CUBES] += out[at]
    at = _copy(state.spices, party * c.SPICE_COUNT, c.SPICE_COUNT, out, start + SPICES)
    while at > start + SPICES:
        at -= 1
        if out[at] > 0:
            out[start + CARDS] += out[at]
            out[start + SPICE_KINDS] += 1
    limit: i64 = c.SPICE_LIMITS[state.counts[party * s.COUNT_WIDTH + s.INFLUENCE]]
    out[start + SPICE_ROOM] = limit - out[start + SPICE_KINDS]
    held: vec[i64] = state.goods
    pledged: vec[i64] = state.pledged
    owned: i64 = 0
    place: i64 = party * c.GOOD_COUNT
    at = start + OWN_GOODS
    while at < start + HALL_COURTIERS:
        out[at] = held[place]
        owned += held[place] + pledged[place]
        place += 1
        at += 1
    out[start + GOODS] = owned


def _write_courtiers(state: MervFields, party: i64, out: vec[i64], start: i64) -> None:
    """Courtiers in the halls and what one is worth there; goods, scrolls and cards were counted before."""
    courtiers: vec[i64] = state.courtiers
    step: i64 = state.counts[party * s.COUNT_WIDTH + s.STEP]
    hall: i64 = 0
    while hall < c.HALL_COUNT:
        count: i64 = courtiers[hall * c.MAX_PARTIES + party]
        points: i64 = hall_points(hall, step, out[start + GOODS], out[start + SCROLLS], out[start + CARDS])
        out[start + HALL_COURTIERS + hall] = count
        out[start + HALL_COURTIERS + c.HALL_COUNT + hall] = points
        out[start + COURTIERS] += count
        out[start + PALACE_POINTS] += count * points
        hall += 1


def _copy(table: vec[i64], place: i64, count: i64, out: vec[i64], start: i64) -> i64:
    """Write some numbers of a table as they are; return where the next ones go."""
    end: i64 = start + count
    while start < end:
        out[start] = table[place]
        start += 1
        place += 1
    return end


def _write_breakthroughs(state: MervFields, seat: i64, out: vec[i64], parties: i64) -> None:
    owners: vec[i64] = state.breakthroughs
    tile: i64 = 0
    while tile < c.BREAKTHROUGH_COUNT:
        if owners[tile] != 0:
            out[parties + _party_place(state, seat, owners[tile] - 1) + HAS + tile] = 1
        tile += 1


def _write_sites(state: MervFields, seat: i64, out: vec[i64], start: i64, parties: i64) -> None:
    """Buildings, soldiers and upgrades in the order of _SITE; what buildings mean to their parties."""
    buildings: vec[i64] = state.buildings
    soldiers: vec[i64] = state.soldiers
    upgrades: vec[i64] = state.upgrades
    site: i64 = 0
    while site < c.SITE_COUNT:
        base: i64 = start + site * SITE_WIDTH
        if buildings[site] != 0:
            _write_building(state, seat, out, base, site, parties)
        if soldiers[site] != 0:
            out[base + 2] = 1
        if upgrades[site] != 0:
            out[base + 3] = 1
            out[base + 4] = 1 if c.UPGRADE_COLOURS[upgrades[site] - 1] == c.COLOUR_COUNT - 1 else 0
        site += 1


def _write_building(state: MervFields, seat: i64, out: vec[i64], base: i64, site: i64, parties: i64) -> None:
    """Whose it is, on what kind of site, and whether the Mongols attack it."""
    party: i64 = state.buildings[site] - 1
    place: i64 = parties + _party_place(state, seat, party)
    out[base if party == seat else base + 1] = 1
    out[place + BUILDINGS] += c.BUILDING_POINTS
    out[place + SITE_BUILDINGS + c.TILE_TYPES[state.tiles[site] - 1]] += 1
    if is_attacked(state, site):
        out[base + 5] = 1
        out[place + ATTACKED] += 1


def _write_caravan(state: MervFields, seat: i64, out: vec[i64], start: i64) -> None:
    """For each card how many of its spice the player owns, one more, and its camel."""
    row: vec[i64] = state.row
    camels: vec[i64] = state.row_camels
    position: i64 = 0
    while position < c.ROW_SIZE:
        if row[position] != 0:
            out[start + position * 2] = state.spices[seat * c.SPICE_COUNT + row[position] - 1] + 1
            out[start + position * 2 + 1] = camels[position]
        position += 1
