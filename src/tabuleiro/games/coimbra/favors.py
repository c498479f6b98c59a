"""Favor tiles and the cap tile (CO-6.C4, CO-9.5, CO-9.9)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.dice import die_value, insert, location_of, place_in_row, remove
from tabuleiro.games.coimbra.effects.pending import begin_bonus
from tabuleiro.games.coimbra.present.events import note_favor, note_row
from tabuleiro.games.coimbra.state import CoimbraFields


def _legal_tiles(state: CoimbraFields, out: vec[i64]) -> i64:
    count: i64 = 0
    tile: i64 = 0
    while tile < c.FAVOR_COUNT:
        if state.favors[tile] < 0:
            out[count] = ids.TAKE_FAVOR + tile
            count += 1
        tile += 1
    return count


def legal_castle_action(state: CoimbraFields, out: vec[i64]) -> i64:
    """The tiles beside the castle, and distress."""
    count: i64 = _legal_tiles(state, out)
    out[count] = ids.DISTRESS
    return count + 1


def legal_favor(state: CoimbraFields, out: vec[i64]) -> i64:
    """The tiles beside the castle, and declining."""
    count: i64 = _legal_tiles(state, out)
    out[count] = ids.DECLINE
    return count + 1


def take_favor(state: CoimbraFields, tile: i64) -> None:
    """Take a tile, with a die in the castle or through a card, and use it."""
    seat: i64 = state.agenda.get(d.ACTOR)
    if state.agenda.kind() == d.CASTLE_ACTION:
        state.agenda.set(0, d.RETRIEVAL)
    else:
        state.agenda.pop()
    state.favors[tile] = seat
    note_favor(state, seat, tile)
    begin_bonus(state, seat, c.FAVOR_CODE[tile])


def voyage_discount(state: CoimbraFields, seat: i64) -> i64:
    """What the player's favor tiles take off the cost of a voyage (CO-6.F3)."""
    total: i64 = 0
    tile: i64 = 0
    while tile < c.FAVOR_COUNT:
        if state.favors[tile] == seat:
            at: i64 = c.FAVOR_CODE[tile] * p.STRIDE
            while c.CODE[at] != p.OP_END:
                if c.CODE[at] == p.OP_VOYAGE_DISCOUNT:
                    total += c.CODE[at + p.X]
                at += p.STRIDE
        tile += 1
    return total


def legal_cap(state: CoimbraFields, out: vec[i64]) -> i64:
    """Declining, and the own dice that lie in a city row."""
    seat: i64 = state.agenda.get(d.ACTOR)
    out[0] = ids.DECLINE
    count: i64 = 1
    die: i64 = 0
    while die < c.DIE_COUNT:
        if state.owners[die] == seat and location_of(state, die) > c.CASTLE:
            out[count] = ids.CAP_DIE + die
            count += 1
        die += 1
    return count


def cap_die(state: CoimbraFields, die: i64) -> None:
    """Put the cap tile on a die; it moves up in its row as the last to arrive there."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.pop()
    location: i64 = location_of(state, die)
    remove(state, location, place_in_row(state, location, die + 1))
    state.capped = die + 1
    insert(state, location, die + 1)
    note_row(state, "cap_placed", seat, die, die_value(state, die), location)
