"""Frames of the agenda as JSON: the kind, who acts, and the arguments of that kind by name."""

from typing import Final

from tabuleiro.core.action import CHANCE
from tabuleiro.core.agenda import WIDTH
from tabuleiro.core.reader import Reader
from tabuleiro.core.state import Position
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.actions import SPACE
from tabuleiro.games.merv.data.components import (
    AUTOMAS,
    CELLS,
    CITIES,
    COLOURS,
    COLUMNS,
    HALLS,
    KINDS,
    SOURCES,
    UPGRADES,
)
from tabuleiro.games.merv.state import ACTOR, MervState

NAMES: Final = (
    *("pay_ransom" if kind == s.PAYING_RANSOM else name for kind, name in enumerate(s.KINDS)),
    "paid_for",
    "gaining",
    "queue_phase",
    "invasion_phase",
    "scoring_phase",
)
MOST: Final = 99
"""No number in a sound frame is larger; the invariants say more."""
PIECES: Final = tuple(f"{column} {kind}" for column in COLUMNS for kind in KINDS)

Field = tuple[str, int, str]
"""The name of an argument, its column, and how it is written."""

_STEP: Final[list[Field]] = [("steps", s.STEPS, "number"), ("discount", s.DISCOUNT, "flag")]
_COST: Final[list[Field]] = [(unit, s.COST + i, "number") for i, unit in enumerate((*COLOURS[:4], "any"))]
_UNSCORED: Final[list[Field]] = [(hall, s.UNSCORED + i, "number") for i, hall in enumerate(HALLS)]
_NEXT: Final[list[Field]] = [("next", s.NEXT, "number")]
FIELDS: Final[dict[int, list[Field]]] = {
    s.CARAVANSARY_STEP: [*_STEP, ("colour", s.FIXED, "colour")],
    s.PALACE_STEP: _STEP,
    s.MOSQUE_STEP: _STEP,
    s.MARKET_POST: _STEP,
    s.MARKET_STEP: [*_STEP, ("bought", s.USED, "cities")],
    s.LIBRARY_STEP: [*_STEP, ("spent", s.USED, "colours")],
    s.WALLS_STEP: _STEP,
    s.PLACING_FORT: [("piece", s.BUILD_FROM, "piece")],
    s.PAYING: _COST,
    s.PAYING_RANSOM: [("cell", s.SITE, "cell")],
    s.WAIVING: _COST,
    s.PLACING_UPGRADE: [("tile", s.TILE, "upgrade")],
    s.CHOOSING_BREAKTHROUGH: [("pile", s.PILE, "number")],
    s.SCORING_COURTIERS: _UNSCORED,
    s.DRAWING_TILE: _NEXT,
    s.DRAWING_CARD: [("left", s.LEFT, "number"), ("camels", s.CAMELS_LEFT, "number")],
    s.SPLITTING_CONTRACTS: _NEXT,
    s.DRAWING_ORDER: _NEXT,
    s.DRAWING_SOLO: [("automa", s.AUTOMA, "party")],
    s.PAID_FOR: [("action", s.ACTION, "action"), ("paid", s.LAST_PAID, "colour")],
    s.GAINING: [("source", s.SOURCE, "source"), ("index", s.INDEX, "number"), ("repeats", s.REPEATS, "number")],
    s.INVASION_PHASE: _NEXT,
    s.SCORING_PHASE: [*_NEXT, ("palace_opened", s.PALACE_OPENED, "flag")],
}


def dump_party(state: MervState, party: int) -> int | str:
    """A seat's number or an automa's id."""
    return party if party < state.seats else AUTOMAS[party - state.seats]


def load_party(state: MervState, reader: Reader) -> int:
    """The inverse of `dump_party`."""
    if isinstance(reader.value, str):
        return int(state.seats) + reader.word(AUTOMAS[: state.parties - state.seats])
    return reader.integer(0, int(state.seats) - 1)


def dump_frame(state: MervState, index: int) -> Position:
    """One frame, the bottom one has index 0."""
    start = index * WIDTH
    frames = state.agenda.frames
    kind = int(frames[start])
    actor = int(frames[start + ACTOR])
    told: Position = {"kind": NAMES[kind]}
    if kind < s.QUEUE_PHASE:
        told["actor"] = "chance" if actor == CHANCE else dump_party(state, actor)
    for name, column, form in FIELDS.get(kind, []):
        told[name] = _dump_value(state, int(frames[start + column]), form)
    return told


def load_frame(state: MervState, reader: Reader) -> None:
    """Put a frame on the agenda; the inverse of `dump_frame`."""
    kind = reader.at("kind").word(NAMES)
    fields = FIELDS.get(kind, [])
    names = [name for name, _, _ in fields]
    reader.only(["kind", *(["actor"] if kind < s.QUEUE_PHASE else []), *names])
    state.agenda.push(kind)
    if kind < s.QUEUE_PHASE:
        actor = reader.at("actor")
        state.agenda.set(ACTOR, CHANCE if actor.value == "chance" else load_party(state, actor))
    for name, column, form in fields:
        state.agenda.set(column, _load_value(state, reader.at(name), form))


def _dump_value(state: MervState, value: int, form: str) -> object:
    if form == "flag":
        return value == 1
    if form == "colour":
        return COLOURS[value - 1] if value > 0 else None
    if form == "colours":
        return [name for i, name in enumerate(COLOURS) if value >> i & 1]
    if form == "cities":
        return [name for i, name in enumerate(CITIES) if value >> i & 1]
    if form == "action":
        return SPACE.format(value)
    if form == "party":
        return dump_party(state, value)
    return value if form == "number" else _words(form)[value]


def _load_value(state: MervState, reader: Reader, form: str) -> int:
    if form == "number":
        return reader.integer(0, MOST)
    if form == "flag":
        return 1 if reader.boolean() else 0
    if form == "colour":
        return 0 if reader.value is None else 1 + reader.word(COLOURS)
    if form == "colours":
        return _load_bits(reader, COLOURS)
    if form == "cities":
        return _load_bits(reader, CITIES)
    if form == "action":
        return reader.word([SPACE.format(action) for action in range(SPACE.players)])
    if form == "party":
        return load_party(state, reader)
    return reader.word(_words(form))


def _words(form: str) -> tuple[str, ...]:
    if form == "piece":
        return PIECES
    if form == "cell":
        return CELLS
    return UPGRADES if form == "upgrade" else SOURCES


def _load_bits(reader: Reader, words: tuple[str, ...]) -> int:
    return sum([1 << i for i in load_listed(reader, words)])


def load_listed(reader: Reader, words: tuple[str, ...]) -> list[int]:
    """A list of different words in their fixed order, as indices."""
    found = [item.word(words) for item in reader.items_at_most(len(words))]
    if sorted(set(found)) != found:
        raise reader.fail(f"expected each word once, in the order {', '.join(words)}")
    return found
