"""The action families, their ids and text forms (LU-14.3, LU-15)."""

from typing import Final

from mypy_extensions import i64

from tabuleiro.core.space import ActionSpace, Family, Parameter
from tabuleiro.games.luna.data import components as c

ON: Final = tuple(f"on_{island}" for island in c.ISLANDS)
BESIDE: Final = tuple(f"beside_{island}" for island in c.ISLANDS)
SOURCES: Final = ("pier", *ON, *BESIDE)
"""Where a moved novice comes from: 0 the pier, 1 to 7 an active novice of an island, 8 to 14 an inactive one."""
OWN_CHOICES: Final = 13
"""COUNCIL names 0 to 12 own novices."""

_ISLAND: Final = Parameter("island", c.ISLANDS)
_TOKEN: Final = Parameter("token", ("plain", "token"))
_STONE: Final = Parameter("stone", tuple(str(number) for number in range(1, c.STONE_SLOTS)))
_COUNT: Final = Parameter("count", ("1", "2"))

SPACE: Final = ActionSpace(
    [
        Family("place_figure", (_ISLAND,)),
        Family("place_shrine", (_ISLAND,)),
        Family("place_pair", (_ISLAND,)),
        Family("solo_deactivate", (_ISLAND,)),
        Family("favor", (_ISLAND, _TOKEN)),
        Family("recruit", (_ISLAND, _TOKEN)),
        Family("shrine", (_TOKEN,)),
        Family("herbs", (_ISLAND, _COUNT)),
        Family("journey"),
        Family("tide"),
        Family("move", (Parameter("source", SOURCES), _ISLAND)),
        Family("done"),
        Family("sailboat", (Parameter("source", SOURCES[:8]), _ISLAND, _COUNT)),
        Family("promote", (_STONE, _TOKEN)),
        Family("sanctify", (_STONE,)),
        Family("book_take", (_STONE,)),
        Family("book_put", (_STONE,)),
        Family("council", (_ISLAND, Parameter("own", tuple(str(own) for own in range(OWN_CHOICES))), _TOKEN)),
        Family("expel", (Parameter("own", tuple(str(own) for own in range(7))), _TOKEN)),
        Family("meditate"),
        Family("end_phase"),
        Family("choose_colour", (Parameter("colour", c.COLOURS),)),
        Family("start_player", (Parameter("seat", tuple(str(seat) for seat in range(c.MAX_PARTIES))),), chance=True),
        Family("temple_board", (Parameter("board", c.BOARDS),), chance=True),
        Family("start_stone", (Parameter("stone", _STONE.words[: c.START_STONES]),), chance=True),
        Family("island", (_ISLAND,), chance=True),
        Family("figure_island", (_ISLAND,), chance=True),
    ]
)

# First id of each family, literal so that the compiler inlines it; checked against SPACE below.
PLACE_FIGURE: Final = 0
PLACE_SHRINE: Final = 7
PLACE_PAIR: Final = 14
SOLO_DEACTIVATE: Final = 21
FAVOR: Final = 28
RECRUIT: Final = 42
SHRINE: Final = 56
HERBS: Final = 58
JOURNEY: Final = 72
TIDE: Final = 73
MOVE: Final = 74
DONE: Final = 179
SAILBOAT: Final = 180
PROMOTE: Final = 292
SANCTIFY: Final = 348
BOOK_TAKE: Final = 376
BOOK_PUT: Final = 404
COUNCIL: Final = 432
EXPEL: Final = 614
MEDITATE: Final = 628
END_PHASE: Final = 629
CHOOSE_COLOUR: Final = 630
START_PLAYER: Final = 634
TEMPLE_BOARD: Final = 638
START_STONE: Final = 642
ISLAND: Final = 646
FIGURE_ISLAND: Final = 653
ACTION_COUNT: Final = 660
assert [globals()[family.kind.upper()] for family in SPACE.families] == SPACE.bases, f"the first ids are {SPACE.bases}"
assert SPACE.size == ACTION_COUNT

# A family of one parameter is its first id plus the parameter's number, stones counted from 1. The others are written
# and read here, in pairs; `token` is 1 when the Novice token is used.


def stone_id(first: i64, stone: i64) -> i64:
    """The id of a stone in a family of stones that begins with an id."""
    return first + stone - 1


def read_stone(first: i64, action: i64) -> i64:
    """The inverse of `stone_id`."""
    return action - first + 1


def favor_id(island: i64, token: i64) -> i64:
    """FAVOR of an island."""
    return FAVOR + island * 2 + token


def read_favor(action: i64) -> tuple[i64, i64]:
    """Island and token."""
    return (action - FAVOR) >> 1, (action - FAVOR) & 1


def recruit_id(island: i64, token: i64) -> i64:
    """RECRUIT on an island."""
    return RECRUIT + island * 2 + token


def read_recruit(action: i64) -> tuple[i64, i64]:
    """Island and token."""
    return (action - RECRUIT) >> 1, (action - RECRUIT) & 1


def herbs_id(island: i64, novices: i64) -> i64:
    """HERBS for one or two novices of an island."""
    return HERBS + island * 2 + novices - 1


def read_herbs(action: i64) -> tuple[i64, i64]:
    """Island and number of novices."""
    return (action - HERBS) >> 1, 1 + ((action - HERBS) & 1)


def move_id(source: i64, island: i64) -> i64:
    """MOVE from a source to an island."""
    return MOVE + source * c.ISLAND_COUNT + island


def read_move(action: i64) -> tuple[i64, i64]:
    """Source and island."""
    return (action - MOVE) // c.ISLAND_COUNT, (action - MOVE) % c.ISLAND_COUNT


def sailboat_id(source: i64, island: i64, novices: i64) -> i64:
    """SAILBOAT for one or two novices from a source, the pier or an island's active ones, to an island."""
    return SAILBOAT + (source * c.ISLAND_COUNT + island) * 2 + novices - 1


def read_sailboat(action: i64) -> tuple[i64, i64, i64]:
    """Source, island and number of novices."""
    way: i64 = (action - SAILBOAT) >> 1
    return way // c.ISLAND_COUNT, way % c.ISLAND_COUNT, 1 + ((action - SAILBOAT) & 1)


def promote_id(stone: i64, token: i64) -> i64:
    """PROMOTE onto a stone."""
    return PROMOTE + (stone - 1) * 2 + token


def read_promote(action: i64) -> tuple[i64, i64]:
    """Stone and token."""
    return 1 + ((action - PROMOTE) >> 1), (action - PROMOTE) & 1


def council_id(island: i64, own: i64, token: i64) -> i64:
    """COUNCIL with own novices of an island."""
    return COUNCIL + (island * OWN_CHOICES + own) * 2 + token


def read_council(action: i64) -> tuple[i64, i64, i64]:
    """Island, number of own novices, and token."""
    choice: i64 = (action - COUNCIL) >> 1
    return choice // OWN_CHOICES, choice % OWN_CHOICES, (action - COUNCIL) & 1


def expel_id(own: i64, token: i64) -> i64:
    """EXPEL with own novices of the Apostate's island."""
    return EXPEL + own * 2 + token


def read_expel(action: i64) -> tuple[i64, i64]:
    """Number of own novices, and token."""
    return (action - EXPEL) >> 1, (action - EXPEL) & 1
