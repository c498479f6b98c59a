"""The influence tracks and the order of the disks on them (CO-8)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.present.events import note_influence
from tabuleiro.games.coimbra.state import CoimbraFields


def raise_influence(state: CoimbraFields, seat: i64, track: i64, amount: i64) -> None:
    """Move a disk up, at most to the last space."""
    old: i64 = state.influence[track * c.MAX_SEATS + seat]
    new: i64 = old + amount
    if new > c.SPACES - 1:
        new = c.SPACES - 1
    if new != old:
        _move(state, seat, track, new)
        note_influence(state, "influence_gained", seat, track, new - old, new)


def lower_influence(state: CoimbraFields, seat: i64, track: i64, amount: i64) -> None:
    """Move a disk down, at most to space 0."""
    old: i64 = state.influence[track * c.MAX_SEATS + seat]
    new: i64 = old - amount
    if new < 0:
        new = 0
    if new != old:
        _move(state, seat, track, new)
        note_influence(state, "influence_lost", seat, track, old - new, new)


def _move(state: CoimbraFields, seat: i64, track: i64, space: i64) -> None:
    """Take the disk out of the order and put it behind all that are as far or farther: on top of a stack (CO-8.2)."""
    base: i64 = track * c.MAX_SEATS
    place: i64 = place_on_track(state, seat, track)
    while place + 1 < state.seats:
        state.standing[base + place] = state.standing[base + place + 1]
        place += 1
    state.influence[base + seat] = space
    while place > 0 and state.influence[base + state.standing[base + place - 1]] < space:
        state.standing[base + place] = state.standing[base + place - 1]
        place -= 1
    state.standing[base + place] = seat


def place_on_track(state: CoimbraFields, seat: i64, track: i64) -> i64:
    """0 for the disk that is first on the track, 1 for the second, ..."""
    standing: vec[i64] = state.standing
    first: i64 = track * c.MAX_SEATS
    place: i64 = first
    while standing[place] != seat:
        place += 1
    return place - first
