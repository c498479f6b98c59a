"""The benchmark: an agent against fixed opponents, from fixed seeds, gives a rating that others can compare.

docs/benchmark.md is the protocol. Whatever changes a game of it raises PROTOCOL.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from tabuleiro.arena.agent import Agent
from tabuleiro.arena.confidence import SIGMAS, Interval, wilson
from tabuleiro.arena.entrant import Entrant, parse_entrants
from tabuleiro.arena.executor import run_blocks
from tabuleiro.arena.match import plan_match
from tabuleiro.arena.pairing import Outcome, Pairing, play_pairing
from tabuleiro.arena.ratings import ranks
from tabuleiro.bots.levels import GRADES, LEVELS
from tabuleiro.bots.weights import LEARNED
from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import find_game

PROTOCOL: Final = 2
SEATS: Final = 2
SEED: Final = 20_261_117
GAMES: Final = 60
"""Against each opponent; half of them in either seat, under the same luck."""
OPPONENTS: Final = ("random", "novice", "casual", "regular", "strong:100i")
"""None of them looks at a clock: they play the same on every machine."""
FILE: Final = LEARNED / "opponents.json"
"""By game the published rating of every opponent, and which bots it is of. Written by bench/opponents.py."""
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


class Rated(NamedTuple):
    """What the opponents of a game are worth, and the digest of the bots that these ratings are of."""

    made_of: str
    ratings: dict[str, float]
    proof: dict[str, tuple[float, float]]
    """What each came to in a benchmark with other games, and how far the interval goes to both sides."""


def read_opponents(file: Path = FILE) -> dict[str, Rated]:
    """By game what its opponents are worth."""
    return {game: Rated(**rated) for game, rated in json.loads(file.read_text(encoding="utf-8")).items()}


ANCHORS: Final = {game: rated.ratings for game, rated in read_opponents().items()}


def digest_of_opponents(game: str) -> str:
    """Names the bots that play as opponents: their weights and grades. Where it changes, PROTOCOL rises."""
    grades = {level: GRADES[level][game] for level in OPPONENTS if level in GRADES}
    made = sha256((LEARNED / f"{game}.json").read_bytes() + json.dumps(grades).encode())
    return made.hexdigest()[:16]


def anchors_of(game: str) -> dict[str, float]:
    """The ratings of the opponents in a game."""
    if game not in ANCHORS:
        known = ", ".join(ANCHORS)
        raise NoAnchors(
            "no-anchors", f"no benchmark is defined for {game}: expected one of {known}", {"game": game, "known": known}
        )
    return ANCHORS[game]


def plan_benchmark(game: str, agent: str, games: int = GAMES, seed: int = SEED) -> list[Pairing]:
    """Every game of the protocol, or of its beginning: `games` against each opponent.

    Games of another seed are no part of the protocol: they make and prove the ratings of the opponents. By their
    numbers the opponents take turns, so that no opponent has the last word about the rating.
    """
    anchors_of(game)
    entrant = contestant(agent)
    entrant.bot(find_game(game), 1)  # what cannot be made is refused now, not in the middle
    return [
        pairing._replace(number=pairing.number * len(OPPONENTS) + place)
        for place, opponent in enumerate(OPPONENTS)
        if opponent != agent
        for pairing in plan_match(game, [entrant, *parse_entrants(opponent, None)], games, seed + place)
    ]


def contestant(name: str) -> Entrant:
    """`module:Class` of anybody, or one of our own bots by its level."""
    return parse_entrants(name, None)[0] if name.partition(":")[0] in LEVELS else Agent(name, "")


def play_benchmark(pairings: list[Pairing], workers: int) -> Iterator[Outcome]:
    """Play the games; they come back in any order."""
    return run_blocks(play_pairing, pairings, workers)


def judge_benchmark(game: str, agent: str, outcomes: list[Outcome]) -> Benchmark:
    """The rating after all games in the order of their numbers. The opponents' ratings are given and stay."""
    anchors = anchors_of(game)
    outcomes = sorted(outcomes, key=lambda outcome: outcome.number)
    rating, doubt = rate_agent(agent, anchors, outcomes)
    known = find_game(game)
    decisions = sum(outcome.decisions[outcome.names.index(agent)] for outcome in outcomes)
    seconds = sum(outcome.seconds[outcome.names.index(agent)] for outcome in outcomes)
    meetings = [meet(agent, opponent, anchors[opponent], outcomes) for opponent in OPPONENTS if opponent != agent]
    return Benchmark(
        game,
        known.version,
        known.components,
        agent,
        rating,
        doubt,
        meetings,
        len(outcomes),
        len(outcomes) == GAMES * len(meetings),
        seconds / max(decisions, 1),
    )


def rate_agent(agent: str, anchors: Mapping[str, float], outcomes: list[Outcome]) -> tuple[float, float]:
    """The rating after games in this order, and how far its 95 % interval goes to both sides."""
    model = PlackettLuce()
    rating = model.rating(name=agent)
    for outcome in outcomes:
        seat = outcome.names.index(agent)
        opponent = model.rating(mu=anchors[outcome.names[1 - seat]], sigma=ANCHOR_DOUBT)
        teams = [[rating], [opponent]] if seat == 0 else [[opponent], [rating]]
        rating = model.rate(teams, ranks=[float(place) for place in ranks(outcome)])[seat][0]
    return rating.mu, SIGMAS * rating.sigma


def meet(agent: str, opponent: str, rating: float, outcomes: list[Outcome]) -> Meeting:
    """The games against one opponent, summed up."""
    met = [(outcome, outcome.names.index(agent)) for outcome in outcomes if opponent in outcome.names]
    count = max(len(met), 1)
    wins = wilson(sum(outcome.shares[seat] for outcome, seat in met), len(met))
    own = sum(outcome.points[seat] for outcome, seat in met) / count
    theirs = sum(outcome.points[1 - seat] for outcome, seat in met) / count
    return Meeting(opponent, rating, len(met), wins, own, theirs)
