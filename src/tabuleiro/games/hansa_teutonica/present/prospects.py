"""How a player's points could become more: the nearest step of each category of the final scoring (HT-13.1)."""

from tabuleiro.core.present.tally import Prospect
from tabuleiro.games.hansa_teutonica import scoring
from tabuleiro.games.hansa_teutonica.board.cities import controller, first_empty_office, offices_in, rewarded
from tabuleiro.games.hansa_teutonica.board.desk import is_full, value
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.tally import marker_count, network_cities
from tabuleiro.games.hansa_teutonica.state import NEUTRAL, HansaFields


def prospects(state: HansaFields, party: int) -> list[Prospect]:
    """One step for each category that can grow; nothing for the neutral player, nor at the end."""
    if party >= state.seats or state.ended != 0:
        return []
    return [
        *_claims(state, party),
        *_ability(state, party),
        *_markers(state, party),
        *_coellen(state),
        *_cities(state, party),
        _network(state, party),
    ]


def _claims(state: HansaFields, seat: int) -> list[Prospect]:
    """Whoever claims a route to an own city, its controller gets a point (HT-5.5.3)."""
    own = [f"city:{name}" for city, name in enumerate(c.CITIES) if rewarded(state, city) == seat]
    return [Prospect("track", c.CONTROLLER_POINTS, "HT-5.5.3", "prospect-claim", {}, own)] if own else []


def _ability(state: HansaFields, seat: int) -> list[Prospect]:
    """The track with the fewest pieces left on it, the first of equals (HT-7.2)."""
    tracks = [track for track in range(c.TRACK_COUNT) if c.TRACK_POINTS[track] > 0 and not is_full(state, seat, track)]
    if not tracks:
        return []
    left = [int(c.LEVELS[track] - 1 - state.lasting.levels[seat * c.TRACK_COUNT + track]) for track in tracks]
    track = tracks[left.index(min(left))]
    name, points = c.TRACKS[track], int(c.TRACK_POINTS[track])
    told: dict[str, int | str] = {"track": f"track-{name}", "count": min(left)}
    return [Prospect("abilities", points, "HT-13.1", "prospect-ability", told, [f"track:{seat}:{name}"])]


def _markers(state: HansaFields, seat: int) -> list[Prospect]:
    """How many more markers until the table gives more for them (HT-13.1)."""
    held = marker_count(state, seat)
    now = int(scoring.points_for(held))
    for more in range(1, len(c.MARKER_POINTS)):
        points = int(scoring.points_for(held + more)) - now
        if points > 0:
            return [Prospect("bonus_markers", points, "HT-13.1", "prospect-markers", {"count": more}, [])]
    return []


def _coellen(state: HansaFields) -> list[Prospect]:
    """The first free place of the Coellen table: it asks for the least privilege (HT-6.6)."""
    free = [slot for slot in range(c.COELLEN_SLOTS) if state.lasting.coellen[slot] == 0]
    if not free:
        return []
    points = int(c.COELLEN_POINTS[free[0]])
    return [Prospect("coellen", points, "HT-6.6", "prospect-coellen", {}, [f"coellen:{free[0]}"])]


def _cities(state: HansaFields, seat: int) -> list[Prospect]:
    """The cities where one more office is enough: the newest stands furthest right, which breaks a tie (HT-8.2)."""
    near: list[str] = []
    for city, name in enumerate(c.CITIES):
        if first_empty_office(state, city) >= 0 and controller(state, city) != seat:
            others = [int(offices_in(state, city, other)) for other in [*range(state.seats), NEUTRAL] if other != seat]
            if offices_in(state, city, seat) + 1 >= max(others):
                near.append(f"city:{name}")
    if not near:
        return []
    return [Prospect("cities", int(c.CITY_POINTS), "HT-8.2", "prospect-city", {"count": len(near)}, near)]


def _network(state: HansaFields, seat: int) -> Prospect:
    """Every office of the largest network counts as much as the key to the city (HT-8.5)."""
    keys = int(value(state, seat, c.KEYS))
    return Prospect("network", keys, "HT-8.5", "prospect-network", {"keys": keys}, network_cities(state, seat))
