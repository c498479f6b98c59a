"""The kinds of decisions and the columns of the agenda frames that hold them (HT-4.10, HT-14.2)."""

from typing import Final

from tabuleiro.core.present.naming import names_of

# The kinds, named as on the wire: the first word of a frame.
MAIN: Final = 0
DISPLACE_PAY: Final = 1
RELOCATE: Final = 2
EXTRA: Final = 3
EXTRA_DROP: Final = 4
MOVE_LIFTING: Final = 5
MOVE_DROPPING: Final = 6
BENEFIT: Final = 7
UPGRADE_PICK: Final = 8
SWAP_PICK: Final = 9
REMOVE_PICK: Final = 10
PLACE_MARKER: Final = 11
NEUTRAL_PUT: Final = 12
NEUTRAL_CITY: Final = 13
START_PLAYER: Final = 14
START_MARKER: Final = 15
MARKER_REVEAL: Final = 16
KINDS: Final[tuple[str, ...]] = names_of(globals(), "MAIN", "MARKER_REVEAL")

# Columns of an agenda frame. ACTOR is the decider (a seat or CHANCE) of every kind.
ACTOR: Final = 1
ROUTE: Final = 2
"""The route of the displacement (DISPLACE_PAY, RELOCATE, EXTRA, EXTRA_DROP, NEUTRAL_PUT) or of the claim (BENEFIT,
NEUTRAL_CITY)."""
TARGET: Final = 3
"""DISPLACE_PAY, RELOCATE: the displaced piece, which stands on no space any more from the payment on."""
SPACE: Final = 4
"""DISPLACE_PAY: the space index of the target."""
LEFT: Final = 3
"""EXTRA, EXTRA_DROP: extra pieces that may still be added. NEUTRAL_PUT: cubes still to be placed, the one in
hand included. MOVE_LIFTING: pieces that may still be lifted. REMOVE_PICK: pieces that may still be removed."""
PLACED: Final = 4
"""EXTRA, EXTRA_DROP: columns 4, 5 and 6 list what this relocation has put down, each 1 + 2 * route + shape, in the
order of placing, 0 for none (HT-5.3.12)."""
LIFTED: Final = 7
"""EXTRA_DROP: the piece in hand, 1 + 2 * its origin route + shape."""
LAST: Final = 4
"""MOVE_LIFTING, MOVE_DROPPING: 1 + 2 * route + shape of the last piece lifted or dropped in this move, 0 for none
(HT-15.4)."""
FRESH: Final = 3
"""BENEFIT: 1 + the marker taken in this very claim, 0 for none; it cannot be used now (HT-9.2)."""
REMOVED: Final = 4
"""REMOVE_PICK: pieces removed so far."""

AGENDA_CAPACITY: Final = 4
"""The deepest chain is MAIN, NEUTRAL_PUT, NEUTRAL_CITY."""
