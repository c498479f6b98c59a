"""What a page asks for, read strictly: by the types of a NamedTuple, or by those of a command's arguments.

The server reads by pydantic, which is too large to carry to a browser; a test compares the fields of both.
"""

import inspect
import json
import types
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from tabuleiro.core.errors import shown
from tabuleiro.server.errors import RequestError

T = TypeVar("T")
NO_ACTIONS: list[str] = []
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


class AskedSeat(NamedTuple):
    """How a seat is to be filled; nobody else can come to a table on this device."""

    kind: Literal["me", "open", "bot", "hotseat"]
    level: str = ""
    name: str = ""


class AskedTable(NamedTuple):
    """A new table."""

    game: str
    seats: list[AskedSeat]
    options: Mapping[str, str] = NO_OPTIONS
    visibility: Literal["public", "link"] = "link"
    settle: bool = True
    hints: Literal["", "off", "all"] = ""

    @property
    def clock(self) -> None:
        """Nobody waits for anybody on one device."""

    @property
    def late(self) -> None:
        """Nor is anybody late."""

    @property
    def rated(self) -> Literal[False]:
        """Nor is anybody rated: there are no accounts here."""
        return False

    @property
    def bots(self) -> Literal[False]:
        """Nor do bots of others come."""
        return False

    @property
    def chat(self) -> Literal[""]:
        """Whoever sits at one screen speaks as usual."""
        return ""

    @property
    def spectators(self) -> Literal["open"]:
        """Whoever looks at the screen sees it."""
        return "open"

    @property
    def delay_minutes(self) -> Literal[0]:
        """At once."""
        return 0


class AskedFork(NamedTuple):
    """Where to play on from: a ply of a table, or a position of a game."""

    seats: list[AskedSeat]
    table: str = ""
    ply: int = 0
    key: str = ""
    game: str = ""
    position: dict[str, object] | None = None
    visibility: Literal["public", "link"] = "link"


class AskedRecord(NamedTuple):
    """The text of a record file."""

    record: str


class AskedPosition(NamedTuple):
    """A position to validate."""

    game: str
    position: dict[str, object]


class AskedRematch(NamedTuple):
    """An offer to play again; alone at a table one always agrees."""

    rotate: bool = False
    accept: bool = True
    with_bots: bool = False


class AskedLesson(NamedTuple):
    """The lesson of a game, at a step; `play_on`: a game of one's own after its end."""

    game: str
    step: str = ""
    play_on: bool = False


class AskedPuzzleTry(NamedTuple):
    """The actions of a turn that is tried at a puzzle."""

    actions: list[str] = NO_ACTIONS
    check: bool = False
    helps: Literal[0, 1, 2, 3] = 0


class AskedVote(NamedTuple):
    """Whether it is a good puzzle."""

    good: bool


class AskedAnalysis(NamedTuple):
    """Which game to analyse, a table's or a record's, and how thoroughly."""

    table: str = ""
    key: str = ""
    record: str = ""
    budget: Literal["quick", "standard", "deep"] = "standard"


class AskedTry(NamedTuple):
    """The turn to try again, the actions so far, and whether they are to be judged."""

    turn: int
    actions: list[str] = NO_ACTIONS
    check: bool = False
    helps: Literal[0, 1, 2, 3] = 0
    key: str = ""


class AskedOpening(NamedTuple):
    """A game that is to be set up, and for how many seats."""

    game: str
    seats: int
    options: Mapping[str, str] = NO_OPTIONS


class AskedEdit(NamedTuple):
    """One value to be set, as the position writes it."""

    path: str
    value: object


class AskedEdits(NamedTuple):
    """Values to be set in a position; `balance` keeps the books."""

    game: str
    position: dict[str, object]
    edits: list[AskedEdit] = []  # noqa: RUF012 - a default of a NamedTuple is read, and never changed
    balance: bool = True


def decode(text: str) -> dict[str, Any]:
    """A text as a JSON object."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RequestError("malformed", "expected a JSON object") from error
    if not isinstance(found, dict):
        raise RequestError("malformed", "expected a JSON object")
    return found


def read(kind: Callable[..., T], fields: Mapping[str, object], name: str = "body") -> T:
    """A NamedTuple from the fields of a JSON object; an unknown field, a missing one or another type is refused."""
    return kind(**fit_all(kind, fields, name))


def fit_all(kind: Callable[..., object], fields: Mapping[str, object], name: str) -> dict[str, object]:
    """The fields as the arguments of a call, each of its type: those of a NamedTuple, or a command's keywords."""
    wanted, required = arguments_of(kind)
    for field in fields:
        if field not in wanted:
            raise RequestError("malformed", f"{name}: unknown field {shown(field)}")
    for field in required:
        if field not in fields:
            raise RequestError("malformed", f"{name}: {field} is missing")
    return {field: fit(wanted[field], value, f"{name}.{field}") for field, value in fields.items()}


@cache
def arguments_of(kind: Callable[..., object]) -> tuple[dict[str, object], list[str]]:
    """The arguments of a call that are given by name, with their types; and those that must be given."""
    if isinstance(kind, type):
        defaults = getattr(kind, "_field_defaults", {})
        hints = get_type_hints(kind)
        return hints, [field for field in hints if field not in defaults]
    hints = get_type_hints(kind)
    parameters = inspect.signature(kind).parameters.values()
    named = [one for one in parameters if one.kind is inspect.Parameter.KEYWORD_ONLY]
    wanted = {one.name: hints[one.name] for one in named}
    return wanted, [one.name for one in named if one.default is inspect.Parameter.empty]


def fit(wanted: Any, value: object, name: str) -> object:  # noqa: ANN401 - a type as it was annotated
    """The value, if it is of a type."""
    origin, inside = get_origin(wanted), get_args(wanted)
    if wanted is object or (origin is Literal and value in inside):
        return value
    if origin in {Union, types.UnionType}:
        if value is None and type(None) in inside:
            return None
        return fit(next(one for one in inside if one is not type(None)), value, name)
    if origin is list and isinstance(value, list):
        return [fit(inside[0], one, f"{name}.{number}") for number, one in enumerate(value)]
    if isinstance(origin, type) and issubclass(origin, Mapping) and isinstance(value, dict):
        return {str(key): fit(inside[1], one, f"{name}.{key}") for key, one in value.items()}
    if isinstance(wanted, type) and hasattr(wanted, "_fields") and isinstance(value, dict):
        return read(wanted, value, name)
    if origin is None and type(value) is wanted:
        return value
    raise RequestError("malformed", f"{name}: expected {word_for(wanted)}, found {shown(value)}")


def word_for(wanted: Any) -> str:  # noqa: ANN401 - a type as it was annotated
    """A type in a word."""
    words = {str: "a text", int: "a number", bool: "true or false"}
    if get_origin(wanted) is Literal:
        return "one of " + ", ".join(map(str, get_args(wanted)))
    return words.get(wanted, "a list" if get_origin(wanted) is list else "an object")
