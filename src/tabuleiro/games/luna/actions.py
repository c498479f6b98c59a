"""The action families, their ids and text forms (LU-14.3, LU-15)."""

from typing import Final

from tabuleiro.core.space import ActionSpace, Family, Parameter
from tabuleiro.games.luna.data import components as c

ON: Final = tuple(f"on_{island}" for island in c.ISLANDS)
BESIDE: Final = tuple(f"beside_{island}" for island in c.ISLANDS)
SOURCES: Final = ("pier", *ON, *BESIDE)
"""Where a moved novice comes from: 0 the pier, 1 to 7 an active novice of an island, 8 to 14 an inactive one."""

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
        Family("council", (_ISLAND, Parameter("own", tuple(str(own) for own in range(13))), _TOKEN)),
        Family("expel", (Parameter("own", tuple(str(own) for own in range(7))), _TOKEN)),
        Family("meditate"),
        Family("end_phase"),
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
START_PLAYER: Final = 630
TEMPLE_BOARD: Final = 634
START_STONE: Final = 638
ISLAND: Final = 642
FIGURE_ISLAND: Final = 649
ACTION_COUNT: Final = 656
assert [globals()[family.kind.upper()] for family in SPACE.families] == SPACE.bases, f"the first ids are {SPACE.bases}"
assert SPACE.size == ACTION_COUNT
