"""How a finished game ended."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fractions import Fraction


class Standing(NamedTuple):
    """One party at the end: rank (1 is best, ties broken; 0 is not ranked), points, and where they come from."""

    party: str
    rank: int
    points: int
    categories: dict[str, int]


class Result(NamedTuple):
    """The end of a game.

    `standings` has one entry per party, seats first. `reasons` names every end condition that was met. `tie_break` is
    the last criterion that was needed to find the first place ("" when points alone did). `shares` is each seat's
    share of the win; they add up to one, except in a lost solo game, where `margin` (own points less the best
    automaton's) tells how far off it was.
    """

    standings: list[Standing]
    reasons: list[str]
    truncated: bool
    tie_break: str
    shares: "list[Fraction]"
    margin: int


def share_win(won: list[bool]) -> "list[Fraction]":
    """Each seat's share of the win: whoever won has as much as the others who did."""
    from fractions import Fraction  # its import takes a tenth of a game's own, and only a finished game needs it

    winners = max(1, won.count(True))
    return [Fraction(int(one), winners) for one in won]
