"""A match: the same entrants play many games, each in every seat, under the same luck."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tabuleiro.arena.confidence import Interval, wilson
from tabuleiro.arena.entrant import Entrant
from tabuleiro.arena.executor import run_blocks
from tabuleiro.arena.opening import OPENINGS
from tabuleiro.arena.pairing import Outcome, Pairing, play_pairing
from tabuleiro.core.registry import find_game


class Score(NamedTuple):
    """One entrant of a match: its share of the wins, its points, its longest turn, and what an engine did wrong."""

    name: str
    wins: Interval
    points: float
    longest_turn: float
    faults: Mapping[str, int]
    """How often each kind of fault has cost it a turn."""


class MatchReport(NamedTuple):
    """All that a match tells; `seats` is the share of the wins of each seat, whoever sat there."""

    game: str
    games: int
    scores: list[Score]
    seats: list[Interval]
    plies: float

    def numbers(self) -> dict[str, object]:
        """As JSON."""
        return {
            "game": self.game,
            "games": self.games,
            "win_rate": {score.name: round(score.wins.share, 4) for score in self.scores},
            "interval": {score.name: [round(score.wins.low, 4), round(score.wins.high, 4)] for score in self.scores},
            "points": {score.name: round(score.points, 2) for score in self.scores},
            "faults": {score.name: dict(score.faults) for score in self.scores if score.faults},
            "longest_turn": {score.name: round(score.longest_turn, 3) for score in self.scores},
            "seat_win_rate": [round(seat.share, 4) for seat in self.seats],
            "plies": round(self.plies, 1),
        }


def plan_match(game: str, entrants: list[Entrant], games: int, seed: int) -> list[Pairing]:
    """The games of a match: every rotation of the seats plays the same luck before the next luck is drawn."""
    seats, opening = len(entrants), OPENINGS.get(game, 0)
    find_game(game).new(seats)
    pairings: list[Pairing] = []
    for number in range(games):
        turned = number % seats
        seated = tuple(entrants[turned:] + entrants[:turned])
        luck = seed * 1_000_003 + number // seats
        pairings.append(Pairing(number, game, seated, luck, seed * 7_919 + number, opening))
    return pairings


def play_match(pairings: list[Pairing], workers: int, backend: str = "local") -> Iterator[Outcome]:
    """Play the games; they come back in any order."""
    return run_blocks(play_pairing, pairings, workers, backend)


def report_match(outcomes: list[Outcome]) -> MatchReport:
    """Sum a match up. A entrant that holds several seats is counted once, with all its wins."""
    outcomes = sorted(outcomes, key=lambda outcome: outcome.number)
    names = list(dict.fromkeys(outcomes[0].names))
    scores: list[Score] = []
    for name in names:
        held = [(outcome, seat) for outcome in outcomes for seat, who in enumerate(outcome.names) if who == name]
        wins = sum(outcome.shares[seat] for outcome, seat in held)
        points = sum(outcome.points[seat] for outcome, seat in held) / len(held)
        longest = max(outcome.longest_turn[seat] for outcome, seat in held)
        faults = Counter(kind for outcome, seat in held for kind in (outcome.faults[seat] if outcome.faults else ()))
        scores.append(Score(name, wilson(wins, len(outcomes)), points, longest, faults))
    seats = [
        wilson(sum(outcome.shares[seat] for outcome in outcomes), len(outcomes))
        for seat in range(len(outcomes[0].names))
    ]
    plies = sum(outcome.plies for outcome in outcomes) / len(outcomes)
    return MatchReport(outcomes[0].game, len(outcomes), scores, seats, plies)
