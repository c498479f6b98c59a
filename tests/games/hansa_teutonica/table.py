"""Lays out a table by names, so that a test begins in the position it tells about.

`table(seats=3).route("hamburg_luebeck", "red trader", "blue merchant").supply("red", traders=2).begin()`

What is not mentioned stays as after set-up, with red as start player. Pieces are never invented: those on the board
come from the stock and then from the supply of their colour, and a position that breaks an invariant is no table.
"""

from typing import Final

from games.hansa_teutonica.story import COLOURS, CUBE, HansaStory, owner_of, piece_of
from tabuleiro.core import CHANCE, find_game, play
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.cities import reckon
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import NEUTRAL, HansaFields

TAVERNS: Final = ("osnabrueck_bremen", "lueneburg_perleberg", "hildesheim_goslar")
START_MARKERS: Final = ("extra_office", "swap_offices", "remove_three")


def set_up(seats: int, start: str = "red", options: dict[str, str] | None = None) -> HansaStory:
    """A game right after set-up: the start player drawn, the three start markers laid in the order of their ids."""
    state = find_game("hansa_teutonica").new(seats, options)
    play(state, CHANCE, f"start_player {owner_of(start)}")
    for marker in START_MARKERS:
        play(state, CHANCE, f"start_marker {marker}")
    assert isinstance(state, HansaFields)
    return HansaStory(state)


def table(seats: int, **options: str) -> "Layout":
    """A table to lay out, with the options that differ from the defaults."""
    return Layout(seats, options)


class Layout:
    """What a story asks for; `begin` deals everything else and hands over the game."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.state = set_up(seats, options=options).state
        self.asked_supply: dict[int, tuple[int, int]] = {}
        self.asked_stock: dict[int, tuple[int, int]] = {}
        self.offices_of_rest: dict[int, tuple[str, ...]] = {}
        self.asked_actions: int | None = None
        self.asked_stack: int | None = None
        self.taker = "red"
        self.asked_markers: list[str] = []

    # The board.

    def route(self, route: str, *pieces: str) -> "Layout":
        """Put exactly these pieces on a route, from its first space."""
        start = c.ROUTES.index(route) * c.MAX_SPACES
        for i in range(c.MAX_SPACES):
            self.state.spaces[start + i] = piece_of(pieces[i]) if i < len(pieces) else 0
        return self

    def fill(self, route: str, piece: str, *first: str) -> "Layout":
        """Fill a route: with the pieces in `first`, then with as many of `piece` as there are spaces left."""
        spaces = int(c.SPACES[self.state.side * c.ROUTE_COUNT + c.ROUTES.index(route)])
        return self.route(route, *first, *[piece] * (spaces - len(first)))

    def city(self, city: str, *pieces: str) -> "Layout":
        """Put exactly these pieces into the printed offices of a city, from the left."""
        start = c.CITIES.index(city) * c.MAX_OFFICES
        for i in range(c.MAX_OFFICES):
            self.state.lasting.offices[start + i] = piece_of(pieces[i]) if i < len(pieces) else 0
        return self

    def extra_office(self, city: str, *pieces: str) -> "Layout":
        """Found these extra offices, in this order; each has cost its owner a marker."""
        start = c.CITIES.index(city) * c.MAX_EXTRA_OFFICES
        for i, piece in enumerate(pieces):
            self.state.lasting.extras[start + i] = piece_of(piece)
            self.has_used(piece.split(" ")[0], "extra_office")
        return self

    def coellen(self, slot: int, colour: str) -> "Layout":
        """Put a merchant onto the Coellen table."""
        self.state.lasting.coellen[slot] = 1 + owner_of(colour)
        return self

    def without_cubes(self) -> "Layout":
        """Take every neutral cube off the routes."""
        for i in range(c.ROUTE_COUNT * c.MAX_SPACES):
            if self.state.spaces[i] == piece_of(CUBE):
                self.state.spaces[i] = 0
        return self

    # The players.

    def turn_of(self, colour: str) -> "Layout":
        """Let this colour have its turn, in the first round."""
        self.state.active = owner_of(colour)
        self.state.agenda.set(d.ACTOR, owner_of(colour))
        return self.after_turns(owner_of(colour))

    def after_turns(self, turns: int) -> "Layout":
        """Let this many turns be over."""
        self.state.turns = turns
        self.state.start = (self.state.active - turns) % self.seats
        return self

    def actions(self, left: int) -> "Layout":
        """Give the active player this many actions instead of a fresh turn's."""
        self.asked_actions = left
        return self

    def desk(self, colour: str, **developments: int) -> "Layout":
        """Develop tracks: `desk("red", actions=2)` uncovers two more spaces."""
        for track, level in developments.items():
            self.state.lasting.levels[owner_of(colour) * c.TRACK_COUNT + c.TRACKS.index(track)] = level
        return self

    def full_desk(self, colour: str) -> "Layout":
        """Develop all tracks fully, so that every piece of the colour is in play."""
        return self.desk(colour, **{track: int(c.LEVELS[t]) - 1 for t, track in enumerate(c.TRACKS)})

    def supply(self, colour: str, traders: int = 0, merchants: int = 0) -> "Layout":
        """Give a colour exactly this supply; the rest goes to its stock, unless that is given too."""
        self.asked_supply[owner_of(colour)] = (traders, merchants)
        return self

    def stock(self, colour: str, traders: int = 0, merchants: int = 0) -> "Layout":
        """Give a colour exactly this stock; the rest goes to its supply, unless that is given too."""
        self.asked_stock[owner_of(colour)] = (traders, merchants)
        return self

    def rest_in_offices(self, colour: str, *cities: str) -> "Layout":
        """Put what is in neither supply nor stock into the free printed offices of these cities."""
        self.offices_of_rest[owner_of(colour)] = cities
        return self

    def prestige(self, colour: str, points: int) -> "Layout":
        self.state.prestige[owner_of(colour)] = points
        return self

    def connected(self, *colours: str) -> "Layout":
        """Let these colours have connected east and west, in this order."""
        for place, colour in enumerate(colours):
            self.state.lasting.connected[owner_of(colour)] = place + 1
        return self

    # The markers.

    def holds(self, colour: str, *markers: str) -> "Layout":
        """Give a colour unused markers."""
        for marker in markers:
            self.state.lasting.unused[owner_of(colour) * c.MARKER_COUNT + c.MARKERS.index(marker)] += 1
        return self

    def has_used(self, colour: str, *markers: str) -> "Layout":
        """Give a colour markers that are turned over."""
        for marker in markers:
            self.state.lasting.used[owner_of(colour) * c.MARKER_COUNT + c.MARKERS.index(marker)] += 1
        return self

    def marker(self, route: str, marker: str) -> "Layout":
        """Lay a marker on a route; taverns give theirs up so that three stay in play."""
        self.state.lasting.route_markers[c.ROUTES.index(route)] = 1 + c.MARKERS.index(marker)
        self.asked_markers.append(route)
        return self

    def plate(self, colour: str, count: int) -> "Layout":
        """Put face-down markers on a plate."""
        self.state.lasting.plates[owner_of(colour)] = count
        return self

    def stack(self, size: int, taken_by: str) -> "Layout":
        """Leave this many markers in the stack; a colour has used up the others."""
        self.asked_stack = size
        self.taker = taken_by
        return self

    # The deal.

    def begin(self) -> HansaStory:
        """Deal everything that was not asked for; the position must be sound."""
        state = self.state
        for seat in range(self.seats):
            self._deal_pieces(seat)
        if self.seats == 2:
            state.reserve = c.NEUTRAL_CUBES - self._on_board(NEUTRAL, 0)
        state.completed = min(10, sum(self._is_complete(city) for city in range(c.CITY_COUNT)))
        self._deal_markers()
        own_actions = state.lasting.levels[state.active * c.TRACK_COUNT + c.ACTIONS]
        value = c.TRACK_VALUES[c.ACTIONS * c.MAX_LEVELS + own_actions]
        state.actions_left = value if self.asked_actions is None else self.asked_actions
        reckon(state)
        assert state.check() == []
        return HansaStory(state)

    def _deal_pieces(self, seat: int) -> None:
        """Supply and stock of one colour: what is neither on the desk nor on the board."""
        for shape, total in ((0, int(c.TRADERS)), (1, int(c.MERCHANTS))):
            free = total - self._on_desk(seat, shape) - self._on_board(seat, shape)
            assert free >= 0, f"{COLOURS[seat]} lacks {-free} pieces of shape {shape}: develop the desk"
            if seat in self.asked_supply:
                supply = self.asked_supply[seat][shape]
                stock = self.asked_stock[seat][shape] if seat in self.asked_stock else free - supply
            elif seat in self.asked_stock:
                stock = self.asked_stock[seat][shape]
                supply = free - stock
            else:
                supply = min(int(self.state.supply[seat * 2 + shape]), free)
                stock = free - supply
            self._found_rest(seat, shape, free - supply - stock)
            assert supply >= 0, f"{COLOURS[seat]} has not enough pieces of shape {shape} for the stock"
            assert stock >= 0, f"{COLOURS[seat]} has not enough pieces of shape {shape} for the supply"
            self.state.supply[seat * 2 + shape] = supply
            self.state.stock[seat * 2 + shape] = stock

    def _found_rest(self, seat: int, shape: int, count: int) -> None:
        """Put pieces that may lie nowhere else into the offices that were named for them."""
        for city in self.offices_of_rest.get(seat, ()):
            for place in self._printed_offices(c.CITIES.index(city)):
                if count > 0 and self.state.lasting.offices[place] == 0:
                    self.state.lasting.offices[place] = 1 + 2 * seat + shape
                    count -= 1
        assert count == 0, f"{COLOURS[seat]} has {count} pieces of shape {shape} too many: name offices for them"

    def _deal_markers(self) -> None:
        """Three markers on routes and plates, the asked ones with the players, the others face down."""
        state = self.state
        face_down = sum(int(plate) for plate in state.lasting.plates)
        for tavern in TAVERNS:
            laid = sum(1 for marker in state.lasting.route_markers if marker != 0)
            if laid + face_down > 3 and tavern not in self.asked_markers:
                state.lasting.route_markers[c.ROUTES.index(tavern)] = 0
        for m in range(c.MARKER_COUNT):
            self._spare_kind(m)
        for m in range(c.MARKER_COUNT):
            state.lasting.unseen[m] = self._kind_left(m)
        size = sum(int(n) for n in state.lasting.unseen)
        if self.asked_stack is not None:
            size = self._use_up(size, self.asked_stack + face_down)
        state.stack_size = size - face_down

    def _kind_left(self, marker: int) -> int:
        """How many markers of a kind lie neither on a route nor with a player."""
        seats = range(self.seats)
        taken = sum(int(self.state.lasting.unused[seat * c.MARKER_COUNT + marker]) for seat in seats)
        taken += sum(int(self.state.lasting.used[seat * c.MARKER_COUNT + marker]) for seat in seats)
        laid = sum(1 for on_route in self.state.lasting.route_markers if on_route == 1 + marker)
        return int(c.MARKERS_START[marker] + c.MARKERS_STACK[marker]) - taken - laid

    def _spare_kind(self, marker: int) -> None:
        """When players hold every marker of a kind, the tavern that showed one shows another kind."""
        while self._kind_left(marker) < 0:
            taverns = [c.ROUTES.index(tavern) for tavern in TAVERNS]
            tavern = next(r for r in taverns if self.state.lasting.route_markers[r] == 1 + marker)
            other = max(range(c.MARKER_COUNT), key=self._kind_left)
            self.state.lasting.route_markers[tavern] = 1 + other

    def _use_up(self, size: int, wanted: int) -> int:
        """Turn face-down markers into used ones until this many are left."""
        for m in range(c.MARKER_COUNT):
            while size > wanted and self.state.lasting.unseen[m] > 0:
                self.state.lasting.unseen[m] -= 1
                self.state.lasting.used[owner_of(self.taker) * c.MARKER_COUNT + m] += 1
                size -= 1
        assert size == wanted, f"only {size} markers lie face down"
        return size

    def _on_desk(self, seat: int, shape: int) -> int:
        """Pieces that cover the desk."""
        return sum(
            int(c.LEVELS[track] - 1 - self.state.lasting.levels[seat * c.TRACK_COUNT + track])
            for track in range(c.TRACK_COUNT)
            if c.TRACK_PIECES[track] == shape
        )

    def _on_board(self, owner: int, shape: int) -> int:
        """Pieces on routes, in offices and on the Coellen table."""
        piece = 1 + 2 * owner + shape
        places = [*self.state.spaces, *self.state.lasting.offices, *self.state.lasting.extras]
        slots = self.state.lasting.coellen if shape == 1 else ()
        return sum(1 for place in places if place == piece) + sum(1 for slot in slots if slot == 1 + owner)

    def _printed_offices(self, city: int) -> list[int]:
        """The indices of a city's printed offices."""
        return [city * c.MAX_OFFICES + i for i in range(c.OFFICES[self.state.side * c.CITY_COUNT + city])]

    def _is_complete(self, city: int) -> bool:
        return all(self.state.lasting.offices[place] != 0 for place in self._printed_offices(city))
