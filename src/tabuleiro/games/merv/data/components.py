"""Typed tables made from components.toml at import.

Sizes are literal, because the compiler inlines only those; `edition` checks the file against them. Sites are numbered
0 to 23, row by row without the camel market. Tables of several dimensions name their index.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.edition import read_components
from tabuleiro.core.present.naming import names_of
from tabuleiro.core.reader import Reader
from tabuleiro.games.merv.data import edition as words
from tabuleiro.games.merv.data import effects as effect_words
from tabuleiro.games.merv.data.edition import Edition, Names

SITE_TYPES: Final[Names] = words.SITE_TYPES
COLOURS: Final[Names] = words.COLOURS
SIDES: Final[Names] = words.SIDES
KINDS: Final[Names] = words.KINDS
MAIN_ACTIONS: Final[Names] = words.MAIN_ACTIONS
SCORED: Final[Names] = words.SCORED
BREAKTHROUGH_WORDS: Final[Names] = words.BREAKTHROUGH_WORDS
AUTOMAS: Final[Names] = words.AUTOMAS
DIFFICULTIES: Final[Names] = words.DIFFICULTIES
TIE_BREAKS: Final[Names] = words.TIE_BREAKS
OPERATIONS: Final[Names] = effect_words.OPERATIONS

MAX_SEATS: Final = 4
MAX_PARTIES: Final = 4
"""Seats and automas; there are four colours (ME-2.15)."""
YEARS: Final = 3
ROUNDS: Final = 4
COLOUR_COUNT: Final = 5
COLOURED: Final = 4
"""The colours but white."""
WHITE: Final = 4
ANY: Final = 4
"""The unit of a cost that any cube pays."""
UNIT_COUNT: Final = 5
SITE_COUNT: Final = 24
LINE: Final = 5
SLOTS_PER_SIDE: Final = 5
MARKET_SLOT: Final = 2
"""The slots of this index see the camel market (ME-4.6)."""
FORT_COUNT: Final = 20
COLUMN_COUNT: Final = 4
SPACE_COUNT: Final = 7
SIDE_SPACES: Final = 4
"""Camel-market spaces of a side, at most."""
ROW_SIZE: Final = 8
SPICE_COUNT: Final = 6
HALL_COUNT: Final = 4
STEP_COUNT: Final = 8
GOOD_COUNT: Final = 8
CITY_COUNT: Final = 8
ROUTE_COUNT: Final = 12
CONTRACT_COUNT: Final = 18
PILE_COUNT: Final = 6
PILE_SIZE: Final = 3
"""Cards of a pile, one of each grade, at most."""
LEVEL_COUNT: Final = 3
BREAKTHROUGH_COUNT: Final = 16
BREAKTHROUGH_PILES: Final = 4
UPGRADE_COUNT: Final = 10
SCORING_TILE_COUNT: Final = 4
SOLO_COUNT: Final = 6
MAX_FAVOR: Final = 10
MAX_INFLUENCE: Final = 20

# Site types and main actions.
CARAVANSARY: Final = 0
PALACE: Final = 1
MOSQUE: Final = 2
MARKETPLACE: Final = 3
LIBRARY: Final = 4
WALLS: Final = 5
SITE_TYPE_COUNT: Final = 6
MAIN_SITE: Final = 0
MAIN_FAVOR: Final = 1
MAIN_SOLDIER: Final = 2
MAIN_ALTERNATIVE: Final = 3

WALL: Final = 0
GATE: Final = 1
WHITE_UPGRADE: Final = 0
BONUS_UPGRADE: Final = 1
DISCOUNT: Final = 0
WILD: Final = 1
ALTERNATIVE: Final = 2
IMMEDIATE: Final = 3
SCORES_MOSQUE: Final = 0
SCORES_GOODS: Final = 1
SCORES_SCROLLS: Final = 2
SCORES_SPICES: Final = 3

# Operations of effects (ME-0.1), in the order of OPERATIONS.
GAIN_VP: Final = 0
GAIN_FAVOR: Final = 1
GAIN_INFLUENCE: Final = 2
GAIN_CAMEL: Final = 3
GAIN_WHITE: Final = 4
GAIN_CUBE_CHOICE: Final = 5
GAIN_SCROLL: Final = 6
DEPLOY_SOLDIER: Final = 7
TAKE_UPGRADE_WHITE: Final = 8
TAKE_UPGRADE_BONUS: Final = 9
TAKE_SCORING_TILE: Final = 10
NO_EFFECT: Final = -1
MAX_EFFECTS: Final = 3

# Where a party's points come from (ME-13.4).
FROM_FAVOR_TRACK: Final = 0
FROM_INFLUENCE_TRACK: Final = 1
FROM_MOSQUE_TRACK: Final = 2
FROM_MOSQUE_END: Final = 3
FROM_CONTRACTS: Final = 4
FROM_SPICE_PAIRS: Final = 5
FROM_SPICE_SETS: Final = 6
FROM_PALACE: Final = 7
FROM_BUILDINGS: Final = 8
FROM_SCORING_TILES: Final = 9
FROM_BREAKTHROUGHS: Final = 10
FROM_OTHER: Final = 11
CATEGORIES: Final[Names] = names_of(globals(), "FROM_FAVOR_TRACK", "FROM_OTHER", "FROM_")
CATEGORY_COUNT: Final = 12

# Sources: every list of effects has a number, the first of its class plus the element's own.
OF_MAIN: Final = 0
OF_PALACE: Final = 4
OF_LIBRARY: Final = 5
OF_SPACE: Final = 6
OF_SPICE: Final = 13
OF_STEP: Final = 19
OF_CITY: Final = 27
OF_BREAKTHROUGH: Final = 35
OF_CONTRACT: Final = 51
SOURCE_COUNT: Final = 69


_READ: Final = read_components("tabuleiro.games.merv")
_EDITION: Final = Edition(Reader(_READ[0]))
DIGEST: Final = _READ[1]

assert len(CATEGORIES) == CATEGORY_COUNT
assert len(effect_words.UNITS) == UNIT_COUNT
assert MAX_EFFECTS == effect_words.MOST


def _sources() -> list[tuple[str, int, list[int]]]:
    """Every list of effects: its name, the category of its points, its operations and numbers."""
    e = _EDITION
    found = [(f"main:{name}", FROM_OTHER, e.main_effects[i]) for i, name in enumerate(MAIN_ACTIONS)]
    found.append(("palace", FROM_OTHER, e.first_space_effects))
    found.append(("library", FROM_OTHER, [GAIN_SCROLL, e.library_scrolls]))
    found += [(f"market_space:{name}", FROM_OTHER, e.space_effects[i]) for i, name in enumerate(e.space_ids)]
    found += [(f"spice:{name}", FROM_SPICE_PAIRS, e.spice_effects[i]) for i, name in enumerate(e.spice_ids)]
    found += [(f"mosque_step:{i + 1}", FROM_MOSQUE_TRACK, effects) for i, effects in enumerate(e.step_effects)]
    found += [(f"city:{name}", FROM_OTHER, e.city_effects[i]) for i, name in enumerate(e.city_ids)]
    found += [
        (f"breakthrough:{name}", FROM_BREAKTHROUGHS, e.breakthrough_effects[i])
        for i, name in enumerate(e.breakthrough_ids)
    ]
    found += [(f"contract:{name}", FROM_CONTRACTS, e.contract_effects[i]) for i, name in enumerate(e.contract_ids)]
    assert len(found) == SOURCE_COUNT
    return found


def _effect_column(column: int, missing: int) -> vec[i64]:
    values: list[int] = []
    for _, _, effects in _sources():
        own = effects[column::2]
        values += own + [missing] * (MAX_EFFECTS - len(own))
    return vec[i64](values)


SOURCES: Final[Names] = tuple(name for name, _, _ in _sources())
SOURCE_CATEGORIES: Final = vec[i64]([category for _, category, _ in _sources()])
EFFECTS: Final = _effect_column(0, NO_EFFECT)
"""source * MAX_EFFECTS + i: an operation or NO_EFFECT."""
EFFECT_COUNTS: Final = _effect_column(1, 0)
"""Same index: how many times."""

PLAYER_COLOURS: Final[Names] = tuple(_EDITION.player_colours)
CELLS: Final[Names] = tuple(f"r{cell // 5}c{cell % 5}" for cell in range(25) if cell != 12)
"""The names of the sites."""
TILES: Final[Names] = tuple(_EDITION.tile_ids)
SLOTS: Final[Names] = tuple(_EDITION.slot_ids)
CORNERS: Final[Names] = tuple(_EDITION.corner_ids)
FORTS: Final[Names] = tuple(_EDITION.fort_ids)
COLUMNS: Final[Names] = tuple(_EDITION.column_ids)
SPACES: Final[Names] = tuple(_EDITION.space_ids)
SPICES: Final[Names] = tuple(_EDITION.spice_ids)
HALLS: Final[Names] = tuple(_EDITION.hall_ids)
UPGRADES: Final[Names] = tuple(_EDITION.upgrade_ids)
SCORING_TILES: Final[Names] = tuple(_EDITION.scoring_ids)
GOODS: Final[Names] = tuple(_EDITION.good_ids)
CITIES: Final[Names] = tuple(_EDITION.city_ids)
ROUTES: Final[Names] = tuple(_EDITION.route_ids)
BREAKTHROUGHS: Final[Names] = tuple(_EDITION.breakthrough_ids)
CONTRACTS: Final[Names] = tuple(_EDITION.contract_ids)
PILES: Final[Names] = tuple(_EDITION.pile_ids)
SOLO_CARDS: Final[Names] = tuple(_EDITION.solo_ids)

HOUSES: Final[i64] = _EDITION.houses
SERVANTS: Final[i64] = _EDITION.servants
POSTS: Final[i64] = _EDITION.posts
CAMELS: Final[i64] = _EDITION.camels
CUBES: Final = vec[i64](_EDITION.cubes)
"""colour: cubes in the box."""

# By the number of seats (ME-2).
AUTOMA_COUNTS: Final = vec[i64](_EDITION.automa_counts)
SCROLLS: Final = vec[i64](_EDITION.scrolls)
STACKS: Final = vec[i64](_EDITION.stack)
HALL_SPACES: Final = vec[i64](_EDITION.hall_spaces)
GRADES: Final = vec[i64](_EDITION.grades)
ROW_CAMELS: Final = vec[i64](_EDITION.row_camels)
MARKET_SIDES: Final = vec[i64](_EDITION.market_side)
START_CAMELS: Final = vec[i64](_EDITION.start_camels)
"""place in the first queue (ME-2.11)."""
START_WHITE: Final = vec[i64](_EDITION.start_white)

TILE_TYPES: Final = vec[i64](_EDITION.tile_types)
TILE_COLOURS: Final = vec[i64](_EDITION.tile_colours)
LINES: Final = vec[i64](_EDITION.lines)
"""(side * 5 + slot) * LINE + place, seen from the slot: a site, -1 for the camel market."""
SORTED_LINES: Final = vec[i64]([site for slot in range(20) for site in sorted(_EDITION.lines[slot * 5 : slot * 5 + 5])])
"""Same index, ascending; the camel market comes first."""
CLOCKWISE: Final = vec[i64](_EDITION.clockwise)
"""side * 5 + slot: 1 is farthest from the corner where the round ends (ME-5.1)."""

FORT_KINDS: Final = vec[i64](_EDITION.fort_kinds)
PROTECTS: Final = vec[i64](_EDITION.protects)
"""fort * 2 + i: the two sites behind it."""
YARD: Final = vec[i64](_EDITION.yard)
"""column * 2 + kind: pieces at the start."""
BUILD_COSTS: Final = vec[i64](_EDITION.build_costs)
"""(column * 2 + kind) * UNIT_COUNT + unit."""
FORT_INFLUENCE: Final = vec[i64](_EDITION.fort_influence)
"""0 for an own building, 1 for anybody else's."""
SOLDIER_INFLUENCE: Final = vec[i64](_EDITION.soldier_influence)


def _guards() -> vec[i64]:
    """The fortification slots that a site is exposed to; every site has one or two (ME-11.1)."""
    guards: list[int] = []
    for site in range(SITE_COUNT):
        own = [place // 2 for place in range(FORT_COUNT * 2) if _EDITION.protects[place] == site]
        assert 1 <= len(own) <= 2, f"site {CELLS[site]} lies behind {len(own)} fortification slots"
        guards += own + [-1] * (2 - len(own))
    return vec[i64](guards)


GUARDS: Final = _guards()
"""site * 2 + i: a fortification slot or -1."""

SPACE_SIDES: Final = vec[i64](_EDITION.space_sides)
FILL_ORDER: Final = vec[i64](_EDITION.fill_order)
"""side * SIDE_SPACES + i: a camel-market space or -1 (ME-8.4.4)."""

PAIR_SIZE: Final[i64] = _EDITION.pair_size
SPICE_CARDS: Final = vec[i64](_EDITION.spice_cards)
SET_POINTS: Final = vec[i64](_EDITION.set_points)
INFLUENCE_POINTS: Final = vec[i64](_EDITION.influence_points)
SPICE_LIMITS: Final = vec[i64](_EDITION.spice_limit)
THRESHOLDS: Final = vec[i64](_EDITION.thresholds)
"""level - 1: the influence that its contracts need."""
FAVOR_POINTS: Final = vec[i64](_EDITION.favor_points)

COURTIER_COST: Final[i64] = _EDITION.courtier_cost
HALL_COLOURS: Final = vec[i64](_EDITION.hall_colours)
HALL_SCORES: Final = vec[i64](_EDITION.hall_scores)
HALL_POINTS: Final = vec[i64](_EDITION.hall_points)
STEP_COSTS: Final = vec[i64](_EDITION.step_costs)
"""step reached so far * UNIT_COUNT + unit: the cost of the next one."""
UPGRADE_KINDS: Final = vec[i64](_EDITION.upgrade_kinds)
UPGRADE_COLOURS: Final = vec[i64](_EDITION.upgrade_colours)
SCORING_TYPES: Final = vec[i64](_EDITION.scoring_types)
SCORING_POINTS: Final = vec[i64](_EDITION.scoring_points)

INNER: Final = vec[i64](_EDITION.city_inner)
CITY_GOODS: Final = vec[i64](_EDITION.city_goods)
ROUTE_ENDS: Final = vec[i64](_EDITION.route_ends)
"""route * 2 + end: a city."""
GOOD_COST: Final[i64] = _EDITION.good_cost

LIBRARY_MOST: Final[i64] = _EDITION.library_most
BREAKTHROUGH_AT: Final = vec[i64](_EDITION.breakthrough_at)
"""pile: the number of scrolls that opens it."""
PILE_OF: Final = vec[i64](_EDITION.breakthrough_piles)
BREAKTHROUGH_KINDS: Final = vec[i64](_EDITION.breakthrough_kinds)
SUBJECTS: Final = vec[i64](_EDITION.breakthrough_subjects)
"""breakthrough: its action or colour, or -1."""


def _tile_about(kind: int, subjects: int) -> vec[i64]:
    """For each action or colour the breakthrough of a kind about it, or -1."""
    about = [-1] * subjects
    for tile in range(BREAKTHROUGH_COUNT):
        if _EDITION.breakthrough_kinds[tile] == kind:
            about[_EDITION.breakthrough_subjects[tile]] = tile
    return vec[i64](about)


DISCOUNT_TILES: Final = _tile_about(DISCOUNT, SITE_TYPE_COUNT)
"""site type: the breakthrough that makes it cheaper, or -1."""
WILD_TILES: Final = _tile_about(WILD, COLOUR_COUNT)
"""colour: the breakthrough that makes it wild, or -1."""

CONTRACT_COSTS: Final = vec[i64](_EDITION.contract_costs)
"""contract * UNIT_COUNT + unit."""
CONTRACT_GOODS: Final = vec[i64](_EDITION.contract_goods)
"""contract * GOOD_COUNT + good."""
CONTRACT_SCROLLS: Final = vec[i64](_EDITION.contract_scrolls)
CONTRACT_POINTS: Final = vec[i64](_EDITION.contract_points)

BUILDING_POINTS: Final[i64] = _EDITION.building_points
MOSQUE_END_POINTS: Final[i64] = _EDITION.mosque_end_points
INVASIONS: Final = vec[i64](_EDITION.invasions)
"""year: 1 when the Mongols come (ME-3.1)."""

SLOT_ORDERS: Final = vec[i64](_EDITION.slot_orders)
"""solo card * 5 + i: a clockwise number less one (ME-14.3)."""
SITE_ORDERS: Final = vec[i64](_EDITION.site_orders)
"""solo card * 5 + i: a place of the line."""
CARD_HALLS: Final = vec[i64](_EDITION.card_halls)
"""solo card: a hall, or -1 for the one with the fewest courtiers (ME-14.4)."""
CARD_LEVELS: Final = vec[i64](_EDITION.card_levels)
"""solo card: the level of the contract that the Magistrate takes, or 0 for a caravan card (ME-14.5)."""
FALLBACK_POINTS: Final = vec[i64](_EDITION.fallback_points)
COURTIERS_PER_HALL: Final[i64] = _EDITION.courtiers_per_hall
COURTIER_POINTS: Final = vec[i64](_EDITION.courtier_points)
"""difficulty: points per courtier of the High Courtier (ME-14.10)."""
CONTRACT_BONUS: Final = vec[i64](_EDITION.contract_bonus)
