"""The kinds of decision, as records and players name them (LU-14.2, LU-15), and what a pending one remembers."""

from typing import Final

from tabuleiro.core import agenda_state
from tabuleiro.core.present.naming import names_of

# The number of each kind, literal so that the compiler inlines it: the first word of an agenda frame.
PLACE_FIGURE: Final = 0
PRELIM_SHRINE: Final = 1
PRELIM_PAIR: Final = 2
SOLO_DEACTIVATE: Final = 3
ACTION: Final = 4
MOVES: Final = 5
BOOK_PUT: Final = 6
CHOOSE_COLOUR: Final = 7
START_PLAYER: Final = 8
TEMPLE_BOARD: Final = 9
START_STONE: Final = 10
ISLAND: Final = 11
FIGURE_ISLAND: Final = 12
KINDS: Final[tuple[str, ...]] = names_of(globals(), "PLACE_FIGURE", "FIGURE_ISLAND")

# Columns of an agenda frame. What a set-up decision is about follows from the fields: the first slot without a board,
# the first party without a stone in turn order, the first ring index without an island, the first unplaced figure.
ACTOR: Final = 1
"""Every kind: the decider, a seat or CHANCE."""
WITH_TIDE: Final = 2
"""MOVES: 1 for Tide, 0 for Journey."""
LAST_MOVE: Final = 3
"""MOVES: 1 + the place of the last MOVE of this action among all of them (LU-14.4), 0 before the first."""
TAKEN_FROM: Final = 2
"""BOOK_PUT: the stone whose Book is in hand; that Book lies under no novice now (LU-7.11)."""
assert agenda_state.ACTOR == ACTOR

AGENDA_CAPACITY: Final = 1
"""No decision of Luna interrupts another: each takes the place of the one before."""
