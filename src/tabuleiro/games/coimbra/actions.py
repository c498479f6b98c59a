"""The action families, their ids and text forms (CO-11.4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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

# The first id of each family; the id of an action with one parameter is that plus the index of the value. The first ids
# are literal, so that the compiler inlines them; those behind STEP follow from the places of the pilgrim map.
TAKE_GROUP: Final = 0
PLACE_PILGRIM: Final = 4
START_CARD_FIRST: Final = 8
DRAFT_DIE: Final = 10
PLACE_DIE: Final = 40
TAKE_FAVOR: Final = 44
ACQUIRE: Final = 48
DISTRESS: Final = 52
STEP: Final = 53
STOP: Final[i64] = SPACE.base("stop")
OPTION: Final[i64] = SPACE.base("option")
PICK_TRACK: Final[i64] = SPACE.base("pick_track")
INVEST: Final[i64] = SPACE.base("invest")
DECLINE: Final[i64] = SPACE.base("decline")
CAP_DIE: Final[i64] = SPACE.base("cap_die")
CEDE: Final[i64] = SPACE.base("cede")
CEDE_RESOURCES: Final[i64] = CEDE
CEDE_VP: Final[i64] = CEDE + 1
LOSE_VP: Final[i64] = SPACE.base("lose_vp")
LOSE_CARD: Final[i64] = SPACE.base("lose_card")
TAKE_DISCARD: Final[i64] = SPACE.base("take_discard")
REPEAT: Final[i64] = SPACE.base("repeat")
ACCEPT: Final[i64] = SPACE.base("accept")
E_CARD: Final[i64] = SPACE.base("e_card")
ACTIVATE_DIE: Final[i64] = SPACE.base("activate_die")
EXCHANGE: Final[i64] = SPACE.base("exchange")
END_INCOME: Final[i64] = SPACE.base("end_income")
DRAW_MONASTERY: Final[i64] = SPACE.base("draw_monastery")
DRAW_SCORING_TILE: Final[i64] = SPACE.base("draw_scoring_tile")
DRAW_VOYAGE: Final[i64] = SPACE.base("draw_voyage")
DRAW_SEAT: Final[i64] = SPACE.base("draw_seat")
DRAW_CHARACTER: Final[i64] = SPACE.base("draw_character")
DRAW_START_CARD: Final[i64] = SPACE.base("draw_start_card")
ROLL_DIE: Final[i64] = SPACE.base("roll_die")
assert [globals()[family.kind.upper()] for family in SPACE.families] == SPACE.bases, f"expected {SPACE.bases}"


def draft_die_id(colour: i64, face: i64) -> i64:
    """The action that drafts a die of a colour with a face."""
    return DRAFT_DIE + colour * c.FACES + face - 1


def read_draft_die(action: i64) -> tuple[i64, i64]:
    """The colour and the face of the die that an action drafts."""
    return (action - DRAFT_DIE) // c.FACES, (action - DRAFT_DIE) % c.FACES + 1


def step_id(node: i64) -> i64:
    """The action that moves a pilgrim to a place; nobody steps to a corner (CO-7.5)."""
    return STEP + node - c.CORNERS


def read_step(action: i64) -> i64:
    """The place that an action moves a pilgrim to."""
    return action - STEP + c.CORNERS


def exchange_id(resource: i64, times: i64) -> i64:
    """The action that exchanges a resource for points, once or more often."""
    return EXCHANGE + resource * MOST_EXCHANGES + times - 1


def read_exchange(action: i64) -> tuple[i64, i64]:
    """The resource that an action exchanges, and how many times."""
    return (action - EXCHANGE) // MOST_EXCHANGES, (action - EXCHANGE) % MOST_EXCHANGES + 1


def draw_character_id(card: i64) -> i64:
    """The outcome that turns up a card; start cards have a family of their own."""
    return DRAW_CHARACTER + card - c.START_CARDS


def read_draw_character(action: i64) -> i64:
    """The card that an outcome turns up."""
    return action - DRAW_CHARACTER + c.START_CARDS


def roll_die_id(face: i64) -> i64:
    """The outcome of a roll."""
    return ROLL_DIE + face - 1


def read_roll_die(action: i64) -> i64:
    """The face that an outcome of a roll shows."""
    return action - ROLL_DIE + 1


def add_set(members: i64, first: i64, out: vec[i64], count: i64) -> i64:
    """Append the action of each member of a bit set, ascending, to `count` others; return the new count."""
    while members > 0:
        if members & 1 == 1:
            out[count] = first
            count += 1
        members >>= 1
        first += 1
    return count
