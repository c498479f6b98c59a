"""The kinds of agenda frames and what their columns hold (ME-17.4, ME-16.3).

A constant is named like the kind on the wire: "fort_slot" is FORT_SLOT here, `legal_fort_slot` lists its options. Only
"pay_cube" is asked by two frames: PAY_CUBE for a cost, PAY_CUBE_RANSOM for a ransom.
"""

from typing import Final

from tabuleiro.core.present.naming import names_of

# First the players' decisions, then those of chance, then the work that the rules go on with by
# themselves once everything above it is done; work is never on top between actions.
CHOOSE_SLOT: Final = 0
CHOOSE_SITE: Final = 1
MAIN_ACTION: Final = 2
CARAVANSARY_STEP: Final = 3
PALACE_STEP: Final = 4
MOSQUE_STEP: Final = 5
MARKET_POST: Final = 6
MARKET_STEP: Final = 7
LIBRARY_STEP: Final = 8
WALLS_STEP: Final = 9
FORT_SLOT: Final = 10
SOLDIER_TARGET: Final = 11
PAY_CUBE: Final = 12
PAY_CUBE_RANSOM: Final = 13
WAIVE_COLOR: Final = 14
CHOOSE_CUBE: Final = 15
CHOOSE_UPGRADE_TILE: Final = 16
CHOOSE_UPGRADE_SITE: Final = 17
CHOOSE_SCORING_TILE: Final = 18
CHOOSE_BREAKTHROUGH: Final = 19
END_TURN: Final = 20
QUEUE_SPACE: Final = 21
RANSOM: Final = 22
SCORE_COURTIER: Final = 23
SITE_TILE: Final = 24
CARAVAN_CARD: Final = 25
CONTRACT_SPLIT: Final = 26
FIRST_ORDER: Final = 27
SOLO_CARD: Final = 28
PAID_FOR: Final = 29
GAINING: Final = 30
QUEUE_PHASE: Final = 31
INVASION_PHASE: Final = 32
SCORING_PHASE: Final = 33
_NAMES: Final[tuple[str, ...]] = names_of(globals(), "CHOOSE_SLOT", "SCORING_PHASE")
KINDS: Final[tuple[str, ...]] = (*_NAMES[:PAY_CUBE_RANSOM], "pay_cube", *_NAMES[WAIVE_COLOR:PAID_FOR])
"""What `decision()` says for each kind; paying a cost and paying a ransom are the same question to a player."""
FRAMES: Final[tuple[str, ...]] = (*_NAMES[:PAY_CUBE_RANSOM], "pay_ransom", *_NAMES[WAIVE_COLOR:])
"""What a dump calls the frames of each kind; there the two payments differ, because their columns do."""

# Columns of a frame.
ACTOR: Final = 1
"""The decider (a seat or CHANCE) of a decision; the party that gains or acts of PAID_FOR and GAINING; 0 for the phases.
END_TURN may name an automa: its turn ends as soon as the row is refilled."""
STEPS: Final = 2
"""All ..._STEP kinds and MARKET_POST: the number of steps done in this performance."""
DISCOUNT: Final = 3
"""Same kinds: 1 while a discount for this performance is unused (ME-8.0)."""
FIXED: Final = 4
"""CARAVANSARY_STEP: 1 + the colour that this performance is paid in, or 0 (ME-8.1.2)."""
USED: Final = 4
"""LIBRARY_STEP: bit set of the colours paid so far. MARKET_STEP: bit set of the cities where a good was bought."""
COST: Final = 2
"""PAY_CUBE, WAIVE_COLOR: columns 2 to 6 hold the units still to be paid: orange, purple, teal, pink, any. A card costs
a unit of the performance's colour once that is fixed, before that one of any (ME-8.1.2)."""
ACTION: Final = 2
"""PAID_FOR: the id of the action that is carried out as soon as its cost is paid."""
LAST_PAID: Final = 3
"""PAID_FOR: 1 + the colour of the last cube paid, or 0."""
BUILD_FROM: Final = 2
"""FORT_SLOT: column of the yard * 2 + kind of the piece in hand; it has left the yard."""
SITE: Final = 2
"""PAY_CUBE_RANSOM: the site that is ransomed."""
TILE: Final = 2
"""CHOOSE_UPGRADE_SITE: the upgrade tile in hand; it has left the mosque."""
PILE: Final = 2
"""CHOOSE_BREAKTHROUGH: the pile to choose from."""
SOURCE: Final = 2
"""GAINING: where the effects come from, a number of components.SOURCES."""
INDEX: Final = 3
"""GAINING: the effect of that list that comes next."""
REPEATS: Final = 4
"""GAINING: how many times that effect was already carried out."""
UNSCORED: Final = 2
"""SCORE_COURTIER: columns 2 to 5 hold the own courtiers of each hall that may still score."""
NEXT: Final = 2
"""INVASION_PHASE, SCORING_PHASE: how many places of the order were dealt with. SITE_TILE: the site to fill.
CONTRACT_SPLIT: level * 3 + grade, both from 0. FIRST_ORDER: the queue space to fill, from 0."""
PALACE_OPENED: Final = 3
"""SCORING_PHASE: 1 while the palace of the party at NEXT was put up for scoring and its city was not scored yet."""
LEFT: Final = 2
"""CARAVAN_CARD: cards still to be drawn."""
CAMELS_LEFT: Final = 3
"""CARAVAN_CARD: camels still to be put on the cards drawn (set-up only, ME-2.7)."""
AUTOMA: Final = 2
"""SOLO_CARD: the party whose turn it is."""
