"""The kinds of decision, by the numbers that a frame of the agenda holds."""

from typing import Final

ROLL: Final = 0
TAKE: Final = 1
KINDS: Final = ("roll", "take")
