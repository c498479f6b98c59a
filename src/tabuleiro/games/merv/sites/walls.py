"""Walls and gates: bought from the yard, put before a line of the city (ME-8.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.payment import NONE, can_pay, charge
from tabuleiro.games.merv.present.events import note_at
from tabuleiro.games.merv.state import MervFields, put
from tabuleiro.games.merv.tracks import gain_influence


def _can_build(state: MervFields, seat: i64, piece: i64) -> bool:
    """Whether a piece (column * 2 + kind) is left, payable, and has a free slot; there are as many slots as pieces."""
    return state.yard[piece] > 0 and can_pay(state, seat, c.BUILD_COSTS, piece * c.UNIT_COUNT, NONE, NONE)


def can_start_walls(state: MervFields, seat: i64) -> bool:
    """Whether a first step is possible."""
    piece: i64 = 0
    while piece < c.COLUMN_COUNT * 2:
        if _can_build(state, seat, piece):
            return True
        piece += 1
    return False


def legal_walls_step(state: MervFields, out: vec[i64], count: i64) -> i64:
    """The pieces of the yard that can be paid (ME-8.6.1)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    start: i64 = count
    if state.agenda.get(d.STEPS) > 0:
        out[count] = ids.STOP
        count += 1
    piece: i64 = 0
    while piece < c.COLUMN_COUNT * 2:
        if _can_build(state, seat, piece):
            out[count] = ids.build_id(piece)
            count += 1
        piece += 1
    if count == start:
        out[count] = ids.STOP
        count += 1
    return count


def apply_build(state: MervFields, piece: i64) -> None:
    """Ask for the price of a piece."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.set(d.STEPS, state.agenda.get(d.STEPS) + 1)
    charge(state, seat, ids.build_id(piece), c.BUILD_COSTS, piece * c.UNIT_COUNT)


def take_piece(state: MervFields, seat: i64, piece: i64) -> None:
    """Take the paid piece into the hand; its slot is chosen next."""
    state.yard[piece] -= 1
    state.agenda.push(d.FORT_SLOT)
    state.agenda.set(d.ACTOR, seat)
    state.agenda.set(d.BUILD_FROM, piece)


def legal_fort_slot(state: MervFields, out: vec[i64]) -> i64:
    """Free slots of the kind of the piece in hand, on any side."""
    kind: i64 = state.agenda.get(d.BUILD_FROM) % 2
    count: i64 = 0
    fort: i64 = 0
    while fort < c.FORT_COUNT:
        if state.forts[fort] == 0 and c.FORT_KINDS[fort] == kind:
            out[count] = ids.FORT_SLOT + fort
            count += 1
        fort += 1
    return count


def apply_fort_slot(state: MervFields, fort: i64) -> None:
    """Put the piece on a slot; the buildings on the two sites behind it bring influence (ME-8.6.2)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.forts = put(state.forts, fort, state.agenda.get(d.BUILD_FROM) // 2 + 1)
    state.agenda.pop()
    note_at(state, "fortification", seat, "fort", c.FORTS, fort)
    influence: i64 = 0
    place: i64 = 0
    while place < 2:
        owner: i64 = state.buildings[c.PROTECTS[fort * 2 + place]]
        if owner == seat + 1:
            influence += c.FORT_INFLUENCE[0]
        elif owner != 0:
            influence += c.FORT_INFLUENCE[1]
        place += 1
    gain_influence(state, seat, influence)
