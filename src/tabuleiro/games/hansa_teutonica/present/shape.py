"""The shape of a view, declared once: the dict literals of `dump`, `frames` and `view` are checked against it.

Cities, routes, markers and desk tracks are named as in components.toml. A piece is written `2 trader`: its owner (a
seat or `neutral`) and its shape.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Side = Literal["side_4_5", "side_2_3"]
Colour = Literal["white", "orange", "pink", "black"]
Piece = str


class Frame(TypedDict):
    """A pending decision, with what its kind remembers."""

    kind: str
    actor: int | Literal["chance"]
    route: NotRequired[str]
    target: NotRequired[Piece | None]
    space: NotRequired[int]
    left: NotRequired[int]
    last: NotRequired[str | None]
    placed1: NotRequired[str | None]
    placed2: NotRequired[str | None]
    placed3: NotRequired[str | None]
    lifted: NotRequired[str | None]
    fresh: NotRequired[str | None]
    removed: NotRequired[int]


class Heap(TypedDict):
    """Pieces that lie together."""

    trader: int
    merchant: int


class Route(TypedDict):
    """What lies on a route."""

    spaces: list[Piece | None]
    marker: str | None


class City(TypedDict):
    """Who has offices in a city: the printed ones from the left, the extra ones in the order of founding."""

    offices: list[Piece | None]
    extra: list[Piece]


class Player(TypedDict):
    """What a player has; `levels` by track, `unused` and `used` by marker."""

    prestige: int
    supply: Heap
    stock: Heap
    levels: dict[str, int]
    unused: dict[str, int]
    used: dict[str, int]
    plate: int
    connected: int
    """Whether the first, second, third .. player to connect east and west; 0 for not yet."""


class Dump(TypedDict):
    """The canonical position."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    start: int | None
    active: int | None
    turns: int
    actions_left: int
    agenda: list[Frame]
    hand: Heap
    stack: int
    unseen: dict[str, int]
    discarded: dict[str, int]
    turned_up: str | None
    no_marker: bool
    completed: int
    reserve: int
    ended: list[str]
    coellen: list[int | None]
    routes: dict[str, Route]
    cities: dict[str, City]
    players: list[Player]


class PrintedOffice(TypedDict):
    """An office as it is printed on the board."""

    shape: Literal["square", "circle"]
    colour: Colour
    coin: bool


class CityFacts(TypedDict):
    """Who controls a city, and what is printed there."""

    controller: int | Literal["neutral"] | None
    rewarded: int | None
    """Who gets the point when a route to the city is claimed (HT-11.3)."""
    printed: list[PrintedOffice]
    figure: str | None


class Ends(TypedDict):
    """The two cities of a route."""

    a: str
    b: str


class Slot(TypedDict):
    """A slot of the Coellen table."""

    points: int
    colour: Colour


class Standing(TypedDict):
    """What follows for a player: the values of the desk tracks, and the final scoring if the game ended now."""

    values: dict[str, int | str]
    full: list[str]
    offices: int
    network: int
    markers: int
    projected: dict[str, int]
    total: int


class Derived(TypedDict):
    """What a person sees at a glance."""

    side: Side
    turn_cap: int
    cities: dict[str, CityFacts]
    routes: dict[str, Ends]
    coellen: list[Slot]
    players: list[Standing]


class View(Dump):
    """All that a front end needs to draw a position."""

    derived: Derived
