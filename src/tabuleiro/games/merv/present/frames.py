"""Frames of the agenda as JSON: the kind, who acts, and the arguments of that kind by name."""

from typing import TYPE_CHECKING, Final, cast

from tabuleiro.core.action import CHANCE
from tabuleiro.core.agenda import WIDTH
from tabuleiro.core.reader import Reader
from tabuleiro.core.state import Position
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields

if TYPE_CHECKING:
    from tabuleiro.games.merv.present.shape import Frame

MOST: Final = 99
"""No number in a sound frame is larger; the invariants say more."""
PIECES: Final = tuple(f"{column} {kind}" for column in c.COLUMNS for kind in c.KINDS)

Field = tuple[str, int, str]
"""The name of an argument, its column, and how it is written."""

_STEP: Final[list[Field]] = [("steps", d.STEPS, "number"), ("discount", d.DISCOUNT, "flag")]
_COST: Final[list[Field]] = [(unit, d.COST + i, "number") for i, unit in enumerate((*c.COLOURS[:4], "any"))]
_UNSCORED: Final[list[Field]] = [(hall, d.UNSCORED + i, "number") for i, hall in enumerate(c.HALLS)]
_NEXT: Final[list[Field]] = [("next", d.NEXT, "number")]
FIELDS: Final[dict[int, list[Field]]] = {
    d.CARAVANSARY_STEP: [*_STEP, ("colour", d.FIXED, "colour")],
    d.PALACE_STEP: _STEP,
    d.MOSQUE_STEP: _STEP,
    d.MARKET_POST: _STEP,
    d.MARKET_STEP: [*_STEP, ("bought", d.USED, "cities")],
    d.LIBRARY_STEP: [*_STEP, ("spent", d.USED, "colours")],
    d.WALLS_STEP: _STEP,
    d.FORT_SLOT: [("piece", d.BUILD_FROM, "piece")],
    d.PAY_CUBE: _COST,
    d.PAY_CUBE_RANSOM: [("cell", d.SITE, "cell")],
    d.WAIVE_COLOR: _COST,
    d.CHOOSE_UPGRADE_SITE: [("tile", d.TILE, "upgrade")],
    d.CHOOSE_BREAKTHROUGH: [("pile", d.PILE, "number")],
    d.SCORE_COURTIER: _UNSCORED,
    d.SITE_TILE: _NEXT,
    d.CARAVAN_CARD: [("left", d.LEFT, "number"), ("camels", d.CAMELS_LEFT, "number")],
    d.CONTRACT_SPLIT: _NEXT,
    d.FIRST_ORDER: _NEXT,
    d.SOLO_CARD: [("automa", d.AUTOMA, "party")],
    d.PAID_FOR: [("action", d.ACTION, "action"), ("paid", d.LAST_PAID, "colour")],
    d.GAINING: [("source", d.SOURCE, "source"), ("index", d.INDEX, "number"), ("repeats", d.REPEATS, "number")],
    d.INVASION_PHASE: _NEXT,
    d.SCORING_PHASE: [*_NEXT, ("palace_opened", d.PALACE_OPENED, "flag")],
}


def dump_party(state: MervFields, party: int) -> int | str:
    """A seat's number or an automa's id."""
    return party if party < state.seats else c.AUTOMAS[party - state.seats]


def load_party(state: MervFields, reader: Reader) -> int:
    """The inverse of `dump_party`."""
    if isinstance(reader.value, str):
        return int(state.seats) + reader.word(c.AUTOMAS[: state.parties - state.seats])
    return reader.integer(0, int(state.seats) - 1)


def dump_frame(state: MervFields, index: int) -> "Frame":
    """One frame, the bottom one has index 0."""
    start = index * WIDTH
    frames = state.agenda.frames
    kind = int(frames[start])
    actor = int(frames[start + d.ACTOR])
    frame: Position = {"kind": d.FRAMES[kind]}
    if kind < d.QUEUE_PHASE:
        frame["actor"] = "chance" if actor == CHANCE else dump_party(state, actor)
    for name, column, form in FIELDS.get(kind, []):
        frame[name] = _dump_value(state, int(frames[start + column]), form)
    return cast("Frame", frame)  # FIELDS names its keys


def load_frame(state: MervFields, reader: Reader) -> None:
    """Put a frame on the agenda; the inverse of `dump_frame`."""
    kind = reader.at("kind").word(d.FRAMES)
    fields = FIELDS.get(kind, [])
    names = [name for name, _, _ in fields]
    reader.only(["kind", *(["actor"] if kind < d.QUEUE_PHASE else []), *names])
    state.agenda.push(kind)
    if kind < d.QUEUE_PHASE:
        actor = reader.at("actor")
        state.agenda.set(d.ACTOR, CHANCE if actor.value == "chance" else load_party(state, actor))
    for name, column, form in fields:
        state.agenda.set(column, _load_value(state, reader.at(name), form))


def _dump_value(state: MervFields, value: int, form: str) -> object:
    if form == "flag":
        return value == 1
    if form == "colour":
        return c.COLOURS[value - 1] if value > 0 else None
    if form == "colours":
        return [name for i, name in enumerate(c.COLOURS) if value >> i & 1]
    if form == "cities":
        return [name for i, name in enumerate(c.CITIES) if value >> i & 1]
    if form == "action":
        return ids.SPACE.format(value)
    if form == "party":
        return dump_party(state, value)
    return value if form == "number" else _words(form)[value]


def _load_value(state: MervFields, reader: Reader, form: str) -> int:
    if form == "number":
        return reader.integer(0, MOST)
    if form == "flag":
        return 1 if reader.boolean() else 0
    if form == "colour":
        return 0 if reader.value is None else 1 + reader.word(c.COLOURS)
    if form == "colours":
        return _load_bits(reader, c.COLOURS)
    if form == "cities":
        return _load_bits(reader, c.CITIES)
    if form == "action":
        return reader.word([ids.SPACE.format(action) for action in range(ids.SPACE.players)])
    if form == "party":
        return load_party(state, reader)
    return reader.word(_words(form))


def _words(form: str) -> tuple[str, ...]:
    if form == "piece":
        return PIECES
    if form == "cell":
        return c.CELLS
    return c.UPGRADES if form == "upgrade" else c.SOURCES


def _load_bits(reader: Reader, words: tuple[str, ...]) -> int:
    return sum([1 << i for i in load_listed(reader, words)])


def load_listed(reader: Reader, words: tuple[str, ...]) -> list[int]:
    """A list of different words in their fixed order, as indices."""
    found = [item.word(words) for item in reader.items_at_most(len(words))]
    if sorted(set(found)) != found:
        raise reader.fail(f"expected each word once, in the order {', '.join(words)}")
    return found
