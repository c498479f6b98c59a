"""Positions as JSON: the canonical dump with readable ids, and its exact inverse."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.reader import Reader
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.cities import reckon
from tabuleiro.games.hansa_teutonica.board.pieces import owner_of, shape_of
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.frames import dump_frame, load_frame
from tabuleiro.games.hansa_teutonica.setup import options_of, set_options
from tabuleiro.games.hansa_teutonica.state import EMPTY, END_REASONS, NEUTRAL, HansaFields, clear

if TYPE_CHECKING:
    from tabuleiro.games.hansa_teutonica.present.shape import City, Dump, Heap, Player, Route

POSITION_KEYS: Final = (
    "game",
    "version",
    "seats",
    "options",
    "start",
    "active",
    "turns",
    "actions_left",
    "agenda",
    "hand",
    "stack",
    "unseen",
    "discarded",
    "turned_up",
    "no_marker",
    "completed",
    "reserve",
    "ended",
    "coellen",
    "routes",
    "cities",
    "players",
)
_PLAYER_KEYS: Final = ("prestige", "supply", "stock", "levels", "unused", "used", "plate", "connected")
MANY: Final = 999
"""No counter of a sound position is larger; the invariants say more."""


def dump_piece(piece: int) -> str | None:
    """A piece as `owner trader`: the seat's number or `neutral`; None for an empty place."""
    return None if piece == EMPTY else _piece_text(piece)


def _piece_text(piece: int) -> str:
    owner = owner_of(piece)
    return f"{'neutral' if owner == NEUTRAL else owner} {c.SHAPES[shape_of(piece)]}"


def load_piece(reader: Reader, seats: int) -> int:
    """The inverse of `dump_piece`."""
    if reader.value is None:
        return EMPTY
    words = [f"{seat} {shape}" for seat in range(seats) for shape in c.SHAPES]
    if reader.value == "neutral trader":
        return 1 + 2 * NEUTRAL
    return 1 + reader.word(words)


def _dump_heap(pieces: vec[i64], start: int) -> "Heap":
    return {"trader": int(pieces[start + c.TRADER]), "merchant": int(pieces[start + c.MERCHANT])}


def _dump_markers(markers: vec[i64], start: int) -> dict[str, int]:
    return {marker: int(markers[start + i]) for i, marker in enumerate(c.MARKERS)}


def _dump_player(state: HansaFields, seat: int) -> "Player":
    return {
        "prestige": int(state.prestige[seat]),
        "supply": _dump_heap(state.supply, seat * 2),
        "stock": _dump_heap(state.stock, seat * 2),
        "levels": {track: int(state.lasting.levels[seat * c.TRACK_COUNT + t]) for t, track in enumerate(c.TRACKS)},
        "unused": _dump_markers(state.lasting.unused, seat * c.MARKER_COUNT),
        "used": _dump_markers(state.lasting.used, seat * c.MARKER_COUNT),
        "plate": int(state.lasting.plates[seat]),
        "connected": int(state.lasting.connected[seat]),
    }


def _dump_routes(state: HansaFields) -> "dict[str, Route]":
    routes: dict[str, Route] = {}
    for route, name in enumerate(c.ROUTES):
        spaces = c.SPACES[state.side * c.ROUTE_COUNT + route]
        if spaces > 0:
            marker = state.lasting.route_markers[route]
            routes[name] = {
                "spaces": [dump_piece(state.spaces[route * c.MAX_SPACES + i]) for i in range(spaces)],
                "marker": c.MARKERS[marker - 1] if marker > 0 else None,
            }
    return routes


def _dump_cities(state: HansaFields) -> "dict[str, City]":
    cities: dict[str, City] = {}
    for city, name in enumerate(c.CITIES):
        extras = [state.lasting.extras[city * c.MAX_EXTRA_OFFICES + i] for i in range(c.MAX_EXTRA_OFFICES)]
        offices = c.OFFICES[state.side * c.CITY_COUNT + city]
        cities[name] = {
            "offices": [dump_piece(state.lasting.offices[city * c.MAX_OFFICES + i]) for i in range(offices)],
            "extra": [_piece_text(extra) for extra in extras if extra != EMPTY],
        }
    return cities


def dump(state: HansaFields) -> "Dump":
    """The canonical position."""
    game = state.game()
    return {
        "game": game.name,
        "version": game.version,
        "seats": int(state.seats),
        "options": game.dump_options(options_of(state)),
        "start": int(state.start) if state.start >= 0 else None,
        "active": int(state.active) if state.active >= 0 else None,
        "turns": int(state.turns),
        "actions_left": int(state.actions_left),
        "agenda": [dump_frame(state.agenda, i) for i in range(state.agenda.depth)],
        "hand": _dump_heap(state.hand, 0),
        "stack": int(state.stack_size),
        "unseen": _dump_markers(state.lasting.unseen, 0),
        "discarded": _dump_markers(state.lasting.discarded, 0),
        "turned_up": c.MARKERS[state.turned_up - 1] if state.turned_up > 0 else None,
        "no_marker": state.no_marker == 1,
        "completed": int(state.completed),
        "reserve": int(state.reserve),
        "ended": [reason for i, reason in enumerate(END_REASONS) if state.ended & (1 << i)],
        "coellen": [int(seat) - 1 if seat > 0 else None for seat in state.lasting.coellen],
        "routes": _dump_routes(state),
        "cities": _dump_cities(state),
        "players": [_dump_player(state, seat) for seat in range(state.seats)],
    }


def load_from(state: HansaFields, top: Reader) -> None:
    """Fill a state from a dump; BadData names the first value that cannot be read."""
    seats = top.at("seats").integer(2, 5)
    clear(state)
    state.seats = seats
    state.side = c.SIDE_OF_SEATS[seats]
    set_options(state, state.game().load_options(top.at("options"), seats))
    state.start = _load_seat(top.at("start"), seats)
    state.active = _load_seat(top.at("active"), seats)
    _load_numbers(state, top)
    for frame in top.at("agenda").items_at_most(d.AGENDA_CAPACITY):
        load_frame(state.agenda, frame, seats)
    slots = top.at("coellen").items_exactly(c.COELLEN_SLOTS)
    state.lasting.coellen = vec[i64]([1 + _load_seat(slot, seats) for slot in slots])
    _load_routes(state, top.at("routes"))
    _load_cities(state, top.at("cities"))
    for seat, player in enumerate(top.at("players").items_exactly(seats)):
        _load_player(state, seat, player)
    reckon(state)


def _load_seat(reader: Reader, seats: int) -> int:
    return -1 if reader.value is None else reader.integer(0, seats - 1)


def _load_numbers(state: HansaFields, top: Reader) -> None:
    state.turns = top.at("turns").integer(0, 100000)
    state.actions_left = top.at("actions_left").integer(0, MANY)
    _load_shapes(state.hand, 0, top.at("hand"))
    state.stack_size = top.at("stack").integer(0, MANY)
    _load_markers(state.lasting.unseen, 0, top.at("unseen"))
    _load_markers(state.lasting.discarded, 0, top.at("discarded"))
    state.turned_up = _load_marker(top.at("turned_up"))
    state.no_marker = 1 if top.at("no_marker").boolean() else 0
    state.completed = top.at("completed").integer(0, MANY)
    state.reserve = top.at("reserve").integer(0, MANY)
    last = -1
    for reason in top.at("ended").items():
        bit = reason.word(END_REASONS)
        if bit <= last:
            raise reason.fail(f"expected each reason once, in the order {', '.join(END_REASONS)}")
        last = bit
        state.ended |= 1 << bit


def _load_marker(reader: Reader) -> int:
    return 0 if reader.value is None else 1 + reader.word(c.MARKERS)


def _load_shapes(pieces: vec[i64], start: int, reader: Reader) -> None:
    reader.only(c.SHAPES)
    for i, shape in enumerate(c.SHAPES):
        pieces[start + i] = reader.at(shape).integer(0, MANY)


def _load_markers(markers: vec[i64], start: int, reader: Reader) -> None:
    reader.only(c.MARKERS)
    for i, marker in enumerate(c.MARKERS):
        markers[start + i] = reader.at(marker).integer(0, MANY)


def _load_routes(state: HansaFields, routes: Reader) -> None:
    routes.only([name for r, name in enumerate(c.ROUTES) if c.SPACES[state.side * c.ROUTE_COUNT + r] > 0])
    for route, name in enumerate(c.ROUTES):
        count = c.SPACES[state.side * c.ROUTE_COUNT + route]
        if count == 0:
            continue
        routes.at(name).only(("spaces", "marker"))
        for i, space in enumerate(routes.at(name).at("spaces").items_exactly(count)):
            state.spaces[route * c.MAX_SPACES + i] = load_piece(space, state.seats)
        state.lasting.route_markers[route] = _load_marker(routes.at(name).at("marker"))


def _load_cities(state: HansaFields, cities: Reader) -> None:
    cities.only(c.CITIES)
    for city, name in enumerate(c.CITIES):
        cities.at(name).only(("offices", "extra"))
        count = c.OFFICES[state.side * c.CITY_COUNT + city]
        for i, office in enumerate(cities.at(name).at("offices").items_exactly(count)):
            state.lasting.offices[city * c.MAX_OFFICES + i] = load_piece(office, state.seats)
        for i, extra in enumerate(cities.at(name).at("extra").items_at_most(c.MAX_EXTRA_OFFICES)):
            state.lasting.extras[city * c.MAX_EXTRA_OFFICES + i] = load_piece(extra, state.seats)
            if extra.value is None:
                raise extra.fail("expected a piece: extra offices are listed without gaps")


def _load_player(state: HansaFields, seat: int, player: Reader) -> None:
    player.only(_PLAYER_KEYS)
    state.prestige[seat] = player.at("prestige").integer(0, MANY)
    _load_shapes(state.supply, seat * 2, player.at("supply"))
    _load_shapes(state.stock, seat * 2, player.at("stock"))
    player.at("levels").only(c.TRACKS)
    for t, track in enumerate(c.TRACKS):
        state.lasting.levels[seat * c.TRACK_COUNT + t] = player.at("levels").at(track).integer(0, c.LEVELS[t] - 1)
    _load_markers(state.lasting.unused, seat * c.MARKER_COUNT, player.at("unused"))
    _load_markers(state.lasting.used, seat * c.MARKER_COUNT, player.at("used"))
    state.lasting.plates[seat] = player.at("plate").integer(0, MANY)
    state.lasting.connected[seat] = player.at("connected").integer(0, state.seats)
