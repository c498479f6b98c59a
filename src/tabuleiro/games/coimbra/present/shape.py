"""The shape of a view, declared once: the dict literals of `dump`, `frames` and `view` are checked against it.

Everything is named as in components.toml; places of the display are called `upper 4`.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Actor = int | Literal["chance"]
_From = TypedDict("_From", {"from": NotRequired[str | None]})
"""acquisition: the place of the display that the card came from. A key that is a word of Python needs this form."""
_Class = TypedDict("_Class", {"class": str})


class Fragment(TypedDict):
    """A part of what an effect says."""

    message: str
    arguments: dict[str, int | str]


class Frame(_From):
    """A frame of the agenda: what is asked of whom, or what follows by itself, with what its kind remembers."""

    kind: str
    actor: Actor
    die: NotRequired[str]
    """place, castle_action, city_action, retrieval"""
    left: NotRequired[int]
    """step: the steps that are left."""
    instruction: NotRequired[str]
    """option, cede, lose, discard_pick, repeat, pay_for, bonus: the effect, as `mon_1a.0`."""
    owner: NotRequired[int]
    """cede, lose: who played the card."""
    restriction: NotRequired[str]
    """invest"""
    for_card: NotRequired[str | None]
    """track: the phase E card, null for the white die."""
    resolved: NotRequired[list[str]]
    """income_menu: the cards whose beginning of phase E is done."""
    activated: NotRequired[list[str]]
    """income_menu: dice"""
    card: NotRequired[str]
    """acquisition, start_card"""
    next: NotRequired[int]
    """acquisition, die_bonus: the first card of the hand that was not looked at yet."""
    color: NotRequired[str]
    """die_bonus"""


class Pending(Frame):
    """The pending decision, with what the effect says that asks it and what the answers cost."""

    effects: NotRequired[list[Fragment]]
    prices: NotRequired[list[int | None] | dict[str, int]]
    """city_action: by column; invest: by slot; discard_pick: by card."""


class Die(TypedDict):
    """A die of this game; 0 before it is rolled."""

    value: int
    owner: int | None


class Disk(TypedDict):
    """A disk on an influence track."""

    seat: int
    space: int


class Player(TypedDict):
    """What a player has."""

    coins: int
    guards: int
    points: int
    pilgrim: str | None
    cards: list[str]
    monasteries: list[str]
    voyages: list[int]


class RowEntry(TypedDict):
    """A die or a die token in a row of the city; `value` counts the cap tile."""

    die: str | None
    value: int
    owner: int | None


class DieInfo(TypedDict):
    """A die as it counts, the cap tile included."""

    color: str
    value: int


class CardInfo(_Class):
    """What is printed on a character card."""

    influence: int
    cost: str | None
    zone: str
    diplomas: list[str]
    effects: list[Fragment]


class MonasteryInfo(TypedDict):
    """A monastery on the map and the seats that have a disk there."""

    node: str
    back: int
    immediate: bool
    disks: list[int]
    effects: list[Fragment]


class VoyageInfo(TypedDict):
    """What is printed on a voyage card."""

    cost: int
    resource: str
    effects: list[Fragment]


class FavorInfo(TypedDict):
    """What is printed on a favor tile."""

    crowns: int
    effects: list[Fragment]


class TrackInfo(TypedDict):
    """An influence track: its scoring tile, the points of its places, and the income of each space."""

    tile: str | None
    points: list[int]
    income: list[dict[str, int]]


class Visit(TypedDict):
    """How far a monastery is for a player, and what entering it now would bring: resources, points, influence."""

    steps: int
    brings: dict[str, int]


class Standing(TypedDict):
    """What a player's things come to, and what the game would be worth if it ended now."""

    board: list[str]
    crowns: int
    influence: dict[str, int]
    diplomas: dict[str, int]
    tasks: dict[str, int]
    visits: dict[str, Visit]
    """By their places, the monasteries without an own disk; none before the first round."""
    projected: dict[str, int]
    total: int


class Derived(TypedDict):
    """What a person sees at a glance and the dump does not spell out."""

    pending: Pending | None
    pool: list[str]
    rows: dict[str, list[RowEntry]]
    face_down: dict[str, list[int]]
    dice: dict[str, DieInfo]
    flags: list[int]
    cards: dict[str, CardInfo]
    monasteries: dict[str, MonasteryInfo]
    voyages: dict[str, VoyageInfo]
    favors: dict[str, FavorInfo]
    tracks: dict[str, TrackInfo]
    roads: dict[str, list[str]]
    players: list[Standing]


class Dump(TypedDict):
    """The canonical position."""

    game: str
    version: int
    seats: int
    options: NotRequired[dict[str, str]]
    """A version without any option has none."""
    phase: str
    round: int
    lap: int
    turn: int
    location: str
    order: list[int]
    agenda: list[Frame]
    monasteries: dict[str, str | None]
    scoring_tiles: dict[str, str | None]
    voyages: list[str | None]
    favors: dict[str, int | None]
    crowns: dict[str, int | str | None]
    """The seat that has the token, or the place of the display where it lies."""
    display: dict[str, list[str | None]]
    groups: list[list[str | None]]
    undrawn: list[str]
    discard: list[str]
    dice: dict[str, Die]
    rows: dict[str, list[str]]
    cap: str | None
    repeated: list[str]
    tracks: dict[str, list[Disk]]
    players: list[Player]


class View(Dump):
    """The dump and what follows from it."""

    derived: Derived
