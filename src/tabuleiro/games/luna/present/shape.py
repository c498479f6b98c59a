"""The shape of a view, declared once: the dict literals of `dump`, `frames` and `view` are checked against it.

Islands, figures, favors and boards are named as in components.toml, stones by their number as text.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

StonePlace = Literal["dealt", "path", "temple"]
StoneStatus = Literal["approved", "bribable", "locked"]


class Frame(TypedDict):
    """The pending decision, with what its kind remembers."""

    kind: str
    actor: int | Literal["chance"]
    tide: NotRequired[bool]
    """moves: whether it is a Tide, not a Journey."""
    last: NotRequired[str | None]
    """moves: source and island of the last move."""
    taken_from: NotRequired[int]
    """book_put: the stone whose Book is in hand."""


class Stone(TypedDict):
    """A temple stone that is not in the box."""

    place: StonePlace
    party: int | None
    book: bool


class Party(TypedDict):
    """What a party has; `active`, `inactive` and `ledger` are counts by island and by source of influence."""

    influence: int
    ledger: dict[str, int]
    reserve: int
    pier: int
    active: dict[str, int]
    inactive: dict[str, int]
    shrine_reserve: int
    shrines: list[str]
    favors: list[str]
    herbs_used: int
    colour: NotRequired[str | None]
    """Since version 2; None until it is chosen (LU-2.1)."""


class About(TypedDict):
    """What the pending set-up decision is about, if it is about a figure or a party."""

    figure: NotRequired[str]
    party: NotRequired[str]


class Standing(TypedDict):
    """What follows for a party from the position; the points of figures only once all figures stand."""

    name: str
    color: str | None
    """None until it is chosen (LU-2.1)."""
    projected: int
    shrine_points: int
    favor_points: int
    council_points: int
    temple_points: int
    priestess_count: NotRequired[int]
    priestess_place: NotRequired[int]
    priestess_points: NotRequired[int]
    apostate_loss: NotRequired[int]


class PathSlot(TypedDict):
    """A place on the path: a guard stone has `guard`, `value` and `here`, a temple stone `stone` and `status`."""

    present: bool
    guard: NotRequired[str]
    value: NotRequired[int]
    here: NotRequired[bool]
    """The Temple Guard stands here."""
    stone: NotRequired[int]
    status: NotRequired[StoneStatus]


class Derived(TypedDict):
    """What a person sees at a glance."""

    about: About
    parties: list[Standing]
    council_order: list[int]
    chair_points: list[int]
    guard: str | None
    guard_value: int
    path: list[PathSlot]
    temple: list[list[int]]
    """The numbers of the face-up boards, from the gate on."""
    neighbours: dict[str, list[int]]
    symbols: dict[str, str]
    time_tokens: int
    herbs_limit: int
    priestess_points: list[int]
    next: dict[str, str] | None
    blocked: str | None
    over: bool


class Dump(TypedDict):
    """The canonical position."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    start: int | None
    round: int
    time_left: int
    book_bonus: bool
    agenda: list[Frame]
    boards: list[str]
    ring: list[str]
    figures: dict[str, str | None]
    tokens: dict[str, int]
    council: list[list[int]]
    """The parties on each chair, bottom to top."""
    moved: dict[str, int]
    """Novices under way to the side of an island."""
    stones: dict[str, Stone]
    parties: list[Party]


class View(Dump):
    """All that a front end needs to draw."""

    derived: Derived
