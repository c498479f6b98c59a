"""The numbers of the toy game."""

from typing import Final

from tabuleiro.core.digest import digest_of

CARDS: Final = (4, 3, 2)
"""How many cards of value 1, 2 and 3 are in a short deck (TY-1.2)."""
START_TOKENS: Final = 3
"""TY-1.1."""
LONG: Final = 2
"""The number of short decks in a long one (TY-1.2)."""
SQUIRREL: Final = "squirrel"
MAX_SEATS: Final = 3
DIGEST: Final = digest_of({"cards": list(CARDS), "tokens": START_TOKENS, "long": LONG})
