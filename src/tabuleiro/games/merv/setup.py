"""Set-up: from the options to the first decision (ME-2), everything random drawn by chance."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.games.merv.actions import CONTRACT_SPLIT, FIRST_ORDER, SITE_TILE
from tabuleiro.games.merv.automas import shuffle_solo_deck
from tabuleiro.games.merv.data.components import (
    AUTOMA_COUNTS,
    CAMELS,
    CELLS,
    CONTRACTS,
    CUBES,
    GOOD_COUNT,
    GRADES,
    HOUSES,
    LEVEL_COUNT,
    PILE_SIZE,
    ROW_CAMELS,
    ROW_SIZE,
    SCROLLS,
    SERVANTS,
    SITE_COUNT,
    SPICE_CARDS,
    STACKS,
    START_CAMELS,
    START_WHITE,
    TILES,
    UPGRADE_COUNT,
    WHITE,
    YARD,
)
from tabuleiro.games.merv.present.events import NO_PARTY, note_at, note_both, note_place
from tabuleiro.games.merv.state import (
    ACTOR,
    CAMELS_LEFT,
    COUNT_WIDTH,
    DRAWING_CARD,
    DRAWING_ORDER,
    DRAWING_TILE,
    HOUSES_LEFT,
    LEFT,
    NEXT,
    SERVANTS_LEFT,
    SPLITTING_CONTRACTS,
    MervState,
    clear,
    put,
)
from tabuleiro.games.merv.supply import take_camels, take_cubes


def set_up(state: MervState, seats: int, automas: int, difficulty: int) -> None:
    """Fill the supplies and put the draws of chance on the agenda, the first on top (ME-2.16)."""
    clear(state)
    state.seats = seats
    state.parties = seats + automas
    state.difficulty = difficulty
    state.supply = CUBES[:]
    state.supply_camels = CAMELS
    state.supply_scrolls = SCROLLS[seats]
    state.deck = SPICE_CARDS[:]
    state.yard = YARD[:]
    i: i64 = 0
    while i < GOOD_COUNT:
        state.stock[i] = STACKS[seats]
        i += 1
    i = 0
    while i < UPGRADE_COUNT:
        state.mosque_upgrades[i] = 1
        i += 1
    i = 0
    while i < state.parties:
        state.counts[i * COUNT_WIDTH + HOUSES_LEFT] = HOUSES
        state.counts[i * COUNT_WIDTH + SERVANTS_LEFT] = SERVANTS
        i += 1
    if automas > 0:
        shuffle_solo_deck(state)
    _await(state, DRAWING_ORDER)
    _await(state, SPLITTING_CONTRACTS)
    _await(state, DRAWING_CARD)
    state.agenda.set(LEFT, ROW_SIZE)
    state.agenda.set(CAMELS_LEFT, ROW_CAMELS[seats])
    _await(state, DRAWING_TILE)


def automas_of(seats: int, *, courtier: bool) -> int:
    """How many automas play along; two players may leave theirs out (ME-14.9)."""
    if seats == 2 and not courtier:
        return 0
    return AUTOMA_COUNTS[seats]


def _await(state: MervState, kind: i64) -> None:
    state.agenda.push(kind)
    state.agenda.set(ACTOR, CHANCE)


def legal_tile(state: MervState, out: vec[i64]) -> i64:
    """The site tiles not yet placed (ME-2.1)."""
    placed: i64 = 0
    site: i64 = 0
    while site < SITE_COUNT:
        if state.tiles[site] != 0:
            placed |= 1 << (state.tiles[site] - 1)
        site += 1
    count: i64 = 0
    tile: i64 = 0
    while tile < SITE_COUNT:
        if (placed >> tile) & 1 == 0:
            out[count] = SITE_TILE + tile
            count += 1
        tile += 1
    return count


def apply_tile(state: MervState, tile: i64) -> None:
    """Put a tile on the next cell, row by row."""
    site: i64 = state.agenda.get(NEXT)
    state.tiles = put(state.tiles, site, tile + 1)
    note_both(state, "site_tile", NO_PARTY, "cell", CELLS, site, "tile", TILES, tile)
    state.agenda.set(NEXT, site + 1)
    if site + 1 == SITE_COUNT:
        state.agenda.pop()


def legal_split(state: MervState, out: vec[i64]) -> i64:
    """The two cards of a level and grade (ME-2.8)."""
    first: i64 = state.agenda.get(NEXT) * 2
    out[0] = CONTRACT_SPLIT + first
    out[1] = CONTRACT_SPLIT + first + 1
    return 2


def apply_split(state: MervState, contract: i64) -> None:
    """Put a card into pile a of its level and its twin into pile b, grade 1 on top."""
    place: i64 = state.agenda.get(NEXT)
    level: i64 = place // PILE_SIZE
    grade: i64 = place % PILE_SIZE
    twin: i64 = contract + 1 if contract % 2 == 0 else contract - 1
    state.piles = put(state.piles, level * 2 * PILE_SIZE + grade, contract + 1)
    state.piles = put(state.piles, (level * 2 + 1) * PILE_SIZE + grade, twin + 1)
    note_at(state, "contract_split", NO_PARTY, "contract", CONTRACTS, contract)
    place += 1
    if grade + 1 == GRADES[state.seats]:
        place = (level + 1) * PILE_SIZE
    state.agenda.set(NEXT, place)
    if place == LEVEL_COUNT * PILE_SIZE:
        state.agenda.pop()


def legal_order(state: MervState, out: vec[i64]) -> i64:
    """The seats that have no place in the first queue yet (ME-2.10)."""
    count: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        place: i64 = 0
        while place < state.agenda.get(NEXT) and state.order[place] != seat + 1:
            place += 1
        if place == state.agenda.get(NEXT):
            out[count] = FIRST_ORDER + seat
            count += 1
        seat += 1
    return count


def apply_order(state: MervState, seat: i64) -> bool:
    """Give a seat the next space of the first queue; whether the set-up is complete."""
    place: i64 = state.agenda.get(NEXT)
    state.order[place] = seat + 1
    note_place(state, "first_order", seat, "queue", place + 1)
    state.agenda.set(NEXT, place + 1)
    if place + 1 < state.seats:
        return False
    state.agenda.pop()
    party: i64 = state.seats
    while party < state.parties:
        state.order[party] = party + 1
        party += 1
    place = 0
    while place < state.seats:
        take_camels(state, state.order[place] - 1, START_CAMELS[place])
        take_cubes(state, state.order[place] - 1, WHITE, START_WHITE[place])
        place += 1
    return True
