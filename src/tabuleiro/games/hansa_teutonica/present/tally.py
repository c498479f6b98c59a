"""Where a player's points come from, as the final scoring counts them (HT-13.1)."""

from typing import Final

from tabuleiro.core.present.tally import Entry
from tabuleiro.games.hansa_teutonica import scoring
from tabuleiro.games.hansa_teutonica.board.cities import (
    component,
    controller,
    largest_network,
    offices_in,
)
from tabuleiro.games.hansa_teutonica.board.desk import is_full, value
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import HansaFields

SOURCE_RULES: Final = {"reason-coin_office": "HT-6.3", "reason-east_west": "HT-8.6"}
"""By reason: the rule that gives prestige points, where it is not that of the claimed route."""


def tally(state: HansaFields, party: int) -> list[Entry]:
    """The prestige of a player, then what the end of the game would add; the neutral player has nothing (HT-13.5)."""
    if party >= state.seats:
        return []
    points = int(state.prestige[party])
    track = [Entry("track", points, "HT-13.1", "tally-track", {}, ["prestige"], True)] if points > 0 else []
    return [
        *track,
        *_abilities(state, party),
        *_markers(state, party),
        *_coellen(state, party),
        *_cities(state, party),
        *_network(state, party),
    ]


def _abilities(state: HansaFields, seat: int) -> list[Entry]:
    entries: list[Entry] = []
    for track, name in enumerate(c.TRACKS):
        points = int(c.TRACK_POINTS[track])
        if points > 0 and is_full(state, seat, track):
            place = [f"track:{seat}:{name}"]
            entries.append(
                Entry("abilities", points, "HT-13.1", "tally-ability", {"track": f"track-{name}"}, place, False)
            )
    return entries


def marker_count(state: HansaFields, seat: int) -> int:
    """The markers that a player has collected, used or not (HT-9.1)."""
    start = seat * c.MARKER_COUNT
    return sum([int(state.lasting.unused[i] + state.lasting.used[i]) for i in range(start, start + c.MARKER_COUNT)])


def _markers(state: HansaFields, seat: int) -> list[Entry]:
    markers = marker_count(state, seat)
    points = int(scoring.points_for(markers))
    if points == 0:
        return []
    return [Entry("bonus_markers", points, "HT-9.1", "tally-markers", {"count": markers}, [], False)]


def _coellen(state: HansaFields, seat: int) -> list[Entry]:
    return [
        Entry("coellen", int(c.COELLEN_POINTS[slot]), "HT-6.6", "tally-coellen", {}, [f"coellen:{slot}"], False)
        for slot in range(c.COELLEN_SLOTS)
        if state.lasting.coellen[slot] == seat + 1
    ]


def _cities(state: HansaFields, seat: int) -> list[Entry]:
    return [
        Entry("cities", c.CITY_POINTS, "HT-8.2", "tally-city", {"city": f"city-{name}"}, [f"city:{name}"], False)
        for city, name in enumerate(c.CITIES)
        if controller(state, city) == seat
    ]


def _network(state: HansaFields, seat: int) -> list[Entry]:
    offices, keys = int(largest_network(state, seat)), int(value(state, seat, c.KEYS))
    if offices == 0:
        return []
    arguments: dict[str, int | str] = {"offices": offices, "keys": keys}
    return [Entry("network", offices * keys, "HT-8.5", "tally-network", arguments, network_cities(state, seat), False)]


def network_cities(state: HansaFields, seat: int) -> list[str]:
    """The cities of a player's largest network; the first one found, where two are equally large."""
    most = int(largest_network(state, seat))
    for first in range(c.CITY_COUNT):
        if offices_in(state, first, seat) > 0:
            reached = int(component(state.side, state.lasting.presences[seat], first))
            cities = [city for city in range(c.CITY_COUNT) if reached >> city & 1]
            if sum([int(offices_in(state, city, seat)) for city in cities]) == most:
                return [f"city:{c.CITIES[city]}" for city in cities]
    return []
