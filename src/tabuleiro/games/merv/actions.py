"""The action families, their ids and text forms (ME-17.1, ME-16.3).

A family has at most one parameter, so an id is the family's first id plus the parameter's value: `CHOOSE_SLOT + slot`.
`build` alone has two; its ids are made and read by `build_id` and `read_build`.
"""

from typing import Final

from mypy_extensions import i64

from tabuleiro.core.space import ActionSpace, Family, Parameter
from tabuleiro.games.merv.data import components as c

_CELL: Final = Parameter("cell", c.CELLS)
_CITY: Final = Parameter("city", c.CITIES)
_HALL: Final = Parameter("hall", c.HALLS)
_CUBE: Final = Parameter("colour", c.COLOURS)
_COLOUR: Final = Parameter("colour", c.COLOURS[:4])

SPACE: Final = ActionSpace(
    [
        Family("complete_contract", (Parameter("pile", c.PILES),)),
        Family("market_collect"),
        Family("market_place", (Parameter("space", c.SPACES),)),
        Family("stop"),
        Family("end_turn"),
        Family("choose_slot", (Parameter("index", ("0", "1", "2", "3", "4")),)),
        Family("choose_site", (_CELL,)),
        Family("main_action", (Parameter("action", c.MAIN_ACTIONS),)),
        Family("take_card", (Parameter("position", ("1", "2", "3", "4", "5", "6", "7", "8")),)),
        Family("extend"),
        Family("place_courtier", (_HALL,)),
        Family("advance"),
        Family("place_post", (_CITY,)),
        Family("buy_good", (_CITY,)),
        Family("place_route_camel", (Parameter("route", c.ROUTES),)),
        Family("take_scroll", (_CUBE,)),
        Family("build", (Parameter("column", c.COLUMNS), Parameter("kind", c.KINDS))),
        Family("fort_slot", (Parameter("slot", c.FORTS),)),
        Family("soldier_target", (_CELL,)),
        Family("pay_cube", (_CUBE,)),
        Family("waive_color", (_COLOUR,)),
        Family("choose_cube", (_COLOUR,)),
        Family("choose_upgrade_tile", (Parameter("tile", c.UPGRADES),)),
        Family("choose_upgrade_site", (_CELL,)),
        Family("choose_scoring_tile", (Parameter("tile", c.SCORING_TILES),)),
        Family("choose_breakthrough", (Parameter("tile", c.BREAKTHROUGHS),)),
        Family("queue_space", (Parameter("space", ("1", "2", "3", "4")),)),
        Family("ransom", (_CELL,)),
        Family("accept_losses"),
        Family("score_courtier", (_HALL,)),
        Family("site_tile", (Parameter("tile", c.TILES),), chance=True),
        Family("caravan_card", (Parameter("spice", c.SPICES),), chance=True),
        Family("contract_split", (Parameter("contract", c.CONTRACTS),), chance=True),
        Family("first_order", (Parameter("seat", ("0", "1", "2", "3")),), chance=True),
        Family("solo_card", (Parameter("card", c.SOLO_CARDS),), chance=True),
    ]
)

# The first id of each family, named like its kind. They are literal, because the compiler inlines only literals.
COMPLETE_CONTRACT: Final = 0
MARKET_COLLECT: Final = 6
MARKET_PLACE: Final = 7
STOP: Final = 14
END_TURN: Final = 15
CHOOSE_SLOT: Final = 16
CHOOSE_SITE: Final = 21
MAIN_ACTION: Final = 45
TAKE_CARD: Final = 49
EXTEND: Final = 57
PLACE_COURTIER: Final = 58
ADVANCE: Final = 62
PLACE_POST: Final = 63
BUY_GOOD: Final = 71
PLACE_ROUTE_CAMEL: Final = 79
TAKE_SCROLL: Final = 91
BUILD: Final = 96
FORT_SLOT: Final = 104
SOLDIER_TARGET: Final = 124
PAY_CUBE: Final = 148
WAIVE_COLOR: Final = 153
CHOOSE_CUBE: Final = 157
CHOOSE_UPGRADE_TILE: Final = 161
CHOOSE_UPGRADE_SITE: Final = 171
CHOOSE_SCORING_TILE: Final = 195
CHOOSE_BREAKTHROUGH: Final = 199
QUEUE_SPACE: Final = 215
RANSOM: Final = 219
ACCEPT_LOSSES: Final = 243
SCORE_COURTIER: Final = 244
SITE_TILE: Final = 248
CARAVAN_CARD: Final = 272
CONTRACT_SPLIT: Final = 278
FIRST_ORDER: Final = 296
SOLO_CARD: Final = 300
ACTION_COUNT: Final = 306

assert [globals()[family.kind.upper()] for family in SPACE.families] == SPACE.bases, f"the first ids are {SPACE.bases}"
assert SPACE.size == ACTION_COUNT


def build_id(piece: i64) -> i64:
    """The id of buying a piece of the yard: column * 2 + kind, as in `MervFields.yard`."""
    return BUILD + piece


def read_build(action: i64) -> i64:
    """The piece that an id of the family `build` buys; the inverse of `build_id`."""
    return action - BUILD
