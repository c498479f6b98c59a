"""A tournament as its law sees it: a format, a field of entrants by number, and the rounds that were played.

Everything here is pure and counts in integers: the same field gives the same next round and the same standings, in the
arena and on a server. Scores are tenths of points, so that a win that five share is a whole number, too.
"""

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from itertools import combinations
from typing import Final, Literal, NamedTuple, get_args

Kind = Literal["swiss", "round_robin", "knockout"]
KINDS: Final[tuple[str, ...]] = get_args(Kind)
Scoring = Literal["places", "wins"]
Fill = Literal["bye", "bot"]
FILLER: Final = -1
"""The number of whoever fills an empty chair: a bot that competes for nothing."""
WIN, BYE, MISSED = 120, 80, 40
"""What a won table, a bye and a round before one joined are worth: 12, 8 and 4 points."""


class Format(NamedTuple):
    """How a tournament is played: `seats` at a table, never fewer than `least`, which the game says."""

    kind: Kind
    seats: int
    least: int
    rounds: int = 0
    """How many, where that is not determined by the number of entrants."""
    advance: int = 1
    """How many of a table go on, in a knock-out."""
    scoring: Scoring = "places"
    fill: Fill = "bye"
    """What happens when the field does not fill its tables."""


class Entry(NamedTuple):
    """Somebody's part in a tournament."""

    number: int
    rating: int = 0
    missed: int = 0
    """Rounds that were played before this one joined."""
    is_out: bool = False


class Board(NamedTuple):
    """One table of a round: who sat in which seat and, once it is over, how it went seat by seat."""

    players: tuple[int, ...]
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    """The points of the game."""

    def is_over(self) -> bool:
        """Whether it has a result."""
        return bool(self.places)

    def entrants(self) -> list[int]:
        """Who plays here and competes."""
        return [player for player in self.players if player != FILLER]


class Round(NamedTuple):
    """The tables of one round, and who has a bye."""

    boards: tuple[Board, ...]
    byes: tuple[int, ...] = ()

    def is_over(self) -> bool:
        """Whether all of its tables are."""
        return all(board.is_over() for board in self.boards)


Pair = tuple[int, int]


class Field(NamedTuple):
    """The field of a tournament, and what it has played so far."""

    entries: tuple[Entry, ...]
    rounds: tuple[Round, ...] = ()
    seed: str = ""
    """Published before the first round: whatever is drawn by lot follows from it."""
    apart: frozenset[Pair] = frozenset()
    """Pairs, the smaller number first, who should not meet."""

    def active(self) -> list[Entry]:
        """Who plays on."""
        return [entry for entry in self.entries if not entry.is_out]

    def scores(self) -> Counter[int]:
        """Everybody's score."""
        found = Counter({entry.number: MISSED * entry.missed for entry in self.entries})
        for played in self.rounds:
            found.update(dict.fromkeys(played.byes, BYE))
            for board in played.boards:
                for player, score in zip(board.players, board.scores, strict=False):
                    if player != FILLER:
                        found[player] += score
        return found

    def meetings(self) -> Counter[Pair]:
        """How often two entrants sat at the same table, the smaller number first."""
        boards = [board for played in self.rounds for board in played.boards]
        return Counter(pair for board in boards for pair in combinations(sorted(board.entrants()), 2))

    def seatings(self) -> Counter[tuple[int, int]]:
        """How often an entrant sat in a seat."""
        boards = [board for played in self.rounds for board in played.boards]
        return Counter((player, seat) for board in boards for seat, player in enumerate(board.players))

    def byes(self) -> Counter[int]:
        """How many byes everybody had."""
        return Counter(player for played in self.rounds for player in played.byes)

    def lot(self, number: int, occasion: str = "") -> int:
        """A number by lot for an entrant; whoever knows the seed can check it."""
        text = f"{self.seed} {occasion} {number}"
        return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")

    def by_seed(self) -> list[int]:
        """Who plays on, by rating and lot."""
        return [entry.number for entry in sorted(self.active(), key=lambda one: (-one.rating, self.lot(one.number)))]

    def by_score(self) -> list[int]:
        """Who plays on, by score, rating and lot."""
        scores = self.scores()
        return sorted(self.by_seed(), key=lambda number: -scores[number])


def place_scores(places: Sequence[int]) -> tuple[int, ...]:
    """12 points spread evenly over the places of a table (four: 12, 8, 4, 0); who shares a place shares the points."""
    last = len(places) - 1
    worth = [WIN * (last - place) // last for place in range(last + 1)]
    shared = {place: places.count(place) for place in places}
    return tuple(sum(worth[place - 1 : place - 1 + shared[place]]) // shared[place] for place in places)


def win_scores(shares: Sequence[float]) -> tuple[int, ...]:
    """12 points for whoever wins a table, or a part of them for a part of the win."""
    return tuple(round(WIN * share) for share in shares)
