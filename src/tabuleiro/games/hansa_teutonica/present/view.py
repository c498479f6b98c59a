"""What a person sees at a glance and the dump does not spell out: all that a front end needs besides."""

from tabuleiro.core.state import Position
from tabuleiro.games.hansa_teutonica.board.cities import controller, largest_network, office_total
from tabuleiro.games.hansa_teutonica.board.desk import is_full, value
from tabuleiro.games.hansa_teutonica.data.components import (
    ALL,
    CATEGORIES,
    CITIES,
    CITY_COUNT,
    COELLEN_COLOURS,
    COELLEN_POINTS,
    COELLEN_SLOTS,
    COLOURS,
    FIGURES,
    MARKER_COUNT,
    MAX_OFFICES,
    OFFICE_COINS,
    OFFICE_COLOURS,
    OFFICE_SHAPES,
    OFFICE_SHAPES_AT,
    OFFICES,
    ROUTE_A,
    ROUTE_B,
    ROUTE_COUNT,
    ROUTES,
    SIDES,
    SPACES,
    TRACKS,
    TURN_CAP,
)
from tabuleiro.games.hansa_teutonica.scoring import categories
from tabuleiro.games.hansa_teutonica.state import NEUTRAL, HansaState


def derived(state: HansaState) -> Position:
    """Controllers, track values, the printed board, and the final scoring if the game ended now."""
    return {
        "side": SIDES[state.side],
        "turn_cap": int(TURN_CAP),
        "cities": {name: _city(state, city) for city, name in enumerate(CITIES)},
        "routes": {
            name: {"a": CITIES[ROUTE_A[route]], "b": CITIES[ROUTE_B[route]]}
            for route, name in enumerate(ROUTES)
            if SPACES[state.side * ROUTE_COUNT + route] > 0
        },
        "coellen": [
            {"points": int(COELLEN_POINTS[slot]), "colour": COLOURS[COELLEN_COLOURS[slot]]}
            for slot in range(COELLEN_SLOTS)
        ],
        "players": [_player(state, seat) for seat in range(state.seats)],
    }


def _city(state: HansaState, city: int) -> Position:
    owner = int(controller(state, city))
    first = (state.side * CITY_COUNT + city) * MAX_OFFICES
    offices: list[Position] = [
        {
            "shape": OFFICE_SHAPES[OFFICE_SHAPES_AT[first + i]],
            "colour": COLOURS[OFFICE_COLOURS[first + i]],
            "coin": OFFICE_COINS[first + i] == 1,
        }
        for i in range(OFFICES[state.side * CITY_COUNT + city])
    ]
    figure = FIGURES[state.side * CITY_COUNT + city]
    return {
        "controller": None if owner < 0 else "neutral" if owner == NEUTRAL else owner,
        "printed": offices,
        "figure": TRACKS[figure] if figure >= 0 else None,
    }


def _player(state: HansaState, seat: int) -> Position:
    points = categories(state, seat)
    values: Position = {}
    for track, name in enumerate(TRACKS):
        number = int(value(state, seat, track))
        if name == "privilegium":
            values[name] = COLOURS[number]
        else:
            values[name] = "all" if number == ALL else number
    markers = [state.unused[seat * MARKER_COUNT + m] + state.used[seat * MARKER_COUNT + m] for m in range(MARKER_COUNT)]
    return {
        "values": values,
        "full": [name for track, name in enumerate(TRACKS) if is_full(state, seat, track)],
        "offices": int(office_total(state, seat)),
        "network": int(largest_network(state, seat)),
        "markers": int(sum(markers)),
        "projected": dict(zip(CATEGORIES, points, strict=True)),
        "total": sum(points),
    }
