"""Walls and gates: bought from the yard, put before a line of the city (ME-8.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv.actions import BUILD, FORT_SLOT, STOP
from tabuleiro.games.merv.data.components import (
    BUILD_COSTS,
    COLUMN_COUNT,
    FORT_COUNT,
    FORT_INFLUENCE,
    FORT_KINDS,
    FORTS,
    PROTECTS,
    UNIT_COUNT,
)
from tabuleiro.games.merv.payment import NONE, can_pay, charge
from tabuleiro.games.merv.present.events import note_at
from tabuleiro.games.merv.state import ACTOR, BUILD_FROM, PLACING_FORT, STEPS, MervState, put
from tabuleiro.games.merv.tracks import gain_influence


def _can_build(state: MervState, seat: i64, piece: i64) -> bool:
    """Whether a piece (column * 2 + kind) is left, payable, and has a free slot; there are as many slots as pieces."""
    return state.yard[piece] > 0 and can_pay(state, seat, BUILD_COSTS, piece * UNIT_COUNT, NONE, NONE)


def can_start_walls(state: MervState, seat: i64) -> bool:
    """Whether a first step is possible."""
    piece: i64 = 0
    while piece < COLUMN_COUNT * 2:
        if _can_build(state, seat, piece):
            return True
        piece += 1
    return False


def legal_walls(state: MervState, out: vec[i64], count: i64) -> i64:
    """The pieces of the yard that can be paid (ME-8.6.1)."""
    seat: i64 = state.agenda.get(ACTOR)
    start: i64 = count
    if state.agenda.get(STEPS) > 0:
        out[count] = STOP
        count += 1
    piece: i64 = 0
    while piece < COLUMN_COUNT * 2:
        if _can_build(state, seat, piece):
            out[count] = BUILD + piece
            count += 1
        piece += 1
    if count == start:
        out[count] = STOP
        count += 1
    return count


def apply_build(state: MervState, piece: i64) -> None:
    """Ask for the price of a piece."""
    seat: i64 = state.agenda.get(ACTOR)
    state.agenda.set(STEPS, state.agenda.get(STEPS) + 1)
    charge(state, seat, BUILD + piece, BUILD_COSTS, piece * UNIT_COUNT)


def take_piece(state: MervState, seat: i64, piece: i64) -> None:
    """Take the paid piece into the hand; its slot is chosen next."""
    state.yard[piece] -= 1
    state.agenda.push(PLACING_FORT)
    state.agenda.set(ACTOR, seat)
    state.agenda.set(BUILD_FROM, piece)


def legal_fort(state: MervState, out: vec[i64]) -> i64:
    """Free slots of the kind of the piece in hand, on any side."""
    kind: i64 = state.agenda.get(BUILD_FROM) % 2
    count: i64 = 0
    fort: i64 = 0
    while fort < FORT_COUNT:
        if state.forts[fort] == 0 and FORT_KINDS[fort] == kind:
            out[count] = FORT_SLOT + fort
            count += 1
        fort += 1
    return count


def apply_fort(state: MervState, fort: i64) -> None:
    """Put the piece on a slot; the buildings on the two sites behind it bring influence (ME-8.6.2)."""
    seat: i64 = state.agenda.get(ACTOR)
    state.forts = put(state.forts, fort, state.agenda.get(BUILD_FROM) // 2 + 1)
    state.agenda.pop()
    note_at(state, "fortification", seat, "fort", FORTS, fort)
    influence: i64 = 0
    place: i64 = 0
    while place < 2:
        owner: i64 = state.buildings[PROTECTS[fort * 2 + place]]
        if owner == seat + 1:
            influence += FORT_INFLUENCE[0]
        elif owner != 0:
            influence += FORT_INFLUENCE[1]
        place += 1
    gain_influence(state, seat, influence)
