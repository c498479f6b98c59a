"""What a bot derives from the lasting part of a position, kept for as long as positions share that part.

A cache keyed by identity: rules replace the record `Lasting` when it changes and never write into it, so an equal
record that is the very same object tells the same. Looking ahead, most positions share the record of their root.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.board.desk import value
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.scoring import ability_points, coellen_points, marker_points
from tabuleiro.games.hansa_teutonica.state import HansaFields, Lasting

PLAYER_FACTS: Final = 4
OFFICES: Final = 0
CONTROLLED: Final = 1
ON_MARKERS: Final = 2
"""The points for bonus markers."""
POINTS: Final = 3
"""All points if the game ended now, but for the prestige track."""

KEPT: Final = 16
"""How many records are remembered at once: the root's, and those of the claims that are looked at."""
_NOTHING: Final = vec[i64]([0] * (c.MAX_SEATS * PLAYER_FACTS))
UNKNOWN: Final = vec[i64]([0] * (c.MAX_SEATS * c.ROUTE_COUNT))


class Survey:
    """What follows from one record."""

    def __init__(self, state: HansaFields) -> None:
        self.lasting: Lasting = state.lasting
        self.players: vec[i64] = _find_player_facts(state)
        """seat * PLAYER_FACTS + fact."""
        self.claims: vec[i64] = UNKNOWN[:]
        """seat * ROUTE_COUNT + route: what a claim was found to be worth with `left` of the game left, 0 if unknown."""
        self.left: i64 = 0


class Surveys:
    """The surveys of the last few records."""

    def __init__(self) -> None:
        self.kept: list[Survey] = []
        self.oldest: i64 = 0

    def find(self, state: HansaFields) -> Survey:
        """The survey of a position's record."""
        lasting: Lasting = state.lasting
        for survey in self.kept:
            if survey.lasting is lasting:
                return survey
        made = Survey(state)
        if len(self.kept) < KEPT:
            self.kept.append(made)
        else:
            self.kept[self.oldest] = made
            self.oldest = (self.oldest + 1) % KEPT
        return made


def _find_player_facts(state: HansaFields) -> vec[i64]:
    facts: vec[i64] = _NOTHING[:]
    seat: i64 = 0
    while seat < state.seats:
        place: i64 = seat * PLAYER_FACTS
        city: i64 = 0
        while city < c.CITY_COUNT:
            facts[place + OFFICES] += (state.lasting.counts[city] >> (4 * seat)) & 15
            if state.lasting.holders[city] == seat:
                facts[place + CONTROLLED] += 1
            city += 1
        facts[place + ON_MARKERS] = marker_points(state, seat)
        points: i64 = facts[place + ON_MARKERS] + ability_points(state, seat) + coellen_points(state, seat)
        points += facts[place + CONTROLLED] * c.CITY_POINTS
        facts[place + POINTS] = points + state.lasting.networks[seat] * value(state, seat, c.KEYS)
        seat += 1
    return facts
