"""Acquiring character cards, from the display and from the discard pile (CO-6.C5 to CO-6.C10, CO-9.4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.dice import die_value
from tabuleiro.games.coimbra.effects.pending import ask, begin_bonus
from tabuleiro.games.coimbra.effects.rewards import grant_rewards, pay, stock_of
from tabuleiro.games.coimbra.influence import raise_influence
from tabuleiro.games.coimbra.present.events import note_crown, note_priced
from tabuleiro.games.coimbra.state import CoimbraFields


def discount(state: CoimbraFields, seat: i64, resource: i64) -> i64:
    """What the player's phase C cards take off the cost of a card (CO-6.C9)."""
    hands: vec[i64] = state.hands
    total: i64 = 0
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        card: i64 = hands[i] - 1
        if c.CARD_ZONE[card] == c.PHASE_C:
            total += card_discount(card, resource)
        i += 1
    return total


def card_discount(card: i64, resource: i64) -> i64:
    """What one phase C card takes off the cost of a card."""
    return _DISCOUNTS[card * 2 + resource]


def _read_discount(card: i64, resource: i64) -> i64:
    """The same from the program of the card."""
    total: i64 = 0
    at: i64 = c.CARD_CODE[card] * p.STRIDE
    while c.CODE[at] != p.OP_END:
        if c.CODE[at] == p.OP_ACQUIRE_DISCOUNT and c.CODE[at + p.X] == resource:
            total += c.CODE[at + p.Y]
        at += p.STRIDE
    return total


_DISCOUNTS: Final = vec[i64](
    [_read_discount(card, resource) for card in range(c.CARD_COUNT) for resource in (c.GUARDS, c.COINS)]
)
"""card * 2 + resource."""


def price(state: CoimbraFields, seat: i64, resource: i64, full: i64) -> i64:
    """The cost of a card after discounts, at least 0; they count in phase C only."""
    if state.phase == s.RETRIEVE_PHASE:
        full -= discount(state, seat, resource)
    return full if full > 0 else i64(0)


def legal_city_action(state: CoimbraFields, out: vec[i64]) -> i64:
    """The affordable cards of the evaluated row, and distress (CO-6.C5)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    value: i64 = die_value(state, state.agenda.get(d.DIE))
    first: i64 = (state.location - 1) * c.COLUMNS
    count: i64 = 0
    column: i64 = 0
    while column < c.COLUMNS:
        if state.display[first + column] > 0:
            resource: i64 = c.CARD_COST[state.display[first + column] - 1]
            if stock_of(state, seat, resource) >= price(state, seat, resource, value):
                out[count] = ids.ACQUIRE + column
                count += 1
        column += 1
    out[count] = ids.DISTRESS
    return count + 1


def acquire(state: CoimbraFields, column: i64) -> None:
    """Pay for a card of the evaluated row and take it; the die is retrieved when all is done (CO-6.C6)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    place: i64 = (state.location - 1) * c.COLUMNS + column
    card: i64 = state.display[place] - 1
    cost: i64 = price(state, seat, c.CARD_COST[card], die_value(state, state.agenda.get(d.DIE)))
    state.agenda.set(0, d.RETRIEVAL)
    state.display[place] = 0
    pay(state, seat, c.CARD_COST[card], cost)
    note_priced(state, "card_acquired", seat, card, c.CARD_COST[card], cost)
    take_card(state, seat, card, place + 1)


def take_card(state: CoimbraFields, seat: i64, card: i64, place: i64) -> None:
    """The card is the player's: its influence, its immediate bonus, then the rest (CO-6.C6)."""
    add_card(state, seat, card)
    raise_influence(state, seat, c.CARD_CLASS[card], c.CARD_INFLUENCE[card])
    ask(state, d.ACQUISITION, seat, card)
    state.agenda.set(d.FROM, place)
    if c.CARD_ZONE[card] == c.IMMEDIATE:
        begin_bonus(state, seat, c.CARD_CODE[card])


def add_card(state: CoimbraFields, seat: i64, card: i64) -> None:
    """Put a card behind the others that a player has."""
    state.hands[seat * c.CARD_COUNT + state.hand_sizes[seat]] = card + 1
    state.hand_sizes[seat] += 1


def finish_acquisition(state: CoimbraFields) -> None:
    """Phase C bonuses that the card triggers, one after the other, then its crown token (CO-6.C10)."""
    agenda = state.agenda
    seat: i64 = agenda.get(d.ACTOR)
    acquired: i64 = c.CARD_CLASS[agenda.get(d.CARD)]
    while state.phase == s.RETRIEVE_PHASE and agenda.get(d.NEXT) < state.hand_sizes[seat]:
        card: i64 = state.hands[seat * c.CARD_COUNT + agenda.get(d.NEXT)] - 1
        agenda.set(d.NEXT, agenda.get(d.NEXT) + 1)
        if c.CARD_ZONE[card] == c.PHASE_C and _reward(state, seat, card, acquired):
            return
    place: i64 = agenda.get(d.FROM)
    agenda.pop()
    if place > 0:
        _take_crown(state, seat, place)


def _reward(state: CoimbraFields, seat: i64, card: i64, acquired: i64) -> bool:
    """Grant a card's reward for a newly acquired class; whether that put a pilgrim move on the agenda."""
    depth: i64 = state.agenda.depth
    instruction: i64 = c.CARD_CODE[card]
    while c.CODE[instruction * p.STRIDE] != p.OP_END:
        if c.CODE[instruction * p.STRIDE] == p.OP_ON_ACQUIRE and c.CODE[instruction * p.STRIDE + p.X] == acquired:
            grant_rewards(state, seat, instruction, 1)
        instruction += 1
    return state.agenda.depth > depth


def _take_crown(state: CoimbraFields, seat: i64, place: i64) -> None:
    token: i64 = 0
    while token < c.TRACK_COUNT:
        if state.crowns[token] == place:
            state.crowns[token] = s.HELD + seat
            note_crown(state, "crown_taken", seat, token, place - 1)
        token += 1


def legal_discard_pick(state: CoimbraFields, out: vec[i64]) -> i64:
    """Decline, and the affordable cards of the discard pile that have a cost icon (CO-9.4)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    full: i64 = c.CODE[state.agenda.get(d.INSTRUCTION) * p.STRIDE + p.X]
    out[0] = ids.DECLINE
    count: i64 = 1
    card: i64 = 0
    while card < c.CARD_COUNT:
        if state.discard[card] == 1 and c.CARD_COST[card] != c.NO_COST:
            resource: i64 = c.CARD_COST[card]
            if stock_of(state, seat, resource) >= price(state, seat, resource, full):
                out[count] = ids.TAKE_DISCARD + card
                count += 1
        card += 1
    return count


def take_discard(state: CoimbraFields, card: i64) -> None:
    """Buy a card from the discard pile as if it were acquired the usual way."""
    seat: i64 = state.agenda.get(d.ACTOR)
    full: i64 = c.CODE[state.agenda.get(d.INSTRUCTION) * p.STRIDE + p.X]
    cost: i64 = price(state, seat, c.CARD_COST[card], full)
    state.agenda.pop()
    state.discard[card] = 0
    pay(state, seat, c.CARD_COST[card], cost)
    note_priced(state, "card_bought", seat, card, c.CARD_COST[card], cost)
    take_card(state, seat, card, 0)
