"""What is left to gain beside the city, and who still has a turn, as integers for learning."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.sites.camel_market import camels_in_market
from tabuleiro.games.merv.sites.scrolls import scrolls_owned
from tabuleiro.games.merv.state import MervFields

PARTY_WIDTH: Final = 7
_PARTY: Final = ("place", "still_plays", "to_breakthrough", *(f"has_{tile}" for tile in c.SCORING_TILES))
# Where each block begins.
MISSING: Final = 28
POSTS: Final = 34
STOCK: Final = 42
LEFT: Final = 50
STALL_WIDTH: Final = 53
STALL_NAMES: Final = (
    *(f"player{offset}_{what}" for offset in range(c.MAX_PARTIES) for what in _PARTY),
    *(f"missing_{pile}" for pile in c.PILES),
    *(f"own_post_{city}" for city in c.CITIES),
    *(f"stock_{good}" for good in c.GOODS),
    "market_camels",
    "white_upgrades_left",
    "bonus_upgrades_left",
)
assert len(_PARTY) == PARTY_WIDTH
assert STALL_NAMES.index(f"missing_{c.PILES[0]}") == MISSING
assert STALL_NAMES.index(f"own_post_{c.CITIES[0]}") == POSTS
assert STALL_NAMES.index(f"stock_{c.GOODS[0]}") == STOCK
assert STALL_NAMES.index("market_camels") == LEFT
assert len(STALL_NAMES) == STALL_WIDTH


def write_stalls(state: MervFields, seat: i64, out: vec[i64], start: i64) -> None:
    """The facts of STALL_NAMES in their order, as a seat sees them."""
    _write_parties(state, seat, out, start)
    pile: i64 = 0
    while pile < c.PILE_COUNT:
        out[start + MISSING + pile] = _missing(state, seat, pile)
        pile += 1
    city: i64 = 0
    while city < c.CITY_COUNT:
        out[start + POSTS + city] = state.posts[city * c.MAX_SEATS + seat]
        city += 1
    good: i64 = 0
    while good < c.GOOD_COUNT:
        out[start + STOCK + good] = state.stock[good]
        good += 1
    out[start + LEFT] = camels_in_market(state)
    tile: i64 = 0
    while tile < c.UPGRADE_COUNT:
        if state.mosque_upgrades[tile] != 0:
            out[start + LEFT + (2 if c.UPGRADE_KINDS[tile] == c.BONUS_UPGRADE else 1)] += 1
        tile += 1


def _write_parties(state: MervFields, seat: i64, out: vec[i64], start: i64) -> None:
    """The facts of _PARTY: seats clockwise from the own one, automas after them."""
    place: i64 = 0
    while place < state.parties:
        party: i64 = state.order[place] - 1
        if party >= 0:
            base: i64 = start + _offset(state, seat, party) * PARTY_WIDTH
            out[base] = place
            out[base + 1] = 1 if place >= state.turn else 0
            if party < state.seats:
                out[base + 2] = 2 - scrolls_owned(state, party) % 2
        place += 1
    tile: i64 = 0
    while tile < c.SCORING_TILE_COUNT:
        if state.scoring_tiles[tile] != 0:
            out[start + _offset(state, seat, state.scoring_tiles[tile] - 1) * PARTY_WIDTH + 3 + tile] = 1
        tile += 1


def _offset(state: MervFields, seat: i64, party: i64) -> i64:
    """How far a party sits clockwise from the own seat; automas after all seats."""
    if party >= state.seats:
        return party
    return party - seat if party >= seat else party - seat + state.seats


def _missing(state: MervFields, seat: i64, pile: i64) -> i64:
    """How many goods and scrolls a player lacks for the top card of a pile; 0 without one."""
    contract: i64 = state.piles[pile * c.PILE_SIZE] - 1
    if contract < 0:
        return 0
    scrolls: i64 = c.CONTRACT_SCROLLS[contract] - state.counts[seat * s.COUNT_WIDTH + s.LOOSE_SCROLLS]
    missing: i64 = scrolls if scrolls > 0 else 0
    good: i64 = 0
    while good < c.GOOD_COUNT:
        lacking: i64 = c.CONTRACT_GOODS[contract * c.GOOD_COUNT + good] - state.goods[seat * c.GOOD_COUNT + good]
        if lacking > 0:
            missing += lacking
        good += 1
    return missing
