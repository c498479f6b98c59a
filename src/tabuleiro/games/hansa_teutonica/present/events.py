"""The event kinds (HT-21.1) and how each is noted: nothing is written unless somebody keeps a journal."""

from typing import Final

from mypy_extensions import i64

from tabuleiro.core.action import Arguments
from tabuleiro.games.hansa_teutonica.board.pieces import owner_of, shape_of
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import END_REASONS, NEUTRAL, HansaFields

EVENT_RULES: Final = {
    "start_player_drawn": "HT-3.9",
    "start_marker_laid": "HT-3.2",
    "turn_started": "HT-4.2",
    "income_taken": "HT-5.1.1",
    "piece_placed": "HT-5.2.1",
    "piece_displaced": "HT-5.3.4",
    "penalty_paid": "HT-5.3.2",
    "piece_relocated": "HT-5.3.5",
    "extra_placed": "HT-5.3.6",
    "piece_lifted": "HT-5.4.1",
    "piece_dropped": "HT-5.4.1",
    "route_claimed": "HT-5.5.1",
    "prestige_gained": "HT-5.5.3",
    "marker_taken": "HT-5.5.4",
    "replacement_drawn": "HT-5.5.4",
    "office_founded": "HT-6.2",
    "extra_office_founded": "HT-9.4",
    "ability_developed": "HT-7.2",
    "coellen_slot_taken": "HT-6.6",
    "pieces_returned": "HT-5.5.2",
    "city_completed": "HT-6.3",
    "marker_used": "HT-9.1",
    "actions_gained": "HT-7.3",
    "offices_swapped": "HT-9.6",
    "piece_removed": "HT-9.7",
    "marker_revealed": "HT-10.2",
    "marker_placed": "HT-10.3",
    "neutral_placed": "HT-11.5",
    "neutral_claimed": "HT-11.7",
    "neutral_office_founded": "HT-11.7",
    "marker_discarded": "HT-11.7",
    "turn_ended": "HT-4.6",
    "game_ended": "HT-12.4",
}
"""By kind of event: the rule that brings it about, the first where RULES.md names several."""
NO_SEAT: Final = -1
"""The seat of an event that is nobody's doing."""


def owner_name(owner: int) -> str:
    """The message id of an owner's name."""
    return "neutral" if owner == NEUTRAL else f"seat-{owner}"


def note_seat(state: HansaFields, kind: str, seat: i64) -> None:
    """An event that is about a seat and nothing else."""
    if state.journal is not None:
        state.note(kind, seat, [], {})


def note_number(state: HansaFields, kind: str, seat: i64, name: str, number: i64) -> None:
    """An event that is about a seat and a number."""
    if state.journal is not None:
        state.note(kind, seat, [], {name: number})


def note_pieces(state: HansaFields, kind: str, seat: i64, traders: i64, merchants: i64) -> None:
    """Pieces go from one heap to another."""
    if state.journal is not None:
        state.note(kind, seat, [], {"traders": traders, "merchants": merchants})


def note_returned(state: HansaFields, seat: i64, route: i64, traders: i64, merchants: i64) -> None:
    """The rest of a claimed route goes to the stock (HT-5.5.2)."""
    if state.journal is not None:
        elements = [f"route:{c.ROUTES[route]}"]
        state.note("pieces_returned", seat, elements, {"traders": traders, "merchants": merchants})


def note_space(state: HansaFields, kind: str, seat: i64, route: i64, space: i64, shape: i64) -> None:
    """A piece comes to or leaves a space of a route."""
    if state.journal is not None:
        state.note(
            kind,
            seat,
            [f"route:{c.ROUTES[route]}", f"space:{c.ROUTES[route]}:{space}"],
            {"route": f"route-{c.ROUTES[route]}", "piece": f"piece-{c.SHAPES[shape]}"},
        )


def note_owned(state: HansaFields, kind: str, seat: i64, route: i64, space: i64, piece: i64) -> None:
    """Somebody else's piece leaves a space of a route."""
    if state.journal is not None:
        state.note(
            kind,
            seat,
            [f"route:{c.ROUTES[route]}", f"space:{c.ROUTES[route]}:{space}"],
            {
                "route": f"route-{c.ROUTES[route]}",
                "owner": owner_name(owner_of(piece)),
                "piece": f"piece-{c.SHAPES[shape_of(piece)]}",
            },
        )


def note_route(state: HansaFields, kind: str, seat: i64, route: i64) -> None:
    """Something happens to a whole route."""
    if state.journal is not None:
        state.note(kind, seat, [f"route:{c.ROUTES[route]}"], {"route": f"route-{c.ROUTES[route]}"})


def note_marker(state: HansaFields, kind: str, seat: i64, marker: i64) -> None:
    """Something happens to a bonus marker that lies on no route."""
    if state.journal is not None:
        state.note(kind, seat, [], {"marker": f"marker-{c.MARKERS[marker]}"})


def note_route_marker(state: HansaFields, kind: str, seat: i64, route: i64, marker: i64) -> None:
    """A bonus marker comes to or leaves a route."""
    if state.journal is not None:
        state.note(
            kind,
            seat,
            [f"route:{c.ROUTES[route]}", f"marker:{c.ROUTES[route]}"],
            {"route": f"route-{c.ROUTES[route]}", "marker": f"marker-{c.MARKERS[marker]}"},
        )


def note_prestige(state: HansaFields, seat: i64, points: i64, reason: str, city: i64) -> None:
    """A player gains prestige points; `city` is -1 for the east-west award."""
    if state.journal is not None:
        elements = [] if city < 0 else [f"city:{c.CITIES[city]}"]
        state.note("prestige_gained", seat, elements, {"points": points, "reason": f"reason-{reason}"})


def note_office(state: HansaFields, kind: str, seat: i64, city: i64, office: i64, shape: i64) -> None:
    """A piece moves into a printed office."""
    if state.journal is not None:
        state.note(
            kind,
            seat,
            [f"city:{c.CITIES[city]}", f"office:{c.CITIES[city]}:{office}"],
            {"city": f"city-{c.CITIES[city]}", "piece": f"piece-{c.SHAPES[shape]}"},
        )


def note_city(state: HansaFields, kind: str, seat: i64, city: i64, arguments: Arguments) -> None:
    """Something happens to a city."""
    if state.journal is not None:
        arguments["city"] = f"city-{c.CITIES[city]}"
        state.note(kind, seat, [f"city:{c.CITIES[city]}"], arguments)


def note_swap(state: HansaFields, city: i64, left: i64, first: i64, second: i64) -> None:
    """Two neighbouring offices change their owners' pieces (HT-9.6)."""
    if state.journal is not None:
        name = c.CITIES[city]
        state.note(
            "offices_swapped",
            state.active,
            [f"city:{name}", f"office:{name}:{left}", f"office:{name}:{left + 1}"],
            {"city": f"city-{name}", "first": owner_name(first), "second": owner_name(second)},
        )


def note_developed(state: HansaFields, seat: i64, track: i64, shape: i64) -> None:
    """A desk track is developed by one space (HT-7.2)."""
    if state.journal is not None:
        state.note(
            "ability_developed",
            seat,
            [f"track:{seat}:{c.TRACKS[track]}"],
            {"track": f"track-{c.TRACKS[track]}", "piece": f"piece-{c.SHAPES[shape]}"},
        )


def note_end(state: HansaFields) -> None:
    """The game is over: one event per end reason (HT-12.7)."""
    if state.journal is not None:
        for i, reason in enumerate(END_REASONS):
            if state.ended & (1 << i):
                state.note("game_ended", NO_SEAT, [], {"reason": f"end-{reason}"})
