"""Set-up: monasteries, scoring tiles, voyages, player order, start cards (CO-3, CO-17.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.dice import lay_tokens
from tabuleiro.games.coimbra.effects.pending import ask_chance
from tabuleiro.games.coimbra.phases.layout import begin_round
from tabuleiro.games.coimbra.present.events import (
    NO_SEAT,
    note_monastery,
    note_seat_drawn,
    note_start_card,
    note_tile,
    note_voyage,
)
from tabuleiro.games.coimbra.state import CoimbraFields, clear

BEGINNING: Final = "phase_e_beginning"
"""The option that says when the cards for the beginning of phase E are used (CO-6.E2)."""
BEGINNINGS: Final = ("own_turn", "phase")
"""Its values, in the order of the numbers that stand for them."""


def set_options(state: CoimbraFields, options: dict[str, str]) -> None:
    """Keep the options as numbers."""
    state.common_beginning = BEGINNINGS.index(options[BEGINNING])


def options_of(state: CoimbraFields) -> dict[str, str]:
    """The inverse of `set_options`."""
    return {BEGINNING: BEGINNINGS[state.common_beginning]}


def set_up(state: CoimbraFields, seats: int, options: dict[str, str]) -> None:
    """Everything that needs no chance: resources and die tokens."""
    clear(state)
    set_options(state, options)
    state.seats = seats
    seat: i64 = 0
    while seat < state.seats:
        state.coins[seat] = c.START_COINS
        state.guards[seat] = c.START_GUARDS
        seat += 1
    location: i64 = 0
    while location < c.LOCATION_COUNT:
        lay_tokens(state, location)
        location += 1


def filled(places: vec[i64], empty: i64, most: i64) -> i64:
    """How many of the first `most` places hold something; they are filled one after the other."""
    count: i64 = 0
    while count < most and places[count] != empty:
        count += 1
    return count


def holds(places: vec[i64], content: i64, most: i64) -> bool:
    """Whether one of the first `most` places holds this."""
    i: i64 = 0
    while i < most:
        if places[i] == content:
            return True
        i += 1
    return False


def next_set_up(state: CoimbraFields) -> None:
    """Ask chance for the next tile, card or seat; the phases of the set-up follow each other (CO-17.3)."""
    if not _is_laid_out(state):
        ask_chance(state, d.DRAW_MONASTERY + state.phase)
    elif state.phase == s.SEAT_PHASE:
        begin_round(state)
    else:
        state.phase += 1


def _is_laid_out(state: CoimbraFields) -> bool:
    """Whether everything that this phase of the set-up draws lies on the table."""
    if state.phase == s.MONASTERY_PHASE:
        return state.monasteries[c.MONASTERY_SPACES - 1] > 0
    if state.phase == s.TILE_PHASE:
        return state.tiles[c.TRACK_COUNT - 1] > 0
    if state.phase == s.VOYAGE_PHASE:
        return state.voyages[c.SLOTS - 1] > 0
    return state.order[state.seats - 1] >= 0


def _undrawn(first: i64, total: i64, places: vec[i64], code: i64, out: vec[i64]) -> i64:
    """The actions that draw what lies in none of the places; there it is known by its index plus `code`."""
    count: i64 = 0
    i: i64 = 0
    while i < total:
        if not holds(places, i + code, len(places)):
            out[count] = first + i
            count += 1
        i += 1
    return count


def legal_draw_monastery(state: CoimbraFields, out: vec[i64]) -> i64:
    """The undrawn tiles with the back of the next space (CO-3.1)."""
    back: i64 = c.SPACE_BACK[filled(state.monasteries, 0, c.MONASTERY_SPACES)]
    count: i64 = 0
    tile: i64 = 0
    while tile < c.MONASTERY_COUNT:
        if c.MONASTERY_BACK[tile] == back and not holds(state.monasteries, tile + 1, c.MONASTERY_SPACES):
            out[count] = ids.DRAW_MONASTERY + tile
            count += 1
        tile += 1
    return count


def draw_monastery(state: CoimbraFields, tile: i64) -> None:
    """Chance has drawn a monastery."""
    space: i64 = filled(state.monasteries, 0, c.MONASTERY_SPACES)
    state.agenda.pop()
    state.monasteries[space] = tile + 1
    note_monastery(state, "monastery_drawn", NO_SEAT, c.NODE_OF_SPACE[space], tile)


def legal_draw_scoring_tile(state: CoimbraFields, out: vec[i64]) -> i64:
    """The undrawn influence scoring tiles (CO-3.2)."""
    return _undrawn(ids.DRAW_SCORING_TILE, c.TILE_COUNT, state.tiles, 1, out)


def draw_scoring_tile(state: CoimbraFields, tile: i64) -> None:
    """Chance has drawn an influence scoring tile."""
    track: i64 = filled(state.tiles, 0, c.TRACK_COUNT)
    state.agenda.pop()
    state.tiles[track] = tile + 1
    note_tile(state, track, tile)


def legal_draw_voyage(state: CoimbraFields, out: vec[i64]) -> i64:
    """The undrawn voyage cards (CO-3.4)."""
    return _undrawn(ids.DRAW_VOYAGE, c.VOYAGE_COUNT, state.voyages, 1, out)


def draw_voyage(state: CoimbraFields, voyage: i64) -> None:
    """Chance has drawn a voyage card."""
    slot: i64 = filled(state.voyages, 0, c.SLOTS)
    state.agenda.pop()
    state.voyages[slot] = voyage + 1
    note_voyage(state, slot, voyage)


def legal_draw_seat(state: CoimbraFields, out: vec[i64]) -> i64:
    """The seats without a flag (CO-3.8)."""
    return _undrawn(ids.DRAW_SEAT, state.seats, state.order, 0, out)


def draw_seat(state: CoimbraFields, seat: i64) -> None:
    """Chance has drawn a seat: its lion goes to the next flag, its disks on top of the stacks at 0 (CO-3.7)."""
    flag: i64 = filled(state.order, -1, state.seats)
    state.agenda.pop()
    state.order[flag] = seat
    track: i64 = 0
    while track < c.TRACK_COUNT:
        state.standing[track * c.MAX_SEATS + flag] = seat
        track += 1
    note_seat_drawn(state, seat, flag)


def next_start_card(state: CoimbraFields) -> None:
    """Ask chance for the next start card; two for each player (CO-3.12)."""
    if filled(state.groups, 0, state.seats * 2) < state.seats * 2:
        ask_chance(state, d.DRAW_START_CARD)
    else:
        state.phase = s.CHOICE_PHASE


def legal_draw_start_card(state: CoimbraFields, out: vec[i64]) -> i64:
    """The undrawn start cards."""
    count: i64 = 0
    card: i64 = 0
    while card < c.START_CARDS:
        if state.undrawn[card] == 1:
            out[count] = ids.DRAW_START_CARD + card
            count += 1
        card += 1
    return count


def draw_start_card(state: CoimbraFields, card: i64) -> None:
    """Chance has turned up a start card."""
    place: i64 = filled(state.groups, 0, state.seats * 2)
    state.agenda.pop()
    state.undrawn[card] = 0
    state.groups[place] = card + 1
    note_start_card(state, place >> 1, card)
