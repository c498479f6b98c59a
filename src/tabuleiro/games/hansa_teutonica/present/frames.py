"""Agenda frames as JSON: which columns each decision kind uses, and how they are written."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.core.agenda import WIDTH, Agenda
from tabuleiro.core.reader import Reader
from tabuleiro.core.state import Position
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.data import components as c

if TYPE_CHECKING:
    from tabuleiro.games.hansa_teutonica.present.shape import Frame

_PLACES: Final = tuple(f"{route} {shape}" for route in c.ROUTES for shape in c.SHAPES)
_OWNERS: Final = ("0", "1", "2", "3", "4", "neutral")
_PIECES: Final = tuple(f"{owner} {shape}" for owner in _OWNERS for shape in c.SHAPES)

_ROUTE: Final = ("route", d.ROUTE)
_TARGET: Final = ("target", d.TARGET)
_LEFT: Final = ("left", d.LEFT)
_LAST: Final = ("last", d.LAST)
_EXTRA: Final = (_ROUTE, _LEFT, ("placed1", d.PLACED), ("placed2", d.PLACED + 1), ("placed3", d.PLACED + 2))
FIELDS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "main": (),
    "displace_pay": (_ROUTE, _TARGET, ("space", d.SPACE)),
    "relocate": (_ROUTE, _TARGET),
    "extra": _EXTRA,
    "extra_drop": (*_EXTRA, ("lifted", d.LIFTED)),
    "move_lifting": (_LEFT, _LAST),
    "move_dropping": (_LAST,),
    "benefit": (_ROUTE, ("fresh", d.FRESH)),
    "upgrade_pick": (),
    "swap_pick": (),
    "remove_pick": (_LEFT, ("removed", d.REMOVED)),
    "place_marker": (),
    "neutral_put": (_ROUTE, _LEFT),
    "neutral_city": (_ROUTE,),
    "start_player": (),
    "start_marker": (_ROUTE,),
    "marker_reveal": (),
}
"""The named columns of each kind; a column that is not named is zero."""


def _words(field: str) -> tuple[str, ...]:
    """The words for a column's values from 1 up; none for a plain number."""
    if field == "target":
        return _PIECES
    if field == "fresh":
        return c.MARKERS
    if field in ("placed1", "placed2", "placed3", "last", "lifted"):
        return _PLACES
    return ()


def dump_frame(agenda: Agenda, index: int) -> "Frame":
    """One frame with its kind, its decider and its named columns."""
    start = index * WIDTH
    kind = d.KINDS[agenda.frames[start]]
    actor = agenda.frames[start + d.ACTOR]
    frame: Position = {"kind": kind, "actor": "chance" if actor == CHANCE else int(actor)}
    for field, column in FIELDS[kind]:
        value: i64 = agenda.frames[start + column]
        words = _words(field)
        if field == "route":
            frame[field] = c.ROUTES[value]
        elif words:
            frame[field] = words[value - 1] if value > 0 else None
        else:
            frame[field] = int(value)
    return cast("Frame", frame)  # FIELDS names its keys, one kind at a time


def load_frame(agenda: Agenda, reader: Reader, seats: int) -> None:
    """Push a frame; the inverse of `dump_frame`."""
    kind = d.KINDS[reader.at("kind").word(d.KINDS)]
    reader.only(["kind", "actor", *[field for field, _ in FIELDS[kind]]])
    agenda.push(d.KINDS.index(kind))
    actor = reader.at("actor")
    agenda.set(d.ACTOR, CHANCE if actor.value == "chance" else actor.integer(0, seats - 1))
    for field, column in FIELDS[kind]:
        value = reader.at(field)
        words = _words(field)
        if field == "route":
            agenda.set(column, value.word(c.ROUTES))
        elif words:
            agenda.set(column, 0 if value.value is None else 1 + value.word(words))
        else:
            agenda.set(column, value.integer(0, c.MAX_SPACES - 1 if field == "space" else 9))
