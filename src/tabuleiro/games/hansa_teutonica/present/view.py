"""What a person sees at a glance and the dump does not spell out: all that a front end needs besides."""

from tabuleiro.core.state import Position
from tabuleiro.games.hansa_teutonica.board.cities import controller, largest_network, office_total
from tabuleiro.games.hansa_teutonica.board.desk import is_full, value
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.scoring import categories
from tabuleiro.games.hansa_teutonica.state import NEUTRAL, HansaFields


def derived(state: HansaFields) -> Position:
    """Controllers, track values, the printed board, and the final scoring if the game ended now."""
    return {
        "side": c.SIDES[state.side],
        "turn_cap": int(c.TURN_CAP),
        "cities": {name: _city(state, city) for city, name in enumerate(c.CITIES)},
        "routes": {
            name: {"a": c.CITIES[c.ROUTE_A[route]], "b": c.CITIES[c.ROUTE_B[route]]}
            for route, name in enumerate(c.ROUTES)
            if c.SPACES[state.side * c.ROUTE_COUNT + route] > 0
        },
        "coellen": [
            {"points": int(c.COELLEN_POINTS[slot]), "colour": c.COLOURS[c.COELLEN_COLOURS[slot]]}
            for slot in range(c.COELLEN_SLOTS)
        ],
        "players": [_player(state, seat) for seat in range(state.seats)],
    }


def _city(state: HansaFields, city: int) -> Position:
    owner = int(controller(state, city))
    first = (state.side * c.CITY_COUNT + city) * c.MAX_OFFICES
    offices: list[Position] = [
        {
            "shape": c.OFFICE_SHAPES[c.OFFICE_SHAPES_AT[first + i]],
            "colour": c.COLOURS[c.OFFICE_COLOURS[first + i]],
            "coin": c.OFFICE_COINS[first + i] == 1,
        }
        for i in range(c.OFFICES[state.side * c.CITY_COUNT + city])
    ]
    figure = c.FIGURES[state.side * c.CITY_COUNT + city]
    return {
        "controller": None if owner < 0 else "neutral" if owner == NEUTRAL else owner,
        "printed": offices,
        "figure": c.TRACKS[figure] if figure >= 0 else None,
    }


def _player(state: HansaFields, seat: int) -> Position:
    points = categories(state, seat)
    values: Position = {}
    for track, name in enumerate(c.TRACKS):
        number = int(value(state, seat, track))
        if name == "privilegium":
            values[name] = c.COLOURS[number]
        else:
            values[name] = "all" if number == c.ALL else number
    own = range(seat * c.MARKER_COUNT, (seat + 1) * c.MARKER_COUNT)
    return {
        "values": values,
        "full": [name for track, name in enumerate(c.TRACKS) if is_full(state, seat, track)],
        "offices": int(office_total(state, seat)),
        "network": int(largest_network(state, seat)),
        "markers": sum([int(state.unused[i] + state.used[i]) for i in own]),
        "projected": dict(zip(c.CATEGORIES, points, strict=True)),
        "total": sum(points),
    }
