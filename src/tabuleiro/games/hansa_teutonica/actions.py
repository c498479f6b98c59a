"""The action families, their ids and text forms (HT-15.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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

# The first id of each family: literal, so that the compiler inlines it, and checked against SPACE below.
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

for _base, _family in zip(SPACE.bases, SPACE.families, strict=True):
    assert globals()[_family.kind.upper()] == _base, f"the first id of {_family.kind} is {_base}"
assert SPACE.size == ACTION_COUNT


# A family with one parameter numbers its values from its first id. The others are encoded and decoded here; those with
# the same parameters share their functions.


def piece_ids_into(family: i64, route: i64, traders: i64, merchants: i64, out: vec[i64], count: i64) -> i64:
    """An own piece at a route, of each shape of which there is any; `count` ids stand in `out`, return the new number.

    These are place, extra_put, extra_lift, move_lift, move_drop.
    """
    if traders > 0:
        out[count] = family + route * 2
        count += 1
    if merchants > 0:
        out[count] = family + route * 2 + 1
        count += 1
    return count


def read_piece(family: i64, action: i64) -> tuple[i64, i64]:
    """The route and shape of such a piece."""
    return (action - family) >> 1, (action - family) & 1


def foreign_id(family: i64, route: i64, slot: i64, shape: i64) -> i64:
    """An opponent's piece on a route: displace, remove_pick."""
    return family + route * 8 + slot * 2 + shape


def read_foreign(family: i64, action: i64) -> tuple[i64, i64, i64]:
    """The route, opponent and shape of a `foreign_id`."""
    return (action - family) >> 3, ((action - family) >> 1) & 3, (action - family) & 1


def displace_pay_id(shape: i64, merchants: i64) -> i64:
    """The shape that replaces the displaced piece, and the merchants among the penalty."""
    return DISPLACE_PAY + shape * 3 + merchants


def read_displace_pay(action: i64) -> tuple[i64, i64]:
    """The shape and merchants of a `displace_pay_id`."""
    return (action - DISPLACE_PAY) // 3, (action - DISPLACE_PAY) % 3


def b_extra_id(side: i64, shape: i64) -> i64:
    """An extra office in city a or b of the claimed route."""
    return B_EXTRA + side * 2 + shape


def read_b_extra(action: i64) -> tuple[i64, i64]:
    """The side and shape of a `b_extra_id`."""
    return (action - B_EXTRA) >> 1, (action - B_EXTRA) & 1


def swap_pick_id(city: i64, left: i64) -> i64:
    """Two neighbouring offices of a city, named by the left one."""
    return SWAP_PICK + city * 3 + left


def read_swap_pick(action: i64) -> tuple[i64, i64]:
    """The city and left office of a `swap_pick_id`."""
    return (action - SWAP_PICK) // 3, (action - SWAP_PICK) % 3
