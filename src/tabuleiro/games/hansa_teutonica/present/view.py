"""What a person sees at a glance and the dump does not spell out: all that a front end needs besides."""

from typing import TYPE_CHECKING, cast

from tabuleiro.games.hansa_teutonica.board.cities import controller, largest_network, office_total, rewarded
from tabuleiro.games.hansa_teutonica.board.desk import is_full, value
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.scoring import categories
from tabuleiro.games.hansa_teutonica.state import NEUTRAL, HansaFields

if TYPE_CHECKING:
    from tabuleiro.games.hansa_teutonica.present.shape import CityFacts, Colour, Derived, PrintedOffice, Side, Standing


def derived(state: HansaFields) -> "Derived":
    """Controllers, track values, the printed board, and the final scoring if the game ended now."""
    return {
        "side": cast("Side", c.SIDES[state.side]),  # one of the two
        "turn_cap": int(c.TURN_CAP),
        "cities": {name: _city(state, city) for city, name in enumerate(c.CITIES)},
        "routes": {
            name: {"a": c.CITIES[c.ROUTE_A[route]], "b": c.CITIES[c.ROUTE_B[route]]}
            for route, name in enumerate(c.ROUTES)
            if c.SPACES[state.side * c.ROUTE_COUNT + route] > 0
        },
        "coellen": [
            {"points": int(c.COELLEN_POINTS[slot]), "colour": _colour(c.COELLEN_COLOURS[slot])}
            for slot in range(c.COELLEN_SLOTS)
        ],
        "players": [_player(state, seat) for seat in range(state.seats)],
    }


def _colour(colour: int) -> "Colour":
    return cast("Colour", c.COLOURS[colour])  # one of the four


def _city(state: HansaFields, city: int) -> "CityFacts":
    owner, seat = int(controller(state, city)), int(rewarded(state, city))
    first = (state.side * c.CITY_COUNT + city) * c.MAX_OFFICES
    offices: list[PrintedOffice] = [
        {
            "shape": "circle" if c.OFFICE_SHAPES_AT[first + i] == c.MERCHANT else "square",
            "colour": _colour(c.OFFICE_COLOURS[first + i]),
            "coin": c.OFFICE_COINS[first + i] == 1,
        }
        for i in range(c.OFFICES[state.side * c.CITY_COUNT + city])
    ]
    figure = c.FIGURES[state.side * c.CITY_COUNT + city]
    return {
        "controller": None if owner < 0 else "neutral" if owner == NEUTRAL else owner,
        "rewarded": seat if seat >= 0 else None,
        "printed": offices,
        "figure": c.TRACKS[figure] if figure >= 0 else None,
    }


def _player(state: HansaFields, seat: int) -> "Standing":
    points = categories(state, seat)
    values: dict[str, int | str] = {}
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
        "markers": sum([int(state.lasting.unused[i] + state.lasting.used[i]) for i in own]),
        "projected": dict(zip(c.CATEGORIES, points, strict=True)),
        "total": sum(points),
    }
