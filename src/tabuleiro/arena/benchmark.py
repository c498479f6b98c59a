"""The benchmark: an agent against fixed opponents, from fixed seeds, gives a rating that others can compare.

docs/benchmark.md is the protocol. Whatever changes a game of it raises PROTOCOL.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from tabuleiro.arena.agent import Agent
from tabuleiro.arena.confidence import SIGMAS, Interval, wilson
from tabuleiro.arena.entrant import Entrant, parse_entrants
from tabuleiro.arena.executor import run_blocks
from tabuleiro.arena.match import plan_match
from tabuleiro.arena.pairing import Outcome, Pairing, play_pairing
from tabuleiro.arena.ratings import ranks
from tabuleiro.bots.levels import LEVELS
from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import find_game

PROTOCOL: Final = 1
SEATS: Final = 2
SEED: Final = 20_261_117
GAMES: Final = 60
"""Against each opponent; half of them in either seat, under the same luck."""
OPPONENTS: Final = ("random", "novice", "casual", "regular", "strong:100i")
"""None of them looks at a clock: they play the same on every machine."""
ANCHORS: Final[dict[str, dict[str, float]]] = {
    "coimbra": {"random": -1.7, "novice": 24.4, "casual": 33.2, "regular": 44.5, "strong:100i": 49.5},
    "hansa_teutonica": {"random": -3.6, "novice": 24.1, "casual": 37.5, "regular": 45.0, "strong:100i": 49.3},
    "luna": {"random": -3.6, "novice": 20.9, "casual": 33.5, "regular": 48.0, "strong:100i": 56.3},
    "merv": {"random": 2.2, "novice": 24.1, "casual": 31.4, "regular": 45.7, "strong:100i": 56.1},
}
"""The published rating of every opponent: its strength in a round robin of all of them (docs/benchmark.md)."""
ANCHOR_DOUBT: Final = 0.5
"""How unsure a published rating is held to be: a win against it teaches about the agent, hardly about the opponent."""


class NoAnchors(InputError):
    """A game whose opponents have no ratings."""


class Meeting(NamedTuple):
    """The games of an agent against one opponent."""

    opponent: str
    rating: float
    games: int
    wins: Interval
    points: float
    theirs: float


class Benchmark(NamedTuple):
    """All that a benchmark tells."""

    game: str
    version: int
    components: str
    agent: str
    rating: float
    doubt: float
    """Half of the 95 % interval."""
    meetings: list[Meeting]
    games: int
    is_whole: bool
    """Whether all games of the protocol were played: only such a rating may be compared."""
    seconds: float
    """The agent's time for a decision, of this machine's processor."""

    def numbers(self) -> dict[str, object]:
        """As JSON."""
        return {
            "protocol": PROTOCOL,
            "game": self.game,
            "version": self.version,
            "components": self.components,
            "agent": self.agent,
            "rating": round(self.rating, 2),
            "interval": [round(self.rating - self.doubt, 2), round(self.rating + self.doubt, 2)],
            "games": self.games,
            "whole": self.is_whole,
            "seconds_per_decision": round(self.seconds, 6),
            "opponents": {
                one.opponent: {
                    "rating": one.rating,
                    "games": one.games,
                    "win_rate": round(one.wins.share, 4),
                    "interval": [round(one.wins.low, 4), round(one.wins.high, 4)],
                    "points": [round(one.points, 2), round(one.theirs, 2)],
                }
                for one in self.meetings
            },
        }


def anchors_of(game: str) -> dict[str, float]:
    """The ratings of the opponents in a game."""
    if game not in ANCHORS:
        known = ", ".join(ANCHORS)
        raise NoAnchors(
            "no-anchors", f"no benchmark is defined for {game}: expected one of {known}", {"game": game, "known": known}
        )
    return ANCHORS[game]


def plan_benchmark(game: str, agent: str, games: int = GAMES) -> list[Pairing]:
    """Every game of the protocol, or of its beginning: `games` against each opponent.

    By their numbers the opponents take turns, so that no opponent has the last word about the rating.
    """
    anchors_of(game)
    entrant = contestant(agent)
    entrant.bot(find_game(game), 1)  # what cannot be made is refused now, not in the middle
    return [
        pairing._replace(number=pairing.number * len(OPPONENTS) + place)
        for place, opponent in enumerate(OPPONENTS)
        if opponent != agent
        for pairing in plan_match(game, [entrant, *parse_entrants(opponent, None)], games, SEED + place)
    ]


def contestant(name: str) -> Entrant:
    """`module:Class` of anybody, or one of our own bots by its level."""
    return parse_entrants(name, None)[0] if name.partition(":")[0] in LEVELS else Agent(name, "")


def play_benchmark(pairings: list[Pairing], workers: int) -> Iterator[Outcome]:
    """Play the games; they come back in any order."""
    return run_blocks(play_pairing, pairings, workers)


def judge_benchmark(game: str, agent: str, outcomes: list[Outcome]) -> Benchmark:
    """The rating after all games in the order of their numbers. The opponents' ratings are given and stay."""
    anchors, model = anchors_of(game), PlackettLuce()
    rating = model.rating(name=agent)
    outcomes = sorted(outcomes, key=lambda outcome: outcome.number)
    for outcome in outcomes:
        seat = outcome.names.index(agent)
        opponent = model.rating(mu=anchors[outcome.names[1 - seat]], sigma=ANCHOR_DOUBT)
        teams = [[rating], [opponent]] if seat == 0 else [[opponent], [rating]]
        rating = model.rate(teams, ranks=[float(place) for place in ranks(outcome)])[seat][0]
    known = find_game(game)
    decisions = sum(outcome.decisions[outcome.names.index(agent)] for outcome in outcomes)
    seconds = sum(outcome.seconds[outcome.names.index(agent)] for outcome in outcomes)
    meetings = [meet(agent, opponent, anchors[opponent], outcomes) for opponent in OPPONENTS if opponent != agent]
    return Benchmark(
        game,
        known.version,
        known.components,
        agent,
        rating.mu,
        SIGMAS * rating.sigma,
        meetings,
        len(outcomes),
        len(outcomes) == GAMES * len(meetings),
        seconds / max(decisions, 1),
    )


def meet(agent: str, opponent: str, rating: float, outcomes: list[Outcome]) -> Meeting:
    """The games against one opponent, summed up."""
    met = [(outcome, outcome.names.index(agent)) for outcome in outcomes if opponent in outcome.names]
    count = max(len(met), 1)
    wins = wilson(sum(outcome.shares[seat] for outcome, seat in met), len(met))
    own = sum(outcome.points[seat] for outcome, seat in met) / count
    theirs = sum(outcome.points[1 - seat] for outcome, seat in met) / count
    return Meeting(opponent, rating, len(met), wins, own, theirs)
