"""Set-up: from the options to the first decision (ME-2), everything random drawn by chance."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.automas import shuffle_solo_deck
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.events import NO_PARTY, note_at, note_both, note_place
from tabuleiro.games.merv.state import MervFields, clear, put
from tabuleiro.games.merv.supply import take_camels, take_cubes


def set_options(state: MervFields, options: dict[str, str]) -> None:
    """Keep the options as numbers: two players may leave their automa out (ME-14.9)."""
    has_automas = options["two_player_courtier"] == "true"
    state.parties = state.seats + (c.AUTOMA_COUNTS[state.seats] if has_automas else 0)
    state.difficulty = c.DIFFICULTIES.index(options["solo_difficulty"])


def options_of(state: MervFields) -> dict[str, str]:
    """The inverse of `set_options`."""
    courtier = state.seats != 2 or state.parties > state.seats
    return {
        "two_player_courtier": "true" if courtier else "false",
        "solo_difficulty": c.DIFFICULTIES[state.difficulty],
    }


def set_up(state: MervFields, seats: int, options: dict[str, str]) -> None:
    """Fill the supplies and put the draws of chance on the agenda, the first on top (ME-2.16)."""
    clear(state)
    state.seats = seats
    set_options(state, options)
    state.supply = c.CUBES[:]
    state.supply_camels = c.CAMELS
    state.supply_scrolls = c.SCROLLS[seats]
    state.deck = c.SPICE_CARDS[:]
    state.yard = c.YARD[:]
    i: i64 = 0
    while i < c.GOOD_COUNT:
        state.stock[i] = c.STACKS[seats]
        i += 1
    i = 0
    while i < c.UPGRADE_COUNT:
        state.mosque_upgrades[i] = 1
        i += 1
    i = 0
    while i < state.parties:
        state.counts[i * s.COUNT_WIDTH + s.HOUSES_LEFT] = c.HOUSES
        state.counts[i * s.COUNT_WIDTH + s.SERVANTS_LEFT] = c.SERVANTS
        i += 1
    if state.parties > state.seats:
        shuffle_solo_deck(state)
    _await(state, d.FIRST_ORDER)
    _await(state, d.CONTRACT_SPLIT)
    _await(state, d.CARAVAN_CARD)
    state.agenda.set(d.LEFT, c.ROW_SIZE)
    state.agenda.set(d.CAMELS_LEFT, c.ROW_CAMELS[seats])
    _await(state, d.SITE_TILE)


def _await(state: MervFields, kind: i64) -> None:
    state.agenda.push(kind)
    state.agenda.set(d.ACTOR, CHANCE)


def legal_site_tile(state: MervFields, out: vec[i64]) -> i64:
    """The site tiles not yet placed (ME-2.1)."""
    placed: i64 = 0
    site: i64 = 0
    while site < c.SITE_COUNT:
        if state.tiles[site] != 0:
            placed |= 1 << (state.tiles[site] - 1)
        site += 1
    count: i64 = 0
    tile: i64 = 0
    while tile < c.SITE_COUNT:
        if (placed >> tile) & 1 == 0:
            out[count] = ids.SITE_TILE + tile
            count += 1
        tile += 1
    return count


def apply_site_tile(state: MervFields, tile: i64) -> None:
    """Put a tile on the next cell, row by row."""
    site: i64 = state.agenda.get(d.NEXT)
    state.tiles = put(state.tiles, site, tile + 1)
    note_both(state, "site_tile", NO_PARTY, "cell", c.CELLS, site, "tile", c.TILES, tile)
    state.agenda.set(d.NEXT, site + 1)
    if site + 1 == c.SITE_COUNT:
        state.agenda.pop()


def legal_contract_split(state: MervFields, out: vec[i64]) -> i64:
    """The two cards of a level and grade (ME-2.8)."""
    first: i64 = state.agenda.get(d.NEXT) * 2
    out[0] = ids.CONTRACT_SPLIT + first
    out[1] = ids.CONTRACT_SPLIT + first + 1
    return 2


def apply_contract_split(state: MervFields, contract: i64) -> None:
    """Put a card into pile a of its level and its twin into pile b, grade 1 on top."""
    place: i64 = state.agenda.get(d.NEXT)
    level: i64 = place // c.PILE_SIZE
    grade: i64 = place % c.PILE_SIZE
    twin: i64 = contract + 1 if contract % 2 == 0 else contract - 1
    state.piles = put(state.piles, level * 2 * c.PILE_SIZE + grade, contract + 1)
    state.piles = put(state.piles, (level * 2 + 1) * c.PILE_SIZE + grade, twin + 1)
    note_at(state, "contract_split", NO_PARTY, "contract", c.CONTRACTS, contract)
    place += 1
    if grade + 1 == c.GRADES[state.seats]:
        place = (level + 1) * c.PILE_SIZE
    state.agenda.set(d.NEXT, place)
    if place == c.LEVEL_COUNT * c.PILE_SIZE:
        state.agenda.pop()


def legal_first_order(state: MervFields, out: vec[i64]) -> i64:
    """The seats that have no place in the first queue yet (ME-2.10)."""
    count: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        place: i64 = 0
        while place < state.agenda.get(d.NEXT) and state.order[place] != seat + 1:
            place += 1
        if place == state.agenda.get(d.NEXT):
            out[count] = ids.FIRST_ORDER + seat
            count += 1
        seat += 1
    return count


def apply_first_order(state: MervFields, seat: i64) -> bool:
    """Give a seat the next space of the first queue; whether the set-up is complete."""
    place: i64 = state.agenda.get(d.NEXT)
    state.order[place] = seat + 1
    note_place(state, "first_order", seat, "queue", place + 1)
    state.agenda.set(d.NEXT, place + 1)
    if place + 1 < state.seats:
        return False
    state.agenda.pop()
    party: i64 = state.seats
    while party < state.parties:
        state.order[party] = party + 1
        party += 1
    place = 0
    while place < state.seats:
        take_camels(state, state.order[place] - 1, c.START_CAMELS[place])
        take_cubes(state, state.order[place] - 1, c.WHITE, c.START_WHITE[place])
        place += 1
    return True
