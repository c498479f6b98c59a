"""What can be set in a position by hand, and what follows from it."""

from typing import Final, cast

from tabuleiro.core.present.editing import Read
from tabuleiro.core.present.explanation import say
from tabuleiro.core.present.field import CHOICE, COUNT, ORDER, PLACE, Choice, Field
from tabuleiro.core.present.path import list_at, number_at, put_at, table_at, value_at
from tabuleiro.core.state import Position
from tabuleiro.games.hansa_teutonica.board.cities import is_connected
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import HansaFields

MOST_LEFT: Final = 12
"""The most actions of a turn that can be set as left; more come up by markers only."""
QUIET: Final = ("main",)
_TURN: Final = say("field-group-turn")
_ROUTES: Final = say("field-group-routes")
_CITIES: Final = say("field-group-cities")
_COELLEN: Final = say("place-coellen_table")
_MARKERS: Final = say("field-group-markers")


def fields(position: Position) -> list[Field]:
    """All fields, group by group."""
    seats = number_at(position, "seats")
    pieces, markers = _pieces(seats), _markers()
    found = _turn(position, seats)
    for seat in range(seats):
        found += _player(seat, seats)
    for city, entry in table_at(position, "cities").items():
        found += _city(city, cast(Position, entry), pieces)
    found += _coellen(seats)
    for route, entry in table_at(position, "routes").items():
        found += _route(route, cast(Position, entry), pieces, markers)
    return found + _pool(seats)


def _seats(seats: int) -> tuple[Choice, ...]:
    return tuple([Choice(seat, say("field-seat", seat=f"seat-{seat}")) for seat in range(seats)])


def _pieces(seats: int) -> tuple[Choice, ...]:
    """Every player's traders and merchants, which come from the stock, then from the supply."""
    choices: list[Choice] = []
    for seat in range(seats):
        for shape in c.SHAPES:
            homes = (f"players[{seat}].stock.{shape}", f"players[{seat}].supply.{shape}")
            saying = say("field-piece", seat=f"seat-{seat}", piece=f"piece-{shape}")
            choices.append(Choice(f"{seat} {shape}", saying, homes))
    if seats == 2:
        choices.append(Choice("neutral trader", say("field-neutral"), ("reserve",)))
    return tuple(choices)


def _markers() -> tuple[Choice, ...]:
    """The kinds of bonus marker, which come from the stack, then from outside the game."""
    return tuple(
        [Choice(name, say(f"marker-{name}"), (f"unseen.{name}", f"discarded.{name}")) for name in c.MARKERS],
    )


def _turn(position: Position, seats: int) -> list[Field]:
    found = [Field("active", CHOICE, say("field-active"), _TURN, _seats(seats))]
    if table_at(position, "options")["start_player"] == "random":
        found.append(Field("start", CHOICE, say("field-start"), _TURN, _seats(seats)))
    found.append(Field("actions_left", COUNT, say("field-actions_left"), _TURN, high=MOST_LEFT))
    label, most = say("place-completed_cities_track"), int(c.END_CITIES)
    found.append(Field("completed", COUNT, label, _TURN, high=most, element="completed"))
    found.append(Field("turns", COUNT, say("field-turns"), _TURN, high=int(c.TURN_CAP) - 1))
    return found


def _player(seat: int, seats: int) -> list[Field]:
    group, at = say("field-group-player", seat=f"seat-{seat}"), f"players[{seat}]"
    most = int(c.MAX_PRESTIGE)
    found = [Field(f"{at}.prestige", COUNT, say("field-prestige"), group, high=most, element=f"score:{seat}")]
    for t, track in enumerate(c.TRACKS):
        stock = f"{at}.stock.{c.SHAPES[c.TRACK_PIECES[t]]}"
        element, label = f"track:{seat}:{track}", say(f"track-{track}")
        high = int(c.LEVELS[t]) - 1
        path = f"{at}.levels.{track}"
        found.append(Field(path, COUNT, label, group, high=high, element=element, homes=(stock,), releases=True))
    for heap in ("supply", "stock"):
        for shape, most_pieces in zip(c.SHAPES, (int(c.TRADERS), int(c.MERCHANTS)), strict=True):
            label = say(f"field-{heap}", piece=f"piece-{shape}")
            homes = (f"{at}.stock.{shape}",) if heap == "supply" else (f"{at}.supply.{shape}",)
            path = f"{at}.{heap}.{shape}"
            found.append(
                Field(path, COUNT, label, group, high=most_pieces, element=f"{heap}:{seat}", homes=homes),
            )
    award = say("field-award")
    found.append(Field(f"{at}.connected", COUNT, award, group, high=seats, element="east_west"))
    for kept in ("unused", "used"):
        for marker in c.MARKERS:
            label = say(f"field-{kept}", marker=f"marker-{marker}")
            pool = (f"unseen.{marker}", f"discarded.{marker}")
            path, element = f"{at}.{kept}.{marker}", f"markers:{seat}"
            found.append(Field(path, COUNT, label, group, high=_marker_count(marker), element=element, homes=pool))
    return found


def _marker_count(marker: str) -> int:
    index = c.MARKERS.index(marker)
    start = int(c.MARKERS_START[index]) if index < len(c.MARKERS_START) else 0
    return start + int(c.MARKERS_STACK[index])


def _city(city: str, entry: Position, pieces: tuple[Choice, ...]) -> list[Field]:
    found: list[Field] = []
    for i in range(len(list_at(entry, "offices"))):
        label = say("field-office", city=f"city-{city}", number=i + 1)
        path = f"cities.{city}.offices[{i}]"
        found.append(Field(path, PLACE, label, _CITIES, pieces, element=f"office:{city}:{i}"))
    label = say("field-extra", city=f"city-{city}")
    most = c.MAX_EXTRA_OFFICES
    found.append(Field(f"cities.{city}.extra", ORDER, label, _CITIES, pieces, high=most, element=f"extra:{city}"))
    return found


def _coellen(seats: int) -> list[Field]:
    found: list[Field] = []
    choices: list[Choice] = []
    for seat in range(seats):
        homes = (f"players[{seat}].stock.merchant", f"players[{seat}].supply.merchant")
        choices.append(Choice(seat, say("field-piece", seat=f"seat-{seat}", piece="piece-merchant"), homes))
    for slot in range(c.COELLEN_SLOTS):
        label, element = say(f"coellen-slot-{slot}"), f"coellen:{slot}"
        found.append(Field(f"coellen[{slot}]", PLACE, label, _COELLEN, tuple(choices), element=element))
    return found


def _route(route: str, entry: Position, pieces: tuple[Choice, ...], markers: tuple[Choice, ...]) -> list[Field]:
    found: list[Field] = []
    for i in range(len(list_at(entry, "spaces"))):
        label = say("field-space", route=f"route-{route}", number=i + 1)
        path = f"routes.{route}.spaces[{i}]"
        found.append(Field(path, PLACE, label, _ROUTES, pieces, element=f"space:{route}:{i}"))
    label = say("field-marker", route=f"route-{route}")
    found.append(Field(f"routes.{route}.marker", PLACE, label, _ROUTES, markers, element=f"marker:{route}"))
    return found


def _pool(seats: int) -> list[Field]:
    """What lies beside the board: the markers nobody has seen, those that left the game, the neutral cubes."""
    found: list[Field] = []
    for marker in c.MARKERS:
        for kept, other in (("unseen", "discarded"), ("discarded", "unseen")):
            label = say(f"field-{kept}", marker=f"marker-{marker}")
            homes = (f"{other}.{marker}",)
            path = f"{kept}.{marker}"
            found.append(Field(path, COUNT, label, _MARKERS, high=_marker_count(marker), element="stack", homes=homes))
    found.append(Field("stack", COUNT, say("place-stack"), _MARKERS, high=int(c.STACK_SIZE), element="stack"))
    for seat in range(seats):
        label = say("field-plate", seat=f"seat-{seat}")
        found.append(Field(f"players[{seat}].plate", COUNT, label, _MARKERS, high=3, element=f"plate:{seat}"))
    if seats == 2:
        label = say("place-neutral_reserve")
        found.append(Field("reserve", COUNT, label, _MARKERS, high=int(c.NEUTRAL_CUBES)))
    return found


def reconcile(position: Position, path: str, read: Read) -> None:
    """Count what follows: full cities, the stack, the turn of whoever is to act, the awards for east and west."""
    cities = table_at(position, "cities")
    full = len([1 for city in cities.values() if None not in list_at(cast(Position, city), "offices")])
    if path != "completed":
        position["completed"] = min(full, int(c.END_CITIES))
    unseen = sum([cast(int, count) for count in table_at(position, "unseen").values()])
    seats = number_at(position, "seats")
    plates = sum([number_at(position, f"players[{seat}].plate") for seat in range(seats)])
    if path != "stack":
        position["stack"] = max(0, unseen - plates)
    if path in ("active", "start"):
        _follow_active(position, seats)
    elif path == "turns":
        position["active"] = (number_at(position, "start") + number_at(position, "turns")) % seats
    if path in ("active", "start", "turns"):
        calm(position)
    if path.startswith("cities"):
        _award(position, cast(HansaFields, read(position)), seats)


def _follow_active(position: Position, seats: int) -> None:
    """Let as many turns have passed as bring the active player to act."""
    ahead = number_at(position, "active") - number_at(position, "start") - number_at(position, "turns")
    position["turns"] = number_at(position, "turns") + ahead % seats


def _award(position: Position, state: HansaFields, seats: int) -> None:
    """Whoever connects east and west has an award, in the order in which they came to have it (HT-8.6)."""
    had = [seat for seat in range(seats) if number_at(position, f"players[{seat}].connected") > 0]
    had.sort(key=lambda seat: number_at(position, f"players[{seat}].connected"))
    have = [seat for seat in range(seats) if is_connected(state, seat)]
    order = [seat for seat in had if seat in have] + [seat for seat in have if seat not in had]
    for seat in range(seats):
        put_at(position, f"players[{seat}].connected", order.index(seat) + 1 if seat in order else 0)


def calm(position: Position) -> None:
    """Ask the active player for an action; what was half done is put away."""
    active = value_at(position, "active")
    if active is None:
        return
    hand, agenda = table_at(position, "hand"), list_at(position, "agenda")
    mover = cast(Position, agenda[0])["actor"] if agenda else active
    for shape in c.SHAPES if isinstance(mover, int) else ():
        stock = f"players[{mover}].stock.{shape}"
        put_at(position, stock, number_at(position, stock) + cast(int, hand[shape]))
        hand[shape] = 0
    position["agenda"] = [{"kind": QUIET[0], "actor": active}]
