"""The pending decision as JSON, and back."""

from typing import TYPE_CHECKING, Final

from tabuleiro.core.action import CHANCE
from tabuleiro.core.reader import Reader
from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.state import LunaFields

if TYPE_CHECKING:
    from tabuleiro.games.luna.present.shape import Frame

_MOVES: Final = tuple(f"{source} {island}" for source in ids.SOURCES for island in c.ISLANDS)


def dump_frame(state: LunaFields) -> "Frame":
    """The pending decision with what its kind remembers."""
    kind = state.agenda.kind()
    actor = state.agenda.get(d.ACTOR)
    frame: Frame = {"kind": d.KINDS[kind], "actor": "chance" if actor == CHANCE else int(actor)}
    if kind == d.MOVES:
        last = state.agenda.get(d.LAST_MOVE)
        frame["tide"] = state.agenda.get(d.WITH_TIDE) == 1
        frame["last"] = _MOVES[last - 1] if last > 0 else None
    if kind == d.BOOK_PUT:
        frame["taken_from"] = int(state.agenda.get(d.TAKEN_FROM))
    return frame


def load_frame(state: LunaFields, frame: Reader) -> None:
    """The inverse of `dump_frame`."""
    kind = frame.at("kind").word(d.KINDS)
    extra = {d.MOVES: ("tide", "last"), d.BOOK_PUT: ("taken_from",)}.get(kind, ())
    frame.only(("kind", "actor", *extra))
    state.agenda.push(kind)
    actor = frame.at("actor")
    state.agenda.set(d.ACTOR, CHANCE if actor.value == "chance" else actor.integer(0, state.seats - 1))
    if kind == d.MOVES:
        state.agenda.set(d.WITH_TIDE, 1 if frame.at("tide").boolean() else 0)
        last = frame.at("last")
        state.agenda.set(d.LAST_MOVE, 0 if last.value is None else 1 + last.word(_MOVES))
    if kind == d.BOOK_PUT:
        state.agenda.set(d.TAKEN_FROM, frame.at("taken_from").integer(1, c.STONE_SLOTS - 1))
