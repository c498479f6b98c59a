"""The action families, their ids and text forms (HT-15.2)."""

from typing import Final

from tabuleiro.core.space import ActionSpace, Family, Parameter
from tabuleiro.games.hansa_teutonica.data import components as c

SLOTS: Final = ("next1", "next2", "next3", "next4")
"""Opponents clockwise from the decider; with two players next2 is the neutral player (HT-15.1)."""
_ROUTE: Final = Parameter("route", c.ROUTES)
_SHAPE: Final = Parameter("shape", c.SHAPES)
_SLOT: Final = Parameter("opponent", SLOTS)
_SIDE: Final = Parameter("side", ("a", "b"))

SPACE: Final = ActionSpace(
    [
        Family("end_turn"),
        Family("income", (Parameter("merchants", ("0", "1", "2", "3", "4")),)),
        Family("place", (_ROUTE, _SHAPE)),
        Family("displace", (_ROUTE, _SLOT, _SHAPE)),
        Family("displace_pay", (_SHAPE, Parameter("merchants", ("0", "1", "2")))),
        Family("relocate", (_ROUTE,)),
        Family("extra_put", (_ROUTE, _SHAPE)),
        Family("extra_lift", (_ROUTE, _SHAPE)),
        Family("extra_drop", (_ROUTE,)),
        Family("extra_stop"),
        Family("move_lift", (_ROUTE, _SHAPE)),
        Family("move_lift_stop"),
        Family("move_drop", (_ROUTE, _SHAPE)),
        Family("claim", (_ROUTE,)),
        Family("b_office", (_SIDE,)),
        Family("b_extra", (_SIDE, _SHAPE)),
        Family("b_develop", (_SIDE,)),
        Family("b_coellen", (Parameter("slot", tuple(str(slot) for slot in range(c.COELLEN_SLOTS))),)),
        Family("b_none"),
        Family("use_marker", (Parameter("marker", c.MARKERS[1:]),)),
        Family("upgrade_pick", (Parameter("track", c.TRACKS),)),
        Family("swap_pick", (Parameter("city", c.CITIES), Parameter("left", ("0", "1", "2")))),
        Family("remove_pick", (_ROUTE, _SLOT, _SHAPE)),
        Family("remove_stop"),
        Family("place_marker", (_ROUTE,)),
        Family("neutral_put", (_ROUTE,)),
        Family("neutral_city", (_SIDE,)),
        Family("start_player", (Parameter("seat", ("0", "1", "2", "3", "4")),), chance=True),
        Family("start_marker", (Parameter("marker", c.MARKERS[:3]),), chance=True),
        Family("marker_reveal", (Parameter("marker", c.MARKERS),), chance=True),
    ]
)

# First id of each family, literal so that the compiler inlines it; checked against SPACE below.
END_TURN: Final = 0
INCOME: Final = 1
PLACE: Final = 6
DISPLACE: Final = 74
DISPLACE_PAY: Final = 346
RELOCATE: Final = 352
EXTRA_PUT: Final = 386
EXTRA_LIFT: Final = 454
EXTRA_DROP: Final = 522
EXTRA_STOP: Final = 556
MOVE_LIFT: Final = 557
MOVE_LIFT_STOP: Final = 625
MOVE_DROP: Final = 626
CLAIM: Final = 694
B_OFFICE: Final = 728
B_EXTRA: Final = 730
B_DEVELOP: Final = 734
B_COELLEN: Final = 736
B_NONE: Final = 740
USE_MARKER: Final = 741
UPGRADE_PICK: Final = 746
SWAP_PICK: Final = 751
REMOVE_PICK: Final = 832
REMOVE_STOP: Final = 1104
PLACE_MARKER: Final = 1105
NEUTRAL_PUT: Final = 1139
NEUTRAL_CITY: Final = 1173
START_PLAYER: Final = 1175
START_MARKER: Final = 1180
MARKER_REVEAL: Final = 1183
ACTION_COUNT: Final = 1189

_BASES: Final = (
    END_TURN,
    INCOME,
    PLACE,
    DISPLACE,
    DISPLACE_PAY,
    RELOCATE,
    EXTRA_PUT,
    EXTRA_LIFT,
    EXTRA_DROP,
    EXTRA_STOP,
    MOVE_LIFT,
    MOVE_LIFT_STOP,
    MOVE_DROP,
    CLAIM,
    B_OFFICE,
    B_EXTRA,
    B_DEVELOP,
    B_COELLEN,
    B_NONE,
    USE_MARKER,
    UPGRADE_PICK,
    SWAP_PICK,
    REMOVE_PICK,
    REMOVE_STOP,
    PLACE_MARKER,
    NEUTRAL_PUT,
    NEUTRAL_CITY,
    START_PLAYER,
    START_MARKER,
    MARKER_REVEAL,
)
assert list(_BASES) == SPACE.bases, f"the literal first ids must be {SPACE.bases}"
assert SPACE.size == ACTION_COUNT
