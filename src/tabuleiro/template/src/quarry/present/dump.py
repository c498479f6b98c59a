"""Positions as JSON: the canonical dump with readable ids, and its exact inverse."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarry import decisions as d
from quarry.data import components as c
from quarry.state import AGENDA_CAPACITY, NO_SEAT, QuarryFields, clear
from tabuleiro.core.agenda_state import ACTOR
from tabuleiro.core.reader import Reader
from tabuleiro.core.state import Position

KEYS: Final = ("game", "version", "seats", "options", "heap", "face", "turn", "last", "points", "agenda")


def dump(state: QuarryFields) -> Position:
    """The canonical position."""
    game = state.game()
    pending = [d.KINDS[state.agenda.kind()]] if state.agenda.depth > 0 else []
    return {
        "game": game.name,
        "version": game.version,
        "seats": int(state.seats),
        "options": {"heap": c.HEAPS[state.size]},
        "heap": int(state.heap),
        "face": int(state.face),
        "turn": int(state.turn),
        "last": int(state.last) if state.last != NO_SEAT else None,
        "points": [int(points) for points in state.points],
        "agenda": [{"kind": kind, "actor": state.to_act()} for kind in pending],
    }


def load_from(state: QuarryFields, top: Reader) -> None:
    """Fill a state from a dump; BadData names the first value that cannot be read."""
    clear(state)
    state.seats = top.at("seats").integer(2, c.MAX_SEATS)
    seats = int(state.seats)
    top.at("options").only(("heap",))
    state.size = top.at("options").at("heap").word(c.HEAPS)
    state.heap = top.at("heap").integer(0, c.HEAP_SIZES[state.size])
    state.face = top.at("face").integer(0, c.FACES)
    state.turn = top.at("turn").integer(0, seats - 1)
    if top.at("last").value is not None:
        state.last = top.at("last").integer(0, seats - 1)
    state.points = vec[i64](top.at("points").integers(seats, 0, c.HEAP_SIZES[state.size]))
    for frame in top.at("agenda").items_at_most(AGENDA_CAPACITY):
        frame.only(("kind", "actor"))
        state.agenda.push(frame.at("kind").word(d.KINDS))
        state.agenda.set(ACTOR, frame.at("actor").integer(-1, seats - 1))
