"""Exchanging guards or coins for victory points in phase E (CO-6.E6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.effects.rewards import pay, stock_of
from tabuleiro.games.coimbra.present.events import note_exchanged
from tabuleiro.games.coimbra.state import CoimbraFields


def exchangeable(state: CoimbraFields, seat: i64) -> i64:
    """Bit set of the resources that the player's phase E cards exchange."""
    hands: vec[i64] = state.hands
    found: i64 = 0
    i: i64 = seat * c.CARD_COUNT
    end: i64 = i + state.hand_sizes[seat]
    while i < end:
        found |= card_exchanges(hands[i] - 1)
        i += 1
    return found


def card_exchanges(card: i64) -> i64:
    """Bit set of the resources that one card exchanges."""
    return _EXCHANGES[card]


def _read_exchanges(card: i64) -> i64:
    """The same from the program of the card."""
    found: i64 = 0
    if c.CARD_ZONE[card] == c.PHASE_E:
        at: i64 = c.CARD_CODE[card] * p.STRIDE
        while c.CODE[at] != p.OP_END:
            if c.CODE[at] == p.OP_E_EXCHANGE:
                found |= c.BIT[c.CODE[at + p.X]]
            at += p.STRIDE
    return found


_EXCHANGES: Final = vec[i64]([_read_exchanges(card) for card in range(c.CARD_COUNT)])


def legal_exchanges(state: CoimbraFields, seat: i64, out: vec[i64], count: i64) -> i64:
    """Append every exchange that the player can pay, if he is up in phase E; return the new count."""
    if state.phase != s.INCOME_PHASE or state.order[state.turn] != seat:
        return count
    cards: i64 = exchangeable(state, seat)
    resource: i64 = 0
    while resource < 2:
        if cards & c.BIT[resource] != 0:
            most: i64 = stock_of(state, seat, resource) // c.EXCHANGE_GIVE[resource]
            times: i64 = 1
            while times <= most:
                out[count] = ids.exchange_id(resource, times)
                count += 1
                times += 1
        resource += 1
    return count


def can_exchange(state: CoimbraFields, seat: i64) -> bool:
    """Whether at least one exchange is possible."""
    cards: i64 = exchangeable(state, seat)
    resource: i64 = 0
    while resource < 2:
        if cards & c.BIT[resource] != 0 and stock_of(state, seat, resource) >= c.EXCHANGE_GIVE[resource]:
            return True
        resource += 1
    return False


def exchange(state: CoimbraFields, resource: i64, times: i64) -> None:
    """Give resources for points; the same decision is asked again."""
    seat: i64 = state.agenda.get(d.ACTOR)
    points: i64 = c.EXCHANGE_GET[resource] * times
    pay(state, seat, resource, c.EXCHANGE_GIVE[resource] * times)
    state.points[seat] += points
    note_exchanged(state, seat, resource, c.EXCHANGE_GIVE[resource] * times, points)
