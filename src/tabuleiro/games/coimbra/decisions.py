"""The kinds of decisions and effects on the agenda, and the columns of their frames (CO-2.1, CO-5.2)."""

from typing import Final

from tabuleiro.core.present.naming import names_of

# What somebody decides: the first column of a frame, named as on the wire.
START_CHOICE: Final = 0
START_CARDS: Final = 1
DRAFT: Final = 2
PLACE: Final = 3
CASTLE_ACTION: Final = 4
CITY_ACTION: Final = 5
STEP: Final = 6
OPTION: Final = 7
TRACK: Final = 8
INVEST: Final = 9
CAP: Final = 10
CEDE: Final = 11
LOSE: Final = 12
DISCARD_PICK: Final = 13
REPEAT: Final = 14
PAY_FOR: Final = 15
FAVOR: Final = 16
INCOME_MENU: Final = 17
DRAW_MONASTERY: Final = 18
"""The first four kinds of chance come in the order of the first four phases."""
DRAW_SCORING_TILE: Final = 19
DRAW_VOYAGE: Final = 20
DRAW_SEAT: Final = 21
DRAW_CHARACTER: Final = 22
DRAW_START_CARD: Final = 23
ROLL_DIE: Final = 24
# What resolves by itself as soon as it is on top, so that it is never the top frame of a position (CO-2.1).
BONUS: Final = 25
"""The rest of a component's effects."""
ACQUISITION: Final = 26
"""What follows a card's own bonus: phase C bonuses, then the crown token (CO-6.C6)."""
RETRIEVAL: Final = 27
"""The active die goes to its owner's board when everything above is done (CO-6.C2)."""
START_CARD: Final = 28
"""The second start card, waiting for the first (CO-3.14)."""
DIE_BONUS: Final = 29
"""What the phase E cards add to an activated die (CO-6.E5)."""
KINDS: Final[tuple[str, ...]] = names_of(globals(), "START_CHOICE", "DIE_BONUS")
FIRST_AUTOMATIC: Final = BONUS

# The other columns of a frame.
ACTOR: Final = 1
"""Who decides, a seat or CHANCE; in a frame that resolves by itself, whose gain it is."""
DIE: Final = 2
"""PLACE: the drafted die. CASTLE_ACTION, CITY_ACTION, RETRIEVAL: the active die (CO-6.C3)."""
LEFT: Final = 2
"""STEP: steps that are left, at least 1."""
INSTRUCTION: Final = 2
"""OPTION, CEDE, LOSE, DISCARD_PICK, REPEAT, PAY_FOR: the instruction that asks. BONUS: the next to run."""
RESTRICTION: Final = 2
"""INVEST: GUARDS or COINS if only voyages with that cost may be chosen, else ANY_COST."""
CARD: Final = 2
"""ACQUISITION: the acquired card. START_CARD: the card. TRACK: 1 + the phase E card, 0 for the white die."""
RESOLVED: Final = 2
"""INCOME_MENU: bit set of the cards whose beginning of phase E is done."""
ACTIVATED: Final = 3
"""INCOME_MENU: bit set of the dice that were activated."""
OWNER: Final = 3
"""CEDE, LOSE: who played the card; the actor is the opponent who is asked."""
COLOUR: Final = 2
"""DIE_BONUS: the colour of the activated die."""
NEXT: Final = 3
"""ACQUISITION, DIE_BONUS: the first card of the hand, by its place there, that was not looked at yet."""
FROM: Final = 4
"""ACQUISITION: 1 + the place in the display that the card came from; 0 from the discard pile."""

AGENDA_CAPACITY: Final = 32
"""The deepest chain is checked against the cards when they are read (CO-2.1)."""
