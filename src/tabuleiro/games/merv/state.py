"""The fields of a position. Only the rules files change them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.agenda import Agenda, new_agenda
from tabuleiro.core.state import State
from tabuleiro.games.merv.data.components import (
    BREAKTHROUGH_COUNT,
    CATEGORY_COUNT,
    CITY_COUNT,
    COLOUR_COUNT,
    COLUMN_COUNT,
    CONTRACT_COUNT,
    FORT_COUNT,
    GOOD_COUNT,
    HALL_COUNT,
    MAX_PARTIES,
    MAX_SEATS,
    PILE_COUNT,
    PILE_SIZE,
    ROUTE_COUNT,
    ROW_SIZE,
    SCORING_TILE_COUNT,
    SITE_COUNT,
    SLOTS_PER_SIDE,
    SOLO_COUNT,
    SPACE_COUNT,
    SPICE_COUNT,
    UPGRADE_COUNT,
)

# A party is a seat (0 to seats - 1) or an automa (seats ..). A place that holds a piece or tile holds 1 + its owner or
# 1 + its number; 0 is empty.

# Kinds of agenda frames. First the players' decisions (ME-17.4), in the order of KINDS, then those of chance (ME-16.3),
# then the work that the rules go on with by themselves once everything above it is done; work is never on top between
# actions.
CHOOSING_SLOT: Final = 0
CHOOSING_SITE: Final = 1
CHOOSING_MAIN: Final = 2
CARAVANSARY_STEP: Final = 3
PALACE_STEP: Final = 4
MOSQUE_STEP: Final = 5
MARKET_POST: Final = 6
MARKET_STEP: Final = 7
LIBRARY_STEP: Final = 8
WALLS_STEP: Final = 9
PLACING_FORT: Final = 10
DEPLOYING: Final = 11
PAYING: Final = 12
PAYING_RANSOM: Final = 13
WAIVING: Final = 14
CHOOSING_CUBE: Final = 15
CHOOSING_UPGRADE: Final = 16
PLACING_UPGRADE: Final = 17
CHOOSING_SCORING_TILE: Final = 18
CHOOSING_BREAKTHROUGH: Final = 19
ENDING_TURN: Final = 20
QUEUING: Final = 21
RANSOMING: Final = 22
SCORING_COURTIERS: Final = 23
DRAWING_TILE: Final = 24
DRAWING_CARD: Final = 25
SPLITTING_CONTRACTS: Final = 26
DRAWING_ORDER: Final = 27
DRAWING_SOLO: Final = 28
PAID_FOR: Final = 29
GAINING: Final = 30
QUEUE_PHASE: Final = 31
INVASION_PHASE: Final = 32
SCORING_PHASE: Final = 33
FIRST_WORK: Final = PAID_FOR
KINDS: Final = (
    "choose_slot",
    "choose_site",
    "main_action",
    "caravansary_step",
    "palace_step",
    "mosque_step",
    "market_post",
    "market_step",
    "library_step",
    "walls_step",
    "fort_slot",
    "soldier_target",
    "pay_cube",
    "pay_cube",
    "waive_color",
    "choose_cube",
    "choose_upgrade_tile",
    "choose_upgrade_site",
    "choose_scoring_tile",
    "choose_breakthrough",
    "end_turn",
    "queue_space",
    "ransom",
    "score_courtier",
    "site_tile",
    "caravan_card",
    "contract_split",
    "first_order",
    "solo_card",
)
"""What `decision()` says for each kind; paying a cost and paying a ransom are the same question."""

# Columns of an agenda frame. ACTOR is the decider (a seat or CHANCE) of every decision, the party that gains or acts of
# PAID_FOR and GAINING, 0 for the phases. ENDING_TURN may name an automa: its turn ends as soon as the row is refilled.
ACTOR: Final = 1
STEPS: Final = 2
"""All ..._STEP kinds and MARKET_POST: steps of this performance that were done."""
DISCOUNT: Final = 3
"""Same kinds: 1 while a discount for this performance is unused (ME-8.0)."""
FIXED: Final = 4
"""CARAVANSARY_STEP: 1 + the colour that this performance is paid in, or 0 (ME-8.1.2)."""
USED: Final = 4
"""LIBRARY_STEP: bit set of the colours paid so far. MARKET_STEP: bit set of the cities where a good was bought."""
COST: Final = 2
"""PAYING, WAIVING: columns 2 to 6 hold the units still to be paid: orange, purple, teal, pink, any. A card costs a unit
of the performance's colour once that is fixed, before that one of any (ME-8.1.2)."""
ACTION: Final = 2
"""PAID_FOR: the id of the action that is carried out as soon as its cost is paid."""
LAST_PAID: Final = 3
"""PAID_FOR: 1 + the colour of the last cube paid, or 0."""
BUILD_FROM: Final = 2
"""PLACING_FORT: column of the yard * 2 + kind of the piece in hand; it has left the yard."""
SITE: Final = 2
"""PAYING_RANSOM: the site that is ransomed."""
TILE: Final = 2
"""PLACING_UPGRADE: the upgrade tile in hand; it has left the mosque."""
PILE: Final = 2
"""CHOOSING_BREAKTHROUGH: the pile to choose from."""
SOURCE: Final = 2
"""GAINING: where the effects come from, a number of components.SOURCES."""
INDEX: Final = 3
"""GAINING: the effect of that list that comes next."""
REPEATS: Final = 4
"""GAINING: how many times that effect was already carried out."""
UNSCORED: Final = 2
"""SCORING_COURTIERS: columns 2 to 5 hold the own courtiers of each hall that may still score."""
NEXT: Final = 2
"""INVASION_PHASE, SCORING_PHASE: how many places of the order were dealt with. DRAWING_TILE: the site to fill.
SPLITTING_CONTRACTS: level * 3 + grade, both from 0. DRAWING_ORDER: the queue space to fill, from 0."""
PALACE_OPENED: Final = 3
"""SCORING_PHASE: 1 while the palace of the party at NEXT was put up for scoring and its city was not scored yet."""
LEFT: Final = 2
"""DRAWING_CARD: cards still to be drawn."""
CAMELS_LEFT: Final = 3
"""DRAWING_CARD: camels still to be put on the cards drawn (set-up only, ME-2.7)."""
AUTOMA: Final = 2
"""DRAWING_SOLO: the party whose turn it is."""

AGENDA_CAPACITY: Final = 12
"""Deepest with the printed effects: ENDING_TURN, CARAVANSARY_STEP, GAINING (pair), GAINING (breakthrough), a choice. A
breakthrough that gave scrolls could open the next pile, at most four in all: 3 + 4 * 2."""

# Columns of `counts`.
HOUSES_LEFT: Final = 0
SERVANTS_LEFT: Final = 1
CAMELS_HELD: Final = 2
FAVOR: Final = 3
INFLUENCE: Final = 4
STEP: Final = 5
"""The mosque step that the disc stands on, 0 to 8."""
LOOSE_SCROLLS: Final = 6
"""Scrolls that do not lie on contracts."""
PLEDGED_SCROLLS: Final = 7
"""Scrolls that lie on contracts (ME-4.7.1)."""
COUNT_WIDTH: Final = 8


class MervState(State):
    """Everything that lies on the table, and the agenda of pending decisions; empty agenda = game over."""

    agenda: Agenda
    parties: i64
    """Seats and the automas that play along."""
    difficulty: i64
    """Index into components.DIFFICULTIES; 1 (normal) unless it is a solo game."""
    year: i64
    """1 to 3; stays 3 when the game is over."""
    round: i64
    """0 to 3 = side N, E, S, W."""
    turn: i64
    """Turns of this round that are over."""
    active: i64
    """The party whose turn it is; -1 outside turns."""
    slot: i64
    """The index of the active player's slot on the side in play; -1 until chosen and outside turns."""
    site: i64
    """The site that the active player chose; -1 until chosen and outside turns."""
    market_used: i64
    """1 once the active player used the camel market in this turn (ME-4.6)."""
    supply_camels: i64
    supply_scrolls: i64

    order: vec[i64]
    """place: 1 + the party that plays there in this round; during set-up as far as drawn."""
    slots: vec[i64]
    """slot of the side in play: 1 + the party whose master stands there."""
    queue: vec[i64]
    """space of the next corner: 1 + the party that took it; all 0 outside the queue phase."""
    queue_camels: vec[i64]
    """space: camels paid onto it; all 0 outside the queue phase."""
    tiles: vec[i64]
    """site: 1 + its tile; 0 until drawn."""
    buildings: vec[i64]
    """site: 1 + the party whose building stands there."""
    soldiers: vec[i64]
    """site: 1 + the seat whose soldier stands there."""
    upgrades: vec[i64]
    """site: 1 + the upgrade tile on it."""
    ransoms: vec[i64]
    """site: 1 + the colour of the ransom cube on it (ME-11.3)."""
    forts: vec[i64]
    """fortification slot: 1 + the yard column that its piece came from."""
    yard: vec[i64]
    """column * 2 + kind: pieces left."""
    market: vec[i64]
    """camel-market space: its camels, 0 or 1."""
    supply: vec[i64]
    """colour: cubes in the general supply."""
    stock: vec[i64]
    """good: tokens in its city's stack."""
    row: vec[i64]
    """position: 1 + the spice of the card there; cards have no gaps, position 0 is the exit end."""
    row_camels: vec[i64]
    """position: 1 with a camel."""
    deck: vec[i64]
    """spice: cards left; the deck has no order (ME-16.1)."""
    route_camels: vec[i64]
    """route: 1 with a camel of the performance under way (ME-8.4.3)."""
    cubes: vec[i64]
    """seat * COLOUR_COUNT + colour."""
    counts: vec[i64]
    """party * COUNT_WIDTH + column."""
    spices: vec[i64]
    """party * SPICE_COUNT + spice: caravan cards."""
    goods: vec[i64]
    """seat * GOOD_COUNT + good: tokens that do not lie on contracts."""
    pledged: vec[i64]
    """seat * GOOD_COUNT + good: tokens on contracts; follows from `contracts`."""
    courtiers: vec[i64]
    """hall * MAX_PARTIES + party."""
    posts: vec[i64]
    """city * MAX_SEATS + seat: 1 with a trading post."""
    piles: vec[i64]
    """pile * PILE_SIZE + depth: 1 + the contract there, the top card first."""
    contracts: vec[i64]
    """contract: 1 + the party that took it."""
    breakthroughs: vec[i64]
    """breakthrough: 1 + the seat that chose it."""
    scoring_tiles: vec[i64]
    """scoring tile: 1 + the seat that took it."""
    mosque_upgrades: vec[i64]
    """upgrade tile: 1 while it lies in the mosque; follows from `upgrades` and PLACING_UPGRADE."""
    solo_deck: vec[i64]
    """solo card: 1 while it is in the deck; all 0 without automas."""
    points: vec[i64]
    """party * CATEGORY_COUNT + category: victory points by where they came from (ME-13.4)."""


def clear(state: MervState) -> None:
    """Give every field its empty value; set-up and loading fill in the rest."""
    state.agenda = new_agenda(AGENDA_CAPACITY)
    state.parties = 0
    state.difficulty = 1
    state.year = 1
    state.round = 0
    state.turn = 0
    state.active = -1
    state.slot = -1
    state.site = -1
    state.market_used = 0
    state.supply_camels = 0
    state.supply_scrolls = 0
    state.order = vec[i64]([0] * MAX_PARTIES)
    state.slots = vec[i64]([0] * SLOTS_PER_SIDE)
    state.queue = vec[i64]([0] * MAX_PARTIES)
    state.queue_camels = vec[i64]([0] * MAX_PARTIES)
    state.tiles = vec[i64]([0] * SITE_COUNT)
    state.buildings = vec[i64]([0] * SITE_COUNT)
    state.soldiers = vec[i64]([0] * SITE_COUNT)
    state.upgrades = vec[i64]([0] * SITE_COUNT)
    state.ransoms = vec[i64]([0] * SITE_COUNT)
    state.forts = vec[i64]([0] * FORT_COUNT)
    state.yard = vec[i64]([0] * (COLUMN_COUNT * 2))
    state.market = vec[i64]([0] * SPACE_COUNT)
    state.supply = vec[i64]([0] * COLOUR_COUNT)
    state.stock = vec[i64]([0] * GOOD_COUNT)
    state.row = vec[i64]([0] * ROW_SIZE)
    state.row_camels = vec[i64]([0] * ROW_SIZE)
    state.deck = vec[i64]([0] * SPICE_COUNT)
    state.route_camels = vec[i64]([0] * ROUTE_COUNT)
    state.cubes = vec[i64]([0] * (MAX_SEATS * COLOUR_COUNT))
    state.counts = vec[i64]([0] * (MAX_PARTIES * COUNT_WIDTH))
    state.spices = vec[i64]([0] * (MAX_PARTIES * SPICE_COUNT))
    state.goods = vec[i64]([0] * (MAX_SEATS * GOOD_COUNT))
    state.pledged = vec[i64]([0] * (MAX_SEATS * GOOD_COUNT))
    state.courtiers = vec[i64]([0] * (HALL_COUNT * MAX_PARTIES))
    state.posts = vec[i64]([0] * (CITY_COUNT * MAX_SEATS))
    state.piles = vec[i64]([0] * (PILE_COUNT * PILE_SIZE))
    state.contracts = vec[i64]([0] * CONTRACT_COUNT)
    state.breakthroughs = vec[i64]([0] * BREAKTHROUGH_COUNT)
    state.scoring_tiles = vec[i64]([0] * SCORING_TILE_COUNT)
    state.mosque_upgrades = vec[i64]([0] * UPGRADE_COUNT)
    state.solo_deck = vec[i64]([0] * SOLO_COUNT)
    state.points = vec[i64]([0] * (MAX_PARTIES * CATEGORY_COUNT))


def put(table: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A table with one value replaced.

    Tiles, upgrades, fortifications, posts, piles, scoring tiles and the solo deck seldom change, so copies of a
    position share them: the rules replace such a table and never write into it.
    """
    changed: vec[i64] = table[:]
    changed[place] = value
    return changed


def copy_fields(source: MervState, target: MervState) -> None:
    """Make `target` equal to `source`. Tables are copied; those that seldom change are shared (see `put`)."""
    target.seats = source.seats
    target.agenda = source.agenda.copy()
    target.parties = source.parties
    target.difficulty = source.difficulty
    target.year = source.year
    target.round = source.round
    target.turn = source.turn
    target.active = source.active
    target.slot = source.slot
    target.site = source.site
    target.market_used = source.market_used
    target.supply_camels = source.supply_camels
    target.supply_scrolls = source.supply_scrolls
    target.order = source.order[:]
    target.slots = source.slots[:]
    target.queue = source.queue[:]
    target.queue_camels = source.queue_camels[:]
    target.tiles = source.tiles
    target.buildings = source.buildings[:]
    target.soldiers = source.soldiers[:]
    target.upgrades = source.upgrades
    target.ransoms = source.ransoms[:]
    target.forts = source.forts
    target.yard = source.yard[:]
    target.market = source.market[:]
    target.supply = source.supply[:]
    target.stock = source.stock[:]
    target.row = source.row[:]
    target.row_camels = source.row_camels[:]
    target.deck = source.deck[:]
    target.route_camels = source.route_camels[:]
    target.cubes = source.cubes[:]
    target.counts = source.counts[:]
    target.spices = source.spices[:]
    target.goods = source.goods[:]
    target.pledged = source.pledged[:]
    target.courtiers = source.courtiers[:]
    target.posts = source.posts
    target.piles = source.piles
    target.contracts = source.contracts[:]
    target.breakthroughs = source.breakthroughs[:]
    target.scoring_tiles = source.scoring_tiles
    target.mosque_upgrades = source.mosque_upgrades
    target.solo_deck = source.solo_deck
    target.points = source.points[:]
