"""The fields of a position. Only the rules files change them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.agenda import new_agenda
from tabuleiro.core.agenda_state import AgendaState
from tabuleiro.games.merv.data import components as c

# A party is a seat (0 to seats - 1) or an automa (seats ..). A place that holds a piece or tile holds 1 + its owner or
# 1 + its number; 0 is empty.

AGENDA_CAPACITY: Final = 12
"""Deepest with the printed effects: END_TURN, CARAVANSARY_STEP, GAINING (pair), GAINING (breakthrough), a choice. A
breakthrough that gave scrolls could open the next pile, at most four in all: 3 + 4 * 2."""

EXTENDING_WINS_SINCE: Final = 2
"""The version since which a camel extends the caravan row only towards a card that can be won (ME-8.1.3)."""

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


class MervFields(AgendaState):
    """Everything that lies on the table."""

    parties: i64 = 0
    """Seats and the automas that play along."""
    difficulty: i64 = 1
    """Index into components.DIFFICULTIES; 1 (normal) unless it is a solo game."""
    year: i64 = 1
    """1 to 3; stays 3 when the game is over."""
    round: i64 = 0
    """0 to 3 = side N, E, S, W."""
    turn: i64 = 0
    """Turns of this round that are over."""
    active: i64 = -1
    """The party whose turn it is; -1 outside turns."""
    slot: i64 = -1
    """The index of the active player's slot on the side in play; -1 until chosen and outside turns."""
    site: i64 = -1
    """The site that the active player chose; -1 until chosen and outside turns."""
    market_used: i64 = 0
    """1 once the active player used the camel market in this turn (ME-4.6)."""
    supply_camels: i64 = 0
    supply_scrolls: i64 = 0

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
    """seat * c.COLOUR_COUNT + colour."""
    counts: vec[i64]
    """party * COUNT_WIDTH + column."""
    spices: vec[i64]
    """party * c.SPICE_COUNT + spice: caravan cards."""
    goods: vec[i64]
    """seat * c.GOOD_COUNT + good: tokens that do not lie on contracts."""
    pledged: vec[i64]
    """seat * c.GOOD_COUNT + good: tokens on contracts; follows from `contracts`."""
    courtiers: vec[i64]
    """hall * c.MAX_PARTIES + party."""
    posts: vec[i64]
    """city * c.MAX_SEATS + seat: 1 with a trading post."""
    piles: vec[i64]
    """pile * c.PILE_SIZE + depth: 1 + the contract there, the top card first."""
    contracts: vec[i64]
    """contract: 1 + the party that took it."""
    breakthroughs: vec[i64]
    """breakthrough: 1 + the seat that chose it."""
    scoring_tiles: vec[i64]
    """scoring tile: 1 + the seat that took it."""
    mosque_upgrades: vec[i64]
    """upgrade tile: 1 while it lies in the mosque; follows from `upgrades` and CHOOSE_UPGRADE_SITE."""
    solo_deck: vec[i64]
    """solo card: 1 while it is in the deck; all 0 without automas."""
    points: vec[i64]
    """party * c.CATEGORY_COUNT + category: victory points by where they came from (ME-13.4)."""


def clear(state: MervFields) -> None:
    """Give every table its empty value, as the numbers have theirs; set-up and loading fill in the rest."""
    state.agenda = new_agenda(AGENDA_CAPACITY)
    state.order = vec[i64]([0] * c.MAX_PARTIES)
    state.slots = vec[i64]([0] * c.SLOTS_PER_SIDE)
    state.queue = vec[i64]([0] * c.MAX_PARTIES)
    state.queue_camels = vec[i64]([0] * c.MAX_PARTIES)
    state.tiles = vec[i64]([0] * c.SITE_COUNT)
    state.buildings = vec[i64]([0] * c.SITE_COUNT)
    state.soldiers = vec[i64]([0] * c.SITE_COUNT)
    state.upgrades = vec[i64]([0] * c.SITE_COUNT)
    state.ransoms = vec[i64]([0] * c.SITE_COUNT)
    state.forts = vec[i64]([0] * c.FORT_COUNT)
    state.yard = vec[i64]([0] * (c.COLUMN_COUNT * 2))
    state.market = vec[i64]([0] * c.SPACE_COUNT)
    state.supply = vec[i64]([0] * c.COLOUR_COUNT)
    state.stock = vec[i64]([0] * c.GOOD_COUNT)
    state.row = vec[i64]([0] * c.ROW_SIZE)
    state.row_camels = vec[i64]([0] * c.ROW_SIZE)
    state.deck = vec[i64]([0] * c.SPICE_COUNT)
    state.route_camels = vec[i64]([0] * c.ROUTE_COUNT)
    state.cubes = vec[i64]([0] * (c.MAX_SEATS * c.COLOUR_COUNT))
    state.counts = vec[i64]([0] * (c.MAX_PARTIES * COUNT_WIDTH))
    state.spices = vec[i64]([0] * (c.MAX_PARTIES * c.SPICE_COUNT))
    state.goods = vec[i64]([0] * (c.MAX_SEATS * c.GOOD_COUNT))
    state.pledged = vec[i64]([0] * (c.MAX_SEATS * c.GOOD_COUNT))
    state.courtiers = vec[i64]([0] * (c.HALL_COUNT * c.MAX_PARTIES))
    state.posts = vec[i64]([0] * (c.CITY_COUNT * c.MAX_SEATS))
    state.piles = vec[i64]([0] * (c.PILE_COUNT * c.PILE_SIZE))
    state.contracts = vec[i64]([0] * c.CONTRACT_COUNT)
    state.breakthroughs = vec[i64]([0] * c.BREAKTHROUGH_COUNT)
    state.scoring_tiles = vec[i64]([0] * c.SCORING_TILE_COUNT)
    state.mosque_upgrades = vec[i64]([0] * c.UPGRADE_COUNT)
    state.solo_deck = vec[i64]([0] * c.SOLO_COUNT)
    state.points = vec[i64]([0] * (c.MAX_PARTIES * c.CATEGORY_COUNT))


def put(table: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A table with one value replaced.

    Tiles, upgrades, fortifications, posts, piles, scoring tiles and the solo deck seldom change, so copies of a
    position share them: the rules replace such a table and never write into it.
    """
    changed: vec[i64] = table[:]
    changed[place] = value
    return changed


def copy_fields(source: MervFields, target: MervFields) -> None:
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
