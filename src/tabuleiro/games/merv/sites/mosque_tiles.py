"""Upgrade tiles: taken from the mosque, put on a site for good (ME-8.3.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv.actions import CHOOSE_UPGRADE_SITE, CHOOSE_UPGRADE_TILE
from tabuleiro.games.merv.data.components import (
    BONUS_UPGRADE,
    CELLS,
    SITE_COUNT,
    UPGRADE_COUNT,
    UPGRADE_KINDS,
    UPGRADES,
    WHITE_UPGRADE,
)
from tabuleiro.games.merv.present.events import note_both
from tabuleiro.games.merv.state import ACTOR, PLACING_UPGRADE, TILE, MervState, put


def first_white(state: MervState) -> i64:
    """The first white upgrade left, or -1; they are all alike."""
    tile: i64 = 0
    while tile < UPGRADE_COUNT:
        if state.mosque_upgrades[tile] != 0 and UPGRADE_KINDS[tile] == WHITE_UPGRADE:
            return tile
        tile += 1
    return -1


def has_bonus(state: MervState) -> bool:
    """Whether a bonus upgrade is left."""
    tile: i64 = 0
    while tile < UPGRADE_COUNT:
        if state.mosque_upgrades[tile] != 0 and UPGRADE_KINDS[tile] == BONUS_UPGRADE:
            return True
        tile += 1
    return False


def can_place_upgrade(state: MervState, seat: i64) -> bool:
    """Whether a player has a building without an upgrade."""
    site: i64 = 0
    while site < SITE_COUNT:
        if state.buildings[site] == seat + 1 and state.upgrades[site] == 0:
            return True
        site += 1
    return False


def legal_upgrade_tile(state: MervState, out: vec[i64]) -> i64:
    """The bonus upgrades left."""
    count: i64 = 0
    tile: i64 = 0
    while tile < UPGRADE_COUNT:
        if state.mosque_upgrades[tile] != 0 and UPGRADE_KINDS[tile] == BONUS_UPGRADE:
            out[count] = CHOOSE_UPGRADE_TILE + tile
            count += 1
        tile += 1
    return count


def apply_upgrade_tile(state: MervState, tile: i64) -> None:
    """Take a tile into the hand; its site is chosen next."""
    state.mosque_upgrades = put(state.mosque_upgrades, tile, 0)
    state.agenda.turn_into(PLACING_UPGRADE)
    state.agenda.set(TILE, tile)


def legal_upgrade_site(state: MervState, out: vec[i64]) -> i64:
    """Own buildings without an upgrade."""
    seat: i64 = state.agenda.get(ACTOR)
    count: i64 = 0
    site: i64 = 0
    while site < SITE_COUNT:
        if state.buildings[site] == seat + 1 and state.upgrades[site] == 0:
            out[count] = CHOOSE_UPGRADE_SITE + site
            count += 1
        site += 1
    return count


def apply_upgrade_site(state: MervState, site: i64) -> None:
    """Put the tile in hand on a site."""
    seat: i64 = state.agenda.get(ACTOR)
    tile: i64 = state.agenda.get(TILE)
    state.agenda.pop()
    state.upgrades = put(state.upgrades, site, tile + 1)
    note_both(state, "upgrade", seat, "cell", CELLS, site, "upgrade", UPGRADES, tile)
