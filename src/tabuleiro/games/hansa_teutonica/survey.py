"""The table at a glance: who is present and in control where, how far networks reach, what all that is worth.

The rules reckon these facts where they need them; what looks at positions by the million reads them here. Everything
follows from the tables that seldom change, so a position and its copies find it out once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.board.cities import (
    first_empty_office,
    largest_network,
    majority,
    office_counts,
    presence,
)
from tabuleiro.games.hansa_teutonica.board.desk import value
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.scoring import ability_points, coellen_points, marker_points
from tabuleiro.games.hansa_teutonica.state import HansaFields

# Facts of a city, at city * CITY_FACTS.
CITY_FACTS: Final = 3
COUNTS: Final = 0
"""The offices of every owner, as `office_counts` tells them."""
HOLDER: Final = 1
"""Who controls it, -1 for nobody."""
NEXT_OFFICE: Final = 2
"""Its leftmost empty office, -1 for none."""

# Facts of a player, at PLAYERS + seat * PLAYER_FACTS.
PLAYERS: Final = 81
PLAYER_FACTS: Final = 6
PRESENT: Final = 0
"""The cities with an office, bit `city`."""
OFFICES: Final = 1
CONTROLLED: Final = 2
NETWORK: Final = 3
"""The offices of the largest network."""
ON_MARKERS: Final = 4
"""The points for bonus markers."""
POINTS: Final = 5
"""All points if the game ended now, but for the prestige track."""
assert PLAYERS == c.CITY_COUNT * CITY_FACTS

_NOTHING: Final = vec[i64]([0] * (PLAYERS + c.MAX_SEATS * PLAYER_FACTS))


def survey(state: HansaFields) -> vec[i64]:
    """The facts of every city and player; nobody writes into them."""
    if len(state.survey.facts) == 0:
        state.survey.facts = find_facts(state)
    return state.survey.facts


def find_facts(state: HansaFields) -> vec[i64]:
    """Look at every office."""
    facts: vec[i64] = _NOTHING[:]
    city: i64 = 0
    while city < c.CITY_COUNT:
        base: i64 = city * CITY_FACTS
        counts: i64 = office_counts(state, city)
        facts[base + COUNTS] = counts
        facts[base + HOLDER] = majority(state, city, counts)
        facts[base + NEXT_OFFICE] = first_empty_office(state, city)
        seat: i64 = 0
        while seat < state.seats:
            place: i64 = PLAYERS + seat * PLAYER_FACTS
            facts[place + OFFICES] += (counts >> (4 * seat)) & 15
            if facts[base + HOLDER] == seat:
                facts[place + CONTROLLED] += 1
            seat += 1
        city += 1
    seat = 0
    while seat < state.seats:
        _find_player_facts(state, seat, facts, PLAYERS + seat * PLAYER_FACTS)
        seat += 1
    return facts


def _find_player_facts(state: HansaFields, seat: i64, facts: vec[i64], place: i64) -> None:
    facts[place + PRESENT] = presence(state, seat)
    facts[place + NETWORK] = largest_network(state, seat)
    facts[place + ON_MARKERS] = marker_points(state, seat)
    points: i64 = facts[place + ON_MARKERS] + ability_points(state, seat) + coellen_points(state, seat)
    points += facts[place + CONTROLLED] * c.CITY_POINTS
    facts[place + POINTS] = points + facts[place + NETWORK] * value(state, seat, c.KEYS)
