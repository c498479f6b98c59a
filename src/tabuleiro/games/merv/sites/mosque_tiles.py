"""The tiles of the mosque: upgrades are put on a site for good, scoring tiles kept to the end (ME-8.3.5, ME-8.3.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.events import note_at, note_both
from tabuleiro.games.merv.state import MervFields, put


def first_white(state: MervFields) -> i64:
    """The first white upgrade left, or -1; they are all alike."""
    tile: i64 = 0
    while tile < c.UPGRADE_COUNT:
        if state.mosque_upgrades[tile] != 0 and c.UPGRADE_KINDS[tile] == c.WHITE_UPGRADE:
            return tile
        tile += 1
    return -1


def has_bonus(state: MervFields) -> bool:
    """Whether a bonus upgrade is left."""
    tile: i64 = 0
    while tile < c.UPGRADE_COUNT:
        if state.mosque_upgrades[tile] != 0 and c.UPGRADE_KINDS[tile] == c.BONUS_UPGRADE:
            return True
        tile += 1
    return False


def can_place_upgrade(state: MervFields, seat: i64) -> bool:
    """Whether a player has a building without an upgrade."""
    site: i64 = 0
    while site < c.SITE_COUNT:
        if state.buildings[site] == seat + 1 and state.upgrades[site] == 0:
            return True
        site += 1
    return False


def legal_choose_upgrade_tile(state: MervFields, out: vec[i64]) -> i64:
    """The bonus upgrades left."""
    count: i64 = 0
    tile: i64 = 0
    while tile < c.UPGRADE_COUNT:
        if state.mosque_upgrades[tile] != 0 and c.UPGRADE_KINDS[tile] == c.BONUS_UPGRADE:
            out[count] = ids.CHOOSE_UPGRADE_TILE + tile
            count += 1
        tile += 1
    return count


def apply_choose_upgrade_tile(state: MervFields, tile: i64) -> None:
    """Take a tile into the hand; its site is chosen next."""
    state.mosque_upgrades = put(state.mosque_upgrades, tile, 0)
    state.agenda.turn_into(d.CHOOSE_UPGRADE_SITE)
    state.agenda.set(d.TILE, tile)


def legal_choose_upgrade_site(state: MervFields, out: vec[i64]) -> i64:
    """Own buildings without an upgrade."""
    seat: i64 = state.agenda.get(d.ACTOR)
    count: i64 = 0
    site: i64 = 0
    while site < c.SITE_COUNT:
        if state.buildings[site] == seat + 1 and state.upgrades[site] == 0:
            out[count] = ids.CHOOSE_UPGRADE_SITE + site
            count += 1
        site += 1
    return count


def apply_choose_upgrade_site(state: MervFields, site: i64) -> None:
    """Put the tile in hand on a site."""
    seat: i64 = state.agenda.get(d.ACTOR)
    tile: i64 = state.agenda.get(d.TILE)
    state.agenda.pop()
    state.upgrades = put(state.upgrades, site, tile + 1)
    note_both(state, "upgrade", seat, "cell", c.CELLS, site, "upgrade", c.UPGRADES, tile)


def has_scoring_tile(state: MervFields) -> bool:
    """Whether the mosque holds a scoring tile."""
    tile: i64 = 0
    while tile < c.SCORING_TILE_COUNT:
        if state.scoring_tiles[tile] == 0:
            return True
        tile += 1
    return False


def legal_choose_scoring_tile(state: MervFields, out: vec[i64]) -> i64:
    """The scoring tiles left in the mosque."""
    count: i64 = 0
    tile: i64 = 0
    while tile < c.SCORING_TILE_COUNT:
        if state.scoring_tiles[tile] == 0:
            out[count] = ids.CHOOSE_SCORING_TILE + tile
            count += 1
        tile += 1
    return count


def apply_choose_scoring_tile(state: MervFields, tile: i64) -> None:
    """Keep a scoring tile to the end (ME-8.3.6)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.pop()
    state.scoring_tiles = put(state.scoring_tiles, tile, seat + 1)
    note_at(state, "scoring_tile", seat, "scoring_tile", c.SCORING_TILES, tile)
