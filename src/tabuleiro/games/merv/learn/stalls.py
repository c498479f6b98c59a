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
    _write_missing(state, seat, out, start + MISSING)
    posts: vec[i64] = state.posts
    city: i64 = 0
    while city < c.CITY_COUNT:
        if posts[city * c.MAX_SEATS + seat] != 0:
            out[start + POSTS + city] = 1
        city += 1
    stock: vec[i64] = state.stock
    good: i64 = 0
    while good < c.GOOD_COUNT:
        out[start + STOCK + good] = stock[good]
        good += 1
    out[start + LEFT] = camels_in_market(state)
    upgrades: vec[i64] = state.mosque_upgrades
    kinds: vec[i64] = c.UPGRADE_KINDS
    tile: i64 = 0
    while tile < c.UPGRADE_COUNT:
        if upgrades[tile] != 0:
            out[start + LEFT + (2 if kinds[tile] == c.BONUS_UPGRADE else 1)] += 1
        tile += 1


def _write_parties(state: MervFields, seat: i64, out: vec[i64], start: i64) -> None:
    """The facts of _PARTY: seats clockwise from the own one, automas after them."""
    order: vec[i64] = state.order
    place: i64 = 0
    while place < state.parties:
        party: i64 = order[place] - 1
        if party >= 0:
            base: i64 = start + party_offset(state, seat, party) * PARTY_WIDTH
            out[base] = place
            out[base + 1] = 1 if place >= state.turn else 0
            if party < state.seats:
                out[base + 2] = 2 - scrolls_owned(state, party) % 2
        place += 1
    tiles: vec[i64] = state.scoring_tiles
    tile: i64 = 0
    while tile < c.SCORING_TILE_COUNT:
        if tiles[tile] != 0:
            out[start + party_offset(state, seat, tiles[tile] - 1) * PARTY_WIDTH + 3 + tile] = 1
        tile += 1


def party_offset(state: MervFields, seat: i64, party: i64) -> i64:
    """How far a party sits clockwise from the own seat; automas after all seats."""
    seats: i64 = state.seats
    if party >= seats:
        return party
    return party - seat if party >= seat else party - seat + seats


def _write_missing(state: MervFields, seat: i64, out: vec[i64], start: i64) -> None:
    """How many goods and scrolls a player lacks for the top card of each pile; 0 without one."""
    piles: vec[i64] = state.piles
    goods: vec[i64] = state.goods
    wanted: vec[i64] = c.CONTRACT_GOODS
    asked_scrolls: vec[i64] = c.CONTRACT_SCROLLS
    scrolls: i64 = state.counts[seat * s.COUNT_WIDTH + s.LOOSE_SCROLLS]
    pile: i64 = 0
    while pile < c.PILE_COUNT:
        contract: i64 = piles[pile * c.PILE_SIZE] - 1
        if contract >= 0:
            missing: i64 = asked_scrolls[contract] - scrolls
            if missing < 0:
                missing = 0
            held: i64 = seat * c.GOOD_COUNT
            asked: i64 = contract * c.GOOD_COUNT
            end: i64 = asked + c.GOOD_COUNT
            while asked < end:
                if wanted[asked] > goods[held]:
                    missing += wanted[asked] - goods[held]
                asked += 1
                held += 1
            out[start + pile] = missing
        pile += 1
