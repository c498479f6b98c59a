"""Dump and load of the toy game."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.agenda import WIDTH
from tabuleiro.core.reader import Reader
from tabuleiro.core.state import Position
from toy.data.components import LONG
from toy.state import ANSWERING, GIVING, KINDS, PARTNER, ToyFields

MANY = 10**6


def dump(state: ToyFields) -> Position:
    """The canonical position."""
    return {
        "seats": int(state.seats),
        "deck_option": "long" if state.long else "short",
        "turn": int(state.turn),
        "passes": int(state.passes),
        "traded": bool(state.traded),
        "squirrel": int(state.squirrel),
        "face": int(state.face),
        "points": [int(count) for count in state.points],
        "tokens": [int(count) for count in state.tokens],
        "deck": [int(count) for count in state.deck],
        "taken": [int(count) for count in state.taken],
        "pending": [dump_frame(state, i) for i in range(state.agenda.depth)],
    }


def dump_frame(state: ToyFields, place: int) -> Position:
    """One pending decision."""
    kind = int(state.agenda.frames[place * WIDTH])
    frame: Position = {"kind": KINDS[kind]}
    if kind in (ANSWERING, GIVING):
        frame["seat"] = int(state.agenda.frames[place * WIDTH + PARTNER])
    return frame


def fill(state: ToyFields, position: Reader) -> None:
    """Read a dump into a fresh state."""
    position.only(list(dump(state)))
    seats = position.at("seats").integer(2, 3)
    state.seats = seats
    state.long = position.at("deck_option").word(("short", "long"))
    if state.long and seats == 2:
        raise position.at("deck_option").fail("a long deck needs three seats (TY-1.2)")
    state.turn = position.at("turn").integer(0, seats - 1)
    state.passes = position.at("passes").integer(0, seats)
    state.traded = int(position.at("traded").boolean())
    state.squirrel = position.at("squirrel").integer(0, 2 * LONG)
    state.face = position.at("face").integer(0, 3)
    state.points = vec[i64](position.at("points").integers(seats, 0, MANY))
    state.tokens = vec[i64](position.at("tokens").integers(seats, 0, MANY))
    state.deck = vec[i64](position.at("deck").integers(3, 0, MANY))
    state.taken = vec[i64](position.at("taken").integers(3, 0, MANY))
    frames = position.at("pending").items()
    if len(frames) > 3:
        raise position.at("pending").fail("expected at most 3 decisions")
    for frame in frames:
        kind = frame.at("kind").word(KINDS[1:]) + 1
        frame.only(("kind", "seat") if kind in (ANSWERING, GIVING) else ("kind",))
        state.agenda.push(kind)
        if kind in (ANSWERING, GIVING):
            state.agenda.set(PARTNER, frame.at("seat").integer(0, seats - 1))
