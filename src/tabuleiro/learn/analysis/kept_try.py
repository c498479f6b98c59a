"""What people tried in place of their mistakes and at puzzles, and what they think of puzzles."""

from typing import Final, NamedTuple

MISTAKE: Final = "mistake"
"""The kind of a try at a turn of an analysed game (`<name of the analysis>/<turn>`),"""
PUZZLE: Final = "puzzle"
"""of one at a puzzle (its id),"""
VOTE: Final = "vote"
"""and of a word about a puzzle: `yes` is a good one."""


class KeptTry(NamedTuple):
    """One try: at what, and how good it was."""

    user: int
    item: str
    verdict: str
    loss: int
    helps: int
    time: str
    kind: str = MISTAKE
