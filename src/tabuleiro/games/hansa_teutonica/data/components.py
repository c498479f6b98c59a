"""Typed tables made from components.toml at import.

Sizes are literal, because the compiler inlines only those; the file is checked against them. Everything else is read.
Tables that differ between the two board sides are indexed by `side * SIZE + index`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.edition import read_components
from tabuleiro.core.present.naming import names_of
from tabuleiro.core.reader import Reader

SIDES: Final[tuple[str, ...]] = ("side_4_5", "side_2_3")
SHAPES: Final[tuple[str, ...]] = ("trader", "merchant")
OFFICE_SHAPES: Final[tuple[str, ...]] = ("square", "circle")
COLOURS: Final[tuple[str, ...]] = ("white", "orange", "pink", "black")
CITY_KINDS: Final[tuple[str, ...]] = ("plain", "yellow", "red")
CATEGORIES: Final[tuple[str, ...]] = ("track", "abilities", "bonus_markers", "coellen", "cities", "network")

TRADER: Final = 0
MERCHANT: Final = 1
KEYS: Final = 0
ACTIONS: Final = 1
PRIVILEGIUM: Final = 2
LIBER_SOPHIAE: Final = 3
MONEY_BAGS: Final = 4
TRACKS: Final[tuple[str, ...]] = names_of(globals(), "KEYS", "MONEY_BAGS")
EXTRA_OFFICE: Final = 0
SWAP_OFFICES: Final = 1
REMOVE_THREE: Final = 2
ACTIONS_3: Final = 3
ACTIONS_4: Final = 4
IMPROVE_ABILITY: Final = 5
MARKERS: Final[tuple[str, ...]] = names_of(globals(), "EXTRA_OFFICE", "IMPROVE_ABILITY")

ROUTE_COUNT: Final = 34
"""Routes of side 4-5; the two that side 2-3 lacks have no space there (HT-2.6)."""
CITY_COUNT: Final = 27
MAX_SPACES: Final = 4
MAX_OFFICES: Final = 4
MAX_SEATS: Final = 5
MAX_EXTRA_OFFICES: Final = 4
"""As many as there are extra-office markers, so even all of them fit into one city."""
TRACK_COUNT: Final = 5
MAX_LEVELS: Final = 6
MARKER_COUNT: Final = 6
COELLEN_SLOTS: Final = 4
ALL: Final = 1000
"""The money-bag value that takes the whole stock (printed C)."""
FAR: Final = 99
"""Route distance from a route to itself and between routes that are not connected: in no ring (HT-2.7)."""


class Side:
    """One side of the board; routes and cities in the order of side 4-5, office tables `city * MAX_OFFICES + i`."""

    def __init__(self) -> None:
        self.spaces: list[int] = [0] * ROUTE_COUNT
        self.offices: list[int] = [0] * CITY_COUNT
        self.office_colours: list[int] = [0] * (CITY_COUNT * MAX_OFFICES)
        self.office_shapes: list[int] = [0] * (CITY_COUNT * MAX_OFFICES)
        self.office_coins: list[int] = [0] * (CITY_COUNT * MAX_OFFICES)
        self.figures: list[int] = [-1] * CITY_COUNT
        self.yellow: list[int] = [0] * CITY_COUNT
        self.taverns: list[int] = []
        self.distances: list[int] = []


class Components:
    """Everything in components.toml that the rules need."""

    def __init__(self, data: Reader) -> None:
        self.route_ids: list[str] = []
        self.city_ids: list[str] = []
        self.route_a: list[int] = []
        self.route_b: list[int] = []
        self._read_map(data.at("boards").at(SIDES[0]))
        self.sides = [self._read_side(data.at("boards").at(side)) for side in SIDES]
        self.side_of_seats = [self._side_of(data.at("setup").at("boards").at("by_players"), n) for n in (2, 3, 4, 5)]
        self._read_desk(data.at("desk"))
        self._read_pieces(data)
        self._read_markers(data)
        self._read_points(data)
        self._read_neutral(data.at("two_player"))

    def _read_map(self, board: Reader) -> None:
        """The ids of cities and routes, and which cities a route joins; the other side only leaves routes out."""
        cities = board.at("cities").items_exactly(CITY_COUNT)
        self.city_ids = [city.identifier() for city in cities]
        for route in board.at("routes").items_exactly(ROUTE_COUNT):
            self.route_ids.append(route.identifier())
            self.route_a.append(route.at("a").word(self.city_ids))
            self.route_b.append(route.at("b").word(self.city_ids))

    def _read_side(self, board: Reader) -> Side:
        side = Side()
        for route in board.at("routes").items():
            r = route.at("id").word(self.route_ids)
            ends = (self.route_a[r], self.route_b[r])
            if (route.at("a").word(self.city_ids), route.at("b").word(self.city_ids)) != ends:
                raise route.fail("must join the same cities on both sides")
            side.spaces[r] = route.at("spaces").integer(2, MAX_SPACES)
        for city in board.at("cities").items_exactly(CITY_COUNT):
            self._read_city(side, city)
        for tavern in board.at("tavern_routes").items_exactly(3):
            side.taverns.append(tavern.word(self.route_ids))
            if side.spaces[side.taverns[-1]] == 0:
                raise tavern.fail("this side does not have that route")
        side.distances = _distances(self.route_a, self.route_b, side.spaces)
        _check_count(board.at("spaces_count"), sum(side.spaces))
        _check_count(board.at("offices_count"), sum(side.offices))
        coins = [self.city_ids[c] for c in range(CITY_COUNT) if side.office_coins[c * MAX_OFFICES] == 1]
        if sorted(coins) != sorted([city.text() for city in board.at("coin_cities").items()]):
            raise board.at("coin_cities").fail(f"the offices carry coins in {', '.join(coins)}")
        return side

    def _read_city(self, side: Side, city: Reader) -> None:
        c = city.at("id").word(self.city_ids)
        side.yellow[c] = 1 if CITY_KINDS[city.at("kind").word(CITY_KINDS)] == "yellow" else 0
        if city.has("figure"):
            figure = city.at("figure").word((*TRACKS, "coellen_table"))
            side.figures[c] = figure if figure < TRACK_COUNT else -1
        offices = city.at("offices").items()
        if not 1 <= len(offices) <= MAX_OFFICES:
            raise city.at("offices").fail(f"expected 1 to {MAX_OFFICES} offices, found {len(offices)}")
        side.offices[c] = len(offices)
        for i, office in enumerate(offices):
            side.office_colours[c * MAX_OFFICES + i] = office.at("color").word(COLOURS)
            side.office_shapes[c * MAX_OFFICES + i] = office.at("shape").word(OFFICE_SHAPES)
            side.office_coins[c * MAX_OFFICES + i] = office.at("coin").integer(0, 1 if i == 0 else 0)

    def _side_of(self, by_players: Reader, seats: int) -> int:
        return by_players.at(str(seats)).word(SIDES)

    def _read_desk(self, desk: Reader) -> None:
        self.levels: list[int] = []
        self.track_values: list[int] = [0] * (TRACK_COUNT * MAX_LEVELS)
        self.track_pieces: list[int] = []
        self.track_points: list[int] = []
        for t, track in enumerate(TRACKS):
            place = desk.at("tracks").at(track)
            values = place.at("values").items()
            if not 2 <= len(values) <= MAX_LEVELS:
                raise place.at("values").fail(f"expected 2 to {MAX_LEVELS} values, found {len(values)}")
            self.levels.append(len(values))
            self.track_pieces.append(place.at("piece").word(SHAPES))
            self.track_points.append(place.at("full_development_pp").integer(0, 99))
            for i, value in enumerate(values):
                self.track_values[t * MAX_LEVELS + i] = _track_value(track, value)

    def _read_pieces(self, data: Reader) -> None:
        counts = data.at("components")
        self.traders = counts.at("traders_per_player").integer(1, 99)
        self.merchants = counts.at("merchants_per_player").integer(1, 99)
        self.start_supply: list[int] = []
        self.start_stock: list[int] = []
        for seat in data.at("setup").at("seats").items_exactly(MAX_SEATS):
            for shape in SHAPES:
                self.start_supply.append(seat.at(f"supply_{shape}s").integer(0, 99))
                self.start_stock.append(seat.at(f"stock_{shape}s").integer(0, 99))
            self._check_seat(data, seat)

    def _check_seat(self, data: Reader, seat: Reader) -> None:
        """Each colour is handed out completely: desk, prestige track, supply and stock (HT-1.5, HT-3.4 to HT-3.6)."""
        on_track = data.at("setup").at("score_start").at("traders_on_score_track").integer(1, 1)
        desk = [0, 0]
        for t in range(TRACK_COUNT):
            desk[self.track_pieces[t]] += self.levels[t] - 1
        outside = [self.start_supply[-2 + s] + self.start_stock[-2 + s] for s in (TRADER, MERCHANT)]
        if outside[TRADER] + desk[TRADER] + on_track != self.traders:
            raise seat.fail(f"the traders do not add up to {self.traders}")
        if outside[MERCHANT] + desk[MERCHANT] != self.merchants:
            raise seat.fail(f"the merchants do not add up to {self.merchants}")

    def _read_markers(self, data: Reader) -> None:
        self.markers_start: list[int] = [0] * MARKER_COUNT
        self.markers_stack: list[int] = [0] * MARKER_COUNT
        self.marker_amounts: list[int] = [0] * MARKER_COUNT
        for marker in data.at("bonus_markers").items_exactly(MARKER_COUNT):
            m = marker.at("id").word(MARKERS)
            self.markers_start[m] = marker.at("count_start").integer(0, 3)
            self.markers_stack[m] = marker.at("count_stack").integer(0, 15)
            _check_count(marker.at("count_total"), self.markers_start[m] + self.markers_stack[m])
            if marker.has("amount"):
                self.marker_amounts[m] = marker.at("amount").integer(1, 9)
        totals = data.at("bonus_marker_totals")
        _check_count(totals.at("start"), sum(self.markers_start))
        _check_count(totals.at("stack"), sum(self.markers_stack))
        if sum(self.markers_start) != 3 or max(self.markers_start) > 1 or sum(self.markers_start[:3]) != 3:
            raise totals.at("start").fail("expected one extra office, one swap and one removal at the taverns")
        if self.markers_start[EXTRA_OFFICE] + self.markers_stack[EXTRA_OFFICE] > MAX_EXTRA_OFFICES:
            raise data.at("bonus_markers").fail(f"expected at most {MAX_EXTRA_OFFICES} extra offices")

    def _read_points(self, data: Reader) -> None:
        actions = data.at("actions")
        self.penalties = [actions.at(f"displace_penalty_{shape}").integer(0, 2) for shape in SHAPES]
        self.extras = [actions.at(f"relocation_extra_{shape}").integer(0, 2) for shape in SHAPES]
        prestige = data.at("prestige")
        self.controller_points = prestige.at("city_controller_on_claim").integer(0, 9)
        self.coin_points = prestige.at("coin_office").integer(0, 9)
        self.east_west_cities = [city.word(self.city_ids) for city in prestige.at("east_west_cities").items_exactly(2)]
        self.east_west_awards = [award.integer(0, 99) for award in prestige.at("east_west_awards").items_exactly(3)]
        self.max_prestige = prestige.at("max_during_game").integer(1, 99)
        table = data.at("coellen_table")
        self.coellen_route = table.at("route").word(self.route_ids)
        slots = table.at("slots").items_exactly(COELLEN_SLOTS)
        self.coellen_points = [slot.at("points").integer(0, 99) for slot in slots]
        self.coellen_colours = [slot.at("color").word(COLOURS) for slot in slots]
        end = data.at("game_end")
        self.end_prestige = end.at("prestige_points").integer(1, 99)
        self.end_cities = end.at("completed_cities").integer(1, CITY_COUNT)
        self.turn_cap = end.at("safety_turn_cap").integer(1, 10000)
        final = data.at("final_scoring")
        self.city_points = final.at("city_control").integer(0, 9)
        self.ability_points = final.at("ability_full").integer(0, 99)
        self.marker_points = [points.integer(0, 99) for points in final.at("bonus_marker_points").items_exactly(11)]

    def _read_neutral(self, two_player: Reader) -> None:
        self.neutral_cubes = two_player.at("neutral_cubes_available").integer(1, 200)
        self.neutral_routes = [route.word(self.route_ids) for route in two_player.at("neutral_route_setup").items()]
        self.neutral_extra = two_player.at("displaced_neutral_extra").integer(0, 2)
        _check_count(two_player.at("neutral_cubes_at_start"), len(self.neutral_routes))
        for route in self.neutral_routes:
            if self.sides[self.side_of_seats[0]].spaces[route] == 0:
                raise two_player.at("neutral_route_setup").fail(f"this side has no route {self.route_ids[route]}")


def _check_count(stated: Reader, counted: int) -> None:
    if stated.integer(0, 9999) != counted:
        raise stated.fail(f"states {stated.value}, but {counted} are listed")


def _track_value(track: str, value: Reader) -> int:
    """A number, the index of a privilege colour, or ALL."""
    if track == "privilegium":
        return value.word(COLOURS)
    if value.value == "all":
        return ALL
    return value.integer(1, 99)


def _distances(route_a: list[int], route_b: list[int], spaces: list[int]) -> list[int]:
    """Route distances in the line graph of the map (HT-2.7); FAR for a route and itself."""
    distances = [FAR] * (ROUTE_COUNT * ROUTE_COUNT)
    for start in range(ROUTE_COUNT):
        if spaces[start] == 0:
            continue
        reached = {start}
        ring = [start]
        distance = 0
        while ring:
            distance += 1
            cities = {route_a[r] for r in ring} | {route_b[r] for r in ring}
            ring = [
                r
                for r in range(ROUTE_COUNT)
                if r not in reached and spaces[r] > 0 and (route_a[r] in cities or route_b[r] in cities)
            ]
            reached.update(ring)
            for r in ring:
                distances[start * ROUTE_COUNT + r] = distance
    return distances


_READ: Final = read_components("tabuleiro.games.hansa_teutonica")
_PARTS: Final = Components(Reader(_READ[0]))


def _both(first: list[int], second: list[int]) -> vec[i64]:
    return vec[i64](first + second)


DIGEST: Final = _READ[1]
ROUTES: Final[tuple[str, ...]] = tuple(_PARTS.route_ids)
CITIES: Final[tuple[str, ...]] = tuple(_PARTS.city_ids)
ROUTE_A: Final = vec[i64](_PARTS.route_a)
ROUTE_B: Final = vec[i64](_PARTS.route_b)
SIDE_OF_SEATS: Final = vec[i64]([0, 0] + _PARTS.side_of_seats)  # noqa: RUF005 - a vec display cannot unpack
"""The board side by seat count (HT-1.1)."""

SPACES: Final = _both(_PARTS.sides[0].spaces, _PARTS.sides[1].spaces)
"""side * ROUTE_COUNT + route: its spaces, 0 where the side lacks the route."""
DISTANCES: Final = _both(_PARTS.sides[0].distances, _PARTS.sides[1].distances)
"""(side * ROUTE_COUNT + route) * ROUTE_COUNT + route (HT-2.7)."""
OFFICES: Final = _both(_PARTS.sides[0].offices, _PARTS.sides[1].offices)
"""side * CITY_COUNT + city: its printed offices."""
OFFICE_COLOURS: Final = _both(_PARTS.sides[0].office_colours, _PARTS.sides[1].office_colours)
"""(side * CITY_COUNT + city) * MAX_OFFICES + office: the privilege it needs."""
OFFICE_SHAPES_AT: Final = _both(_PARTS.sides[0].office_shapes, _PARTS.sides[1].office_shapes)
"""Same index: TRADER or MERCHANT fits."""
OFFICE_COINS: Final = _both(_PARTS.sides[0].office_coins, _PARTS.sides[1].office_coins)
"""Same index: 1 where a gold coin is printed (HT-2.4)."""
FIGURES: Final = _both(_PARTS.sides[0].figures, _PARTS.sides[1].figures)
"""side * CITY_COUNT + city: the desk track it develops, or -1."""
YELLOW: Final = _both(_PARTS.sides[0].yellow, _PARTS.sides[1].yellow)
TAVERNS: Final = _both(_PARTS.sides[0].taverns, _PARTS.sides[1].taverns)
"""side * 3 + i: the i-th tavern route."""

LEVELS: Final = vec[i64](_PARTS.levels)
"""Spaces of each desk track; a player's level runs from 0 to LEVELS - 1."""
TRACK_VALUES: Final = vec[i64](_PARTS.track_values)
"""track * MAX_LEVELS + level: a number, a privilege colour, or ALL."""
TRACK_PIECES: Final = vec[i64](_PARTS.track_pieces)
TRACK_POINTS: Final = vec[i64](_PARTS.track_points)
TRADERS: Final[i64] = _PARTS.traders - 1
"""Traders of one colour in play; one more marks the score (HT-17.1)."""
MERCHANTS: Final[i64] = _PARTS.merchants
START_SUPPLY: Final = vec[i64](_PARTS.start_supply)
"""place in turn order * 2 + shape (HT-3.6)."""
START_STOCK: Final = vec[i64](_PARTS.start_stock)

MARKERS_START: Final = vec[i64](_PARTS.markers_start)
MARKERS_STACK: Final = vec[i64](_PARTS.markers_stack)
MARKER_AMOUNTS: Final = vec[i64](_PARTS.marker_amounts)
STACK_SIZE: Final[i64] = sum(_PARTS.markers_stack)
PENALTIES: Final = vec[i64](_PARTS.penalties)
EXTRAS: Final = vec[i64](_PARTS.extras)
CONTROLLER_POINTS: Final[i64] = _PARTS.controller_points
COIN_POINTS: Final[i64] = _PARTS.coin_points
EAST: Final[i64] = _PARTS.east_west_cities[1]
WEST: Final[i64] = _PARTS.east_west_cities[0]
EAST_WEST_AWARDS: Final = vec[i64](_PARTS.east_west_awards)
MAX_PRESTIGE: Final[i64] = _PARTS.max_prestige
COELLEN_ROUTE: Final[i64] = _PARTS.coellen_route
COELLEN_POINTS: Final = vec[i64](_PARTS.coellen_points)
COELLEN_COLOURS: Final = vec[i64](_PARTS.coellen_colours)
END_PRESTIGE: Final[i64] = _PARTS.end_prestige
END_CITIES: Final[i64] = _PARTS.end_cities
TURN_CAP: Final[i64] = _PARTS.turn_cap
CITY_POINTS: Final[i64] = _PARTS.city_points
MARKER_POINTS: Final = vec[i64](_PARTS.marker_points)
NEUTRAL_CUBES: Final[i64] = _PARTS.neutral_cubes
NEUTRAL_ROUTES: Final = vec[i64](_PARTS.neutral_routes)
NEUTRAL_EXTRA: Final[i64] = _PARTS.neutral_extra
