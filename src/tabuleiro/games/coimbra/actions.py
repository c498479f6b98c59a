"""The action families, their ids and text forms (CO-11.4)."""

from typing import Final

from tabuleiro.core.space import ActionSpace, Family, Parameter
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p

MOST_EXCHANGES: Final = 10
"""Twenty resources, two for each (CO-6.E6)."""
_CARD: Final = Parameter("card", c.CARDS)
_COLOUR: Final = Parameter("color", p.COLOURS)


def _numbers(name: str, first: int, count: int) -> Parameter:
    return Parameter(name, tuple(str(number) for number in range(first, first + count)))


SPACE: Final = ActionSpace(
    [
        Family("take_group", (_numbers("group", 0, c.GROUPS),)),
        Family("place_pilgrim", (Parameter("corner", c.NODES[: c.CORNERS]),)),
        Family("start_card_first", (_numbers("card", 0, 2),)),
        Family("draft_die", (_COLOUR, _numbers("value", 1, c.FACES))),
        Family("place_die", (Parameter("location", c.LOCATIONS),)),
        Family("take_favor", (Parameter("tile", c.FAVORS),)),
        Family("acquire", (_numbers("column", 1, c.COLUMNS),)),
        Family("distress"),
        Family("step", (Parameter("node", c.NODES[c.CORNERS :]),)),
        Family("stop"),
        Family("option", (_numbers("option", 0, 2),)),
        Family("pick_track", (Parameter("track", p.CLASSES),)),
        Family("invest", (_numbers("slot", 0, c.SLOTS),)),
        Family("decline"),
        Family("cap_die", (Parameter("die", c.DICE),)),
        Family("cede", (Parameter("what", ("resources", "vp")),)),
        Family("lose_vp"),
        Family("lose_card", (_CARD,)),
        Family("take_discard", (_CARD,)),
        Family("repeat", (_CARD,)),
        Family("accept"),
        Family("e_card", (_CARD,)),
        Family("activate_die", (_COLOUR,)),
        Family("exchange", (Parameter("resource", p.RESOURCES[:2]), _numbers("times", 1, MOST_EXCHANGES))),
        Family("end_income"),
        Family("draw_monastery", (Parameter("monastery", c.MONASTERIES),), chance=True),
        Family("draw_scoring_tile", (Parameter("tile", c.TILES),), chance=True),
        Family("draw_voyage", (Parameter("voyage", c.VOYAGES),), chance=True),
        Family("draw_seat", (_numbers("seat", 0, c.MAX_SEATS),), chance=True),
        Family("draw_character", (Parameter("card", c.CARDS[c.START_CARDS :]),), chance=True),
        Family("draw_start_card", (Parameter("card", c.CARDS[: c.START_CARDS]),), chance=True),
        Family("roll_die", (_numbers("face", 1, c.FACES),), chance=True),
    ]
)

# First id of each family, literal so that the compiler inlines it; checked against SPACE below.
TAKE_GROUP: Final = 0
PLACE_PILGRIM: Final = 4
START_CARD_FIRST: Final = 8
DRAFT_DIE: Final = 10
PLACE_DIE: Final = 40
TAKE_FAVOR: Final = 44
ACQUIRE: Final = 48
DISTRESS: Final = 52
STEP: Final = 53
STOP: Final = 85
OPTION: Final = 86
PICK_TRACK: Final = 88
INVEST: Final = 92
DECLINE: Final = 98
CAP_DIE: Final = 99
CEDE_RESOURCES: Final = 112
CEDE_VP: Final = 113
LOSE_VP: Final = 114
LOSE_CARD: Final = 115
TAKE_DISCARD: Final = 171
REPEAT: Final = 227
ACCEPT: Final = 283
E_CARD: Final = 284
ACTIVATE_DIE: Final = 340
EXCHANGE: Final = 345
END_INCOME: Final = 365
DRAW_MONASTERY: Final = 366
DRAW_SCORING_TILE: Final = 390
DRAW_VOYAGE: Final = 394
DRAW_SEAT: Final = 409
DRAW_CHARACTER: Final = 413
DRAW_START_CARD: Final = 461
ROLL_DIE: Final = 469
ACTION_COUNT: Final = 475

_BASES: Final = (
    TAKE_GROUP,
    PLACE_PILGRIM,
    START_CARD_FIRST,
    DRAFT_DIE,
    PLACE_DIE,
    TAKE_FAVOR,
    ACQUIRE,
    DISTRESS,
    STEP,
    STOP,
    OPTION,
    PICK_TRACK,
    INVEST,
    DECLINE,
    CAP_DIE,
    CEDE_RESOURCES,
    LOSE_VP,
    LOSE_CARD,
    TAKE_DISCARD,
    REPEAT,
    ACCEPT,
    E_CARD,
    ACTIVATE_DIE,
    EXCHANGE,
    END_INCOME,
    DRAW_MONASTERY,
    DRAW_SCORING_TILE,
    DRAW_VOYAGE,
    DRAW_SEAT,
    DRAW_CHARACTER,
    DRAW_START_CARD,
    ROLL_DIE,
)
assert list(_BASES) == SPACE.bases, f"the literal first ids must be {SPACE.bases}"
assert SPACE.size == ACTION_COUNT
