"""The individual start conditions: a pair of start cards and a corner for the pilgrim (CO-3.13, CO-3.14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.cards import add_card
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.effects.pending import ask, begin_bonus
from tabuleiro.games.coimbra.influence import raise_influence
from tabuleiro.games.coimbra.present.events import note_card, note_group, note_node
from tabuleiro.games.coimbra.setup import holds
from tabuleiro.games.coimbra.state import CoimbraFields

PASSES: Final = 2


def next_start_choice(state: CoimbraFields) -> None:
    """First pass in reverse player order, second pass in player order."""
    if state.turn == state.seats:
        state.turn = 0
        state.lap += 1
    if state.lap == PASSES:
        state.lap = 0
        state.phase = s.START_PHASE
        return
    flag: i64 = state.seats - 1 - state.turn if state.lap == 0 else state.turn
    ask(state, d.START_CHOICE, state.order[flag], 0)


def legal_start_choice(state: CoimbraFields, out: vec[i64]) -> i64:
    """A group if the player has none yet, a free corner if the pilgrim is not placed yet."""
    seat: i64 = state.agenda.get(d.ACTOR)
    count: i64 = 0
    if state.hand_sizes[seat] == 0:
        group: i64 = 0
        while group < state.seats:
            if state.groups[group * 2] > 0:
                out[count] = ids.TAKE_GROUP + group
                count += 1
            group += 1
    if state.pilgrims[seat] < 0:
        corner: i64 = 0
        while corner < c.CORNERS:
            if not holds(state.pilgrims, corner, state.seats):
                out[count] = ids.PLACE_PILGRIM + corner
                count += 1
            corner += 1
    return count


def take_group(state: CoimbraFields, group: i64) -> None:
    """Both cards of a group are the player's; they are used after the second pass."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.pop()
    first: i64 = state.groups[group * 2] - 1
    second: i64 = state.groups[group * 2 + 1] - 1
    state.groups[group * 2] = 0
    state.groups[group * 2 + 1] = 0
    add_card(state, seat, first)
    add_card(state, seat, second)
    note_group(state, seat, group, first, second)
    state.turn += 1


def place_pilgrim(state: CoimbraFields, corner: i64) -> None:
    """The pilgrim starts at a corner that nobody else has."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.pop()
    state.pilgrims[seat] = corner
    note_node(state, "pilgrim_placed", seat, corner)
    state.turn += 1


def next_start_cards(state: CoimbraFields) -> None:
    """Ask each player, in player order, which start card comes first; then the dice are rolled."""
    if state.turn == state.seats:
        state.turn = 0
        state.phase = s.ROLL_PHASE
        return
    seat: i64 = state.order[state.turn]
    state.turn += 1
    ask(state, d.START_CARDS, seat, 0)


def legal_start_cards(out: vec[i64]) -> i64:
    """Either card."""
    out[0] = ids.START_CARD_FIRST
    out[1] = ids.START_CARD_FIRST + 1
    return 2


def start_card_first(state: CoimbraFields, first: i64) -> None:
    """Use one start card, then the other."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.pop()
    ask(state, d.START_CARD, seat, state.hands[seat * c.CARD_COUNT + 1 - first] - 1)
    ask(state, d.START_CARD, seat, state.hands[seat * c.CARD_COUNT + first] - 1)


def use_start_card(state: CoimbraFields) -> None:
    """Influence, then the immediate bonus, if the card has one (CO-3.14)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    card: i64 = state.agenda.get(d.CARD)
    state.agenda.pop()
    note_card(state, "start_card_used", seat, card)
    raise_influence(state, seat, c.CARD_CLASS[card], c.CARD_INFLUENCE[card])
    if c.CARD_ZONE[card] == c.IMMEDIATE:
        begin_bonus(state, seat, c.CARD_CODE[card])
